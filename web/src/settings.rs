//! What a person prefers, kept in the browser.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Level;
use text::{self, Language};

use crate::{browser, shelf};

const KEY: &str = "galds.settings";

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How fast bots appear to move.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tempo {
    /// One can follow every move.
    #[default]
    Calm,
    /// For those who know the game.
    Quick,
    /// At once.
    Instant,
}

impl Tempo {
    /// For how many milliseconds a bot of this level thinks about a move or a hint. Whoever wants
    /// everything at once gets less of an owl.
    pub fn thought(self, level: Level) -> u32 {
        let longest = match self {
            Tempo::Calm | Tempo::Quick => 1_000,
            Tempo::Instant => 100,
        };
        u32::try_from(level.milliseconds()).map_or(longest, |usual| usual.min(longest))
    }
}

/// What a person prefers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The code of the language; none for the browser's.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether to make sounds.
    pub sound: bool,
    /// How loud they are, of 100; none for the usual.
    pub volume: Option<u8>,
    /// Whether not to be called when it is one's turn, although the browser would allow it.
    pub uncalled: bool,
    /// Whether to keep still, beyond what the system asks for.
    pub still: bool,
    /// How fast bots appear to move.
    pub tempo: Tempo,
    /// The name that the person used last.
    pub name: String,
    /// The face that the person used last.
    pub avatar: u8,
}

impl Preferences {
    /// How loud sounds are, of 100.
    pub fn loudness(&self) -> u8 {
        self.volume.unwrap_or(60).min(100)
    }
}

/// The settings of this page.
#[derive(Clone, Copy)]
pub struct Settings(RwSignal<Preferences>);

impl Settings {
    /// As kept in the browser; makes them hold.
    pub fn load() -> Self {
        let settings = Settings(RwSignal::new(shelf::get(KEY).unwrap_or_default()));
        settings.hold();
        settings
    }

    /// As they are now; whoever asks is asked again when they change.
    pub fn get(self) -> Preferences {
        self.0.get()
    }

    /// As they are now.
    pub fn peek(self) -> Preferences {
        self.0.get_untracked()
    }

    /// The language of the page.
    pub fn language(self) -> Language {
        self.0.with(language)
    }

    /// Changes them, keeps them and makes them hold.
    pub fn change(self, change: impl FnOnce(&mut Preferences)) {
        self.0.update(change);
        self.0.with_untracked(|preferences| shelf::put(KEY, preferences));
        self.hold();
    }

    fn hold(self) {
        let Some(root) = browser::document().document_element() else { return };
        let preferences = self.0.get_untracked();
        let language = language(&preferences);
        text::speak(language);
        text::be_strange(preferences.language.as_deref() == Some(text::STRANGE_CODE));
        root.set_attribute("lang", language.code()).ok();
        let theme = match preferences.theme {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        root.set_attribute("data-theme", theme).ok();
        root.set_attribute("data-motion", if preferences.still { "still" } else { "free" }).ok();
    }
}

fn language(preferences: &Preferences) -> Language {
    let chosen = preferences.language.as_deref().and_then(Language::of);
    let browsers = || {
        let list = browser::window().navigator().languages();
        list.iter().find_map(|code| Language::of(&code.as_string()?))
    };
    chosen.or_else(browsers).unwrap_or_default()
}

/// Whether things should keep still: by the person's wish or the system's.
pub fn still(settings: Settings) -> bool {
    let query = browser::window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    settings.peek().still || query.is_some_and(|query| query.matches())
}

/// The settings, from anywhere in the page.
pub fn settings() -> Settings {
    expect_context()
}
