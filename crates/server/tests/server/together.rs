//! What a page needs to play together: one device at a time, screens that everybody sees, who looks
//! on, what happened before one came, and whose turn it is.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use wire::{Closing, Message, Order, Turn};

use crate::house::{House, Socket, settings};

/// Says hello as the one device at which the seat is played.
async fn alone(socket: &mut Socket) {
    socket.command(Order::Hello { since: None, alone: true }).await;
    while socket.updates.is_empty() {
        socket.message().await.expect("hello brings an update");
    }
}

#[tokio::test]
async fn a_second_device_replaces_the_first_and_nobody_else() {
    let house = House::open(settings()).await;
    let (lauma, janis) = (house.guest("Lauma").await, house.guest("Jānis").await);
    let made = lauma.create(json!({"game": "trains", "seats": ["me", "open"]})).await;
    janis.sit(&made.id).await;
    let mut other = janis.play(&made.id).await;
    let mut screen = lauma.look_on(&made.id).await;
    let mut first = lauma.connect(&made.id).await.unwrap();
    alone(&mut first).await;
    let mut second = lauma.connect(&made.id).await.unwrap();
    alone(&mut second).await;
    assert_eq!(first.closed().await, Some(1008));
    assert_eq!(first.closing, Some(Closing::Replaced));
    // The others are still there.
    for socket in [&mut second, &mut other, &mut screen] {
        socket.hello(None).await;
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_screen_shows_what_everybody_may_know_and_is_counted() {
    let house = House::open(settings()).await;
    let lauma = house.guest("Lauma").await;
    let made = lauma.create(json!({"game": "trains", "seats": ["me", "bot:mouse"]})).await;
    let mut mine = lauma.play(&made.id).await;
    assert_eq!(mine.now().watching, 0);
    let screen = lauma.look_on(&made.id).await;
    assert_eq!(screen.now().you, None, "although its owner has a seat");
    assert_eq!(screen.view()["me"], Value::Null);
    assert_eq!(screen.view()["hand"], json!([]));
    assert_eq!(screen.now().watching, 1);
    let counted = async |socket: &mut Socket, wanted: u32| loop {
        match socket.message().await.expect("the socket stays open") {
            Message::Watching { count } if count == wanted => return,
            _ => {}
        }
    };
    counted(&mut mine, 1).await;
    drop(screen);
    counted(&mut mine, 0).await;
    house.server.stop().await;
}

#[tokio::test]
async fn who_comes_back_hears_and_sees_what_happened() {
    let house = House::open(settings()).await;
    let (lauma, janis) = (house.guest("Lauma").await, house.guest("Jānis").await);
    let made = lauma.create(json!({"game": "trains", "seats": ["me", "open"]})).await;
    let (status, empty) = lauma.get(&format!("/api/matches/{}/history", made.id)).await;
    assert_eq!((status, &empty["news"]), (StatusCode::OK, &json!([])), "nothing has happened");
    let mut one = lauma.play(&made.id).await;
    janis.sit(&made.id).await;
    let mut two = janis.play(&made.id).await;
    one.until(|update| update.turn.is_some()).await;
    for _ in 0..6 {
        let socket = if one.now().actions.is_empty() { &mut two } else { &mut one };
        let action = socket.now().actions[0].clone();
        let number = socket.must_act(&[&action]).await;
        one.reach(number).await;
        two.reach(number).await;
    }
    let told: Vec<_> = one.updates.iter().flat_map(|update| update.news.clone()).collect();
    let (_, history) = lauma.get(&format!("/api/matches/{}/history", made.id)).await;
    let news = history["news"].as_array().unwrap();
    assert_eq!(news.len(), told.len());
    for (told, again) in told.iter().zip(news) {
        assert_eq!(json!(told), *again);
    }
    // The view of every update can be had again, by number.
    for update in one.updates.iter().filter(|update| update.number > 0) {
        let path = format!("/api/matches/{}/moments/{}", made.id, update.number);
        let (status, moment) = lauma.get(&path).await;
        assert_eq!(status, StatusCode::OK, "{moment}");
        let view: Value = serde_json::from_str(update.view.as_ref().unwrap().get()).unwrap();
        assert_eq!(moment["view"], view);
        assert_eq!(moment["turn"], json!(update.turn));
        // Somebody else, and a screen, see it with their own eyes.
        let (_, theirs) = janis.get(&path).await;
        assert_eq!(theirs["view"]["me"], json!(1));
        let (_, public) = lauma.get(&format!("{path}?watch=true")).await;
        assert_eq!(public["view"]["me"], Value::Null);
    }
    for path in ["moments/0", "moments/9999", "moments/x"] {
        let (status, _) = lauma.get(&format!("/api/matches/{}/{path}", made.id)).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn without_spectators_nobody_else_looks_back() {
    let house = House::open(settings()).await;
    let lauma = house.guest("Lauma").await;
    let seats = ["me", "bot:mouse"];
    let made = lauma.create(json!({"game": "trains", "seats": seats, "watch": "nobody"})).await;
    for path in ["history", "moments/1"] {
        let path = format!("/api/matches/{}/{path}", made.id);
        let (status, _) = house.nobody().get(&path).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
        let (status, _) = lauma.get(&path).await;
        assert_eq!(status, StatusCode::OK, "{path}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn ones_own_matches_say_whose_turn_it_is() {
    let house = House::open(settings()).await;
    let (lauma, janis) = (house.guest("Lauma").await, house.guest("Jānis").await);
    let made = lauma.create(json!({"game": "trains", "seats": ["open", "me"]})).await;
    let (_, mine) = lauma.get("/api/me/matches").await;
    assert_eq!(mine["matches"][0]["you"], json!(1));
    assert_eq!(mine["matches"][0].get("asked"), None, "it has not begun");
    janis.sit(&made.id).await;
    let socket = lauma.play(&made.id).await;
    let Some(Turn::Seats(asked)) = socket.now().turn.clone() else { panic!("somebody is asked") };
    let (status, mine) = lauma.send(Method::GET, "/api/me/matches", None).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(mine["matches"][0]["asked"], json!(asked));
    house.server.stop().await;
}
