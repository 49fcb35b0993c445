use std::ops::Deref;

use game::{Refused, Seat, Turn};
use record::{Header, Record, Who};

use crate::{AnyGame, Dealer, OpenError, PlayError, Position, Replay, ReplayError, Told};

/// A running match: a [`Position`] with the [`Record`] that led there.
///
/// Whatever can be asked of the position can be asked of the table. What changes it goes through
/// the table, so that the record never lags behind.
#[derive(Clone)]
pub struct Table {
    position: Position,
    pub(crate) record: Record,
    /// The positions before each event since fate last spoke. Another seat's event protects them
    /// from being taken back, but only until that is taken back itself.
    earlier: Vec<Position>,
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
    /// Opens a table for a game, with a setup as text.
    pub fn open(game: &'static AnyGame, setup: &str, sitting: &Sitting) -> Result<Self, OpenError> {
        let dealer = sitting.dealer.as_ref();
        let header = Header {
            format: dealer.map(Dealer::format).unwrap_or_default(),
            game: game.id.to_owned(),
            rules: game.rules,
            setup: setup.to_owned(),
            seats: sitting.names.clone(),
            commit: dealer.map(Dealer::commit),
            nonces: dealer.map(Dealer::nonces).unwrap_or_default(),
        };
        Table::with_header(game, header)
    }

    pub(crate) fn with_header(game: &'static AnyGame, header: Header) -> Result<Self, OpenError> {
        let position = Position::before(game, &header)?;
        Ok(Table { position, record: Record::new(header), earlier: Vec::new() })
    }

    /// Opens a table where a record of this game left off.
    pub fn resume(game: &'static AnyGame, record: Record) -> Result<Self, ReplayError> {
        Replay::new(game, record).finish()
    }

    /// What has happened.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// A seat acts.
    pub fn act(&mut self, seat: Seat, action: &str, note: Option<&str>) -> Result<Told, PlayError> {
        self.happen(Who::Seat(seat.number()), action, note)
    }

    /// Fate decides.
    pub fn befall(&mut self, outcome: &str) -> Result<Told, PlayError> {
        self.happen(Who::Fate, outcome, None)
    }

    /// Lets the dealer decide the outcome that is due; none where none is.
    pub fn deal(&mut self, dealer: &Dealer) -> Option<Told> {
        let outcome = self.position.outcome(dealer)?;
        Some(self.befall(&outcome).expect("sampled outcomes are possible, as the laws say"))
    }

    /// Takes back the seat's event `to` and its later ones, or without `to` its last one.
    pub fn undo(&mut self, seat: Seat, to: Option<u32>) -> Result<(), PlayError> {
        if let Turn::Over(_) = self.turn() {
            return Err(Refused::Over.into());
        }
        let last = self.record.last_of(seat.number());
        let to = to.or(last).ok_or(PlayError::NothingToUndo(seat))?;
        self.record.undo(seat.number(), to)?;
        while let Some(earlier) = self.earlier.pop() {
            let found = earlier.next() == to;
            self.position = earlier;
            if found {
                break;
            }
        }
        self.position.skip_to(self.record.next());
        Ok(())
    }

    /// Makes the dealer's key part of the record, now that the match is over.
    pub fn reveal(&mut self, dealer: &Dealer) {
        if let Turn::Over(_) = self.turn() {
            self.record.key = Some(dealer.key());
        }
    }

    pub(crate) fn happen(
        &mut self,
        who: Who,
        text: &str,
        note: Option<&str>,
    ) -> Result<Told, PlayError> {
        let before = (who != Who::Fate).then(|| self.position.clone());
        let told = self.position.happen(who, text)?;
        self.record.push(who, text, note);
        match before {
            Some(before) => self.earlier.push(before),
            None => self.earlier.clear(),
        }
        if let Turn::Over(ranking) = self.turn() {
            self.record.result = Some(ranking.to_string());
        }
        Ok(told)
    }
}

/// For looking only: nobody moves the position without the record.
impl Deref for Table {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.position
    }
}
