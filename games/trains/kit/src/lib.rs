//! What Game of Trains brings to every table beyond its rules: its words, and its board in a terminal.

mod terminal;
pub mod words;

/// Game of Trains, as every table knows it.
pub struct Kit;
