use thiserror::Error;

use crate::Bytes32;

/// A match inside a store. Never shown to anyone.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct MatchKey(pub i64);

/// An identity inside a store. Never shown to anyone.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct IdentityKey(pub i64);

/// Where in its life a match is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Phase {
    /// Not everyone is there yet.
    Waiting,
    /// It is played.
    Playing,
    /// It has come to its end.
    Over,
}

/// What may change about a match beside its entries.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Row {
    /// A short code to find it by.
    pub code: Option<String>,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Where in its life it is.
    pub phase: Phase,
    /// The server's own description of it.
    pub info: String,
    /// The first lines of the record, once it has started. Once set, it stays: none changes nothing.
    pub header: Option<String>,
    /// The place of each seat, once it is over. Once set, it stays: none changes nothing.
    pub result: Option<String>,
    /// When it wants to be woken.
    pub wake: Option<u64>,
    /// It counts as touched at this time, if that is later than when it was.
    pub keep_until: Option<u64>,
    /// Who has a seat in it or is its host.
    pub sitters: Vec<IdentityKey>,
}

/// A match to keep.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Its name in links.
    pub id: String,
    /// What is known of it.
    pub row: Row,
    /// The dealer's key.
    pub key: Bytes32,
    /// Entries that it has from the beginning, such as those of an imported record.
    pub lines: Vec<String>,
    /// Now.
    pub at: u64,
}

/// A match that was found.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Match {
    /// Where its entries are.
    pub key: MatchKey,
    /// Counts the changes of the row.
    pub revision: u32,
    /// What is known of it, except for the sitters, which are left empty.
    pub row: Row,
}

/// A match in a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Found {
    /// Its name in links.
    pub id: String,
    /// Where in its life it is.
    pub phase: Phase,
    /// The server's own description of it.
    pub info: String,
    /// The place of each seat, once it is over.
    pub result: Option<String>,
    /// When it was touched last.
    pub touched: u64,
}

/// Which matches to list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Listing {
    /// Those in the lobby.
    Lobby,
    /// Those of one identity.
    Of(IdentityKey),
}

/// One entry of a record.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Entry {
    /// Its number.
    pub number: u32,
    /// When it was written.
    pub at: u64,
    /// The line of the record without the number.
    pub line: String,
    /// The command that led to it and to those after it, if it was one.
    pub command: Option<String>,
}

/// What is to be appended to a match.
#[derive(Clone, Debug)]
pub struct Append {
    /// To which.
    pub to: MatchKey,
    /// The number of the last entry that the writer knows.
    pub after: u32,
    /// Now.
    pub at: u64,
    /// The lines of the new entries, without their numbers.
    pub lines: Vec<String>,
    /// The command that led to them.
    pub command: Option<String>,
    /// What the row becomes, and the revision that the writer knows.
    pub row: Option<(u32, Box<Row>)>,
}

/// Somebody new.
#[derive(Clone, Debug)]
pub struct NewIdentity {
    /// How they want to be called.
    pub name: String,
    /// Their picture.
    pub avatar: u8,
    /// The SHA-256 of their secret.
    pub secret: Bytes32,
    /// Now.
    pub at: u64,
}

/// Somebody known.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Identity {
    /// Who, inside the store.
    pub key: IdentityKey,
    /// How they want to be called.
    pub name: String,
    /// Their picture.
    pub avatar: u8,
    /// When they were last seen, about.
    pub seen: u64,
}

/// How late it was by two clocks at one moment, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Times {
    /// By the server's own clock, which never jumps.
    pub own: u64,
    /// By the clock on the wall.
    pub wall: u64,
}

/// Why something could not be kept or found.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum StoreError {
    /// Somebody else was first.
    #[error("somebody else was first; read what they wrote and try again")]
    Conflict,
    /// What it belongs to has been deleted.
    #[error("it belongs to something that is no longer there")]
    Gone,
    /// There is no room to write; nothing has been written.
    #[error("no space: the disk with the data is full; make room, and writing goes on by itself")]
    NoSpace,
    /// The data is not where it was when it was opened; nothing is read or written meanwhile.
    #[error("{0}; put back what was there, or start the server again")]
    Missing(String),
    /// The store does not work, or not now.
    #[error("the store failed: {0}")]
    Failed(String),
}
