//! What Dig Mars brings to every table beyond its rules: what its
//! bots know, its words, and its board in a terminal.
//!
//! ```
//! use bots::Mind;
//! use game::{Game, Seat};
//! use dig_mars::DigMars;
//! use dig_mars_kit::Kit;
//!
//! let state = DigMars::start(&"seats=2".parse()?)?;
//! let standings = [0, 1].map(|seat| Kit::standing(&state, Seat::new(seat)));
//! assert_eq!(standings[0], standings[1], "at the beginning nobody is ahead");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod mind;
mod terminal;
pub mod words;

/// The kit of Dig Mars.
pub struct Kit;
