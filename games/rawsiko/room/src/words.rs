//! What only the page says, and what everybody says.

pub use rawsiko_kit::words::*;
