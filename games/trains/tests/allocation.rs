//! Playing allocates nothing.
//!
//! One test alone in its file: another one beside it would be counted too.

use game::{Event, Game, Rng, Seeded, Turn};
use trains::{Action, Setup, Trains};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

/// The longest list: the whole row, or the four cards of an offer at seven places.
const LONGEST: usize = 28;

/// Plays on at random for so many events, with new matches where one ends.
fn play(setup: Setup, events: u32, actions: &mut Vec<Action>) {
    let rng = &mut Seeded::new(1);
    let start = || Trains::start(&setup).expect("a setup that can be played");
    let mut state = start();
    for _ in 0..events {
        let event = match state.turn() {
            Turn::Over(_) => {
                state = start();
                continue;
            }
            Turn::Chance => Event::Chance(state.sample(rng)),
            Turn::Seats(asked) => {
                let seat = asked.pick(rng);
                actions.clear();
                state.actions(seat, actions);
                Event::Action(seat, *rng.pick(actions))
            }
        };
        state.apply(&event);
    }
}

#[test]
fn playing_allocates_nothing() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let mut actions = Vec::with_capacity(LONGEST);
    for seats in 2..=4 {
        let setup = Setup { seats };
        // The thread of the test harness may allocate meanwhile, but hardly every time.
        let blocks = (0..8).map(|_| {
            let before = dhat::HeapStats::get().total_blocks;
            play(setup, 100_000, &mut actions);
            dhat::HeapStats::get().total_blocks - before
        });
        let fewest = blocks.min();
        dhat::assert_eq!(fewest, Some(0), "{setup}");
    }
    dhat::assert_eq!(actions.capacity(), LONGEST);
    // A clone copies this much and nothing else.
    let size = size_of::<Trains>();
    dhat::assert!(size <= 256, "a state has {size} bytes");
}
