//! What `RAWsiko` brings to every table beyond its rules: its words, and its board in a terminal.

mod terminal;
pub mod words;

/// `RAWsiko`, as every table knows it.
pub struct Kit;
