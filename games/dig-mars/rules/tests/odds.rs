//! Fate decides with the odds of a shuffled heap of tiles, as far as anybody can tell.

use dig_mars::{Chance, DigMars};
use game::{Event, Game, Play, Seeded};

const DRAWS: u32 = 40_000;

/// Both seats stand on a1, which has an easy tile on top.
const OPENING: &[&str] = &["! backs 1111111111112222", "! first 0", "0 place a1", "1 place a1"];

fn after(events: &[&[&str]]) -> DigMars {
    let mut state = DigMars::start(&"seats=2".parse().unwrap()).unwrap();
    for text in events.iter().copied().flatten() {
        let event = match text.split_once(' ').unwrap() {
            ("!", chance) => Event::Chance(chance.parse().unwrap()),
            (seat, action) => Event::Action(seat.parse().unwrap(), action.parse().unwrap()),
        };
        state.play(&event).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    state
}

/// Samples the outcome that is due, and compares with the weight of each.
#[track_caller]
fn odds(state: &DigMars, weights: &[(&str, u32)]) {
    let mut rng = Seeded::new(1);
    let mut counts = vec![0u32; weights.len()];
    for _ in 0..DRAWS {
        let outcome = state.sample(&mut rng).to_string();
        let at = weights.iter().position(|(text, _)| *text == outcome);
        counts[at.unwrap_or_else(|| panic!("{outcome} came up"))] += 1;
    }
    let all: u32 = weights.iter().map(|(_, weight)| weight).sum();
    for ((text, weight), count) in weights.iter().zip(counts) {
        let (wanted, rest) = (DRAWS * weight / all, DRAWS * (all - weight) / all);
        // Five standard deviations, squared: those of a count have the square n·p·(1−p).
        let off = u64::from(count.abs_diff(wanted));
        let most = 25 * u64::from(wanted) * u64::from(rest) / u64::from(DRAWS);
        assert!(off * off <= most + 1, "{text}: {count} times, not about {wanted}");
    }
}

/// Twelve of the sixteen easy tiles and four of the fourteen of the next kind lie on top, so they
/// are not what lies below one of them.
#[test]
fn a_back_is_one_of_those_that_nobody_has_seen() {
    let state = after(&[OPENING, &["0 dig a1", "! front 9", "0 transport a1"]]);
    odds(&state, &[("back 1", 4), ("back 2", 10), ("back 3", 10), ("back 4", 8)]);
    let state = after(&[
        OPENING,
        &["0 dig a1", "! front 9", "0 transport a1", "! back 1", "0 dig a1", "! front 10"],
        &["0 end", "1 transport a1"],
    ]);
    odds(&state, &[("back 1", 3), ("back 2", 10), ("back 3", 10), ("back 4", 8)]);
}

/// All fifteen tiles that are left with this back are as likely, wherever the others lie.
#[test]
fn a_front_is_any_tile_with_that_back() {
    let digs = ["0 dig a1", "! front 4", "0 transport a1", "! back 1", "0 dig a1"];
    let fronts: Vec<String> =
        (1..=16).filter(|&tile| tile != 4).map(|tile| format!("front {tile}")).collect();
    let weights: Vec<(&str, u32)> = fronts.iter().map(|text| (text.as_str(), 1)).collect();
    odds(&after(&[OPENING, &digs]), &weights);
}

/// What somebody has scanned is no longer to be found elsewhere, and is what it is.
#[test]
fn a_scanned_tile_is_decided() {
    let scan = ["0 dig a1", "! front 4", "0 bonus scan b1", "! front 9"];
    let fronts: Vec<String> = (1..=16)
        .filter(|tile| ![4, 9].contains(tile))
        .map(|tile| format!("front {tile}"))
        .collect();
    let weights: Vec<(&str, u32)> = fronts.iter().map(|text| (text.as_str(), 1)).collect();
    let elsewhere = ["0 transport a1", "! back 1", "0 dig a1"];
    odds(&after(&[OPENING, &scan, &elsewhere]), &weights);
    odds(&after(&[OPENING, &scan, &["0 move a1 b1", "0 dig b1"]]), &[("front 9", 1)]);
}

#[test]
fn anybody_may_begin() {
    let state = after(&[&["! backs 1111111111112222"]]);
    odds(&state, &[("first 0", 1), ("first 1", 1)]);
}

#[test]
fn the_first_backs_are_any_sixteen_tiles() {
    let state = after(&[]);
    let mut rng = Seeded::new(1);
    let mut counts = [0u32; 4];
    for _ in 0..3_000 {
        let Chance::Backs(backs) = state.sample(&mut rng) else { panic!("backs are due") };
        for back in backs {
            counts[back.index()] += 1;
        }
    }
    // 48,000 backs, a thousand for each tile; drawing without replacement deviates less.
    for (count, wanted) in counts.into_iter().zip([16_000, 14_000, 10_000, 8_000]) {
        assert!(count.abs_diff(wanted) < 500, "{counts:?}");
    }
}
