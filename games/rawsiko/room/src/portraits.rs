//! Beside each continent: who went there, and in Trade with China who is there alone.

use game::Seat;
use leptos::prelude::*;
use rawsiko::{Action, Continent, Named as _, Phase, View};
use text::t;
use web::{art, frame};

use super::{
    desk::{Desk, held},
    drawing::drawing,
    reason::of_continent,
    words::in_language,
};

/// The portraits of all continents.
pub fn portraits(desk: Desk) -> AnyView {
    let all = Continent::ALL.iter().map(|&continent| portrait(desk, continent));
    view! { <g class="portraits">{all.collect_view()}</g> }.into_any()
}

/// Whose portraits stand beside a continent.
#[derive(Clone, Debug, Eq, PartialEq)]
enum Shown {
    /// In Trade with China: who is there alone.
    Alone(Option<Seat>),
    /// Otherwise those who chose it, each with whether they are still there.
    Chosen(Vec<(Seat, bool)>),
}

impl Shown {
    fn of(view: &View, continent: Continent) -> Self {
        let there = &view.continents[continent];
        let trading = matches!(view.phase, Phase::Trade(_))
            || (view.phase == Phase::Over && view.setup.china);
        if trading {
            return Shown::Alone(there.alone);
        }
        // Who has just chosen has no territory there yet.
        let settling = view.turn == 0;
        let stays =
            |seat: Seat| settling || !(held(view, seat) & continent.territories()).is_empty();
        Shown::Chosen(there.chosen_by.iter().map(|&seat| (seat, stays(seat))).collect())
    }

    /// The portraits, each with whether its owner is there.
    fn faces(&self) -> Vec<(Seat, bool)> {
        match self {
            Shown::Alone(seat) => seat.iter().map(|&seat| (seat, true)).collect(),
            Shown::Chosen(seats) => seats.clone(),
        }
    }
}

fn portrait(desk: Desk, continent: Continent) -> AnyView {
    let (x, y) = drawing().portraits(continent);
    let name = in_language(continent.name());
    let open = Memo::new(move |_| desk.offers.with(|it| it.continents.contains(continent)));
    let choosing = Memo::new(move |_| desk.offers.with(|it| !it.continents.is_empty()));
    let shown = Memo::new(move |_| desk.view.with(|view| Shown::of(view, continent)));
    let hinted = Memo::new(
        move |_| matches!(desk.hint.get(), Some(Action::Continent(it)) if it == continent),
    );
    let label = Memo::new(move |_| {
        let shown = shown.get();
        let alone = matches!(shown, Shown::Alone(_));
        let name_of = |(seat, stays): (Seat, bool)| {
            let name = desk.seating.with_value(|seating| seating.name(seat));
            if stays { name } else { t!("rawsiko-continent-gone", name = name) }
        };
        let names: Vec<String> = shown.faces().into_iter().map(name_of).collect();
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
        let seats = shown.get().faces();
        let slots = if seats.is_empty() { 2 } else { seats.len().max(1) };
        let slot = |n: usize| {
            let middle =
                if slots == 1 { 0.0 } else { 30.0f64.mul_add(f64::from(u8::from(n > 0)), -15.0) };
            let seat = seats.get(n).copied();
            let class = seat.map_or_else(
                || "slot empty".to_owned(),
                |(seat, stays)| {
                    let gone = if stays { "" } else { " gone" };
                    desk.seating.with_value(|it| format!("slot {}{gone}", it.class(seat)))
                },
            );
            let drawn = seat.map(|(seat, stays)| {
                desk.seating.with_value(|seating| {
                    let sitter = seating.at(seat);
                    view! {
                        <g transform="translate(-11.5 -11.5) scale(.575)">{frame::face(seating, seat)}</g>
                        <g class="badge" transform="translate(4 3) scale(.5)">{art::swatch(sitter.colour)}</g>
                        {(!stays).then(|| view! { <path class="away" d="M-10 10L10 -10"/> })}
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
                // A figure of the rulebook numbers the parts of the screen.
                {(continent == Continent::Africa).then(|| view! {
                    <g class="part-number" transform="translate(-40 0)"><circle r="13"/><text y="5.5" text-anchor="middle">"5"</text></g>
                })}
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

#[cfg(test)]
mod tests {
    use game::{Event, Game as _, Observer, Play as _, Seeded};
    use rawsiko::{Rawsiko, Setup};

    use super::*;

    #[test]
    fn a_portrait_says_who_is_still_there() {
        let (mut gone, mut alone, mut out) = (0, 0, 0);
        for seed in 0..40 {
            let setup = Setup { turns: 8, china: seed % 2 == 0, ..Setup::new(5) };
            let (mut rng, mut scratch) = (Seeded::new(seed), Vec::new());
            let mut state = Rawsiko::start(&setup).unwrap();
            while let Some(event) = state.random(&mut rng, &mut scratch) {
                let event: Event<Rawsiko> = event;
                state.apply(&event);
                let view = state.view(Observer::Public);
                for &continent in Continent::ALL {
                    let there = |seat: Seat| {
                        continent
                            .territories()
                            .iter()
                            .any(|at| view.territories[at].owner == Some(seat))
                    };
                    let shown = Shown::of(&view, continent);
                    for (seat, stays) in shown.faces() {
                        if view.turn > 0 {
                            assert_eq!(
                                stays,
                                there(seat),
                                "{continent}, seat {seat}, match {seed}"
                            );
                        }
                        gone += u32::from(!stays);
                        out += u32::from(!stays && view.seats[seat.index()].eliminated.is_some());
                        alone += u32::from(matches!(shown, Shown::Alone(_)));
                    }
                }
            }
        }
        assert!(gone > 0 && alone > 0 && out > 0, "{gone} gone, {alone} alone, {out} eliminated");
    }
}
