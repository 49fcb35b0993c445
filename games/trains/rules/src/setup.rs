use core::{
    fmt::{self, Display},
    str::FromStr,
};

use game::{BadSetup, BadToken, Play as _};

use crate::{Phase, Trains, board::whole_deck};

/// The number of seats (§2.1). There are no options.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Setup {
    /// How many.
    pub seats: u8,
}

pub(crate) fn start(setup: Setup) -> Result<Trains, BadSetup> {
    Trains::seated(setup.seats)?;
    Ok(Trains {
        draw: whole_deck(),
        discard: game::Pile::EMPTY,
        trains: [[None; 7]; 4],
        locks: [[None; 3]; 4],
        row: [None; 8],
        hands: [[None; 4]; 4],
        aside: [[None; 3]; 4],
        seats: setup.seats,
        first: None,
        phase: Phase::First,
    })
}

impl Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={}", self.seats)
    }
}

impl FromStr for Setup {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text.strip_prefix("seats=").map(str::as_bytes) {
            Some(&[digit @ b'0'..=b'9']) => Ok(Setup { seats: digit - b'0' }),
            _ => Err(BadToken::new(text, "a setup of Game of Trains, such as `seats=2`")),
        }
    }
}
