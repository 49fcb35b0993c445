//! What is no text of this game, and that all the rest has one spelling.

use game::{Game, Token};
use trains::{Action, Card, Chance, Place, Setup, Spot, Trains, Use};

/// None of these parses.
fn bad<T: Token>(texts: &[&str]) {
    for text in texts {
        let read = text.parse::<T>();
        assert!(read.is_err(), "`{text}` reads as {read:?}");
    }
}

/// Each of these parses and prints as it was written.
fn good<T: Token>(texts: &[&str]) {
    for text in texts {
        let read: T = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read.to_string(), *text);
    }
}

/// Each of these prints to a text that reads back.
fn reads_back<T: Token>(values: impl IntoIterator<Item = T>) {
    for value in values {
        assert_eq!(value.to_string().parse().as_ref(), Ok(&value), "`{value}`");
    }
}

#[test]
fn no_action() {
    bad::<Action>(&[
        // nothing, other words, other cases
        "",
        " ",
        "pass",
        "Draw",
        "DRAW",
        "discard",
        "3",
        "first 0",
        "deal 0 7 6 5 4 3 2 1",
        "offer 0 5",
        // spaces
        " draw",
        "draw ",
        "draw  ",
        "\tdraw",
        "draw\n",
        "keep  45 3",
        "keep 45  3",
        "keep 45 3 ",
        "keep\t45 3",
        "place  3",
        "swap 3  4",
        "remove  left",
        // too little
        "keep",
        "keep 45",
        "keep 45 ",
        "place",
        "place ",
        "swap",
        "swap 3",
        "swap 3 ",
        "right",
        "left",
        "remove",
        "remove ",
        "protect",
        // too much
        "draw 45",
        "keep 45 3 4",
        "place 3 4",
        "swap 3 4 5",
        "right 3 5",
        "left 5 3",
        "remove left left",
        "protect left 1",
        // spellings of numbers
        "keep 045 3",
        "keep 45 03",
        "keep +45 3",
        "keep 45 +3",
        "keep -45 3",
        "keep 45.0 3",
        "keep 0x2d 3",
        "keep ٤٥ 3",
        "keep 4_5 3",
        "place 03",
        "place +3",
        "place -3",
        "place ３",
        "place three",
        "swap 03 4",
        "swap 3 04",
        "swap +3 4",
        "right 03",
        "left +5",
        // cards that do not exist
        "keep 0 3",
        "keep 85 3",
        "keep 300 3",
        "keep 99999999999999999999 3",
        // places that do not exist
        "keep 45 0",
        "keep 45 8",
        "place 0",
        "place 8",
        "place 10",
        "place 259",
        "swap 0 1",
        "swap 0 2",
        "swap 6 8",
        "swap 7 8",
        "right 0",
        "right 8",
        "left 0",
        "left 8",
        // swaps of other distances, and those written backwards
        "swap 3 3",
        "swap 3 6",
        "swap 1 7",
        "swap 4 3",
        "swap 5 3",
        "swap 7 1",
        // where there are not two places
        "right 6",
        "right 7",
        "left 1",
        "left 2",
        // spots
        "remove 1",
        "remove centre",
        "remove Left",
        "remove lef",
        "protect 4",
        "protect none",
        "protect LEFT",
    ]);
}

#[test]
fn no_chance() {
    bad::<Chance>(&[
        "",
        " ",
        "draw",
        "draw ",
        "draw  45",
        " draw 45",
        "draw 45 ",
        "draw 45 46",
        "draw 0",
        "draw 85",
        "draw 045",
        "draw +45",
        "draw -1",
        "Draw 45",
        "keep 45 3",
        "place 3",
        "first",
        "first ",
        "first 8",
        "first 10",
        "first 00",
        "first +1",
        "first -1",
        "first 1 2",
        "first  1",
        // a train has seven wagons
        "deal",
        "deal 0",
        "deal 0 80",
        "deal 0 80 70 68 57 45 38",
        "deal 0 80 70 68 57 45 38 26 12",
        "deal 80 70 68 57 45 38 26",
        "deal 8 80 70 68 57 45 38 26",
        // in descending order, without repetition
        "deal 0 26 38 45 57 68 70 80",
        "deal 0 70 80 68 57 45 38 26",
        "deal 0 80 70 68 57 45 26 38",
        "deal 0 80 80 68 57 45 38 26",
        "deal 0 80 70 68 57 45 26 26",
        "deal 0 80 70 57 57 45 38 26",
        // and of cards
        "deal 0 85 70 68 57 45 38 26",
        "deal 0 80 70 68 57 45 38 0",
        "deal 0 80 70 68 57 45 38 026",
        "deal 0 +80 70 68 57 45 38 26",
        "deal 0 80  70 68 57 45 38 26",
        "deal 0 80 70 68 57 45 38 26 ",
        "deal  0 80 70 68 57 45 38 26",
        // an offer has one to four cards
        "offer",
        "offer 0",
        "offer 0 ",
        "offer 0 1 2 3 4 5",
        "offer 8 12",
        "offer 12",
        // in ascending order, without repetition
        "offer 0 45 12",
        "offer 0 12 45 30",
        "offer 0 12 30 45 44",
        "offer 0 12 12",
        "offer 0 12 30 30",
        // and of cards
        "offer 0 0",
        "offer 0 85",
        "offer 0 012",
        "offer 0 +12",
        "offer 0 12  45",
        "offer 0 12 ",
        "offer  0 12",
        " offer 0 12",
    ]);
}

#[test]
fn no_setup() {
    bad::<Setup>(&[
        "",
        "2",
        "seats",
        "seats=",
        "seats= 2",
        "seats=2 ",
        " seats=2",
        "seats =2",
        "seats:2",
        "seats=02",
        "seats=+2",
        "seats=-2",
        "seats=10",
        "seats=22",
        "seats=two",
        "seats=２",
        "Seats=2",
        "SEATS=2",
        "seats=2,",
        "seats=2;",
        "seats=2 seats=2",
        "seats=2 expert",
        "players=2",
    ]);
}

#[test]
fn a_setup_may_read_well_and_be_unplayable() {
    for seats in 0..=9 {
        let setup = Setup { seats };
        reads_back([setup]);
        assert_eq!(Trains::start(&setup).is_ok(), (2..=4).contains(&seats), "{setup}");
    }
}

#[test]
fn what_is_written_here_prints_the_same() {
    good::<Action>(&[
        "keep 1 1",
        "keep 84 7",
        "draw",
        "place 1",
        "place 7",
        "swap 1 2",
        "swap 6 7",
        "swap 1 3",
        "swap 5 7",
        "right 1",
        "right 5",
        "left 3",
        "left 7",
        "remove left",
        "remove middle",
        "remove right",
        "protect left",
        "protect middle",
        "protect right",
    ]);
    good::<Chance>(&[
        "first 0",
        "first 7",
        "deal 0 7 6 5 4 3 2 1",
        "deal 3 84 83 82 81 80 79 78",
        "offer 0 1",
        "offer 1 1 84",
        "offer 2 1 2 84",
        "offer 3 1 2 3 84",
        "draw 1",
        "draw 84",
    ]);
    good::<Setup>(&["seats=2", "seats=3", "seats=4"]);
}

#[test]
fn every_action_reads_back() {
    let cards = || (0..=84).filter_map(Card::new);
    let keeps = cards().flat_map(|card| Place::ALL.map(|place| Action::Keep(card, place)));
    reads_back(keeps);
    reads_back([Action::Draw]);
    reads_back(Place::ALL.map(Action::Place));
    let (first_five, last_five) = (&Place::ALL[..5], &Place::ALL[2..]);
    let uses = (Place::ALL[..6].iter().map(|&place| Use::SwapNeighbours(place)))
        .chain(first_five.iter().map(|&place| Use::SwapOverOne(place)))
        .chain(first_five.iter().map(|&place| Use::TwoRight(place)))
        .chain(last_five.iter().map(|&place| Use::TwoLeft(place)))
        .chain(Spot::ALL.map(Use::Remove))
        .chain(Spot::ALL.map(Use::Protect));
    reads_back(uses.map(Action::Use));
    reads_back(cards().map(Chance::Draw));
}

/// All texts of up to four of these words: whatever of it parses prints the same, and there is no
/// more of it than there should be.
#[test]
fn one_spelling_each() {
    const WORDS: [&str; 27] = [
        "keep", "draw", "place", "swap", "right", "left", "middle", "remove", "protect", "first",
        "offer", "", " ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "84", "85", "01", "+1",
        "-1",
    ];
    let (mut actions, mut chances) = (0, 0);
    let mut try_out = |text: &str| {
        if let Ok(action) = text.parse::<Action>() {
            assert_eq!(action.to_string(), text);
            actions += 1;
        }
        if let Ok(chance) = text.parse::<Chance>() {
            assert_eq!(chance.to_string(), text);
            chances += 1;
        }
    };
    let mut texts = vec![String::new()];
    for length in 1..=4 {
        texts = texts
            .iter()
            .flat_map(|text| {
                let gap = if length == 1 { "" } else { " " };
                WORDS.map(|word| format!("{text}{gap}{word}"))
            })
            .collect();
        for text in &texts {
            try_out(text);
        }
    }
    // Cards 1 to 8 and 84 at seven places; `draw`; `place`; `swap` twice, `right` and `left`; three
    // spots each for `remove` and `protect`.
    assert_eq!(actions, 9 * 7 + 1 + 7 + 6 + 5 + 5 + 5 + 3 + 3);
    // Nine cards drawn; eight seats first; eight seats offered one card or two ascending.
    assert_eq!(chances, 9 + 8 + 8 * (9 + 9 * 8 / 2));
}
