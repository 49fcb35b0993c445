//! Everything a person reads, in the reader's language.
//!
//! The page is built anew when the language changes, so texts are plain strings: `t!("key")`, or
//! with variables `t!("key", count = 3, name = "Lauma")`.

use std::{
    cell::{Cell, RefCell},
    collections::HashMap,
    thread::LocalKey,
};

pub use fluent_bundle::{FluentArgs, FluentValue};
use fluent_bundle::{FluentBundle, FluentResource};

/// A language that the page speaks.
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

    /// The language of a code such as `lv-LV`.
    pub fn of(code: &str) -> Option<Self> {
        let code = code.split('-').next()?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Its files, as they stand in `text/`, as far as this program needs them.
    pub const fn files(self) -> &'static [&'static str] {
        macro_rules! files {
            ($code:literal) => {
                &[
                    include_str!(concat!("../text/", $code, "/house.ftl")),
                    include_str!(concat!("../text/", $code, "/doors.ftl")),
                    include_str!(concat!("../text/", $code, "/net.ftl")),
                    #[cfg(feature = "trains")]
                    include_str!(concat!("../text/", $code, "/trains.ftl")),
                    #[cfg(feature = "trains")]
                    include_str!(concat!("../text/", $code, "/trains-learn.ftl")),
                    #[cfg(feature = "dig-mars")]
                    include_str!(concat!("../text/", $code, "/dig-mars.ftl")),
                    #[cfg(feature = "dig-mars")]
                    include_str!(concat!("../text/", $code, "/dig-mars-learn.ftl")),
                    #[cfg(feature = "rawsiko")]
                    include_str!(concat!("../text/", $code, "/rawsiko.ftl")),
                    #[cfg(feature = "rawsiko")]
                    include_str!(concat!("../text/", $code, "/rawsiko-learn.ftl")),
                ]
            };
        }
        match self {
            Language::English => files!("en"),
            Language::Latvian => files!("lv"),
            Language::Slovak => files!("sk"),
        }
    }
}

thread_local! {
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
    static STRANGE: Cell<bool> = const { Cell::new(false) };
    static KNOWN: RefCell<HashMap<&'static str, &'static str>> = RefCell::default();
    static ENGLISH: FluentBundle<FluentResource> = bundle(Language::English);
    static LATVIAN: FluentBundle<FluentResource> = bundle(Language::Latvian);
    static SLOVAK: FluentBundle<FluentResource> = bundle(Language::Slovak);
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
    let bundle: &LocalKey<_> = match language() {
        Language::English => &ENGLISH,
        Language::Latvian => &LATVIAN,
        Language::Slovak => &SLOVAK,
    };
    bundle.with(|bundle| {
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
    ENGLISH.with(|bundle| bundle.has_message(key))
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let id = language.code().parse().expect("our language codes are codes");
    let mut bundle = FluentBundle::new(vec![id]);
    // Numbers and names are all in one direction here, and the marks would show in titles.
    bundle.set_use_isolating(false);
    for file in language.files() {
        let resource = match FluentResource::try_new((*file).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A text by its key, with its variables.
#[macro_export]
macro_rules! t {
    ($key:expr $(,)?) => {
        $crate::text::get($key.as_ref(), &$crate::text::FluentArgs::new())
    };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut args = $crate::text::FluentArgs::new();
        $(args.set(stringify!($name), $value);)+
        $crate::text::get($key.as_ref(), &args)
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strange_language_is_recognised_and_longer() {
        be_strange(true);
        let (play, mouse) = (t!("start-play"), known(["Mouse", "Pele", "Myš"]));
        be_strange(false);
        assert_eq!(play, "⟦Pľááy ňóów⟧");
        assert_eq!(mouse, "⟦Móóúúšéé⟧");
        assert_eq!(t!("start-play"), "Play now");
    }
}
