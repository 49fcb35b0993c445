//! What can be played of a game, found in its own folder: the tests know no game by its name.

use std::{collections::BTreeSet, fs, path::Path};

use table::{AnyGame, Position};

/// One setup for each number of seats, as short as the game's own tests play it. One of them has
/// every option that they ever play with.
pub fn setups(game: &'static AnyGame) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.id);
    let mut found = BTreeSet::new();
    read(&folder, &mut found);
    assert!(!found.is_empty(), "{} has no setups in {}", game.id, folder.display());
    let words = found.iter().flat_map(|setup| setup.split(' '));
    let words: BTreeSet<&str> = words.filter(|word| !word.starts_with("seats=")).collect();
    let with_options = game.seats.clone().nth(1).unwrap_or(*game.seats.start());
    let mut all = Vec::new();
    for seats in game.seats.clone() {
        let mut setup = game.setup(seats);
        for word in &words {
            match word.split_once('=') {
                Some((name, _)) => setup = with_value(game, setup, name, word),
                None if seats == with_options => setup = with_option(game, setup, word),
                None => {}
            }
        }
        all.push(setup);
    }
    all
}

/// All setups in the texts and records of a folder.
fn read(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, found);
        } else if path.extension().is_some_and(|it| it == "txt" || it == "galds") {
            let text = fs::read_to_string(&path).unwrap();
            let setups = text.lines().filter_map(|line| line.strip_prefix("setup "));
            found.extend(setups.map(str::to_owned));
        }
    }
}

/// The setup with another value, if that is smaller and the game takes it.
fn with_value(game: &'static AnyGame, setup: String, name: &str, word: &str) -> String {
    let size = |word: &str| (word.len(), word.to_owned());
    let mut all: Vec<&str> = setup.split(' ').collect();
    let Some(at) = all.iter().position(|it| it.split('=').next() == Some(name)) else {
        return with_option(game, setup, word);
    };
    if size(word) < size(all[at]) {
        all[at] = word;
    }
    let changed = all.join(" ");
    if Position::start(game, &changed).is_ok() { changed } else { setup }
}

/// The setup with one more word, wherever the game takes it.
fn with_option(game: &'static AnyGame, setup: String, word: &str) -> String {
    let all: Vec<&str> = setup.split(' ').collect();
    for at in (1..=all.len()).rev() {
        let mut more = all.clone();
        more.insert(at, word);
        let more = more.join(" ");
        if Position::start(game, &more).is_ok() {
            return more;
        }
    }
    setup
}

#[test]
fn every_game_has_a_setup_for_each_number_of_seats() {
    for game in crate::house::games() {
        let setups = setups(game);
        println!("{}: {setups:?}", game.id);
        assert_eq!(setups.len(), game.seats.clone().count());
        for (seats, setup) in game.seats.clone().zip(&setups) {
            assert_eq!(Position::start(game, setup).unwrap().seats(), seats, "{setup}");
        }
    }
}
