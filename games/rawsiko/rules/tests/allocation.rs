//! Playing allocates nothing.
//!
//! One test alone in its file: another one beside it would be counted too.

use rawsiko::Rawsiko;

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

/// Longer than any list: one entry for each asset and each link of its territory, at most.
const LONGEST: usize = 2_000;

#[test]
fn playing_allocates_nothing() {
    let _profiler = dhat::Profiler::builder().testing().build();
    for setup in ["seats=3 turns=15 china", "seats=5 turns=15 advanced stranglehold garrison"] {
        let count = || dhat::HeapStats::get().total_blocks;
        let allocations = laws::allocations::<Rawsiko>(setup, LONGEST, count);
        dhat::assert_eq!(allocations, 0, "{setup}");
    }
    // A clone copies this much and nothing else.
    let size = size_of::<Rawsiko>();
    dhat::assert!(size <= 256, "a state has {size} bytes");
}
