//! The map: sea, lands, routes, and everything that one can do by pointing at it.

use leptos::prelude::{Set as _, *};
use rawsiko::{Continent, Material, Named as _, Set, Territory};
use text::t;
use wasm_bindgen::JsCast as _;
use web::browser;

use super::{
    camera::Detail,
    desk::Desk,
    drawing::{WORLD, beside, drawing},
    hold::Hold,
    lands::{Spot, land, token},
    portraits::portraits,
    reason::{about, of_continent},
    signs::{Sign, sign},
    walkers::{aims, walkers},
};

/// The map with its buttons.
pub fn map(desk: Desk) -> AnyView {
    desk.camera.watch();
    let drawing = drawing();
    let spots: Vec<(Territory, Memo<Spot>)> =
        Territory::ALL.iter().map(|&it| (it, Memo::new(move |_| Spot::of(desk, it)))).collect();
    let continents = Continent::ALL.iter().map(|&continent| {
        let own = spots.iter().filter(|(it, _)| it.continent() == continent);
        let shores = own.clone().map(|(it, _)| view! { <use_ href=format!("#land-{it}")/> });
        let lands = own.map(|(it, spot)| land(desk, *it, *spot));
        view! {
            <g class=format!("continent {continent}") id=format!("continent-{continent}")>
                <g class="shore">{shores.collect_view()}</g>
                {lands.collect_view()}
            </g>
        }
    });
    let shapes = Territory::ALL.iter().map(|it| {
        view! { <path id=format!("land-{it}") d=drawing.land(*it).path/> }
    });
    let closed = drawing.closed().iter().map(|land| {
        let (x, y) = land.label.at;
        view! {
            <path class="closed" d=land.path data-tip=t!("rawsiko-closed")/>
            <text class="name closed-name" x=x y=y text-anchor="middle">{t!("rawsiko-china")}</text>
        }
    });
    let routes = drawing.routes().iter().map(|route| {
        view! { <path class="route" d=route.path/> }
    });
    let tokens = spots.iter().map(|(it, spot)| token(desk, *it, *spot));
    let hold = Hold::new(desk);
    let camera = desk.camera;
    let (left, top, width, height) = WORLD;
    view! {
        <div class="raw-map" data-test="map">
            <svg node_ref=camera.node class=move || detail(camera.detail())
                class:lighting=move || desk.light.with(|light| light.on)
                style=move || grow(camera.pixels(), camera.detail())
                viewBox=format!("{left} {top} {width} {height}") role="group" aria-label=t!("rawsiko-map")
                on:wheel=move |event| camera.wheel(&event)
                on:pointerdown=move |event| {
                    camera.down(&event);
                    hold.down(named(&event, "data-territory"));
                }
                on:pointermove=move |event| {
                    camera.moved(&event);
                    if camera.dragged() {
                        hold.up();
                    }
                }
                on:pointerup=move |event| {
                    camera.up(&event);
                    hold.up();
                }
                on:pointercancel=move |event| {
                    camera.up(&event);
                    hold.up();
                }
                on:click=move |event| click(desk, hold, &event)
                on:dblclick=move |event| double_click(desk, &event)
                on:pointerover=move |event| explain(desk, &event)
                on:focusin=move |event| {
                    if let Some(territory) = named(&event, "data-territory") {
                        desk.here.set(territory);
                    }
                    explain(desk, &event);
                }
                on:keydown=move |event| key(desk, &event)>
                <defs>
                    {shapes.collect_view()}
                    <pattern id="raw-closed" width="7" height="7" patternUnits="userSpaceOnUse"
                        patternTransform="rotate(45)">
                        <rect class="hatch-ground" width="7" height="7"/>
                        <path class="hatch" d="M0 0V7"/>
                    </pattern>
                </defs>
                <g class="camera" class:smooth=move || camera.smooth() style:transform=move || camera.transform()>
                    <rect class="sea" x="-2000" y="-2000" width="5440" height="4800"/>
                    <path class="graticule" d="M0 112H1440M0 216H1440M0 320H1440M0 424H1440M0 528H1440M180 0V640M360 0V640M540 0V640M720 0V640M900 0V640M1080 0V640M1260 0V640"/>
                    <path class="plain" d=drawing.plain/>
                    {continents.collect_view()}
                    {closed.collect_view()}
                    <g class="routes">{routes.collect_view()}</g>
                    {portraits(desk)}
                    {aims(desk)}
                    <g class="tokens">{tokens.collect_view()}</g>
                    {walkers(desk)}
                </g>
            </svg>
            {buttons(desk)}
        </div>
    }
    .into_any()
}

fn detail(detail: Detail) -> &'static str {
    match detail {
        Detail::Far => "far",
        Detail::Full => "full",
    }
}

/// How much larger than drawn a pawn has to be, so that it is seen from afar, and how much larger
/// the portraits, which have the sea around them.
fn grow(pixels: f64, detail: Detail) -> String {
    let (grow, beside) = match detail {
        Detail::Far => ((6.0 / (10.0 * pixels)).max(1.0), (17.0 / (14.0 * pixels)).clamp(1.0, 1.9)),
        Detail::Full => (1.0, 1.0),
    };
    format!("--grow:{grow:.3};--beside:{beside:.3};--px:{pixels:.3}")
}

/// Nearer, farther, everything.
fn buttons(desk: Desk) -> AnyView {
    let camera = desk.camera;
    let button = move |it: Sign, test: &'static str, label: String, press: fn(Desk)| {
        view! {
            <button class="icon" data-tip=label.clone() aria-label=label data-test=test on:click=move |_| press(desk)>
                {sign(it)}
            </button>
        }
    };
    view! {
        <div class="raw-zoom" role="group" aria-label=t!("rawsiko-zoom")>
            {button(Sign::Plus, "zoom-in", t!("rawsiko-zoom-in"), |desk| desk.camera.zoom(1.5))}
            {button(Sign::Minus, "zoom-out", t!("rawsiko-zoom-out"), |desk| desk.camera.zoom(1.0 / 1.5))}
            <span class:unseen=move || !camera.is_inside()>
                {button(Sign::Whole, "zoom-whole", t!("rawsiko-zoom-whole"), |desk| desk.camera.whole())}
            </span>
        </div>
    }
    .into_any()
}

/// What the thing under an event is called by this attribute.
pub fn named<T: std::str::FromStr>(event: &web_sys::Event, attribute: &str) -> Option<T> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    let element = element.closest(&format!("[{attribute}]")).ok()??;
    element.get_attribute(attribute)?.parse().ok()
}

/// Fills the view with a continent.
pub fn show_continent(desk: Desk, continent: Continent) {
    desk.camera.show(drawing().area(continent.territories()));
}

/// Shows these territories. On a phone that is a part of the map in which one can read.
pub fn show_lands(desk: Desk, lands: Set<Territory>) {
    if !lands.is_empty() {
        desk.camera.show(drawing().area(lands));
    }
}

fn click(desk: Desk, hold: Hold, event: &web_sys::MouseEvent) {
    if desk.camera.dragged() || hold.held() {
        return;
    }
    let territory: Option<Territory> = named(event, "data-territory");
    let continent: Option<Continent> = named(event, "data-continent");
    let finger = event
        .dyn_ref::<web_sys::PointerEvent>()
        .is_some_and(|pointer| pointer.pointer_type() == "touch");
    // From afar a finger covers half a continent: that comes nearer first, if it can.
    let far = untrack(|| desk.camera.detail()) == Detail::Far;
    let nearer = |it: &Territory| desk.camera.can_come_nearer(drawing().area(Set::one(*it)));
    if finger
        && far
        && let Some(territory) = territory.filter(nearer)
    {
        desk.camera.come_to(drawing().land(territory).pawn);
    } else if let Some(continent) = continent {
        choose_continent(desk, continent);
    } else if let Some(territory) = territory {
        let material: Option<Material> = named(event, "data-material");
        let claimed = material.is_some_and(|material| desk.claim(material));
        if !claimed && !desk.press(territory) {
            match material {
                Some(material) => desk.open_card(material),
                None => desk.ask(territory),
            }
        }
        desk.here.set(territory);
    } else {
        desk.cancel();
    }
}

/// Chooses a continent; where that cannot be, it comes near.
fn choose_continent(desk: Desk, continent: Continent) {
    let open = desk.offers.with_untracked(|offers| offers.continents);
    if open.contains(continent) {
        desk.act(rawsiko::Action::Continent(continent));
        return;
    }
    if !open.is_empty() {
        desk.ask_of(of_continent(desk, continent));
    }
    show_continent(desk, continent);
}

/// Fills the view with a continent, unless the two clicks did something.
fn double_click(desk: Desk, event: &web_sys::MouseEvent) {
    let territory: Option<Territory> = named(event, "data-territory");
    let offers = desk.offers.get_untracked();
    match territory {
        Some(territory) => {
            let busy = offers.places.contains(territory)
                || offers.sources().contains(territory)
                || desk.from.get_untracked().is_some();
            if !busy && named::<Material>(event, "data-material").is_none() {
                show_continent(desk, territory.continent());
            }
        }
        None if named::<Continent>(event, "data-continent").is_none() => desk.camera.whole(),
        None => {}
    }
}

/// Says what a territory is, and why nothing can be done with it, just before it is shown.
fn explain(desk: Desk, event: &web_sys::Event) {
    let Some(territory) = named::<Territory>(event, "data-territory") else { return };
    let element: Option<web_sys::Element> = event.target().and_then(|it| it.dyn_into().ok());
    let element = element.and_then(|it| it.closest("[data-territory]").ok().flatten());
    if let Some(element) = element {
        element.set_attribute("data-tip", &about(desk, territory)).ok();
    }
}

/// Arrows go from territory to territory, with Shift they move the map.
fn key(desk: Desk, event: &web_sys::KeyboardEvent) {
    let arrow = match event.key().as_str() {
        "ArrowRight" => (1.0, 0.0),
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowDown" => (0.0, 1.0),
        "ArrowUp" => (0.0, -1.0),
        "Enter" | " " => {
            event.prevent_default();
            if let Some(territory) = named(event, "data-territory") {
                if !desk.press(territory) {
                    desk.ask(territory);
                }
            } else if let Some(continent) = named(event, "data-continent") {
                choose_continent(desk, continent);
            }
            return;
        }
        _ => return,
    };
    event.prevent_default();
    if event.shift_key() {
        desk.camera.pan(arrow.0 * 0.2, arrow.1 * 0.2);
        return;
    }
    let Some(from) = named::<Territory>(event, "data-territory") else { return };
    let Some(to) = beside(from, arrow) else { return };
    let found = browser::document().query_selector(&format!("[data-test=territory-{}]", to.id()));
    if let Ok(Some(element)) = found
        && let Some(element) = element.dyn_ref::<web_sys::SvgElement>()
    {
        element.focus().ok();
    }
}
