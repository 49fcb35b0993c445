//! Game of Trains in the page.

mod learn;
mod matches;
mod network;
mod rules;
mod screens;
