//! Which games there are, for whoever has the name of one, or a record.
//!
//! ```
//! let first = &games::GAMES[0];
//! let setup = first.setup(*first.seats.start());
//! let table = games::open(first.id, &setup, &table::Sitting::default())?;
//! assert_eq!(table.game().title, first.title);
//!
//! let again = games::resume(table.record().to_string().parse()?)?;
//! assert_eq!(again.turn(), table.turn());
//!
//! let error = games::lookup("chess").unwrap_err();
//! assert!(error.to_string().contains(first.id), "{error}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A program that plays one game only need not come here: it says
//! [`AnyGame::of`](table::AnyGame::of) itself and carries no other.

use table::{
    AnyGame, Mind, NotVerified, OpenError, Record, ReplayError, Seen, Sitting, Table, Verified,
    record::Header,
};

#[cfg(feature = "terminal")]
use text::AnyTerminal;
#[cfg(feature = "rooms")]
use web::room::{AnyRoom, Door};

macro_rules! games {
    ($($kit:ident, $room:ident $(, older $($older:ident)+)?;)*) => {
        /// All games.
        pub static GAMES: &[AnyGame] = &[$(AnyGame::of::<$kit::Kit>()),*];

        /// Their rules of former times, for the records that were played by them.
        pub static OLDER: &[AnyGame] = &[$($($(AnyGame::of::<$older::Kit>()),+)?)*];

        /// How they look in a terminal, in the same order.
        #[cfg(feature = "terminal")]
        pub static TERMINALS: &[AnyTerminal] = &[$(AnyTerminal::of::<$kit::Kit>()),*];

        /// The doors of their rooms in the page, in the same order.
        #[cfg(feature = "rooms")]
        pub static DOORS: &[Door] = &[$($room::DOOR),*];

        /// Their rooms in the page, in the same order.
        #[cfg(feature = "rooms")]
        pub static ROOMS: &[AnyRoom] = &[$($room::ROOM),*];

        /// Shows all games with their types, in the same order.
        pub fn each(visitor: &mut impl Visitor) {
            $(visitor.visit::<$kit::Kit>();)*
        }
    };
}

// A new game adds its line here. When the number of a game's rules grows, the crates of the old ones
// stay, and its line names them: `trains_kit, trains_room, older trains_1_kit;`.
games! {
    trains_kit, trains_room;
    dig_mars_kit, dig_mars_room;
    rawsiko_kit, rawsiko_room;
}

/// Somebody who wants to know every game with its types, such as a test that holds for all.
pub trait Visitor {
    /// Comes to the game that this mind knows.
    fn visit<M: Mind>(&mut self);
}

/// The game of this name.
pub fn find(id: &str) -> Option<&'static AnyGame> {
    GAMES.iter().find(|game| game.id == id)
}

/// The game of this name, or what there is instead.
pub fn lookup(id: &str) -> Result<&'static AnyGame, OpenError> {
    find(id).ok_or_else(|| OpenError::NoSuchGame {
        wanted: id.to_owned(),
        known: GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", "),
    })
}

/// The game of a record, with the rules that it was played by.
pub fn of(header: &Header) -> Result<&'static AnyGame, ReplayError> {
    let newest = lookup(&header.game)?;
    let same = |it: &&AnyGame| it.id == header.game && it.rules == header.rules;
    // Where nobody knows these rules, the newest say so.
    Ok(OLDER.iter().find(same).unwrap_or(newest))
}

/// Opens a table for a game by its name.
pub fn open(id: &str, setup: &str, sitting: &Sitting) -> Result<Table, OpenError> {
    Table::open(lookup(id)?, setup, sitting)
}

/// Opens a table where a record left off.
pub fn resume(record: Record) -> Result<Table, ReplayError> {
    Table::resume(of(record.header())?, record)
}

/// Checks a finished record, as [`table::verify()`] does.
pub fn verify(record: &Record) -> Result<Verified, NotVerified> {
    verify_for(record, &Seen::default())
}

/// The same for somebody who was there, as [`table::verify_for`] does.
pub fn verify_for(record: &Record, seen: &Seen) -> Result<Verified, NotVerified> {
    table::verify_for(of(record.header())?, record, seen)
}
