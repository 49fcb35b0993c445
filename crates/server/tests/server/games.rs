//! Whole matches of each game, with people, a bot and a spectator.

use game::{Rng, Seeded};
use reqwest::Method;
use serde_json::json;
use table::{AnyGame, record::What};
use tokio::task::JoinSet;
use wire::{Code, Order, Outcome, Phase, Turn, Update};

use crate::house::{Guest, House, Socket, games, seats, settings};

/// Plays a seat by chance until the match is over; says everything that it heard.
async fn play(mut socket: Socket, seed: u64) -> Vec<Update> {
    let mut rng = Seeded::new(seed);
    loop {
        let now = socket.now();
        if now.phase == Phase::Over {
            return socket.updates;
        }
        if now.actions.is_empty() {
            socket.message().await.expect("the match is not over");
            continue;
        }
        let (number, action) = (now.number, rng.pick(&now.actions).clone());
        let order = Order::Act { actions: vec![action], seen: Some(number) };
        match socket.command(order).await {
            Outcome::Done { number } => drop(socket.reach(number).await),
            Outcome::Refused(problem) => {
                // Where several are asked, another may have been faster.
                assert_eq!(problem.code, Code::Stale, "{problem}");
                socket.until(|update| update.number > number).await;
            }
        }
    }
}

async fn watch(mut socket: Socket) -> Vec<Update> {
    socket.until(|update| update.phase == Phase::Over).await;
    socket.updates
}

/// What was heard is without gaps, and says the same as the record told anew.
async fn check_heard(guest: &Guest, id: &str, heard: &[Update]) {
    let first = heard.iter().find(|update| update.phase != Phase::Waiting).unwrap();
    let mut number = first.since;
    for update in heard.iter().filter(|update| update.number > 0 || !update.news.is_empty()) {
        assert!(update.since <= number && update.number >= number, "{number} {update:?}");
        let fresh = update.news.iter().filter(|news| news.number > number);
        let numbers: Vec<u32> = fresh.map(|news| news.number).collect();
        assert_eq!(numbers, (number + 1..=update.number).collect::<Vec<_>>(), "after {number}");
        number = update.number;
    }
    let told = |update: &Update| -> Vec<(u32, String)> {
        let news = update.news.iter().filter(|news| news.number > first.since);
        news.map(|news| (news.number, news.news.as_ref().unwrap().get().to_owned())).collect()
    };
    let live: Vec<(u32, String)> = heard.iter().flat_map(told).collect();
    let since = number.saturating_sub(150).max(first.since);
    let mut again = guest.connect(id).await.unwrap();
    let again = again.hello(Some(since)).await;
    assert_eq!((again.since, again.number), (since, number));
    let live: Vec<_> = live.into_iter().filter(|(number, _)| *number > since).collect();
    assert_eq!(told(again), live);
    assert_eq!(
        again.view.as_ref().unwrap().get(),
        heard.last().unwrap().view.as_ref().unwrap().get()
    );
}

/// A match with a bot on the last seat and people on all others.
async fn whole_match(game: &AnyGame, count: u8) {
    let people = usize::from(count) - 1;
    let house = House::open(settings()).await;
    let mut guests = Vec::new();
    for seat in 0..people {
        guests.push(house.guest(&format!("Guest {seat}")).await);
    }
    let mut seats = seats("me", "open", count);
    seats[people] = "bot:hare";
    let made = guests[0].create(json!({"game": game.id, "seats": seats})).await;
    assert_eq!((made.phase, made.number), (Phase::Waiting, 0));
    let spectator = house.nobody();
    let mut playing = Vec::new();
    for (seed, guest) in (1..).zip(&guests) {
        guest.sit(&made.id).await;
        let socket = guest.play(&made.id).await;
        playing.push(tokio::spawn(play(socket, seed)));
    }
    let watching = tokio::spawn(watch(spectator.play(&made.id).await));
    let heard_by_spectator = watching.await.unwrap();
    let mut heard = Vec::new();
    for playing in playing {
        heard.push(playing.await.unwrap());
    }
    let over = heard[0].last().unwrap();
    let Some(Turn::Over(places)) = &over.turn else { panic!("{over:?}") };
    let look = guests[0].look(&made.id).await;
    assert_eq!((look.phase, look.result.as_ref()), (Phase::Over, Some(places)));
    assert_eq!(look.code, None, "a match that is over needs no code");

    let record = spectator.record(&made.id).await;
    let verified = games::verify(&record).unwrap();
    assert_eq!(verified.events, over.number);
    assert_eq!(record.header().commit.unwrap().to_string(), made.commit, "promised beforehand");
    let bots = record.entries().iter().filter(|entry| entry.note.as_deref() == Some("bot:hare"));
    assert!(bots.count() > 0);
    assert!(record.entries().iter().all(|entry| matches!(entry.what, What::Event(_))));

    for (guest, heard) in guests.iter().zip(&heard) {
        check_heard(guest, &made.id, heard).await;
    }
    check_heard(&spectator, &made.id, &heard_by_spectator).await;
    assert!(heard_by_spectator.iter().all(|update| update.actions.is_empty()));
    house.server.stop().await;
}

/// All games at the same time, each with as many seats as this says.
async fn whole_matches(count: fn(&AnyGame) -> u8) {
    let mut matches = JoinSet::new();
    for game in games() {
        matches.spawn(async move {
            println!("{} with {} seats", game.id, count(game));
            whole_match(game, count(game)).await;
        });
    }
    matches.join_all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_with_few_people() {
    whole_matches(|game| (*game.seats.start()).max(3)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_with_many_people() {
    whole_matches(|game| *game.seats.end()).await;
}

#[tokio::test]
async fn a_match_of_bots_plays_itself() {
    let house = House::open(settings()).await;
    let guest = house.guest("Lauma").await;
    for game in games() {
        let seats = seats("bot:hare", "bot:mouse", *game.seats.start());
        let made = guest.create(json!({"game": game.id, "seats": seats})).await;
        assert_eq!((made.phase, made.you, made.host), (Phase::Playing, None, true));
        let mut socket = guest.play(&made.id).await;
        socket.until(|update| update.phase == Phase::Over).await;
        games::verify(&guest.record(&made.id).await).unwrap();
    }
}

#[tokio::test]
async fn bots_remember_what_they_thought_until_the_match_is_over() {
    let house = House::open(settings()).await;
    let guest = house.guest("Lauma").await;
    let metric = async |name: &str| -> u32 {
        let text =
            guest.request(Method::GET, "/metrics").send().await.unwrap().text().await.unwrap();
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
    };
    for game in games() {
        let before = metric("galds_bots_remembered_total").await;
        // A fox, because it searches and plays on in its mind so few times that it is quick.
        let mut seats = seats("bot:fox", "bot:random", *game.seats.start());
        seats[1] = "me";
        let made = guest.create(json!({"game": game.id, "seats": seats})).await;
        let mut socket = guest.play(&made.id).await;
        while metric("galds_bots_remembered_total").await == before {
            let now = socket.now();
            assert_eq!(now.phase, Phase::Playing, "{}: a fox decides more than once", game.id);
            match now.actions.first().cloned() {
                Some(action) => match socket.act(&[&action]).await {
                    Outcome::Done { number } => drop(socket.reach(number).await),
                    Outcome::Refused(_) => {}
                },
                None => drop(socket.message().await),
            }
        }
        socket.command(Order::Resign).await;
        socket.until(|update| update.phase == Phase::Over).await;
        assert_eq!(metric("galds_kept_bots").await, 0, "{}", game.id);
    }
}
