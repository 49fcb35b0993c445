//! `cargo xtask new-game NAME`: a small complete game under `games/NAME`, to begin from.
//!
//! What it writes lies in `xtask/template`, as the files of a game that is called Sample Game. They
//! are copied, and its name is replaced wherever it stands.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    client::{self, games},
    shell::{self, cargo_path, step},
};

/// Makes a game in this repository, and says how to go on.
pub fn run(name: &str) -> Result<()> {
    let house = shell::root();
    let name = Name::new(name, &house)?;
    let written = write(&name, &house)?;
    println!("{} files in games/{}:", written.len(), name.kebab);
    for folder in ["", "rules/src", "rules/tests", "kit/src", "room", "room/src", "text"] {
        println!("  {}", summary(&written, Path::new(folder)));
    }
    println!("registered in crates/games/src/lib.rs and crates/games/Cargo.toml");

    step("records, played by bots with a galds that knows the game");
    let galds = build_galds(&house)?;
    play_records(&name, &house, &galds)?;
    print!("{}", NEXT.replace("NAME", &name.kebab));
    Ok(())
}

const NEXT: &str = "
It can be played now, as it is, in the terminal and in the page:
  cargo run -p cli -- play NAME
  cargo xtask play

Make it yours, in games/NAME; CONTRIBUTING.md has more about each step:
  1. RULES.md       say the rules, each with a number
  2. rules/src      carry them out: board, setup, action, state, legal, apply, score, view
  3. rules/tests    a scenario for each rule; with `UPDATE=1` the tests rewrite perft.txt and playthrough.txt
  4. kit/src        what is said, how well a seat stands, the board in a terminal
  5. text           the words in three languages, as in RULES.lv.md and RULES.sk.md
  6. records        play new ones when the rules have changed:
                    cargo run -p cli -- play NAME --who bot:hare,bot:hare --save FILE
  7. room           a board of its own, figures, a lesson: whenever you like

and see that all of it holds:
  cargo test -p NAME -p NAME-kit -p games
";

/// What the game of the template is called.
const SAMPLE: [&str; 4] = ["sample-game", "sample_game", "SampleGame", "Sample Game"];

/// A name, as it is written in different places.
#[derive(Debug)]
struct Name {
    /// In commands and records: `lucky-cat`.
    kebab: String,
    /// In Rust: `lucky_cat`.
    snake: String,
    /// As a type: `LuckyCat`.
    camel: String,
    /// On the box: `Lucky Cat`.
    title: String,
}

impl Name {
    /// The name of a game that this repository can have.
    fn new(text: &str, house: &Path) -> Result<Self> {
        let name = Name::read(text)?;
        ensure!(
            !games_of(house)?.contains(&name.kebab),
            "there is a game `{text}` already, in games/{text}; take another name, or remove that \
             folder and its lines in crates/games"
        );
        // A name that means something else somewhere would be a keyword, a crate, a type of the
        // template, an address in the page, or simply hard to look for.
        if let Some(file) = name.used(house)? {
            bail!(
                "`{text}` stands for something else already, in {}; take a name that is looked for \
                 and found, such as `{text}-game` or `lucky-{text}`",
                file.display()
            );
        }
        Ok(name)
    }

    /// Only what the name itself says of it.
    fn read(text: &str) -> Result<Self> {
        let words: Vec<&str> = text.split('-').collect();
        let plain = |word: &&str| {
            word.starts_with(|first: char| first.is_ascii_lowercase())
                && word.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
        };
        ensure!(
            words.iter().all(plain),
            "`{text}` cannot be the name of a game: write words of lower-case letters with dashes \
             between them, such as `lucky-cat`"
        );
        ensure!(text.len() <= 30, "`{text}` is too long to be typed; take 30 letters at most");
        ensure!(
            !KEYWORDS.contains(&text),
            "`{text}` is a word of Rust itself; take two words, such as `{text}-game`"
        );
        let title: Vec<String> =
            words.iter().map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect();
        Ok(Name {
            kebab: text.to_owned(),
            snake: text.replace('-', "_"),
            camel: title.concat(),
            title: title.join(" "),
        })
    }

    /// A file of the house in which the name stands as a word.
    fn used(&self, house: &Path) -> Result<Option<PathBuf>> {
        let mut files = Vec::new();
        for folder in ["crates", "web", "xtask", "bench", "fuzz", "Cargo.toml", "Cargo.lock"] {
            list(&house.join(folder), &mut files)?;
        }
        let endings = ["rs", "toml", "lock", "js", "css", "html"];
        // The examples of this very file are free.
        files.retain(|file| !file.ends_with("xtask/src/new_game.rs"));
        files.retain(|file| endings.iter().any(|it| file.extension().is_some_and(|e| e == *it)));
        for file in files {
            let text = fs::read_to_string(&file)?;
            let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
            let mut words = code.flat_map(|line| {
                line.split(|it: char| !it.is_ascii_alphanumeric() && !matches!(it, '_' | '-'))
            });
            if words.any(|word| word == self.kebab || word == self.snake || word == self.camel) {
                return Ok(Some(file.strip_prefix(house).unwrap_or(&file).to_owned()));
            }
        }
        Ok(None)
    }

    /// A text of the template, for this game.
    fn fill(&self, text: &str) -> String {
        let names = [&self.kebab, &self.snake, &self.camel, &self.title];
        SAMPLE.iter().zip(names).fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
    }
}

/// Words that cannot be the name of a crate.
#[rustfmt::skip]
const KEYWORDS: [&str; 53] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn", "else",
    "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod",
    "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super", "trait", "true",
    "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield", "core", "std",
];

/// Writes the files of a game and registers it; says what was written.
fn write(name: &Name, house: &Path) -> Result<Vec<PathBuf>> {
    let template = house.join("xtask/template");
    let folder = house.join("games").join(&name.kebab);
    let mut files = Vec::new();
    list(&template, &mut files)?;
    let mut written = Vec::new();
    for file in files {
        let place = file.strip_prefix(&template)?.to_owned();
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let to = folder.join(&place);
        fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
        fs::write(to, name.fill(&text))?;
        written.push(place);
    }
    register(name, house)?;
    // Where lines break and in which order crates are named depends on the name.
    let kit = format!("{}-kit", name.kebab);
    let room = format!("{}-room", name.kebab);
    let mut format = Command::new(cargo_path());
    format.current_dir(house).arg("fmt");
    shell::run(format.args(["-p", &name.kebab, "-p", &kit, "-p", &room]))?;
    written.sort();
    Ok(written)
}

/// Where the list of the registry begins.
const REGISTRY: &str = "\ngames! {\n";

/// Adds the game to the registry.
fn register(name: &Name, house: &Path) -> Result<()> {
    let Name { kebab, snake, .. } = name;
    edit(&house.join("crates/games/src/lib.rs"), |text| {
        let begin = text.find(REGISTRY)? + REGISTRY.len();
        let end = begin + text[begin..].find('}')?;
        let line = format!("    {snake}_kit, {snake}_room;\n");
        Some([&text[..end], &line, &text[end..]].concat())
    })?;
    edit(&house.join("crates/games/Cargo.toml"), |text| {
        let (before, rest) = text.split_once("\nrooms = [")?;
        let (rooms, rest) = rest.split_once(']')?;
        let (middle, rest) = rest.split_once("\n[dependencies]\n")?;
        let (dependencies, after) = rest.split_once("\n\n").unwrap_or((rest, ""));
        let mut rooms: Vec<&str> = rooms.split(',').map(str::trim).collect();
        rooms.retain(|room| !room.is_empty());
        let room = format!("\"dep:{kebab}-room\"");
        rooms.push(&room);
        rooms.sort_unstable();
        let mut dependencies: Vec<&str> = dependencies.lines().collect();
        let kit = format!("{kebab}-kit = {{ path = \"../../games/{kebab}/kit\" }}");
        let room =
            format!("{kebab}-room = {{ path = \"../../games/{kebab}/room\", optional = true }}");
        dependencies.extend([kit.as_str(), &room]);
        dependencies.sort_unstable();
        let (rooms, dependencies) = (rooms.join(", "), dependencies.join("\n"));
        Some(format!(
            "{before}\nrooms = [{rooms}]{middle}\n[dependencies]\n{dependencies}\n\n{after}"
        ))
    })
}

fn edit(file: &Path, change: impl FnOnce(&str) -> Option<String>) -> Result<()> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let text = change(&text).with_context(|| {
        format!("{} is not as this command knows it: register the game by hand", file.display())
    })?;
    Ok(fs::write(file, text)?)
}

/// Makes a game in a scratch place and tries all that it should be able to do at once.
///
/// The scratch place is this house with that one game in it. Crates that others wrote are compiled
/// for both together.
pub fn check() -> Result<()> {
    step("a new game, made in a scratch place");
    let house = shell::target().join("new-game");
    copy_house(&house)?;
    let name = Name::new("lucky-cat", &house)?;
    write(&name, &house)?;
    // The scratch place builds its own where ours lies.
    let (ours, aside) = (shell::target().join("debug/galds"), house.join("galds-aside"));
    if ours.exists() {
        fs::copy(&ours, &aside)?;
    }
    let done = try_out(&name, &house);
    if aside.exists() {
        fs::remove_file(&ours).ok();
        fs::rename(&aside, &ours)?;
    }
    done
}

fn try_out(name: &Name, house: &Path) -> Result<()> {
    let [rules, kit, room] = ["", "-kit", "-room"].map(|part| format!("{}{part}", name.kebab));
    // The whole workspace, so that crates of others have the features with which they were built.
    let cargo = |args: &[&str]| {
        let mut cargo = Command::new(cargo_path());
        cargo.current_dir(house).env("CARGO_TARGET_DIR", shell::target());
        shell::run(cargo.args(args).arg("--offline"))
    };
    step("its programs, and a match in the terminal for each number of seats");
    cargo(&["build", "--workspace", "--bin", "galds"])?;
    let galds = shell::target().join("debug/galds");
    play_records(name, house, &galds)?;

    step("its laws and scenarios, and what the house asks of every game");
    let mut tests = vec!["test", "--quiet", "--workspace"];
    tests.extend(TESTS.iter().flat_map(|test| ["--test", test]));
    cargo(&tests)?;
    cargo(&["test", "--quiet", "--lib", "-p", &rules, "-p", &kit])?;

    step("a match through `galds engine`");
    let mut engine = Command::new("python3");
    shell::run(engine.arg("xtask/engine_match.py").arg(&galds).arg(&name.kebab))?;

    step("its room, for the browser");
    // Not only checked: what others wrote has been built already.
    cargo(&["build", "--lib", "--target", client::TRIPLE, "-p", &rules, "-p", &kit, "-p", &room])
}

/// The tests of a game, and those that hold for every game of the registry.
#[rustfmt::skip]
const TESTS: [&str; 9] = [
    "laws", "scenarios", "perft", "playthrough", "allocation", "games", "position", "bots", "texts",
];

/// Copies what belongs to the repository, without its games. What has not changed is not touched, so
/// that it is not built again.
fn copy_house(to: &Path) -> Result<()> {
    let house = shell::root();
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard"]);
    let files = shell::output(git.current_dir(&house))?;
    let mut kept = Vec::new();
    for file in files.lines().filter(|file| !file.starts_with("games/")) {
        // What was removed and not committed yet is still listed.
        let Ok(content) = fs::read(house.join(file)) else { continue };
        let place = to.join(file);
        if fs::read(&place).ok().as_ref() != Some(&content) {
            fs::create_dir_all(place.parent().context("a file lies in a folder")?)?;
            fs::write(&place, content)?;
        }
        kept.push(place);
    }
    let mut there = Vec::new();
    list(to, &mut there)?;
    for file in there.iter().filter(|file| !kept.contains(file)) {
        fs::remove_file(file)?;
    }
    let games = to.join("games");
    if games.exists() {
        fs::remove_dir_all(&games)?;
    }
    fs::create_dir(&games)?;
    edit(&to.join("Cargo.toml"), |text| {
        // Cargo tells our crates apart by name and version, not by where they lie: with the same version
        // it would take those of the scratch place for ours.
        let text = text.replacen("\nversion = \"", "\nversion = \"0.0.0-", 1);
        let (before, rest) = text.split_once("members = [")?;
        let (members, after) = rest.split_once(']')?;
        // A pattern that nothing fits is an error; some games have more crates than these.
        let usual = ["\"games/*/kit\"", "\"games/*/room\"", "\"games/*/rules\""];
        let kept = members.split(", ").filter(|it| !it.contains('*') || usual.contains(it));
        let kept: Vec<&str> = kept.chain(["\"crates/*\""]).collect();
        Some(format!("{before}members = [{}]{after}", kept.join(", ")))
    })?;
    edit(&to.join("crates/games/src/lib.rs"), |text| {
        let begin = text.find(REGISTRY)? + REGISTRY.len();
        let end = begin + text[begin..].find('}')?;
        Some([&text[..begin], &text[end..]].concat())
    })?;
    edit(&to.join("crates/games/Cargo.toml"), |text| {
        let lines = text.lines().filter(|line| !line.contains("../../games/"));
        let lines: Vec<&str> = lines
            .map(|line| if line.starts_with("rooms = [") { "rooms = [\"dep:web\"]" } else { line })
            .collect();
        Some(lines.join("\n") + "\n")
    })
}

/// Builds `galds` of this repository and says where it is.
fn build_galds(house: &Path) -> Result<PathBuf> {
    let mut build = Command::new(cargo_path());
    shell::run(build.current_dir(house).env("CARGO_TARGET_DIR", shell::target()).args([
        "build",
        "--package",
        "cli",
    ]))?;
    Ok(shell::target().join("debug/galds"))
}

/// A record for each number of seats, which must verify for ever.
fn play_records(name: &Name, house: &Path, galds: &Path) -> Result<()> {
    let folder = house.join("games").join(&name.kebab).join("records");
    fs::create_dir_all(&folder)?;
    // As many as the template's `SEATS` says.
    for seats in 2..=4 {
        let file = folder.join(format!("hare-{seats}.galds"));
        let who = vec!["bot:hare"; seats].join(",");
        let mut play = Command::new(galds);
        play.args(["play", &name.kebab, "--who", &who, "--save"]).arg(&file);
        shell::output(&mut play)?;
        println!("games/{}/records/hare-{seats}.galds", name.kebab);
    }
    Ok(())
}

/// The games of a repository: their folders.
fn games_of(house: &Path) -> Result<Vec<String>> {
    if house == shell::root() {
        return games();
    }
    let folders = fs::read_dir(house.join("games"))?;
    folders.map(|folder| Ok(folder?.file_name().to_string_lossy().into_owned())).collect()
}

/// All files below a folder, or the file itself; nothing of what was built.
fn list(place: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !place.is_dir() {
        files.push(place.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(place).with_context(|| place.display().to_string())? {
        let path = entry?.path();
        if !path.ends_with("target") {
            list(&path, files)?;
        }
    }
    Ok(())
}

/// The files that lie in this folder, on a line; of the tests and texts only how many.
fn summary(written: &[PathBuf], folder: &Path) -> String {
    let below = |file: &&PathBuf| file.starts_with(folder) && !folder.as_os_str().is_empty();
    if ["rules/tests", "text"].map(Path::new).contains(&folder) {
        let count = written.iter().filter(below).count();
        return format!("{:<12} {count} files", folder.display());
    }
    let own = written.iter().filter(|file| file.parent() == Some(folder));
    let names: Vec<_> = own.filter_map(|file| file.file_name()?.to_str()).collect();
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    format!("{:<12} {}", folder.display(), names.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_as_each_place_wants_it() {
        let name = Name::read("lucky-cat").unwrap();
        let sample = "sample-game sample_game_kit SampleGameRoom `Sample Game`";
        assert_eq!(name.fill(sample), "lucky-cat lucky_cat_kit LuckyCatRoom `Lucky Cat`");
    }

    #[test]
    fn bad_names_are_refused_with_advice() {
        for bad in ["", "Cat", "cat_s", "lucky--cat", "-cat", "cat-", "9-lives", "kaķis", "match"]
        {
            let error = Name::read(bad).unwrap_err().to_string();
            assert!(error.contains("such as"), "{bad}: {error}");
        }
        assert!(Name::read(&"cat-".repeat(9)).is_err());
        let house = shell::root();
        for used in ["table", "web", "pile", "serde", "new"] {
            let error = Name::new(used, &house).unwrap_err().to_string();
            assert!(error.contains("something else"), "{used}: {error}");
        }
        let game = &games().unwrap()[0];
        assert!(Name::new(game, &house).unwrap_err().to_string().contains("already"));
        assert!(Name::new("lucky-cat", &house).is_ok());
    }

    #[test]
    fn the_template_says_the_same_in_every_language() {
        let keys = |language: &str, file: &str| {
            let path = format!("xtask/template/text/{language}/{file}.ftl");
            let text = fs::read_to_string(shell::root().join(path)).unwrap();
            let keys = text.lines().filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
            keys.filter(|key| !key.starts_with(' ')).collect::<Vec<_>>()
        };
        for file in ["door", "game", "learn"] {
            for language in ["lv", "sk"] {
                assert_eq!(keys("en", file), keys(language, file), "{file} in {language}");
            }
        }
    }
}
