use std::str::FromStr;

use game::Rng;
use table::{Level, NoSuchLevel};

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PlayerKind {
    Person,
    Bot(Level),
}

/// `bot:LEVEL`, or else the name of a person.
impl FromStr for PlayerKind {
    type Err = NoSuchLevel;

    fn from_str(name: &str) -> Result<Self, NoSuchLevel> {
        match name.strip_prefix("bot:") {
            Some(level) => Ok(PlayerKind::Bot(level.parse()?)),
            None => Ok(PlayerKind::Person),
        }
    }
}

/// The random numbers of the operating system, for bots: what they do need not be repeated.
pub struct Random;

impl Rng for Random {
    fn word(&mut self) -> u64 {
        getrandom::u64().expect("it had random numbers when the match began")
    }
}
