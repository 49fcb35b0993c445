//! What people add to the dealer's fate: committed to before, shown when all is fixed, named when withheld.

use std::time::Duration;

use game::Seat;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Settings;
use store::{Bytes32, NewMatch, Phase as Stage, Row};
use table::{
    Dealer, NotVerified, Position, Record, Seen,
    record::{Brought, Format, Header, Who},
    verify, verify_for,
};
use wire::{Order, Outcome, Phase, http::Match};

use crate::{
    counting::COUNTING,
    house::{Guest, House, counting},
};

const ONE: Bytes32 = Bytes32([0x51; 32]);
const TWO: Bytes32 = Bytes32([0x52; 32]);

/// Two people who committed to a nonce each, and a bot; the match waits for the nonces.
async fn beginning(house: &House) -> (Guest, Guest, Match) {
    let (one, two) = (house.guest("Ance").await, house.guest("Bence").await);
    let made =
        one.create(json!({"game": "counting", "seats": ["kept", "open", "bot:random"]})).await;
    assert_eq!((made.phase, made.you), (Phase::Waiting, None), "now the promise is known");
    let sat = one.commit(&made.id, ONE).await;
    assert_eq!((sat.you, sat.begins), (Some(Seat::new(0)), None));
    let begins = two.commit(&made.id, TWO).await;
    assert_eq!((begins.phase, begins.number), (Phase::Waiting, 0));
    assert!(begins.begins.is_some(), "the nonces are asked for");
    (one, two, begins)
}

/// What somebody saw when the nonces were asked for.
fn seen(begins: &Match, nonce: Bytes32) -> Seen {
    let mut hashes = [None; 8];
    for (hash, seat) in hashes.iter_mut().zip(&begins.seats) {
        *hash = seat.hash.as_ref().map(|hash| hash.parse().unwrap());
    }
    Seen { commit: begins.commit.parse().ok(), hashes: Some(hashes), nonce: Some(nonce) }
}

/// Rolls, and ends the match.
async fn ended(guest: &Guest, id: &str) -> Record {
    let mut socket = guest.play(id).await;
    socket.until(|update| update.phase == Phase::Playing).await;
    socket.must_act(&["roll"]).await;
    socket.must_act(&["end"]).await;
    guest.record(id).await
}

async fn info(house: &House, id: &str) -> String {
    house.store.find(id).await.unwrap().unwrap().row.info
}

#[tokio::test]
async fn nonces_are_shown_when_everything_else_is_fixed() {
    let house = House::open(counting()).await;
    let (one, two, begins) = beginning(&house).await;
    let hash = |nonce: Bytes32| Some(nonce.sha256().to_string());
    let hashes: Vec<_> = begins.seats.iter().map(|seat| seat.hash.clone()).collect();
    assert_eq!(hashes, [hash(ONE), hash(TWO), None], "everybody sees what is fixed");
    let kept = info(&house, &begins.id).await;
    for nonce in [ONE, TWO] {
        assert!(!kept.contains(&nonce.to_string()), "the server cannot know it yet");
    }
    let mut watching = house.nobody().play(&begins.id).await;
    assert!(watching.now().begins.is_some());
    assert_eq!(watching.now().seats, begins.seats);

    let (status, shown) = one.show(&begins.id, ONE).await;
    assert_eq!((status, &shown["phase"]), (StatusCode::OK, &json!("waiting")));
    assert_eq!(one.show(&begins.id, ONE).await.0, StatusCode::OK, "asking again does no harm");
    let (status, shown) = two.show(&begins.id, TWO).await;
    assert_eq!((status, &shown["phase"]), (StatusCode::OK, &json!("playing")));
    assert_eq!(shown["begins"], Value::Null);
    assert_eq!(two.show(&begins.id, TWO).await.0, StatusCode::OK, "nor later");
    watching.until(|update| update.phase == Phase::Playing).await;
    assert!(watching.now().seats.iter().all(|seat| seat.hash.is_none()), "it is in the record");

    let record = ended(&one, &begins.id).await;
    let nonces = &record.header().nonces[..3];
    assert_eq!(nonces, [Brought::Nonce(ONE), Brought::Nonce(TWO), Brought::Nothing]);
    for (seat, nonce) in [(0, ONE), (1, TWO)] {
        let found = verify_for(&COUNTING[0], &record, &seen(&begins, nonce)).unwrap();
        assert_eq!((found.yours, found.withheld.len()), (Some(Seat::new(seat)), 0));
        assert!(found.outcomes > 0, "fate spoke");
    }
}

/// The server cannot wait for ever, so whoever keeps their nonce back is named.
#[tokio::test]
async fn whoever_shows_nothing_in_time_is_named() {
    let settings = counting();
    let clock = settings.clock.clone();
    let house = House::open(settings).await;
    let (one, two, begins) = beginning(&house).await;
    let mut socket = one.play(&begins.id).await;
    assert_eq!(one.show(&begins.id, ONE).await.0, StatusCode::OK);
    clock.turn(Duration::from_secs(10));
    socket.until(|update| update.phase == Phase::Playing).await;
    let (status, problem) = two.show(&begins.id, TWO).await;
    assert_eq!((status.as_u16(), &problem["code"]), (409, &json!("wrong_phase")), "too late");
    let record = ended(&one, &begins.id).await;
    let nonces = &record.header().nonces[..2];
    assert_eq!(nonces, [Brought::Nonce(ONE), Brought::Withheld(TWO.sha256())]);
    let found = verify_for(&COUNTING[0], &record, &seen(&begins, ONE)).unwrap();
    assert_eq!(found.withheld, [Seat::new(1)].into_iter().collect());
    let line = record.header().line_of_nonce(1);
    let left_out = Err(NotVerified::LeftOut { line });
    assert_eq!(verify_for(&COUNTING[0], &record, &seen(&begins, TWO)), left_out);
}

#[tokio::test]
async fn nothing_changes_while_nonces_are_asked_for() {
    let house = House::open(counting()).await;
    let (host, guest) = (house.guest("Host").await, house.guest("Guest").await);
    let body = json!({"game": "counting", "seats": ["kept", "open", "open"], "start": "host"});
    let made = host.create(body).await;
    let path = |rest: &str| format!("/api/matches/{}/{rest}", made.id);
    let bad = json!({"hash": "77"});
    assert_eq!(host.post(&path("sit"), bad).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    host.commit(&made.id, TWO).await;
    let again = host.commit(&made.id, ONE).await;
    assert_eq!(again.seats[0].hash, Some(ONE.sha256().to_string()), "one may think again");
    let (status, sat) = host.post(&path("sit"), json!({"seat": 1})).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(sat["seats"][1]["hash"], json!(ONE.sha256().to_string()), "and change seats");
    guest.sit(&made.id).await;
    let (status, problem) = host.show(&made.id, ONE).await;
    assert_eq!((status.as_u16(), &problem["code"]), (409, &json!("wrong_phase")), "too early");

    let (status, started) = host.post(&path("start"), json!({"fill": "random"})).await;
    assert_eq!((status, &started["phase"]), (StatusCode::OK, &json!("waiting")));
    assert!(started["begins"].is_number(), "{started}");
    for (who, method, path, body) in [
        (&host, Method::POST, path("sit"), json!({"hash": TWO.sha256().to_string()})),
        (&host, Method::POST, path("sit"), json!({"seat": 2})),
        (&host, Method::POST, path("stand"), json!({})),
        (&host, Method::PUT, path("seats/0"), json!({"sitter": "open"})),
        (&guest, Method::POST, path("stand"), json!({})),
        (&house.guest("Other").await, Method::POST, path("sit"), json!({})),
    ] {
        let (status, problem) = who.send(method, &path, Some(body.clone())).await;
        let problem = (status.as_u16(), &problem["code"]);
        assert_eq!(problem, (409, &json!("wrong_phase")), "{path} {body}");
    }
    for harmless in ["sit", "start"] {
        let (status, _) = host.post(&path(harmless), json!({})).await;
        assert_eq!(status, StatusCode::OK, "{harmless}");
    }
    let (status, problem) = host.show(&made.id, TWO).await;
    assert_eq!((status.as_u16(), &problem["code"]), (422, &json!("invalid")));
    assert_eq!(guest.show(&made.id, TWO).await.0.as_u16(), 422, "they had nothing to show");
    let (_, started) = host.show(&made.id, ONE).await;
    assert_eq!(started["phase"], "playing");
}

/// Nobody hangs, and nothing is lost: neither what was shown nor the chance to show it.
#[tokio::test]
async fn a_server_that_stops_while_nonces_are_asked_for_goes_on_afterwards() {
    let house = House::open(counting()).await;
    let (one, two, begins) = beginning(&house).await;
    assert_eq!(one.show(&begins.id, ONE).await.0, StatusCode::OK);
    let settings = counting();
    // It was away for a while.
    settings.clock.turn(Duration::from_mins(1));
    let house = house.again(settings).await;
    let (one, two) = (here(&house, one), here(&house, two));
    let look = two.look(&begins.id).await;
    assert_eq!((look.phase, look.begins.is_some()), (Phase::Waiting, true));
    assert_eq!(two.show(&begins.id, TWO).await.1["phase"], "playing");
    let record = ended(&one, &begins.id).await;
    let nonces = &record.header().nonces[..2];
    assert_eq!(nonces, [Brought::Nonce(ONE), Brought::Nonce(TWO)]);
}

#[tokio::test]
async fn a_match_that_nobody_comes_back_to_starts_by_itself() {
    let house = House::open(counting()).await;
    let (one, _, begins) = beginning(&house).await;
    assert_eq!(one.show(&begins.id, ONE).await.0, StatusCode::OK);
    let settings = Settings { idle: Duration::from_millis(1), ..counting() };
    let clock = settings.clock.clone();
    let house = house.again(settings).await;
    let started = async {
        while house.store.find(&begins.id).await.unwrap().unwrap().row.phase == Stage::Waiting {
            clock.turn(Duration::from_secs(1));
            house.nobody().get("/api/health").await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), started).await.expect("it starts");
    let header = house.store.find(&begins.id).await.unwrap().unwrap().row.header.unwrap();
    assert!(header.contains(&format!("withheld 1 {}", TWO.sha256())), "{header}");
}

fn here(house: &House, guest: Guest) -> Guest {
    Guest { base: house.base.clone(), ..guest }
}

/// Nobody waits for clients that know nothing of this; they bring nothing. What they say too early is
/// not used, for the server could choose its own part to fit.
#[tokio::test]
async fn older_clients_bring_nothing() {
    let house = House::open(counting()).await;
    let (one, two) = (house.guest("Ance").await, house.guest("Bence").await);
    let nonce = ONE.to_string();
    let seats = ["me", "open", "bot:random"];
    let made = one.create(json!({"game": "counting", "seats": seats, "nonce": nonce})).await;
    let path = format!("/api/matches/{}/sit", made.id);
    let (status, sat) = two.post(&path, json!({"nonce": TWO.to_string()})).await;
    assert_eq!((status, &sat["phase"]), (StatusCode::OK, &json!("playing")));
    let record = ended(&one, &made.id).await;
    assert_eq!(record.header().format, Format::Two);
    assert_eq!(record.header().nonces, [Brought::Nothing; 8], "bots bring nothing either");
    assert!(verify(&COUNTING[0], &record).unwrap().brought.is_empty());
}

#[tokio::test]
async fn a_rematch_keeps_the_seat_until_one_commits() {
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "bot:random"]})).await;
    ended(&guest, &made.id).await;
    let path = format!("/api/matches/{}/rematch?keep=true", made.id);
    let (status, found) = guest.send(Method::POST, &path, None).await;
    assert_eq!(status, StatusCode::OK, "{found}");
    let id = found["id"].as_str().unwrap();
    assert_eq!(guest.look(id).await.phase, Phase::Waiting);
    assert!(guest.commit(id, ONE).await.begins.is_some());
    assert_eq!(guest.show(id, ONE).await.1["phase"], "playing");
    let maybe = format!("/api/matches/{}/rematch?keep=maybe", made.id);
    assert_eq!(guest.send(Method::POST, &maybe, None).await.0, StatusCode::BAD_REQUEST);
}

/// Taking back shifts nothing, also where the match is woken from its record.
#[tokio::test]
async fn taking_back_does_not_change_what_comes() {
    let mut all = Vec::new();
    for pairs in 0..6 {
        let house = House::open(counting()).await;
        let guest = house.guest("Lauma").await;
        let key = Bytes32([7; 32]);
        let id = laid(&house, &guest, Format::Two, key).await;
        let mut socket = guest.play(&id).await;
        for _ in 0..pairs {
            socket.must_act(&["add 1"]).await;
            let undone = socket.command(Order::Undo { to: None }).await;
            assert!(matches!(undone, Outcome::Done { .. }), "{undone:?}");
        }
        socket.must_act(&["roll"]).await;
        socket.must_act(&["end"]).await;
        let record = guest.record(&id).await;
        let rolled = record.live().find(|event| event.who == Who::Fate).unwrap().text.to_owned();
        all.push(rolled);
        assert!(verify(&COUNTING[0], &record).is_ok());
    }
    all.dedup();
    assert_eq!(all.len(), 1, "{all:?}");
}

/// A match that was begun before there were commitments ends as it began.
#[tokio::test]
async fn a_match_of_the_old_kind_survives_the_upgrade() {
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let id = laid(&house, &guest, Format::One, Bytes32([7; 32])).await;
    let mut socket = guest.play(&id).await;
    socket.must_act(&["add 1", "roll"]).await;
    drop(socket);
    let house = house.again(counting()).await;
    let guest = here(&house, guest);
    let record = ended(&guest, &id).await;
    let found = verify(&COUNTING[0], &record).unwrap();
    assert_eq!((found.format, found.outcomes), (Format::One, 2));
    assert!(record.to_string().starts_with("galds 1\n"));
}

/// A running match as an older server left it in the store, with a person and a bot.
async fn laid(house: &House, guest: &Guest, format: Format, key: Bytes32) -> String {
    let made = guest.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    let mut info: Value = serde_json::from_str(&info(house, &made.id).await).unwrap();
    let who = info["host"].clone();
    let person = json!({"who": who, "name": "Lauma", "avatar": 0});
    info["chairs"] = json!([
        {"person": {"person": person, "nonce": ONE.to_string(), "stand_in": null}},
        {"bot": {"level": "random", "nonce": TWO.to_string()}},
    ]);
    info["started"] = json!(1_700_000_000_000_u64);
    info["commit"] = json!(key.sha256().to_string());
    info.as_object_mut().unwrap().remove("begins");
    let mut nonces = [Brought::Nothing; 8];
    (nonces[0], nonces[1]) = (Brought::Nonce(ONE), Brought::Nonce(TWO));
    let header = Header {
        format,
        game: "counting".to_owned(),
        rules: COUNTING[0].rules,
        setup: made.setup.clone(),
        seats: vec!["Lauma".to_owned(), "bot:random".to_owned()],
        commit: Some(key.sha256()),
        nonces,
    };
    let dealer = Dealer::of(&header, key);
    let mut position = Position::start(&COUNTING[0], &made.setup).unwrap();
    assert!(position.deal(&dealer).is_none(), "a person begins");
    let row = Row {
        code: None,
        listed: false,
        phase: Stage::Playing,
        info: info.to_string(),
        header: Some(header.to_string()),
        result: None,
        wake: None,
        keep_until: None,
        sitters: vec![store::IdentityKey(who.as_i64().unwrap())],
    };
    let id = format!("old{}", &made.id[3..]);
    let new = NewMatch { id: id.clone(), row, key, lines: Vec::new(), at: 1_700_000_000_000 };
    house.store.create(new).await.unwrap();
    id
}
