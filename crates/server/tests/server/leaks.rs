//! Secrets stay where they belong. In random matches every byte that each seat and a spectator
//! receives, over HTTP and over websockets, is held against what the rules let them know.

use game::{Observer, Rng, Seat, Seeded};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use store::Bytes32;
use table::AnyGame;
use tokio::task::JoinSet;
use wire::{Order, Outcome, Phase, Reaction, Turn};

use crate::{
    house::{Guest, House, Socket, games, settings},
    setups::setups,
    tap::{Bytes, Received, Tap, framed, read},
    truth::{Counts, Receiver, Truth},
};

/// What everybody received in one match.
struct Overheard {
    truth: Truth,
    receivers: Vec<(Receiver, Vec<Bytes>)>,
}

/// Plays a match by chance, with people on all seats but the last few, and a spectator.
async fn random_match(house: &House, game: &str, setup: &str, bots: usize, seed: u64) -> Overheard {
    let mut rng = Seeded::new(seed);
    let seats: usize = setup["seats=".len()..].split(' ').next().unwrap().parse().unwrap();
    let mut taps = Vec::new();
    let mut guests = Vec::new();
    for seat in 0..seats - bots {
        let tap = Tap::on(house).await;
        guests.push(tap.guest(house, &format!("Guest {seat}")).await);
        taps.push(tap);
    }
    let tap = Tap::on(house).await;
    let spectator = tap.nobody(house);
    taps.push(tap);

    let mut chairs = vec!["kept"];
    chairs.resize(seats - bots, "open");
    chairs.resize(seats, "bot:mouse");
    let body = json!({"game": game, "setup": setup, "seats": chairs, "visibility": "public"});
    let made = guests[0].create(body).await;
    let watching = tokio::spawn(watch(spectator.clone(), made.id.clone(), rng.word()));
    let mut playing = Vec::new();
    let nonces: Vec<Bytes32> = (0..guests.len()).map(|_| nonce(&mut rng)).collect();
    for (guest, nonce) in guests.iter().zip(&nonces) {
        guest.commit(&made.id, *nonce).await;
        let (guest, spectator, code) = (guest.clone(), spectator.clone(), made.code.clone());
        let table = AtTable { guest, spectator, id: made.id.clone(), code: code.unwrap() };
        playing.push(tokio::spawn(play(table, rng.word())));
    }
    for (guest, nonce) in guests.iter().zip(&nonces) {
        let (status, answer) = guest.show(&made.id, *nonce).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    for playing in playing {
        playing.await.unwrap();
    }
    watching.await.unwrap();

    let tokens: Vec<Option<String>> = guests.iter().map(|guest| guest.token.clone()).collect();
    drop((guests, spectator));
    let mut receivers = Vec::new();
    for (at, tap) in taps.into_iter().enumerate() {
        let token = tokens.get(at).cloned().flatten();
        let others = tokens.iter().flatten().filter(|other| Some(*other) != token.as_ref());
        let not_theirs = others.flat_map(|other| [other.clone(), hash(other)]).collect();
        let seat = Seat::new(u8::try_from(at).unwrap());
        let observer = if at < tokens.len() { Observer::Seat(seat) } else { Observer::Public };
        let receiver = Receiver { observer, host: at == 0, token, not_theirs };
        receivers.push((receiver, tap.finish().await));
    }
    let truth = Truth::of(&*house.store, &made.id).await;
    assert_eq!(truth.secrets.len(), 1 + nonces.len(), "everybody brought a nonce");
    Overheard { truth, receivers }
}

fn nonce(rng: &mut Seeded) -> Bytes32 {
    let mut bytes = [0; 32];
    bytes.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&rng.word().to_le_bytes()));
    Bytes32(bytes)
}

fn hash(token: &str) -> String {
    token.parse::<Bytes32>().unwrap().sha256().to_string()
}

struct AtTable {
    guest: Guest,
    spectator: Guest,
    id: String,
    code: String,
}

/// After how many events everybody has a bot play on. Chance alone can take for ever over a match.
const LONG: u32 = 500;

/// Plays one seat by chance, and does everything else that might tell it something.
async fn play(place: AtTable, seed: u64) {
    let mut rng = Seeded::new(seed);
    let mut socket = place.guest.play(&place.id).await;
    loop {
        let now = socket.now();
        if now.phase == Phase::Over {
            return;
        }
        if now.number > LONG {
            socket.command(Order::HandOver).await;
            while socket.now().phase != Phase::Over {
                socket.message().await.expect("the match is not over");
            }
            return;
        }
        if now.actions.is_empty() {
            socket.message().await.expect("the match is not over");
            continue;
        }
        // As long as only we are asked, the match does not end.
        let alone = matches!(&now.turn, Some(Turn::Seats(seats)) if seats.len() == 1);
        let number = now.number;
        let action = rng.pick(&now.actions).clone();
        match rng.below(24) {
            0 => {
                let since = number.saturating_sub(rng.below(60));
                socket = place.guest.connect(&place.id).await.unwrap();
                socket.hello(Some(since)).await;
            }
            1 if alone => {
                probe(&place, &place.guest).await;
                probe(&place, &place.spectator).await;
            }
            2 => {
                let to = (rng.below(2) == 0).then(|| number.saturating_sub(rng.below(3)));
                carried_out(&mut socket, Order::Undo { to }).await;
            }
            3 => {
                let nonsense = ["key", "", "!", "undo 1", "deal 1", "pass"];
                let actions = vec![(*rng.pick(&nonsense)).to_owned()];
                socket.command(Order::Act { actions, seen: None }).await;
            }
            4 => drop(socket.command(Order::React(*rng.pick(&Reaction::ALL))).await),
            5 => {
                socket.command(Order::HandOver).await;
                socket.command(Order::TakeBack).await;
            }
            _ => {
                carried_out(&mut socket, Order::Act { actions: vec![action], seen: Some(number) })
                    .await;
            }
        }
    }
}

/// Sends a command; if it is carried out, waits for its update.
async fn carried_out(socket: &mut Socket, order: Order) {
    if let Outcome::Done { number } = socket.command(order).await {
        socket.reach(number).await;
    }
}

/// Asks everything that can be asked about a running match.
async fn probe(place: &AtTable, guest: &Guest) {
    let id = &place.id;
    let (status, record) = guest.get(&format!("/api/matches/{id}/record")).await;
    assert_eq!(status, StatusCode::CONFLICT, "{record}");
    for path in [
        format!("/api/matches/{id}"),
        format!("/api/codes/{}", place.code),
        format!("/api/matches/{id}/play"),
        format!("/api/matches/{id}/seats/0"),
        format!("/api/matches/{id}/history"),
        format!("/api/matches/{id}/moments/1"),
        format!("/api/matches/{id}/moments/9"),
        format!("/api/matches/{id}/moments/24"),
        format!("/api/matches/{id}/moments/9999"),
        "/api/matches".to_owned(),
        "/api/me/matches".to_owned(),
        "/api/me".to_owned(),
        "/api/games".to_owned(),
        "/api/health".to_owned(),
        "/api/ready".to_owned(),
        "/api/openapi.json".to_owned(),
        "/metrics".to_owned(),
    ] {
        let (status, answer) = guest.get(&path).await;
        assert!(!status.is_server_error(), "{path} {answer}");
    }
    for (path, body) in [
        (format!("/api/matches/{id}/rematch"), None),
        (format!("/api/matches/{id}/sit"), Some(json!({"seat": 0}))),
        (format!("/api/matches/{id}/nonce"), Some(json!({"nonce": "77".repeat(32)}))),
        ("/api/records".to_owned(), None),
    ] {
        let (status, answer) = guest.send(Method::POST, &path, body).await;
        assert!(!status.is_server_error(), "{path} {answer}");
    }
}

/// Watches, and comes back again and again.
async fn watch(guest: Guest, id: String, seed: u64) {
    let mut rng = Seeded::new(seed);
    let mut socket = guest.play(&id).await;
    while socket.now().phase != Phase::Over {
        let number = socket.now().number;
        match rng.below(32) {
            0 => {
                socket = guest.connect(&id).await.unwrap();
                socket.hello(Some(number.saturating_sub(rng.below(60)))).await;
            }
            1 => drop(
                socket.command(Order::Act { actions: vec!["pass".to_owned()], seen: None }).await,
            ),
            2 => drop(socket.command(Order::Undo { to: None }).await),
            _ => drop(socket.message().await.expect("the match is not over")),
        }
    }
}

/// Holds what everybody received against the truth, and tries whether that finds anything.
fn check(heard: &Overheard) {
    let Overheard { truth, receivers } = heard;
    let mut all = Counts::default();
    for (receiver, bytes) in receivers {
        let counts = truth.check(receiver, bytes);
        let counts = counts.unwrap_or_else(|error| panic!("{:?}: {error}", receiver.observer));
        assert!(counts.updates > 0 && counts.answers > 0);
        all.updates += counts.updates;
        all.news += counts.news;
        all.hidden += counts.hidden;
        all.answers += counts.answers;
    }
    assert!(all.news > 0, "{all:?}");
    println!("{} seats: {all:?}", truth.seats);
    tampered(heard);
}

/// All updates that somebody received.
fn updates(bytes: &[Bytes]) -> impl Iterator<Item = Value> {
    let all = bytes.iter().flat_map(|bytes| read(bytes).unwrap());
    all.filter_map(|one| match one {
        Received::Message(message) => message.get("update").cloned(),
        Received::Answer { .. } | Received::Close(_) => None,
    })
}

/// The same check finds what a server with a mistake would say.
fn tampered(heard: &Overheard) {
    let Overheard { truth, receivers } = heard;
    let (receiver, bytes) = &receivers[0];
    let update = updates(bytes).last().unwrap();
    let with = |more: Bytes| truth.check(receiver, &[[&*head(), &*more].concat()]);
    let with_update = |change: &dyn Fn(&mut Value)| {
        let mut update = update.clone();
        change(&mut update);
        with(framed(&json!({"update": update})))
    };
    let caught = |found: Result<Counts, String>, why: &str| {
        let error = found.expect_err(why);
        assert!(error.contains(why), "{why}: {error}");
    };
    assert!(with_update(&|_| {}).is_ok(), "what was really said passes");

    // What others see, where that is something else, even if it pretends to be our own.
    let others = [Observer::Public, Observer::Seat(Seat::new(1))];
    let mut swapped = 0;
    for update in updates(bytes).filter(|update| update["phase"] == "playing") {
        let number = usize::try_from(update["number"].as_u64().unwrap()).unwrap();
        for of in others {
            let mut view = truth.view(number, of).clone();
            view["me"] = update["view"]["me"].clone();
            if view != update["view"] {
                let mut update = update.clone();
                update["view"] = view;
                caught(with(framed(&json!({"update": update}))), "`view` is not the truth");
                swapped += 1;
            }
        }
    }
    // There are games in which a match may pass without a secret.
    assert!(swapped > 0 || !truth.hides(Seat::new(0), &others), "there are secrets in this match");
    let foreign = truth.check(receiver, &receivers.last().unwrap().1);
    assert!(foreign.is_err(), "what the spectator received is not what a seat may receive");

    // The key, wherever it hides, and what seats added to it.
    for (name, secret) in &truth.secrets {
        let name = format!("{name} leaked");
        caught(
            with_update(&|update| update["seats"][0]["name"] = json!(secret.to_string())),
            &name,
        );
        caught(with(framed(&json!({"reaction": {"seat": 0, "reaction": secret.0}}))), &name);
        caught(with(secret.0.to_vec()), &name);
    }
    // Whatever has no place in a message.
    caught(with_update(&|update| update["actions"] = json!(["pass on"])), "`actions`");
    caught(with_update(&|update| update["state"] = json!({})), "may say");
    caught(with_update(&|update| update["news"] = json!([{"number": 1, "news": "all"}])), "`news`");
    caught(with_update(&|update| update["you"] = json!(1)), "somebody else's seat");
    caught(
        with_update(&|update| update["seats"][0]["name"] = json!("ace")),
        "name that nobody has",
    );
    caught(
        with(framed(&json!({"reaction": {"seat": 0, "reaction": "wow", "why": "ace"}}))),
        "may say",
    );
    let refused = json!({"answer": {"id": "a", "refused": {"code": "refused", "detail": "seat 1 holds the ace"}}});
    caught(with(framed(&refused)), "tells too much");
    caught(with(vec![0x82, 1, 0]), "nobody expects");
    // The record, and somebody's token.
    let record = "galds 1\n1 ! deal\n";
    let answer = format!(
        "HTTP/1.1 200 OK\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {}\r\n\r\n{record}",
        record.len()
    );
    caught(truth.check(receiver, &[answer.into()]), "no kind of answer");
    if let Some(token) = receiver.not_theirs.first() {
        caught(with(framed(&json!({"reaction": {"seat": 0, "reaction": token}}))), "token leaked");
    }
}

fn head() -> Bytes {
    b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n".to_vec()
}

/// Matches of one game, one for each number of seats; with most people a bot plays too. Says whether
/// there was a secret in each of them.
async fn matches(game: &'static AnyGame) -> bool {
    let house = House::open(settings()).await;
    let mut secrets = true;
    for ((seed, seats), setup) in (1..).zip(game.seats.clone()).zip(setups(game)) {
        let bots = usize::from(seats == *game.seats.end());
        println!("{}: {setup}, bots: {bots}", game.id);
        let heard = random_match(&house, game.id, &setup, bots, seed).await;
        check(&heard);
        secrets &= heard.truth.hides(Seat::new(0), &[Observer::Public]);
    }
    house.server.stop().await;
    secrets
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leaks() {
    let mut all = JoinSet::new();
    for game in games() {
        all.spawn(matches(game));
    }
    let secrets = all.join_all().await;
    assert!(secrets.contains(&true), "a test of secrets needs a game that has some");
}
