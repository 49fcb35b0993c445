//! The house stays as ARCHITECTURE.md describes it.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// Who may depend on whom, of our own crates. `rules`, `kit`, `room` and so on stand for that crate of every game;
/// in the folder of a game, it is that of the same game.
/// Tests may also use `laws`.
const EDGES: [(&str, &[&str]); 24] = [
    ("game", &[]),
    ("laws", &["game"]),
    ("record", &[]),
    ("bots", &["game"]),
    ("text", &["game", "bots"]),
    ("table", &["game", "bots", "record"]),
    ("wire", &["game"]),
    ("store", &["record"]),
    ("client", &[]),
    // The folder of a game.
    ("rules", &["game"]),
    ("kit", &["game", "rules", "bots", "text"]),
    ("room", &["game", "rules", "kit", "text", "web"]),
    ("map", &[]),
    // The page, which knows no game.
    ("web", &["game", "bots", "record", "table", "text", "wire"]),
    // The registry, and whoever asks it.
    ("games", &["game", "bots", "table", "text", "kit", "room", "web"]),
    ("server", &["game", "games", "table", "record", "store", "wire", "client"]),
    ("cli", &["game", "games", "table", "text", "store", "server", "wire"]),
    ("house", &["game", "games", "record", "table", "text", "web"]),
    ("worker", &["game", "games", "table", "wire"]),
    ("bench", &["game", "games", "table"]),
    ("fuzz", &["game", "games", "table", "record", "store", "server", "wire", "cli"]),
    ("e2e", &["game", "games", "table"]),
    // Builders, which are built before anything else.
    ("xtask", &[]),
    ("page", &[]),
];

fn metadata() -> Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Where a crate lies: the game whose folder it is in, if it is in one, and the name under which [`EDGES`] knows it.
fn place<'a>(package: &'a Value, root: &Path) -> (Option<&'a str>, &'a str) {
    let path = Path::new(package["manifest_path"].as_str().unwrap());
    let folder = path.parent().unwrap().strip_prefix(root).unwrap();
    let parts: Vec<&str> = folder.iter().map(|part| part.to_str().unwrap()).collect();
    match parts[..] {
        ["games", game, role] => (Some(game), role),
        _ => (None, package["name"].as_str().unwrap()),
    }
}

#[test]
fn crates_depend_only_on_whom_they_may() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap();
    let root = Path::new(metadata["workspace_root"].as_str().unwrap());
    let places: BTreeMap<&str, (Option<&str>, &str)> =
        packages.iter().map(|it| (it["name"].as_str().unwrap(), place(it, root))).collect();
    for package in packages {
        let name = package["name"].as_str().unwrap();
        let (game, role) = places[name];
        let (_, allowed) = EDGES
            .iter()
            .find(|(of, _)| *of == role)
            .unwrap_or_else(|| panic!("{name} is new: say in this test on whom it may depend"));
        for dependency in package["dependencies"].as_array().unwrap() {
            let on = dependency["name"].as_str().unwrap();
            let Some((other, on_role)) = places.get(on) else { continue };
            // `store` turns on its own suite for its own tests.
            let for_tests = dependency["kind"] == "dev" && (*on_role == "laws" || on == name);
            assert!(
                allowed.contains(on_role) || for_tests,
                "{name} depends on {on}, but a crate like it may only depend on {allowed:?}"
            );
            assert!(
                game.is_none() || other.is_none() || game == *other,
                "{name} depends on {on}, which belongs to another game"
            );
        }
    }
}

#[test]
fn rules_crates_need_little() {
    let metadata = metadata();
    let mut looked_at = 0;
    for package in metadata["packages"].as_array().unwrap() {
        let path = package["manifest_path"].as_str().unwrap();
        if !path.ends_with("/rules/Cargo.toml") && !path.ends_with("/crates/game/Cargo.toml") {
            continue;
        }
        looked_at += 1;
        for dependency in package["dependencies"].as_array().unwrap() {
            let name = dependency["name"].as_str().unwrap();
            assert!(
                ["arrayvec", "game", "serde", "thiserror"].contains(&name)
                    || dependency["kind"] == "dev",
                "{path} depends on {name}; rules need no more than data types"
            );
        }
    }
    assert_eq!(looked_at, games().len() + 1, "every game has rules, and there is the trait");
}

#[test]
fn every_crate_takes_the_lints_of_the_workspace() {
    for package in metadata()["packages"].as_array().unwrap() {
        let path = package["manifest_path"].as_str().unwrap();
        // The macro of libFuzzer makes a function for C, which our lints forbid.
        if package["name"] == "fuzz" {
            continue;
        }
        let manifest = fs::read_to_string(path).unwrap();
        assert!(manifest.contains("[lints]\nworkspace = true"), "{path}");
    }
}

/// Where everything lies.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// The names of all games, which are those of their folders.
fn games() -> Vec<String> {
    let folders = fs::read_dir(root().join("games")).unwrap();
    folders.map(|it| it.unwrap().file_name().into_string().unwrap()).collect()
}

/// Where names of games may stand: what lists them, and what tells the world of them.
const NAMED_IN: [&str; 9] = [
    "games/",
    "crates/games/Cargo.toml",
    "crates/games/src/lib.rs",
    "README.md",
    "CHANGELOG.md",
    "ARCHITECTURE.md",
    "Cargo.lock",
    "bench/runs/",
    "docs/pictures/",
];

/// The words of a text, in small letters, each with where it begins. Words end at whatever is no letter and no digit,
/// and where a capital follows a small letter, so that `NewChess` and `new_chess` have the same words.
fn words(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        if letter.is_alphanumeric() {
            let new = !before.is_alphanumeric() || (before.is_lowercase() && letter.is_uppercase());
            if new {
                words.push((at, String::new()));
            }
            words.last_mut().unwrap().1.extend(letter.to_lowercase());
        }
        before = letter;
    }
    words
}

/// Whether a text has a name in any spelling: in one word, or in several with at most one sign between them.
fn names(text: &str, name: &str) -> bool {
    let name: Vec<String> = words(name).into_iter().map(|(_, word)| word).collect();
    let whole = name.concat();
    let words = words(text);
    let close = |two: &[(usize, String)]| two[1].0 <= two[0].0 + two[0].1.len() + 1;
    words.iter().any(|(_, word)| *word == whole)
        || words.windows(name.len()).any(|some| {
            some.iter().zip(&name).all(|((_, word), wanted)| word == wanted)
                && some.windows(2).all(close)
        })
}

#[test]
fn any_spelling_of_a_name_is_found() {
    for text in [
        "The Old Game!",
        "old-game",
        "the_old_game_begins",
        "OldGame::new()",
        "OLDGAME",
        "\"old game\"",
    ] {
        assert!(names(text, "old-game"), "{text}");
    }
    for text in ["an older game", "old, game", "cold-game", "old gamer", "game old", "old  game"] {
        assert!(!names(text, "old-game"), "{text}");
    }
}

/// The house knows no game by its name: what belongs to one lies in its folder, and the registry lists them.
#[test]
fn no_game_is_named_outside_its_folder_and_the_registry() {
    let root = root();
    let mut forbidden = Vec::new();
    for game in games() {
        let door = root.join("games").join(&game).join("text/en/door.ftl");
        let texts =
            fs::read_to_string(&door).unwrap_or_else(|error| panic!("{}: {error}", door.display()));
        let key = format!("{game}-title = ");
        let title =
            texts.lines().find_map(|line| line.strip_prefix(&key)).expect("a door has a title");
        forbidden.extend([title.to_owned(), game]);
    }
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(&root).output().unwrap();
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    let files = String::from_utf8(listed.stdout).unwrap();
    let mut found = Vec::new();
    for file in files.split_terminator('\0') {
        if NAMED_IN.iter().any(|place| file.starts_with(place)) {
            continue;
        }
        let named = |text: &str| forbidden.iter().find(|name| names(text, name));
        if let Some(name) = named(file) {
            found.push(format!("{file}: its path has `{name}`"));
        }
        // What was deleted and not yet said to git is not there; pictures and the like have no words.
        let Ok(bytes) = fs::read(root.join(file)) else { continue };
        if bytes.contains(&0) {
            continue;
        }
        let text = String::from_utf8_lossy(&bytes);
        for (line, text) in text.lines().enumerate() {
            if let Some(name) = named(text) {
                found.push(format!("{file}:{}: `{name}` in {}", line + 1, text.trim()));
            }
        }
    }
    assert!(found.is_empty(), "games are named in shared files:\n{}", found.join("\n"));
}

/// `cargo fmt` follows modules, and these become modules by a build script.
#[test]
fn browser_tests_of_games_are_formatted() {
    fn add(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                add(&path, files);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    for game in games() {
        add(&root().join("games").join(game).join("e2e"), &mut files);
    }
    let check = Command::new("rustfmt")
        .args(["--edition", "2024", "--check"])
        .args(&files)
        .current_dir(root())
        .output()
        .unwrap();
    assert!(
        check.status.success(),
        "run rustfmt on games/*/e2e:\n{}{}",
        String::from_utf8_lossy(&check.stdout),
        String::from_utf8_lossy(&check.stderr)
    );
}
