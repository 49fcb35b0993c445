//! What passes between a page and the bots in its web worker.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a page asks the bots in its web worker. They get a view, and nothing else.
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

/// A question, or the thought that answers it, with its number, as it travels.
#[derive(Serialize, Deserialize)]
pub struct Numbered<T> {
    /// Chosen by who asks.
    pub number: u32,
    /// The question or the answer.
    pub what: T,
}
