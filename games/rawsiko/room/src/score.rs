//! The final table: points, applications, materials and territories, and how they came about.

use game::Seat;
use leptos::prelude::*;
use rawsiko::{Goal, Named as _, SeatView, View};
use text::{Seating, t};
use web::art;

use super::{
    signs::{Sign, sign},
    words::in_language,
};

/// Everything that counts, the best first.
pub fn score(view: &View, seating: &Seating) -> AnyView {
    let mut seats: Vec<(Seat, &SeatView)> = seating.seats().zip(view.seats.iter()).collect();
    // Survivors by what counts, then the eliminated, who stayed longest first.
    seats.sort_by_key(|(_, it)| match it.eliminated {
        None => (0, std::cmp::Reverse(it.score.unwrap_or_default()), 0),
        Some(order) => (1, std::cmp::Reverse(rawsiko::Score::default()), u8::MAX - order.get()),
    });
    let rows: Vec<AnyView> = seats.iter().map(|(seat, it)| row(*seat, it, seating)).collect();
    let cards: Vec<AnyView> = seats.iter().map(|(seat, it)| card(*seat, it, seating)).collect();
    view! {
        <table class="raw-score" data-test="score">
            <thead>
                <tr>
                    <th scope="col">{t!("rawsiko-score-seat")}</th>
                    <th scope="col" class="number">{t!("rawsiko-score-points")}</th>
                    <th scope="col" class="number" data-tip=t!("rawsiko-score-applications")>
                        {sign(Sign::Objectives)}<span class="word">{t!("rawsiko-score-applications")}</span>
                    </th>
                    <th scope="col" class="number" data-tip=t!("rawsiko-score-materials")>
                        {sign(Sign::Materials)}<span class="word">{t!("rawsiko-score-materials")}</span>
                    </th>
                    <th scope="col" class="number" data-tip=t!("rawsiko-score-territories")>
                        {sign(Sign::Occupation)}<span class="word">{t!("rawsiko-score-territories")}</span>
                    </th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <div class="raw-cards">{cards}</div>
    }
    .into_any()
}

fn who(seat: Seat, seating: &Seating) -> AnyView {
    view! {
        <span class=format!("who {}", seating.class(seat))>
            {art::swatch(seating.at(seat).colour)} <span>{seating.name(seat)}</span>
        </span>
    }
    .into_any()
}

fn row(seat: Seat, it: &SeatView, seating: &Seating) -> AnyView {
    let score = it.score.unwrap_or_default();
    let out = it.eliminated.map(|_| view! { <span class="quiet">{t!("rawsiko-score-out")}</span> });
    let claimed = it.claimed.len();
    let claimed = (claimed > 0)
        .then(|| view! { <small>{t!("rawsiko-score-claimed", count = claimed)}</small> });
    view! {
        <tr data-test=format!("score-{seat}") class:out=it.eliminated.is_some()>
            <th scope="row">{who(seat, seating)} {out}</th>
            <td class="number points"><strong>{score.points}</strong></td>
            <td class="number">{score.applications}</td>
            <td class="number">{score.materials} {claimed}</td>
            <td class="number">{score.territories}</td>
        </tr>
    }
    .into_any()
}

/// The objective card of a seat, with what it had and what it lacked.
fn card(seat: Seat, it: &SeatView, seating: &Seating) -> AnyView {
    let goals: Vec<AnyView> = it.goals.iter().map(|goal| line(goal, it)).collect();
    view! {
        <section class=seating.class(seat)>
            <h3>{who(seat, seating)}</h3>
            <ul>{goals}</ul>
        </section>
    }
    .into_any()
}

fn line(goal: &Goal, it: &SeatView) -> AnyView {
    let done = goal.missing.is_empty();
    let chips: Vec<_> = goal
        .materials
        .iter()
        .map(|material| {
            let missing = goal.missing.contains(material);
            let name = in_language(material.name());
            let label = if missing {
                t!("rawsiko-chip-missing", name = name)
            } else if it.claimed.contains(material) {
                t!("rawsiko-chip-claimed", name = name)
            } else {
                t!("rawsiko-chip-held", name = name)
            };
            let class = if missing { "chip missing" } else { "chip held" };
            view! { <span class=class role="img" aria-label=label.clone() data-tip=label>{material.id()}</span> }
        })
        .collect();
    view! {
        <li class:done=done>
            <span class="points">{goal.points}</span>
            <span class="what">{in_language(goal.application.name())}</span>
            <span class="needs">{chips}</span>
        </li>
    }
    .into_any()
}
