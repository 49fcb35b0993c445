//! Searching allocates only while the tree grows, and never for an iteration of its own.
//!
//! One test alone in its file: another one beside it would be counted too.

use bots::{Budget, Heuristic, Search};
use game::{Play, Seeded};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

const ITERATIONS: u32 = 2_000;

/// A few lists double their size some times, and the ideas are listed at the end.
const FEW: u64 = 60;

fn allocations<G: Heuristic>(setup: &str) -> u64 {
    let mut rng = Seeded::new(6);
    let mut state = G::start(&setup.parse().expect("a setup")).expect("a start");
    let mut scratch = Vec::new();
    while state.turn().asked().is_empty() {
        let event = state.random(&mut rng, &mut scratch).expect("the match goes on");
        state.apply(&event);
    }
    let seat = state.turn().asked().iter().next().expect("somebody is asked");
    let view = state.view(game::Observer::Seat(seat));
    let mut search = Search::<G>::default();
    let budget = Budget { iterations: ITERATIONS, stop: &|| false, threads: 1 };
    let before = dhat::HeapStats::get().total_blocks;
    let thought = search.think(&view, seat, budget, &mut rng).expect("the seat is asked");
    let allocations = dhat::HeapStats::get().total_blocks - before;
    dhat::assert_eq!(thought.iterations, ITERATIONS);
    allocations
}

#[test]
fn iterations_do_not_allocate() {
    let _profiler = dhat::Profiler::builder().testing().build();
    for (what, allocations) in [
        ("trains", allocations::<trains::Trains>("seats=4")),
        ("dig-mars", allocations::<dig_mars::DigMars>("seats=4")),
        ("rawsiko", allocations::<rawsiko::Rawsiko>("seats=4 turns=8")),
    ] {
        dhat::assert!(allocations <= FEW, "{what}: {allocations} in {ITERATIONS} iterations");
    }
}
