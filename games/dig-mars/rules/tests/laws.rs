//! The laws of every game, held by Dig Mars.

use dig_mars::DigMars;
use laws::{Length, Suite};

/// A random match has 500 to 1,000 events, and the laws look at every one of them.
const MATCHES: u32 = 2_000;

fn hold(setup: &'static [&'static str; 1], seats: u32, matches: u32) {
    Suite::<DigMars> {
        setups: setup,
        matches,
        length: Length::Ends(longest(seats)),
        pieces: |state| state.pieces().map(u32::from).collect(),
        seed: 1,
    }
    .hold();
}

/// No match has more events than this (RULES §6.4).
fn longest(seats: u32) -> u32 {
    let lively = 48 + 48 + 9 * seats;
    // A turn without any of these has three moves and its end. There are at most ten rounds of
    // them before each and after the last, and every lively action may have a turn of its own.
    let turns = 4 * (10 * seats * (lively + 1) + lively);
    // Fate: the backs, the first seat, a front for each dig and each scan, a back for each tile
    // below. Actions beyond three in a turn: the stations, and one for each of the 24 bonuses.
    turns + (2 + 48 + 4 + 32) + (4 * seats + 24)
}

#[test]
fn two_seats() {
    hold(&["seats=2"], 2, MATCHES);
}

#[test]
fn three_seats() {
    hold(&["seats=3"], 3, MATCHES);
}

#[test]
fn four_seats() {
    hold(&["seats=4"], 4, MATCHES);
}

#[test]
fn open_points() {
    hold(&["seats=2 open-points"], 2, MATCHES / 10);
}
