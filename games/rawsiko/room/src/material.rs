//! Materials: their chips, and the card that says everything about one.

use leptos::prelude::*;
use rawsiko::{Action, Material, Named as _, Territory, View};
use text::t;
use web::frame;

use super::{
    desk::{Desk, held, mine, needed},
    nearest::nearest,
    words::{in_language, joined},
};

/// How the one who looks stands to a material.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Standing {
    /// Held: green, with a tick.
    Held,
    /// Needed for an application and not held: orange, with a dot.
    Needed,
    /// Neither.
    Other,
}

impl Standing {
    /// How the one who looks stands to it.
    pub fn of(view: &View, material: Material) -> Self {
        if mine(view).is_some_and(|seat| seat.materials.contains(material)) {
            Standing::Held
        } else if needed(view).contains(material) {
            Standing::Needed
        } else {
            Standing::Other
        }
    }

    /// The class of its chip.
    pub fn class(self) -> &'static str {
        match self {
            Standing::Held => "held",
            Standing::Needed => "needed",
            Standing::Other => "other",
        }
    }

    fn say(self, material: Material) -> String {
        let name = in_language(material.name());
        match self {
            Standing::Held => t!("rawsiko-chip-held", name = name),
            Standing::Needed => t!("rawsiko-chip-needed", name = name),
            Standing::Other => name.to_owned(),
        }
    }
}

/// A chip beside text: symbol, colour and mark. Pressing it claims the material, or shows its card.
pub fn chip(
    desk: Desk,
    material: Material,
    standing: impl Fn() -> Standing + Send + Sync + 'static,
) -> AnyView {
    let standing = Memo::new(move |_| standing());
    let offered = Memo::new(move |_| desk.offers.with(|offers| offers.claims.contains(material)));
    let hinted =
        Memo::new(move |_| matches!(desk.hint.get(), Some(Action::Claim(it)) if it == material));
    let press = move |_| {
        if !desk.claim(material) {
            desk.open_card(material);
        }
    };
    view! {
        <button class=move || format!("chip {}", standing.get().class()) class:offered=move || offered.get()
            class:hinted=move || hinted.get()
            data-material=material.id() data-test=format!("chip-{material}")
            data-action=move || offered.get().then(|| Action::Claim(material).to_string())
            aria-label=move || format!("{material} {}", standing.get().say(material)) data-tip=move || standing.get().say(material)
            on:click=press>
            {material.id()}
        </button>
    }
    .into_any()
}

/// The standing of the one who looks, from moment to moment.
pub fn my_standing(
    desk: Desk,
    material: Material,
) -> impl Fn() -> Standing + Send + Sync + 'static {
    move || desk.view.with(|view| Standing::of(view, material))
}

/// The card of a material.
pub fn card(desk: Desk) -> impl IntoView {
    frame::dialog(desk.card_open, "raw-card", t!("rawsiko-card"), true, move || {
        let material = desk.card.get();
        let view = desk.view.get();
        let standing = Standing::of(&view, material);
        let producers =
            material.territories().iter().map(|territory| producer(desk, &view, territory));
        let uses = mine(&view).into_iter().flat_map(|seat| seat.goals.iter());
        let uses: Vec<AnyView> = uses
            .filter(|goal| goal.materials.contains(material))
            .map(|goal| {
                let name = in_language(goal.application.name());
                let line = t!("rawsiko-card-use", name = name, points = goal.points);
                view! { <li>{line}</li> }.into_any()
            })
            .collect();
        let own = view.me.map_or(rawsiko::Set::EMPTY, |me| held(&view, me));
        let way = match (standing, nearest(own, material)) {
            (Standing::Held, _) => Some(t!("rawsiko-held")),
            (_, Some((steps, near))) => Some(t!(
                "rawsiko-nearest",
                names = joined(near.iter().map(|it| in_language(it.name()).to_owned())),
                steps = steps
            )),
            _ => None,
        };
        let none = uses.is_empty() && mine(&view).is_some();
        view! {
            <header>
                <span class=format!("chip big {}", standing.class()) aria-hidden="true">{material.id()}</span>
                <h2 data-test="card-name">{in_language(material.name())}</h2>
            </header>
            <p>{in_language(material.fact())}</p>
            <h3>{t!("rawsiko-card-here")}</h3>
            <ul class="producers">{producers.collect_view()}</ul>
            <p class="quiet">{way}</p>
            {(!uses.is_empty()).then(|| view! {
                <h3>{t!("rawsiko-card-uses")}</h3>
                <ul class="uses" data-test="card-uses">{uses}</ul>
            })}
            {none.then(|| view! { <p class="quiet">{t!("rawsiko-card-no-use")}</p> })}
            <div class="row end">
                <button class="primary" autofocus on:click=move |_| desk.card_open.set(false)>
                    {t!("rawsiko-close")}
                </button>
            </div>
        }
        .into_any()
    })
}

/// A territory that bears the material, and whose it is.
fn producer(desk: Desk, view: &View, territory: Territory) -> AnyView {
    let seating = desk.seating();
    let owner = view.territories[territory].owner;
    let whose = owner.map_or_else(|| t!("rawsiko-free"), |seat| seating.name(seat));
    let class = owner.map_or_else(String::new, |seat| seating.class(seat));
    let swatch = owner.map(|seat| web::art::swatch(seating.at(seat).colour));
    view! {
        <li class=class>
            <span class="where">{in_language(territory.name())}</span>
            <span class="whose">{swatch} {whose}</span>
        </li>
    }
    .into_any()
}
