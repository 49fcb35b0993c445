//! Random play of one game in one thread, whole or in parts, for a clock or for callgrind.
//!
//! `bench GAME SEATS PART PASSES` prepares some thousands of states along random matches, then
//! does PART for each of them PASSES times. It prints five numbers: the events in one pass, the
//! nanoseconds that all passes took, the bytes of a state, the matches played, and a sum that
//! depends on the results, so that no work can be left out. What a part costs is what twice the
//! passes cost more. `bench games` prints each game with its least and its greatest number of seats.

use std::{hint::black_box, time::Instant};

use anyhow::{Context, Result, bail};
use game::{Event, Game, Play, Rng, Seeded, Turn};
use games::{GAMES, Visitor};
use table::{AnyGame, Job, Mind};

/// Events prepared, and so the number in one pass.
const EVENTS: u64 = 10_000;
const LIMIT: u64 = 10_000;

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args == ["games"] {
        for game in GAMES {
            println!("{} {} {}", game.id, game.seats.start(), game.seats.end());
        }
        return Ok(());
    }
    let [game, seats, part, passes] = args.as_slice() else {
        bail!("bench GAME SEATS PART PASSES, or bench games");
    };
    let seats = seats.parse().context("SEATS is a number")?;
    let passes = passes.parse().context("PASSES is a number")?;
    let game = games::lookup(game)?;
    let setup = game.setup(seats);
    let mut run = Run { game, setup, part: part.clone(), passes, done: None };
    games::each(&mut run);
    run.done.context("a known game is one of all")?
}

/// What is to be measured, until the right game comes by.
struct Run {
    game: &'static AnyGame,
    setup: String,
    part: String,
    passes: u64,
    done: Option<Result<()>>,
}

impl Visitor for Run {
    fn visit<M: Mind>(&mut self) {
        if M::Game::ID == self.game.id {
            self.done = Some(run::<M::Game>(self.game, &self.setup, &self.part, self.passes));
        }
    }
}

fn run<G: Game>(game: &AnyGame, setup: &str, part: &str, passes: u64) -> Result<()> {
    let steps = prepare::<G>(setup);
    let mut rng = Seeded::new(2);
    let mut actions = Vec::with_capacity(1_024);
    let began = Instant::now();
    let mut sum = 0u64;
    let mut events = steps.len() as u64;
    let mut matches = 0;
    match part {
        // The real thing: list, choose, sample, apply, one state after another.
        "play" => {
            matches = passes;
            let job = Job { setup: setup.to_owned(), seed: 1, matches: 0..passes, limit: LIMIT };
            let tally = game.simulate(&job)?;
            (sum, events) = (tally.unfinished, tally.events / passes.max(1));
        }
        "list" => {
            for (state, _) in repeat(&steps, passes) {
                if let Turn::Seats(asked) = state.turn() {
                    actions.clear();
                    state.actions(asked.iter().next().context("somebody is asked")?, &mut actions);
                    sum += actions.len() as u64;
                }
            }
        }
        "sample" => {
            for (state, _) in repeat(&steps, passes) {
                if state.turn() == Turn::Chance {
                    black_box(state.sample(&mut rng));
                    sum += 1;
                }
            }
        }
        "clone" => {
            for (state, _) in repeat(&steps, passes) {
                sum += u64::from(black_box(state.clone()).seats());
            }
        }
        "apply" => {
            for (state, event) in repeat(&steps, passes) {
                let mut after = state.clone();
                after.apply(event);
                sum += u64::from(black_box(after).seats());
            }
        }
        "below" => {
            for _ in 0..passes * events {
                sum += u64::from(rng.below(black_box(28)));
            }
        }
        _ => bail!("{part} is not a part: play, list, sample, clone, apply, below"),
    }
    let nanos = began.elapsed().as_nanos();
    println!("{events} {nanos} {} {matches} {}", size_of::<G>(), black_box(sum));
    Ok(())
}

fn repeat<T>(list: &[T], passes: u64) -> impl Iterator<Item = &T> {
    (0..passes).flat_map(move |_| black_box(list).iter())
}

/// States along random matches, each with the event that came next.
fn prepare<G: Game>(setup: &str) -> Vec<(G, Event<G>)> {
    let start = G::start(&setup.parse().expect("a setup")).expect("a setup that can be played");
    let mut steps = Vec::new();
    let mut actions = Vec::new();
    for number in 0.. {
        let mut rng = Seeded::stream(1, number);
        let mut state = start.clone();
        for _ in 0..LIMIT {
            if steps.len() as u64 == EVENTS {
                return steps;
            }
            let Some(event) = state.random(&mut rng, &mut actions) else { break };
            steps.push((state.clone(), event));
            state.apply(&event);
        }
    }
    unreachable!("matches have events")
}
