//! What `RAWsiko` brings to every table beyond its rules: what its
//! bots know, its words, and its board in a terminal.
//!
//! ```
//! use bots::Mind;
//! use game::{Game, Seat};
//! use rawsiko::Rawsiko;
//! use rawsiko_kit::Kit;
//!
//! let state = Rawsiko::start(&"seats=3 turns=8".parse()?)?;
//! let standings = [0, 1].map(|seat| Kit::standing(&state, Seat::new(seat)));
//! assert_eq!(standings[0], standings[1], "at the beginning nobody is ahead");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod mind;
mod terminal;
pub mod words;

/// The kit of `RAWsiko`.
pub struct Kit;
