//! What Sample Game brings to every table beyond its rules: what its bots know, its words, and its
//! board in a terminal.
//!
//! ```
//! use bots::Mind;
//! use game::{Game, Seat};
//! use sample_game::SampleGame;
//! use sample_game_kit::Kit;
//!
//! let state = SampleGame::start(&"seats=2".parse()?)?;
//! let standings = [0, 1].map(|seat| Kit::standing(&state, Seat::new(seat)));
//! assert_eq!(standings[0], standings[1], "at the beginning nobody is ahead");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod mind;
mod terminal;
mod words;

/// The kit of Sample Game.
pub struct Kit;
