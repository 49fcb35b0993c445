//! The page in a real browser. All in one program, so that a long match in one room never lets the
//! other rooms wait. What belongs to one game alone lies in `games/NAME/e2e/tests`.

// The tests of each game, and `each_game!`, which makes a test for each of them.
include!(concat!(env!("OUT_DIR"), "/tests.rs"));

mod hands;
mod house;
mod layout;
mod learn;
mod network;
mod offline;
mod rules;
mod screens;
mod shelf;
mod texts;
