use std::{fmt::Write, path::Path};

use game::{Event, Game, Seat, Seeded, Turn};

/// Counts in how many ways a match can go on, and compares with a file.
///
/// Each line of the file is a setup, a seed and the counts for one decision, two, and so on, after
/// the script of chance that belongs to the seed: `seats=2 seed 1: 7 98 1764`. Chance outcomes are
/// no decisions; they depend on the seed and on how many events came before.
pub fn perft<G: Game>(file: &str) {
    let path = Path::new(file);
    let text = crate::read(path);
    let mut now = String::new();
    for line in text.lines() {
        let bad = || panic!("{file}: `{line}` is not `SETUP seed N: COUNT …`");
        let (head, counts) = line.split_once(": ").unwrap_or_else(bad);
        let (setup, seed) = head.split_once(" seed ").unwrap_or_else(bad);
        let setup: G::Setup = setup.parse().unwrap_or_else(|error| panic!("{file}: {error}"));
        let start = G::start(&setup).unwrap_or_else(|error| panic!("{file}: {error}"));
        let seed = seed.parse().unwrap_or_else(|_| panic!("{file}: `{seed}` is not a seed"));
        now.push_str(head);
        now.push(':');
        for depth in 1..=counts.split(' ').count() {
            write!(now, " {}", count(&start, seed, 0, depth)).expect("strings grow");
        }
        now.push('\n');
    }
    crate::expect(path, &now);
}

fn count<G: Game>(state: &G, seed: u64, events: u64, depth: usize) -> u64 {
    let after = |event: Event<G>| {
        let mut after = state.clone();
        after.apply(&event);
        after
    };
    match state.turn() {
        Turn::Over(_) => 1,
        Turn::Chance => {
            let chance = state.sample(&mut Seeded::stream(seed, events));
            count(&after(Event::Chance(chance)), seed, events + 1, depth)
        }
        Turn::Seats(_) if depth == 0 => 1,
        Turn::Seats(asked) => {
            asked.iter().map(|seat| below(state, seat, seed, events, depth)).sum()
        }
    }
}

fn below<G: Game>(state: &G, seat: Seat, seed: u64, events: u64, depth: usize) -> u64 {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    actions
        .into_iter()
        .map(|action| {
            let mut after = state.clone();
            after.apply(&Event::Action(seat, action));
            count(&after, seed, events + 1, depth - 1)
        })
        .sum()
}
