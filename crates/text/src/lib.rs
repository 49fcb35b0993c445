//! Everything that a person reads, in the reader's language: for the page and for the terminal.
//!
//! Texts stand in Fluent files, the same keys in every language. Each part of the house brings its
//! own ([`add`]), and whoever has something to say asks by key:
//!
//! ```
//! use text::{Language, Texts, speak, t};
//!
//! static PART: Texts = [
//!     &["inn-beds = { $count } beds for { $name }"],
//!     &["inn-beds = { $count } gultas: { $name }"],
//!     &["inn-beds = { $count } postelí: { $name }"],
//! ];
//! text::add(&PART);
//! speak(Language::Latvian);
//! assert_eq!(t!("inn-beds", count = 3, name = "Lauma"), "3 gultas: Lauma");
//! ```
//!
//! The page is built anew when the language changes, so texts are plain strings.
//!
//! [`Seating`] is who sits where and how they are called. What a game says of its events stands in
//! one place per game, behind the trait [`Words`]; how it is drawn in characters, behind
//! [`Terminal`].

mod language;
mod seating;
pub mod style;
mod words;

pub use fluent_bundle::{FluentArgs, FluentValue};
pub use language::{
    Language, STRANGE_CODE, Texts, add, be_strange, get, has, known, language, parts, speak,
};
pub use seating::{COLOURS, Seating, Sitter, level_name};
pub use words::{AnyTerminal, AnyWords, Terminal, Words, read};

/// A text by its key, with its variables: `t!("key")`, `t!("key", count = 3, name = "Lauma")`.
#[macro_export]
macro_rules! t {
    ($key:expr $(,)?) => {
        $crate::get($key.as_ref(), &$crate::FluentArgs::new())
    };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut args = $crate::FluentArgs::new();
        $(args.set(stringify!($name), $value);)+
        $crate::get($key.as_ref(), &args)
    }};
}

/// The Fluent files of these names out of a folder with one folder for each language:
/// `texts!("../text": "door", "game")`.
#[macro_export]
macro_rules! texts {
    ($folder:literal: $($file:literal),+) => {
        &[
            &[$(include_str!(concat!($folder, "/en/", $file, ".ftl"))),+],
            &[$(include_str!(concat!($folder, "/lv/", $file, ".ftl"))),+],
            &[$(include_str!(concat!($folder, "/sk/", $file, ".ftl"))),+],
        ]
    };
}
