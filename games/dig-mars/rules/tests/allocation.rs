//! Playing allocates nothing.
//!
//! One test alone in its file: another one beside it would be counted too.

use dig_mars::DigMars;

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

/// No list is longer: sixteen stations can go to fifteen stacks each by a bonus, sixteen tiles can
/// be scanned, and the four stations of a seat have some forty things to do.
const LONGEST: usize = 300;

#[test]
fn playing_allocates_nothing() {
    let _profiler = dhat::Profiler::builder().testing().build();
    for setup in ["seats=2", "seats=3", "seats=4"] {
        let count = || dhat::HeapStats::get().total_blocks;
        let allocations = laws::allocations::<DigMars>(setup, LONGEST, count);
        dhat::assert_eq!(allocations, 0, "{setup}");
    }
    // A clone copies this much and nothing else.
    let size = size_of::<DigMars>();
    dhat::assert!(size <= 256, "a state has {size} bytes");
}
