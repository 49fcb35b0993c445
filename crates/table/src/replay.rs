use record::{Record, Who};
use thiserror::Error;

use crate::{AnyGame, OpenError, PlayError, Table, Told};

/// Plays a record again, event by event.
pub struct Replay {
    table: Result<Table, OpenError>,
    record: Record,
    /// How many of the entries have been played.
    played: usize,
}

/// A record that the rules do not agree with.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("line {line}: {fault}")]
pub struct ReplayError {
    /// Where, counted from 1.
    pub line: usize,
    /// What.
    pub fault: ReplayFault,
}

/// What the rules do not agree with.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum ReplayFault {
    /// Such a match cannot be.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Such an event cannot be.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// Such a result cannot be.
    #[error("the record says `{said}`, but the match {came}")]
    Result {
        /// What the record says.
        said: String,
        /// What it came to.
        came: String,
    },
    /// The result is missing.
    #[error("the match is over, but its result is missing: `result {0}`")]
    NoResult(String),
}

impl Replay {
    /// Ready to play this record of a game from its beginning.
    pub fn new(game: &'static AnyGame, record: Record) -> Self {
        Replay { table: Table::with_header(game, record.header().clone()), record, played: 0 }
    }

    /// The record that is played.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The table as far as the record has been played.
    pub fn table(&self) -> Result<&Table, ReplayError> {
        self.table.as_ref().map_err(|error| error.clone().into())
    }

    /// Plays the next event, undone ones included, and says what there is to tell; nothing of an
    /// undo. None at the end.
    pub fn step(&mut self) -> Result<Option<Option<Told>>, ReplayError> {
        let table = self.table.as_mut().map_err(|error| error.clone())?;
        let Some(entry) = self.record.entries().get(self.played) else { return Ok(None) };
        self.played += 1;
        let line = self.record.line_of(table.next());
        let told = match (&entry.what, entry.who) {
            (record::What::Event(text), who) => {
                table.happen(who, text, entry.note.as_deref()).map(Some)
            }
            (record::What::Undo(to), Who::Seat(seat)) => {
                table.undo(game::Seat::new(seat), Some(*to)).map(|()| None)
            }
            (record::What::Undo(_), Who::Fate) => unreachable!("fate takes nothing back"),
        };
        told.map(Some).map_err(|error| ReplayError { line, fault: error.into() })
    }

    /// Plays the rest and compares the result.
    pub fn finish(mut self) -> Result<Table, ReplayError> {
        while self.step()?.is_some() {}
        let mut table = self.table?;
        let line = self.record.line_of_result();
        match (&self.record.result, &table.record.result) {
            (Some(said), came) if Some(said) != came.as_ref() => {
                let came = match came {
                    Some(came) => format!("ended `{came}`"),
                    None => "is not over".to_owned(),
                };
                Err(ReplayError { line, fault: ReplayFault::Result { said: said.clone(), came } })
            }
            (None, Some(came)) if self.record.key.is_some() => {
                Err(ReplayError { line, fault: ReplayFault::NoResult(came.clone()) })
            }
            _ => {
                table.record = self.record;
                Ok(table)
            }
        }
    }
}

impl From<OpenError> for ReplayError {
    fn from(error: OpenError) -> Self {
        let line = match error {
            OpenError::NoSuchGame { .. } => 2,
            OpenError::NoSuchRules { .. } => 3,
            OpenError::Text(_) | OpenError::Setup(_) => 4,
        };
        ReplayError { line, fault: error.into() }
    }
}
