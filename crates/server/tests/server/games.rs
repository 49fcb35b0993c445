//! Whole matches of each game, with people, a bot and a spectator.

use game::{Rng, Seeded};
use serde_json::json;
use table::record::What;
use wire::{Code, Order, Outcome, Phase, Turn, Update};

use crate::house::{Guest, House, Socket, settings};

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

async fn whole_match(game: &str, people: usize) {
    let house = House::open(settings()).await;
    let mut guests = Vec::new();
    for seat in 0..people {
        guests.push(house.guest(&format!("Guest {seat}")).await);
    }
    let mut seats = vec!["open"; people];
    seats[0] = "me";
    seats.push("bot:hare");
    let made = guests[0].create(json!({"game": game, "seats": seats})).await;
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn trains() {
    whole_match("trains", 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dig_mars() {
    whole_match("dig-mars", 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rawsiko() {
    whole_match("rawsiko", 2).await;
}

#[tokio::test]
async fn a_match_of_bots_plays_itself() {
    let house = House::open(settings()).await;
    let guest = house.guest("Lauma").await;
    let body = json!({"game": "trains", "seats": ["bot:hare", "bot:mouse"]});
    let made = guest.create(body).await;
    assert_eq!((made.phase, made.you, made.host), (Phase::Playing, None, true));
    let mut socket = guest.play(&made.id).await;
    socket.until(|update| update.phase == Phase::Over).await;
    games::verify(&guest.record(&made.id).await).unwrap();
}
