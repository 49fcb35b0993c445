//! The end: everybody's train as it stands, the winner's first.

use game::Seat;
use leptos::prelude::*;
use text::{Seating, t};
use trains::{SeatView, Spot, TRAIN, View};
use web::frame::name_tag;

use super::{
    locomotive::{coupling, lamp, locomotive},
    siding::{coupled, fitting, winner},
    wagon::{padlock, wagon},
    words,
};

/// The final trains.
pub fn score(view: &View, seating: &Seating) -> AnyView {
    let won = winner(view);
    let mut seats: Vec<Seat> = seating.seats().collect();
    seats.sort_by_key(|&seat| {
        let standing = view.seats.get(seat.index()).map_or(0, |seat| trains::in_order(&seat.train));
        (won != Some(seat), TRAIN - standing)
    });
    let trains = seats.into_iter().filter_map(|seat| {
        let stand = view.seats.get(seat.index())?;
        Some(one(seat, stand, won == Some(seat), seating))
    });
    view! { <ul class="final-trains">{trains.collect_view()}</ul> }.into_any()
}

fn one(seat: Seat, stand: &SeatView, won: bool, seating: &Seating) -> AnyView {
    let (fits, links) = (fitting(stand.train), coupled(stand.train));
    let count = fits.iter().filter(|fits| **fits).count();
    let sitter = seating.at(seat);
    let places = (0..TRAIN).map(|at| {
        let locked = Spot::ALL
            .into_iter()
            .any(|spot| spot.place().index() == at && stand.locks[spot as usize].is_some());
        view! {
            <li class="place">
                {(at > 0).then(|| view! {
                    <span class="coupling" class:coupled=links[at]>{coupling()}</span>
                })}
                <div class="stands"><div class="wagon">{stand.train[at].map(wagon)}</div></div>
                {locked.then(|| view! { <span class="lock"><span class="hangs">{padlock()}</span></span> })}
                <span class="lamp" class:fits=fits[at] class:misfits=!fits[at]>{lamp()}</span>
                <span class="spoken">{words::place(stand, fits[at], at)}</span>
            </li>
        }
    });
    view! {
        <li class=format!("train small {}", seating.class(seat)) class:won=won>
            <div class="plate">
                {name_tag(seating, seat)}
                <span class="count">{t!("trains-count", count = count)}</span>
            </div>
            <div class="rails">
                <div class="locomotive">{locomotive(sitter.colour, sitter.letter())}</div>
                <ol class="wagons">{places.collect_view()}</ol>
            </div>
        </li>
    }
    .into_any()
}
