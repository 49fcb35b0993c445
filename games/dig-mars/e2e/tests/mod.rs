//! Dig Mars in the page.

mod learn;
mod matches;
mod network;
mod screens;
