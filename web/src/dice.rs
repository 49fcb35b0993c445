//! What a record shows of the dice, in plain words: what was checked, for whom, and what no record can show.

use std::fmt::Write as _;

use game::{Seat, Seats};
use record::{Format, Record};
use table::{AnyGame, NotVerified, Seen, Verified, verify_for};
use text::{Seating, t};

use crate::host::why_refused;

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// Whether nothing is wrong with it.
    pub fine: bool,
    /// Whether nobody could have chosen an outcome, as far as the reader's own page can tell.
    pub proved: bool,
    /// What there is to say, a paragraph each.
    pub words: Vec<String>,
}

/// Checks a record, also against what this browser saw before the match, if it did.
pub fn check(
    game: &'static AnyGame,
    record: &Record,
    seen: Option<&Seen>,
    seating: &Seating,
) -> Found {
    let nothing = Seen::default();
    let seen = seen.unwrap_or(&nothing);
    match verify_for(game, record, seen) {
        Ok(verified) => shown(&verified, seen, seating),
        Err(fault) => Found { fine: false, proved: false, words: vec![wrong(fault, seating)] },
    }
}

fn shown(verified: &Verified, seen: &Seen, seating: &Seating) -> Found {
    let (events, outcomes) = (verified.events, verified.outcomes);
    let mut words = vec![t!("dice-fine", events = events, outcomes = outcomes)];
    let whole = seen.commit.is_some() && seen.hashes.is_some() && verified.yours.is_some();
    let proved = whole && verified.withheld.is_empty() && verified.format == Format::Two;
    if verified.format == Format::One {
        words.push(t!("dice-old"));
    } else if verified.brought.is_empty() {
        words.push(t!("dice-nobody"));
    } else if whole {
        words.push(t!("dice-yours"));
    } else {
        words.push(t!("dice-others", names = names(verified.brought, seating)));
    }
    if !verified.withheld.is_empty() {
        let (names, count) = (names(verified.withheld, seating), verified.courses());
        words.push(t!("dice-withheld", names = names, count = count));
    }
    if proved {
        words.push(t!("dice-proved"));
    }
    words.push(t!("dice-remains"));
    Found { fine: true, proved, words }
}

/// What is wrong with a record, or missing.
pub fn wrong(fault: NotVerified, seating: &Seating) -> String {
    match fault {
        NotVerified::NoCommit => t!("dice-no-promise"),
        NotVerified::NoKey | NotVerified::NoResult => t!("dice-not-over"),
        NotVerified::WrongKey { .. } => t!("dice-wrong-key"),
        NotVerified::Outcome { said, given, .. } => t!("dice-wrong", said = said, given = given),
        NotVerified::Replay(error) => {
            why_refused(&error);
            t!("dice-rules")
        }
        NotVerified::OtherCommit { .. } => t!("dice-other-promise"),
        NotVerified::OtherHash { seat, .. } => t!("dice-other-part", name = name(seat, seating)),
        NotVerified::LeftOut { .. } => t!("dice-left-out"),
        NotVerified::NoSuchNonce => t!("dice-no-part"),
    }
}

/// How somebody checks the same with the program.
pub fn command(game: &str, seen: &Seen) -> String {
    let mut command = format!("galds verify {game}.galds");
    if let Some(commit) = seen.commit {
        let _ = write!(command, " --promise {commit}");
    }
    if let Some(nonce) = seen.nonce {
        let _ = write!(command, " --nonce {nonce}");
    }
    for (seat, hash) in seen.hashes.iter().flatten().enumerate() {
        if let Some(hash) = hash {
            let _ = write!(command, " --hash {seat}={hash}");
        }
    }
    command
}

fn names(seats: Seats, seating: &Seating) -> String {
    seats.iter().map(|seat| name(seat, seating)).collect::<Vec<_>>().join(", ")
}

/// A record may speak of seats that it does not name.
fn name(seat: Seat, seating: &Seating) -> String {
    if seat.index() < seating.0.len() { seating.name(seat) } else { seat.to_string() }
}
