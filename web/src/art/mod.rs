//! Everything that is drawn once and used everywhere.

mod faces;
mod qr;
mod signs;

use leptos::prelude::*;

pub use faces::{Animal, Creature, FACES, Face, face};
pub use qr::qr;
pub use signs::{
    back, book, bulb, cap, cog, cross, eye, forth, forward, link, list, mark, pause, people, run,
    speech, undo,
};

/// The fill patterns of the seats, `#pattern-0` to `#pattern-4`, to lie over a seat's colour. One
/// copy stands in the page, for all drawings in it.
pub fn patterns() -> impl IntoView {
    view! {
        <svg class="defs" aria-hidden="true" width="0" height="0">
            <defs>
                <pattern id="pattern-0" width="6" height="6" patternUnits="userSpaceOnUse">
                    <circle cx="3" cy="3" r="1.2" fill="#fff" fill-opacity=".55"/>
                </pattern>
                <pattern id="pattern-1" width="6" height="6" patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)">
                    <rect width="2" height="6" fill="#fff" fill-opacity=".4"/>
                </pattern>
                <pattern id="pattern-2" width="6" height="6" patternUnits="userSpaceOnUse">
                    <rect width="6" height="2" fill="#fff" fill-opacity=".4"/>
                </pattern>
                <pattern id="pattern-3" width="8" height="8" patternUnits="userSpaceOnUse">
                    <path d="M0 0h4v4h4v4h-4v-4h-4z" fill="#fff" fill-opacity=".3"/>
                </pattern>
                <pattern id="pattern-4" width="8" height="6" patternUnits="userSpaceOnUse">
                    <path d="M0 5l4-4 4 4" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>
                </pattern>
            </defs>
        </svg>
    }
}

/// A seat's colour with its pattern and letter.
pub fn swatch(colour: u8) -> AnyView {
    let letter = char::from(b'A' + colour % text::COLOURS).to_string();
    view! {
        <svg class=format!("swatch-art seat-{colour}") viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <circle cx="12" cy="12" r="11" fill="var(--seat)"/>
            <circle cx="12" cy="12" r="11" fill=format!("url(#pattern-{colour})")/>
            <circle cx="12" cy="12" r="8.6" fill="var(--seat)"/>
            <text x="12" y="17.5" text-anchor="middle" font-size="15.4" font-weight="800" fill="var(--on-seat)">
                {letter}
            </text>
        </svg>
    }
    .into_any()
}
