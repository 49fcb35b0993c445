use std::{
    fmt::{self, Display},
    str::FromStr,
};

/// How well a bot plays, by animals that a child can rank.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Level {
    /// Any action, each as likely as the others: for measuring, not for playing against.
    Random,
    /// Looks one decision ahead, and does not think at all every third time.
    Mouse,
    /// Looks one decision ahead; about a millisecond.
    Hare,
    /// Plays on in its mind some hundred times.
    Fox,
    /// Plays on in its mind for as long as it is given; the strongest.
    Owl,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Mouse, Level::Hare, Level::Fox, Level::Owl];

    /// Its word in commands and records.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Mouse => "mouse",
            Level::Hare => "hare",
            Level::Fox => "fox",
            Level::Owl => "owl",
        }
    }

    /// Its name in English, Latvian and Slovak.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Level::Random => ["Dice", "Kauliņš", "Kocka"],
            Level::Mouse => ["Mouse", "Pele", "Myš"],
            Level::Hare => ["Hare", "Zaķis", "Zajac"],
            Level::Fox => ["Fox", "Lapsa", "Líška"],
            Level::Owl => ["Owl", "Pūce", "Sova"],
        }
    }

    /// How many times it plays on in its mind for one decision, at most.
    pub const fn iterations(self) -> u32 {
        match self {
            Level::Random | Level::Mouse | Level::Hare => 0,
            Level::Fox => 300,
            Level::Owl => 1_000_000,
        }
    }

    /// How many milliseconds it gets for one decision at a table with people.
    pub const fn milliseconds(self) -> u64 {
        match self {
            Level::Random | Level::Mouse | Level::Hare => 20,
            Level::Fox => 100,
            Level::Owl => 1_000,
        }
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        let found = Level::ALL.into_iter().find(|level| level.id() == text);
        found.ok_or_else(|| NoSuchLevel(text.to_owned()))
    }
}

/// A level that no bot has.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("there is no bot `{0}`; choose random, mouse, hare, fox or owl")]
pub struct NoSuchLevel(String);
