use alloc::string::String;
use core::{
    fmt::{self, Display},
    str::FromStr,
};

use game::{BadSetup, BadToken, Play as _, Words, plain};
use serde::{Deserialize, Serialize};

use crate::{Phase, Rawsiko, SEATS, Set, TERRITORY_COUNT};

/// The number of seats and the options (§2).
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own (§2.3)")]
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// How many.
    pub seats: u8,
    /// How many turns, 4 to 15 (§2.2).
    pub turns: u8,
    /// Fate chooses the continents (§3.8).
    pub advanced: bool,
    /// Eliminations shorten the match (§7.4).
    pub stranglehold: bool,
    /// Trade with China (§8.2).
    pub china: bool,
    /// The last asset of a territory stays (§5.6).
    pub garrison: bool,
}

impl Setup {
    /// The usual match: eight turns, and all other options off.
    pub const fn new(seats: u8) -> Self {
        let (advanced, stranglehold, china, garrison) = (false, false, false, false);
        Setup { seats, turns: 8, advanced, stranglehold, china, garrison }
    }

    /// How many territories are picked in the first continent and in the second (§3.4).
    pub const fn picks(&self) -> [u8; 2] {
        if self.seats == 3 { [3, 2] } else { [2, 1] }
    }

    /// How many assets each seat places after that (§3.9).
    pub const fn assets(&self) -> u8 {
        9 - self.seats
    }

    /// The options in the order in which they are written, with their words.
    const fn flags(&mut self) -> [(&'static str, &mut bool); 4] {
        [
            ("advanced", &mut self.advanced),
            ("stranglehold", &mut self.stranglehold),
            ("china", &mut self.china),
            ("garrison", &mut self.garrison),
        ]
    }
}

pub(crate) fn start(setup: Setup) -> Result<Rawsiko, BadSetup> {
    Rawsiko::seated(setup.seats)?;
    if !(4..=15).contains(&setup.turns) {
        return Err(BadSetup(String::from("a match of RAWsiko has 4 to 15 turns")));
    }
    let mut to_place = [0; SEATS];
    to_place[..usize::from(setup.seats)].fill(setup.assets());
    Ok(Rawsiko {
        held: [Set::EMPTY; SEATS],
        claimed: [Set::EMPTY; SEATS],
        assets: [0; TERRITORY_COUNT],
        moved: [0; TERRITORY_COUNT],
        continents: [[None; 2]; SEATS],
        objectives: [None; SEATS],
        to_place,
        fallen: [None; SEATS],
        setup,
        first: None,
        turn: 0,
        turns: setup.turns,
        phase: Phase::First,
        rolled: None,
    })
}

/// `seats=3 turns=8 china`: the options that are on, always in the same order.
impl Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={} turns={}", self.seats, self.turns)?;
        let mut setup = *self;
        let on = setup.flags().into_iter().filter(|(_, on)| **on);
        on.into_iter().try_for_each(|(word, _)| write!(f, " {word}"))
    }
}

impl FromStr for Setup {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text, "a setup of RAWsiko, such as `seats=3 turns=8 china`");
        let mut setup = Setup::new(0);
        setup.seats = number(&mut words, "seats=")?;
        setup.turns = number(&mut words, "turns=")?;
        let mut word = words.next();
        for (name, on) in setup.flags() {
            if word == Some(name) {
                *on = true;
                word = words.next();
            }
        }
        // What is left is unknown, repeated or out of order.
        if word.is_some() { Err(words.bad()) } else { Ok(setup) }
    }
}

/// The number after the name.
fn number(words: &mut Words<'_>, name: &str) -> Result<u8, BadToken> {
    words.word()?.strip_prefix(name).and_then(plain).ok_or_else(|| words.bad())
}
