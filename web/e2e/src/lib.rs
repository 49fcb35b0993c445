//! Plays in the page as a person would, in a real browser.
//!
//! A [`House`] is a table that is served, with nobody in it yet; a [`Page`] is a browser that looks
//! at it. Both are real: `galds serve` with its SQLite file, Chromium through its driver. Tests run
//! by `cargo xtask test`, which builds what they need.

pub mod dig_mars;
mod house;
pub mod network;
mod page;
pub mod rawsiko;
mod stage;
pub mod trains;
mod turns;
mod wire;

pub use house::House;
pub use page::{Page, Screen, keys};
pub use stage::Staged;
pub use turns::Now;
pub use wire::Wire;
