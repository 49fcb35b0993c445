//! What would move where.

use leptos::prelude::*;
use trains::{Action, Use};

use super::siding::Siding;

/// Over the front train: what would move where, 700 by 34, a hundred for each place.
pub fn arrows(siding: Siding) -> AnyView {
    let middle = |place: usize| f64::from(u8::try_from(place).unwrap_or(0)) * 100.0 + 50.0;
    let arc = move |from: usize, to: usize, both: bool| {
        let (a, b) = (middle(from), middle(to));
        let tip = |x: f64| format!("M{} 18L{x} 31 {} 18", x - 12.0, x + 12.0);
        let back = if both { tip(a) } else { String::new() };
        format!("M{a} 29C{a} -6 {b} -6 {b} 29{}{back}", tip(b))
    };
    let path = move || match siding.aim.get()? {
        // What comes or leaves is seen to come or leave.
        Action::Draw
        | Action::Keep(..)
        | Action::Place(_)
        | Action::Use(Use::Protect(_) | Use::Remove(_)) => None,
        Action::Use(Use::SwapNeighbours(it)) => Some(arc(it.index(), it.index() + 1, true)),
        Action::Use(Use::SwapOverOne(it)) => Some(arc(it.index(), it.index() + 2, true)),
        Action::Use(Use::TwoRight(it)) => Some(arc(it.index(), it.index() + 2, false)),
        Action::Use(Use::TwoLeft(it)) => Some(arc(it.index(), it.index() - 2, false)),
    };
    view! {
        <svg class="arrows" viewBox="0 0 700 34" aria-hidden="true">
            <path class="arrow-edge" d=path/>
            <path class="arrow" d=path/>
        </svg>
    }
    .into_any()
}
