//! The three languages say the same things, wherever they say them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser::parse,
};
use text::Language;

/// The keys of a language, with the variables of each.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    for (path, file) in files(language) {
        let resource = parse(file.as_str()).unwrap_or_else(|(_, errors)| {
            panic!("{}: {errors:?}", path.display());
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            let value = message.value.expect("every message has a text");
            pattern(&value, &mut variables);
            let key = message.id.name.to_owned();
            assert!(
                keys.insert(key.clone(), variables).is_none(),
                "{} says {key} twice",
                language.code()
            );
        }
    }
    keys
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The Fluent files of a language: `…/text/lv.ftl` and `…/text/lv/….ftl`.
fn files(language: Language) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for part in ["crates", "games", "web"] {
        visit(&root().join(part), "ftl", &mut |path, text| {
            let place = path.with_extension("");
            let mut place = place.iter().rev().map(|part| part.to_str().unwrap());
            let (file, folder) = (place.next().unwrap(), place.next().unwrap());
            if (file, folder) == (language.code(), "text") || folder == language.code() {
                files.push((path.to_owned(), text.to_owned()));
            }
        });
    }
    files
}

fn pattern(it: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &it.elements {
        if let PatternElement::Placeable { expression: it } = element {
            expression(it, variables);
        }
    }
}

fn expression(it: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match it {
        Expression::Select { selector, variants } => {
            inline(selector, variables);
            for variant in variants {
                pattern(&variant.value, variables);
            }
        }
        Expression::Inline(it) => inline(it, variables),
    }
}

fn inline(it: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match it {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression: it } => expression(it, variables),
        InlineExpression::FunctionReference { arguments, .. } => {
            for it in &arguments.positional {
                inline(it, variables);
            }
        }
        _ => {}
    }
}

#[test]
fn the_languages_have_the_same_keys_and_variables() {
    let english = keys(Language::English);
    for language in [Language::Latvian, Language::Slovak] {
        let other = keys(language);
        for (key, variables) in &english {
            let code = language.code();
            let theirs = other.get(key).unwrap_or_else(|| panic!("{code} lacks {key}"));
            assert_eq!(variables, theirs, "the variables of {key} in {code}");
        }
        let more: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(more.is_empty(), "{} has keys that English lacks: {more:?}", language.code());
    }
}

#[test]
fn every_text_that_the_code_asks_for_is_there() {
    let english = keys(Language::English);
    let mut asked = 0;
    let mut look = |path: &Path, source: &str| {
        // The crate of the texts itself shows the macro with any key.
        let own = path.parent().is_some_and(|folder| folder.ends_with("crates/text/src"));
        if !path.iter().any(|part| part == "src") || own {
            return;
        }
        // Comments show the macro with any key, and `format!` ends as it does.
        let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code = code.collect::<Vec<_>>().join("\n");
        let parts: Vec<&str> = code.split("t!(").collect();
        for pair in parts.windows(2) {
            let other = pair[0].ends_with(|before: char| before.is_alphanumeric());
            if let Some(rest) = pair[1].trim_start().strip_prefix('"').filter(|_| !other) {
                let key = rest.split('"').next().unwrap();
                assert!(english.contains_key(key), "{} asks for {key}", path.display());
                asked += 1;
            }
        }
    };
    for part in ["crates", "games", "web"] {
        visit(&root().join(part), "rs", &mut look);
    }
    assert!(asked > 50, "only {asked} texts found: has the macro another name now?");
}

/// Shows every file with this ending.
fn visit(folder: &Path, ending: &str, see: &mut dyn FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            visit(&path, ending, see);
        } else if path.extension().is_some_and(|it| it == ending) {
            see(&path, &fs::read_to_string(&path).unwrap());
        }
    }
}
