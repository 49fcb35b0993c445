//! The bots of the page. They think in a web worker, so that the page never waits for them, and in
//! a program of their own, so that the page is small and they are fast.
//!
//! A bot gets a view, and nothing else, as JSON.

#[cfg(feature = "think")]
mod mind;

#[cfg(feature = "think")]
pub use mind::serve;

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the page asks.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Which match: what a bot thought before helps it later in the same one.
    pub table: String,
    /// Which game.
    pub game: String,
    /// By its word.
    pub level: String,
    /// What the seat knows.
    pub view: Value,
    /// Who is asked.
    pub seat: Seat,
    /// For how long to think at most.
    pub milliseconds: u32,
    /// Where the bot's own chance begins.
    pub seed: u64,
}

/// What a bot wants to do and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The choice.
    pub action: String,
    /// What it thought of, the best first.
    pub ideas: Vec<Idea>,
    /// How many times it played on in its mind.
    pub iterations: u32,
}

/// An action that a bot thought of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Idea {
    /// Which.
    pub action: String,
    /// How likely it makes a win, 0 to 1.
    pub chance: f32,
    /// How much of the thinking went into it, 0 to 1.
    pub share: f32,
}

/// A question or an answer with its number, as it travels.
#[derive(Serialize, Deserialize)]
pub struct Numbered<T> {
    /// Chosen by who asks.
    pub number: u32,
    /// The question or the answer.
    pub what: T,
}
