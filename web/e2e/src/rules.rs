use std::{fs, path::Path};

/// What teaches a game, as its folder has it, to compare the page with.
pub struct Rulebook {
    /// The numbers of its rules, such as `4.2`.
    pub rules: Vec<String>,
    /// How many figures go with them.
    pub figures: usize,
    /// Whether there is a guided first match.
    pub lesson: bool,
}

impl Rulebook {
    /// What teaches this game.
    pub fn of(game: &str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
        let text = |file: &str| {
            let file = folder.join(file);
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        };
        let number = |line: &str| {
            let number = line.split(' ').next().unwrap_or_default();
            let (chapter, rule) = number.split_once('.')?;
            let digits = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
            (digits(chapter) && digits(rule)).then(|| number.to_owned())
        };
        let has = |file: &str| folder.join(file).exists();
        let figures =
            if has("room/figures.txt") { text("room/figures.txt") } else { String::new() };
        Rulebook {
            lesson: has("room/lesson.txt"),
            rules: text("RULES.md").lines().filter_map(number).collect(),
            figures: figures.lines().filter(|line| line.starts_with("figure ")).count(),
        }
    }
}
