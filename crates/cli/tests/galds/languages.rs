//! The terminal speaks the reader's language.

use text::Language;

use crate::run::{fails, folder, galds_with, said, succeeds};

/// Somebody with a name, and as many bots as the game needs.
fn alone(game: &table::AnyGame) -> String {
    format!("Lauma{}", ",bot:mouse".repeat(usize::from(game.seats.start() - 1)))
}

/// Help, advice and some moves; whatever is asked, the first thing is possible.
const TYPED: &str = "?\nfly\n9999\nsave\nu\nlog\n1\n1\n1\nu\n1\n1\nboard\n1\n1\n1\n1\n";

#[test]
fn every_game_is_played_in_every_language() {
    let folder = folder("languages");
    for game in games::GAMES {
        let told = Language::ALL.map(|language| {
            let who = alone(game);
            let file = format!("{}-{}.galds", game.id, language.code());
            let args = ["play", game.id, "--who", &who, "--save", &file];
            let args = [&args[..], &["--language", language.code()]].concat();
            let told = succeeds(&folder, &args, TYPED);
            assert!(!told.contains('⟨'), "{told}");
            assert!(told.contains(&format!("galds play --resume {file}")), "{told}");
            let level = Language::ALL.iter().position(|it| *it == language).unwrap();
            let mouse = table::Level::Mouse.names()[level];
            assert!(told.contains(&format!("B {mouse}")), "{told}");
            let args = ["replay", &file, "--board", "--seat", "0", "--language", language.code()];
            for line in succeeds(&folder, &args, "").lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
            told
        });
        // What is typed is the same everywhere, and every sentence is another.
        for (at, other) in [(0, 1), (0, 2), (1, 2)] {
            let lines = |told: &str| -> Vec<String> {
                let words = |line: &&str| line.split_whitespace().count() > 4;
                let sentence = |line: &&str| line.ends_with('.') && words(line);
                told.lines().filter(sentence).map(str::to_owned).collect()
            };
            let (one, other) = (lines(&told[at]), lines(&told[other]));
            assert!(one.len() > 5, "{one:?}");
            let same: Vec<_> = one.iter().filter(|line| other.contains(line)).collect();
            assert!(same.is_empty(), "said in two languages: {same:?}");
        }
    }
}

#[test]
fn records_are_shown_and_checked_in_every_language() {
    let folder = folder("record-languages");
    let game = &games::GAMES[0];
    let who = vec!["bot:hare"; usize::from(*game.seats.start())].join(",");
    succeeds(&folder, &["play", game.id, "--who", &who, "--save", "match.galds"], "");
    for (code, over, sealed, seats) in [
        ("en", "The match is over.", "sealed", "players"),
        ("lv", "Partija ir beigusies.", "aizzīmogošanas", "spēlētāji"),
        ("sk", "Partia sa skončila.", "zapečatenia", "hráči"),
    ] {
        for (args, part) in [
            (&["replay", "match.galds"][..], over),
            (&["verify", "match.galds"], sealed),
            (&["games"], seats),
        ] {
            let told = succeeds(&folder, &[args, &["--language", code]].concat(), "");
            assert!(told.contains(part) && !told.contains('⟨'), "{told}");
            // Before the command it means the same.
            assert_eq!(succeeds(&folder, &[&["--language", code], args].concat(), ""), told);
        }
    }
}

#[test]
fn the_language_is_asked_for_or_that_of_the_system() {
    let folder = folder("system-language");
    for (variables, args, part) in [
        (&[][..], &[][..], "players"),
        (&[("LANG", "lv_LV.UTF-8")], &[], "spēlētāji"),
        (&[("LANG", "lv_LV.UTF-8"), ("LC_MESSAGES", "sk_SK.UTF-8")], &[], "hráči"),
        (&[("LANG", "lv_LV.UTF-8"), ("LC_ALL", "C")], &[], "players"),
        (&[("LC_ALL", "lv_LV.UTF-8")], &["--language", "sk"], "hráči"),
        (&[], &["--language", "lv_LV"], "spēlētāji"),
    ] {
        let args = [&["games"], args].concat();
        let told = said(&args, galds_with(&folder, variables, &args, ""));
        assert!(told.contains(part), "{variables:?} {args:?}: {told}");
    }
    let error = fails(&folder, &["games", "--language", "fr"], "");
    for choice in ["en (English)", "lv (Latviešu)", "sk (Slovenčina)"] {
        assert!(error.contains(choice), "{error}");
    }
}
