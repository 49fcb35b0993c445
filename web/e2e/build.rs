//! Finds what each game brings to the browser tests, in `games/NAME/e2e`.
//!
//! `play.rs` becomes a module of this crate, `tests.rs` one of the test program; either may be a folder
//! with a `mod.rs`. A game that has none of them is played at a plain board (`src/player.rs`).

use std::{
    env,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let root = here.ancestors().nth(2).expect("we lie two folders deep");
    let (mut players, mut list) = (String::new(), String::new());
    let (mut tests, mut each) = (String::new(), String::new());
    for game in games(root) {
        let name =
            game.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
        let module = name.replace('-', "_");
        // Where there is no such folder, cargo looks again every time.
        println!("cargo::rerun-if-changed={}", game.join("e2e").display());
        if let Some(path) = source(&game, "play") {
            writeln!(players, "#[path = \"{path}\"]\npub mod {module};").expect("memory is there");
            writeln!(list, "    ({name:?}, {module}::player),").expect("memory is there");
        }
        if let Some(path) = source(&game, "tests") {
            writeln!(tests, "#[path = \"{path}\"]\nmod {module};").expect("memory is there");
        }
        write!(
            each,
            "            #[tokio::test(flavor = \"multi_thread\")]\n            \
             async fn {module}() {{\n                \
                 super::$test(games::lookup({name:?}).expect(\"a game is in the registry\")).await;\n            \
             }}\n"
        )
        .expect("memory is there");
    }
    // A new game says there that it exists.
    println!("cargo::rerun-if-changed={}", root.join("crates/games/Cargo.toml").display());
    println!("cargo::rerun-if-changed=build.rs");
    players.push_str("\n/// Who plays which game.\nconst PLAYERS: &[(&str, player::Make)] = &[\n");
    write(&out.join("players.rs"), &format!("{players}{list}];\n"));
    let each = format!(
        "/// One test for each game.\nmacro_rules! each_game {{\n    ($test:ident) => {{\n        \
         mod $test {{\n{each}        }}\n    }};\n}}\n"
    );
    write(&out.join("tests.rs"), &format!("{tests}\n{each}"));
}

/// The folders of all games.
fn games(root: &Path) -> Vec<PathBuf> {
    let folders = fs::read_dir(root.join("games")).expect("the games are there");
    let mut games: Vec<PathBuf> = folders
        .map(|folder| folder.expect("a folder can be read").path())
        .filter(|folder| folder.join("rules/Cargo.toml").exists())
        .collect();
    games.sort();
    games
}

/// Where a module of a game is, as Rust writes a text, if it has it.
fn source(game: &Path, module: &str) -> Option<String> {
    let folder = game.join("e2e");
    let places = [folder.join(format!("{module}.rs")), folder.join(module).join("mod.rs")];
    let place = places.into_iter().find(|place| place.exists())?;
    Some(place.to_str().expect("a path that can be written down").escape_default().to_string())
}

fn write(file: &Path, text: &str) {
    fs::write(file, text).expect("cargo's folder can be written");
}
