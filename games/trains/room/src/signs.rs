//! What an ability does, as a picture: little wagons and arrows.

use leptos::prelude::*;
use trains::{Ability, Spot};

use super::{wagon::padlock, words::key};

/// The abilities, by the names that the rulebook has for them.
#[rustfmt::skip]
pub const IN_BOOK: &[&str] = &[
    "swap-neighbours", "swap-over-one", "two-right", "two-left", "remove-left", "remove-middle", "remove-right", "protect",
];

/// Draws the ability that the rulebook shows under this name.
pub fn in_book(name: &str) -> AnyView {
    let ability = Ability::ALL.into_iter().find(|it| key(*it) == name);
    ability.map_or_else(|| ().into_any(), sign)
}

/// The pictogram of an ability, 64 by 36.
pub fn sign(ability: Ability) -> AnyView {
    let drawing = match ability {
        Ability::SwapNeighbours => swap(&[20.0, 34.0], &[]),
        Ability::SwapOverOne => swap(&[12.0, 42.0], &[27.0]),
        Ability::TwoRight => hop(false),
        Ability::TwoLeft => hop(true),
        Ability::RemoveLeft => remove(Spot::Left),
        Ability::RemoveMiddle => remove(Spot::Middle),
        Ability::RemoveRight => remove(Spot::Right),
        Ability::Protect => view! {
            <g class="still">{[8.0, 43.0].map(|x| little(x, 18.0))}</g>
            <g class="acts">{little(25.5, 18.0)}</g>
            <svg x="21.5" y="1" width="21" height="23.5" viewBox="0 0 32 36">{padlock()}</svg>
        }
        .into_any(),
    };
    view! { <svg class="ability" viewBox="0 0 64 36" aria-hidden="true">{drawing}</svg> }.into_any()
}

/// The same as small as it can be, for the corner of a wagon, 46 by 30.
pub fn badge(ability: Ability) -> AnyView {
    let drawing = match ability {
        Ability::SwapNeighbours => r#"<path class="stroke" d="M8 15h30M14 8l-7 7 7 7M32 8l7 7-7 7"/>"#.to_owned(),
        Ability::SwapOverOne => {
            r#"<path class="stroke" d="M10 21C10 4 36 4 36 21M4 16l6 7 6-7M30 16l6 7 6-7"/><circle class="fill" cx="23" cy="22" r="4.4"/>"#.to_owned()
        }
        Ability::TwoRight => r#"<path class="stroke" d="M11 6l10 9-10 9M25 6l10 9-10 9"/>"#.to_owned(),
        Ability::TwoLeft => r#"<path class="stroke" d="M35 6l-10 9 10 9M21 6l-10 9 10 9"/>"#.to_owned(),
        Ability::RemoveLeft => gone(0),
        Ability::RemoveMiddle => gone(1),
        Ability::RemoveRight => gone(2),
        Ability::Protect => {
            r#"<path class="stroke" d="M16 15v-3.500a7 7 0 0 1 14 0V15"/><rect class="fill" x="12" y="13" width="22" height="14" rx="3"/>"#.to_owned()
        }
    };
    view! {
        <g class="badge">
            <rect class="disc" x="1" y="1" width="46" height="30" rx="8"/>
            <g transform="translate(1 1)" inner_html=drawing></g>
        </g>
    }
    .into_any()
}

/// Three wagons, of which one is crossed out.
fn gone(which: usize) -> String {
    let each = [9.0, 23.0, 37.0].into_iter().enumerate().map(|(at, x)| {
        if at == which {
            format!(r#"<path class="cross" d="M{} 9l12 12M{} 9l-12 12"/>"#, x - 6.0, x + 6.0)
        } else {
            format!(r#"<rect class="rest" x="{}" y="11" width="8" height="8" rx="2"/>"#, x - 4.0)
        }
    });
    each.collect()
}

/// A little wagon whose upper left corner is here.
fn little(x: f64, y: f64) -> AnyView {
    view! {
        <rect x=x y=y width="12" height="10" rx="2"/>
        <circle cx=x + 3.2 cy=y + 12.2 r="2.1"/><circle cx=x + 8.8 cy=y + 12.2 r="2.1"/>
    }
    .into_any()
}

/// Two wagons change places, over those in between.
fn swap(acting: &[f64; 2], between: &[f64]) -> AnyView {
    let [left, right] = acting.map(|x| x + 6.0);
    let top = if between.is_empty() { 3.0 } else { 0.0 };
    let arc = format!("M{left} 14.500C{left} {top} {right} {top} {right} 14.5");
    view! {
        <g class="still">{between.iter().map(|&x| little(x, 20.0)).collect_view()}</g>
        <g class="acts">{acting.map(|x| little(x, 20.0))}</g>
        <path class="arrow" d=arc/>
        <path class="arrow" d=head(left, 15.0)/>
        <path class="arrow" d=head(right, 15.0)/>
    }
    .into_any()
}

/// One wagon jumps over two others.
fn hop(mirrored: bool) -> AnyView {
    let turn = if mirrored { "translate(64 0) scale(-1 1)" } else { "" };
    view! {
        <g transform=turn>
            <g class="acts">{little(6.0, 20.0)}</g>
            <g class="still">{[20.5, 34.5].map(|x| little(x, 20.0))}</g>
            <g class="will">{little(48.5, 20.0)}</g>
            <path class="arrow" d="M12 15.500C14 1 50 1 54.5 13.5"/>
            <path class="arrow" d=head(54.5, 15.0)/>
        </g>
    }
    .into_any()
}

/// A wagon leaves each of two trains, upwards.
fn remove(spot: Spot) -> AnyView {
    let gone = spot.place().index();
    let trains = [11.0, 27.0].map(|y| {
        (0..7)
            .zip([2.0, 10.7, 19.4, 28.1, 36.8, 45.5, 54.2])
            .map(|(at, x)| {
                let (class, y) = if at == gone { ("acts", y - 4.0) } else { ("still", y) };
                view! { <rect class=class x=x y=y width="7.4" height="7.4" rx="1.5"/> }
            })
            .collect_view()
    });
    let x = [5.7, 31.8, 57.9][spot as usize];
    view! {
        {trains}
        <path class="arrow" d=format!("M{x} 7V1.600M{x} 22.500V19.4")/>
        <path class="arrow" d=format!("M{} 4.200L{x} 1.2 {} 4.2", x - 3.0, x + 3.0)/>
        <path class="arrow" d=format!("M{} 21.400L{x} 18.6 {} 21.4", x - 2.6, x + 2.6)/>
    }
    .into_any()
}

fn head(x: f64, y: f64) -> String {
    format!("M{} {}L{x} {y} {} {}", x - 3.6, y - 4.2, x + 3.6, y - 4.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ability_is_in_the_rulebook_under_its_own_name() {
        assert_eq!(Ability::ALL.map(key).as_slice(), IN_BOOK);
    }
}
