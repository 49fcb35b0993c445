use record::{Record, What};

use crate::{AnyGame, Position, ReplayError, Told};

/// A record that can be looked at from any moment, back and forth.
///
/// It remembers a position every few events, as far as somebody has looked, and plays on from the
/// nearest. So looking around in a long match costs no more than in a short one.
pub struct Timeline {
    record: Record,
    /// The numbers of the events that no undo took back.
    numbers: Vec<u32>,
    /// How it stood after 0 events, after [`EVERY`], after twice as many, and so on.
    remembered: Vec<Position>,
    /// How many events the position below has behind it.
    played: usize,
    position: Position,
    /// The last of them.
    told: Option<Told>,
}

/// One moment of a match.
pub struct Moment<'a> {
    /// The event that led to it; none at the beginning.
    pub told: Option<&'a Told>,
    /// How the match stands.
    pub position: &'a Position,
}

/// How many events lie between two remembered positions: a few hundred microseconds of play, and
/// for the longest matches some hundred positions.
const EVERY: usize = 32;

impl Timeline {
    /// A record of this game, at its beginning. Its events are checked when they are looked at.
    pub fn new(game: &'static AnyGame, record: Record) -> Result<Self, ReplayError> {
        let position = Position::before(game, record.header())?;
        Ok(Timeline {
            numbers: record.live().map(|event| event.number).collect(),
            record,
            remembered: vec![position.clone()],
            played: 0,
            position,
            told: None,
        })
    }

    /// The record itself.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The numbers of the events that no undo took back, in order.
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// How it stood after the event with this number, or at the beginning, which is 0; none where
    /// there is no such event, or where it was taken back.
    pub fn at(&mut self, number: u32) -> Result<Option<Moment<'_>>, ReplayError> {
        let events = match self.numbers.binary_search(&number) {
            Ok(at) => at + 1,
            Err(_) if number == 0 => 0,
            Err(_) => return Ok(None),
        };
        self.go_to(events)?;
        Ok(Some(Moment { told: self.told.as_ref(), position: &self.position }))
    }

    /// Goes on with a later state of the same record. A record only grows, so what has been
    /// remembered stays true as far as nothing of it was taken back.
    pub fn follow(&mut self, record: Record) {
        let numbers: Vec<u32> = record.live().map(|event| event.number).collect();
        let same = self.numbers.iter().zip(&numbers).take_while(|(old, new)| old == new).count();
        self.remembered.truncate(same / EVERY + 1);
        if self.played > same {
            self.go_back(same / EVERY);
        }
        (self.record, self.numbers) = (record, numbers);
    }

    /// Plays on, or back, until so many events have happened.
    fn go_to(&mut self, events: usize) -> Result<(), ReplayError> {
        if events == self.played && (events == 0 || self.told.is_some()) {
            return Ok(());
        }
        // An event is told from the position before it.
        let nearest = (events.saturating_sub(1) / EVERY).min(self.remembered.len() - 1);
        if events <= self.played || self.played < nearest * EVERY {
            self.go_back(nearest);
        }
        while self.played < events {
            self.step()?;
        }
        Ok(())
    }

    fn go_back(&mut self, remembered: usize) {
        self.position = self.remembered[remembered].clone();
        self.played = remembered * EVERY;
        self.told = None;
    }

    fn step(&mut self) -> Result<(), ReplayError> {
        let number = self.numbers[self.played];
        let entry = &self.record.entries()[number as usize - 1];
        let What::Event(text) = &entry.what else { unreachable!("an undo is never live") };
        self.position.skip_to(number);
        let told = self.position.happen(entry.who, text).map_err(|error| ReplayError {
            line: self.record.line_of(number),
            fault: error.into(),
        })?;
        self.told = Some(told);
        self.played += 1;
        if self.played == self.remembered.len() * EVERY {
            self.remembered.push(self.position.clone());
        }
        Ok(())
    }
}
