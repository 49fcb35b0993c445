//! A running match with its types erased: text in, JSON out.
//!
//! The browser, the server, the command line and other programs all play at a [`Table`]. It keeps
//! the [`Record`] beside the state, in this order and never otherwise: parse, check, record,
//! apply. What it says about an event is [`Told`], which can be told to each observer.
//!
//! [`GAMES`] lists the games, [`Dealer`] is fate that can be checked afterwards, [`verify()`] checks
//! it, and `Entry::simulate` plays random matches as fast as the rules allow.
//!
//! Nothing in here looks at a clock, a file or the network: the browser runs it too.

#[cfg(feature = "bots")]
mod bot;
mod dealer;
mod erased;
mod position;
mod registry;
mod replay;
#[cfg(feature = "simulate")]
mod simulate;
mod verify;

#[cfg(feature = "bots")]
pub use bot::Bot;
pub use bots::{Budget, Heuristic, Idea, Level, NoSuchLevel, Thought};
pub use dealer::Dealer;
pub use position::Position;
pub use record::{self, Record};
pub use registry::{Entry, GAMES, find};
pub use replay::{Replay, ReplayError, ReplayFault};
#[cfg(feature = "simulate")]
pub use simulate::{Job, Share, Tally};
pub use verify::{NotVerified, Verified, verify};

use game::{BadSetup, BadToken, Observer, Refused, Rng, Seat, Turn};
use record::{CannotUndo, Header, Who};
use serde_json::{Value, value::RawValue};
use thiserror::Error;

use crate::erased::Erased;

/// A running match.
pub struct Table {
    entry: &'static Entry,
    state: Box<dyn Erased>,
    record: Record,
    /// The states before each event since fate last spoke. Another seat's event protects them from
    /// being taken back, but only until that is taken back itself.
    earlier: Vec<(u32, Box<dyn Erased>)>,
}

/// Why a table cannot be opened.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum OpenError {
    /// No game has this name.
    #[error("there is no game `{0}`; there is {list}", list = registry::list())]
    NoSuchGame(String),
    /// These rules are newer than the program, or too old for it.
    #[error("rules {wanted} of {game} are not known here; known is {known}")]
    NoSuchRules {
        /// Which game.
        game: &'static str,
        /// What the record asks for.
        wanted: u32,
        /// What there is.
        known: u32,
    },
    /// Not a setup of this game.
    #[error(transparent)]
    Text(#[from] BadToken),
    /// A setup that cannot be played.
    #[error(transparent)]
    Setup(#[from] BadSetup),
}

/// Why an event did not happen. Nothing has changed.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum PlayError {
    /// Not an action or outcome of this game.
    #[error(transparent)]
    Text(#[from] BadToken),
    /// Not now.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Cannot be taken back.
    #[error(transparent)]
    Undo(#[from] CannotUndo),
    /// Nothing of this seat's can be taken back.
    #[error("seat {0} has nothing to take back")]
    NothingToUndo(Seat),
}

/// An event that has just happened.
pub struct Told {
    /// Its number in the record.
    pub number: u32,
    /// Who did it.
    pub who: Who,
    /// The action or outcome, as the record has it. Not for every ear.
    pub text: String,
    before: Box<dyn Erased>,
}

impl Told {
    /// How this observer hears of it.
    pub fn to(&self, who: Observer) -> Value {
        self.before.tell(self.who, &self.text, who)
    }

    /// The same as JSON text, for whoever only passes it on.
    pub fn text_to(&self, who: Observer) -> Box<RawValue> {
        self.before.tell_text(self.who, &self.text, who)
    }
}

/// Who sits at a table and what they brought for the dealer.
#[derive(Clone, Debug, Default)]
pub struct Sitting {
    /// How each seat wants to be called, in order; may be empty.
    pub names: Vec<String>,
    /// The dealer of the match, if there is one: its promise goes into the record.
    pub dealer: Option<Dealer>,
}

impl Table {
    /// Opens a table for a game by its name, with a setup as text.
    pub fn open(game: &str, setup: &str, sitting: &Sitting) -> Result<Self, OpenError> {
        let entry = find(game).ok_or_else(|| OpenError::NoSuchGame(game.to_owned()))?;
        let header = Header {
            game: entry.id.to_owned(),
            rules: entry.rules,
            setup: setup.to_owned(),
            seats: sitting.names.clone(),
            commit: sitting.dealer.as_ref().map(Dealer::commit),
            nonces: sitting
                .dealer
                .as_ref()
                .map_or_else(Vec::new, |dealer| dealer.nonces().to_vec()),
        };
        Table::with_header(header)
    }

    fn with_header(header: Header) -> Result<Self, OpenError> {
        let entry = find(&header.game).ok_or_else(|| OpenError::NoSuchGame(header.game.clone()))?;
        if header.rules != entry.rules {
            let (game, wanted, known) = (entry.id, header.rules, entry.rules);
            return Err(OpenError::NoSuchRules { game, wanted, known });
        }
        let state = (entry.start)(&header.setup)?;
        Ok(Table { entry, state, record: Record::new(header), earlier: Vec::new() })
    }

    /// Opens a table where a record left off.
    pub fn resume(record: Record) -> Result<Self, ReplayError> {
        Replay::new(record).finish()
    }

    /// The game that is played.
    pub fn game(&self) -> &'static Entry {
        self.entry
    }

    /// What has happened.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// Who is to decide now.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// What a seat may do now, as texts in their order; nothing when it is not asked.
    pub fn actions(&self, seat: Seat) -> Vec<String> {
        self.state.actions(seat)
    }

    /// What an observer may know now.
    pub fn view(&self, who: Observer) -> Value {
        self.state.view(who)
    }

    /// A seat acts.
    pub fn act(&mut self, seat: Seat, action: &str, note: Option<&str>) -> Result<Told, PlayError> {
        self.happen(Who::Seat(seat.number()), action, note)
    }

    /// Fate decides.
    pub fn befall(&mut self, outcome: &str) -> Result<Told, PlayError> {
        self.happen(Who::Fate, outcome, None)
    }

    /// An outcome with the odds of the real thing; none where no chance outcome is due.
    pub fn sample(&self, rng: &mut dyn Rng) -> Option<String> {
        (self.turn() == Turn::Chance).then(|| self.state.sample(rng))
    }

    /// Lets the dealer decide the outcome that is due; none where none is.
    pub fn deal(&mut self, dealer: &Dealer) -> Option<Told> {
        let outcome = self.sample(&mut dealer.stream(self.record.next()))?;
        Some(self.befall(&outcome).expect("sampled outcomes are possible, as the laws say"))
    }

    /// What a bot would do in this seat; none if the seat is not asked.
    #[cfg(feature = "bots")]
    pub fn suggest(
        &self,
        seat: Seat,
        bot: &mut Bot,
        budget: Budget<'_>,
        rng: &mut dyn Rng,
    ) -> Option<Thought<String>> {
        bot.choose(&self.view(Observer::Seat(seat)), seat, budget, rng)
    }

    /// Takes back the seat's event `to` and its later ones, or without `to` its last one.
    pub fn undo(&mut self, seat: Seat, to: Option<u32>) -> Result<(), PlayError> {
        if let Turn::Over(_) = self.turn() {
            return Err(Refused::Over.into());
        }
        let last = self.record.last_of(seat.number());
        let to = to.or(last).ok_or(PlayError::NothingToUndo(seat))?;
        self.record.undo(seat.number(), to)?;
        while let Some((number, state)) = self.earlier.pop() {
            self.state = state;
            if number == to {
                break;
            }
        }
        Ok(())
    }

    /// Makes the dealer's key part of the record, now that the match is over.
    pub fn reveal(&mut self, dealer: &Dealer) {
        if let Turn::Over(_) = self.turn() {
            self.record.key = Some(dealer.key());
        }
    }

    fn happen(&mut self, who: Who, text: &str, note: Option<&str>) -> Result<Told, PlayError> {
        let after = self.state.play(who, text)?;
        let number = self.record.push(who, text, note);
        let before = std::mem::replace(&mut self.state, after);
        if who == Who::Fate {
            self.earlier.clear();
        } else {
            self.earlier.push((number, before.clone_box()));
        }
        if let Turn::Over(ranking) = self.turn() {
            self.record.result = Some(ranking.to_string());
        }
        Ok(Told { number, who, text: text.to_owned(), before })
    }
}
