//! Where in the house one is, as the address says it.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::{browser, program::program};

/// A place in the house.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Route {
    /// `/`
    Start,
    /// `/new/GAME`
    New(String),
    /// `/GAME/match/ID`
    Match(String, String),
    /// `/GAME/replay/ID`, at event N: `/GAME/replay/ID/N`
    Replay(String, String, Option<u32>),
    /// `/together`: the lobby, where people find each other
    Together,
    /// `/together/GAME`: a match over the network to be set up
    Create(String),
    /// `/join`, with a code: `/join/ralumigo`
    Join(Option<String>),
    /// `/GAME/table/ID`: a match on a server; at seat N: `/GAME/table/ID/N`
    Table(String, String, Option<u8>),
    /// `/GAME/learn`: the guided first match
    Learn(String),
    /// `/GAME/rules`: the rulebook; opened at rule 4.2: `/GAME/rules/4-2`
    Rules(String, Option<String>),
    /// `/GAME/screen/ID`: the same on a screen that everybody sees
    Screen(String, String),
    /// Anything else.
    Nowhere(String),
}

impl Route {
    /// Reads the path of an address.
    pub fn of(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [] | ["index.html"] => Route::Start,
            ["new", game] => Route::New((*game).to_owned()),
            [game, "match", id] => Route::Match((*game).to_owned(), (*id).to_owned()),
            [game, "replay", id] => Route::Replay((*game).to_owned(), (*id).to_owned(), None),
            [game, "replay", id, number] if number.parse::<u32>().is_ok() => {
                Route::Replay((*game).to_owned(), (*id).to_owned(), number.parse().ok())
            }
            ["together"] => Route::Together,
            ["together", game] => Route::Create((*game).to_owned()),
            ["join"] => Route::Join(None),
            ["join", code] => Route::Join(Some((*code).to_owned())),
            [game, "table", id] => Route::Table((*game).to_owned(), (*id).to_owned(), None),
            [game, "table", id, seat] if seat.parse::<u8>().is_ok_and(|seat| seat < 8) => {
                Route::Table((*game).to_owned(), (*id).to_owned(), seat.parse().ok())
            }
            [game, "learn"] => Route::Learn((*game).to_owned()),
            [game, "rules"] => Route::Rules((*game).to_owned(), None),
            [game, "rules", rule] => Route::Rules((*game).to_owned(), Some(rule.replace('-', "."))),
            [game, "screen", id] => Route::Screen((*game).to_owned(), (*id).to_owned()),
            _ => Route::Nowhere(path.to_owned()),
        }
    }

    /// The path of it.
    pub fn path(&self) -> String {
        match self {
            Route::Start => "/".to_owned(),
            Route::New(game) => format!("/new/{game}"),
            Route::Match(game, id) => format!("/{game}/match/{id}"),
            Route::Replay(game, id, None) => format!("/{game}/replay/{id}"),
            Route::Replay(game, id, Some(number)) => format!("/{game}/replay/{id}/{number}"),
            Route::Together => "/together".to_owned(),
            Route::Create(game) => format!("/together/{game}"),
            Route::Join(None) => "/join".to_owned(),
            Route::Join(Some(code)) => format!("/join/{code}"),
            Route::Table(game, id, None) => format!("/{game}/table/{id}"),
            Route::Table(game, id, Some(seat)) => format!("/{game}/table/{id}/{seat}"),
            Route::Learn(game) => format!("/{game}/learn"),
            Route::Rules(game, None) => format!("/{game}/rules"),
            // What has a full stop in it would be a file.
            Route::Rules(game, Some(rule)) => format!("/{game}/rules/{}", rule.replace('.', "-")),
            Route::Screen(game, id) => format!("/{game}/screen/{id}"),
            Route::Nowhere(path) => path.clone(),
        }
    }

    /// The game whose room this is in; none for the pages of the house.
    pub fn game(&self) -> Option<&str> {
        match self {
            Route::Start
            | Route::New(_)
            | Route::Together
            | Route::Create(_)
            | Route::Join(_)
            | Route::Nowhere(_) => None,
            Route::Match(game, _)
            | Route::Replay(game, ..)
            | Route::Table(game, ..)
            | Route::Learn(game)
            | Route::Rules(game, _)
            | Route::Screen(game, _) => Some(game),
        }
    }
}

/// Where one is; changes when one goes elsewhere or back.
#[derive(Clone, Copy)]
pub struct Here(RwSignal<Route>);

impl Here {
    /// As the address says now, and from now on.
    pub fn watch() -> Self {
        let here = Here(RwSignal::new(address()));
        browser::listen(&browser::window(), "popstate", move |_| here.0.set(address()));
        here
    }

    /// Where one is; whoever asks is asked again when it changes.
    pub fn get(self) -> Route {
        self.0.get()
    }

    /// Goes there.
    pub fn go(self, route: Route) {
        if !program().has(&route) {
            browser::window().location().assign(&route.path()).ok();
            return;
        }
        let history = browser::window().history().expect("a window has a history");
        history.push_state_with_url(&JsValue::NULL, "", Some(&route.path())).ok();
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(route);
    }

    /// Says where one is without going anywhere.
    pub fn rename(self, route: &Route) {
        let history = browser::window().history().expect("a window has a history");
        history.replace_state_with_url(&JsValue::NULL, "", Some(&route.path())).ok();
    }
}

/// Where one is, for a component that is being built. Handlers of events take it along.
pub fn here() -> Here {
    expect_context()
}

fn address() -> Route {
    Route::of(&browser::window().location().pathname().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_round_trip() {
        for path in [
            "/",
            "/new/chess",
            "/chess/match/k3j",
            "/chess/replay/k3j",
            "/chess/replay/k3j/17",
            "/together",
            "/together/chess",
            "/join",
            "/join/ralumigo",
            "/chess/table/k3j",
            "/chess/table/k3j/2",
            "/chess/screen/k3j",
            "/chess/learn",
            "/chess/rules",
            "/chess/rules/4-2",
            "/what/is",
        ] {
            assert_eq!(Route::of(path).path(), path);
        }
    }
}
