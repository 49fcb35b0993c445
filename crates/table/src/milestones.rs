use record::{CannotUndo, Entry, What, Who};

use crate::{Position, ReplayError, Told};

/// Positions of a running match from which it can be played again, one every few events.
///
/// The record lies somewhere else, such as in a database. With a milestone in hand, only what came
/// after it has to be read: looking back a little costs little, however long the match has become.
pub struct Milestones {
    passed: Vec<Milestone>,
}

/// A position on the way.
#[derive(Clone)]
pub struct Milestone {
    position: Position,
    /// The last event before it that still counts, and whose it was.
    last: Option<(u32, Who)>,
}

impl Milestone {
    /// The number of the first entry after it.
    pub fn next(&self) -> u32 {
        self.position.next()
    }
}

/// How many entries lie between two milestones.
const EVERY: u32 = 32;

impl Milestones {
    /// The first one: before anything has happened.
    pub fn new(start: Position) -> Self {
        Milestones { passed: vec![Milestone { position: start, last: None }] }
    }

    /// Something has happened, and now the match stands here. `last` is the last event.
    pub fn passed(&mut self, now: &Position, last: Option<(u32, Who)>) {
        let before = self.passed.last().map_or(0, Milestone::next);
        if now.next() - before >= EVERY {
            self.passed.push(Milestone { position: now.clone(), last });
        }
    }

    /// Everything from this number on has been taken back, and now the match stands here. What was
    /// taken back is not read again when only what comes later is asked for.
    pub fn took_back(&mut self, to: u32, now: &Position, last: Option<(u32, Who)>) {
        let stays = self.passed.iter().skip(1).take_while(|it| it.next() <= to).count() + 1;
        self.passed.truncate(stays);
        self.passed(now, last);
    }

    /// The last one before the event with this number.
    pub fn before(&self, number: u32) -> &Milestone {
        let later = self.passed.iter().skip(1).take_while(|it| it.next() <= number).last();
        later.unwrap_or(&self.passed[0])
    }
}

/// How a match stands after something was taken back.
pub struct Undone {
    /// How it stands.
    pub position: Position,
    /// The last event that still counts, and whose it was.
    pub last: Option<(u32, Who)>,
}

/// What came after a milestone.
pub struct Since<'a> {
    milestone: &'a Milestone,
    entries: &'a [Entry],
    /// Which of them still count.
    live: Vec<usize>,
}

impl<'a> Since<'a> {
    /// All entries after this milestone. None if one takes back more than that.
    pub fn new(milestone: &'a Milestone, entries: &'a [Entry]) -> Option<Self> {
        let first = milestone.next() as usize;
        let mut live = Vec::new();
        for (at, entry) in entries.iter().enumerate() {
            match entry.what {
                What::Event(_) => live.push(at),
                What::Undo(to) => {
                    let to = (to as usize).checked_sub(first)?;
                    live.truncate(live.partition_point(|&at| at < to));
                }
            }
        }
        Some(Since { milestone, entries, live })
    }

    fn number(&self, at: usize) -> u32 {
        self.milestone.next() + u32::try_from(at).expect("no match is that long")
    }

    /// Plays what still counts, as long as somebody wants to hear more.
    pub fn play(
        &self,
        mut tell: impl FnMut(&Told, &Entry, &Position) -> bool,
    ) -> Result<Position, ReplayError> {
        let mut position = self.milestone.position.clone();
        for &at in &self.live {
            let (number, entry) = (self.number(at), &self.entries[at]);
            let What::Event(text) = &entry.what else { unreachable!("an undo is never live") };
            position.skip_to(number);
            let told = position
                .happen(entry.who, text)
                .map_err(|error| ReplayError { line: number as usize, fault: error.into() })?;
            if !tell(&told, entry, &position) {
                return Ok(position);
            }
        }
        position.skip_to(self.number(self.entries.len()));
        Ok(position)
    }

    /// What was taken back after a number: each with its own number and whose doing it was.
    pub fn undone(&self) -> impl Iterator<Item = (u32, Who, u32)> {
        self.entries.iter().enumerate().filter_map(|(at, entry)| match entry.what {
            What::Undo(to) => Some((self.number(at), entry.who, to)),
            What::Event(_) => None,
        })
    }

    /// The event with this number and all later ones are to be taken back, if the seat may: see
    /// [`Record::undo`](crate::Record::undo). Says how it stands then.
    pub fn undo(mut self, seat: u8, to: u32) -> Result<Result<Undone, CannotUndo>, ReplayError> {
        match self.first_undone(seat, to) {
            Ok(from) => self.live.truncate(from),
            Err(error) => return Ok(Err(error)),
        }
        let mut last = self.milestone.last;
        let mut position = self.play(|told, _, _| {
            last = Some((told.number, told.who));
            true
        })?;
        position.skip_to(self.number(self.entries.len()) + 1);
        Ok(Ok(Undone { position, last }))
    }

    /// Which of the live events is the first to go.
    fn first_undone(&self, seat: u8, to: u32) -> Result<usize, CannotUndo> {
        let at = (to as usize).checked_sub(self.milestone.next() as usize);
        let from = at.and_then(|at| self.live.binary_search(&at).ok());
        let from = from.ok_or(CannotUndo::NoSuchEvent(to))?;
        for &at in &self.live[from..] {
            match self.entries[at].who {
                Who::Fate => return Err(CannotUndo::FateSpoke(self.number(at))),
                Who::Seat(other) if other != seat => {
                    return Err(CannotUndo::OtherActed(self.number(at)));
                }
                Who::Seat(_) => {}
            }
        }
        Ok(from)
    }
}
