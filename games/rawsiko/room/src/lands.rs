//! A territory on the map: its land below, its name, chips and pawn above.

use game::Seat;
use leptos::prelude::*;
use rawsiko::{Action, Material, Named as _, Phase, Territory, View};
use text::t;

use super::{
    desk::Desk,
    drawing::{CHIP, chip_width, chips_width, drawing},
    material::Standing,
    words::{joined, lower, name},
};

/// Everything about a territory that can change, so that it is drawn anew only when it does.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a class of its own")]
pub struct Spot {
    owner: Option<Seat>,
    mine: bool,
    assets: u8,
    /// How many can still act, while that matters.
    ready: Option<u8>,
    /// Whether pressing it means something.
    open: bool,
    /// Whether others are open, so that this one steps back.
    shut: bool,
    from: bool,
    to: bool,
    /// Whether assets can go there from where they are chosen.
    target: bool,
    lit: bool,
    near: bool,
    hinted: bool,
}

impl Spot {
    /// How it stands now.
    pub fn of(desk: Desk, territory: Territory) -> Self {
        let (there, me, ready) = desk.view.with(|view| {
            let there = view.territories[territory];
            (there, view.me, acting(view, there.owner).then_some(there.ready))
        });
        let (from, to) = (desk.from.get(), desk.to.get());
        let (open, any, target) = desk.offers.with(|offers| {
            let lands = offers.picks | offers.places;
            let target = from.is_some_and(|from| offers.targets(from).contains(territory));
            let source = from.is_none() && offers.sources().contains(territory);
            let chosen = offers.continents.contains(territory.continent());
            let open = lands.contains(territory) || chosen || target || source;
            (open, !lands.is_empty() || !offers.continents.is_empty() || from.is_some(), target)
        });
        let (lit, near) = desk
            .light
            .with(|light| (light.lands.contains(territory), light.near.contains(territory)));
        let from = from == Some(territory);
        Spot {
            owner: there.owner,
            mine: there.owner.is_some() && there.owner == me,
            assets: there.assets,
            ready,
            open,
            shut: any && !open && !from,
            from,
            to: to == Some(territory),
            target,
            lit,
            near,
            hinted: desk.hint.get().is_some_and(|action| speaks_of(action, territory)),
        }
    }

    fn class(&self, desk: Desk) -> String {
        use std::fmt::Write as _;
        let mut class = String::new();
        if let Some(owner) = self.owner {
            desk.seating
                .with_value(|seating| write!(class, " owned {}", seating.class(owner)).ok());
        }
        let flags = [
            (self.mine, " mine"),
            (self.open, " open"),
            (self.shut, " shut"),
            (self.from, " from"),
            (self.to, " to"),
            (self.target, " target"),
            (self.lit, " lit"),
            (self.near, " near"),
            (self.hinted, " hinted"),
        ];
        for (_, flag) in flags.into_iter().filter(|(on, _)| *on) {
            class.push_str(flag);
        }
        class
    }
}

/// Whether this owner is in its action phase, so that two numbers are shown.
fn acting(view: &View, owner: Option<Seat>) -> bool {
    let (Phase::Act(seat) | Phase::Clash { seat, .. }) = view.phase else { return false };
    owner == Some(seat)
}

fn speaks_of(action: Action, territory: Territory) -> bool {
    match action {
        Action::Pick(it) | Action::Place(it) => it == territory,
        Action::Move(from, to, _) | Action::Attack(from, to, _) => {
            from == territory || to == territory
        }
        Action::Continent(it) => territory.continent() == it,
        Action::Claim(_) | Action::Done | Action::Pass => false,
    }
}

/// The land itself, in the colour and pattern of its owner.
pub fn land(desk: Desk, territory: Territory, spot: Memo<Spot>) -> AnyView {
    let class = Memo::new(move |_| spot.with(|spot| format!("land{}", spot.class(desk))));
    let colour = Memo::new(move |_| spot.with(|spot| spot.owner));
    let pattern = move || {
        colour.get().map_or_else(
            || "none".to_owned(),
            |seat| desk.seating.with_value(|it| format!("url(#pattern-{})", it.at(seat).colour)),
        )
    };
    let href = format!("#land-{territory}");
    view! {
        <g class=move || class.get() data-territory=territory.id()>
            <use_ class="ground" href=href.clone()/>
            <use_ class="weave" href=href fill=pattern/>
        </g>
    }
    .into_any()
}

/// Name, chips and pawn: this is what the keyboard and a screen reader find.
pub fn token(desk: Desk, territory: Territory, spot: Memo<Spot>) -> AnyView {
    let land = drawing().land(territory);
    let class = Memo::new(move |_| spot.with(|spot| format!("token{}", spot.class(desk))));
    let (x, y) = land.label.at;
    let stop = move || if desk.here.get() == territory { "0" } else { "-1" };
    // What is pressed and read aloud lies on top, without any text of its own inside.
    view! {
        <g class=move || class.get() data-territory=territory.id()>
            <g aria-hidden="true">
                <text class=if land.label.sea { "name wet" } else { "name" } x=x y=y text-anchor=land.label.anchor>
                    {name(territory)}
                </text>
                {chips(desk, territory, land.materials)}
                {pawn(desk, spot, land.pawn)}
            </g>
            <circle class="touch" r="14" style=at(land.pawn) role="button" tabindex=stop
                data-test=format!("territory-{territory}") data-action=move || action(desk, territory)
                aria-label=move || label(desk, territory, &spot.get())
                aria-pressed=move || spot.with(|spot| spot.from || spot.to).to_string()
                aria-disabled=move || spot.with(|spot| !spot.open && !spot.from).to_string()/>
        </g>
    }
    .into_any()
}

/// The action that pressing it stands for, if it is exactly one.
fn action(desk: Desk, territory: Territory) -> Option<String> {
    desk.offers.with(|offers| {
        if offers.picks.contains(territory) {
            Some(Action::Pick(territory).to_string())
        } else if offers.places.contains(territory) {
            Some(Action::Place(territory).to_string())
        } else {
            None
        }
    })
}

/// Where a pawn stands, and how large it is.
fn at((x, y): (f64, f64)) -> String {
    format!("transform:translate({x}px,{y}px) scale(var(--grow,1)) scale(var(--grow-class,1))")
}

fn chips(desk: Desk, territory: Territory, (x, y): (f64, f64)) -> AnyView {
    let (height, gap) = CHIP;
    let mut left = x - chips_width(territory.materials()) / 2.0;
    let chips = territory.materials().iter().map(|material| {
        let at = (left, y - height / 2.0);
        left += chip_width(material) + gap;
        chip(desk, material, at)
    });
    chips.collect_view().into_any()
}

fn chip(desk: Desk, material: Material, (x, y): (f64, f64)) -> AnyView {
    let standing = Memo::new(move |_| desk.view.with(|view| Standing::of(view, material)));
    let offered = Memo::new(move |_| desk.offers.with(|offers| offers.claims.contains(material)));
    let lit = Memo::new(move |_| desk.light.with(|light| light.materials.contains(material)));
    let hinted =
        Memo::new(move |_| matches!(desk.hint.get(), Some(Action::Claim(it)) if it == material));
    let letters = material.id().len();
    // Long symbols are set narrow, so that they fit whatever their height.
    let squeezed = (letters > 2).then_some(if letters > 3 { "28" } else { "26" });
    let (width, height) = (chip_width(material), CHIP.0);
    view! {
        <g class=move || format!("raw-chip {} l{letters}", standing.get().class()) data-material=material.id()
            data-tip=super::words::in_language(material.name()) class:offered=move || offered.get()
            class:lit=move || lit.get() class:hinted=move || hinted.get()
            transform=format!("translate({x} {y})") >
            <rect width=width height=height rx="4"/>
            <text x=width / 2.0 y="11.9" text-anchor="middle" textLength=squeezed lengthAdjust="spacingAndGlyphs">{material.id()}</text>
            {move || match standing.get() {
                Standing::Held => view! { <path class="tick" d="M-6.5-.5l2.4 2.6L.5-2.5" transform=format!("translate({width})")/> }.into_any(),
                Standing::Needed => view! { <circle class="dot" cx=width - 1.5 cy=".8" r="3"/> }.into_any(),
                Standing::Other => ().into_any(),
            }}
        </g>
    }
    .into_any()
}

/// The pawn of the owner: letter and number, or the two numbers of an action phase.
fn pawn(desk: Desk, spot: Memo<Spot>, place: (f64, f64)) -> AnyView {
    let shown = Memo::new(move |_| spot.with(|spot| (spot.owner, spot.assets, spot.ready)));
    let drawn = move || {
        let (owner, assets, ready) = shown.get();
        let Some(owner) = owner else {
            return view! { <circle class="spot" r="3.5"/> }.into_any();
        };
        let letter = desk.seating.with_value(|it| it.at(owner).letter());
        let long = match (ready, assets) {
            (None, 10..) => 3.0,
            (Some(ready), 10..) => {
                if ready > 9 {
                    6.0
                } else {
                    4.0
                }
            }
            _ => 0.0,
        };
        let text = match ready {
            Some(ready) => view! { <tspan class="ready">{ready}</tspan><tspan class="of">{format!("/{assets}")}</tspan> }.into_any(),
            None => view! { <tspan class="of">{letter.to_string()}</tspan><tspan class="all">{assets}</tspan> }.into_any(),
        };
        let spent = ready == Some(0);
        view! {
            <g class="piece" class:spent=spent>
                <rect class="foot" x=-11.0 - long y="-9.8" width=22.0 + 2.0 * long height="22" rx="11"/>
                <rect class="body" x=-11.0 - long y="-11" width=22.0 + 2.0 * long height="22" rx="11"/>
                <text y="4.5" text-anchor="middle">{text}</text>
            </g>
        }
        .into_any()
    };
    view! {
        <g class="pawn" style=at(place)>
            <circle class="halo" r="14"/>
            {drawn}
        </g>
    }
    .into_any()
}

/// Everything about it in words: "Ukraine, yours, 4 assets, 2 can act, borders …".
fn label(desk: Desk, territory: Territory, spot: &Spot) -> String {
    let mut parts = vec![name(territory).to_owned()];
    match spot.owner {
        None => parts.push(t!("rawsiko-free")),
        Some(_) if spot.mine => parts.push(t!("rawsiko-yours")),
        Some(owner) => parts.push(desk.seating.with_value(|seating| seating.name(owner))),
    }
    if spot.assets > 0 {
        parts.push(t!("rawsiko-assets", count = spot.assets));
    }
    if let Some(ready) = spot.ready {
        parts.push(t!("rawsiko-can-act", count = ready));
    }
    let borders = joined(territory.links().iter().map(|it| name(it).to_owned()));
    parts.push(t!("rawsiko-borders", names = borders));
    parts.push(joined(territory.materials().iter().map(|it| lower(it.name()))));
    if spot.open {
        parts.push(t!("rawsiko-open"));
    }
    parts.join(", ")
}
