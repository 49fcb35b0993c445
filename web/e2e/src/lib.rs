//! Plays in the page as a person would, in a real browser.
//!
//! A [`House`] is a table that is served, with nobody in it yet; a [`Page`] is a browser that looks
//! at it. Both are real: `galds serve` with its SQLite file, Chromium through its driver. Tests run
//! by `cargo xtask test`, which builds what they need.
//!
//! How a game is played by hand, its folder says: `games/NAME/e2e/play.rs` is a module of this crate
//! and has a function `player`, which gives a [`Player`]; `games/NAME/e2e/tests.rs` is a module of the test program.
//! Both may be missing. All other tests are for every game.

mod house;
pub mod learn;
pub mod network;
mod page;
mod player;
mod reach;
mod rules;
mod sheet;
mod stage;
pub mod tour;
mod turns;
mod wire;

pub use house::House;
pub use page::{Page, Screen, keys};
pub use player::{Deed, Picture, Plain, Player, player};
pub use reach::With;
pub use rules::Rulebook;
pub use stage::Staged;
pub use turns::Now;
pub use wire::Wire;

include!(concat!(env!("OUT_DIR"), "/players.rs"));
