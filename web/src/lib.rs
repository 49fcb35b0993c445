//! The client: one page, three rooms.
//!
//! The page plays at a [`Host`](host::Host). Today that is a table inside the page itself; bots
//! think in a web worker, which is the crate `worker`. Boards are drawn from views, one module per
//! game ([`rooms`]), and a click is matched against the list of legal actions, never against rules
//! written again. Everything a person reads comes from the Fluent files in `text/` ([`text`]).

pub mod art;
pub mod bots;
pub mod browser;
pub mod frame;
pub mod host;
pub mod learn;
pub mod net;
pub mod pages;
pub mod rooms;
pub mod route;
pub mod seating;
pub mod settings;
pub mod shelf;
pub mod sound;
pub mod text;

/// Runs the page.
pub fn main() {
    pages::open();
}
