use std::ops::RangeInclusive;

use bots::Heuristic;
#[cfg(feature = "bots")]
use bots::Level;

#[cfg(feature = "bots")]
use crate::Bot;
#[cfg(feature = "simulate")]
use crate::simulate::{self, Job, Tally};
use crate::{
    OpenError,
    erased::{self, Erased},
};

/// All games. A new one adds its line here.
pub static GAMES: &[Entry] = &[
    Entry::of::<trains::Trains>("Game of Trains", 2..=4, ""),
    Entry::of::<dig_mars::DigMars>("Dig Mars", 2..=4, ""),
    Entry::of::<rawsiko::Rawsiko>("RAWsiko", 3..=5, " turns=8"),
];

/// A game as the table knows it.
pub struct Entry {
    /// Its name in records and commands.
    pub id: &'static str,
    /// Its title, in English.
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many may play.
    pub seats: RangeInclusive<u8>,
    options: &'static str,
    pub(crate) start: fn(&str) -> Result<Box<dyn Erased>, OpenError>,
    #[cfg(feature = "simulate")]
    simulate: fn(&Job) -> Result<Tally, OpenError>,
    #[cfg(feature = "bots")]
    bot: fn(Level) -> Bot,
}

impl Entry {
    /// A game, with its title, how many may play, and what follows `seats=N` in its usual setup.
    pub const fn of<G: Heuristic>(
        title: &'static str,
        seats: RangeInclusive<u8>,
        options: &'static str,
    ) -> Self {
        Entry {
            id: G::ID,
            title,
            rules: G::RULES,
            seats,
            options,
            start: erased::start::<G>,
            #[cfg(feature = "simulate")]
            simulate: simulate::simulate::<G>,
            #[cfg(feature = "bots")]
            bot: Bot::new::<G>,
        }
    }

    /// The usual setup for so many seats.
    pub fn setup(&self, seats: u8) -> String {
        format!("seats={seats}{}", self.options)
    }

    /// Plays random matches.
    #[cfg(feature = "simulate")]
    pub fn simulate(&self, job: &Job) -> Result<Tally, OpenError> {
        (self.simulate)(job)
    }

    /// A bot that plays this game so well.
    #[cfg(feature = "bots")]
    pub fn bot(&self, level: Level) -> Bot {
        (self.bot)(level)
    }
}

/// The game of this name.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}

pub fn list() -> String {
    GAMES.iter().map(|entry| entry.id).collect::<Vec<_>>().join(", ")
}
