//! A board for any game: what there is to see, read off its view, and what can be done, as buttons.
//!
//! Nobody has to draw anything for it, so a new game can be played in the page on its first day. Its
//! words come from the game's own texts where they have them: `GAME-view-FIELD` is the name of a
//! field, and `GAME-view-FIELD-VALUE` says a value that is one of several words. What `seats` and
//! `hands` hold is one thing for each seat, and is shown with its name and colour.

mod actions;
mod changes;
mod tree;

use std::{collections::BTreeSet, sync::Arc};

use game::{Game, Turn};
use leptos::prelude::*;
use serde_json::Value;
use text::{Seating, Words, t};

use crate::room::{At, Drawn};
use actions::{Offer, offers};
use tree::Tree;

/// A picture for the start page, for a game that has none.
pub const PICTURE: &str = include_str!("picture.svg");

/// What is seen, and where it differs from what was seen before.
#[derive(Clone, PartialEq)]
struct Seen {
    view: Value,
    fresh: BTreeSet<String>,
}

/// The board.
pub fn board<W: Words<Game: Drawn>>(at: &At<W::Game>) -> AnyView {
    let game = W::Game::ID;
    let At { view, actions, news, me, turn, hint, act, .. } = *at;
    let seen = Memo::new(move |before: Option<&Seen>| {
        let view = view.with(|view| json(&**view));
        // After a jump there is nothing that has just changed.
        let jumped = news.with(|news| news.is_empty());
        match before {
            Some(before) if before.view == view => before.clone(),
            Some(before) if !jumped => {
                let fresh = changes::between(&before.view, &view);
                Seen { view, fresh }
            }
            _ => Seen { view, fresh: BTreeSet::new() },
        }
    });
    let drawn = {
        let seating = Arc::clone(&at.seating);
        move || seen.with(|seen| Tree::new(game, &seating, &seen.fresh).whole(&seen.view))
    };
    let listed = {
        let seating = Arc::clone(&at.seating);
        Memo::new(move |_| {
            let view = view.get();
            let said = |action: &<W::Game as Game>::Action| Offer {
                action: action.to_string(),
                said: W::advise(action, &view, &seating),
            };
            actions.with(|actions| actions.iter().map(said).collect::<Vec<_>>())
        })
    };
    let hint = Memo::new(move |_| hint.with(|hint| hint.as_ref().map(ToString::to_string)));
    let act = Callback::new(move |action: String| {
        if let Ok(action) = action.parse() {
            act.run(action);
        }
    });
    let plays = move || {
        me.with(|me| me.seat().is_some()) && !turn.with(|turn| matches!(turn, Turn::Over(_)))
    };
    view! {
        <div class="plain" data-test="plain">
            // What can be scrolled can be reached by keyboard.
            <section class="seen" tabindex="0" aria-label=t!("plain-view") data-test="plain-view">
                {drawn}
            </section>
            <section class="offers" aria-label=t!("plain-actions") data-test="plain-actions" hidden=move || !plays()>
                {offers(listed, hint, act)}
            </section>
        </div>
    }
    .into_any()
}

/// How a match ended: what the view says of each seat, or all of it.
pub fn score<G: Game>(view: &G::View, seating: &Seating) -> AnyView {
    let view = json(view);
    let fresh = BTreeSet::new();
    let tree = Tree::new(G::ID, seating, &fresh);
    let drawn = match view.get("seats") {
        Some(seats) => tree.part("seats", seats),
        None => tree.whole(&view),
    };
    view! { <div class="plain"><div class="seen">{drawn}</div></div> }.into_any()
}

fn json(view: &impl serde::Serialize) -> Value {
    serde_json::to_value(view).unwrap_or_default()
}
