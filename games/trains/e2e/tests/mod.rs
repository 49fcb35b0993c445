//! Game of Trains in the page.

mod hands;
mod learn;
mod matches;
mod network;
mod rules;
mod screens;
