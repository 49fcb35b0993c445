//! Messages between client and server, shared by both.
//!
//! Four closed alphabets, one file each: what a client may say over the websocket ([`Command`]),
//! what it may hear there ([`Message`]), the bodies of the HTTP API ([`http`]), and what may go
//! wrong ([`Code`]).
//!
//! Everything before and after play goes over HTTP: identity, lobby, sitting down, starting,
//! rematch, records. Play itself goes over one websocket per match. Setups, actions and levels are
//! texts in the one spelling that records use; views and news are the JSON of the game's own types,
//! which this crate passes on as it is.

mod command;
pub mod http;
mod message;
mod problem;

pub use command::{Command, LONGEST_ID, MOST_ACTIONS, Order, Reaction};
pub use message::{
    Answer, Closing, Message, News, Outcome, Phase, SeatNow, Sitter, StandIn, Turn, Update, Why,
};
pub use problem::{Code, Problem};
pub use serde_json::value::RawValue;
