//! Setups, actions and outcomes have one spelling each.

use std::{fmt::Display, str::FromStr};

use sample_game::{Action, Chance, Setup};

#[track_caller]
fn good<T: FromStr + Display>(texts: &[&str]) {
    for text in texts {
        let value = text.parse::<T>().ok().unwrap_or_else(|| panic!("{text:?} is refused"));
        assert_eq!(value.to_string(), *text);
    }
}

#[track_caller]
fn bad<T: FromStr>(texts: &[&str]) {
    for text in texts {
        assert!(text.parse::<T>().is_err(), "{text:?} is accepted");
    }
}

#[test]
fn what_is_written_here_prints_the_same() {
    good::<Setup>(&["seats=2", "seats=3", "seats=4"]);
    good::<Action>(&["play 1", "play 30"]);
    good::<Chance>(&["deal 0 1 2 3 4 5 6", "deal 3 25 26 27 28 29 30", "roll 1", "roll 6"]);
}

#[test]
fn nothing_else_is_read() {
    bad::<Setup>(&["", "2", "seats=", "seats=02", "seats=two", "seats=2 "]);
    bad::<Action>(&["", "play", "play ", "play 0", "play 31", "play 01", "play  1", "Play 1"]);
    bad::<Chance>(&["", "roll", "roll 0", "roll 7", "roll 01", "roll 1 2", "deal 0"]);
    bad::<Chance>(&["deal 0 1 2 3 4 5", "deal 0 1 2 3 4 5 6 7", "deal 0 2 1 3 4 5 6"]);
    bad::<Chance>(&["deal 0 1 1 3 4 5 6", "deal 8 1 2 3 4 5 6", "deal 0 1 2 3 4 5 31"]);
}
