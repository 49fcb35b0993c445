//! Why something cannot be done in the siding, and by which rule.

use game::Seat;
use leptos::prelude::*;
use text::t;
use trains::{Ability, Action, Phase, Spot};
use web::frame::Because;

use super::{
    siding::{Pick, Siding},
    words,
};

/// Why nothing happens at a place of a train, counted from 0.
pub fn of_place(siding: Siding, seat: Seat, at: usize) -> Because {
    if let Some(reason) = of_turn(siding) {
        return reason;
    }
    if siding.front.get_untracked() != seat {
        return (t!("trains-why-other"), "4.3");
    }
    match siding.pick.get_untracked() {
        None if choosing(siding) => (t!("trains-why-keep"), "2.5"),
        None => (t!("trains-why-first"), "4.1"),
        Some(Pick::Hand(_)) => (t!("trains-why-other"), "4.3"),
        Some(Pick::Row(Ability::Protect)) if locked(siding, seat, at) => {
            (t!("trains-why-locked"), "5.10")
        }
        Some(Pick::Row(ability)) => {
            (t!(format!("trains-{}-about", words::key(ability))), rule_of(ability))
        }
    }
}

/// Why a card of the row cannot be used.
pub fn of_row(siding: Siding, ability: Ability) -> Because {
    of_turn(siding).unwrap_or_else(|| {
        if choosing(siding) {
            (t!("trains-why-keep"), "2.5")
        } else if placing(siding) {
            (t!("trains-why-place"), "4.1")
        } else if ability == Ability::Protect {
            (t!("trains-why-useless"), "5.10")
        } else {
            (t!("trains-why-useless"), "4.5")
        }
    })
}

/// Why no card can be drawn.
pub fn of_draw(siding: Siding) -> Because {
    of_turn(siding).unwrap_or_else(|| {
        if choosing(siding) {
            (t!("trains-why-keep"), "2.5")
        } else {
            (t!("trains-why-place"), "4.1")
        }
    })
}

fn of_turn(siding: Siding) -> Option<Because> {
    let waits = siding.actions.with_untracked(|actions| actions.is_empty());
    waits.then(|| (t!("why-turn"), "2.2"))
}

fn choosing(siding: Siding) -> bool {
    siding.view.with_untracked(|view| matches!(view.phase, Phase::Keep(_)))
}

fn placing(siding: Siding) -> bool {
    siding.actions.with_untracked(|it| matches!(it.first(), Some(Action::Place(_))))
}

fn locked(siding: Siding, seat: Seat, at: usize) -> bool {
    let spot = Spot::ALL.into_iter().find(|spot| spot.place().index() == at);
    siding.view.with_untracked(|view| {
        spot.is_some_and(|spot| view.seats[seat.index()].locks[spot as usize].is_some())
    })
}

fn rule_of(ability: Ability) -> &'static str {
    match ability {
        Ability::SwapNeighbours => "5.1",
        Ability::SwapOverOne => "5.2",
        Ability::TwoRight => "5.3",
        Ability::TwoLeft => "5.4",
        Ability::RemoveLeft | Ability::RemoveMiddle | Ability::RemoveRight => "5.5",
        Ability::Protect => "5.9",
    }
}
