use core::{
    fmt::{self, Display},
    str::FromStr,
};

use game::{BadSetup, BadToken, Pile, Play as _, Seat};

use crate::{
    DigMars, GRID, Level, Phase, Stack, Stations,
    board::{all_tiles, of_level},
};

/// The number of seats (§2.1) and the one option: `seats=3`, `seats=3 open-points`.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Setup {
    /// How many.
    pub seats: u8,
    /// Whether clients show everybody's points at all times (§6.6).
    pub open_points: bool,
}

pub(crate) fn start(setup: Setup) -> Result<DigMars, BadSetup> {
    DigMars::seated(setup.seats)?;
    Ok(DigMars {
        hidden: all_tiles(),
        taken: Pile::EMPTY,
        stations: [Stations::NONE; 4],
        stacks: [Stack { left: 3, top: None }; GRID],
        covered: Level::ALL.map(|level| of_level(level).len()),
        levels: [[Level::ONE; 3]; 4],
        points: [0; 4],
        bonuses: [0; 5],
        actions: 0,
        quiet: 0,
        seats: setup.seats,
        open_points: setup.open_points,
        first: None,
        active: Seat::new(0),
        phase: Phase::Backs,
    })
}

impl Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let option = if self.open_points { " open-points" } else { "" };
        write!(f, "seats={}{option}", self.seats)
    }
}

impl FromStr for Setup {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (seats, open_points) = match text.strip_suffix(" open-points") {
            Some(seats) => (seats, true),
            None => (text, false),
        };
        match seats.strip_prefix("seats=").map(str::as_bytes) {
            Some(&[digit @ b'0'..=b'9']) => Ok(Setup { seats: digit - b'0', open_points }),
            _ => Err(BadToken::new(
                text,
                "a setup of Dig Mars, such as `seats=2` or `seats=2 open-points`",
            )),
        }
    }
}
