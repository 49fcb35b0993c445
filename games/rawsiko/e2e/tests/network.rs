//! Playing together over the network.

use e2e::{
    House, Player as _, Screen,
    network::{Guest, begun, gathered, no_secret, play},
    rawsiko::Hands,
};

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play() {
    let house = House::open().await;
    let mut guests = Vec::new();
    for _ in 0..4 {
        guests.push(Guest::new(&house, Screen::LAPTOP).await);
    }
    gathered(&guests, "rawsiko", 4).await;
    begun(&guests).await;
    let mut hands: Vec<Hands> = (0..4).map(|_| Hands::default()).collect();
    assert!(play(&guests, usize::MAX, async |at, page| hands[at].step(page).await).await);
    for (seat, guest) in guests.into_iter().enumerate() {
        guest.page.see(&format!("[data-test='score-{seat}']")).await;
        no_secret(&guest, &hands[seat], Some(seat as u64));
        guest.page.close().await;
    }
}
