//! Nothing is kept for clients that do not read. A process of its own, because it counts every byte
//! that is allocated.

#[allow(dead_code, reason = "the other tests use the rest")]
#[path = "server/counting.rs"]
mod counting;
#[allow(dead_code, reason = "the other tests use the rest")]
#[path = "server/house.rs"]
mod house;

use serde_json::json;

use crate::house::{House, counting};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

/// The bytes of each view.
const VIEW: usize = 200_000;

#[tokio::test]
async fn whoever_does_not_read_costs_no_more_the_longer_it_lasts() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let setup = format!("seats=2 padding={VIEW}");
    let body = json!({"game": "counting", "setup": setup, "seats": ["me", "open"]});
    let made = guest.create(body).await;
    let other = house.guest("Ilze").await;
    other.sit(&made.id).await;
    let mut socket = guest.play(&made.id).await;
    let mut deaf = vec![other.play(&made.id).await];
    for _ in 0..4 {
        deaf.push(house.nobody().play(&made.id).await);
    }
    let mut last = 0;
    let mut play = async |events: u32| {
        for _ in 0..events {
            last = socket.must_act(&["add 1"]).await;
            // What the client of the test remembers is not what is measured.
            let now = socket.updates.pop();
            socket.updates.clear();
            socket.updates.extend(now);
        }
        (last, dhat::HeapStats::get().curr_bytes)
    };
    // Until all buffers are full, those of the operating system too.
    let (_, full) = play(150).await;
    let (number, later) = play(150).await;
    let grown = later.saturating_sub(full);
    assert!(grown < 10 * VIEW, "{grown} bytes more after 150 views of {VIEW} bytes");

    // Whoever reads again hears what waited, and then how things stand, at once.
    for socket in &mut deaf {
        let before = socket.updates.len();
        let update = socket.reach(number).await;
        assert!(update.since == update.number && update.news.is_empty(), "one whole update");
        let heard = socket.updates.len() - before;
        assert!(heard < 150, "{heard} updates");
    }
}
