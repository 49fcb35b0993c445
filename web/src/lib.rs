//! The page: everything that all programs of it share.
//!
//! The page plays at a [`Host`](host::Host): a table inside the page itself, a record, or a server.
//! Bots think in a web worker, which is the crate `worker`. What a game brings is a
//! [`Room`](room::Room) in a crate of its own; boards are drawn from views, and a click is matched
//! against the list of legal actions, never against rules written again. Everything a person reads
//! comes from Fluent files (the crate `text`).
//!
//! A program of the page says what it has and is [opened](open):
//!
//! ```no_run
//! web::open(web::Program::house(&[]));
//! ```

pub mod art;
pub mod bots;
pub mod browser;
pub mod dice;
pub mod frame;
pub mod host;
pub mod learn;
pub mod net;
pub mod pages;
pub mod plain;
mod program;
pub mod room;
pub mod route;
pub mod seen;
pub mod settings;
pub mod shelf;
pub mod sound;

pub use pages::open;
pub use program::{Program, doors, find, game_of, knock};

/// What the page itself has to say.
pub static TEXTS: &text::Texts = text::texts!("../text": "house", "net", "plain");
