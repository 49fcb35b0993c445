use record::{Record, What, Who};
use thiserror::Error;

use crate::{AnyGame, Dealer, Replay, ReplayError};

/// What was found to be true of a record.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Verified {
    /// How many events the rules allowed, undone ones included.
    pub events: u32,
    /// How many outcomes of fate follow from the dealer's key.
    pub outcomes: u32,
}

/// What is not true of a record, or cannot be shown.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum NotVerified {
    /// The rules do not agree.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// There was no promise.
    #[error("the record has no `commit` line: its dealer promised nothing that could be checked")]
    NoCommit,
    /// The match is not over, or the key was not kept.
    #[error("the record has no `key` line: the dealer shows its key when the match is over")]
    NoKey,
    /// The match is not over.
    #[error("the record has no `result` line: the match is not over")]
    NoResult,
    /// Another key than the promised one.
    #[error("line {line}: this is not the key that the dealer promised with `commit`")]
    WrongKey {
        /// Where the key stands.
        line: usize,
    },
    /// Another outcome than the key gives.
    #[error("line {line}: the record says `{said}`, but the dealer's key gives `{given}`")]
    Outcome {
        /// Where the outcome stands.
        line: usize,
        /// What the record says.
        said: String,
        /// What follows from the key.
        given: String,
    },
}

/// Checks a finished record of a game: that the rules allow every event, that every outcome of fate follows
/// from the key that the dealer promised, and that the result is right. (Its seal was checked
/// when it was read.)
pub fn verify(game: &'static AnyGame, record: &Record) -> Result<Verified, NotVerified> {
    let header = record.header();
    let commit = header.commit.ok_or(NotVerified::NoCommit)?;
    let mut replay = Replay::new(game, record.clone());
    let mut outcomes = 0;
    let dealer = record.key.map(|key| Dealer::new(key, header.nonces.clone()));
    for (number, entry) in (1..).zip(record.entries()) {
        if let (Who::Fate, What::Event(said), Some(dealer)) = (entry.who, &entry.what, &dealer)
            && dealer.commit() == commit
            && let Some(given) = replay.table()?.sample(&mut dealer.stream(number))
        {
            if given != *said {
                let (line, said) = (record.line_of(number), said.clone());
                return Err(NotVerified::Outcome { line, said, given });
            }
            outcomes += 1;
        }
        replay.step()?;
    }
    replay.finish()?;
    record.result.as_ref().ok_or(NotVerified::NoResult)?;
    let dealer = dealer.ok_or(NotVerified::NoKey)?;
    if dealer.commit() != commit {
        return Err(NotVerified::WrongKey { line: record.line_of_key() });
    }
    Ok(Verified { events: record.next() - 1, outcomes })
}
