use game::{BadSetup, BadToken, Refused, Seat};
use record::CannotUndo;
use thiserror::Error;

/// Why a table cannot be opened.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum OpenError {
    /// No game has this name.
    #[error("there is no game `{wanted}` here; there is {known}")]
    NoSuchGame {
        /// What was asked for.
        wanted: String,
        /// The names of those that are known, joined by commas.
        known: String,
    },
    /// These rules are newer than the program, or too old for it.
    #[error("rules {wanted} of {game} are not known here; known is {known}")]
    NoSuchRules {
        /// Which game.
        game: &'static str,
        /// What the record asks for.
        wanted: u32,
        /// What there is.
        known: u32,
    },
    /// Not a setup of this game.
    #[error(transparent)]
    Text(#[from] BadToken),
    /// A setup that cannot be played.
    #[error(transparent)]
    Setup(#[from] BadSetup),
}

/// Why an event did not happen. Nothing has changed.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum PlayError {
    /// Not an action or outcome of this game.
    #[error(transparent)]
    Text(#[from] BadToken),
    /// Not now.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Cannot be taken back.
    #[error(transparent)]
    Undo(#[from] CannotUndo),
    /// Nothing of this seat's can be taken back.
    #[error("seat {0} has nothing to take back")]
    NothingToUndo(Seat),
}
