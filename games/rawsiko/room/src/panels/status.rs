use game::Seat;
use leptos::prelude::*;
use rawsiko::{Phase, View};
use text::t;
use web::{art, frame};

use super::super::{
    desk::{Desk, Sheet},
    signs::{Sign, sign},
    words::phase,
};

/// Where the match stands: turn, phase, and the next investment of each seat.
pub fn status(desk: Desk) -> AnyView {
    let now = Memo::new(move |_| {
        desk.view.with(|view| {
            let count = (view.turn > 0).then(|| view.counter());
            (count, view.setup.stranglehold, phase(view))
        })
    });
    let turn = move || {
        let (count, crossed, phase) = now.get();
        let count = match count {
            None => t!("rawsiko-turn-none"),
            Some((turn, turns)) => t!("rawsiko-turn", turn = turn, turns = turns),
        };
        let tip = if crossed { t!("rawsiko-hourglass-crossed") } else { t!("rawsiko-hourglass") };
        view! {
            <div class="turns" data-tip=tip data-test="hourglass" class:crossed=crossed>
                {sign(if crossed { Sign::Crossed } else { Sign::Hourglass })}
                <span><strong>{count}</strong><span class="phase">{phase}</span></span>
            </div>
        }
    };
    let seats = desk.seating.with_value(|seating| seating.seats().collect::<Vec<_>>());
    let rows = seats.into_iter().map(|it| seat(desk, it)).collect_view();
    view! {
        <section class="raw-status" aria-label=t!("rawsiko-status") data-test="status"
            class:open=move || desk.sheet.get() == Sheet::Seats>
            {turn}
            <ul class="seats">{rows}</ul>
            <button class="icon" data-tip=t!("rawsiko-info") aria-label=t!("rawsiko-info") data-test="info"
                aria-keyshortcuts="i" on:click=move |_| desk.info_open.set(true)>
                {sign(Sign::Information)}
            </button>
        </section>
    }
    .into_any()
}

#[derive(Clone, PartialEq)]
struct Row {
    asked: bool,
    out: bool,
    /// None on the last turn, after which nobody invests.
    investment: Option<u8>,
    materials: u8,
    territories: u8,
    assets: u8,
    to_place: u8,
    claims: u8,
}

fn row(view: &View, seat: Seat) -> Row {
    let it = &view.seats[seat.index()];
    let asked = match view.phase {
        Phase::Invest => it.to_place > 0,
        Phase::Continent(asked)
        | Phase::Assign(asked)
        | Phase::Place(asked)
        | Phase::Act(asked)
        | Phase::Trade(asked)
        | Phase::Deal(asked)
        | Phase::Pick { seat: asked, .. }
        | Phase::Clash { seat: asked, .. } => asked == seat,
        Phase::First | Phase::Over => false,
    };
    Row {
        asked,
        out: it.eliminated.is_some(),
        investment: (view.turn < view.turns).then_some(it.investment),
        materials: it.materials.len(),
        territories: it.territories,
        assets: it.assets,
        to_place: it.to_place,
        claims: if view.setup.china { it.claims } else { 0 },
    }
}

fn seat(desk: Desk, seat: Seat) -> AnyView {
    let row = Memo::new(move |_| desk.view.with(|view| row(view, seat)));
    let seating = desk.seating();
    let sitter = seating.at(seat);
    let name = seating.name(seat);
    let label = {
        let name = name.clone();
        move || {
            let it = row.get();
            if it.out {
                return t!("rawsiko-seat-out", name = name.clone());
            }
            let said = if let Some(investment) = it.investment {
                t!(
                    "rawsiko-seat",
                    name = name.clone(),
                    investment = investment,
                    materials = it.materials,
                    territories = it.territories,
                    assets = it.assets
                )
            } else {
                t!(
                    "rawsiko-seat-last",
                    name = name.clone(),
                    materials = it.materials,
                    territories = it.territories,
                    assets = it.assets
                )
            };
            if it.to_place == 0 {
                return said;
            }
            format!("{said}, {}", t!("rawsiko-seat-places", count = it.to_place))
        }
    };
    let tip = label.clone();
    view! {
        <li class=format!("seat {}", seating.class(seat)) class:asked=move || row.get().asked class:out=move || row.get().out
            data-seat=seat.number() data-tip=tip data-test=format!("seat-{seat}")>
            <span class="face" aria-hidden="true">{frame::face(&seating, seat)}</span>
            <span class="letter" aria-hidden="true">{art::swatch(sitter.colour)}</span>
            <span class="current" aria-hidden="true" hidden=move || !row.get().asked>{sign(Sign::Current)}</span>
            <span class="unseen-text">{label}</span>
            <span class="name" aria-hidden="true">{name}</span>
            <span class="counts" aria-hidden="true">
                <span class="investment" hidden=move || row.get().investment.is_none()>
                    {sign(Sign::Investment)} {move || row.get().investment.map(|it| format!("+{it}"))}
                </span>
                <span class="materials">{sign(Sign::Materials)} {move || row.get().materials}</span>
                <span class="lands">{sign(Sign::Occupation)} {move || row.get().territories}</span>
                <span class="waiting" hidden=move || row.get().to_place == 0>
                    <i></i> {move || row.get().to_place}
                </span>
                <span class="claims" hidden=move || row.get().claims == 0>
                    {sign(Sign::China)} {move || row.get().claims}
                </span>
            </span>
        </li>
    }
    .into_any()
}
