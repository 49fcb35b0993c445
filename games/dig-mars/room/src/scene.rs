//! Mars itself: the land behind the field, and the picture on the start page.

use leptos::prelude::*;

use super::{finds, tile};

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

/// Dusk over red stacks, and a station at work.
pub fn picture() -> AnyView {
    let level = |number| dig_mars::Level::new(number).unwrap_or(dig_mars::Level::ONE);
    let found = dig_mars::Tile::new(40).map(tile::front).unwrap_or_default();
    let stack = |x: f64, y: f64, scale: f64, tiles: u8, top: String| {
        let sunk = super::place::sunk(tiles);
        view! {
            <g transform=format!("translate({x} {y}) scale({scale})")>
                <g inner_html=tile::depth(tiles)></g>
                <g transform=format!("translate(0 {sunk})") inner_html=top></g>
            </g>
        }
    };
    let ship = dig_mars::Tile::new(47).map(|tile| finds::drawing(tile)).unwrap_or_default();
    let body = "M-13.5 -4v-9.5a13.5 13.5 0 0 1 27 0V-4z";
    view! {
        <svg class="dm-picture" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice">
            <rect class="dm-sky" width="320" height="200"/>
            <path class="dm-sky-low" d="M0 34h320v166H0z"/>
            <circle class="dm-halo" cx="246" cy="52" r="46"/><circle class="dm-halo" cx="246" cy="52" r="28"/>
            <circle class="dm-sun" cx="246" cy="52" r="14"/>
            <g class="dm-stars"><circle cx="24" cy="18" r="1.2"/><circle cx="70" cy="30" r="1"/><circle cx="128" cy="14" r="1.3"/><circle cx="176" cy="26" r="1"/><circle cx="300" cy="16" r="1.2"/></g>
            <path class="dm-hill-far" d="M0 78l30-18 26 10 36-26 28 20 24-8 40 22 44-26 34 18 34-20 24 16v140H0z"/>
            <path class="dm-hill-near" d="M0 102c40-20 70-8 108-2s78-14 112-4 66 8 100-4v108H0z"/>
            <path class="dm-plain" d="M0 122c60-12 120-6 170-4s100-8 150 0v82H0z"/>
            <g transform="translate(40 14) rotate(-10) scale(.9)" inner_html=ship></g>
            {stack(14.0, 92.0, 0.92, 2, tile::back(level(2)))}
            {stack(112.0, 84.0, 0.98, 3, found)}
            {stack(216.0, 96.0, 0.92, 1, tile::back(level(4)))}
            <g class="seat-0" transform="translate(66 168) scale(1.25)">
                <ellipse class="dm-shade" rx="15" ry="4.5"/>
                <path class="dm-legs" d="M-10 -5l-3 5M10 -5l3 5M8 -24l4 -5"/>
                <circle class="dm-lamp" cx="12" cy="-30" r="2.4"/>
                <path class="dm-dome" d=body/><path d=body fill="url(#pattern-0)"/>
                <circle cy="-13" r="9.5" fill="var(--seat)"/>
                <text class="dm-letter" y="-6.8">"A"</text>
            </g>
            <g class="seat-1" transform="translate(140 180) scale(1.25)">
                <ellipse class="dm-shade" rx="15" ry="4.5"/>
                <path class="dm-legs" d="M-10 -5l-3 5M10 -5l3 5M8 -24l4 -5"/>
                <circle class="dm-lamp" cx="12" cy="-30" r="2.4"/>
                <path class="dm-dome" d=body/><path d=body fill="url(#pattern-1)"/>
                <circle cy="-13" r="9.5" fill="var(--seat)"/>
                <text class="dm-letter" y="-6.8">"B"</text>
            </g>
        </svg>
    }
    .into_any()
}
