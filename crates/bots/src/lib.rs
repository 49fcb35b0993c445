//! Players that see no more than a person in their seat.
//!
//! [`choose`] gets a view, a seat and random words, and nothing else: a bot cannot peek, because
//! there is nothing to peek at. It thinks about states that it imagines from its view.
//!
//! The search knows no game. What it knows of one stands in a [`Heuristic`], one file per game.

mod dig_mars;
mod quick;
mod rawsiko;
mod trains;

use std::{
    fmt::{self, Display},
    str::FromStr,
};

use game::{Game, Rng, Seat};

/// What the bots know of a game beyond its rules.
pub trait Heuristic: Game {
    /// How well `seat` stands, in any unit; more is better.
    fn value(&self, seat: Seat) -> i64;
}

/// How a bot plays.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Level {
    /// Any action, each as likely as the others.
    Random,
    /// The action that looks best one decision ahead; about a tenth of a millisecond.
    Quick,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Quick];
}

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Random => "random",
            Level::Quick => "quick",
        })
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        let found = Level::ALL.into_iter().find(|level| level.to_string() == text);
        found.ok_or_else(|| NoSuchLevel(text.to_owned()))
    }
}

/// A level that no bot has.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("there is no bot `{0}`; choose random or quick")]
pub struct NoSuchLevel(String);

/// What a bot of this level does in `seat`, knowing `view`; none if the seat is not asked.
pub fn choose<G: Heuristic>(
    level: Level,
    view: &G::View,
    seat: Seat,
    rng: &mut impl Rng,
) -> Option<G::Action> {
    let world = G::imagine(view, rng);
    let mut actions = Vec::new();
    world.actions(seat, &mut actions);
    match (level, actions.as_slice()) {
        (_, []) => None,
        (_, [only]) => Some(*only),
        (Level::Random, _) => Some(*rng.pick(&actions)),
        (Level::Quick, _) => Some(quick::choose::<G>(view, seat, &actions, rng)),
    }
}
