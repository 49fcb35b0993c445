//! The laws of every game, held by `RAWsiko`.
//!
//! For each number of seats there are 2,000 matches: 1,984 short ones, spread evenly over all
//! options, and a few of the usual length and of the greatest.

use laws::{Length, Suite};
use rawsiko::Rawsiko;

/// More events than any match has (RULES §8.8; `tests/assets.rs` works it out).
const BOUND: u32 = 5_600;

fn hold(setups: &'static [&'static str], matches: u32) {
    Suite::<Rawsiko> {
        setups,
        matches,
        length: Length::Ends(BOUND),
        pieces: |state| state.pieces().map(u32::from).collect(),
        seed: 1,
    }
    .hold();
}

#[test]
fn three_seats() {
    let all = &[
        "seats=3 turns=4",
        "seats=3 turns=4 stranglehold",
        "seats=3 turns=4 china",
        "seats=3 turns=4 stranglehold china",
        "seats=3 turns=4 garrison",
        "seats=3 turns=4 stranglehold garrison",
        "seats=3 turns=4 china garrison",
        "seats=3 turns=4 stranglehold china garrison",
    ];
    hold(all, 124);
}

#[test]
fn three_seats_advanced() {
    let all = &[
        "seats=3 turns=4 advanced",
        "seats=3 turns=4 advanced stranglehold",
        "seats=3 turns=4 advanced china",
        "seats=3 turns=4 advanced stranglehold china",
        "seats=3 turns=4 advanced garrison",
        "seats=3 turns=4 advanced stranglehold garrison",
        "seats=3 turns=4 advanced china garrison",
        "seats=3 turns=4 advanced stranglehold china garrison",
    ];
    hold(all, 124);
}

#[test]
fn four_seats() {
    let all = &[
        "seats=4 turns=4",
        "seats=4 turns=4 stranglehold",
        "seats=4 turns=4 china",
        "seats=4 turns=4 stranglehold china",
        "seats=4 turns=4 garrison",
        "seats=4 turns=4 stranglehold garrison",
        "seats=4 turns=4 china garrison",
        "seats=4 turns=4 stranglehold china garrison",
    ];
    hold(all, 124);
}

#[test]
fn four_seats_advanced() {
    let all = &[
        "seats=4 turns=4 advanced",
        "seats=4 turns=4 advanced stranglehold",
        "seats=4 turns=4 advanced china",
        "seats=4 turns=4 advanced stranglehold china",
        "seats=4 turns=4 advanced garrison",
        "seats=4 turns=4 advanced stranglehold garrison",
        "seats=4 turns=4 advanced china garrison",
        "seats=4 turns=4 advanced stranglehold china garrison",
    ];
    hold(all, 124);
}

#[test]
fn five_seats() {
    let all = &[
        "seats=5 turns=4",
        "seats=5 turns=4 stranglehold",
        "seats=5 turns=4 china",
        "seats=5 turns=4 stranglehold china",
        "seats=5 turns=4 garrison",
        "seats=5 turns=4 stranglehold garrison",
        "seats=5 turns=4 china garrison",
        "seats=5 turns=4 stranglehold china garrison",
    ];
    hold(all, 124);
}

#[test]
fn five_seats_advanced() {
    let all = &[
        "seats=5 turns=4 advanced",
        "seats=5 turns=4 advanced stranglehold",
        "seats=5 turns=4 advanced china",
        "seats=5 turns=4 advanced stranglehold china",
        "seats=5 turns=4 advanced garrison",
        "seats=5 turns=4 advanced stranglehold garrison",
        "seats=5 turns=4 advanced china garrison",
        "seats=5 turns=4 advanced stranglehold china garrison",
    ];
    hold(all, 124);
}

#[test]
fn longer_matches() {
    hold(
        &[
            "seats=3 turns=8",
            "seats=3 turns=8 advanced stranglehold china garrison",
            "seats=4 turns=8",
            "seats=4 turns=8 advanced stranglehold china garrison",
            "seats=5 turns=8",
            "seats=5 turns=8 advanced stranglehold china garrison",
        ],
        7,
    );
}

#[test]
fn longest_matches() {
    hold(&["seats=3 turns=15", "seats=4 turns=15 china", "seats=5 turns=15 garrison"], 2);
}
