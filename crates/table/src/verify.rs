use game::{Seat, Seats};
use record::{Brought, Bytes32, Format, Header, MAX_SEATS, Record, What, Who};
use thiserror::Error;

use crate::{AnyGame, Dealer, Replay, ReplayError};

/// What was found to be true of a record.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Verified {
    /// How many events the rules allowed, undone ones included.
    pub events: u32,
    /// How many outcomes of fate follow from the dealer's key.
    pub outcomes: u32,
    /// How the dealer drew. In format 1 the server knew all nonces and could choose some of them, and
    /// taking back shifted what came next; so it shows only that the key is the promised one.
    pub format: Format,
    /// The seats that brought a nonce.
    pub brought: Seats,
    /// The seats that had committed to a nonce and did not show it.
    pub withheld: Seats,
    /// The seat whose nonce is the one that somebody kept, if they brought it along.
    pub yours: Option<Seat>,
}

impl Verified {
    /// Where something was withheld: between how many courses of fate somebody could choose at most who
    /// knew the key and could withhold whatever was not one honest person's.
    pub fn courses(&self) -> u32 {
        let (brought, withheld) = (self.brought.len(), self.withheld.len());
        1 << (brought + withheld).saturating_sub(1).max(withheld)
    }
}

/// What somebody saw before a match began, and kept.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Seen {
    /// What the dealer promised.
    pub commit: Option<Bytes32>,
    /// The hashes that were fixed when the nonces were asked for. Seats without one brought nothing.
    pub hashes: Option<[Option<Bytes32>; MAX_SEATS]>,
    /// Their own nonce.
    pub nonce: Option<Bytes32>,
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
    /// Another promise than the one that was seen.
    #[error("line {line}: this is not the promise that you saw before the match")]
    OtherCommit {
        /// Where the promise stands, or should.
        line: usize,
    },
    /// Another hash than the one that was seen.
    #[error(
        "line {line}: what seat {seat} brought is not what was fixed before the nonces were shown"
    )]
    OtherHash {
        /// Where it stands, or should.
        line: usize,
        /// Whose it is.
        seat: Seat,
    },
    /// One's own nonce was left out.
    #[error("line {line}: your nonce was left out; the record says that you did not show it")]
    LeftOut {
        /// Where this stands.
        line: usize,
    },
    /// One's own nonce is not there.
    #[error("your nonce is not in this record")]
    NoSuchNonce,
}

/// Checks a finished record of a game: that the rules allow every event, that every outcome of fate follows
/// from the key that the dealer promised, and that the result is right. (Its seal was checked
/// when it was read.)
pub fn verify(game: &'static AnyGame, record: &Record) -> Result<Verified, NotVerified> {
    verify_for(game, record, &Seen::default())
}

/// The same for somebody who was there: also holds the record against what they saw before the match.
pub fn verify_for(
    game: &'static AnyGame,
    record: &Record,
    seen: &Seen,
) -> Result<Verified, NotVerified> {
    let header = record.header();
    let yours = compare(header, seen)?;
    let commit = header.commit.ok_or(NotVerified::NoCommit)?;
    let mut replay = Replay::new(game, record.clone());
    let mut outcomes = 0;
    let dealer = record.key.map(|key| Dealer::of(header, key));
    for (number, entry) in (1..).zip(record.entries()) {
        if let (Who::Fate, What::Event(said), Some(dealer)) = (entry.who, &entry.what, &dealer)
            && dealer.commit() == commit
            && let Some(given) = replay.table()?.outcome(dealer)
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
    let those = |wanted: fn(&Brought) -> bool| {
        let seats = (0..).zip(&header.nonces).filter(|(_, brought)| wanted(brought));
        seats.map(|(seat, _)| Seat::new(seat)).collect()
    };
    Ok(Verified {
        events: record.next() - 1,
        outcomes,
        format: header.format,
        brought: those(|brought| matches!(brought, Brought::Nonce(_))),
        withheld: those(|brought| matches!(brought, Brought::Withheld(_))),
        yours,
    })
}

/// Holds a record against what somebody saw; says whose nonce theirs is.
fn compare(header: &Header, seen: &Seen) -> Result<Option<Seat>, NotVerified> {
    if seen.commit.is_some() && seen.commit != header.commit {
        return Err(NotVerified::OtherCommit { line: header.line_of_commit() });
    }
    let nonces = || header.nonces.iter().zip(0..).map(|(brought, seat)| (Seat::new(seat), brought));
    let line = |seat: Seat| header.line_of_nonce(seat.index());
    let found = |is: Brought| nonces().find(|(_, brought)| **brought == is).map(|(seat, _)| seat);
    // One's own first: that it was left out says more than that another hash is there.
    let yours = seen.nonce.and_then(|nonce| found(Brought::Nonce(nonce)));
    if let (Some(nonce), None) = (seen.nonce, yours) {
        return Err(match found(Brought::Withheld(nonce.sha256())) {
            Some(seat) => NotVerified::LeftOut { line: line(seat) },
            None => NotVerified::NoSuchNonce,
        });
    }
    if let Some(hashes) = &seen.hashes {
        let other = nonces().zip(hashes).find(|((_, brought), hash)| brought.hash() != **hash);
        if let Some(((seat, _), _)) = other {
            return Err(NotVerified::OtherHash { line: line(seat), seat });
        }
    }
    Ok(yours)
}
