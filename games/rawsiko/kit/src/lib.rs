//! What `RAWsiko` brings to every table beyond its rules.
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

/// The kit of `RAWsiko`.
pub struct Kit;
