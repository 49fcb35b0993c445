//! What every bot keeps.

use bots::{Bot, Budget, Heuristic, Level, Search};
use game::{Event, Game, Play, Seat, Seeded, Turn};
use trains::Trains;

const BUDGET: Budget<'_> = Budget { iterations: 60, stop: &|| false, threads: 1 };

/// Plays a match in which every seat has its level; the winner, and how many events it took.
fn play<G: Heuristic>(setup: &str, levels: &[Level], seed: u64) -> (Seat, u32) {
    let mut rng = Seeded::new(seed);
    let mut state = G::start(&setup.parse().unwrap()).unwrap();
    let mut bots: Vec<Bot<G>> = levels.iter().map(|&level| Bot::new(level)).collect();
    for events in 0.. {
        let event = match state.turn() {
            Turn::Over(ranking) => return (ranking.winners().iter().next().unwrap(), events),
            Turn::Chance => Event::Chance(state.sample(&mut rng)),
            Turn::Seats(asked) => {
                let seat = asked.pick(&mut rng);
                let view = state.view(game::Observer::Seat(seat));
                let thought = bots[seat.index()].choose(&view, seat, BUDGET, &mut rng);
                Event::Action(seat, thought.expect("an asked seat has something to do").action)
            }
        };
        state.play(&event).expect("bots play by the rules");
    }
    unreachable!("no match is endless")
}

#[test]
fn hares_finish_and_beat_random_bots() {
    let mut events = 0;
    for seed in 0..40 {
        let (winner, took) = play::<Trains>("seats=2", &[Level::Hare, Level::Random], seed);
        assert_eq!(winner, Seat::new(0), "seed {seed}");
        events += took;
    }
    assert!(events < 40 * 200, "{events} events in 40 matches");
    for seats in 2..=4 {
        let (_, took) = play::<Trains>(&format!("seats={seats}"), &[Level::Hare; 4], 1);
        assert!(took < 500, "{took} events");
    }
}

/// Two worlds that differ only in what a seat cannot see are the same to it.
fn equal_choices<G: Heuristic>(setup: &str) {
    let mut rng = Seeded::new(9);
    let mut state = G::start(&setup.parse().unwrap()).unwrap();
    let mut scratch = Vec::new();
    for _ in 0..120 {
        for seat in state.turn().asked().iter() {
            let view = state.view(game::Observer::Seat(seat));
            let other = G::imagine(&view, &mut rng).view(game::Observer::Seat(seat));
            for level in Level::ALL {
                let choice = |view| {
                    let thought =
                        Bot::<G>::new(level).choose(view, seat, BUDGET, &mut Seeded::new(3));
                    thought.map(|thought| thought.action)
                };
                assert_eq!(choice(&view), choice(&other));
            }
        }
        let Some(event) = state.random(&mut rng, &mut scratch) else { break };
        state.apply(&event);
    }
}

#[test]
fn equal_views_get_equal_choices() {
    equal_choices::<Trains>("seats=3");
    equal_choices::<dig_mars::DigMars>("seats=2");
    equal_choices::<rawsiko::Rawsiko>("seats=3 turns=8");
}

#[test]
fn a_seat_that_is_not_asked_does_nothing() {
    let state = Trains::start(&"seats=2".parse().unwrap()).unwrap();
    let seat = Seat::new(0);
    let view = state.view(game::Observer::Seat(seat));
    for level in Level::ALL {
        let thought = Bot::<Trains>::new(level).choose(&view, seat, BUDGET, &mut Seeded::new(1));
        assert!(thought.is_none());
    }
}

#[test]
fn several_threads_are_one_bot() {
    let mut rng = Seeded::new(2);
    let mut state = Trains::start(&"seats=2".parse().unwrap()).unwrap();
    let mut scratch = Vec::new();
    while state.turn().asked().is_empty() {
        let event = state.random(&mut rng, &mut scratch).unwrap();
        state.apply(&event);
    }
    let seat = state.turn().asked().iter().next().unwrap();
    let view = state.view(game::Observer::Seat(seat));
    let budget = Budget { threads: 3, ..BUDGET };
    let thought = Bot::<Trains>::new(Level::Owl).choose(&view, seat, budget, &mut rng).unwrap();
    assert_eq!(thought.iterations, 3 * BUDGET.iterations);
    let shares: f32 = thought.ideas.iter().map(|idea| idea.share).sum();
    assert!((shares - 1.0).abs() < 1e-3, "{shares}");
    assert!(state.check(&Event::Action(seat, thought.action)).is_ok());
}

#[test]
fn what_was_thought_before_is_kept() {
    let mut rng = Seeded::new(2);
    let mut state = Trains::start(&"seats=2".parse().unwrap()).unwrap();
    let mut scratch = Vec::new();
    while !matches!(state.phase(), trains::Phase::Turn(_)) {
        let event = state.random(&mut rng, &mut scratch).unwrap();
        state.apply(&event);
    }
    let seat = state.turn().asked().iter().next().unwrap();
    let view = state.view(game::Observer::Seat(seat));
    let mut think = |search: &mut Search<Trains>, iterations| {
        search.think(&view, seat, Budget { iterations, ..BUDGET }, &mut rng).unwrap()
    };
    let mut search = Search::default();
    think(&mut search, 3_000);
    // One iteration tries one action; what else there is to say was found out before.
    assert!(think(&mut search, 1).ideas.len() > 1);
    assert_eq!(think(&mut Search::default(), 1).ideas.len(), 1);
}

#[test]
fn levels_go_by_their_words() {
    for level in Level::ALL {
        assert_eq!(level.id().parse(), Ok(level));
        assert!(level.names().iter().all(|name| !name.is_empty()));
    }
    let error = "lion".parse::<Level>().unwrap_err().to_string();
    assert!(Level::ALL.iter().all(|level| error.contains(level.id())), "{error}");
}

#[test]
fn a_bot_stops_when_it_is_told_to() {
    let state = {
        let mut rng = Seeded::new(2);
        let mut state = rawsiko::Rawsiko::start(&"seats=5 turns=8".parse().unwrap()).unwrap();
        let mut scratch = Vec::new();
        while state.turn().asked().is_empty() {
            let event = state.random(&mut rng, &mut scratch).unwrap();
            state.apply(&event);
        }
        state
    };
    let seat = state.turn().asked().iter().next().unwrap();
    let view = state.view(game::Observer::Seat(seat));
    let asked = std::sync::atomic::AtomicU32::new(0);
    let stop = || asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) >= 9;
    let budget = Budget { iterations: u32::MAX, stop: &stop, threads: 1 };
    let mut bot = Bot::<rawsiko::Rawsiko>::new(Level::Owl);
    let thought = bot.choose(&view, seat, budget, &mut Seeded::new(1)).unwrap();
    assert_eq!(thought.iterations, 10);
    // One that looks one decision ahead answers too, however little time there is.
    let budget = Budget { stop: &|| true, ..budget };
    let mut hare = Bot::<rawsiko::Rawsiko>::new(Level::Hare);
    assert_eq!(hare.choose(&view, seat, budget, &mut Seeded::new(1)).unwrap().iterations, 1);
}
