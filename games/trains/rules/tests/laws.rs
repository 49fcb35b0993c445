//! The laws of every game, held by Game of Trains.

use laws::{Length, Suite};
use trains::Trains;

/// A random match has about 13,000 events, so most are cut off (RULES §6.4); some still end.
fn hold(setups: &'static [&'static str]) {
    Suite::<Trains> {
        setups,
        matches: 2_000,
        length: Length::Cut(400),
        pieces: |state| state.pieces().map(u32::from).collect(),
        seed: 1,
    }
    .hold();
}

#[test]
fn two_seats() {
    hold(&["seats=2"]);
}

#[test]
fn three_seats() {
    hold(&["seats=3"]);
}

#[test]
fn four_seats() {
    hold(&["seats=4"]);
}
