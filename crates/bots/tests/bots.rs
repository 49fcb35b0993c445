//! What every bot keeps, shown with a toy.

use bots::{Bot, Budget, Level, Mind, Search};
use game::{Event, Game, Observer, Play, Seat, Seeded};
use laws::toy::{Toy, View};

const BUDGET: Budget<'_> = Budget { iterations: 60, stop: &|| false, threads: 1 };

struct Kit;

/// Whoever has bid more stands better.
impl Mind for Kit {
    type Game = Toy;
    const SCALE: i32 = 1;
    const PLAY_ON: u32 = 1;

    fn standing(state: &Toy, seat: Seat) -> i32 {
        state.bid(seat).map_or(0, i32::from)
    }
}

/// A match in which both are asked for their bids.
fn asked() -> (Toy, Seat, View) {
    let mut rng = Seeded::new(2);
    let mut state = Toy::start(&Toy::usual(2)).unwrap();
    let mut scratch = Vec::new();
    while state.turn().asked().is_empty() {
        let event = state.random(&mut rng, &mut scratch).unwrap();
        state.apply(&event);
    }
    let seat = Seat::new(0);
    let view = state.view(Observer::Seat(seat));
    (state, seat, view)
}

#[test]
fn every_bot_that_thinks_does_what_looks_best() {
    let (state, seat, view) = asked();
    for level in [Level::Hare, Level::Fox, Level::Owl] {
        let thought = Bot::<Kit>::new(level).choose(&view, seat, BUDGET, &mut Seeded::new(3));
        let thought = thought.unwrap();
        assert_eq!(thought.action.to_string(), "bid 2", "{level}");
        assert_eq!(thought.ideas[0].action, thought.action);
        assert!(state.check(&Event::Action(seat, thought.action)).is_ok());
    }
}

#[test]
fn a_seat_that_is_not_asked_does_nothing() {
    let state = Toy::start(&Toy::usual(2)).unwrap();
    let seat = Seat::new(0);
    let view = state.view(Observer::Seat(seat));
    for level in Level::ALL {
        let thought = Bot::<Kit>::new(level).choose(&view, seat, BUDGET, &mut Seeded::new(1));
        assert!(thought.is_none());
    }
}

#[test]
fn several_threads_are_one_bot() {
    let (state, seat, view) = asked();
    let budget = Budget { threads: 3, ..BUDGET };
    let mut rng = Seeded::new(2);
    let thought = Bot::<Kit>::new(Level::Owl).choose(&view, seat, budget, &mut rng).unwrap();
    assert_eq!(thought.iterations, 3 * BUDGET.iterations);
    let shares: f32 = thought.ideas.iter().map(|idea| idea.share).sum();
    assert!((shares - 1.0).abs() < 1e-3, "{shares}");
    assert!(state.check(&Event::Action(seat, thought.action)).is_ok());
}

#[test]
fn what_was_thought_before_is_kept() {
    let (_, seat, view) = asked();
    let mut rng = Seeded::new(2);
    let mut think = |search: &mut Search<Kit>, iterations| {
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
    let (_, seat, view) = asked();
    let asked = std::sync::atomic::AtomicU32::new(0);
    let stop = || asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) >= 9;
    let budget = Budget { iterations: u32::MAX, stop: &stop, threads: 1 };
    let mut bot = Bot::<Kit>::new(Level::Owl);
    let thought = bot.choose(&view, seat, budget, &mut Seeded::new(1)).unwrap();
    assert_eq!(thought.iterations, 10);
    // One that looks one decision ahead answers too, however little time there is.
    let budget = Budget { stop: &|| true, ..budget };
    let mut hare = Bot::<Kit>::new(Level::Hare);
    assert_eq!(hare.choose(&view, seat, budget, &mut Seeded::new(1)).unwrap().iterations, 1);
}
