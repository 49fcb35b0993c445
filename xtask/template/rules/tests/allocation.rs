//! Playing allocates nothing.
//!
//! One test alone in its file: another one beside it would be counted too.

use sample_game::{HAND, SampleGame};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

#[test]
fn playing_allocates_nothing() {
    let _profiler = dhat::Profiler::builder().testing().build();
    for setup in ["seats=2", "seats=3", "seats=4"] {
        let count = || dhat::HeapStats::get().total_blocks;
        // The longest list: a whole hand.
        let allocations = laws::allocations::<SampleGame>(setup, HAND, count);
        dhat::assert_eq!(allocations, 0, "{setup}");
    }
    // A clone copies this much and nothing else.
    let size = size_of::<SampleGame>();
    dhat::assert!(size <= 256, "a state has {size} bytes");
}
