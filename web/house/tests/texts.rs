//! The three languages say the same things, wherever they say them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
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

/// What a variable may hold.
enum Kind {
    /// One of these, because the text chooses by it.
    Choice(BTreeSet<String>),
    Number,
    Name,
}

/// Numbers by which sentences go wrong.
const NUMBERS: [i64; 14] = [0, 1, 2, 3, 4, 5, 7, 10, 11, 21, 22, 100, 101, 12_345];

/// What the variables of a message may hold, as far as the message itself shows it.
fn kinds(message: &Pattern<&str>) -> BTreeMap<String, Kind> {
    fn look(pattern: &Pattern<&str>, kinds: &mut BTreeMap<String, Kind>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    let name = id.name.to_owned();
                    let kind = if is_number(&name) { Kind::Number } else { Kind::Name };
                    kinds.entry(name).or_insert(kind);
                }
                Expression::Inline(_) => {}
                Expression::Select { selector, variants } => {
                    if let InlineExpression::VariableReference { id } = selector {
                        let keys: BTreeSet<String> = variants
                            .iter()
                            .map(|variant| match variant.key {
                                VariantKey::Identifier { name } => name.to_owned(),
                                VariantKey::NumberLiteral { value } => value.to_owned(),
                            })
                            .collect();
                        let plural = |key: &String| {
                            ["zero", "one", "few", "many"].contains(&key.as_str())
                                || key.bytes().all(|byte| byte.is_ascii_digit())
                        };
                        let kind =
                            if keys.iter().any(plural) { Kind::Number } else { Kind::Choice(keys) };
                        kinds.insert(id.name.to_owned(), kind);
                    }
                    for variant in variants {
                        look(&variant.value, kinds);
                    }
                }
            }
        }
    }
    let mut kinds = BTreeMap::new();
    look(message, &mut kinds);
    kinds
}

fn is_number(name: &str) -> bool {
    const NUMBERS: &[&str] = &[
        "all", "at", "chance", "count", "days", "events", "hours", "known", "last", "least",
        "level", "line", "minutes", "most", "needed", "number", "outcomes", "points", "seconds",
        "strength", "taken", "target", "total", "turn", "turns", "wanted",
    ];
    NUMBERS.contains(&name)
}

/// What is wrong with a sentence, as far as a machine can say.
fn fault(language: Language, text: &str) -> Option<&'static str> {
    let has = |part: &str| text.contains(part);
    if has("  ") || text.trim() != text {
        return Some("spaces too many");
    }
    let signs = [" ,", " . ", " ;", "( ", " )", ",,", "{", "}", "$", "⟨"];
    if signs.iter().any(|it| has(it)) || text.ends_with(" .") {
        return Some("signs that do not belong there");
    }
    let words: Vec<&str> = text.split(|it: char| !it.is_alphanumeric()).collect();
    let bad = |first: &str, second: &dyn Fn(&str) -> bool| {
        words.windows(2).any(|pair| pair[0] == first && second(pair[1]))
    };
    match language {
        // "You begins": the name of somebody without a name in a sentence about others.
        Language::English => {
            let third = |verb: &str| verb.ends_with('s') && !["this", "always"].contains(&verb);
            bad("You", &third).then_some("you, and a verb for others")
        }
        // Before these numbers it is "zo" and "so".
        Language::Slovak => {
            let soft = |it: &str| ["4", "7", "100", "101"].contains(&it);
            let others = |it: &str| ["0", "1", "2", "3", "5", "10", "11", "21", "22"].contains(&it);
            (["z", "s", "Z", "S"].iter().any(|it| bad(it, &soft))
                || ["zo", "so", "Zo", "So"].iter().any(|it| bad(it, &others)))
            .then_some("z and zo, s and so")
        }
        Language::Latvian => None,
    }
}

/// Every message with every kind of name and number.
#[test]
fn every_sentence_reads_well_with_every_name_and_number() {
    let mut read = 0;
    let mut faults = BTreeMap::new();
    for language in Language::ALL {
        let files = files(language);
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        for (path, text) in &files {
            let resource = FluentResource::try_new(text.clone());
            let resource = resource.unwrap_or_else(|_| panic!("{}", path.display()));
            bundle.add_resource_overriding(resource);
        }
        let you = match language {
            Language::English => "You",
            Language::Latvian => "Tu",
            Language::Slovak => "Ty",
        };
        let names = [you, "Lauma", "Ľubomíra Maximiliánová", "Bot 3"];
        for (path, text) in &files {
            let parsed = parse(text.as_str()).unwrap();
            for entry in parsed.body {
                let Entry::Message(message) = entry else { continue };
                let (key, value) = (message.id.name, message.value.unwrap());
                let kinds = kinds(&value);
                let pattern = bundle.get_message(key).and_then(|it| it.value()).unwrap();
                let choices = kinds.values().filter_map(|kind| match kind {
                    Kind::Choice(keys) => Some(keys.len()),
                    Kind::Number | Kind::Name => None,
                });
                // Where the text chooses by whether it is you, the other branch has another name; and
                // these two are said of other people's turns.
                let may_be_you = !kinds.contains_key("you")
                    && !kinds.contains_key("who")
                    && !["turn-person", "list-turn"].contains(&key);
                let rounds = NUMBERS.len().max(choices.max().unwrap_or(0)) * names.len();
                for round in 0..rounds {
                    let mut args = FluentArgs::new();
                    for (at, (name, kind)) in kinds.iter().enumerate() {
                        match kind {
                            Kind::Number => {
                                args.set(name.clone(), NUMBERS[(round + at) % NUMBERS.len()]);
                            }
                            Kind::Name => {
                                let person = ["name", "names", "whom"].contains(&name.as_str());
                                let first = usize::from(!person || !may_be_you);
                                let names = &names[first..];
                                args.set(name.clone(), names[(round / 3 + at) % names.len()]);
                            }
                            Kind::Choice(keys) => {
                                let key = keys.iter().nth((round / 2 + at) % keys.len());
                                args.set(name.clone(), key.cloned().unwrap_or_default());
                            }
                        }
                    }
                    let mut errors = Vec::new();
                    let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                    let place = format!("{}: {key}: {said:?}", path.display());
                    assert!(errors.is_empty(), "{place}: {errors:?}");
                    assert!(!said.is_empty(), "{place}: says nothing");
                    // A table in a terminal has its own spaces.
                    if !said.contains('\n')
                        && let Some(wrong) = fault(language, &said)
                    {
                        faults.entry(key.to_owned()).or_insert(format!("{place}: {wrong}"));
                    }
                    read += 1;
                }
            }
        }
    }
    assert!(read > 10_000, "only {read} sentences");
    let faults: Vec<String> = faults.into_values().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// No sentence of ours holds an error of the program, which would be English in all three languages.
#[test]
fn no_sentence_takes_an_error_as_it_is() {
    let taking: Vec<String> = keys(Language::English)
        .into_iter()
        .filter(|(_, variables)| variables.contains("error"))
        .map(|(key, _)| key)
        .collect();
    assert!(taking.is_empty(), "{taking:?}");
}

#[test]
fn every_text_that_the_code_asks_for_is_there() {
    let english = keys(Language::English);
    let mut asked = 0;
    let mut look = |path: &Path, source: &str| {
        // The crate of the texts tries out keys that it makes up.
        let made_up = path.starts_with(root().join("crates/text"));
        if made_up || !path.iter().any(|part| part == "src") {
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
