//! The symbols of this room, each drawn once in a square of 24, in the colour of the text around.

use dig_mars::{Bonus, Track};
use leptos::prelude::*;

/// The bonuses, by the names that the rulebook has for them.
pub const IN_BOOK: &[&str] = &["dig", "transport", "move", "point", "scan"];

/// Draws the bonus that the rulebook shows under this name.
pub fn in_book(name: &str) -> AnyView {
    let at = IN_BOOK.iter().position(|it| *it == name);
    at.and_then(|at| Bonus::ALL.get(at)).map_or_else(|| ().into_any(), |&bonus| bonus_sign(bonus))
}

/// A shovel.
pub const DIG: &str = r#"<path d="M19 5l-8.4 8.4" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M16.4 2.6l5 5" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"/><path d="M5.6 12.2l6.2 6.2c-2 2.9-5.4 4-9.6 3.4-.6-4.2.5-7.6 3.4-9.6z" fill="currentColor"/>"#;

/// A rocket that carries finds home.
pub const TRANSPORT: &str = r#"<path d="M12 1.5c4.4 3.4 5.4 8.5 4.2 14H7.8c-1.2-5.5-.2-10.6 4.2-14z" fill="currentColor"/><path d="M7 11l-4.2 5.5v3.2L8 16.8zM17 11l4.2 5.5v3.2L16 16.8z" fill="currentColor"/><path d="M9.4 17h5.2L12 23z" fill="currentColor" fill-opacity=".7"/><circle cx="12" cy="8.6" r="2.1" fill="var(--sign-hole, #fff)"/>"#;

/// A station.
pub const STATION: &str = r#"<path d="M3.5 18.5v-4.5a8.5 8.5 0 0 1 17 0v4.5z" fill="currentColor"/><path d="M6 18.5l-2.2 3.7M18 18.5l2.2 3.7M16.5 7l3-4.5" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="19.7" cy="2.3" r="1.7" fill="currentColor"/><path d="M9.5 18.5v-4a2.5 2.5 0 0 1 5 0v4z" fill="var(--sign-hole, #fff)"/>"#;

/// A station that leaps.
pub const MOVE: &str = r#"<path d="M1.5 21v-4.2a5.3 5.3 0 0 1 10.6 0V21z" fill="currentColor"/><path d="M6.5 8C9 2.5 16.5 2 19 9.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><path d="M14.8 9.2l4.7 3.6 3-5.2z" fill="currentColor"/><path d="M15 20.5h7" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>"#;

/// A star: a point.
pub const POINT: &str = r#"<path d="M12 2l3 6.4 7 .9-5.1 4.8 1.3 6.9L12 17.6 5.8 21l1.3-6.9L2 9.3l7-.9z" fill="currentColor"/>"#;

/// An eye that looks into the ground.
pub const SCAN: &str = r#"<path d="M1.8 12C5 7 8.4 5 12 5s7 2 10.2 7C19 17 15.6 19 12 19s-7-2-10.2-7z" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.7" fill="currentColor"/>"#;

/// A bolt: an action.
pub const ACTION: &str =
    r#"<path d="M13.5 1.5L4.5 13.5h6l-1.5 9 9.5-12.5h-6.3z" fill="currentColor"/>"#;

/// A tick.
pub const TICK: &str = r#"<path d="M4.5 12.5l5 5 10-11" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>"#;

/// A symbol for a text or a button.
pub fn sign(drawing: &'static str) -> AnyView {
    view! { <svg class="dm-sign" viewBox="0 0 24 24" aria-hidden="true" inner_html=drawing></svg> }
        .into_any()
}

/// What a track is known by.
pub const fn of_track(track: Track) -> &'static str {
    match track {
        Track::Digging => DIG,
        Track::Transport => TRANSPORT,
        Track::Fleet => STATION,
    }
}

/// What a bonus is known by.
pub const fn of_bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Dig => DIG,
        Bonus::Transport => TRANSPORT,
        Bonus::Move => MOVE,
        Bonus::Point => POINT,
        Bonus::Scan => SCAN,
    }
}

/// A bonus as it is printed on a tile: a token of 28 across around the origin. What is one more of
/// something carries a plus.
pub fn token(bonus: Bonus) -> String {
    let plus = match bonus {
        Bonus::Dig | Bonus::Transport | Bonus::Point => {
            r#"<circle cx="10" cy="-10" r="6.5" class="dm-token-plus"/><path d="M10-13.5v7M6.5-10h7" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>"#
        }
        Bonus::Move | Bonus::Scan => "",
    };
    let drawing = of_bonus(bonus);
    format!(
        r#"<g class="dm-token"><circle r="14" class="dm-token-disc"/><g transform="translate(-9 -9) scale(.75)">{drawing}</g>{plus}</g>"#
    )
}

/// A bonus for a button or a text.
pub fn bonus_sign(bonus: Bonus) -> AnyView {
    view! {
        <svg class="dm-sign dm-bonus-sign" viewBox="-17 -18 34 34" aria-hidden="true"
            inner_html=token(bonus)></svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bonus_is_in_the_rulebook_under_its_own_name() {
        let names = Bonus::ALL.map(|bonus| format!("{bonus:?}").to_lowercase());
        assert_eq!(names.as_slice(), IN_BOOK);
    }
}
