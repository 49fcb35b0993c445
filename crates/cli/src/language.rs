//! In which language people are spoken to.

use text::{Language, Texts};

/// What stands around a board.
static TEXTS: Texts = [
    &[include_str!("../text/en.ftl")],
    &[include_str!("../text/lv.ftl")],
    &[include_str!("../text/sk.ftl")],
];

/// From now on people are spoken to in the language that was asked for, or else in that of their
/// system.
pub fn speak(asked: Option<Language>) {
    text::add(&TEXTS);
    text::speak(asked.unwrap_or_else(|| usual(|name| std::env::var(name).ok())));
}

/// The language of a code, or which there are.
pub fn parse(code: &str) -> Result<Language, String> {
    let choices = || Language::ALL.map(|it| format!("{} ({})", it.code(), it.name())).join(", ");
    Language::of(code).ok_or_else(|| format!("choose one of {}", choices()))
}

/// The language of a system with these variables. The first that says something counts, as for
/// every program.
fn usual(variable: impl Fn(&str) -> Option<String>) -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let code = said.into_iter().find(|code| !code.is_empty());
    code.and_then(|code| Language::of(&code)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_says_something_counts() {
        let with = |set: &[(&str, &str)]| {
            usual(|name| {
                let found = set.iter().find(|(other, _)| *other == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(with(&[]), Language::English);
        assert_eq!(with(&[("LANG", "sk_SK.UTF-8")]), Language::Slovak);
        assert_eq!(with(&[("LANG", "sk_SK"), ("LC_MESSAGES", "lv_LV")]), Language::Latvian);
        assert_eq!(with(&[("LANG", "sk_SK"), ("LC_ALL", "lv_LV")]), Language::Latvian);
        assert_eq!(with(&[("LANG", "sk_SK"), ("LC_ALL", "")]), Language::Slovak);
        assert_eq!(with(&[("LANG", "sk_SK"), ("LC_ALL", "C.UTF-8")]), Language::English);
        assert_eq!(with(&[("LANG", "de_DE.UTF-8")]), Language::English);
    }
}
