//! Playing together over the network.

use e2e::{
    House, Player as _, Screen,
    network::{Guest, begun, no_secret, play},
    trains::Hand,
};

#[tokio::test(flavor = "multi_thread")]
async fn people_a_bot_a_spectator_and_a_server_that_dies() {
    let mut house = House::open().await;
    let mut player = Hand::Mouse;
    let guests =
        [Guest::new(&house, Screen::LAPTOP).await, Guest::new(&house, Screen::PHONE.dark()).await];
    let spectator = Guest::new(&house, Screen::LAPTOP.dark()).await;

    // The second one comes by the code, from the start page.
    let table =
        guests[0].page.open_table("Lauma", "trains", 3, &["create-public", "create-hints"]).await;
    guests[0].page.accessible("gathering").await;
    let phone = &guests[1].page;
    phone.go("/").await;
    phone.see("[data-test='join-code']").await.send_keys(&table.code).await.unwrap();
    phone.click("join").await;
    phone.see("[data-test='gather']").await;
    phone.accessible("gathering on a phone in the dark").await;
    phone.sit_down("Jānis").await;
    let select = guests[0].page.see("[data-test='set-2']").await;
    select.select_by_value("bot:mouse").await.unwrap();
    spectator.page.go("/together").await;
    spectator.page.see("[data-test='public'] li").await;
    spectator.page.accessible("the lobby in the dark").await;
    begun(&guests).await;
    spectator.page.go(&table.path).await;
    spectator.page.board().await;
    spectator.page.see("[data-test='you-watch']:not([hidden])").await;
    let one = "return document.querySelector('[data-test=watching]:not([hidden]) span')?.innerText === '1'";
    guests[0].page.until("one person is watching", one).await;

    // A sign is seen by everybody.
    guests[0].page.click("signs").await;
    guests[0].page.see("dialog.signs[open]").await;
    guests[0].page.accessible("the signs").await;
    guests[0].page.click("sign-hello").await;
    spectator.page.see("[data-test='sign']").await;

    assert!(!play(&guests, 5, async |_, page| player.step(page).await).await);

    // The server dies in the middle; everybody sees it, and goes on where they were.
    let before = spectator.page.number().await;
    house.kill().await;
    for page in [&guests[0].page, &guests[1].page, &spectator.page] {
        page.link("reconnecting").await;
    }
    guests[0].page.accessible("without a connection").await;
    house.serve_again().await;
    for page in [&guests[0].page, &guests[1].page, &spectator.page] {
        page.link("live").await;
        assert!(page.number().await >= before, "nothing is lost");
    }

    assert!(play(&guests, usize::MAX, async |_, page| player.step(page).await).await);
    spectator.page.see("dialog.result[open]").await;
    // What was drawn, and in the same line that it was the last card, stands in the log of who drew it
    // alone; all the rest is the same for everybody.
    let lines = "return [...document.querySelectorAll('.log li')].map((it) => it.textContent)\
                 .filter((it) => !it.startsWith('It is ') && !it.includes('choose from') \
                 && !it.startsWith('The draw pile is used up'))";
    let told = spectator.page.run(lines, Vec::new()).await;
    assert!(told.as_array().is_some_and(|told| told.len() > 10), "{told}");
    for guest in &guests {
        assert_eq!(guest.page.number().await, spectator.page.number().await);
        assert_eq!(guest.page.run(lines, Vec::new()).await, told, "everybody saw the same match");
    }
    no_secret(&guests[0], &player, Some(0));
    no_secret(&guests[1], &player, Some(1));
    no_secret(&spectator, &player, None);

    // The same people once more.
    guests[0].page.click("rematch").await;
    guests[0].page.see("[data-test='gather']").await;
    // The other one reads of it where they look: in the result.
    guests[1].page.see("dialog.result[open] [data-test='rematch-offer']:not([hidden])").await;
    guests[1].page.click("rematch").await;
    for guest in &guests {
        guest.page.board().await;
    }
    for guest in guests {
        guest.page.close().await;
    }
    spectator.page.close().await;
}
