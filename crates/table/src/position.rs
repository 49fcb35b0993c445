use game::{Observer, Seat, Turn};
use record::{Record, Who};
use serde_json::{Value, value::RawValue};

use crate::{Dealer, Entry, OpenError, PlayError, ReplayError, Told, erased::Erased};

/// A match as it stands, without the way there: what a server keeps of each of thousands.
///
/// A [`Table`](crate::Table) has the record beside it. Here the record is somewhere else, such as
/// in a database, and a position is tried out on a clone before that record grows.
pub struct Position {
    entry: &'static Entry,
    state: Box<dyn Erased>,
    next: u32,
}

impl Position {
    /// Before the first event.
    pub fn start(entry: &'static Entry, setup: &str) -> Result<Self, OpenError> {
        Ok(Position { entry, state: (entry.start)(setup)?, next: 1 })
    }

    /// Where a record leads. What has been taken back is left out; everything else is told on the
    /// way.
    pub fn replay(
        entry: &'static Entry,
        record: &Record,
        mut tell: impl FnMut(&Told),
    ) -> Result<Self, ReplayError> {
        let header = record.header();
        let open = if header.rules == entry.rules {
            Position::start(entry, &header.setup)
        } else {
            let (game, wanted, known) = (entry.id, header.rules, entry.rules);
            Err(OpenError::NoSuchRules { game, wanted, known })
        };
        let mut position = open.map_err(|error| crate::replay::open_error(&error))?;
        for event in record.live() {
            position.next = event.number;
            let told = position.happen(event.who, event.text).map_err(|error| {
                let line = record.line_of(event.number);
                ReplayError { line, fault: error.into() }
            })?;
            tell(&told);
        }
        position.next = record.next();
        Ok(position)
    }

    /// The game that is played.
    pub fn game(&self) -> &'static Entry {
        self.entry
    }

    /// The number that the next entry of the record will have.
    pub fn next(&self) -> u32 {
        self.next
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

    /// The same as JSON text, for whoever only passes it on.
    pub fn view_text(&self, who: Observer) -> Box<RawValue> {
        self.state.view_text(who)
    }

    /// An event happens, if it may.
    pub fn happen(&mut self, who: Who, text: &str) -> Result<Told, PlayError> {
        let after = self.state.play(who, text)?;
        let before = std::mem::replace(&mut self.state, after);
        let number = self.next;
        self.next += 1;
        Ok(Told { number, who, text: text.to_owned(), before })
    }

    /// Lets the dealer decide the outcome that is due; none where none is.
    pub fn deal(&mut self, dealer: &Dealer) -> Option<Told> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let outcome = self.state.sample(&mut dealer.stream(self.next));
        let told = self.happen(Who::Fate, &outcome);
        Some(told.expect("sampled outcomes are possible, as the laws say"))
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        Position { entry: self.entry, state: self.state.clone_box(), next: self.next }
    }
}
