//! Plays in the page as a person would, in a real browser.
//!
//! A [`House`] is a table that is served, with nobody in it yet; a [`Page`] is a browser that looks
//! at it. Both are real: `galds serve` with its SQLite file, Chromium through its driver. Tests run
//! by `cargo xtask test`, which builds what they need.

mod house;
mod page;

pub use house::House;
pub use page::{Page, Screen};
