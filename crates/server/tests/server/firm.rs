//! What somebody who means harm, or just a lot of people, must not be able to do.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Rate;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use wire::{BotReason, Closing, Code, Order, Outcome, Phase, http::TimeControl};

use crate::{
    counting::{COUNTING, COUNTING_2},
    house::{House, code, counting},
};

fn open_match() -> Value {
    json!({"game": "counting", "seats": ["me", "open"]})
}

fn against_a_bot() -> Value {
    json!({"game": "counting", "seats": ["me", "bot:random"]})
}

/// The HTTP status with which a websocket is refused.
fn refused(error: tokio_tungstenite::tungstenite::Error) -> u16 {
    let tokio_tungstenite::tungstenite::Error::Http(answer) = error else { panic!("{error}") };
    answer.status().as_u16()
}

#[tokio::test]
async fn spectators_cannot_lock_out_players() {
    let mut settings = counting();
    settings.limits.watchers = 2;
    settings.limits.connections_per_address = 40;
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(open_match()).await;
    let mut held = Vec::new();
    for _ in 0..2 {
        held.push(house.nobody().play(&made.id).await);
    }
    let third = house.nobody().connect(&made.id).await.err().unwrap();
    assert_eq!(refused(third), 429);
    let mut first = guest.play(&made.id).await;
    for _ in 0..7 {
        held.push(guest.play(&made.id).await);
    }
    let mut ninth = guest.play(&made.id).await;
    assert_eq!(first.closed().await, Some(1008));
    assert_eq!(first.closing, Some(Closing::Replaced), "the oldest of one's own sockets goes");
    ninth.hello(None).await;
}

#[tokio::test]
async fn a_full_house_has_room_for_players() {
    let mut settings = counting();
    settings.proxies = 1;
    settings.limits.connections_per_address = 8;
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let mut matches = Vec::new();
    for _ in 0..9 {
        matches.push(guest.create(open_match()).await.id);
    }
    let from = [("x-forwarded-for", "10.1.1.1")];
    let mut held = Vec::new();
    for id in &matches[..6] {
        held.push(house.nobody().connect_with(id, &from).await.unwrap());
    }
    let seventh = house.nobody().connect_with(&matches[6], &from).await.err().unwrap();
    assert_eq!(refused(seventh), 429, "a quarter is for players");
    for id in &matches[7..] {
        held.push(guest.connect_with(id, &from).await.unwrap());
    }
    let third = guest.connect_with(&matches[0], &from).await.err().unwrap();
    assert_eq!(refused(third), 429);
}

#[tokio::test]
async fn whoever_does_not_say_hello_is_sent_away() {
    let mut settings = counting();
    settings.limits.hello_timeout = Duration::from_millis(50);
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(against_a_bot()).await;
    let mut polite = guest.play(&made.id).await;
    let mut silent = house.nobody().connect(&made.id).await.unwrap();
    assert_eq!(silent.closed().await, Some(1008));
    polite.must_act(&["add 1"]).await;
}

/// What the server closes a websocket with after these bytes.
async fn close_code(house: &House, id: &str, frames: &[u8]) -> Option<u16> {
    let mut raw = TcpStream::connect(house.server.address()).await.unwrap();
    let ask = format!(
        "GET /api/matches/{id}/play HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    raw.write_all(ask.as_bytes()).await.unwrap();
    raw.write_all(frames).await.unwrap();
    let mut all = Vec::new();
    let _ = raw.read_to_end(&mut all).await;
    let head = all.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
    // A short close frame of a server: 0x88, its length, the code, the reason.
    let frames = &all[head..];
    let at = frames.iter().position(|byte| *byte == 0x88)?;
    Some(u16::from_be_bytes([frames[at + 2], frames[at + 3]]))
}

#[tokio::test]
async fn what_is_no_message_closes_with_the_right_code() {
    let mut settings = counting();
    settings.limits.message = 1000;
    let house = House::open(settings).await;
    let made = house.guest("Lauma").await.create(open_match()).await;
    let id = &made.id;
    // A mask of zeros leaves the bytes as they are.
    let masked =
        |first: u8, length: &[u8], bytes: &[u8]| [&[first], length, &[0; 4], bytes].concat();
    let check = async |frames: Vec<u8>, expected: u16, why: &str| {
        assert_eq!(close_code(&house, id, &frames).await, Some(expected), "{why}");
    };
    check(vec![0x81, 0x02, b'h', b'i'], 1002, "a client masks").await;
    check(masked(0x83, &[0x80], b""), 1002, "there is no such kind of frame").await;
    check(masked(0xc1, &[0x82], b"hi"), 1002, "a bit that is reserved").await;
    check(masked(0x81, &[0x82], &[0xff, 0xfe]), 1007, "text is UTF-8").await;
    check(masked(0x81, &[0xfe, 0x10, 0x00], &[b'x'; 0x1000]), 1009, "too large").await;
    check(masked(0x82, &[0x82], b"hi"), 1003, "commands are text").await;
}

#[tokio::test]
async fn lists_for_objects_are_refused() {
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(against_a_bot()).await;
    let mut socket = guest.play(&made.id).await;
    for text in [
        r#"{"id":"x","do":{"act":[["add 1"]]}}"#,
        r#"{"id":"x","do":{"hello":[null,true]}}"#,
        r#"["x","resign"]"#,
    ] {
        socket.text(text).await;
        let answer = loop {
            if let Some(wire::Message::Answer(answer)) = socket.message().await {
                break answer;
            }
        };
        assert_eq!(code(&answer.outcome), Code::BadRequest, "{text}");
    }
    assert_eq!(socket.now().number, 0);
    let body = json!({"game": "counting", "seats": ["me", "open"], "clock": {"turn": 60}});
    guest.create(body).await;
}

#[tokio::test]
async fn whoever_is_forgotten_is_gone_at_once() {
    let mut settings = counting();
    // Bots do not move while the clock stands still.
    settings.bot_floor = Duration::from_secs(10);
    let house = House::open(settings).await;
    let (one, two) = (house.guest("Lauma").await, house.guest("Ilze").await);
    let waits =
        one.create(json!({"game": "counting", "seats": ["me", "open"], "start": "host"})).await;
    let played = one.create(open_match()).await;
    two.sit(&played.id).await;
    let mut socket = one.play(&played.id).await;
    let mut watching = one.look_on(&waits.id).await;
    let mut other = two.play(&played.id).await;

    let (status, _) = one.send(Method::DELETE, "/api/me", None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(socket.closed().await, Some(1008));
    assert_eq!(socket.closing, Some(Closing::Forgotten));
    let left = |update: &wire::Update| update.seats[0].stand_in.is_some();
    let seat = &other.until(left).await.seats[0];
    assert_eq!(seat.stand_in.as_ref().map(|bot| bot.why), Some(BotReason::Resigned));
    assert_eq!(seat.name, "Lauma", "the others still know whom they played with");
    assert!(other.until(|update| update.host).await.host, "somebody must be the host");
    // Whoever only looks on is told to everybody and known to nobody.
    watching.hello(None).await;

    // Nobody who comes later is taken for her.
    let later = house.guest("Zane").await;
    for id in [&waits.id, &played.id] {
        let look = later.look(id).await;
        assert!(look.you.is_none() && !look.host);
    }
    later.sit(&waits.id).await;
    assert_eq!(later.look(&waits.id).await.seats[0].name, "Zane", "her seat is free again");
}

#[tokio::test]
async fn handing_over_and_taking_back_gives_no_time() {
    let mut settings = counting();
    settings.bot_floor = Duration::from_secs(1000);
    let clock = settings.clock.clone();
    let house = House::open(settings).await;
    let (one, two) = (house.guest("Lauma").await, house.guest("Ilze").await);
    let body = json!({"game": "counting", "seats": ["me", "open"], "clock": {"turn": 60}});
    let made = one.create(body).await;
    assert_eq!(made.clock, TimeControl::Turn(60));
    two.sit(&made.id).await;
    let mut socket = one.play(&made.id).await;
    for _ in 0..5 {
        clock.turn(Duration::from_secs(10));
        assert!(matches!(socket.command(Order::HandOver).await, Outcome::Done { .. }));
        assert!(matches!(socket.command(Order::TakeBack).await, Outcome::Done { .. }));
    }
    let left = socket.until(|update| update.seats[0].stand_in.is_none()).await.clocks[0];
    assert_eq!(left, Some(10_000));
    clock.turn(Duration::from_secs(11));
    let late = |update: &wire::Update| {
        update.seats[0].stand_in.as_ref().is_some_and(|bot| bot.why == BotReason::Time)
    };
    socket.until(late).await;
    let outcome = socket.command(Order::TakeBack).await;
    assert_eq!(code(&outcome), Code::Refused, "the bot decides this one");
}

#[tokio::test]
async fn a_command_is_known_for_the_whole_match() {
    let mut settings = counting();
    // Bots do not move while the clock stands still.
    settings.bot_floor = Duration::from_secs(10);
    let house = House::open(settings.clone()).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(against_a_bot()).await;
    let mut socket = guest.play(&made.id).await;
    let add = || Order::Act { actions: vec!["add 1".to_owned()], seen: None };
    assert_eq!(socket.command_as("first", add()).await, Outcome::Done { number: 1 });
    assert_eq!(socket.command_as("over", Order::HandOver).await, Outcome::Done { number: 1 });
    socket.command_as("back", Order::TakeBack).await;
    let mut last = 0;
    for number in 0..100 {
        let outcome = socket.command_as(&format!("c{number}"), add()).await;
        let Outcome::Done { number } = outcome else { panic!("{outcome:?}") };
        last = number;
    }
    assert_eq!(socket.command_as("first", add()).await, Outcome::Done { number: 1 });

    let house = house.again(settings).await;
    let guest = crate::house::Guest { base: house.base.clone(), ..guest };
    let mut socket = guest.play(&made.id).await;
    assert_eq!(socket.now().number, last);
    assert_eq!(socket.command_as("first", add()).await, Outcome::Done { number: 1 });
    assert!(matches!(socket.command_as("over", Order::HandOver).await, Outcome::Done { .. }));
    assert!(guest.look(&made.id).await.seats[0].stand_in.is_none(), "it was done long ago");
}

#[tokio::test]
async fn a_match_has_a_longest_length() {
    let mut settings = counting();
    settings.limits.entries = 20;
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(against_a_bot()).await;
    let mut socket = guest.play(&made.id).await;
    let mut taken_back = 0;
    loop {
        socket.must_act(&["add 1"]).await;
        match socket.command(Order::Undo { to: None }).await {
            Outcome::Done { .. } => taken_back += 1,
            Outcome::Refused(problem) => {
                assert_eq!(problem.code, Code::Refused, "{problem}");
                break;
            }
        }
    }
    assert_eq!(taken_back, 5, "half of the room is for playing on");
    while let Outcome::Done { .. } = socket.act(&["add 1"]).await {}
    assert_eq!(socket.now().number, 20);
    assert_eq!(guest.look(&made.id).await.number, 20);
}

#[tokio::test]
async fn bots_play_for_somebody_or_not_at_all() {
    let mut settings = counting();
    settings.limits.bot_tables = 2;
    settings.idle = Duration::from_millis(20);
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let alone = json!({"game": "counting", "seats": ["bot:random", "bot:random"]});
    let made = guest.create(alone.clone()).await;
    guest.create(alone.clone()).await;
    let (status, problem) = guest.post("/api/matches", alone).await;
    assert_eq!((status.as_u16(), &problem["code"]), (429, &json!("too_many")), "{problem}");
    // It sleeps, and when somebody looks in, nothing has happened.
    while house.server.live_matches() > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(guest.look(&made.id).await.number, 0, "nobody was there");
    let mut socket = house.nobody().play(&made.id).await;
    socket.until(|update| update.number > 0).await;
}

#[tokio::test]
async fn bots_without_a_table_wait_for_one() {
    let mut settings = counting();
    settings.limits.bot_tables = 1;
    let clock = settings.clock.clone();
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let empty = json!({"game": "counting", "seats": ["open", "open"], "start": "host"});
    let (one, two) = (guest.create(empty.clone()).await, guest.create(empty).await);
    for made in [&one, &two] {
        let start = format!("/api/matches/{}/start", made.id);
        let (status, _) = guest.post(&start, json!({"fill": "random"})).await;
        assert_eq!(status, StatusCode::OK);
    }
    let mut first = guest.play(&one.id).await;
    first.until(|update| update.number > 0).await;
    let mut second = guest.play(&two.id).await;
    first.until(|update| update.phase == Phase::Over).await;
    while guest.look(&two.id).await.number == 0 {
        clock.turn(Duration::from_secs(1));
    }
    second.until(|update| update.number > 0).await;
}

#[tokio::test]
async fn the_lobby_cannot_be_flooded() {
    let mut settings = counting();
    settings.limits.open_tables = 2;
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let public = json!({"game": "counting", "seats": ["me", "open"], "visibility": "public"});
    for _ in 0..2 {
        guest.create(public.clone()).await;
    }
    let (status, problem) = guest.post("/api/matches", public.clone()).await;
    assert_eq!((status.as_u16(), &problem["code"]), (429, &json!("too_many")), "{problem}");
    let other = house.guest("Ilze").await;
    other.create(public).await;
    let (_, lobby) = house.nobody().get("/api/matches").await;
    assert_eq!(lobby["matches"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn codes_cannot_be_guessed_from_one_network() {
    let mut settings = counting();
    settings.proxies = 1;
    settings.limits.guesses = Rate { per_minute: 4 };
    let house = House::open(settings).await;
    let made = house.guest("Lauma").await.create(open_match()).await;
    let right = made.code.unwrap();
    assert_eq!(right.len(), 10, "five syllables: {right}");
    let mut statuses = Vec::new();
    for number in 0..6 {
        let address = format!("2001:db8:1:{number:x}::1");
        let request = house.nobody().request(Method::GET, "/api/codes/nonono");
        let sent = request.header("x-forwarded-for", address).send().await.unwrap();
        statuses.push(sent.status().as_u16());
    }
    assert_eq!(statuses, [404, 404, 404, 404, 429, 429]);
    let request = house.nobody().request(Method::GET, &format!("/api/codes/{right}"));
    let elsewhere = request.header("x-forwarded-for", "2001:db8:2::1").send().await.unwrap();
    assert_eq!(elsewhere.status().as_u16(), 200);
}

#[tokio::test]
async fn a_host_may_want_to_be_asked() {
    let house = House::open(counting()).await;
    let (host, one, two) =
        (house.guest("Lauma").await, house.guest("Ilze").await, house.guest("Zane").await);
    let body = json!({"game": "counting", "seats": ["me", "open"], "admission": "asked"});
    let made = host.create(body).await;
    let mut at_host = host.play(&made.id).await;
    let mut at_one = one.play(&made.id).await;
    for guest in [&one, &one, &two] {
        let sat = guest.sit(&made.id).await;
        assert!(sat.you.is_none() && sat.asked_host && sat.asking.is_empty());
    }
    let asking = at_host.until(|update| update.asking.len() == 2).await.asking.clone();
    assert_eq!(asking[0].name, "Ilze");
    assert!(at_one.until(|update| update.asked_host).await.asking.is_empty(), "only for the host");

    let answer = |number: u32| format!("/api/matches/{}/asking/{number}", made.id);
    let yes = || Some(json!({"admit": true}));
    let (status, _) = one.send(Method::PUT, &answer(asking[0].number), yes()).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let no = Some(json!({"admit": false}));
    let (status, _) = host.send(Method::PUT, &answer(asking[1].number), no).await;
    assert_eq!(status, StatusCode::OK);
    assert!(!two.look(&made.id).await.asked_host);
    let (status, _) = host.send(Method::PUT, &answer(asking[1].number), yes()).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "she has her answer");
    let (status, look) = host.send(Method::PUT, &answer(asking[0].number), yes()).await;
    assert_eq!(status, StatusCode::OK, "{look}");
    at_one.until(|update| update.phase == Phase::Playing && update.you.is_some()).await;
}

#[tokio::test]
async fn records_come_in_once_and_not_too_fast() {
    let mut settings = counting();
    settings.limits.imports = Rate { per_minute: 5 };
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(against_a_bot()).await;
    let mut socket = guest.play(&made.id).await;
    socket.must_act(&["add 1", "end"]).await;
    let mut record = guest.record(&made.id).await;
    let import = async |text: String| {
        let request = guest.request(Method::POST, "/api/records");
        let answer = request.header("content-type", "text/plain").body(text).send().await.unwrap();
        let status = answer.status().as_u16();
        (status, answer.json::<Value>().await.unwrap())
    };
    let (status, first) = import(record.to_string()).await;
    assert_eq!(status, 201, "{first}");
    let (status, second) = import(record.to_string()).await;
    assert_eq!((status, &second), (201, &first), "the same record is kept once");

    let renamed = |record: &table::Record, name: &str| {
        let text = record.to_string();
        let old = &record.header().seats[0];
        let text = text.replace(&format!("seat 0 {old}"), &format!("seat 0 {name}"));
        let body: Vec<&str> = text.lines().take_while(|line| !line.starts_with("seal ")).collect();
        let seal = record::Seal::of(body.iter().copied());
        format!("{}\n{seal}", body.join("\n"))
    };
    let (status, problem) = import(renamed(&record, &"x".repeat(300))).await;
    assert_eq!((status, &problem["code"]), (422, &json!("invalid")), "{problem}");
    let (status, turned) = import(renamed(&record, "evil\u{202e}name")).await;
    assert_eq!(status, 201, "{turned}");
    let look = guest.look(turned["id"].as_str().unwrap()).await;
    assert_eq!(look.seats[0].name, "evil name");
    record.key = None;
    assert_eq!(import(record.to_string()).await.0, 422, "an unfinished one");
    assert_eq!(import("galds".to_owned()).await.0, 429, "enough for a minute");
}

#[tokio::test]
async fn a_match_keeps_the_rules_that_it_began_with() {
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let running = guest.create(against_a_bot()).await;
    guest.play(&running.id).await.must_act(&["add 2"]).await;
    let finished = guest.create(against_a_bot()).await;
    guest.play(&finished.id).await.must_act(&["add 2", "end"]).await;

    let mut newer = counting();
    (newer.games, newer.older) = (COUNTING_2, COUNTING);
    let house = house.again(newer.clone()).await;
    let guest = crate::house::Guest { base: house.base.clone(), ..guest };
    let mut socket = guest.play(&running.id).await;
    assert_eq!(socket.view()["total"], 2);
    socket.must_act(&["add 2"]).await;
    assert_eq!(socket.view()["total"], 4, "the rules that it began with");
    let after = guest.create(against_a_bot()).await;
    let mut socket = guest.play(&after.id).await;
    socket.must_act(&["add 2"]).await;
    assert_eq!(socket.view()["total"], 4, "today's rules");
    let record = guest.record(&finished.id).await;
    assert_eq!(record.header().rules, 1);
    table::verify(&COUNTING[0], &record).unwrap();

    // A program that does not know the old rules any more says so, and loses nothing.
    newer.older = &[];
    let house = house.again(newer).await;
    let guest = crate::house::Guest { base: house.base.clone(), ..guest };
    let look = guest.look(&running.id).await;
    assert_eq!((look.phase, look.you), (Phase::Frozen, running.you));
    let (status, problem) = guest.get(&format!("/api/matches/{}/history", running.id)).await;
    let detail = problem["detail"].as_str().unwrap();
    assert_eq!((status.as_u16(), &problem["code"]), (409, &json!("frozen")));
    assert!(detail.contains("rules 1 of Counting") && detail.contains("knows rules 2"), "{detail}");
    let mut socket = guest.play(&running.id).await;
    assert_eq!(code(&socket.act(&["add 2"]).await), Code::Frozen);
    assert_eq!(guest.look(&finished.id).await.phase, Phase::Over);
    assert_eq!(guest.record(&finished.id).await, record, "it can still be had");
    let (_, mine) = guest.get("/api/me/matches").await;
    assert_eq!(mine["matches"].as_array().unwrap().len(), 3);
}
