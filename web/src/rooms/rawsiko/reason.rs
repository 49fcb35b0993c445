//! What a territory or a continent is good for now, and why nothing can be done with it.

use leptos::prelude::*;
use rawsiko::{Continent, Phase, Territory, View};

use super::{desk::Desk, map::name, material::names, words::in_language};
use crate::t;

/// A territory in a few words: what it bears, and what can or cannot be done there.
pub fn reason(desk: Desk, territory: Territory) -> String {
    let view = desk.view.get_untracked();
    let about = format!("{}: {}.", name(territory), names(territory.materials()));
    let offers = desk.offers.get_untracked();
    let asked = !offers.continents.is_empty()
        || !offers.picks.is_empty()
        || !offers.places.is_empty()
        || offers.done;
    if !asked {
        return about;
    }
    let why = match view.phase {
        Phase::Continent(_) => reason_of_continent(desk, territory.continent()),
        Phase::Pick { continent, left, .. } if !offers.picks.contains(territory) => {
            why_not_picked(&view, territory, continent, left)
        }
        Phase::Place(_) | Phase::Invest if !offers.places.contains(territory) => {
            t!("rawsiko-not-yours")
        }
        Phase::Act(_) => why_not_moved(desk, &view, territory),
        _ => String::new(),
    };
    if why.is_empty() { about } else { format!("{about} {why}") }
}

fn why_not_picked(view: &View, territory: Territory, continent: Continent, left: u8) -> String {
    let owner = view.territories[territory].owner;
    if territory.continent() != continent {
        t!("rawsiko-not-in", name = in_language(continent.name()))
    } else if owner.is_some() && owner == view.me {
        t!("rawsiko-already-yours")
    } else if owner.is_some() {
        t!("rawsiko-not-free")
    } else {
        t!("rawsiko-apart", count = left)
    }
}

fn why_not_moved(desk: Desk, view: &View, territory: Territory) -> String {
    let offers = desk.offers.get_untracked();
    let there = view.territories[territory];
    if let Some(from) = desk.from.get_untracked() {
        return match offers.most(from, territory) {
            _ if from == territory => t!("rawsiko-chosen"),
            Some((_, true)) => t!("rawsiko-can-attack", count = there.assets),
            Some((_, false)) if there.owner.is_some() => t!("rawsiko-can-join"),
            Some((_, false)) => t!("rawsiko-can-take"),
            None => t!("rawsiko-not-linked", name = name(from)),
        };
    }
    if there.owner != view.me {
        t!("rawsiko-choose-own")
    } else if offers.sources().contains(territory) {
        t!("rawsiko-can-act", count = there.ready)
    } else if there.ready > 0 && view.setup.garrison {
        t!("rawsiko-garrison-stays")
    } else {
        t!("rawsiko-all-moved")
    }
}

/// Why a continent can or cannot be chosen.
pub fn reason_of_continent(desk: Desk, continent: Continent) -> String {
    let (open, untouched) =
        desk.offers.with_untracked(|it| (it.continents.contains(continent), it.continents));
    let view = desk.view.get_untracked();
    let there = &view.continents[continent].chosen_by;
    if open {
        t!("rawsiko-continent-open")
    } else if view.me.is_some_and(|me| there.contains(&me)) {
        t!("rawsiko-continent-own")
    } else if there.len() > 1 {
        t!("rawsiko-continent-full")
    } else if untouched.iter().any(|it| view.continents[it].chosen_by.is_empty()) {
        t!("rawsiko-continent-later")
    } else {
        String::new()
    }
}
