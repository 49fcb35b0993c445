//! Setups, actions and chance outcomes have one spelling each, and nothing else parses.

use game::Game;
use rawsiko::{Action, Chance, Rawsiko, Setup};

fn reads<T: ToString + std::str::FromStr>(texts: &[&str]) {
    for text in texts {
        let read = text.parse::<T>().map(|value| value.to_string());
        assert!(read.is_ok_and(|again| again == *text), "{text}");
    }
}

fn refuses<T: std::str::FromStr>(texts: &[&str]) {
    for text in texts {
        assert!(text.parse::<T>().is_err(), "{text}");
    }
}

#[test]
fn setups() {
    reads::<Setup>(&[
        "seats=3 turns=8",
        "seats=4 turns=15 advanced",
        "seats=5 turns=4 stranglehold garrison",
        "seats=3 turns=8 advanced stranglehold china garrison",
    ]);
    refuses::<Setup>(&[
        "",
        "seats=3",
        "turns=8 seats=3",
        "seats=3 turns=08",
        "seats=+3 turns=8",
        "seats=3  turns=8",
        "seats=3 turns=8 ",
        "seats=3 turns=300",
        "seats=3 turns=8 china advanced",
        "seats=3 turns=8 china china",
        "seats=3 turns=8 China",
    ]);
    for text in ["seats=2 turns=8", "seats=6 turns=8", "seats=3 turns=3", "seats=3 turns=16"] {
        let setup: Setup = text.parse().expect("it can be written");
        assert!(Rawsiko::start(&setup).is_err(), "{text}");
    }
    assert_eq!(Setup::new(3).to_string(), "seats=3 turns=8");
}

#[test]
fn actions() {
    reads::<Action>(&[
        "continent oceania",
        "pick new_guinea",
        "place united_kingdom",
        "move western_canada eastern_canada 255",
        "move vietnam india 2",
        "attack turkey germany 3",
        "done",
        "claim HREE",
        "pass",
    ]);
    refuses::<Action>(&[
        "",
        "Done",
        "done ",
        "done done",
        "continent china",
        "pick china",
        "pick New_Guinea",
        "place",
        "move vietnam india",
        "move vietnam india 0",
        "move vietnam india 02",
        "move vietnam india +2",
        "move vietnam india 256",
        "move vietnam  india 2",
        "attack turkey germany 4",
        "attack turkey germany 0",
        "claim bi",
        "claim Bi PR",
    ]);
    // What is padded stays in its column.
    assert_eq!(format!("[{:>6}]", Action::Done), "[  done]");
}

#[test]
fn chance() {
    reads::<Chance>(&[
        "first 4",
        "deal 0 o7",
        "assign 2 north_america",
        "roll 6 4 1 / 5 2",
        "roll 1 / 1",
        "roll 6 6 6 / 6 6 6",
    ]);
    refuses::<Chance>(&[
        "first",
        "first 8",
        "deal 0 o8",
        "deal o1",
        "assign 2 china",
        "roll",
        "roll 6",
        "roll 6 /",
        "roll / 6",
        "roll 6 / 5 /",
        "roll 6 / 5 / 4",
        "roll 1 4 / 5",
        "roll 7 / 5",
        "roll 0 / 5",
        "roll 6/5",
        "roll 6 6 6 6 / 5",
        "roll 6 / 5 4 3 2",
        "roll 6  / 5",
    ]);
}
