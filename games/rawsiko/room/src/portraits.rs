//! Beside each continent: who went there, and in Trade with China who is there alone.

use game::Seat;
use leptos::prelude::*;
use rawsiko::{Action, Continent, Named as _, Phase, View};
use text::t;
use web::{art, frame};

use super::{desk::Desk, drawing::drawing, reason::of_continent, words::in_language};

/// The portraits of all continents.
pub fn portraits(desk: Desk) -> AnyView {
    let all = Continent::ALL.iter().map(|&continent| portrait(desk, continent));
    view! { <g class="portraits">{all.collect_view()}</g> }.into_any()
}

/// Who is shown: those who chose the continent, or at the end who holds it alone.
fn shown(view: &View, continent: Continent) -> (Vec<Seat>, bool) {
    let there = &view.continents[continent];
    let trading =
        matches!(view.phase, Phase::Trade(_)) || (view.phase == Phase::Over && view.setup.china);
    if trading {
        (there.alone.into_iter().collect(), true)
    } else {
        (there.chosen_by.iter().copied().collect(), false)
    }
}

fn portrait(desk: Desk, continent: Continent) -> AnyView {
    let (x, y) = drawing().portraits(continent);
    let name = in_language(continent.name());
    let open = Memo::new(move |_| desk.offers.with(|it| it.continents.contains(continent)));
    let choosing = Memo::new(move |_| desk.offers.with(|it| !it.continents.is_empty()));
    let shown = Memo::new(move |_| desk.view.with(|view| shown(view, continent)));
    let hinted = Memo::new(
        move |_| matches!(desk.hint.get(), Some(Action::Continent(it)) if it == continent),
    );
    let label = Memo::new(move |_| {
        let (seats, alone) = shown.get();
        let names: Vec<String> =
            desk.seating.with_value(|seating| seats.iter().map(|&it| seating.name(it)).collect());
        let who = if names.is_empty() {
            t!("rawsiko-continent-nobody", name = name)
        } else if alone {
            t!("rawsiko-continent-alone", name = name, who = names.join(", "))
        } else {
            t!("rawsiko-continent-chosen", name = name, who = names.join(", "))
        };
        match of_continent(desk, continent).filter(|_| choosing.get()) {
            Some(reason) => format!("{who} {}", reason.said),
            None => who,
        }
    });
    let faces = move || {
        let (seats, _) = shown.get();
        let slots = if seats.is_empty() { 2 } else { seats.len().max(1) };
        let slot = |n: usize| {
            let middle =
                if slots == 1 { 0.0 } else { 30.0f64.mul_add(f64::from(u8::from(n > 0)), -15.0) };
            let seat = seats.get(n).copied();
            let class = seat.map_or_else(
                || "slot empty".to_owned(),
                |seat| desk.seating.with_value(|it| format!("slot {}", it.class(seat))),
            );
            let drawn = seat.map(|seat| {
                desk.seating.with_value(|seating| {
                    let sitter = seating.at(seat);
                    view! {
                        <g transform="translate(-11.5 -11.5) scale(.575)">{frame::face(sitter)}</g>
                        <g class="badge" transform="translate(4 3) scale(.5)">{art::swatch(sitter.colour)}</g>
                    }
                })
            });
            view! {
                <g class=class transform=format!("translate({middle} 0)")>
                    <circle class="frame" r="14"/>
                    {drawn}
                </g>
            }
        };
        (0..slots.min(2)).map(slot).collect_view()
    };
    // Where land is near, the name has room above the portraits only.
    let above =
        matches!(continent, Continent::Europe | Continent::NorthAmerica | Continent::SouthAmerica);
    let below = if above { -19.0 } else { 28.0 };
    // Wide enough for the two portraits and for the name.
    let letters = f64::from(u8::try_from(name.chars().count()).unwrap_or(u8::MAX));
    let half = (3.6 * letters + 4.0).max(38.0);
    view! {
        <g class=format!("portrait {continent}") class:open=move || open.get()
            class:shut=move || choosing.get() && !open.get() class:hinted=move || hinted.get()
            data-continent=continent.id() style=format!("transform:translate({x}px,{y}px) scale(var(--beside,1))")>
            <g aria-hidden="true">
                {faces}
                <text class="continent-name" y=below text-anchor="middle">{name}</text>
            </g>
            <rect class="touch" x=-half y=if above { -32.0 } else { -18.0 } width=2.0 * half height="50" rx="12"
                role="button" tabindex="0" data-test=format!("continent-{continent}")
                data-action=move || open.get().then(|| Action::Continent(continent).to_string()) aria-label=move || label.get()
                data-tip=move || label.get()/>
        </g>
    }
    .into_any()
}
