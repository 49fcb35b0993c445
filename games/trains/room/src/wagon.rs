//! The wagons, drawn: the ability tells what a wagon carries.

use leptos::prelude::*;
use trains::{Ability, Card};

use super::signs::badge;

/// A wagon with its number, 100 by 92. It fills whatever box it is put into.
pub fn wagon(card: Card) -> AnyView {
    view! {
        <svg class="wagon-art" viewBox="0 0 100 92" aria-hidden="true">
            <ellipse cx="50" cy="88.5" rx="46" ry="3" fill="#000" fill-opacity=".18"/>
            {load(card.ability())}
            {plate(card)}
            {underframe()}
            {badge(card.ability())}
        </svg>
    }
    .into_any()
}

/// The back of a card: a wheel.
pub fn back() -> AnyView {
    let spokes = [0, 45, 90, 135].map(|turn| {
        view! { <path d="M36 46h28" transform=format!("rotate({turn} 50 46)") stroke="#e8cf9c" stroke-width="4"/> }
    });
    view! {
        <svg class="wagon-art" viewBox="0 0 100 92" aria-hidden="true">
            <rect x="3" y="3" width="94" height="86" rx="12" fill="#2f5d50"/>
            <rect x="3" y="3" width="94" height="80" rx="12" fill="#3b7161"/>
            <rect x="10" y="9" width="80" height="68" rx="8" fill="none" stroke="#e8cf9c" stroke-width="2.4"/>
            <circle cx="50" cy="46" r="21" fill="none" stroke="#e8cf9c" stroke-width="5"/>
            {spokes}
            <circle cx="50" cy="46" r="6" fill="#e8cf9c"/>
        </svg>
    }
    .into_any()
}

/// A padlock, as it hangs on the wagon that it protects.
pub fn padlock() -> AnyView {
    view! {
        <svg class="lock-art" viewBox="0 0 32 36" aria-hidden="true">
            <path d="M9 16v-5a7 7 0 0 1 14 0v5" fill="none" stroke="#3d4450" stroke-width="5.4"/>
            <path d="M9 16v-5a7 7 0 0 1 14 0v5" fill="none" stroke="#aeb6c2" stroke-width="2.6"/>
            <rect x="3.5" y="14.5" width="25" height="19.5" rx="4.5" fill="#d99a1c" stroke="#5b3c04" stroke-width="1.8"/>
            <path d="M4.6 18a3.6 3.6 0 0 1 3.4-2.6h16a3.6 3.6 0 0 1 3.4 2.6z" fill="#f4c65a"/>
            <circle cx="16" cy="23" r="3" fill="#3a2602"/><path d="M16 23v6" stroke="#3a2602" stroke-width="2.8" stroke-linecap="round"/>
        </svg>
    }
    .into_any()
}

/// The number, always on the same cream plate, so that it can be read on every load.
fn plate(card: Card) -> AnyView {
    view! {
        <rect x="20" y="34.5" width="60" height="36" rx="7" fill="#4a3a2a" fill-opacity=".35"/>
        <rect x="20" y="33" width="60" height="36" rx="7" fill="#fff7e3" stroke="#4a3a2a" stroke-width="1.6"/>
        <text class="wagon-number" x="50" y="65" text-anchor="middle" font-size="39" font-weight="800"
            fill="#2b211b" letter-spacing="-1">{card.number()}</text>
    }
    .into_any()
}

fn underframe() -> AnyView {
    let wheels = [17.5, 33.0, 67.0, 82.5].map(|x| {
        view! {
            <circle cx=x cy="81" r="7.4" fill="#332c28"/>
            <circle cx=x cy="81" r="4.6" fill="#6f645b"/>
            <circle cx=x cy="81" r="1.7" fill="#d8cbb8"/>
        }
    });
    view! {
        <rect x="1" y="71.5" width="4" height="7" rx="1.4" fill="#332c28"/>
        <rect x="95" y="71.5" width="4" height="7" rx="1.4" fill="#332c28"/>
        <rect x="4" y="70" width="92" height="7.5" rx="2" fill="#3f3732"/>
        <rect x="4" y="70" width="92" height="2.2" rx="1.1" fill="#6b5f56"/>
        {wheels}
        <path d="M14 81h24M63 81h24" stroke="#9b8d7e" stroke-width="1.8" stroke-linecap="round"/>
    }
    .into_any()
}

fn load(ability: Ability) -> AnyView {
    match ability {
        Ability::SwapNeighbours => coach(),
        Ability::SwapOverOne => aeroplane(),
        Ability::TwoRight => ore(),
        Ability::TwoLeft => logs(),
        Ability::RemoveLeft => boxcar(),
        Ability::RemoveMiddle => tractor(),
        Ability::RemoveRight => tank(),
        Ability::Protect => covered(),
    }
}

/// A passenger coach with lit windows, and somebody looking out.
fn coach() -> AnyView {
    let windows = [13.0, 33.5, 54.0, 74.5].map(|x| {
        view! {
            <rect x=x y="14.5" width="13" height="13.5" rx="2.4" fill="#ffe08a" stroke="#5c1f24" stroke-width="1.4"/>
            <path d=format!("M{x} 19.5h13") stroke="#fff6cf" stroke-width="1.6"/>
        }
    });
    view! {
        <path d="M7 70V18q0-4 4-4h78q4 0 4 4v52z" fill="#96353b"/>
        <path d="M4 15q2-10 14-10h64q12 0 14 10z" fill="#5c1f24"/>
        <path d="M9 9.5q4-3 10-3h62q6 0 10 3z" fill="#7f3a3f"/>
        {windows}
        <circle cx="60.5" cy="23.4" r="3.1" fill="#c98b5e"/><path d="M55.5 28q5-5 10 0z" fill="#2f5d7c"/>
        <path d="M57.5 22.4q3-3.6 6 0z" fill="#4b2c16"/>
        <path d="M7 31.5h86" stroke="#e9c46a" stroke-width="1.6"/>
        <rect x="7" y="64" width="86" height="6" fill="#7b292f"/>
    }
    .into_any()
}

/// A small propeller aeroplane, tied down on a flat wagon.
fn aeroplane() -> AnyView {
    view! {
        <path d="M78 14L90 2h7l-5 16z" fill="#2f7d9c"/>
        <path d="M13 20q2-9 18-9h30q22 1 36 6-10 11-34 12H32q-17-1-19-9z" fill="#e9f0ee"/>
        <path d="M14 23q3 6 18 6.4h31q22-1 33-11-12 7-34 7.600H31q-12 0-17-3z" fill="#b9cdd0"/>
        <path d="M36 11q3-7 12-7 8 0 10 7z" fill="#7fc3dd" stroke="#3c6c80" stroke-width="1.4"/>
        <path d="M46.5 4.500v6.5" stroke="#3c6c80" stroke-width="1.2"/>
        <path d="M30 21h44q5 0 4 3t-6 3H34q-6 0-6-3t2-3z" fill="#d9674e"/>
        <path d="M30 21h44q4 0 4.2 2H28.400q.3-1.6 1.6-2z" fill="#ee8a6f"/>
        <path d="M62 17.500h20" stroke="#d9674e" stroke-width="2.6"/>
        <path d="M9 7v26" stroke="#4b4038" stroke-width="3" stroke-linecap="round"/>
        <circle cx="12" cy="20" r="3.4" fill="#d9674e"/>
        <path d="M6 70V40q0-3 3-3h82q3 0 3 3v30z" fill="#56707c"/>
        <path d="M6 42q0-5 3-5h82q3 0 3 5z" fill="#718d9a"/>
        <path d="M13 46v20M87 46v20" stroke="#3d525c" stroke-width="2"/>
    }
    .into_any()
}

/// An open wagon with a heap of ore that glitters.
fn ore() -> AnyView {
    view! {
        <path d="M12 36q3-12 13-13 4-11 14-9 6-10 15-6 8-3 12 6 10-2 12 8 9 2 10 14z" fill="#6a5750"/>
        <path d="M25 23q4-11 14-9 6-10 15-6-5 6-4 12-14-4-25 3zM66 14q9-2 12 8-7-2-12 2z" fill="#8a746a"/>
        <path d="M31 29l4-5 5 4-2 5zM57 22l5-3 3 5-5 3zM72 30l4-3 3 4-4 2zM46 16l4-3 3 4-4 2z" fill="#f0b64a"/>
        <path d="M44 30l4-4 4 4-4 3zM22 33l3-4 4 3zM84 33l-5 1 2-4z" fill="#4f9fb5"/>
        <path d="M5 34h90l-6 36H11z" fill="#a5632f"/>
        <path d="M3.5 32.500h93v5h-93z" fill="#c9844a"/>
        <path d="M14 39l2.5 30M86 39l-2.5 30" stroke="#7a4419" stroke-width="3"/>
        <path d="M10.2 65h79.600l-.8 5H11z" fill="#86501f"/>
    }
    .into_any()
}

/// Logs between stakes, with their rings to be counted.
fn logs() -> AnyView {
    let ends = [
        (22.0, 27.0),
        (41.0, 27.0),
        (60.0, 27.0),
        (79.0, 27.0),
        (31.5, 12.5),
        (50.5, 12.5),
        (69.5, 12.5),
    ]
    .map(|(x, y)| {
        view! {
            <circle cx=x cy=y r="9.4" fill="#7d5027"/>
            <circle cx=x cy=y r="7.4" fill="#e5bd84"/>
            <circle cx=x cy=y r="4.7" fill="none" stroke="#b98450" stroke-width="1.4"/>
            <circle cx=x cy=y r="1.8" fill="#b98450"/>
        }
    });
    view! {
        {ends}
        <path d="M8.5 8v30M91.5 8v30" stroke="#39493f" stroke-width="4.6" stroke-linecap="round"/>
        <path d="M6 70V39q0-3 3-3h82q3 0 3 3v31z" fill="#3f7a54"/>
        <path d="M6 41q0-5 3-5h82q3 0 3 5z" fill="#5c9a72"/>
        <path d="M13 46v20M87 46v20" stroke="#2b5a3c" stroke-width="2"/>
    }
    .into_any()
}

/// A closed boxcar with a sliding door.
fn boxcar() -> AnyView {
    view! {
        <path d="M6 70V15h88v55z" fill="#d59a3c"/>
        <path d="M3 16l6-9q1-1.6 3-1.600h76q2 0 3 1.600l6 9z" fill="#7a4e16"/>
        <path d="M9.5 8.500q1-1.5 3-1.500h75q2 0 3 1.500z" fill="#9c6a2a"/>
        <path d="M11 18v50M17 18v50M83 18v50M89 18v50" stroke="#b57c22" stroke-width="1.8"/>
        <rect x="24" y="17.5" width="52" height="51" fill="#e8b65c"/>
        <path d="M24 17.500l52 0M24 17.500v50M76 17.500v50" stroke="#9a6717" stroke-width="2" fill="none"/>
        <path d="M28 20.500l44 9.500M72 20.500l-44 9.5" stroke="#c48a2e" stroke-width="2.4"/>
        <path d="M18 14.800h64" stroke="#4f320b" stroke-width="2.6"/>
        <rect x="6" y="64" width="88" height="6" fill="#b57c22"/>
    }
    .into_any()
}

/// A tractor on a flat wagon.
fn tractor() -> AnyView {
    view! {
        <path d="M49 4h23v16H49z" fill="#cfe9f2" stroke="#7c1f17" stroke-width="2.2"/>
        <path d="M45.5 3.500h29" stroke="#7c1f17" stroke-width="3.4" stroke-linecap="round"/>
        <path d="M26 6v10" stroke="#4b4038" stroke-width="3.2" stroke-linecap="round"/>
        <path d="M18 15q0-2 2-2h28v13H18z" fill="#d4402f"/>
        <path d="M18 17q0-4 2-4h28v3.400H18z" fill="#ea6a56"/>
        <path d="M48 19h27v8H48z" fill="#c03525"/>
        <path d="M21.5 17.500v5M25.5 17.500v5M29.5 17.500v5" stroke="#7c1f17" stroke-width="1.6"/>
        <circle cx="68" cy="23.5" r="12" fill="#2c2622"/><circle cx="68" cy="23.5" r="6" fill="#f2c14e"/><circle cx="68" cy="23.5" r="2" fill="#7a5a10"/>
        <circle cx="29" cy="27.5" r="8" fill="#2c2622"/><circle cx="29" cy="27.5" r="3.8" fill="#f2c14e"/>
        <path d="M6 70V39q0-3 3-3h82q3 0 3 3v31z" fill="#6a5a86"/>
        <path d="M6 41q0-5 3-5h82q3 0 3 5z" fill="#8674a6"/>
        <path d="M13 46v20M87 46v20" stroke="#4c3f66" stroke-width="2"/>
    }
    .into_any()
}

/// A tank with a dome, a ladder and a drop on its ends.
fn tank() -> AnyView {
    view! {
        <rect x="40" y="3" width="20" height="13" rx="3.5" fill="#40697c"/>
        <rect x="40" y="3" width="20" height="4.5" rx="2.2" fill="#6c98ab"/>
        <path d="M38 3.400h24" stroke="#2c4b5a" stroke-width="2.6" stroke-linecap="round"/>
        <rect x="4" y="13" width="92" height="57" rx="22" fill="#5b8ba1"/>
        <path d="M9 25q6-11 17-11h48q11 0 17 11-8-4-17-4H26q-9 0-17 4z" fill="#8fb9ca"/>
        <path d="M5 50q3 20 21 20h48q18 0 21-20-7 9-21 9H26q-14 0-21-9z" fill="#41697c"/>
        <path d="M17 15q-5 26 0 53M83 15q5 26 0 53" fill="none" stroke="#2c4b5a" stroke-width="2"/>
        <path d="M27 14v16M35 14v16M27 18.500h8M27 23h8M27 27.500h8" stroke="#e3edf0" stroke-width="1.7"/>
        <path d="M70 17q5 6 5 9a5 5 0 0 1-10 0q0-3 5-9z" fill="#f2c14e"/>
    }
    .into_any()
}

/// Something under a tarpaulin, well tied. Nobody knows what it is.
fn covered() -> AnyView {
    view! {
        <path d="M5 70V40q6-18 18-20 5-15 19-13 10-8 20 2 14-1 16 12 14 3 17 19v30z" fill="#8b8a5a"/>
        <path d="M23 20q5-15 19-13 10-8 20 2-9-2-14 5-14-2-17 12-3-5-8-6zM78 21q-6-3-11 2 2-10-5-14 14-1 16 12z" fill="#a9a878"/>
        <path d="M5 42q8 6 16 0t16 0 14 0 14 0 14 0 16 0v28H5z" fill="#75744a"/>
        <path d="M23 20q-1 26-8 50M78 21q3 26 8 49M42 7q-2 14 1 26M62 9q1 12-2 24" fill="none" stroke="#5a5934" stroke-width="1.5"/>
        <path d="M7 36q43-14 86 0" fill="none" stroke="#e9d8a6" stroke-width="2.2"/>
        <path d="M31 12q4 20-4 58M70 12q-4 20 4 58" fill="none" stroke="#e9d8a6" stroke-width="2.2"/>
    }
    .into_any()
}
