//! Mars itself: the land behind the field, and the picture on the start page.

use leptos::prelude::*;

/// The land behind the field, as wide as the board.
pub fn land() -> AnyView {
    view! {
        <svg class="dm-land" viewBox="0 0 1200 760" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <rect class="dm-sky" width="1200" height="760"/>
            <path class="dm-sky-low" d="M0 90h1200v670H0z"/>
            <circle class="dm-halo" cx="960" cy="120" r="120"/>
            <circle class="dm-halo" cx="960" cy="120" r="72"/>
            <circle class="dm-sun" cx="960" cy="120" r="34"/>
            <g class="dm-stars"><circle cx="770" cy="30" r="2"/><circle cx="820" cy="74" r="1.5"/><circle cx="880" cy="22" r="1.4"/><circle cx="1120" cy="36" r="2"/><circle cx="1060" cy="20" r="1.4"/></g>
            <path class="dm-hill-far" d="M0 190l90-50 70 26 110-74 80 58 60-22 120 60 130-70 90 44 120-60 100 62 90-30 140 66v560H0z"/>
            <path class="dm-hill-near" d="M0 250c120-60 210-30 320-6s220-44 340-20 190 50 300 14 170-20 240 4v518H0z"/>
            <path class="dm-plain" d="M0 318c160-40 330-22 520-14s420-40 680 0v456H0z"/>
            <g class="dm-crater"><ellipse cx="140" cy="470" rx="74" ry="20"/><ellipse cx="1060" cy="420" rx="60" ry="16"/><ellipse cx="980" cy="640" rx="110" ry="28"/><ellipse cx="220" cy="690" rx="90" ry="24"/><ellipse cx="560" cy="730" rx="70" ry="18"/></g>
        </svg>
    }
    .into_any()
}
