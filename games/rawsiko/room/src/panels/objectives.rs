use leptos::prelude::*;
use rawsiko::{Goal, Named as _, Phase, View};
use text::t;

use super::super::{
    desk::{Desk, Sheet, held, mine},
    material::{Standing, chip},
    nearest::nearest,
    signs::{Sign, sign},
    words::{in_language, joined},
};

/// The objective card of the one who looks. It can be opened to see more.
pub fn objectives(desk: Desk) -> AnyView {
    let goals = Memo::new(move |_| {
        desk.view.with(|view| mine(view).map(|it| it.goals.to_vec()).unwrap_or_default())
    });
    let applications = Memo::new(move |_| {
        goals.with(|goals| goals.iter().map(|goal| goal.application).collect::<Vec<_>>())
    });
    let points = Memo::new(move |_| {
        desk.view.with(|view| mine(view).and_then(|it| it.score).map_or(0, |score| score.points))
    });
    let none = move || {
        desk.view.with(|view| match (view.me, view.phase) {
            (Some(_), _) => t!("rawsiko-objectives-none"),
            (None, Phase::Over) => t!("rawsiko-objectives-shown"),
            (None, _) => t!("rawsiko-objectives-secret"),
        })
    };
    let open = move || desk.sheet.get() == Sheet::Objectives;
    let toggle = move |_| {
        desk.sheet.update(|sheet| {
            *sheet = if *sheet == Sheet::Objectives { Sheet::None } else { Sheet::Objectives };
        });
    };
    let cards = move || {
        let cards = applications.get().into_iter().map(|application| {
            let goal = Memo::new(move |_| {
                goals.with(|goals| goals.iter().find(|it| it.application == application).copied())
            });
            card(desk, goal)
        });
        cards.collect_view()
    };
    view! {
        <section class="raw-objectives" aria-label=t!("rawsiko-objectives") data-test="objectives" class:open=open>
            <header>
                <h2>{sign(Sign::Objectives)} {t!("rawsiko-objectives")}</h2>
                <span class="sum" hidden=move || applications.with(Vec::is_empty)>
                    {move || t!("rawsiko-points-now", points = points.get())}
                </span>
                <button class="plain" data-test="objectives-more" aria-expanded=move || open().to_string()
                    aria-keyshortcuts="o" hidden=move || applications.with(Vec::is_empty) on:click=toggle>
                    {move || if open() { t!("rawsiko-less") } else { t!("rawsiko-details") }}
                </button>
            </header>
            <p class="quiet" hidden=move || !applications.with(Vec::is_empty)>{none}</p>
            <ul class="goals">{cards}</ul>
        </section>
    }
    .into_any()
}

fn card(desk: Desk, goal: Memo<Option<Goal>>) -> AnyView {
    let Some(first) = goal.get_untracked() else { return ().into_any() };
    let application = first.application;
    let done = Memo::new(move |_| goal.get().is_some_and(|goal| goal.missing.is_empty()));
    let chips = first.materials.iter().map(|material| {
        let standing = move || match goal.get() {
            Some(goal) if goal.missing.contains(material) => Standing::Needed,
            _ => Standing::Held,
        };
        let way = move || desk.view.with(|view| way(view, material));
        view! {
            <li>
                {chip(desk, material, standing)}
                <span class="more">{in_language(material.name())}</span>
                <span class="more quiet">{way}</span>
            </li>
        }
    });
    let left = move || {
        let left = goal.get().map_or(0, |goal| goal.missing.len());
        if left == 0 { t!("rawsiko-complete") } else { t!("rawsiko-missing", count = left) }
    };
    view! {
        <li class="goal" class:done=move || done.get() data-application=application.id()
            data-test=format!("goal-{application}")>
            <span class="points" data-tip=t!("rawsiko-points", points = first.points)>{first.points}</span>
            <h3>{in_language(application.name())}</h3>
            <span class="left quiet">{left}</span>
            <ul class="needs">{chips.collect_view()}</ul>
        </li>
    }
    .into_any()
}

/// Whether a material is held, or where the nearest is.
fn way(view: &View, material: rawsiko::Material) -> String {
    let Some(me) = view.me else { return String::new() };
    if view.seats[me.index()].materials.contains(material) {
        return t!("rawsiko-held");
    }
    match nearest(held(view, me), material) {
        Some((steps, near)) => t!(
            "rawsiko-nearest",
            names = joined(near.iter().map(|it| in_language(it.name()).to_owned())),
            steps = steps
        ),
        None => joined(material.territories().iter().map(|it| in_language(it.name()).to_owned())),
    }
}
