//! The page in a real browser. All in one program, so that a long match in one room never lets the
//! other rooms wait.

mod dig_mars;
mod house;
mod learn;
mod network;
mod offline;
mod rawsiko;
mod rules;
mod screens;
mod shelf;
mod texts;
mod trains;
