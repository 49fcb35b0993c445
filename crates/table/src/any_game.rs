use std::{fmt, ops::RangeInclusive};

#[cfg(feature = "bots")]
use bots::Level;
use bots::Mind;
use game::Game;
use record::Header;

#[cfg(feature = "bots")]
use crate::Bot;
#[cfg(feature = "simulate")]
use crate::simulate::{self, Job, Tally};
use crate::{
    OpenError,
    any_state::{self, AnyState},
};

/// A game with its types erased.
pub struct AnyGame {
    /// Its name in records and commands.
    pub id: &'static str,
    /// Its title, in English.
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many may play.
    pub seats: RangeInclusive<u8>,
    usual: fn(u8) -> String,
    pub(crate) start: fn(&str) -> Result<Box<dyn AnyState>, OpenError>,
    #[cfg(feature = "simulate")]
    simulate: fn(&Job) -> Result<Tally, OpenError>,
    #[cfg(feature = "bots")]
    bot: fn(Level) -> Bot,
}

impl AnyGame {
    /// The game that this mind knows. What else there is to say of it, its rules say.
    pub const fn of<M: Mind>() -> Self {
        AnyGame {
            id: M::Game::ID,
            title: M::Game::TITLE,
            rules: M::Game::RULES,
            seats: M::Game::SEATS,
            usual: |seats| M::Game::usual(seats).to_string(),
            start: any_state::start::<M::Game>,
            #[cfg(feature = "simulate")]
            simulate: simulate::simulate::<M::Game>,
            #[cfg(feature = "bots")]
            bot: Bot::new::<M>,
        }
    }

    /// The usual setup for so many seats.
    pub fn setup(&self, seats: u8) -> String {
        (self.usual)(seats)
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

    /// Whether a record is of this game and of these rules.
    pub(crate) fn accept(&self, header: &Header) -> Result<(), OpenError> {
        if header.game != self.id {
            let (wanted, known) = (header.game.clone(), self.id.to_owned());
            return Err(OpenError::NoSuchGame { wanted, known });
        }
        if header.rules != self.rules {
            let (game, wanted, known) = (self.id, header.rules, self.rules);
            return Err(OpenError::NoSuchRules { game, wanted, known });
        }
        Ok(())
    }
}

impl fmt::Debug for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyGame").field("id", &self.id).finish_non_exhaustive()
    }
}
