//! What clients are to show of a view.

use dig_mars::{DigMars, Setup};
use game::{Game, Observer, Play, Seat, Seeded, Turn};

/// Which points each observer is shown, now and at the end of a random match.
fn shown(setup: Setup) -> [Vec<Vec<bool>>; 2] {
    let mut state = DigMars::start(&setup).unwrap();
    let look = |state: &DigMars| {
        let seats = || (0..setup.seats).map(Seat::new);
        let row = |who: Observer| seats().map(|seat| state.view(who).shows_points(seat)).collect();
        state.observers().map(row).collect()
    };
    let before = look(&state);
    let (mut rng, mut actions) = (Seeded::new(1), Vec::new());
    while let Some(event) = state.random(&mut rng, &mut actions) {
        state.apply(&event);
    }
    assert!(matches!(state.turn(), Turn::Over(_)));
    [before, look(&state)]
}

/// RULES §6.6
#[test]
fn points_of_others_are_shown_at_the_end() {
    let [before, after] = shown(Setup { seats: 2, open_points: false });
    assert_eq!(before, [[true, false], [false, true], [false, false]]);
    assert_eq!(after, [[true, true]; 3]);
}

/// RULES §6.6
#[test]
fn open_points_are_always_shown() {
    let [before, after] = shown(Setup { seats: 3, open_points: true });
    assert_eq!(before, [[true; 3]; 4]);
    assert_eq!(after, before);
}
