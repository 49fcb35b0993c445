//! The real process is killed again and again while people play, and started again on the same
//! file. Whatever was acknowledged is there, nothing has happened twice, no outcome of fate has
//! changed, and everybody goes on where they were.
//!
//! `GALDS_KILLS` says how often it is killed, `GALDS_SEED` repeats the choices of a run as far as the
//! operating system repeats its own. A killed process leaves its files as the operating system
//! has them; only the loss of power could tell whether they are on the disk itself.

mod check;
mod house;
mod player;

use std::{
    path::Path,
    sync::mpsc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use game::{Rng, Seeded};
use serde_json::json;
use tokio::task::JoinHandle;

use self::{
    check::Played,
    house::{House, Visitor},
    player::{End, Player},
};

/// How often the process is killed, unless `GALDS_KILLS` says otherwise.
const KILLS: u32 = 200;

/// How long nothing may be acknowledged before the server counts as stuck.
const PATIENCE: Duration = Duration::from_mins(2);

/// The game of each table, its people, and its bots: two tables for each game, one of them with a
/// bot. Every other game has one person more than it needs, so that not all tables are small.
fn tables() -> impl Iterator<Item = (&'static str, u8, u8)> {
    games::GAMES.iter().enumerate().flat_map(|(at, game)| {
        let (least, most) = (*game.seats.start(), *game.seats.end());
        let people = if at % 2 == 0 { least } else { most.min(least + 1) };
        let with_bot = most.min(people.max(3)) - 1;
        [(game.id, people, 0), (game.id, with_bot, 1)]
    })
}

#[test]
fn a_killed_server_loses_nothing() {
    let kills = variable("GALDS_KILLS").map_or(KILLS, |kills| u32::try_from(kills).unwrap());
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().subsec_nanos();
    let seed = variable("GALDS_SEED").unwrap_or_else(|| u64::from(now()));
    println!("GALDS_KILLS={kills} GALDS_SEED={seed}");

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crash");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let mut house = House::new(&folder);
    let (acknowledged, acknowledgements) = mpsc::channel();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let tables: Vec<JoinHandle<Vec<Played>>> = (1..)
        .zip(tables())
        .map(|(stream, (game, people, bots))| {
            let visitor = house.visitor();
            let acknowledged = acknowledged.clone();
            let rng = Seeded::stream(seed, stream);
            runtime.spawn(table(visitor, acknowledged, rng, game, people, bots))
        })
        .collect();

    let mut rng = Seeded::stream(seed, 0);
    let mut actions = 0;
    for kill in 0..kills {
        house.start();
        if rng.below(10) == 0 {
            // While it starts, or repairs what the last kill has left.
            std::thread::sleep(Duration::from_micros(u64::from(rng.below(40_000))));
        } else {
            house.listen();
            let wanted = rng.below(60);
            for _ in 0..wanted {
                wait_for_one(&acknowledgements, &tables, kill);
            }
            actions += wanted;
            std::thread::sleep(Duration::from_micros(u64::from(rng.below(1_000))));
        }
        house.kill();
        actions += u32::try_from(acknowledgements.try_iter().count()).unwrap();
    }
    // Once more, to hear what came of the last commands.
    house.start();
    house.listen();
    house.finish();
    let played: Vec<Played> =
        tables.into_iter().flat_map(|table| runtime.block_on(table).unwrap()).collect();
    house.kill();
    let checked = runtime.block_on(check::check(&house.data(), &played));
    println!("{actions} actions in {} matches: {checked}", played.len());
    assert!(checked.commands >= actions, "each acknowledgement that was waited for is in a list");
    let log = house.log();
    assert!(log.is_empty(), "the server complained: {log}");
}

/// Waits until somebody's action is acknowledged.
fn wait_for_one(
    acknowledgements: &mpsc::Receiver<()>,
    tables: &[JoinHandle<Vec<Played>>],
    kill: u32,
) {
    let begun = std::time::Instant::now();
    while acknowledgements.recv_timeout(Duration::from_millis(100)).is_err() {
        assert!(!tables.iter().any(JoinHandle::is_finished), "somebody gave up after {kill} kills");
        assert!(begun.elapsed() < PATIENCE, "nothing is acknowledged any more after {kill} kills");
    }
}

/// One match after another with the same people, until the house says that it is enough.
async fn table(
    visitor: Visitor,
    acknowledged: mpsc::Sender<()>,
    mut rng: Seeded,
    game: &str,
    people: u8,
    bots: u8,
) -> Vec<Played> {
    let mut tokens = Vec::new();
    for number in 0..people {
        let body = json!({"name": format!("{game} {number}"), "token": true});
        let identity = visitor.post("/api/me", None, &body).await;
        tokens.push(identity["token"].as_str().expect("a token was asked for").to_owned());
    }
    let mut seats = vec!["me"];
    seats.resize(usize::from(people), "open");
    seats.resize(usize::from(people + bots), "bot:mouse");
    let body = json!({"game": game, "seats": seats});
    let mut all = Vec::new();
    loop {
        // If the answer is lost, the first match stays empty and another is made.
        let made = visitor.post("/api/matches", Some(&tokens[0]), &body).await;
        let id = made["id"].as_str().expect("a match has an id").to_owned();
        for token in &tokens[1..] {
            visitor.post(&format!("/api/matches/{id}/sit"), Some(token), &json!({})).await;
        }
        let players: Vec<_> = tokens
            .iter()
            .map(|token| {
                let rng = Seeded::new(rng.word());
                let player = Player::new(visitor.clone(), acknowledged.clone(), rng, &id, token);
                tokio::spawn(player.play())
            })
            .collect();
        let mut hands = Vec::new();
        let mut enough = false;
        for player in players {
            let (hand, end) = player.await.expect("a player found fault with the server");
            enough |= end == End::Enough;
            hands.push(hand);
        }
        if !enough {
            let record = visitor.get(&format!("/api/matches/{id}/record")).await;
            games::verify(&record.parse().unwrap()).unwrap();
        }
        all.push(Played { id, hands });
        if enough {
            return all;
        }
    }
}

fn variable(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is a number, not `{text}`")))
}
