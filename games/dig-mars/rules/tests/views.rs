//! What clients are to show of a view.

use dig_mars::{Action, DigMars, News, Setup, Track, Use};
use game::{Event, Game, Observer, Play, Seat, Seeded, Turn};

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

/// RULES §4.1, §4.4: what a view says beforehand is what the rules then do.
#[test]
fn strengths_and_shares_are_known_beforehand() {
    let (mut rng, mut actions) = (Seeded::new(7), Vec::new());
    let (mut stood, mut shared) = (0, 0);
    for seats in [2, 3, 4].repeat(8) {
        let mut state = DigMars::start(&Setup { seats, open_points: false }).unwrap();
        while let Some(event) = state.random(&mut rng, &mut actions) {
            let view = state.view(Observer::Public);
            for seat in (0..seats).map(Seat::new) {
                for field in state.stations(seat).fields() {
                    for track in Track::ALL {
                        let strength = state.strength(seat, track, field);
                        assert_eq!(view.strength(seat, track, field), strength);
                        stood += 1;
                    }
                }
            }
            if let Event::Action(
                seat,
                Action::Transport(field) | Action::Bonus(Use::Transport(field)),
            ) = event
            {
                let News::Transported { shares, .. } = state.tell(&event, Observer::Public) else {
                    panic!("a transport is told as one");
                };
                assert_eq!(view.shares(seat, field), shares);
                shared += usize::from(shares.len() > 1);
            }
            state.apply(&event);
        }
    }
    assert!(stood > 1000 && shared > 20, "{stood} strengths and {shared} shared tiles compared");
}

/// RULES §4.1: who is about to come is counted already.
#[test]
fn a_seat_sees_how_strong_it_would_be() {
    let mut state = DigMars::start(&Setup { seats: 2, open_points: false }).unwrap();
    let play = ["backs 2311111111111111", "first 0"];
    for chance in play {
        state.apply(&Event::Chance(chance.parse().unwrap()));
    }
    let (one, other) = (Seat::new(0), Seat::new(1));
    state.apply(&Event::Action(one, "place a1".parse().unwrap()));
    state.apply(&Event::Action(other, "place b1".parse().unwrap()));
    let view = state.view(Observer::Seat(one));
    let strength = |field: &str| view.strength(one, Track::Digging, field.parse().unwrap());
    assert_eq!(["a1", "b1", "c1"].map(strength), [1, 2, 1]);
    assert!(view.shares(one, "a1".parse().unwrap()).is_empty(), "nothing lies face up");
}
