//! Dragging: a card of the row or the hand onto a wagon, or a wagon along its train.

use game::Seat;
use leptos::prelude::*;
use trains::{Action, Use};
use wasm_bindgen::JsCast as _;
use web::browser;
use web_sys::{Element, MouseEvent, PointerEvent};

use super::siding::{Dragged, Pick, Siding};

/// How far a pointer moves before it drags, in pixels.
const SLACK: f64 = 6.0;

/// What a pointer holds since it went down.
#[derive(Clone, Copy, PartialEq)]
enum Held {
    Card(Pick),
    /// A wagon of the front train, by its place from 0.
    Wagon(usize),
    /// Nothing: a finger feels for a target. What it would do is seen from then on. This was seen
    /// already when the finger came down; there it does it.
    Feeling(Option<Action>),
}

#[derive(Clone, Copy)]
struct Grip {
    held: Held,
    from: (f64, f64),
    /// Whether it has moved far enough.
    drags: bool,
}

thread_local! {
    // There is one pointer that drags, whatever is built anew around it.
    static GRIP: std::cell::Cell<Option<Grip>> = const { std::cell::Cell::new(None) };
    static DRAGGED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// A pointer goes down on a card.
pub fn card_down(what: Pick, event: &PointerEvent) {
    grip(Held::Card(what), event);
}

/// A pointer with a card moves.
pub fn card_moves(siding: Siding, event: &PointerEvent) {
    let Some(grip @ Grip { held: Held::Card(what), .. }) = GRIP.get() else { return };
    let by = (f64::from(event.client_x()) - grip.from.0, f64::from(event.client_y()) - grip.from.1);
    if !grip.drags {
        if by.0.hypot(by.1) < SLACK {
            return;
        }
        GRIP.set(Some(Grip { drags: true, ..grip }));
        siding.take(what);
    }
    siding.dragged.set(Some(Dragged { what, by }));
    siding.point(aimed_at(event));
}

/// A pointer with a card goes up.
pub fn card_up(siding: Siding, event: &PointerEvent) {
    let drags = GRIP.get().is_some_and(|grip| grip.drags);
    if !drags {
        GRIP.set(None);
        return;
    }
    let chosen = aimed_at(event);
    forget_click();
    // The card stays under the pointer until the board has noted where it was let go.
    if let Some(action) = chosen {
        siding.act(action);
        stop(siding);
    } else {
        stop(siding);
        siding.cancel();
    }
}

/// A pointer goes down on a wagon of the front train.
pub fn wagon_down(siding: Siding, seat: Seat, place: usize, event: &PointerEvent) {
    let idle = siding.actions.with_untracked(|actions| actions.is_empty());
    if siding.front.get_untracked() != seat || idle {
        return;
    }
    if event.pointer_type() == "touch" && !siding.targets.with_untracked(Vec::is_empty) {
        grip(Held::Feeling(untrack(|| siding.ready())), event);
        siding.show(aimed_at(event));
    } else {
        let shifted = event
            .current_target()
            .and_then(|it| it.dyn_into::<Element>().ok())
            .map_or(0, |slot| wagon_at(&slot, event, place));
        grip(Held::Wagon(shifted), event);
    }
}

/// A pointer with a wagon moves.
pub fn wagon_moves(siding: Siding, event: &PointerEvent) {
    let Some(grip) = GRIP.get() else { return };
    let from = match grip.held {
        Held::Wagon(from) => from,
        Held::Feeling(_) => {
            siding.show(aimed_at(event));
            return;
        }
        Held::Card(_) => return,
    };
    let far = f64::from(event.client_x()) - grip.from.0;
    if !grip.drags && far.abs() < SLACK * 2.0 {
        return;
    }
    GRIP.set(Some(Grip { drags: true, ..grip }));
    siding.point(carried(siding, from, event));
}

/// A pointer with a wagon goes up.
pub fn wagon_up(siding: Siding, event: &PointerEvent) {
    let chosen = match GRIP.take() {
        Some(Grip { held: Held::Wagon(from), drags: true, .. }) => carried(siding, from, event),
        Some(Grip { held: Held::Feeling(before), .. }) => {
            let chosen = aimed_at(event);
            if chosen.is_none() || chosen != before {
                forget_click();
                siding.show(chosen);
                return;
            }
            chosen
        }
        _ => return,
    };
    forget_click();
    match chosen {
        Some(action) => siding.act(action),
        None => siding.point(None),
    }
}

/// Nothing is dragged any more.
pub fn stop(siding: Siding) {
    GRIP.set(None);
    siding.dragged.set(None);
}

/// Whether the click that comes now is the end of a drag.
pub fn was_drag() -> bool {
    DRAGGED.replace(false)
}

/// The click that a browser makes of the end of a drag means nothing.
fn forget_click() {
    DRAGGED.set(true);
    // Where it makes none, the next real one must count.
    browser::spawn(async {
        browser::wait(30).await;
        DRAGGED.set(false);
    });
}

fn grip(held: Held, event: &PointerEvent) {
    if event.button() != 0 || !event.is_primary() {
        return;
    }
    let target = event.current_target().and_then(|it| it.dyn_into::<Element>().ok());
    if let Some(element) = target {
        element.set_pointer_capture(event.pointer_id()).ok();
    }
    let from = (f64::from(event.client_x()), f64::from(event.client_y()));
    GRIP.set(Some(Grip { held, from, drags: false }));
}

/// What lies under the pointer and is such a thing.
fn under(event: &MouseEvent, selector: &str) -> Option<Element> {
    #[expect(clippy::cast_precision_loss, reason = "pixels of a screen")]
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    browser::document().element_from_point(x, y)?.closest(selector).ok().flatten()
}

/// What a click there would do.
pub fn aimed_at(event: &MouseEvent) -> Option<Action> {
    let place = under(event, ".siding .aim, .siding .slot.target")?;
    place.get_attribute("data-action")?.parse().ok()
}

/// The place over which the pointer is. A slot may lie beside its place, but wagons do not.
fn wagon_at(slot: &Element, event: &PointerEvent, place: usize) -> usize {
    let Some(list) = slot.closest(".wagons").ok().flatten() else { return place };
    let all = list.get_bounding_client_rect();
    let along = (f64::from(event.client_x()) - all.left()) / (all.width() / 7.0).max(1.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 6")]
    let at = along.clamp(0.0, 6.99) as usize;
    at
}

/// What carrying the wagon at this place to where the pointer is means, if exactly one card of the
/// row, or the one that is picked, can do it.
fn carried(siding: Siding, from: usize, event: &PointerEvent) -> Option<Action> {
    let slot = event.current_target()?.dyn_into::<Element>().ok()?;
    let to = wagon_at(&slot, event, from);
    let fits = |action: &Action| match *action {
        Action::Use(Use::SwapNeighbours(place)) => pair(place.index(), 1, from, to),
        Action::Use(Use::SwapOverOne(place)) => pair(place.index(), 2, from, to),
        Action::Use(Use::TwoRight(place)) => place.index() == from && to == from + 2,
        Action::Use(Use::TwoLeft(place)) => place.index() == from && to + 2 == from,
        _ => false,
    };
    let found: Vec<Action> = if siding.pick.get_untracked().is_some() {
        siding.targets.with_untracked(|it| it.iter().copied().filter(fits).collect())
    } else {
        siding.actions.with_untracked(|it| it.iter().copied().filter(fits).collect())
    };
    match found.as_slice() {
        [action] => {
            if let Some(pick) = super::siding::belongs(*action) {
                siding.take(pick);
            }
            Some(*action)
        }
        _ => None,
    }
}

fn pair(place: usize, apart: usize, from: usize, to: usize) -> bool {
    (place, place + apart) == (from.min(to), from.max(to))
}
