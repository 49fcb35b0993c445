use core::{
    fmt::{self, Display},
    str::FromStr,
};

use game::{BadSetup, BadToken, Pile, Play as _, Seat};

use crate::{HAND, MOST, Phase, SampleGame, board::all_cards};

/// The number of seats (§2.1). There are no options.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Setup {
    /// How many.
    pub seats: u8,
}

pub(crate) fn start(setup: Setup) -> Result<SampleGame, BadSetup> {
    SampleGame::seated(setup.seats)?;
    Ok(SampleGame {
        unused: all_cards(),
        hands: [Pile::EMPTY; MOST],
        chosen: [None; MOST],
        played: [[None; HAND]; MOST],
        points: [0; MOST],
        prize: None,
        round: 0,
        seats: setup.seats,
        phase: Phase::Deal(Seat::new(0)),
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
            _ => Err(BadToken::new(text, "a setup of Sample Game, such as `seats=2`")),
        }
    }
}
