//! One spelling for everything, and nothing else is read.

use dig_mars::{Action, Chance, DigMars, Setup};
use game::{Game, Token};

#[track_caller]
fn reads<T: Token>(good: &[&str], bad: &[&str]) {
    for text in good {
        match text.parse::<T>() {
            Ok(value) => assert_eq!(value.to_string(), *text),
            Err(error) => panic!("{error}"),
        }
    }
    for text in bad {
        assert!(text.parse::<T>().is_err(), "{text:?} was read");
    }
}

#[test]
fn setups() {
    reads::<Setup>(
        &["seats=2", "seats=3 open-points", "seats=9"],
        &["", "seats=", "seats=10", "seats=3  open-points", "seats=3 open-points ", "open-points"],
    );
}

/// RULES §2.1
#[test]
fn only_two_to_four_seats_can_play() {
    for seats in 0..=9 {
        let started = DigMars::start(&Setup { seats, open_points: false });
        assert_eq!(started.is_ok(), (2..=4).contains(&seats), "{seats} seats");
    }
}

#[test]
fn actions() {
    reads::<Action>(
        &[
            "place a1",
            "dig b2",
            "transport c3",
            "move d4 d3",
            "upgrade digging",
            "upgrade transport",
            "upgrade fleet",
            "bonus dig a1",
            "bonus transport a2",
            "bonus move 3 a1 d4",
            "bonus point",
            "bonus scan b4",
            "declare",
            "end",
        ],
        &[
            "",
            "place",
            "place e1",
            "place a0",
            "place a5",
            "place A1",
            "place a1 ",
            " place a1",
            "place  a1",
            "dig 1",
            "move a1",
            "move a1 a2 a3",
            "upgrade",
            "upgrade dig",
            "bonus",
            "bonus move a1 a2",
            "bonus move 8 a1 a2",
            "bonus point a1",
            "bonus declare",
            "end end",
            "End",
        ],
    );
}

#[test]
fn chance() {
    reads::<Chance>(
        &["backs 1234123412341234", "first 3", "front 1", "front 48", "back 4"],
        &[
            "",
            "backs",
            "backs 123412341234123",
            "backs 12341234123412344",
            "backs 1234123412341235",
            "backs 123412341234123/",
            "backs 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4",
            "backs āāāāāāāā",
            "first 8",
            "front 0",
            "front 49",
            "front 01",
            "front +1",
            "back 0",
            "back 5",
            "back 1 1",
        ],
    );
}
