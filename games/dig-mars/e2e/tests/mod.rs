//! Dig Mars in the page.

mod hands;
mod learn;
mod matches;
mod network;
mod screens;
