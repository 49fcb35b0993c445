//! The board: the evening, everybody's train, and the yard between them.

use game::Seat;
use leptos::prelude::*;
use trains::{Action, Trains, Use};

use super::{
    drag,
    flight::Flight,
    locomotive::evening,
    siding::{Pick, Siding},
    train::{focus_on, train},
    yard::{hand, yard},
};
use crate::{rooms::At, settings::settings};

/// The board.
pub fn board(at: At<Trains>) -> AnyView {
    let flight = Flight::new(settings());
    let siding = Siding::new(&at, flight);
    let (news, view) = (at.news, siding.view);
    Effect::new(move |before: Option<()>| {
        view.track();
        let news = news.get();
        if before.is_some() {
            flight.tell(news.iter().map(|(_, news)| news.clone()).collect());
        }
    });
    let seats = at.seating.0.len();
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            drag::stop(siding);
            match siding.cancel() {
                Some(Pick::Row(ability)) => {
                    focus_on(format!(".siding [data-berth=\"{ability:?}\"] button"));
                }
                Some(Pick::Hand(card)) => {
                    focus_on(format!(".siding [data-test=\"hand-{card}\"]"));
                }
                None => {}
            }
        }
        flight.finish();
    });
    on_cleanup(move || keys.remove());
    let trains = (0..u8::try_from(seats).unwrap_or(0)).map(|seat| train(siding, Seat::new(seat)));
    view! {
        <div class=format!("siding seats-{seats}") node_ref=flight.board
            class:choosing=move || siding.pick.get().is_some()
            class:removing=move || matches!(siding.aim.get(), Some(Action::Use(Use::Remove(_))))
            on:click=move |_| {
                siding.cancel();
            }
            on:pointerdown:capture=move |_| flight.finish()>
            {evening()}
            <div class="stage">
                {yard(siding)}
                {hand(siding)}
                {trains.collect_view()}
                {arrows(siding)}
            </div>
            <div class="flights" aria-hidden="true" node_ref=flight.layer></div>
        </div>
    }
    .into_any()
}

/// Over the front train: what would move where, 700 by 50, a hundred for each place.
fn arrows(siding: Siding) -> AnyView {
    let middle = |place: usize| f64::from(u8::try_from(place).unwrap_or(0)) * 100.0 + 50.0;
    let arc = move |from: usize, to: usize, both: bool| {
        let (a, b) = (middle(from), middle(to));
        let tip = |x: f64| format!("M{} 32L{x} 46 {} 32", x - 12.0, x + 12.0);
        let back = if both { tip(a) } else { String::new() };
        format!("M{a} 44C{a} -6 {b} -6 {b} 44{}{back}", tip(b))
    };
    let path = move || match siding.aim.get()? {
        Action::Draw | Action::Use(Use::Protect(_)) => None,
        Action::Keep(_, place) | Action::Place(place) => {
            let x = middle(place.index());
            Some(format!("M{x} 4V46M{} 32L{x} 46 {} 32", x - 12.0, x + 12.0))
        }
        Action::Use(Use::SwapNeighbours(it)) => Some(arc(it.index(), it.index() + 1, true)),
        Action::Use(Use::SwapOverOne(it)) => Some(arc(it.index(), it.index() + 2, true)),
        Action::Use(Use::TwoRight(it)) => Some(arc(it.index(), it.index() + 2, false)),
        Action::Use(Use::TwoLeft(it)) => Some(arc(it.index(), it.index() - 2, false)),
        Action::Use(Use::Remove(spot)) => {
            let x = middle(spot.place().index());
            Some(format!("M{x} 46V6M{} 20L{x} 6 {} 20", x - 12.0, x + 12.0))
        }
    };
    view! {
        <svg class="arrows" viewBox="0 0 700 50" aria-hidden="true">
            <path class="arrow-edge" d=path/>
            <path class="arrow" d=path/>
        </svg>
    }
    .into_any()
}
