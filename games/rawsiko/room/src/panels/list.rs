use leptos::prelude::*;
use rawsiko::{Action, Continent, Named as _, Territory};
use text::t;
use web::art;

use super::super::{
    desk::{Desk, Sheet},
    map,
    material::Standing,
    words::{in_language, name},
};

/// Everything that can be chosen now, as a list: whoever does not like to choose on a map has it here.
pub fn list(desk: Desk) -> AnyView {
    let open = move || desk.sheet.get() == Sheet::List;
    let title = move || {
        let from = desk.from.get();
        from.map_or_else(|| t!("rawsiko-list-title"), |it| t!("rawsiko-list-back", name = name(it)))
    };
    let rows = move || {
        let offers = desk.offers.get();
        if !offers.continents.is_empty() {
            let all = offers.continents.iter().map(|it| continent(desk, it));
            return all.collect_view().into_any();
        }
        let lands = match desk.from.get() {
            Some(from) => offers.targets(from),
            None => offers.picks | offers.places | offers.sources(),
        };
        if lands.is_empty() {
            return view! { <li class="quiet">{t!("rawsiko-list-none")}</li> }.into_any();
        }
        lands.iter().map(|it| territory(desk, it)).collect_view().into_any()
    };
    let content = move || {
        open().then(|| {
            view! {
                <header>
                    <h2>{title}</h2>
                    <button class="icon" aria-label=t!("rawsiko-close") data-test="list-close"
                        on:click=move |_| desk.sheet.set(Sheet::None)>{art::cross()}</button>
                </header>
                <ul>{rows}</ul>
            }
        })
    };
    view! {
        <section class="raw-list" class:open=open aria-label=t!("rawsiko-list-title") data-test="list">{content}</section>
    }
    .into_any()
}

fn continent(desk: Desk, continent: Continent) -> AnyView {
    let choose = move |_| {
        desk.sheet.set(Sheet::None);
        desk.act(Action::Continent(continent));
    };
    view! {
        <li><button data-test=format!("list-{continent}") on:click=choose>
            <strong>{in_language(continent.name())}</strong>
        </button></li>
    }
    .into_any()
}

/// A territory: whose it is, how many assets are there, and what it bears.
fn territory(desk: Desk, territory: Territory) -> AnyView {
    let there = desk.view.with(|view| view.territories[territory]);
    let (class, who) = there.owner.map_or_else(
        || (String::new(), t!("rawsiko-free")),
        |seat| desk.seating.with_value(|it| (it.class(seat), it.name(seat))),
    );
    let count = (there.assets > 0).then(|| t!("rawsiko-assets", count = there.assets));
    let chips = territory.materials().iter().map(|material| {
        let standing = desk.view.with(|view| Standing::of(view, material));
        view! { <span class=format!("chip {}", standing.class())>{material.id()}</span> }
    });
    let choose = move |_| {
        map::show_lands(desk, rawsiko::Set::one(territory));
        desk.press(territory);
        // With both ends chosen the rest is said in the action tool.
        if desk.to.with_untracked(Option::is_some) {
            desk.sheet.set(Sheet::None);
        }
    };
    view! {
        <li><button class=class data-test=format!("list-{territory}") on:click=choose>
            <strong>{name(territory)}</strong>
            <span class="quiet">{who} " " {count}</span>
            <span class="bears">{chips.collect_view()}</span>
        </button></li>
    }
    .into_any()
}
