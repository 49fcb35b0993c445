//! Messages between client and server, shared by both.
//!
//! ```
//! use wire::{Answer, Command, Message, Order, Outcome};
//!
//! let order = Order::Act { actions: vec!["draw".to_owned()], seen: Some(25) };
//! let command = Command { id: "k3-2".to_owned(), order };
//! let said = serde_json::to_string(&command)?;
//! assert_eq!(said, r#"{"id":"k3-2","do":{"act":{"actions":["draw"],"seen":25}}}"#);
//!
//! let heard = r#"{"answer":{"id":"k3-2","done":{"number":26}}}"#;
//! let Message::Answer(Answer { id, outcome }) = serde_json::from_str(heard)? else { panic!() };
//! assert_eq!((id, outcome), (command.id, Outcome::Done { number: 26 }));
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! Four closed alphabets, one file each: what a client may say over the websocket ([`Command`]),
//! what it may hear there ([`Message`]), the bodies of the HTTP API ([`http`]), and what may go
//! wrong ([`Code`]).
//!
//! What a client sends is read by [`strict`]. A page asks the bots in its own web worker in the words of [`thinking`].
//!
//! Everything before and after play goes over HTTP: identity, lobby, sitting down, starting,
//! rematch, records. Play itself goes over one websocket per match. Setups, actions and levels are
//! texts in the one spelling that records use; views and news are the JSON of the game's own types,
//! which this crate passes on as it is.

mod command;
pub mod http;
mod message;
mod problem;
pub mod strict;
pub mod thinking;

pub use command::{Command, LONGEST_ID, MOST_ACTIONS, Order, Reaction};
pub use message::{
    Answer, BotReason, Closing, Message, NewsItem, Outcome, Phase, SeatNow, Sitter, StandIn, Turn,
    Update,
};
pub use problem::{Code, Problem};
pub use serde_json::value::RawValue;
