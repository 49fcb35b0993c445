//! What only the page says about trains.

use text::t;
use trains::{SeatView, Spot, View};
pub use trains_kit::words::*;

use super::siding::Pick;

/// What to choose for a card that is picked, with a finger or otherwise.
pub fn choose(pick: Pick, view: &View, finger: bool) -> String {
    let finger = if finger { "yes" } else { "no" };
    match pick {
        Pick::Row(ability) => t!(format!("trains-{}-choose", key(ability)), finger = finger),
        Pick::Hand(card) => {
            let one = view.hand.first().filter(|_| view.hand.len() == 1);
            t!("trains-hand-choose", card = one.unwrap_or(&card).number())
        }
    }
}

/// What stands at a place, counted from 0.
pub fn place(seat: &SeatView, fits: bool, at: usize) -> String {
    let Some(card) = seat.train[at] else { return t!("trains-slot-gap", place = at + 1) };
    let name = t!(format!("trains-{}", key(card.ability())));
    let stands = t!("trains-slot", place = at + 1, card = card.number(), name = name);
    let order = if fits { t!("trains-slot-fits") } else { t!("trains-slot-misfits") };
    let lock = if locked(seat, at) { t!("trains-slot-locked") } else { String::new() };
    [stands, order, lock].into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", ")
}

/// What a wagon is, and what it can do once it lies in the row.
pub fn about(seat: &SeatView, at: usize) -> String {
    let Some(card) = seat.train[at] else { return t!("trains-gap-about") };
    let ability = key(card.ability());
    let what = t!(
        "trains-wagon-about",
        card = card.number(),
        load = t!(format!("trains-{ability}-load")),
        name = t!(format!("trains-{ability}"))
    );
    let spot = Spot::ALL.into_iter().any(|spot| spot.place().index() == at);
    let more = match (locked(seat, at), spot) {
        (true, _) => t!("trains-lock-about"),
        (false, true) => t!("trains-spot-about"),
        (false, false) => String::new(),
    };
    sentences([what, more])
}

fn locked(seat: &SeatView, at: usize) -> bool {
    Spot::ALL
        .into_iter()
        .any(|spot| spot.place().index() == at && seat.locks[spot as usize].is_some())
}
