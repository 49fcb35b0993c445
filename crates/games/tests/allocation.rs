//! Searching allocates only while the tree grows, and never for an iteration of its own.
//!
//! One test alone in its file: another one beside it would be counted too.

use bots::{Budget, Mind, Search};
use game::{Game, Observer, Play, Seeded};
use games::Visitor;

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

const ITERATIONS: u32 = 2_000;

/// A few lists double their size some times, and the ideas are listed at the end.
const FEW: u64 = 60;

struct Counting;

impl Visitor for Counting {
    fn visit<M: Mind>(&mut self) {
        let mut rng = Seeded::new(6);
        let mut state =
            M::Game::start(&M::Game::usual(*M::Game::SEATS.end())).expect("they may play");
        let mut scratch = Vec::new();
        while state.turn().asked().is_empty() {
            let event = state.random(&mut rng, &mut scratch).expect("the match goes on");
            state.apply(&event);
        }
        let seat = state.turn().asked().iter().next().expect("somebody is asked");
        let view = state.view(Observer::Seat(seat));
        let mut search = Search::<M>::default();
        let budget = Budget { iterations: ITERATIONS, stop: &|| false, threads: 1 };
        let before = dhat::HeapStats::get().total_blocks;
        let thought = search.think(&view, seat, budget, &mut rng).expect("the seat is asked");
        let count = dhat::HeapStats::get().total_blocks - before;
        dhat::assert_eq!(thought.iterations, ITERATIONS);
        dhat::assert!(count <= FEW, "{}: {count} in {ITERATIONS} iterations", M::Game::ID);
    }
}

#[test]
fn iterations_do_not_allocate() {
    let _profiler = dhat::Profiler::builder().testing().build();
    games::each(&mut Counting);
}
