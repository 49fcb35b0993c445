//! What a territory or a continent is good for now, why nothing can be done with it, and by which rule.

use leptos::prelude::*;
use rawsiko::{Continent, Phase, Territory, View};
use text::t;

use super::{
    desk::Desk,
    words::{in_language, name, names, spoken},
};

/// What can be done, or why it cannot.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// In words.
    pub said: String,
    /// The rule because of which it cannot be done; none if it can.
    pub rule: Option<&'static str>,
}

fn can(said: String) -> Reason {
    Reason { said, rule: None }
}

fn cannot(said: String, rule: &'static str) -> Reason {
    Reason { said, rule: Some(rule) }
}

/// A territory in a few words: what it bears, and what can or cannot be done there.
pub fn about(desk: Desk, territory: Territory) -> String {
    let about = format!("{}: {}.", name(territory), names(territory.materials()));
    match reason(desk, territory) {
        Some(reason) => format!("{about} {}", reason.said),
        None => about,
    }
}

/// What can or cannot be done with a territory; none where nobody is asked.
pub fn reason(desk: Desk, territory: Territory) -> Option<Reason> {
    let view = desk.view.get_untracked();
    let offers = desk.offers.get_untracked();
    let asked = !offers.continents.is_empty()
        || !offers.picks.is_empty()
        || !offers.places.is_empty()
        || !offers.ways.is_empty()
        || offers.done;
    if !asked {
        return None;
    }
    match view.phase {
        Phase::Continent(_) => of_continent(desk, territory.continent()),
        Phase::Pick { continent, left, .. } if !offers.picks.contains(territory) => {
            Some(why_not_picked(&view, territory, continent, left))
        }
        Phase::Place(_) if !offers.places.contains(territory) => {
            Some(cannot(t!("rawsiko-not-yours"), "3.9"))
        }
        Phase::Invest if !offers.places.contains(territory) => {
            Some(cannot(t!("rawsiko-not-yours"), "4.3"))
        }
        Phase::Act(_) => Some(why_not_moved(desk, &view, territory)),
        _ => None,
    }
}

fn why_not_picked(view: &View, territory: Territory, continent: Continent, left: u8) -> Reason {
    let owner = view.territories[territory].owner;
    if territory.continent() != continent {
        cannot(t!("rawsiko-not-in", name = in_language(continent.name())), "3.3")
    } else if owner.is_some() && owner == view.me {
        cannot(t!("rawsiko-already-yours"), "3.7")
    } else if owner.is_some() {
        cannot(t!("rawsiko-not-free"), "3.6")
    } else {
        cannot(t!("rawsiko-apart", count = left), "3.6")
    }
}

fn why_not_moved(desk: Desk, view: &View, territory: Territory) -> Reason {
    let offers = desk.offers.get_untracked();
    let there = view.territories[territory];
    if let Some(from) = desk.from.get_untracked() {
        return match offers.most(from, territory) {
            _ if from == territory => can(t!("rawsiko-chosen")),
            Some((_, true)) => can(t!("rawsiko-can-attack", count = there.assets)),
            Some((_, false)) if there.owner.is_some() => can(t!("rawsiko-can-join")),
            Some((_, false)) => can(t!("rawsiko-can-take")),
            None => cannot(t!("rawsiko-not-linked", name = spoken(from)), "5.1"),
        };
    }
    if there.owner != view.me {
        cannot(t!("rawsiko-choose-own"), "5.1")
    } else if offers.sources().contains(territory) {
        can(t!("rawsiko-can-act", count = there.ready))
    } else if there.ready > 0 && view.setup.garrison {
        cannot(t!("rawsiko-garrison-stays"), "5.6")
    } else {
        cannot(t!("rawsiko-all-moved"), "5.2")
    }
}

/// Why a continent can or cannot be chosen.
pub fn of_continent(desk: Desk, continent: Continent) -> Option<Reason> {
    let (open, untouched) =
        desk.offers.with_untracked(|it| (it.continents.contains(continent), it.continents));
    let view = desk.view.get_untracked();
    let there = &view.continents[continent].chosen_by;
    let why = if open {
        return Some(can(t!("rawsiko-continent-open")));
    } else if view.me.is_some_and(|me| there.contains(&me)) {
        t!("rawsiko-continent-own")
    } else if there.len() > 1 {
        t!("rawsiko-continent-full")
    } else if untouched.iter().any(|it| view.continents[it].chosen_by.is_empty()) {
        t!("rawsiko-continent-later")
    } else {
        return None;
    };
    Some(cannot(why, "3.5"))
}
