//! Playing allocates nothing.
//!
//! One test alone in its file: another one beside it would be counted too.

use dig_mars::{Action, DigMars, Setup};
use game::{Game, Play, Seeded};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

/// No list is longer: sixteen stations can go to fifteen stacks each by a bonus, sixteen tiles can
/// be scanned, and the four stations of a seat have some forty things to do.
const LONGEST: usize = 300;

/// Plays so many random matches.
fn play(setup: Setup, matches: u64, actions: &mut Vec<Action>) {
    for number in 0..matches {
        let rng = &mut Seeded::stream(1, number);
        let mut state = DigMars::start(&setup).expect("a setup that can be played");
        while let Some(event) = state.random(rng, actions) {
            state.apply(&event);
        }
    }
}

#[test]
fn playing_allocates_nothing() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let mut actions = Vec::with_capacity(LONGEST);
    for seats in 2..=4 {
        let setup = Setup { seats, open_points: false };
        // The thread of the test harness may allocate meanwhile, but hardly every time.
        let blocks = (0..8).map(|_| {
            let before = dhat::HeapStats::get().total_blocks;
            play(setup, 50, &mut actions);
            dhat::HeapStats::get().total_blocks - before
        });
        let fewest = blocks.min();
        dhat::assert_eq!(fewest, Some(0), "{setup}");
    }
    dhat::assert_eq!(actions.capacity(), LONGEST);
    // A clone copies this much and nothing else.
    let size = size_of::<DigMars>();
    dhat::assert!(size <= 168, "a state has {size} bytes");
}
