use game::{Game, Play, Seeded};

/// How many allocations random play costs, at the least of several rounds: none, if `apply` and a
/// list of actions that is used again allocate nothing.
///
/// `count` says how many allocations there have been in this process. The least of several rounds
/// is taken because the thread of the test harness may allocate meanwhile, but hardly every time.
/// `longest` is the length of the longest list; a longer one is counted as the allocation it is.
pub fn allocations<G: Game>(setup: &str, longest: usize, count: impl Fn() -> u64) -> u64 {
    let setup = setup.parse().unwrap_or_else(|error| panic!("{error}"));
    let start = G::start(&setup).unwrap_or_else(|error| panic!("{error}"));
    let mut actions = Vec::with_capacity(longest);
    let round = |actions: &mut Vec<G::Action>| {
        let before = count();
        let mut rng = Seeded::new(1);
        let mut state = start.clone();
        for _ in 0..50_000 {
            match state.random(&mut rng, actions) {
                Some(event) => state.apply(&event),
                None => state = start.clone(),
            }
        }
        count() - before
    };
    let fewest = (0..8).map(|_| round(&mut actions)).min().unwrap_or(0);
    let grown = u64::from(actions.capacity() > longest);
    fewest + grown
}
