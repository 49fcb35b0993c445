//! Players that see no more than a person in their seat.
//!
//! ```
//! use bots::{Bot, Budget, Level, Mind};
//! use game::{Game, Observer, Play, Seat, Seeded, Turn};
//! use laws::toy::Toy;
//!
//! /// What bots know of the game: whoever has bid more stands better.
//! struct Kit;
//!
//! impl Mind for Kit {
//!     type Game = Toy;
//!     const SCALE: i32 = 1;
//!     const PLAY_ON: u32 = 1;
//!
//!     fn standing(state: &Toy, seat: Seat) -> i32 {
//!         state.bid(seat).map_or(0, i32::from)
//!     }
//! }
//!
//! let mut rng = Seeded::new(1);
//! let mut state = Toy::start(&Toy::usual(2))?;
//! while state.turn() == Turn::Chance {
//!     let event = state.random(&mut rng, &mut Vec::new()).expect("it is not over");
//!     state.play(&event)?;
//! }
//! let seat = Seat::new(0);
//! let view = state.view(Observer::Seat(seat));
//! let budget = Budget { iterations: 100, stop: &|| false, threads: 1 };
//! let thought = Bot::<Kit>::new(Level::Owl).choose(&view, seat, budget, &mut rng);
//! assert_eq!(thought.expect("it is asked").action.to_string(), "bid 2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Bot`] gets a view, a seat, a budget and random words, and nothing else: it cannot peek,
//! because there is nothing to peek at. It thinks about states that it imagines from its view.
//!
//! The search knows no game. What it knows of one is a [`Mind`], which every game brings along.

mod ahead;
mod level;
mod search;

pub use level::{Level, NoSuchLevel};
pub use search::Search;

use game::{Game, MAX_SEATS, Rng, Seat, Turn};
use serde::{Deserialize, Serialize};

/// What the bots know of a game beyond its rules.
///
/// It is implemented by a type of its own, not by the state: rules know nothing of bots, and one
/// game can be looked at in several ways.
pub trait Mind: 'static {
    /// The game that it knows.
    type Game: Game;

    /// How much more standing makes a seat about three times as likely to win.
    const SCALE: i32;

    /// For how many decisions the search plays on before it guesses.
    const PLAY_ON: u32;

    /// How many actions of a list it looks at while it plays on; of a longer list every second or
    /// third is enough, where many actions are much alike.
    const TRIES: usize = 12;

    /// How much clearer than the guess at a win the guess at the next action is. Every try of a
    /// worse action spoils the average of the decision before it, so where one decision leads to
    /// another of the same seat much depends on trying little.
    const CLARITY: i32 = 3;

    /// Outcomes that differ by less are not told apart more finely.
    const SPAN: f32 = 0.4;

    /// How well a seat stands, whatever the others do; more is better. Asked only while the match
    /// goes on.
    fn standing(state: &Self::Game, seat: Seat) -> i32;

    /// The same for a bot that searches: a finer judgement on the same scale, where there is one.
    fn promise(state: &Self::Game, seat: Seat) -> i32 {
        Self::standing(state, seat)
    }
}

type Action<M> = <<M as Mind>::Game as Game>::Action;
type View<M> = <<M as Mind>::Game as Game>::View;

/// How likely each seat is to win: known at the end, before that a guess from how they stand.
fn chances<M: Mind>(
    state: &M::Game,
    stands: fn(&M::Game, Seat) -> i32,
) -> [f32; MAX_SEATS as usize] {
    let mut chances = [0.0; MAX_SEATS as usize];
    let seats = (0..state.seats()).map(Seat::new);
    if let Turn::Over(ranking) = state.turn() {
        let winners = ranking.winners();
        #[expect(clippy::cast_precision_loss, reason = "at most eight")]
        winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
        return chances;
    }
    let mut standings = [i32::MIN; MAX_SEATS as usize];
    seats.clone().for_each(|seat| standings[seat.index()] = stands(state, seat));
    let best = standings.into_iter().max().unwrap_or(0);
    let mut sum = 0.0;
    for seat in seats.clone() {
        chances[seat.index()] = weight::<M>(standings[seat.index()], best);
        sum += chances[seat.index()];
    }
    seats.for_each(|seat| chances[seat.index()] /= sum);
    chances
}

/// The odds of something that stands so, beside something that stands `best`.
#[expect(clippy::cast_precision_loss, reason = "a guess needs no more")]
fn weight<M: Mind>(standing: i32, best: i32) -> f32 {
    ((standing.saturating_sub(best)) as f32 / M::SCALE as f32 * 1.1).exp()
}

/// When to stop thinking.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// After so many iterations of the search.
    pub iterations: u32,
    /// Or as soon as this says so. There is no clock in here: browsers have another one.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// How many threads search side by side, each for itself, before they are asked together.
    pub threads: usize,
}

/// What a bot wants to do, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought<A> {
    /// The choice.
    pub action: A,
    /// What it thought of, the best first.
    pub ideas: Vec<Idea<A>>,
    /// How many times it played on in its mind.
    pub iterations: u32,
}

/// An action that a bot thought of.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Idea<A> {
    /// Which.
    pub action: A,
    /// How likely it makes a win, 0 to 1.
    pub chance: f32,
    /// How much of the thinking went into it, 0 to 1.
    pub share: f32,
}

/// A player with a mind of its own: what it thought before helps it later.
pub struct Bot<M: Mind> {
    level: Level,
    /// One for each thread.
    searches: Vec<Search<M>>,
}

impl<M: Mind> Bot<M> {
    /// A bot that plays so well.
    pub fn new(level: Level) -> Self {
        Bot { level, searches: Vec::new() }
    }

    /// What it does in `seat`, knowing `view`; none if the seat is not asked.
    pub fn choose(
        &mut self,
        view: &View<M>,
        seat: Seat,
        budget: Budget<'_>,
        rng: &mut impl Rng,
    ) -> Option<Thought<Action<M>>> {
        let world = M::Game::imagine(view, rng);
        let mut actions = Vec::new();
        world.actions(seat, &mut actions);
        let only = |action| Thought {
            action,
            ideas: vec![Idea {
                action,
                chance: chances::<M>(&world, M::standing)[seat.index()],
                share: 1.0,
            }],
            iterations: 0,
        };
        match (self.level, actions.as_slice()) {
            (_, []) => None,
            (_, [action]) => Some(only(*action)),
            (Level::Random, _) => Some(only(*rng.pick(&actions))),
            // A beginner: every third decision is not thought through.
            (Level::Mouse, _) if rng.below(3) == 0 => Some(only(*rng.pick(&actions))),
            (Level::Mouse | Level::Hare, _) => {
                Some(ahead::choose::<M>(view, seat, &actions, budget, rng))
            }
            (Level::Fox | Level::Owl, _) => {
                let iterations = budget.iterations.min(self.level.iterations());
                // A page in a browser has one thread; more of them are its own affair.
                let threads = if cfg!(target_family = "wasm") { 1 } else { budget.threads.max(1) };
                self.searches.resize_with(threads, Search::default);
                let budget = Budget { iterations, ..budget };
                search::together(&mut self.searches, view, seat, budget, rng)
            }
        }
    }
}
