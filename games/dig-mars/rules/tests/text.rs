//! One spelling for everything, and nothing else is read.

use dig_mars::{Action, Chance, DigMars, Field, Level, Setup, Tile, Track, Use};
use game::{Game, Seat, Token};

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

/// Each of these prints to a text that reads back.
fn reads_back<T: Token>(values: impl IntoIterator<Item = T>) {
    for value in values {
        assert_eq!(value.to_string().parse().as_ref(), Ok(&value), "`{value}`");
    }
}

#[test]
fn everything_reads_back() {
    let pairs = || Field::ALL.into_iter().flat_map(|a| Field::ALL.map(|b| (a, b)));
    reads_back(Field::ALL.map(Action::Place));
    reads_back(Field::ALL.map(Action::Dig));
    reads_back(Field::ALL.map(Action::Transport));
    reads_back(pairs().map(|(from, to)| Action::Move(from, to)));
    reads_back(Track::ALL.map(Action::Upgrade));
    reads_back([Action::Declare, Action::End, Action::Bonus(Use::Point)]);
    reads_back(Field::ALL.map(Use::Dig).map(Action::Bonus));
    reads_back(Field::ALL.map(Use::Transport).map(Action::Bonus));
    reads_back(Field::ALL.map(Use::Scan).map(Action::Bonus));
    for seat in (0..4).map(Seat::new) {
        reads_back(pairs().map(|(from, to)| Action::Bonus(Use::Move(seat, from, to))));
        reads_back([Chance::First(seat)]);
    }
    reads_back((0..=u8::MAX).filter_map(Tile::new).map(Chance::Front));
    reads_back(Level::ALL.map(Chance::Back));
}

/// All texts of up to five of these words: whatever of it parses prints the same, and there is no
/// more of it than there should be.
#[test]
fn one_spelling_each() {
    const WORDS: [&str; 17] = [
        "dig",
        "move",
        "transport",
        "upgrade",
        "bonus",
        "scan",
        "point",
        "end",
        "first",
        "front",
        "back",
        "",
        "a1",
        "d4",
        "0",
        "1",
        "01",
    ];
    let (mut actions, mut chances) = (0, 0);
    let mut texts = vec![String::new()];
    for length in 1..=5 {
        let gap = if length == 1 { "" } else { " " };
        texts =
            texts.iter().flat_map(|text| WORDS.map(|word| format!("{text}{gap}{word}"))).collect();
        for text in &texts {
            if let Ok(action) = text.parse::<Action>() {
                assert_eq!(action.to_string(), *text);
                actions += 1;
            }
            if let Ok(chance) = text.parse::<Chance>() {
                assert_eq!(chance.to_string(), *text);
                chances += 1;
            }
        }
    }
    // Two fields to dig and transport, four pairs to move between, one track, the end; the same
    // three with a bonus, moving for two seats, the point, and two fields to scan.
    assert_eq!(actions, (2 + 2 + 4 + 1 + 1) + (2 + 2 + 2 * 4 + 1 + 2));
    // Two seats, one tile, one level.
    assert_eq!(chances, 2 + 1 + 1);
}
