//! A clock on the wall that is set, while the server runs and while it does not: nothing stands
//! still, and nothing is deleted that somebody has touched.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;
use server::{Clock, Settings};
use wire::BotReason;

use crate::house::{Guest, House, Socket, counting};

const NOW: u64 = 1_700_000_000_000;
const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

fn by(clock: &Clock) -> Settings {
    Settings { clock: clock.clone(), ..counting() }
}

/// A server with somebody in it.
async fn house(clock: &Clock) -> (House, Guest) {
    let house = House::open(by(clock)).await;
    let guest = house.guest("Lauma").await;
    (house, guest)
}

/// A match that waits for somebody else.
async fn waiting(guest: &Guest) -> String {
    guest.create(json!({"game": "counting", "seats": ["me", "open"]})).await.id
}

/// A match of two, of whom the first is asked and has a clock.
async fn played(house: &House, guest: &Guest, clock: serde_json::Value) -> String {
    let body = json!({"game": "counting", "seats": ["me", "open"], "clock": clock});
    let made = guest.create(body).await;
    house.guest("Bence").await.sit(&made.id).await;
    made.id
}

async fn is_there(guest: &Guest, id: &str) -> bool {
    guest.get(&format!("/api/matches/{id}")).await.0 == StatusCode::OK
}

/// Waits until a match has been deleted: then the store has been looked through.
async fn deleted(mut watcher: Socket) {
    assert_eq!(watcher.closed().await, Some(1001));
}

#[tokio::test]
async fn clocks_and_bots_go_on_when_the_wall_says_otherwise() {
    for jump in [-HOUR, 40 * DAY, -400 * DAY] {
        let clock = Clock::by_hand(NOW);
        let mut settings = by(&clock);
        settings.bot_floor = Duration::from_millis(700);
        let house = House::open(settings).await;
        let guest = house.guest("Lauma").await;
        let id = played(&house, &guest, json!({"turn": 30})).await;
        let mut socket = guest.play(&id).await;
        clock.turn(Duration::from_secs(20));
        clock.set_wall(jump);
        socket.must_act(&["add 1"]).await;
        assert_eq!(socket.now().clocks[0], Some(10_000), "{jump}: neither more nor less");
        assert!(socket.now().seats[0].stand_in.is_none(), "{jump}");
        clock.turn(Duration::from_secs(10));
        let update = socket.until(|update| update.seats[0].stand_in.is_some()).await;
        assert_eq!(update.seats[0].stand_in.as_ref().unwrap().why, BotReason::Time);
        clock.set_wall(-jump);
        // The bot moves in its time, whatever the wall says.
        let before = socket.now().number;
        while guest.look(&id).await.number <= before {
            clock.turn(Duration::from_millis(700));
        }
    }
}

#[tokio::test]
async fn a_wall_that_jumps_ahead_deletes_nothing() {
    let clock = Clock::by_hand(NOW);
    let (house, guest) = house(&clock).await;
    let old = waiting(&guest).await;
    let watcher = guest.play(&old).await;
    clock.turn(Duration::from_hours(29 * 24));
    let fresh = waiting(&guest).await;
    clock.set_wall(40 * DAY);
    clock.turn(Duration::from_hours(25));
    deleted(watcher).await;
    assert!(is_there(&guest, &fresh).await, "it was touched yesterday");
    assert!(!is_there(&guest, &old).await, "it is really old");
    drop(house);
}

#[tokio::test]
async fn a_restart_after_a_jump_deletes_nothing_and_takes_no_seat() {
    for jump in [-HOUR, 40 * DAY] {
        let clock = Clock::by_hand(NOW);
        let (house, guest) = house(&clock).await;
        let old = waiting(&guest).await;
        clock.turn(Duration::from_hours(29 * 24));
        let fresh = waiting(&guest).await;
        let id = played(&house, &guest, json!({"turn": 30})).await;
        let days = played(&house, &guest, json!({"days": 1})).await;
        let wall = NOW.saturating_add_signed(29 * DAY + jump);
        // Twice, so that what was not believed once is not believed later.
        let house = house.again(by(&Clock::by_hand(wall))).await;
        let clock = Clock::by_hand(wall);
        let house = house.again(by(&clock)).await;
        let guest = Guest { base: house.base.clone(), ..guest };
        let mut socket = guest.play(&id).await;
        assert_eq!(socket.now().clocks[0], Some(30_000), "{jump}: nobody could play meanwhile");
        let of_days = guest.play(&days).await;
        let left = of_days.now().clocks[0].unwrap();
        assert!(left >= u64::try_from(DAY - HOUR).unwrap(), "{jump}: an hour counts at most");
        assert!(is_there(&guest, &old).await && is_there(&guest, &fresh).await, "{jump}");
        // Time goes on from there.
        clock.turn(Duration::from_secs(30));
        let update = socket.until(|update| update.seats[0].stand_in.is_some()).await;
        assert_eq!(update.seats[0].stand_in.as_ref().unwrap().why, BotReason::Time);
        let watcher = guest.play(&old).await;
        clock.turn(Duration::from_hours(26));
        deleted(watcher).await;
        assert!(is_there(&guest, &fresh).await, "{jump}");
        house.server.stop().await;
    }
}

#[tokio::test]
async fn a_match_is_kept_while_its_clock_allows_play() {
    let clock = Clock::by_hand(NOW);
    let mut settings = by(&clock);
    settings.keep = Duration::from_hours(24);
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let slow = played(&house, &guest, json!({"days": 3})).await;
    let other = waiting(&guest).await;
    let watcher = guest.play(&other).await;
    clock.turn(Duration::from_hours(70));
    deleted(watcher).await;
    assert!(is_there(&guest, &slow).await, "two hours are left");
    let mut socket = guest.play(&slow).await;
    assert_eq!(socket.now().clocks[0], Some(u64::try_from(2 * HOUR).unwrap()));
    socket.must_act(&["add 1"]).await;
    assert!(socket.now().seats[0].stand_in.is_none());
}
