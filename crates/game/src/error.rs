use alloc::string::String;

use thiserror::Error;

use crate::Seat;

/// A setup that can be written but not played.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{0}")]
pub struct BadSetup(pub String);

/// Why an event may not happen now. The match goes on as if it had not been tried.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Refused {
    /// Nothing happens after the end.
    #[error("the match is over")]
    Over,
    /// An action while a chance outcome is due.
    #[error("a chance outcome is due first")]
    WaitForFate,
    /// A chance outcome while seats are asked.
    #[error("no chance outcome is due; a seat has to act")]
    NoChance,
    /// A chance outcome that cannot come up here.
    #[error("`{0}` is not a possible outcome here")]
    Impossible(String),
    /// An action of a seat whose decision is not wanted now.
    #[error("it is not the turn of seat {0}")]
    NotAsked(Seat),
    /// An action that the rules do not allow now.
    #[error("`{0}` is not allowed now; see the list of actions")]
    NotAllowed(String),
}
