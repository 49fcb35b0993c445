//! What a page needs to play together: one device at a time, screens that everybody sees, who looks
//! on, what happened before one came, and whose turn it is.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use table::AnyGame;
use wire::{Closing, Message, Order, Turn, http::Match};

use crate::house::{Guest, House, Socket, counting, games, seats, settings};

/// Says hello as the one device at which the seat is played.
async fn alone(socket: &mut Socket) {
    socket.command(Order::Hello { since: None, alone: true, device: None }).await;
    while socket.updates.is_empty() {
        socket.message().await.expect("hello brings an update");
    }
}

#[tokio::test]
async fn a_second_device_replaces_the_first_and_nobody_else() {
    let house = House::open(counting()).await;
    let (lauma, janis) = (house.guest("Lauma").await, house.guest("Jānis").await);
    let made = lauma.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
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
async fn a_phone_and_a_laptop_play_one_seat() {
    let house = House::open(counting()).await;
    let lauma = house.guest("Lauma").await;
    let made = lauma.create(json!({"game": "counting", "seats": ["me", "bot:mouse"]})).await;
    let hello =
        |device: &str| Order::Hello { since: None, alone: false, device: Some(device.to_owned()) };
    let mut laptop = lauma.connect(&made.id).await.unwrap();
    laptop.command(hello("laptop")).await;
    let mut phone = lauma.connect(&made.id).await.unwrap();
    phone.command(hello("phone")).await;
    laptop.must_act(&["add 1"]).await;
    phone.reach(1).await;
    phone.must_act(&["add 2"]).await;
    assert_eq!(laptop.reach(2).await.you.unwrap().number(), 0);
    // A device that comes again is the same one.
    let mut again = lauma.connect(&made.id).await.unwrap();
    again.command(hello("laptop")).await;
    assert_eq!(laptop.closed().await, Some(1008));
    assert_eq!(laptop.closing, Some(Closing::Replaced));
    for socket in [&mut again, &mut phone] {
        socket.hello(None).await;
    }
    let refused = again.command(hello(&"x".repeat(41))).await;
    assert!(format!("{refused:?}").contains("at most 40 bytes"), "{refused:?}");
    house.server.stop().await;
}

#[tokio::test]
async fn hints_are_agreed_on_and_everybody_knows() {
    let house = House::open(counting()).await;
    let lauma = house.guest("Lauma").await;
    for (seats, wish, hints) in [
        (["me", "open"], None, false),
        (["me", "bot:mouse"], None, true),
        (["me", "open"], Some("anyone"), true),
        (["me", "bot:mouse"], Some("nobody"), false),
        (["kept", "bot:mouse"], Some("usual"), true),
    ] {
        let mut new = json!({"game": "counting", "seats": seats});
        if let Some(wish) = wish {
            new["hints"] = json!(wish);
        }
        let made = lauma.create(new).await;
        assert_eq!(made.hints, hints, "{seats:?} {wish:?}");
        assert_eq!(lauma.play(&made.id).await.now().hints, hints, "{seats:?} {wish:?}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn all_others_together_let_a_bot_play_for_somebody_who_is_away() {
    let house = House::open(counting()).await;
    let mut guests = Vec::new();
    for name in ["Host", "Ance", "Bence"] {
        guests.push(house.guest(name).await);
    }
    let made = guests[0].create(json!({"game": "counting", "seats": ["open", "open", "me"]})).await;
    for guest in &guests[1..] {
        guest.sit(&made.id).await;
    }
    let host = guests[0].play(&made.id).await;
    let mut there = [guests[1].play(&made.id).await, guests[2].play(&made.id).await];
    drop(host);
    let update = there[0].until(|update| !update.seats[2].online).await;
    assert!(update.host_away && update.seats[2].host);
    let wish = async |at: usize| {
        let body = Some(json!({"sitter": "bot:hare"}));
        guests[at].send(Method::PUT, &format!("/api/matches/{}/seats/2", made.id), body).await
    };
    let (status, look) = wish(1).await;
    assert_eq!((status, &look["seats"][2]["bot_wanted"]), (StatusCode::OK, &json!([0])));
    assert_eq!(look["seats"][2].get("stand_in"), None, "one of two is not all");
    there[1].until(|update| !update.seats[2].bot_wanted.is_empty()).await;
    let (_, look) = wish(2).await;
    assert_eq!(look["seats"][2]["stand_in"], json!({"level": "hare", "why": "away"}));
    let stranger = house.guest("Stranger").await;
    let path = format!("/api/matches/{}/seats/2", made.id);
    let (status, _) = stranger.send(Method::PUT, &path, Some(json!({"sitter": "bot:hare"}))).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    // Whoever comes back plays on.
    let mut host = guests[0].play(&made.id).await;
    assert!(matches!(host.command(Order::TakeBack).await, wire::Outcome::Done { .. }));
    house.server.stop().await;
}

#[tokio::test]
async fn a_screen_shows_what_everybody_may_know_and_is_counted() {
    let house = House::open(counting()).await;
    let lauma = house.guest("Lauma").await;
    let made = lauma.create(json!({"game": "counting", "seats": ["me", "bot:mouse"]})).await;
    let mut mine = lauma.play(&made.id).await;
    mine.must_act(&["roll"]).await;
    assert_eq!(mine.now().watching, 0);
    assert!(mine.view()["mine"].as_u64() > Some(0), "a secret of hers");
    let own = lauma.look_on(&made.id).await;
    assert_eq!(own.now().you, None, "although its owner has a seat");
    assert_eq!(own.view()["mine"], Value::Null);
    assert_eq!(own.now().watching, 0, "a screen of the table does not count itself");
    let screen = house.guest("Ance").await.look_on(&made.id).await;
    assert_eq!(screen.view()["mine"], Value::Null);
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

/// A match that waits for everybody but its host, and who they are, the host first.
async fn gather(house: &House, game: &AnyGame) -> (Match, Vec<Guest>) {
    let fewest = *game.seats.start();
    let mut guests = Vec::new();
    for seat in 0..fewest {
        guests.push(house.guest(&format!("Guest {seat}")).await);
    }
    let seats = seats("me", "open", fewest);
    (guests[0].create(json!({"game": game.id, "seats": seats})).await, guests)
}

#[tokio::test]
async fn a_screen_sees_what_a_stranger_sees_in_every_game() {
    let house = House::open(settings()).await;
    for game in games() {
        let (made, guests) = gather(&house, game).await;
        for guest in &guests {
            guest.sit(&made.id).await;
        }
        let screen = guests[0].look_on(&made.id).await;
        let (mine, stranger) =
            (guests[0].play(&made.id).await, house.nobody().play(&made.id).await);
        assert_eq!(screen.now().you, None, "although its owner has a seat");
        assert_eq!(screen.now().actions, [""; 0]);
        assert_eq!(screen.view(), stranger.view(), "{}", game.id);
        assert_ne!(screen.view(), mine.view(), "{}", game.id);
    }
    house.server.stop().await;
}

#[tokio::test]
async fn who_comes_back_hears_and_sees_what_happened() {
    let house = House::open(settings()).await;
    for game in games() {
        comes_back(&house, game).await;
    }
    house.server.stop().await;
}

async fn comes_back(house: &House, game: &AnyGame) {
    let (made, guests) = gather(house, game).await;
    let host = &guests[0];
    let (status, empty) = host.get(&format!("/api/matches/{}/history", made.id)).await;
    assert_eq!((status, &empty["news"]), (StatusCode::OK, &json!([])), "nothing has happened");
    let mut sockets = vec![host.play(&made.id).await];
    for guest in &guests[1..] {
        guest.sit(&made.id).await;
        sockets.push(guest.play(&made.id).await);
    }
    // The last of them only looks on.
    sockets.push(house.nobody().play(&made.id).await);
    for socket in &mut sockets {
        socket.until(|update| update.turn.is_some()).await;
    }
    for _ in 0..6 {
        let asked = sockets.iter_mut().find(|socket| !socket.now().actions.is_empty());
        let asked = asked.expect("it is somebody's turn");
        let action = asked.now().actions[0].clone();
        let number = asked.must_act(&[&action]).await;
        for socket in &mut sockets {
            socket.reach(number).await;
        }
    }
    let told: Vec<_> = sockets[0].updates.iter().flat_map(|update| update.news.clone()).collect();
    let (_, history) = host.get(&format!("/api/matches/{}/history", made.id)).await;
    let news = history["news"].as_array().unwrap();
    assert_eq!(news.len(), told.len());
    for (told, again) in told.iter().zip(news) {
        assert_eq!(json!(told), *again);
    }
    // The view of every update can be had again, by number: by somebody else, and at a screen, as
    // they saw it with their own eyes.
    let nobody = house.nobody();
    let mut seen = 0;
    for (guest, socket) in guests.iter().chain([&nobody]).zip(&sockets) {
        for update in socket.updates.iter().filter(|update| update.view.is_some()) {
            let path = format!("/api/matches/{}/moments/{}", made.id, update.number);
            if update.number == 0 {
                continue;
            }
            let view: Value = serde_json::from_str(update.view.as_ref().unwrap().get()).unwrap();
            let (status, moment) = guest.get(&path).await;
            assert_eq!(status, StatusCode::OK, "{moment}");
            assert_eq!(moment["view"], view);
            assert_eq!(moment["turn"], json!(update.turn));
            let (_, theirs) = nobody.get(&path).await;
            let (_, public) = guest.get(&format!("{path}?watch=true")).await;
            assert_eq!(public["view"], theirs["view"], "at a screen");
            if guest.token.is_some() {
                assert_ne!(public["view"], view, "{}", game.id);
            }
            seen += 1;
        }
    }
    assert!(seen >= 6 * sockets.len());
    for path in ["moments/0", "moments/9999", "moments/x"] {
        let (status, _) = host.get(&format!("/api/matches/{}/{path}", made.id)).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn without_spectators_nobody_else_looks_back() {
    let house = House::open(counting()).await;
    let lauma = house.guest("Lauma").await;
    let seats = ["me", "bot:mouse"];
    let made = lauma.create(json!({"game": "counting", "seats": seats, "watch": "nobody"})).await;
    lauma.play(&made.id).await.must_act(&["add 1"]).await;
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
    for game in games() {
        let (host, fewest) = (house.guest("Lauma").await, *game.seats.start());
        let mut seats = seats("open", "open", fewest);
        seats[1] = "me";
        let made = host.create(json!({"game": game.id, "seats": seats})).await;
        let (_, mine) = host.get("/api/me/matches").await;
        assert_eq!(mine["matches"][0]["you"], json!(1));
        assert_eq!(mine["matches"][0].get("asked"), None, "it has not begun");
        for _ in 1..fewest {
            house.guest("Jānis").await.sit(&made.id).await;
        }
        let socket = host.play(&made.id).await;
        let Some(Turn::Seats(asked)) = socket.now().turn.clone() else {
            panic!("somebody is asked")
        };
        let (status, mine) = host.send(Method::GET, "/api/me/matches", None).await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(mine["matches"][0]["asked"], json!(asked));
    }
    house.server.stop().await;
}
