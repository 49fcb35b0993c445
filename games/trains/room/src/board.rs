//! The board: the evening, everybody's train, and the yard between them.

use game::Seat;
use leptos::prelude::*;
use text::t;
use trains::{Action, News, Trains, Use};
use web::{room::At, settings::settings};

use super::{
    drag,
    flight::Flight,
    locomotive::evening,
    siding::{Pick, Siding},
    train::{focus_on, train},
    yard::{hand, yard},
};

/// The board.
pub fn board(at: &At<Trains>) -> AnyView {
    let flight = Flight::new(settings());
    let siding = Siding::new(at, flight);
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
    // A moment for whoever has won, before the result comes. The log says it to those who listen.
    let cheer = move || {
        let won = news.with(|news| {
            news.iter().find_map(|(_, news)| match news {
                News::Placed { seat, won: true, .. }
                | News::Used { seat, won: true, .. }
                | News::Refilled { seat, won: true, .. } => Some(*seat),
                _ => None,
            })
        });
        won.map(|seat| {
            let (name, you) = (siding.name(seat), siding.seating.with_value(|it| it.you(seat)));
            let said = t!("trains-news-won", name = name, you = you);
            view! { <p class="cheer" aria-hidden="true">{said}</p> }
        })
    };
    view! {
        <div class=format!("siding seats-{seats}") node_ref=flight.board
            class:choosing=move || siding.pick.get().is_some()
            class:removing=move || matches!(siding.aim.get(), Some(Action::Use(Use::Remove(_))))
            on:click=move |_| {
                siding.cancel();
            }
            on:pointerdown:capture=move |event| {
                siding.finger.set(event.pointer_type() == "touch");
                flight.finish();
            }>
            {evening()}
            <div class="stage">
                {yard(siding)}
                {hand(siding)}
                {trains.collect_view()}
            </div>
            {cheer}
            <div class="flights" aria-hidden="true" node_ref=flight.layer></div>
        </div>
    }
    .into_any()
}
