//! Tiles: the ground, what is printed on it, and stacks of them. All of it is plain drawing, so it
//! is written as text.

use std::fmt::Write as _;

use dig_mars::{Level, Tile, TopView};
use game::Seat;
use text::Seating;

use super::{
    finds,
    place::{THICK, TILE},
    signs,
};

/// The tiles under the top one, or the hole where there is none.
pub fn depth(tiles: u8) -> String {
    let mut out = String::new();
    if tiles == 0 {
        out.push_str(
            r#"<rect class="dm-hole-rim" x="-1" y="25" width="106" height="82" rx="12"/><rect class="dm-hole" x="3" y="29" width="98" height="74" rx="10"/><path class="dm-hole-floor" d="M12 97c8-9 22-7 32-10s22 5 34 1 16 3 17 8c-2 5-6 7-10 7H19c-4 0-6-2-7-6z"/>"#,
        );
    }
    for layer in 0..tiles.min(3) {
        let y = THICK * f64::from(3 - layer);
        let (width, height) = TILE;
        write!(
            out,
            r#"<rect class="dm-layer dm-layer-{layer}" y="{y}" width="{width}" height="{height}" rx="11"/>"#
        )
        .expect("strings grow");
    }
    out
}

/// The top tile as everybody sees it.
pub fn top(top: Option<&TopView>) -> String {
    match top {
        None => surface("dm-ground-0", ""),
        Some(TopView::Up { tile }) => front(*tile),
        Some(TopView::Down { dig, .. }) => back(*dig),
    }
}

/// What is known of a covered tile: who has looked, and what the one who looks now has seen.
pub fn scans(top: Option<&TopView>, me: Option<Seat>, seating: &Seating) -> String {
    let Some(TopView::Down { scanned, tile, .. }) = top else { return String::new() };
    let mut out = looked(scanned, seating);
    if let Some(tile) = tile {
        out.push_str(&peek(*tile, me, seating));
    }
    out
}

fn surface(class: &str, texture: &str) -> String {
    let (width, height) = TILE;
    format!(
        r#"<rect class="dm-surface {class}" width="{width}" height="{height}" rx="11"/>{texture}<path class="dm-edge" d="M2 73V11a9 9 0 0 1 9-9h82a9 9 0 0 1 9 9"/>"#
    )
}

/// The back: the harder the ground, the darker and rougher.
pub fn back(dig: Level) -> String {
    let texture = match dig.number() {
        1 => {
            r#"<g class="dm-mark" fill="none" stroke-width="2.4" stroke-linecap="round"><path d="M10 40c8-5 14-5 22 0s14 5 22 0 14-5 22 0 12 4 18 1M8 56c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 20 0M48 22c7-4 12-4 18 0s12 4 18 0 8-3 10-2"/></g>"#
        }
        2 => {
            r#"<g class="dm-mark-fill"><ellipse cx="62" cy="18" rx="9" ry="6"/><ellipse cx="86" cy="24" rx="7" ry="5"/><ellipse cx="20" cy="42" rx="10" ry="7"/><ellipse cx="44" cy="38" rx="7" ry="5"/><ellipse cx="70" cy="42" rx="11" ry="7"/><ellipse cx="92" cy="50" rx="6" ry="5"/><ellipse cx="32" cy="60" rx="8" ry="6"/><ellipse cx="56" cy="60" rx="6" ry="5"/><ellipse cx="80" cy="66" rx="9" ry="6"/><ellipse cx="14" cy="68" rx="6" ry="5"/></g>"#
        }
        3 => {
            r#"<g class="dm-mark" fill="none" stroke-width="2.6" stroke-linejoin="round"><path d="M70 2l-6 18 12 12-4 16 14 14-4 20M64 20L40 32l4 18-16 10 4 22M76 32l26-6M44 50l28-2M28 60L2 52M86 62l16 4M40 32L2 30"/></g>"#
        }
        _ => {
            r#"<g class="dm-facets"><path class="light" d="M50 4l24 2 8 22-24 8-18-14zM8 34l22-6 10 22-16 14-20-8zM72 44l26-8 2 26-18 10-16-8z"/><path class="dark" d="M74 6l24 4 2 22-18-4zM40 22l18 14-4 24-14-10-10-22zM54 60l12 4 4 16-30 2-16-18z"/><path class="dm-mark" fill="none" stroke-width="2" d="M50 4l-10 18 18 14 24-8M58 36l-4 24-14-10M54 60l12 4 6-20 26-8M24 64l16 18M66 64l16 8"/></g>"#
        }
    };
    let mut out = surface(&format!("dm-ground-{dig}"), texture);
    out.push_str(&arrows(dig, false, 5.0));
    out
}

/// The front: what was found, what it is worth, how hard it is to carry, and its bonus.
pub fn front(tile: Tile) -> String {
    let face = tile.face();
    let mut out =
        surface("dm-found", r#"<ellipse class="dm-dug" cx="52" cy="50" rx="40" ry="26"/>"#);
    write!(out, r#"<g transform="translate(28 15) scale(.98)">{}</g>"#, finds::drawing(tile))
        .expect("strings grow");
    out.push_str(&medal(face.points));
    out.push_str(&arrows(face.transport, true, TILE.0 - 5.0));
    if let Some(bonus) = face.bonus {
        // Above the heads of the stations.
        write!(out, r#"<g transform="translate(87 39)">{}</g>"#, signs::token(bonus))
            .expect("strings grow");
    }
    out
}

/// A star with what the tile is worth.
fn medal(points: u8) -> String {
    format!(
        r#"<g class="dm-medal"><g transform="translate(-1 -2) scale(1.58)">{}</g><text x="18" y="24.5">{points}</text></g>"#,
        signs::POINT
    )
}

/// How hard something is, 1 to 4: arrows down for the ground, up for what is lifted. They begin at
/// the left with `x`, or end there at the right.
fn arrows(level: Level, up: bool, x: f64) -> String {
    let count = f64::from(level.number());
    let width = 14.0 * count + 8.0;
    let x = if up { x - width } else { x };
    let mut out = format!(
        r#"<g class="dm-arrows" transform="translate({x} 5)"><rect width="{width}" height="21" rx="8"/>"#
    );
    let path = if up {
        "M0 9.5L5.5 3 11 9.5H7.5V17h-4V9.5z"
    } else {
        "M0 10.5L5.5 17 11 10.5H7.5V3h-4v7.5z"
    };
    for at in 0..level.number() {
        let x = 5.5 + 14.0 * f64::from(at);
        write!(out, r#"<path transform="translate({x} .5)" d="{path}"/>"#).expect("strings grow");
    }
    out.push_str("</g>");
    out
}

/// Who has looked at a tile: an eye, and their colours and letters.
fn looked(scanned: &[Seat], seating: &Seating) -> String {
    if scanned.is_empty() {
        return String::new();
    }
    #[expect(clippy::cast_precision_loss, reason = "at most four")]
    let width = 22.0 + 17.0 * scanned.len() as f64;
    let x = TILE.0 - 4.0 - width;
    let mut out = format!(
        r#"<g transform="translate({x} 5)"><g class="dm-looked"><rect width="{width}" height="21" rx="8"/><g transform="translate(2.5 1.5) scale(.75)">{}</g>"#,
        signs::SCAN
    );
    for (at, &seat) in (0u8..).zip(scanned) {
        let x = 29.0 + 17.0 * f64::from(at);
        let (class, letter) = (seating.class(seat), seating.at(seat).letter());
        write!(
            out,
            r#"<g class="{class}"><circle class="dm-looker" cx="{x}" cy="10.5" r="9"/><text x="{x}" y="16.5">{letter}</text></g>"#
        )
        .expect("strings grow");
    }
    out.push_str("</g></g>");
    out
}

/// What only the one who looks has seen: the find through a gap in the ground.
fn peek(tile: Tile, me: Option<Seat>, seating: &Seating) -> String {
    let class = me.map_or_else(String::new, |seat| seating.class(seat));
    let face = tile.face();
    let mut out = format!(
        r#"<g class="dm-peek {class}"><rect x="23" y="28" width="78" height="27" rx="13"/><g transform="translate(26 27.5) scale(.58)">{}</g><text x="61" y="48.5">{}</text><g class="dm-peek-star" transform="translate(66 33) scale(.7)">{}</g>"#,
        finds::drawing(tile),
        face.points,
        signs::POINT,
    );
    if let Some(bonus) = face.bonus {
        write!(out, r#"<g transform="translate(91 43) scale(.8)">{}</g>"#, signs::token(bonus))
            .expect("strings grow");
    }
    out.push_str("</g>");
    out
}
