//! A match allocates nothing but the list of actions, which is reused.

use dig_mars::DigMars;
use game::{Game, Play, Seeded};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

#[test]
fn playing_allocates_nothing() {
    // Four seats with four stations each can go to fifteen stacks with one bonus.
    let mut actions = Vec::with_capacity(400);
    let mut events = 0u32;
    let setup = "seats=4".parse().unwrap();
    let profiler = dhat::Profiler::builder().testing().build();
    for number in 0..50 {
        let mut rng = Seeded::stream(1, number);
        let mut state = DigMars::start(&setup).unwrap();
        while let Some(event) = state.random(&mut rng, &mut actions) {
            state.apply(&event);
            events += 1;
        }
    }
    let stats = dhat::HeapStats::get();
    drop(profiler);
    assert_eq!(stats.total_blocks, 0, "allocations in {events} events");
}
