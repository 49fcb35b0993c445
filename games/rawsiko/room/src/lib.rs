//! The room of `RAWsiko`: a map with panels around it, as its manual describes them.

#![expect(
    clippy::large_types_passed_by_value,
    reason = "a desk is a bundle of handles, and closures take the few that they use"
)]

mod camera;
mod clash;
mod course;
mod desk;
mod drawing;
mod herald;
mod hold;
mod lands;
mod map;
mod material;
mod nearest;
mod odds;
mod panels;
mod portraits;
mod reason;
mod score;
mod signs;
mod since;
mod walkers;
mod words;

use std::{num::NonZeroU8, sync::Arc};

use game::Seat;
use leptos::prelude::*;
use rawsiko::{
    Action, Application, Continent, Material, Named as _, News, Phase, Rawsiko, Setup, View,
};
use rawsiko_kit::Kit;
use text::{Seating, Texts, t};
use wasm_bindgen::JsCast as _;
use web::{
    browser,
    room::{AnyRoom, At, Choice, Door, Room},
};

use self::{
    desk::{Desk, Lit, Sheet},
    signs::{Sign, sign},
};

/// The room of `RAWsiko`.
pub struct RawsikoRoom;

/// The door of the room.
pub const DOOR: Door = Door::of::<RawsikoRoom>();

/// The room itself.
pub const ROOM: AnyRoom = AnyRoom::of::<RawsikoRoom>();

impl Room for RawsikoRoom {
    type Game = Rawsiko;
    type Kit = Kit;

    const DOOR: &'static Texts = text::texts!("../../text": "door");
    const LEARN: &'static Texts = text::texts!("../../text": "learn");

    const RULES: [&'static str; 3] = [
        include_str!("../../RULES.md"),
        include_str!("../../RULES.lv.md"),
        include_str!("../../RULES.sk.md"),
    ];
    const SIGNS: &'static [&'static str] = signs::IN_BOOK;
    const FIGURES: &'static str = concat!(
        "script three\n",
        include_str!("../../rules/tests/scenarios/base/three.txt"),
        "script weak\n",
        include_str!("../../rules/tests/scenarios/base/weak.txt"),
        include_str!("../figures.txt")
    );
    const PICTURE: &'static str = include_str!("../picture.svg");
    const LESSON: &'static str = include_str!("../lesson.txt");
    const MINUTES: (u8, u8) = (30, 60);

    const OPTIONS: &'static [Choice] = &[
        Choice { key: "rawsiko-turns", range: (4, 15), usual: 8 },
        Choice { key: "rawsiko-advanced", range: (0, 1), usual: 0 },
        Choice { key: "rawsiko-stranglehold", range: (0, 1), usual: 0 },
        Choice { key: "rawsiko-china-trade", range: (0, 1), usual: 0 },
        Choice { key: "rawsiko-garrison", range: (0, 1), usual: 0 },
    ];

    fn setup(seats: u8, chosen: &[u8]) -> Setup {
        let usual = Setup::new(seats);
        let [turns, advanced, stranglehold, china, garrison] = *chosen else { return usual };
        Setup {
            turns,
            advanced: advanced == 1,
            stranglehold: stranglehold == 1,
            china: china == 1,
            garrison: garrison == 1,
            ..usual
        }
    }

    fn board(at: At<Rawsiko>) -> AnyView {
        board(&at)
    }

    fn sign(name: &str) -> AnyView {
        signs::in_book(name)
    }

    /// `objectives`, `status`, `score`; `map`, `clash` and `placing` with the territories that are to
    /// be seen; `tool` and `screen` with from where, to where and how many are about to go.
    fn figure(at: At<Rawsiko>, part: &'static str) -> AnyView {
        let mut words = part.split(' ');
        let first = words.next();
        let desk = match first {
            Some("tool" | "screen") => about_to_go(at, &words.clone().collect::<Vec<_>>()),
            _ => Desk::new(&at),
        };
        match first {
            Some("objectives") => panels::objectives(desk),
            Some("status") => panels::status(desk),
            Some("score") => (move || score::score(&desk.view.get(), &desk.seating())).into_any(),
            Some("tool") => panels::tool(desk),
            Some(part @ ("map" | "clash" | "placing")) => {
                let lands = words.filter_map(|word| word.parse().ok()).collect();
                desk.camera.stay_at(drawing::drawing().signs(lands));
                view! {
                    {(part == "placing").then(|| panels::player(desk))}
                    <div class="raw-middle">
                        {map::map(desk)}
                        {(part == "clash").then(|| clash::clash(desk))}
                    </div>
                }
                .into_any()
            }
            _ => laid_out(desk, ().into_any()),
        }
    }

    fn whose(news: &News) -> Option<Seat> {
        match news {
            News::First { seat }
            | News::Dealt { seat, .. }
            | News::Settled { seat, .. }
            | News::Clashed { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn score(view: &View, seating: &Seating) -> AnyView {
        score::score(view, seating)
    }

    fn course(view: &View, history: &[News], seating: &Seating) -> AnyView {
        course::course(view, history, seating)
    }
}

fn board(at: &At<Rawsiko>) -> AnyView {
    let desk = Desk::new(at);
    desk.follow();
    keys(desk);
    come_near(desk);
    come_near_advice(desk);
    let over = view! { {clash::ticker(desk)} {herald::herald(desk)} {since::since(desk)} };
    laid_out(desk, over.into_any())
}

/// The desk of a figure in which so many assets are about to go from here to there.
fn about_to_go(at: At<Rawsiko>, words: &[&str]) -> Desk {
    let [from, to, count] = *words else { return Desk::new(&at) };
    let (from, to) = (from.parse().ok(), to.parse().ok());
    let count: u8 = count.parse().unwrap_or(1);
    // Nobody plays in a figure, so that nothing is offered there.
    let offered = move || {
        let most = at.view.with(|view| from.map_or(0, |from| view.territories[from].ready));
        let counts = (1..=most).filter_map(NonZeroU8::new);
        let ways = counts.filter_map(|count| Some(Action::Move(from?, to?, count)));
        Arc::new(ways.chain([Action::Done]).collect())
    };
    let desk = Desk::new(&At { actions: Memo::new(move |_| offered()), ..at });
    desk.from.set(from);
    desk.to.set(to);
    desk.count.set(count);
    desk
}

/// The map and the panels around it.
fn laid_out(desk: Desk, over: AnyView) -> AnyView {
    view! {
        <div class="raw" on:pointerover=move |event| point(desk, &event) on:focusin=move |event| point(desk, &event)
            on:pointerleave=move |_| desk.lit.set(Lit::Nothing)>
            <div class="raw-top">{panels::player(desk)} {panels::status(desk)}</div>
            <div class="raw-middle">
                {map::map(desk)}
                {over}
                {clash::clash(desk)}
            </div>
            <div class="raw-dock">
                {panels::tool(desk)}
                {panels::objectives(desk)}
                {panels::finish(desk)}
            </div>
            {panels::list(desk)}
            {tabs(desk)}
            {panels::info(desk)}
            {material::card(desk)}
        </div>
    }
    .into_any()
}

/// Where there is no room for all panels at once, they are opened by these.
fn tabs(desk: Desk) -> AnyView {
    let tab = move |sheet: Sheet, it: Sign, label: String, test: &'static str| {
        let toggle = move |_| {
            desk.sheet.update(|now| *now = if *now == sheet { Sheet::None } else { sheet });
        };
        view! {
            <button class="tab" data-test=test aria-expanded=move || (desk.sheet.get() == sheet).to_string()
                on:click=toggle>
                {sign(it)} <span>{label}</span>
            </button>
        }
    };
    view! {
        <nav class="raw-tabs" aria-label=t!("rawsiko-panels")>
            {tab(Sheet::List, Sign::List, t!("rawsiko-list"), "tab-list")}
            {tab(Sheet::Objectives, Sign::Objectives, t!("rawsiko-objectives"), "tab-objectives")}
            {tab(Sheet::Seats, Sign::Seats, t!("rawsiko-seats"), "tab-seats")}
            <button class="tab" data-test="tab-info" on:click=move |_| desk.info_open.set(true)>
                {sign(Sign::Information)} <span>{t!("rawsiko-info-short")}</span>
            </button>
        </nav>
    }
    .into_any()
}

/// Pointing at a material, an application or a seat lights what belongs to it.
fn point(desk: Desk, event: &web_sys::Event) {
    let lit = map::named::<Material>(event, "data-material")
        .map(Lit::Material)
        .or_else(|| map::named::<Application>(event, "data-application").map(Lit::Application));
    let lit = lit.or_else(|| map::named(event, "data-seat").map(Lit::Seat)).unwrap_or_default();
    if desk.lit.get_untracked() != lit {
        desk.lit.set(lit);
    }
}

/// What the one who looks has to do somewhere on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Business {
    /// Nothing.
    Nothing,
    /// To pick territories here.
    Pick(Continent),
    /// Something with their own territories, in this turn.
    Own(u8, Phase),
}

/// On a small screen the map comes near where the one who looks has business.
fn come_near(desk: Desk) {
    let business = Memo::new(move |_| {
        desk.view.with(|view| match view.phase {
            Phase::Pick { seat, continent, .. } if view.me == Some(seat) => {
                Business::Pick(continent)
            }
            Phase::Place(seat) | Phase::Act(seat) if view.me == Some(seat) => {
                Business::Own(view.turn, view.phase)
            }
            Phase::Invest if desk::mine(view).is_some_and(|it| it.to_place > 0) => {
                Business::Own(view.turn, view.phase)
            }
            // A clash is a part of the phase; the map stays where it is.
            Phase::Clash { seat, .. } if view.me == Some(seat) => {
                Business::Own(view.turn, Phase::Act(seat))
            }
            _ => Business::Nothing,
        })
    });
    // How large the screen is turns out a moment after the map is drawn; who turns it looks anew.
    let upright = Memo::new(move |_| desk.camera.is_small().then(|| desk.camera.is_upright()));
    Effect::new(move |before: Option<(Business, Option<bool>)>| {
        let (business, upright) = (business.get(), upright.get());
        let turned = before.is_none_or(|(_, before)| before != upright);
        // A window that has grown shows everything.
        if upright.is_none() && before.is_some_and(|(_, before)| before.is_some()) {
            desk.camera.whole();
        }
        if upright.is_some() && before != Some((business, upright)) {
            match business {
                Business::Pick(continent) => map::show_continent(desk, continent),
                Business::Nothing if !turned => {}
                // A strip of the whole world would be too small to read.
                Business::Own(..) | Business::Nothing => {
                    let home = desk.view.with_untracked(|view| home(view));
                    map::show_lands(desk, home);
                }
            }
        }
        (business, upright)
    });
}

/// Where the one who looks has most assets that can act: their territories on one continent. Who has
/// none looks at Europe, which lies in the middle.
fn home(view: &View) -> rawsiko::Set<rawsiko::Territory> {
    let own = view.me.map_or(rawsiko::Set::EMPTY, |me| desk::held(view, me));
    let there = |it: &Continent| own & it.territories();
    let weight = |it: &Continent| {
        let assets = there(it).iter().map(|at| view.territories[at]);
        assets.fold((0, 0), |(ready, all), it| {
            (ready + u16::from(it.ready), all + u16::from(it.assets))
        })
    };
    let most = Continent::ALL.iter().copied().filter(|it| !there(it).is_empty()).max_by_key(weight);
    most.map_or(Continent::Europe.territories(), |it| there(&it))
}

/// On a small screen the map comes near what is advised, if that has two ends.
fn come_near_advice(desk: Desk) {
    Effect::new(move |_| {
        if let Some(Action::Move(from, to, _) | Action::Attack(from, to, _)) = desk.hint.get()
            && untrack(|| desk.camera.is_small())
        {
            map::show_lands(desk, [from, to].into_iter().collect());
        }
    });
}

/// The keys of the room, unless somebody is writing or a sheet lies on top.
fn keys(desk: Desk) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let element: Option<web_sys::Element> = event.target().and_then(|it| it.dyn_into().ok());
        let tag = element.as_ref().map(web_sys::Element::tag_name).unwrap_or_default();
        let above = browser::document().query_selector("dialog[open]").ok().flatten().is_some();
        let other = event.ctrl_key() || event.meta_key() || event.alt_key();
        if above || other || matches!(tag.as_str(), "INPUT" | "SELECT" | "TEXTAREA") {
            return;
        }
        let chosen = untrack(|| desk.chosen());
        match event.key().as_str() {
            "Escape" => {
                desk.sheet.set(Sheet::None);
                desk.cancel();
            }
            "+" | "=" if chosen.is_some() => desk.change(1),
            "-" | "−" if chosen.is_some() => desk.change(-1),
            "+" | "=" => desk.camera.zoom(1.5),
            "-" | "−" => desk.camera.zoom(1.0 / 1.5),
            "0" => desk.camera.whole(),
            "r" | "R" => desk.confirm(),
            "n" | "N" => desk.finish(),
            "i" | "I" => desk.info_open.set(true),
            "o" | "O" => desk.sheet.update(|sheet| {
                *sheet = if *sheet == Sheet::Objectives { Sheet::None } else { Sheet::Objectives };
            }),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
