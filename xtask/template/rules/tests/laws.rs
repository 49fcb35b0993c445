//! The laws of every game, held by Sample Game.

use laws::{Length, Suite};
use sample_game::{ROUNDS, SampleGame};

fn hold(setups: &'static [&'static str], seats: u32) {
    Suite::<SampleGame> {
        setups,
        matches: 2_000,
        // A deal for each seat; in each round a roll, and a card of each seat.
        length: Length::Ends(seats + u32::from(ROUNDS) * (1 + seats)),
        pieces: |state| state.pieces().map(u32::from).collect(),
        seed: 1,
    }
    .hold();
}

#[test]
fn two_seats() {
    hold(&["seats=2"], 2);
}

#[test]
fn three_seats() {
    hold(&["seats=3"], 3);
}

#[test]
fn four_seats() {
    hold(&["seats=4"], 4);
}
