use game::Game;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{Seating, Texts};

/// A game in words: what happened, what could be done, what is asked. Page and terminal say the
/// same.
pub trait Words: 'static {
    /// Its rules.
    type Game: Game;

    /// Its Fluent files. Keys are `GAME-news-…` for what happened, `GAME-do-…` for advice,
    /// `GAME-prompt-…` for what is asked, `GAME-why-…` for what cannot be done.
    const TEXTS: &'static Texts;

    /// An event in words, for the log; none for what is not worth a line.
    fn say(news: &<Self::Game as Game>::News, seating: &Seating) -> Option<String>;

    /// An action in words, for hints: what to do, said to the one who may do it.
    fn advise(
        action: &<Self::Game as Game>::Action,
        view: &<Self::Game as Game>::View,
        seating: &Seating,
    ) -> String;

    /// What the one who is asked may do now, in a short sentence.
    fn prompt(
        view: &<Self::Game as Game>::View,
        actions: &[<Self::Game as Game>::Action],
        seating: &Seating,
    ) -> String;

    /// Whether this view shows something that only its seat may know, and that is drawn.
    fn secret(view: &<Self::Game as Game>::View) -> bool;
}

/// A game drawn in characters, from views alone.
pub trait Terminal: Words {
    /// The Fluent files that nobody but a terminal needs. Keys are `GAME-terminal-…`.
    const TERMINAL_TEXTS: &'static Texts = &[&[], &[], &[]];

    /// The board, as lines that end with a line feed, none wider than [`COLUMNS`](crate::style::COLUMNS).
    fn draw(view: &<Self::Game as Game>::View, seating: &Seating) -> String;

    /// What can be typed, and what it means.
    fn help() -> String;

    /// What a word of the notation is called on the board, if that is something else: actions are
    /// typed in one way by everybody, the board speaks the reader's language.
    fn gloss(word: &str) -> Option<String> {
        let _ = word;
        None
    }
}

/// The words of a game without their types.
#[derive(Clone, Copy)]
pub struct AnyWords {
    /// The game, by its name in records.
    pub id: &'static str,
    /// Its Fluent files.
    pub texts: &'static Texts,
    /// An event in words; none also where this is no news of the game.
    pub say: fn(&Value, &Seating) -> Option<String>,
    /// An action in words.
    pub advise: fn(&str, &Value, &Seating) -> String,
    /// What may be done, in a short sentence.
    pub prompt: fn(&Value, &[String], &Seating) -> String,
    /// Whether a view shows a secret.
    pub secret: fn(&Value) -> bool,
}

impl AnyWords {
    /// The words of this game.
    pub const fn of<W: Words>() -> Self {
        AnyWords {
            id: W::Game::ID,
            texts: W::TEXTS,
            say: |news, seating| W::say(&read(news)?, seating),
            advise: |action, view, seating| {
                let said = read(view).zip(action.parse().ok());
                said.map_or_else(
                    || action.to_owned(),
                    |(view, action)| W::advise(&action, &view, seating),
                )
            },
            prompt: |view, actions, seating| {
                let actions: Vec<_> =
                    actions.iter().filter_map(|action| action.parse().ok()).collect();
                read(view).map_or_else(String::new, |view| W::prompt(&view, &actions, seating))
            },
            secret: |view| read(view).is_some_and(|view| W::secret(&view)),
        }
    }
}

/// How a game looks in a terminal, without its types.
#[derive(Clone, Copy)]
pub struct AnyTerminal {
    /// What is said.
    pub words: AnyWords,
    /// The Fluent files that nobody but a terminal needs.
    pub texts: &'static Texts,
    /// The board; nothing where this is no view of the game.
    pub draw: fn(&Value, &Seating) -> String,
    /// What can be typed.
    pub help: fn() -> String,
    /// What a word of the notation is called on the board, if that is something else.
    pub gloss: fn(&str) -> Option<String>,
}

impl AnyTerminal {
    /// The terminal of this game.
    pub const fn of<T: Terminal>() -> Self {
        AnyTerminal {
            words: AnyWords::of::<T>(),
            texts: T::TERMINAL_TEXTS,
            draw: |view, seating| {
                read(view).map_or_else(String::new, |view| T::draw(&view, seating))
            },
            help: T::help,
            gloss: T::gloss,
        }
    }
}

/// A view or news from JSON; none if it is something else.
pub fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}
