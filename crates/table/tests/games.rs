//! What every game in the registry brings along, and that its stored records hold for ever.

use std::{fs, path::PathBuf};

use table::{GAMES, Record, Replay, verify};

fn folder(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game)
}

#[test]
fn every_game_has_its_files() {
    for game in GAMES {
        let folder = folder(game.id);
        for file in [
            "RULES.md",
            "src/setup.rs",
            "src/board.rs",
            "src/action.rs",
            "src/state.rs",
            "src/legal.rs",
            "src/apply.rs",
            "src/view.rs",
            "src/score.rs",
            "tests/laws.rs",
            "tests/scenarios.rs",
            "tests/playthrough.txt",
            "tests/perft.txt",
        ] {
            assert!(folder.join(file).exists(), "{} has no {file}", game.id);
        }
        let lib = fs::read_to_string(folder.join("src/lib.rs")).unwrap();
        assert!(lib.contains("#![no_std]"), "the rules of {} must not see the system", game.id);
    }
}

#[test]
fn stored_records_are_true_for_ever() {
    for game in GAMES {
        let mut seats = Vec::new();
        for entry in fs::read_dir(folder(game.id).join("tests/records")).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let record: Record =
                text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(record.to_string(), text, "{}", path.display());
            verify(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            seats.push(Replay::new(record).finish().unwrap().seats());
        }
        for count in game.seats.clone() {
            assert!(seats.contains(&count), "{} has no record of {count} seats", game.id);
        }
    }
}
