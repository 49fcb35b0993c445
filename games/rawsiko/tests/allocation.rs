//! Playing costs no memory: `apply` allocates nothing, and neither does a list that is reused.

use game::{Game, Play, Seeded};
use rawsiko::Rawsiko;

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

#[test]
fn a_match_allocates_nothing() {
    let _profiler = dhat::Profiler::builder().testing().build();
    // Longer than any list: one entry for each asset and each link of its territory, at most.
    let mut list = Vec::with_capacity(2_000);
    for text in ["seats=3 turns=15 china", "seats=5 turns=15 advanced stranglehold garrison"] {
        let start = Rawsiko::start(&text.parse().expect("a setup")).expect("a good one");
        for number in 0..20 {
            let mut rng = Seeded::stream(1, number);
            let before = dhat::HeapStats::get().total_blocks;
            let mut state = start.clone();
            while let Some(event) = state.random(&mut rng, &mut list) {
                state.apply(&event);
            }
            let after = dhat::HeapStats::get().total_blocks;
            dhat::assert_eq!(before, after);
        }
    }
}
