//! Playing allocates nothing.
//!
//! One test alone in its file: another one beside it would be counted too.

use trains::Trains;

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

/// The longest list: the whole row, or the four cards of an offer at seven places.
const LONGEST: usize = 28;

#[test]
fn playing_allocates_nothing() {
    let _profiler = dhat::Profiler::builder().testing().build();
    for setup in ["seats=2", "seats=3", "seats=4"] {
        let count = || dhat::HeapStats::get().total_blocks;
        let allocations = laws::allocations::<Trains>(setup, LONGEST, count);
        dhat::assert_eq!(allocations, 0, "{setup}");
    }
    // A clone copies this much and nothing else.
    let size = size_of::<Trains>();
    dhat::assert!(size <= 256, "a state has {size} bytes");
}
