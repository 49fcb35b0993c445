//! The locomotive, couplings and the evening around them.

use leptos::prelude::*;

/// A locomotive in a seat's colour, with its letter and pattern, 130 by 92. It looks to the left.
pub fn locomotive(colour: u8, letter: char) -> AnyView {
    let pattern = format!("url(#pattern-{colour})");
    let wheels = [(38.0, 8.0), (58.0, 8.0), (80.0, 11.0), (106.0, 11.0)].map(|(x, r)| {
        let y = 88.0 - r;
        view! {
            <circle cx=x cy=y r=r fill="#332c28"/>
            <circle cx=x cy=y r=r - 3.0 fill="none" stroke="#c9503c" stroke-width="2.2"/>
            <circle cx=x cy=y r="2" fill="#e8cf9c"/>
        }
    });
    view! {
        <svg class="locomotive-art" viewBox="0 0 130 92" aria-hidden="true">
            <ellipse cx="68" cy="88.5" rx="56" ry="3" fill="#000" fill-opacity=".18"/>
            <g class="steam">
                <circle cx="38" cy="6" r="7"/><circle cx="48" cy="0" r="9"/><circle cx="60" cy="-3" r="7"/>
            </g>
            <path d="M31 36V17h14v19z" fill="#3f3732"/><path d="M28 11h20l-3 7H31z" fill="#57504a"/>
            <rect x="28" y="8.5" width="20" height="4" rx="2" fill="#2b2622"/>
            <path d="M58 35v-7a7 7 0 0 1 14 0v7z" fill="#d9a736"/><path d="M58.5 26a7 7 0 0 1 13 0z" fill="#f4cf6e"/>
            <rect x="20" y="33" width="70" height="34" rx="9" fill="var(--seat)"/>
            <rect x="20" y="33" width="70" height="34" rx="9" fill=pattern.clone()/>
            <path d="M22 40q2-7 8-7h60v7z" fill="#fff" fill-opacity=".28"/>
            <path d="M20 56v2q0 9 9 9h61V56z" fill="#000" fill-opacity=".16"/>
            <path d="M36 33v34M54 33v34" stroke="#e8cf9c" stroke-width="2.6"/>
            <rect x="13" y="37" width="10" height="26" rx="4" fill="#3f3732"/>
            <circle class="lamp-glow" cx="12" cy="31" r="12"/>
            <path d="M8 26h10v10H8z" fill="#57504a"/><circle class="headlamp" cx="9.5" cy="31" r="5"/>
            <path d="M76 67V14h46v53z" fill="var(--seat)"/>
            <path d="M76 67V14h46v53z" fill=pattern/>
            <path d="M118 14h4v53h-4z" fill="#000" fill-opacity=".18"/>
            <path d="M71 15q2-7 10-7h36q9 0 11 7z" fill="#3f3732"/>
            <rect x="83" y="19" width="14" height="13" rx="2.5" fill="#ffe08a" stroke="#3f3732" stroke-width="2"/>
            <rect x="102" y="19" width="14" height="13" rx="2.5" fill="#ffe08a" stroke="#3f3732" stroke-width="2"/>
            <circle cx="99" cy="50" r="14.5" fill="var(--seat)" stroke="#fff7e3" stroke-width="2.6"/>
            <text x="99" y="57.5" text-anchor="middle" font-size="21" font-weight="800" fill="var(--on-seat)">
                {letter.to_string()}
            </text>
            <path d="M14 67h112v8H26q-6 0-9 4l-7 8H3z" fill="#3f3732"/>
            <path d="M16 67h110v2.400H17z" fill="#6b5f56"/>
            {wheels}
            <path d="M36 80h70" stroke="#b9ab98" stroke-width="3" stroke-linecap="round"/>
        </svg>
    }
    .into_any()
}

/// Between two wagons, 24 by 20: a closed link and an open one. The style shows one of them.
pub fn coupling() -> AnyView {
    view! {
        <svg class="coupling-art" viewBox="0 0 24 20" aria-hidden="true">
            <g class="closed">
                <path class="rim" d="M2 10h20"/>
                <rect class="ring" x="5.5" y="4.5" width="13" height="11" rx="5.5"/>
                <path class="bar" d="M3 10h18"/>
            </g>
            <g class="open">
                <path class="rim" d="M1 10h4.500q3.5 0 3.5-3.500V4M23 10h-4.500q-3.5 0-3.5 3.500V16"/>
                <path class="bar" d="M1 10h4.500q3.5 0 3.5-3.500V4M23 10h-4.500q-3.5 0-3.5 3.500V16"/>
            </g>
        </svg>
    }
    .into_any()
}

/// A lamp beside the track: a tick where the wagon can stay, a dot where it cannot.
pub fn lamp() -> AnyView {
    view! {
        <svg class="lamp-art" viewBox="0 0 20 20" aria-hidden="true">
            <circle class="glass" cx="10" cy="10" r="9"/>
            <path class="tick" d="M5.6 10.400l3 3.2 5.8-6.6"/>
            <circle class="dot" cx="10" cy="10" r="3.2"/>
        </svg>
    }
    .into_any()
}

/// The evening behind everything: sky, sun, hills and trees, down to where the ground begins.
pub fn evening() -> AnyView {
    let trees = [
        (60.0, 1.0),
        (96.0, 0.7),
        (330.0, 0.8),
        (540.0, 0.8),
        (566.0, 1.1),
        (596.0, 0.7),
        (1010.0, 1.0),
        (1046.0, 0.75),
        (1120.0, 1.1),
    ]
    .map(|(x, size)| {
        view! {
            <g transform=format!("translate({x} 106) scale({size})")>
                <path class="trunk" d="M-2 0h4v12h-4z"/>
                <path class="leaves" d="M0-44l14 24h-7l10 18h-34l10-18h-7z"/>
            </g>
        }
    });
    view! {
        <svg class="evening" viewBox="0 0 1200 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <rect class="sky" y="-400" width="1200" height="530"/>
            <path class="sky-low" d="M0 40h1200v90H0z"/>
            <circle class="sun-ring" cx="806" cy="66" r="54"/>
            <circle class="sun" cx="806" cy="66" r="36"/>
            <g class="stars">
                <circle cx="120" cy="14" r="2"/><circle cx="248" cy="40" r="1.6"/><circle cx="402" cy="16" r="2.2"/>
                <circle cx="618" cy="32" r="1.6"/><circle cx="742" cy="12" r="2"/><circle cx="1068" cy="20" r="2.2"/>
                <circle cx="1150" cy="44" r="1.6"/><circle cx="318" cy="50" r="1.4"/>
            </g>
            <path class="cloud" d="M170 34q14-20 38-10 22-14 40 6 22-2 26 12H158q0-8 12-8zM940 26q10-14 28-8 20-10 32 6 18 0 20 10h-90q0-8 10-8z"/>
            <path class="hill far" d="M0 98q120-54 250-26 110-48 260-6 130-42 280 4 150-44 410 12v60H0z"/>
            <path class="hill" d="M0 118q160-32 330-10 190-26 360 2 220-30 510 2v20H0z"/>
            {trees}
            <path class="ground" d="M0 120q300-14 600-6t600-2v20H0z"/>
        </svg>
    }
    .into_any()
}
