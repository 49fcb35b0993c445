//! What every bot keeps.

use bots::{Heuristic, Level, choose};
use game::{Event, Game, Play, Seat, Seeded, Turn};
use trains::Trains;

/// Plays a match in which every seat has its level; the winner, and how many events it took.
fn play<G: Heuristic>(setup: &str, levels: &[Level], seed: u64) -> (Seat, u32) {
    let mut rng = Seeded::new(seed);
    let mut state = G::start(&setup.parse().unwrap()).unwrap();
    for events in 0.. {
        let event = match state.turn() {
            Turn::Over(ranking) => return (ranking.winners().iter().next().unwrap(), events),
            Turn::Chance => Event::Chance(state.sample(&mut rng)),
            Turn::Seats(asked) => {
                let seat = asked.pick(&mut rng);
                let view = state.view(game::Observer::Seat(seat));
                let action = choose::<G>(levels[seat.index()], &view, seat, &mut rng);
                Event::Action(seat, action.expect("an asked seat has something to do"))
            }
        };
        state.play(&event).expect("bots play by the rules");
    }
    unreachable!("no match is endless")
}

#[test]
fn quick_bots_finish_and_beat_random_ones() {
    let mut events = 0;
    for seed in 0..40 {
        let (winner, took) = play::<Trains>("seats=2", &[Level::Quick, Level::Random], seed);
        assert_eq!(winner, Seat::new(0), "seed {seed}");
        events += took;
    }
    assert!(events < 40 * 200, "{events} events in 40 matches");
    for seats in 2..=4 {
        let (_, took) = play::<Trains>(&format!("seats={seats}"), &[Level::Quick; 4], 1);
        assert!(took < 500, "{took} events");
    }
}

#[test]
fn equal_views_get_equal_choices() {
    // Two worlds that differ only in what the seat cannot see.
    let mut rng = Seeded::new(9);
    let mut state = Trains::start(&"seats=3".parse().unwrap()).unwrap();
    let mut scratch = Vec::new();
    for _ in 0..400 {
        for seat in state.turn().asked().iter() {
            let view = state.view(game::Observer::Seat(seat));
            let other = Trains::imagine(&view, &mut rng).view(game::Observer::Seat(seat));
            for level in Level::ALL {
                let mine = choose::<Trains>(level, &view, seat, &mut Seeded::new(3));
                let theirs = choose::<Trains>(level, &other, seat, &mut Seeded::new(3));
                assert_eq!(mine, theirs);
            }
        }
        let Some(event) = state.random(&mut rng, &mut scratch) else { break };
        state.apply(&event);
    }
}

#[test]
fn a_seat_that_is_not_asked_does_nothing() {
    let state = Trains::start(&"seats=2".parse().unwrap()).unwrap();
    let seat = Seat::new(0);
    let view = state.view(game::Observer::Seat(seat));
    assert_eq!(choose::<Trains>(Level::Quick, &view, seat, &mut Seeded::new(1)), None);
}
