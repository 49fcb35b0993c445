//! What Dig Mars brings to every table beyond its rules: its words, and its board in a terminal.

mod terminal;
pub mod words;

/// Dig Mars, as every table knows it.
pub struct Kit;
