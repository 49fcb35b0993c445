//! The symbols of this room, each drawn once.

use leptos::prelude::*;
use rawsiko::Material;
use web::art;

/// What the rulebook shows, by the names that it has there.
#[rustfmt::skip]
pub const IN_BOOK: &[&str] = &[
    "clash", "occupation", "materials", "investment", "current", "next", "china", "hourglass", "crossed",
    "objectives", "fate", "information", "settings", "held", "needed", "other", "pawn",
    "Sb", "Ba", "Be", "Bi", "B", "Co", "CC", "FS", "Ga", "Ge", "Hf", "He", "HREE", "In", "LREE", "Mg", "NG", "NR",
    "Nb", "P", "PGM", "PR", "Sc", "Si", "Ta", "V", "W",
];

/// One of those.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Shown {
    Sign(Sign),
    Settings,
    /// A chip in this colour.
    Chip(&'static str),
    Pawn,
    Material(Material),
}

impl Shown {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "clash" => Shown::Sign(Sign::Clash),
            "occupation" => Shown::Sign(Sign::Occupation),
            "materials" => Shown::Sign(Sign::Materials),
            "investment" => Shown::Sign(Sign::Investment),
            "current" => Shown::Sign(Sign::Current),
            "next" => Shown::Sign(Sign::Next),
            "china" => Shown::Sign(Sign::China),
            "hourglass" => Shown::Sign(Sign::Hourglass),
            "crossed" => Shown::Sign(Sign::Crossed),
            "objectives" => Shown::Sign(Sign::Objectives),
            "fate" => Shown::Sign(Sign::Fate),
            "information" => Shown::Sign(Sign::Information),
            "settings" => Shown::Settings,
            "held" => Shown::Chip("held"),
            "needed" => Shown::Chip("needed"),
            "other" => Shown::Chip("other"),
            "pawn" => Shown::Pawn,
            symbol => Shown::Material(symbol.parse().ok()?),
        })
    }
}

/// Draws what the rulebook shows under this name.
pub fn in_book(name: &str) -> AnyView {
    match Shown::named(name) {
        Some(Shown::Sign(it)) => sign(it),
        Some(Shown::Settings) => art::cog(),
        Some(Shown::Chip(class)) => {
            view! { <span class=format!("chip {class}") aria-hidden="true">"Si"</span> }.into_any()
        }
        Some(Shown::Pawn) => pawn_sample(),
        Some(Shown::Material(it)) => {
            view! { <span class="chip other">{it.to_string()}</span> }.into_any()
        }
        None => ().into_any(),
    }
}

/// The two numbers of a territory.
pub fn pawn_sample() -> AnyView {
    view! { <span class="pawn-sample seat-0" aria-hidden="true">"2"<small>"/4"</small></span> }
        .into_any()
}

/// A symbol of the room.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Sign {
    /// Two arrows that meet.
    Clash,
    /// A letter i.
    Information,
    /// A crystal.
    Materials,
    /// A flag that is planted.
    Occupation,
    /// On to the next person.
    Next,
    /// Whose turn it is.
    Current,
    /// A coin that is added to others.
    Investment,
    /// A gate with something going through.
    China,
    /// An hourglass.
    Hourglass,
    /// An hourglass that is crossed out.
    Crossed,
    /// A card with a target.
    Objectives,
    /// A die.
    Fate,
    /// Yes.
    Tick,
    /// Nearer.
    Plus,
    /// Farther.
    Minus,
    /// The whole map.
    Whole,
    /// An arrow from here to there.
    Arrow,
    /// People.
    Seats,
    /// Lines of text to choose from.
    List,
}

/// Draws it, in a square of 24.
pub fn sign(sign: Sign) -> AnyView {
    let path = match sign {
        Sign::Clash => {
            "M3 8h6.5l-2.6-3M9.5 8L6.9 11M21 16h-6.5l2.6-3M14.5 16l2.6 3M12 3.5v3M12 17.5v3M4.5 18.5l2-2M19.5 5.5l-2 2"
        }
        Sign::Information => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6h.01",
        Sign::Materials => "M7 4h10l4 5.5L12 20.5 3 9.5zM3 9.5h18M7 4l5 16 5-16",
        Sign::Occupation => {
            "M6 21V3M6 4c3-1.5 5 1.5 8 .6 1.6-.5 3-1 4.5-.6v8c-3-.8-4.5.8-7 .8S8 11.5 6 12.4M3.5 21h5"
        }
        Sign::Next => {
            "M8 4.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2.5 19c.4-3.6 2.6-5.5 5.5-5.5s5.1 1.9 5.5 5.5M15 9h6.5M18.5 6l3 3-3 3"
        }
        Sign::Current => {
            "M12 3a3.6 3.6 0 1 0 0 7.2A3.6 3.6 0 0 0 12 3zM5 20c.5-4.2 3.4-6.5 7-6.5s6.5 2.3 7 6.5zM12 22.5v0"
        }
        Sign::Investment => {
            "M9 9.5c3.3 0 6 1.2 6 2.7S12.3 15 9 15s-6-1.3-6-2.8 2.7-2.7 6-2.7zM3 12.2v3.6c0 1.5 2.7 2.7 6 2.7s6-1.2 6-2.7v-3.6M18.5 3v7M15 6.5h7"
        }
        Sign::China => {
            "M3 6c6 1.6 12 1.6 18 0M5.5 6.7V20M18.5 6.7V20M4 10.5h16M9.5 16h6M13 13.5l2.5 2.5-2.5 2.5"
        }
        Sign::Hourglass | Sign::Crossed => {
            "M6 3h12M6 21h12M7.5 3c0 5 3 6.5 4.5 9-1.5 2.5-4.5 4-4.5 9M16.5 3c0 5-3 6.5-4.5 9 1.5 2.5 4.5 4 4.5 9M9.8 18.5h4.4"
        }
        Sign::Objectives => "M5 3h14v18H5zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 12h.01",
        Sign::Fate => "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01",
        Sign::Tick => "M5 12.5l4.5 4.5L19 7.5",
        Sign::Plus => "M12 5v14M5 12h14",
        Sign::Minus => "M5 12h14",
        Sign::Whole => "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
        Sign::List => "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
        Sign::Arrow => "M4 12h15M13.5 6l6 6-6 6",
        Sign::Seats => {
            "M8 4.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2.5 19c.4-3.6 2.6-5.5 5.5-5.5s5.1 1.9 5.5 5.5M16 6a2.5 2.5 0 1 1 .1 5M17 13.7c2.6.2 4.2 2 4.5 4.8"
        }
    };
    let cross = (sign == Sign::Crossed)
        .then(|| view! { <path class="cross" d="M3.5 4.5l17 15M20.5 4.5l-17 15"/> });
    view! {
        <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=path/>{cross}</svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use rawsiko::Named as _;

    use super::*;

    #[test]
    fn the_rulebook_knows_every_sign_that_it_shows() {
        for (n, name) in IN_BOOK.iter().enumerate() {
            let shown = Shown::named(name);
            assert!(shown.is_some(), "{name}");
            assert!(IN_BOOK[..n].iter().all(|other| Shown::named(other) != shown), "{name} twice");
        }
        for material in Material::ALL {
            assert!(IN_BOOK.contains(&material.id()), "{material}");
        }
        assert_eq!(Shown::named("nothing"), None);
    }
}
