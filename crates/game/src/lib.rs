//! What a game is.
//!
//! ```
//! use game::{Event, Game, Observer, Play, Seat, Turn};
//! use laws::toy::Toy;
//!
//! let mut state = Toy::start(&"seats=2".parse()?)?;
//! while state.turn() == Turn::Chance {
//!     // Fate comes from the caller; here it is somebody who deals the lowest card left.
//!     let card = (0..6).map(|card| format!("deal {card}").parse());
//!     let card = card.flatten().find(|card| state.possible(card)).expect("a card is left");
//!     state.play(&Event::Chance(card))?;
//! }
//! let seat = Seat::new(1);
//! state.play(&Event::Action(seat, "bid 2".parse()?))?;
//! assert!(state.play(&Event::Action(seat, "bid 2".parse()?)).is_err(), "not asked again");
//! assert_ne!(state.view(Observer::Seat(seat)), state.view(Observer::Public), "it is a secret");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game is a value. It is [started](Game::start) from a setup, asks seats for actions or fate
//! for a chance outcome ([`Turn`]), and changes by [`Event`]s alone. Everything else at the table
//! (people, names, clocks, storage, networks) is built around this crate and unknown to it.
//!
//! # Why the rules never roll
//!
//! The one decision here that people argue about: [`Game::apply`] takes no random number
//! generator, and no state holds a seed or a shuffled deck. Where a die has to fall or a card has
//! to be turned, [`Game::turn`] says [`Turn::Chance`] and the *caller* brings the outcome as an
//! event like any other. [`Game::sample`] offers one, drawn with the odds of the real thing, to
//! callers who want one.
//!
//! It costs a type ([`Game::Chance`]) and a few more events in a match. It buys this:
//!
//! * **The future cannot leak.** A clone handed to a bot, a view, a log, a crash dump: none of
//!   them holds what has not happened yet, because it does not exist. A [`Pile`] has no order; a
//!   card is decided when somebody may see it.
//! * **One rule engine serves every source of fate**: a dealer that commits to its key beforehand,
//!   a stored record, a test script, a search that averages over outcomes, a person who rolls real
//!   dice beside the screen.
//! * **A record is complete.** Replaying needs no generator, so a match recorded today replays in
//!   ten years, whatever has become of the random number crate of that day.
//! * **Tests say what they mean**: `! draw 45`, not a seed found by trial.
//!
//! # Secrets
//!
//! An observer gets a [`Game::View`], a type of its own with no way back to the state, and hears
//! of events as [`Game::News`]. Neither has a default, so a field that nobody thought about is a
//! compile error and not a leak. A bot gets views only: [`Game::imagine`] builds it some state
//! that fits what it knows.
//!
//! # Text
//!
//! Setups, actions and chance outcomes are [`Token`]s: they print to one line and parse back. That
//! text is their only serialisation: in records, on the wire, at the command line, in tests.
#![no_std]

extern crate alloc;

mod error;
mod event;
mod pile;
mod ranking;
mod rng;
mod rules;
mod seat;
mod token;

pub use error::{BadSetup, Refused};
pub use event::{Event, Observer, Turn};
pub use pile::Pile;
pub use ranking::Ranking;
pub use rng::{Rng, Seeded};
pub use rules::{Game, Play};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use token::{BadToken, Token, Words, plain};
