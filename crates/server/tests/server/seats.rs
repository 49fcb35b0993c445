//! Before and after play: the lobby, seats, codes, rematch, records.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use table::AnyGame;
use tokio::{io::AsyncWriteExt as _, net::TcpStream};
use wire::{Closing, Order, Outcome, Phase, Sitter};

use crate::house::{Guest, House, counting, games, seats, settings};

#[tokio::test]
async fn public_matches_are_in_the_lobby_and_others_are_not() {
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let public = json!({"game": "counting", "seats": ["me", "open"], "visibility": "public"});
    let public = guest.create(public).await;
    let hidden = guest.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    let (_, lobby) = house.nobody().get("/api/matches").await;
    let ids = |list: &Value| -> Vec<String> {
        let all = list["matches"].as_array().unwrap().iter();
        all.map(|one| one["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(&lobby), [&*public.id]);
    let (_, mine) = guest.get("/api/me/matches").await;
    assert_eq!(ids(&mine).len(), 2);
    assert!(ids(&mine).contains(&hidden.id));
    let other = house.guest("Ance").await;
    assert_eq!(ids(&other.get("/api/me/matches").await.1), [""; 0]);
    let socket = &mut guest.play(&public.id).await;
    other.sit(&public.id).await;
    socket.until(|update| update.phase == Phase::Playing).await;
    socket.must_act(&["end"]).await;
    assert_eq!(ids(&house.nobody().get("/api/matches").await.1), [""; 0], "it is over");
}

#[tokio::test]
async fn a_match_is_found_by_a_code_read_out_loud() {
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    let code = made.code.unwrap();
    let spoken = format!("{}%20{}", code[..4].to_uppercase(), &code[4..]);
    let (status, found) = house.nobody().get(&format!("/api/codes/{spoken}")).await;
    assert_eq!((status, found), (StatusCode::OK, json!({"id": made.id})));
    assert_eq!(house.nobody().get("/api/codes/nosuch").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn seats_are_taken_left_and_given_to_bots() {
    let house = House::open(counting()).await;
    let (host, guest) = (house.guest("Host").await, house.guest("Guest").await);
    let seats = json!({"game": "counting", "seats": ["me", "open", "open"], "start": "host"});
    let made = host.create(seats).await;
    let path = |rest: &str| format!("/api/matches/{}/{rest}", made.id);
    let (status, _) = guest.post(&path("sit"), json!({"seat": 0})).await;
    assert_eq!(status, StatusCode::CONFLICT, "somebody sits there");
    let (status, sat) = guest.post(&path("sit"), json!({"seat": 2})).await;
    assert_eq!((status, &sat["you"]), (StatusCode::OK, &json!(2)));
    let (_, sat) = guest.post(&path("sit"), json!({"seat": 1})).await;
    assert_eq!(sat["you"], 1, "one may change seats");
    assert_eq!(sat["seats"][2]["sitter"], "open");
    assert_eq!(guest.sit(&made.id).await.you.unwrap().number(), 1, "asking again does no harm");
    let bot = Some(json!({"sitter": "bot:fox"}));
    let (status, problem) = guest.send(Method::PUT, &path("seats/2"), bot.clone()).await;
    assert_eq!((status, &problem["code"]), (StatusCode::FORBIDDEN, &json!("forbidden")));
    let (_, set) = host.send(Method::PUT, &path("seats/2"), bot).await;
    assert_eq!(set["seats"][2]["sitter"], "bot");
    let (_, left) = guest.send(Method::POST, &path("stand"), None).await;
    assert_eq!((&left["you"], &left["seats"][1]["sitter"]), (&Value::Null, &json!("open")));
    assert_eq!(guest.post(&path("start"), json!({})).await.0, StatusCode::FORBIDDEN);
    let (status, started) = host.post(&path("start"), json!({"fill": "mouse"})).await;
    assert_eq!((status, &started["phase"]), (StatusCode::OK, &json!("playing")));
    assert_eq!(
        started["seats"][1],
        json!({"sitter": "bot", "name": "mouse", "avatar": 0, "online": true})
    );
    let (status, problem) = guest.post(&path("sit"), json!({})).await;
    assert_eq!((status, &problem["code"]), (StatusCode::CONFLICT, &json!("wrong_phase")));
    let (_, left) = host.send(Method::POST, &path("stand"), None).await;
    assert_eq!(left["seats"][0]["stand_in"], json!({"level": "hare", "why": "resigned"}));
}

#[tokio::test]
async fn the_host_lets_a_bot_play_for_somebody_who_is_away() {
    let house = House::open(counting()).await;
    let (host, guest) = (house.guest("Host").await, house.guest("Guest").await);
    let made = host.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    guest.sit(&made.id).await;
    let mut there = guest.play(&made.id).await;
    let mut watching = host.play(&made.id).await;
    let set = |sitter: &str| {
        let body = Some(json!({"sitter": sitter}));
        let path = format!("/api/matches/{}/seats/1", made.id);
        let host = host.clone();
        async move { host.send(Method::PUT, &path, body).await }
    };
    let (status, problem) = set("bot:hare").await;
    assert_eq!((status.as_u16(), &problem["code"]), (409, &json!("refused")), "they are here");
    drop(there);
    watching.until(|update| !update.seats[1].online).await;
    assert_eq!(set("open").await.0.as_u16(), 409, "nobody loses their seat");
    let (status, look) = set("bot:hare").await;
    assert_eq!(status, StatusCode::OK, "{look}");
    assert_eq!(look["seats"][1]["stand_in"], json!({"level": "hare", "why": "away"}));
    there = guest.play(&made.id).await;
    assert!(matches!(there.command(Order::TakeBack).await, Outcome::Done { .. }));
}

#[tokio::test]
async fn a_host_who_gets_up_hands_the_table_over() {
    let house = House::open(counting()).await;
    let (host, guest) = (house.guest("Host").await, house.guest("Guest").await);
    let seats = json!({"game": "counting", "seats": ["me", "open", "open"], "start": "host"});
    let made = host.create(seats).await;
    let path = |rest: &str| format!("/api/matches/{}/{rest}", made.id);
    let (_, left) = host.send(Method::POST, &path("stand"), None).await;
    assert_eq!(left["host"], true, "nobody else is there to take it");
    host.sit(&made.id).await;
    guest.sit(&made.id).await;
    assert!(guest.look(&made.id).await.seats[0].host, "everybody sees whose table it is");
    let (_, left) = host.send(Method::POST, &path("stand"), None).await;
    assert_eq!((&left["host"], &left["seats"][1]["host"]), (&json!(false), &json!(true)));
    assert_eq!(host.post(&path("start"), json!({})).await.0, StatusCode::FORBIDDEN);
    assert_eq!(guest.post(&path("start"), json!({})).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_host_changes_and_closes_a_table_before_it_starts() {
    let house = House::open(counting()).await;
    let (host, guest) = (house.guest("Host").await, house.guest("Guest").await);
    let seats = json!({"game": "counting", "seats": ["open", "me", "bot:fox"], "start": "host"});
    let made = host.create(seats).await;
    let path = format!("/api/matches/{}", made.id);
    let mut there = guest.play(&made.id).await;
    let change = async |who: &Guest, body: Value| who.send(Method::PATCH, &path, Some(body)).await;
    assert_eq!(change(&guest, json!({"hints": "anyone"})).await.0, StatusCode::FORBIDDEN);
    let (_, now) = change(&host, json!({"clock": {"turn": 60}, "hints": "anyone"})).await;
    assert_eq!((&now["clock"], &now["hints"]), (&json!({"turn": 60}), &json!(true)));
    there.until(|update| update.hints).await;
    let (_, now) = change(&host, json!({"setup": "seats=4"})).await;
    assert_eq!((&now["seats"][3]["sitter"], &now["you"]), (&json!("open"), &json!(1)));
    let (_, now) = change(&host, json!({"setup": "seats=2"})).await;
    let sitters: Vec<_> = (0..2).map(|seat| now["seats"][seat]["sitter"].clone()).collect();
    assert_eq!(sitters, ["person", "bot"], "open seats go first, and nobody gets up");
    assert_eq!(now["you"], 0);
    change(&host, json!({"setup": "seats=3"})).await;
    for sits in [&guest, &house.guest("Third").await] {
        let (status, sat) = sits.post(&format!("{path}/sit"), json!({})).await;
        if status != StatusCode::OK {
            assert_eq!(sat["code"], "seat_taken");
            let open = Some(json!({"sitter": "open"}));
            host.send(Method::PUT, &format!("{path}/seats/1"), open).await;
            sits.sit(&made.id).await;
        }
    }
    let (status, problem) = change(&host, json!({"setup": "seats=2"})).await;
    assert_eq!((status.as_u16(), &problem["code"]), (409, &json!("refused")), "{problem}");
    for bad in [json!({"clock": {"turn": 1}}), json!({"setup": "seats=99"})] {
        assert_eq!(change(&host, bad).await.0.as_u16(), 422);
    }

    // Closing it leaves nothing behind.
    assert_eq!(guest.send(Method::DELETE, &path, None).await.0, StatusCode::FORBIDDEN);
    let (status, _) = host.send(Method::DELETE, &path, None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(there.closed().await, Some(1001));
    assert_eq!(there.closing, Some(Closing::Deleted));
    assert_eq!(host.get(&path).await.0, StatusCode::NOT_FOUND);
    let played = host.create(json!({"game": "counting", "seats": ["me", "bot:fox"]})).await;
    let (status, _) = host.send(Method::DELETE, &format!("/api/matches/{}", played.id), None).await;
    assert_eq!(status, StatusCode::CONFLICT, "what is played is not closed");
}

#[tokio::test]
async fn guests_know_whether_the_host_is_there() {
    let house = House::open(counting()).await;
    let (host, guest) = (house.guest("Host").await, house.guest("Guest").await);
    // The host only has a screen here, and no seat.
    let seats = json!({"game": "counting", "seats": ["open", "open"], "start": "host"});
    let made = host.create(seats).await;
    let mut there = guest.play(&made.id).await;
    assert!(there.now().host_away);
    let screen = host.look_on(&made.id).await;
    there.until(|update| !update.host_away).await;
    drop(screen);
    there.until(|update| update.host_away).await;
}

#[tokio::test]
async fn ones_own_matches_say_when_and_how_they_ended() {
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "bot:mouse"]})).await;
    guest.play(&made.id).await.must_act(&["end"]).await;
    let record = guest.record(&made.id).await.to_string();
    let brought = guest.request(Method::POST, "/api/records").body(record).send().await.unwrap();
    assert_eq!(brought.status(), StatusCode::CREATED);
    let (_, mine) = guest.get("/api/me/matches").await;
    assert_eq!(mine["matches"].as_array().map(Vec::len), Some(1), "what was shared is no match");
    assert_eq!(mine["matches"][0]["result"], json!([1, 2]));
    assert_eq!(mine["matches"][0]["touched"], json!(1_700_000_000_000_u64));
}

#[tokio::test]
async fn what_cannot_be_played_is_refused() {
    let house = House::open(settings()).await;
    let guest = house.guest("Lauma").await;
    let mut all = vec![json!({"game": "no-such-game", "seats": ["me", "open"]})];
    for game in games() {
        let (id, fewest) = (game.id, *game.seats.start());
        let open = seats("me", "open", fewest);
        all.extend([
            json!({"game": id, "seats": ["me"]}),
            json!({"game": id, "seats": []}),
            json!({"game": id, "seats": vec!["open"; 300]}),
            json!({"game": id, "seats": seats("me", "me", fewest)}),
            json!({"game": id, "seats": seats("me", "bot:cow", fewest)}),
            json!({"game": id, "seats": seats("me", "cow", fewest)}),
            json!({"game": id, "seats": open, "setup": game.setup(fewest + 1)}),
            json!({"game": id, "seats": open, "setup": "nonsense"}),
            json!({"game": id, "seats": open, "clock": {"turn": 1}}),
            json!({"game": id, "seats": open, "clock": {"days": 99}}),
            json!({"game": id, "seats": seats("me", "kept", fewest)}),
        ]);
        // Nothing else is wrong with them.
        guest.create(json!({"game": id, "seats": open})).await;
    }
    for bad in all {
        let (status, problem) = guest.post("/api/matches", bad.clone()).await;
        assert_eq!(
            (status.as_u16(), &problem["code"]),
            (422, &json!("invalid")),
            "{bad} {problem}"
        );
    }
    for id in ["x", "aaaaaaaaaaaaaaaaaaaa", "..%2f..", "%ff"] {
        let (status, problem) = guest.get(&format!("/api/matches/{id}")).await;
        assert_eq!((status.as_u16(), &problem["code"]), (404, &json!("not_found")), "{id}");
    }
}

#[tokio::test]
async fn where_nobody_may_watch_nobody_does() {
    let house = House::open(counting()).await;
    let (host, guest) = (house.guest("Host").await, house.guest("Guest").await);
    let secret = json!({"game": "counting", "seats": ["me", "open"], "watch": "nobody"});
    let made = host.create(secret).await;
    let mut early = house.nobody().play(&made.id).await;
    assert_eq!(early.now().seats[1].sitter, Sitter::Open);
    guest.sit(&made.id).await;
    assert_eq!(early.closed().await, Some(1008));
    assert_eq!(early.closing, Some(Closing::NotWatching));
    assert!(house.nobody().connect(&made.id).await.is_err());
    let mut host = host.play(&made.id).await;
    host.must_act(&["end"]).await;
    assert!(house.nobody().connect(&made.id).await.is_ok(), "afterwards everybody may look");
}

#[tokio::test]
async fn the_same_people_play_again() {
    let house = House::open(counting()).await;
    let (host, guest) = (house.guest("Host").await, house.guest("Guest").await);
    let body = json!({"game": "counting", "seats": ["open", "me", "bot:random"]});
    let made = guest.create(body).await;
    host.sit(&made.id).await;
    let path = format!("/api/matches/{}/rematch", made.id);
    let (status, _) = host.send(Method::POST, &path, None).await;
    assert_eq!(status, StatusCode::CONFLICT, "it is not over");
    let mut socket = host.play(&made.id).await;
    socket.must_act(&["end"]).await;
    let again = host.rematch(&made.id).await;
    let update = socket.until(|update| update.rematch.is_some()).await;
    assert_eq!(update.rematch.as_ref(), Some(&again));
    let look = guest.look(&again).await;
    assert_eq!((look.phase, &*look.seats[1].name), (Phase::Waiting, "Guest"));
    let stranger = house.guest("Stranger").await;
    let (status, _) = stranger.post(&format!("/api/matches/{again}/sit"), json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT, "the seat is kept");
    assert_eq!(guest.rematch(&made.id).await, again, "whoever asks second gets the same");
    let look = guest.look(&again).await;
    assert_eq!((look.phase, look.you.unwrap().number()), (Phase::Playing, 1));
    assert_ne!(look.commit, made.commit, "the dealer has a new key");
}

#[tokio::test]
async fn a_record_can_be_had_at_the_end_and_kept_elsewhere() {
    for game in games() {
        record_is_kept(game).await;
    }
}

async fn record_is_kept(game: &AnyGame) {
    let house = House::open(settings()).await;
    let guest = house.guest("Lauma").await;
    let seats = seats("me", "bot:hare", *game.seats.start());
    let made = guest.create(json!({"game": game.id, "seats": seats})).await;
    let path = format!("/api/matches/{}/record", made.id);
    let (status, problem) = guest.get(&path).await;
    assert_eq!((status.as_u16(), &problem["code"]), (409, &json!("wrong_phase")));
    let mut socket = guest.play(&made.id).await;
    socket.command(Order::Resign).await;
    socket.until(|update| update.phase == Phase::Over).await;
    let record = guest.record(&made.id).await;

    let elsewhere = House::open(settings()).await;
    let other = elsewhere.guest("Ance").await;
    let import = |text: String| other.request(Method::POST, "/api/records").body(text).send();
    let response = import(record.to_string()).await.unwrap();
    assert_eq!(response.status(), StatusCode::CREATED);
    let found: Value = response.json().await.unwrap();
    let id = found["id"].as_str().unwrap();
    assert_eq!(other.record(id).await, record);
    let look = other.look(id).await;
    assert_eq!((look.phase, &*look.seats[0].name), (Phase::Over, "Lauma"));
    let mut socket = other.play(id).await;
    assert_eq!(socket.hello(Some(record.next() - 3)).await.news.len(), 2);

    for bad in [
        String::new(),
        "galds 1\n".to_owned(),
        record.to_string().replace("seat 0 Lauma", "seat 0 Laima"),
        record.to_string().lines().take(9).collect::<Vec<_>>().join("\n"),
    ] {
        assert_eq!(import(bad).await.unwrap().status().as_u16(), 422);
    }
}

#[tokio::test]
async fn a_match_sleeps_and_wakes_where_it_was() {
    let mut settings = counting();
    settings.idle = Duration::from_millis(1);
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "bot:random"]})).await;
    let mut socket = guest.play(&made.id).await;
    socket.must_act(&["add 2"]).await;
    drop(socket);
    // Each question takes a moment of its own.
    while house.server.live_matches() > 0 {
        house.nobody().get("/api/health").await;
    }
    let mut socket = guest.connect(&made.id).await.unwrap();
    let update = socket.hello(Some(0)).await;
    assert_eq!((update.number, update.news.len()), (1, 1));
    socket.must_act(&["add 1"]).await;
    assert_eq!(socket.view()["total"], 3);
}

#[tokio::test]
async fn a_match_sleeps_also_when_somebody_left_in_the_door() {
    let mut settings = counting();
    settings.idle = Duration::from_millis(1);
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "bot:random"]})).await;
    let address = house.server.address();
    let request = format!(
        "GET /api/matches/{}/play HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        made.id
    );
    // The match sleeps whenever nobody is there, so each of them has to wait until it is awake.
    for _ in 0..50 {
        let mut visitor = TcpStream::connect(address).await.unwrap();
        visitor.write_all(request.as_bytes()).await.unwrap();
        drop(visitor);
        let asleep = async {
            while house.server.live_matches() > 0 {
                house.nobody().get("/api/health").await;
            }
        };
        let patience = Duration::from_mins(1);
        tokio::time::timeout(patience, asleep).await.expect("the match goes to sleep");
    }
}

#[tokio::test]
async fn the_clock_of_a_sleeping_match_runs() {
    let mut settings = counting();
    settings.idle = Duration::from_millis(1);
    let clock = settings.clock.clone();
    let house = House::open(settings).await;
    let (one, two) = (house.guest("Ance").await, house.guest("Bence").await);
    let days = json!({"game": "counting", "seats": ["me", "open"], "clock": {"days": 1}});
    let made = one.create(days).await;
    two.sit(&made.id).await;
    while house.server.live_matches() > 0 {
        house.nobody().get("/api/health").await;
    }
    clock.turn(Duration::from_hours(25));
    // The server wakes it by itself, and the bot moves.
    while house
        .store
        .find(&made.id)
        .await
        .unwrap()
        .is_some_and(|found| !found.row.info.contains("\"time\""))
    {
        house.nobody().get("/api/health").await;
    }
}

#[tokio::test]
async fn what_nobody_plays_is_deleted() {
    let settings = counting();
    let clock = settings.clock.clone();
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    let mut socket = guest.play(&made.id).await;
    clock.turn(Duration::from_hours(31 * 24));
    assert_eq!(socket.closed().await, Some(1001));
    assert_eq!(socket.closing, Some(Closing::Deleted));
    let (status, _) = house.nobody().get(&format!("/api/matches/{}", made.id)).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn two_nodes_share_a_match() {
    let house = House::open(counting()).await;
    let other = house.another(counting()).await;
    let (one, two) = (house.guest("Ance").await, house.guest("Bence").await);
    let two = Guest { base: other.base.clone(), ..two };
    let made = one.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    let mut here = one.play(&made.id).await;
    two.sit(&made.id).await;
    let mut there = two.play(&made.id).await;
    here.until(|update| update.phase == Phase::Playing).await;
    here.must_act(&["add 1", "pass"]).await;
    there.reach(2).await;
    assert_eq!(there.view()["total"], 1);
    there.must_act(&["add 2"]).await;
    here.reach(3).await;
    assert_eq!(here.view()["total"], 3);
}
