use std::{
    cell::{Cell, RefCell},
    collections::HashMap,
    sync::RwLock,
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// A language that Galds speaks.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Latviešu.
    Latvian,
    /// Slovenčina.
    Slovak,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::English, Language::Latvian, Language::Slovak];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Latvian => "lv",
            Language::Slovak => "sk",
        }
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Latvian => "Latviešu",
            Language::Slovak => "Slovenčina",
        }
    }

    /// The language of a code such as `lv`, `lv-LV` or `lv_LV.UTF-8`.
    pub fn of(code: &str) -> Option<Self> {
        let code = code.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// The Fluent files of a part of the house, in the order of [`Language::ALL`].
pub type Texts = [&'static [&'static str]; 3];

/// What the crate itself has to say.
static OWN: Texts = [
    &[include_str!("../text/en.ftl")],
    &[include_str!("../text/lv.ftl")],
    &[include_str!("../text/sk.ftl")],
];

static PARTS: RwLock<Vec<&'static Texts>> = RwLock::new(Vec::new());

/// From now on the texts of this part can be asked for, by every thread.
pub fn add(texts: &'static Texts) {
    let mut parts = PARTS.write().expect("nobody panics while adding texts");
    if !parts.iter().any(|part| std::ptr::eq(*part, texts)) {
        parts.push(texts);
    }
}

/// All parts that were added, with what is always there.
pub fn parts() -> Vec<&'static Texts> {
    let parts = PARTS.read().expect("nobody panics while adding texts");
    std::iter::once(&OWN).chain(parts.iter().copied()).collect()
}

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
    static STRANGE: Cell<bool> = const { Cell::new(false) };
    static KNOWN: RefCell<HashMap<&'static str, &'static str>> = RefCell::default();
    /// The texts of each language that was spoken, with how many parts are in them.
    static SPOKEN: RefCell<[Option<(usize, Bundle)>; 3]> = RefCell::default();
}

/// The language that texts are in now.
pub fn language() -> Language {
    LANGUAGE.get()
}

/// Texts are in this language from now on. The page has to be built anew.
pub fn speak(language: Language) {
    LANGUAGE.set(language);
}

/// The code of a language that nobody speaks: English in strange letters, longer than it is and
/// between brackets. With it a test finds what is said without standing in a file, and what a long
/// word breaks.
pub const STRANGE_CODE: &str = "en-XA";

/// Texts are in that language from now on, or no longer.
pub fn be_strange(strange: bool) {
    STRANGE.set(strange);
}

/// What a game knows in every language, in their order.
pub fn known(texts: [&'static str; 3]) -> &'static str {
    let text = texts[language() as usize];
    if !STRANGE.get() {
        return text;
    }
    // There are some hundred of them.
    KNOWN.with_borrow_mut(|known| *known.entry(text).or_insert_with(|| strange(text).leak()))
}

fn strange(text: &str) -> String {
    let mut strange = String::from("⟦");
    for letter in text.chars() {
        match letter {
            'a' => strange.push_str("áá"),
            'e' => strange.push_str("éé"),
            'i' => strange.push_str("íí"),
            'o' => strange.push_str("óó"),
            'u' => strange.push_str("úú"),
            's' => strange.push('š'),
            'n' => strange.push('ň'),
            'l' => strange.push('ľ'),
            _ => strange.push(letter),
        }
    }
    strange.push('⟧');
    strange
}

/// The text of this key. A key that is missing shows itself, so that somebody notices; a test
/// keeps that from happening.
pub fn get(key: &str, args: &FluentArgs<'_>) -> String {
    with(language(), |bundle| {
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("⟨{key}⟩");
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        if STRANGE.get() { strange(&text) } else { text.into_owned() }
    })
}

/// Whether there is a text of this key.
pub fn has(key: &str) -> bool {
    with(Language::English, |bundle| bundle.has_message(key))
}

fn with<T>(language: Language, ask: impl FnOnce(&Bundle) -> T) -> T {
    let parts = parts();
    SPOKEN.with_borrow_mut(|spoken| {
        let (added, bundle) = spoken[language as usize].get_or_insert_with(|| (0, empty(language)));
        for part in &parts[*added..] {
            for file in part[language as usize] {
                let resource = match FluentResource::try_new((*file).to_owned()) {
                    Ok(resource) | Err((resource, _)) => resource,
                };
                bundle.add_resource_overriding(resource);
            }
        }
        *added = parts.len();
        ask(bundle)
    })
}

fn empty(language: Language) -> Bundle {
    let id = language.code().parse().expect("our language codes are codes");
    let mut bundle = FluentBundle::new(vec![id]);
    // Numbers and names are all in one direction here, and the marks would show in titles.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::English => |value, _| grouped(value, ','),
        // A space that does not break the line.
        Language::Latvian | Language::Slovak => |value, _| grouped(value, '\u{a0}'),
    }));
    bundle
}

/// A large whole number with its digits in groups of three: 12,345. None for everything else.
fn grouped(value: &FluentValue<'_>, between: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    if number.value.fract() != 0.0 || number.value.abs() < 10_000.0 {
        return None;
    }
    let plain = format!("{:.0}", number.value.abs());
    let mut text = String::from(if number.value < 0.0 { "−" } else { "" });
    for (at, digit) in plain.chars().enumerate() {
        if at > 0 && (plain.len() - at).is_multiple_of(3) {
            text.push(between);
        }
        text.push(digit);
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::t;

    #[test]
    fn the_strange_language_is_recognised_and_longer() {
        be_strange(true);
        let (you, mouse) = (t!("seat-you"), known(["Mouse", "Pele", "Myš"]));
        be_strange(false);
        assert_eq!(you, "⟦Yóóúú⟧");
        assert_eq!(mouse, "⟦Móóúúšéé⟧");
        assert_eq!(t!("seat-you"), "You");
    }

    #[test]
    fn large_numbers_have_their_digits_in_groups() {
        let check = |number: i64, english: Option<&str>, slovak: Option<&str>| {
            let value = FluentValue::from(number);
            assert_eq!(grouped(&value, ',').as_deref(), english);
            assert_eq!(grouped(&value, '\u{a0}').as_deref(), slovak);
        };
        check(9_999, None, None);
        check(12_345, Some("12,345"), Some("12\u{a0}345"));
        check(1_234_567, Some("1,234,567"), Some("1\u{a0}234\u{a0}567"));
        check(-100_000, Some("−100,000"), Some("−100\u{a0}000"));
        assert_eq!(grouped(&FluentValue::from("12345"), ','), None);
    }

    #[test]
    fn languages_are_known_by_many_codes() {
        for code in ["lv", "LV", "lv-LV", "lv_LV.UTF-8", "lv_LV@euro"] {
            assert_eq!(Language::of(code), Some(Language::Latvian), "{code}");
        }
        assert_eq!(Language::of("C.UTF-8"), None);
        assert_eq!(Language::of(""), None);
    }

    #[test]
    fn what_is_added_later_is_heard_too() {
        static LATER: Texts = [&["later = Later"], &["later = Vēlāk"], &["later = Neskôr"]];
        // Not by the macro: whatever that is asked for stands in a file.
        let later = || get("later", &FluentArgs::new());
        assert_eq!(later(), "⟨later⟩");
        add(&LATER);
        add(&LATER);
        assert_eq!(later(), "Later");
        speak(Language::Slovak);
        assert_eq!(later(), "Neskôr");
        speak(Language::English);
    }
}
