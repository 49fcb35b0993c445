//! The text log of a match, and the truth about it.
//!
//! ```
//! use record::{Record, Who};
//!
//! let text = "galds 2\ngame toy\nrules 1\nsetup seats=2\n1 ! deal 4\n2 ! deal 1\n";
//! let mut record: Record = text.parse()?;
//! let number = record.push(Who::Seat(0), "bid 2", Some("4.1s"));
//! assert!(record.undo(1, number).is_err(), "only one's own events can be taken back");
//! record.undo(0, number)?;
//! assert_eq!(record.to_string(), format!("{text}3 0 bid 2 ; 4.1s\n4 0 undo 3\n"));
//! assert_eq!(record.live().count(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The whole of one, with what each line means:
//!
//! ```text
//! galds 2
//! game toy
//! rules 1
//! setup seats=2
//! seat 0 Lauma
//! seat 1 bot:hare
//! commit 5f2c…                  the SHA-256 of the dealer's key
//! nonce 0 77a0…                 what a seat added to the dealer's fate
//! withheld 2 0b1e…              the hash of what another had promised to add, and did not show
//! 1 ! deal 4                    `!` is fate, a number is a seat
//! 2 ! deal 1
//! 3 0 bid 2 ; 4.1s              notes stand behind a semicolon and mean nothing
//! 4 0 undo 3                    events 3 and later are taken back; the log only grows
//! …
//! result 2 1                    the place of each seat
//! key 90ab…                     the dealer's key, now that it is over
//! seal 81c3 06aa …              a running check of each line above
//! sealed 4d77…                  and of the whole
//! ```
//!
//! This crate knows no game: actions and outcomes are texts to it. What it does know is the order
//! of things: numbers without gaps, undo ([`Record::undo`]) and the seal ([`Seal`]).

mod bytes;
mod fault;
mod parse;
mod print;
mod seal;

pub use bytes::{Bytes32, NotBytes32};
pub use fault::{BadRecord, CannotUndo, Fault};
pub use seal::Seal;

/// A record in memory.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Record {
    header: Header,
    entries: Vec<Entry>,
    /// The numbers of the events that no undo took back.
    live: Vec<u32>,
    /// The place of each seat, once the match is over.
    pub result: Option<String>,
    /// The dealer's key, once it may be known.
    pub key: Option<Bytes32>,
}

/// The version of the format, which says how the dealer draws.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Format {
    /// `galds 1`: every seat had a nonce, and fate was drawn by the numbers of the events. Such records are
    /// read and checked for ever, and not begun any more.
    One,
    /// `galds 2`: people bring nonces that they had committed to, and fate counts its own outcomes.
    #[default]
    Two,
}

/// What a seat brought for the dealer.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Brought {
    /// Nothing: a bot, or somebody who did not care.
    #[default]
    Nothing,
    /// A nonce, whose SHA-256 was fixed before.
    Nonce(Bytes32),
    /// A nonce that was not shown when it was asked for. Only its SHA-256 is known.
    Withheld(Bytes32),
}

impl Brought {
    /// What was fixed beforehand: the SHA-256 of the nonce.
    pub fn hash(&self) -> Option<Bytes32> {
        match self {
            Brought::Nothing => None,
            Brought::Nonce(nonce) => Some(nonce.sha256()),
            Brought::Withheld(hash) => Some(*hash),
        }
    }
}

/// How many seats a record can have.
pub const MAX_SEATS: usize = 8;

/// What is fixed before the first event. Texts are kept on one line and free of `;`.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Header {
    /// The version of the format.
    pub format: Format,
    /// Which game.
    pub game: String,
    /// Which version of its rules.
    pub rules: u32,
    /// How it was set up.
    pub setup: String,
    /// Who sits where, in order of the seats, as they want to be called; may be empty.
    pub seats: Vec<String>,
    /// What the dealer promised.
    pub commit: Option<Bytes32>,
    /// What each seat brought for the dealer. In format 1 it is nonces, from seat 0 on without gaps.
    pub nonces: [Brought; MAX_SEATS],
}

/// One numbered line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Entry {
    /// Who did it.
    pub who: Who,
    /// What it was.
    pub what: What,
    /// A remark that means nothing, such as the time it took.
    pub note: Option<String>,
}

/// Who did it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Who {
    /// `!`
    Fate,
    /// A seat, 0 to 7.
    Seat(u8),
}

/// What it was.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum What {
    /// An action or a chance outcome, as the game writes it.
    Event(String),
    /// The event with this number and all later ones are taken back.
    Undo(u32),
}

/// An event that still counts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Live<'a> {
    /// Its number.
    pub number: u32,
    /// Who did it.
    pub who: Who,
    /// The action or chance outcome.
    pub text: &'a str,
}

impl Record {
    /// A record of nothing yet. Whatever in the header would break a line is replaced by spaces.
    pub fn new(mut header: Header) -> Self {
        for text in [&mut header.game, &mut header.setup].into_iter().chain(&mut header.seats) {
            *text = one_line(text);
        }
        Record { header, entries: Vec::new(), live: Vec::new(), result: None, key: None }
    }

    /// What is fixed before the first event.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// All numbered lines, taken back or not.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number that the next entry will have.
    pub fn next(&self) -> u32 {
        u32::try_from(self.entries.len()).expect("no match is that long") + 1
    }

    /// The events that no undo took back, in order.
    pub fn live(&self) -> impl Iterator<Item = Live<'_>> {
        self.live.iter().map(|&number| self.at(number))
    }

    /// The line of the text on which entry `number` stands, counted from 1.
    pub fn line_of(&self, number: u32) -> usize {
        self.header.lines() + number as usize
    }

    /// The line of the text on which the result stands, if there is one.
    pub fn line_of_result(&self) -> usize {
        self.line_of(self.next())
    }

    /// The line of the text on which the key stands, if there is one.
    pub fn line_of_key(&self) -> usize {
        self.line_of_result() + usize::from(self.result.is_some())
    }

    /// Appends an event and says its number.
    pub fn push(&mut self, who: Who, text: &str, note: Option<&str>) -> u32 {
        let number = self.next();
        let what = What::Event(one_line(text));
        let note = note.map(one_line).filter(|note| !note.is_empty());
        self.entries.push(Entry { who, what, note });
        self.live.push(number);
        number
    }

    /// Takes back event `to` and all later ones.
    ///
    /// Only a seat may ask, and only while everything from `to` on is its own doing: then nobody
    /// else has decided anything since, fate has not spoken, and the seat has learnt nothing.
    pub fn undo(&mut self, seat: u8, to: u32) -> Result<(), CannotUndo> {
        let from = self.live.binary_search(&to).map_err(|_| CannotUndo::NoSuchEvent(to))?;
        for live in self.live[from..].iter().map(|&number| self.at(number)) {
            match live.who {
                Who::Fate => return Err(CannotUndo::FateSpoke(live.number)),
                Who::Seat(other) if other != seat => {
                    return Err(CannotUndo::OtherActed(live.number));
                }
                Who::Seat(_) => {}
            }
        }
        self.live.truncate(from);
        self.entries.push(Entry { who: Who::Seat(seat), what: What::Undo(to), note: None });
        Ok(())
    }

    /// The number of the last event, if this seat could take it back.
    pub fn last_of(&self, seat: u8) -> Option<u32> {
        self.live.last().copied().filter(|&number| self.at(number).who == Who::Seat(seat))
    }

    fn at(&self, number: u32) -> Live<'_> {
        let entry = &self.entries[number as usize - 1];
        match &entry.what {
            What::Event(text) => Live { number, who: entry.who, text },
            What::Undo(_) => unreachable!("an undo is never live"),
        }
    }
}

impl Header {
    /// How many lines it takes.
    fn lines(&self) -> usize {
        self.line_of_nonce(MAX_SEATS) - 1
    }

    /// The line of the text on which the dealer's promise stands, if there is one.
    pub fn line_of_commit(&self) -> usize {
        5 + self.seats.len()
    }

    /// The line of the text that says what this seat brought, if it brought something.
    pub fn line_of_nonce(&self, seat: usize) -> usize {
        let before = self.nonces.iter().take(seat).filter(|it| **it != Brought::Nothing).count();
        self.line_of_commit() + usize::from(self.commit.is_some()) + before
    }
}

/// The text with everything that would break a line, or begin a note, replaced by spaces.
fn one_line(text: &str) -> String {
    let spaced = text.replace(|c: char| c.is_control() || c == ';' || c == '\u{2028}', " ");
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}
