//! The picture for the start page: a corner of the map in play.

use leptos::prelude::*;
use rawsiko::{Material, Named as _, Territory};

use super::drawing::drawing;

/// Who holds what in the picture, with how many assets.
const HELD: [(Territory, u8, u8); 8] = [
    (Territory::France, 0, 3),
    (Territory::Spain, 0, 1),
    (Territory::Morocco, 0, 2),
    (Territory::Germany, 1, 4),
    (Territory::Ukraine, 1, 2),
    (Territory::Algeria, 2, 3),
    (Territory::UnitedKingdom, 4, 2),
    (Territory::Turkey, 2, 1),
];

const FREE: [Territory; 6] = [
    Territory::Norway,
    Territory::Finland,
    Territory::Ural,
    Territory::MiddleEast,
    Territory::Nigeria,
    Territory::Kazakhstan,
];

/// Drawn from the outlines of the map itself.
pub fn picture() -> AnyView {
    let drawing = drawing();
    let free = FREE.map(|it| view! { <path class="ground" d=drawing.land(it).path/> });
    let held = HELD.map(|(it, seat, _)| {
        view! {
            <g class=format!("seat-{seat}")>
                <path class="ground owned" d=drawing.land(it).path/>
                <path d=drawing.land(it).path fill=format!("url(#pattern-{seat})")/>
            </g>
        }
    });
    let routes = drawing.routes().iter().map(|route| view! { <path class="route" d=route.path/> });
    let pawns = HELD.map(|(it, seat, count)| {
        let (x, y) = drawing.land(it).pawn;
        view! {
            <g class=format!("pawn seat-{seat}") transform=format!("translate({x} {y})")>
                <circle class="foot" cy="1.5" r="12"/><circle class="body" r="12"/>
                <text y="5" text-anchor="middle">{count}</text>
            </g>
        }
    });
    let chips = [(Material::Gallium, 640.0, 152.0), (Material::Helium, 600.0, 312.0)];
    let chips = chips.map(|(material, x, y)| {
        view! {
            <g class="raw-chip needed" transform=format!("translate({x} {y})")>
                <rect width="30" height="20" rx="5"/>
                <text x="15" y="14.5" text-anchor="middle">{material.id()}</text>
                <circle class="dot" cx="28" cy="1" r="4.5"/>
            </g>
        }
    });
    view! {
        <svg class="raw-picture" viewBox="412 96 390 244" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect class="sea" x="0" y="0" width="1440" height="800"/>
            {free}{held}{routes.collect_view()}{pawns}{chips}
        </svg>
    }
    .into_any()
}
