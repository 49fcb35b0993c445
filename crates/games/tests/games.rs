//! What every game in the registry brings along, and that its stored records hold for ever.

use std::{
    fs,
    path::{Path, PathBuf},
};

use games::{GAMES, resume, verify};
use table::Record;

fn folder(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game)
}

/// The numbered rules of a file, in order: the number of each, the rules that it cites, its digits.
fn numbered(file: &Path) -> Vec<(String, Vec<String>, String)> {
    let text =
        fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.split("\n\n")
        .filter(|rule| rule.starts_with(|first: char| first.is_ascii_digit()))
        .map(|rule| {
            let mut cited = rule.split('§').map(number);
            let number = cited.next().unwrap_or_default();
            let digits = rule.chars().filter(char::is_ascii_digit).collect();
            (number, cited.collect(), digits)
        })
        .collect()
}

/// The number at the beginning of a text, such as `4.2`.
fn number(text: &str) -> String {
    let end = text.find(|it: char| it != '.' && !it.is_ascii_digit()).unwrap_or(text.len());
    text[..end].trim_end_matches('.').to_owned()
}

#[test]
fn every_game_has_its_files() {
    for game in GAMES {
        let folder = folder(game.id);
        for file in [
            "RULES.md",
            "RULES.lv.md",
            "RULES.sk.md",
            "kit/src/mind.rs",
            "rules/src/setup.rs",
            "rules/src/board.rs",
            "rules/src/action.rs",
            "rules/src/state.rs",
            "rules/src/legal.rs",
            "rules/src/apply.rs",
            "rules/src/view.rs",
            "rules/src/score.rs",
            "rules/tests/laws.rs",
            "rules/tests/scenarios.rs",
            "rules/tests/playthrough.txt",
            "rules/tests/perft.txt",
        ] {
            assert!(folder.join(file).exists(), "{} has no {file}", game.id);
        }
        let lib = fs::read_to_string(folder.join("rules/src/lib.rs")).unwrap();
        assert!(lib.contains("#![no_std]"), "the rules of {} must not see the system", game.id);
    }
}

#[test]
fn the_rules_are_the_same_in_every_language() {
    for game in GAMES {
        let folder = folder(game.id);
        let english = numbered(&folder.join("RULES.md"));
        assert!(!english.is_empty(), "{} has no numbered rules", game.id);
        for language in ["lv", "sk"] {
            let other = numbered(&folder.join(format!("RULES.{language}.md")));
            for (ours, theirs) in english.iter().zip(&other) {
                assert_eq!(ours, theirs, "{} in {language}", game.id);
            }
            assert_eq!(english.len(), other.len(), "{} in {language}", game.id);
        }
    }
}

#[test]
fn stored_records_are_true_for_ever() {
    for game in GAMES {
        let (mut seats, mut rules) = (Vec::new(), Vec::new());
        for entry in fs::read_dir(folder(game.id).join("records")).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let record: Record =
                text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(record.to_string(), text, "{}", path.display());
            verify(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            rules.push(record.header().rules);
            seats.push(resume(record).unwrap().seats());
        }
        // Every version that was ever played can still be played.
        for version in 1..=game.rules {
            assert!(rules.contains(&version), "{} has no record of rules {version}", game.id);
        }
        for count in game.seats.clone() {
            assert!(seats.contains(&count), "{} has no record of {count} seats", game.id);
        }
    }
}
