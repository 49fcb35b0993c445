//! Who holds a territory places one asset after the other.

use leptos::prelude::*;
use rawsiko::{Action, Territory};
use web::browser;

use super::desk::Desk;

/// When the second asset follows the first, and the third the second, in milliseconds.
const WAIT: (u32, u32) = (480, 170);

/// A pointer or key that rests on a territory.
#[derive(Clone, Copy)]
pub struct Hold {
    desk: Desk,
    /// Grows with every press, so that an old one notices that it is over.
    press: StoredValue<u32>,
    /// Whether this press has placed assets, so that its click is none.
    held: StoredValue<bool>,
}

impl Hold {
    /// Nothing is held.
    pub fn new(desk: Desk) -> Self {
        Hold { desk, press: StoredValue::new(0), held: StoredValue::new(false) }
    }

    /// A pointer went down there.
    pub fn down(self, territory: Option<Territory>) {
        self.held.set_value(false);
        self.press.update_value(|press| *press += 1);
        let press = self.press.get_value();
        let Some(territory) = territory.filter(|territory| self.placeable(*territory)) else {
            return;
        };
        browser::spawn(async move {
            browser::wait(WAIT.0).await;
            while self.press.try_get_value() == Some(press) && self.placeable(territory) {
                self.held.set_value(true);
                self.desk.act(Action::Place(territory));
                browser::wait(WAIT.1).await;
            }
        });
    }

    /// It went up or away.
    pub fn up(self) {
        self.press.update_value(|press| *press += 1);
    }

    /// Whether the press that has just ended placed assets.
    pub fn held(self) -> bool {
        self.held.get_value()
    }

    fn placeable(self, territory: Territory) -> bool {
        let offered = self.desk.offers.try_with_untracked(|it| it.places.contains(territory));
        offered == Some(true)
    }
}
