//! Faces: four animals for the bots, and more creatures for people to choose from.

use leptos::prelude::*;

/// A face as it is drawn at a table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Face {
    /// Whose it is.
    pub creature: Creature,
    /// How many of the same kind come before it. They wear different things, so that nobody is
    /// taken for somebody else.
    pub double: u8,
}

/// Whose face it is, before anything is put on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Creature {
    /// A bot.
    Bot(Animal),
    /// What a person chose, by its number.
    Chosen(u8),
}

impl From<Creature> for Face {
    fn from(creature: Creature) -> Self {
        Face { creature, double: 0 }
    }
}

/// What a face may wear.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Wear {
    Glasses,
    Cap,
    Bow,
}

impl Face {
    /// What it wears: as many doubles as there are ways to put these on are told apart.
    fn wears(self) -> impl Iterator<Item = Wear> {
        let all = [Wear::Glasses, Wear::Cap, Wear::Bow].into_iter().enumerate();
        all.filter_map(move |(bit, wear)| (self.double >> bit & 1 == 1).then_some(wear))
    }
}

/// A face that a level of bots has.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Animal {
    /// The weakest.
    Mouse,
    /// Quick.
    Hare,
    /// Clever.
    Fox,
    /// Wise.
    Owl,
}

/// How many faces a person may choose from.
pub const FACES: u8 = 8;

/// Draws a face.
pub fn face(face: impl Into<Face>) -> AnyView {
    let face = face.into();
    match face.creature {
        Creature::Bot(it) => animal(it, face),
        Creature::Chosen(number) => chosen(number, face),
    }
}

fn animal(animal: Animal, face: Face) -> AnyView {
    let drawing = match animal {
        Animal::Mouse => view! {
            <circle cx="10" cy="12" r="8" fill="#a89f97"/><circle cx="30" cy="12" r="8" fill="#a89f97"/>
            <circle cx="10" cy="12" r="4.6" fill="#e7b9b4"/><circle cx="30" cy="12" r="4.6" fill="#e7b9b4"/>
            <ellipse cx="20" cy="23" rx="13" ry="12" fill="#bdb4ab"/>
            <circle cx="20" cy="29" r="2.2" fill="#8a4b4b"/>
            <path d="M18 31l-9 2M18 30l-9-1M22 31l9 2M22 30l9-1" stroke="#7d746c" stroke-width="1" fill="none"/>
        }
        .into_any(),
        Animal::Hare => view! {
            <path d="M12 20C8 8 10 2 13 2s5 7 5 16zM28 20c4-12 2-18-1-18s-5 7-5 16z" fill="#b98d5f"/>
            <path d="M13 16c-2-7-1-11 .4-11s2.6 5 2.6 11zM27 16c2-7 1-11-.4-11s-2.6 5-2.6 11z" fill="#eccfb4"/>
            <ellipse cx="20" cy="26" rx="12" ry="11" fill="#c89c6d"/>
            <ellipse cx="20" cy="31" rx="6" ry="4.6" fill="#f2e2cf"/>
            <path d="M18 28.4h4l-2 2z" fill="#7a4536"/>
        }
        .into_any(),
        Animal::Fox => view! {
            <path d="M5 5l11 8-8 9zM35 5l-11 8 8 9z" fill="#c85f1e"/>
            <path d="M8 9l6 5-4 5zM32 9l-6 5 4 5z" fill="#5a2d17"/>
            <path d="M20 11c9 0 15 6 15 12-4 8-10 14-15 14S9 31 5 23c0-6 6-12 15-12z" fill="#dd7327"/>
            <path d="M5 23c5-1 10 2 15 8 5-6 10-9 15-8-4 8-10 14-15 14S9 31 5 23z" fill="#fbeede"/>
            <circle cx="20" cy="34" r="2.4" fill="#3a2018"/>
        }
        .into_any(),
        Animal::Owl => view! {
            <path d="M6 5c4 1 7 2 9 4h10c2-2 5-3 9-4 1 5 0 8-1 11 2 12-3 21-13 21S5 28 7 16C6 13 5 10 6 5z" fill="#7c5a3c"/>
            <circle cx="13" cy="18" r="7" fill="#f3e3c4"/><circle cx="27" cy="18" r="7" fill="#f3e3c4"/>
            <path d="M17.6 22h4.8L20 27z" fill="#e0a128"/>
            <path d="M14 31c2 2 4 2 6 0 2 2 4 2 6 0" fill="none" stroke="#d9bf97" stroke-width="1.6"/>
        }
        .into_any(),
    };
    let eyes = match animal {
        Animal::Mouse => [(15.0, 22.0), (25.0, 22.0)],
        Animal::Hare => [(15.0, 24.0), (25.0, 24.0)],
        Animal::Fox => [(14.0, 22.0), (26.0, 22.0)],
        Animal::Owl => [(13.0, 18.0), (27.0, 18.0)],
    };
    head(drawing, eyes, if animal == Animal::Owl { 3.4 } else { 2.0 }, face)
}

fn chosen(number: u8, face: Face) -> AnyView {
    let (drawing, eyes) = match number % FACES {
        0 => (cat("#e2a63d", "#c98a22"), [(14.0, 21.0), (26.0, 21.0)]),
        1 => (bear("#8a6244", "#d7b48f"), [(15.0, 20.0), (25.0, 20.0)]),
        2 => (frog(), [(12.0, 11.0), (28.0, 11.0)]),
        3 => (cat("#8d95a3", "#6f7786"), [(14.0, 21.0), (26.0, 21.0)]),
        4 => (bear("#f0ece4", "#cfc8bb"), [(15.0, 20.0), (25.0, 20.0)]),
        5 => (bird("#4f9fc4", "#f0b73c"), [(15.0, 18.0), (25.0, 18.0)]),
        6 => (hedgehog(), [(15.0, 23.0), (25.0, 23.0)]),
        _ => (bird("#d9674e", "#f4d06a"), [(15.0, 18.0), (25.0, 18.0)]),
    };
    head(drawing, eyes, 2.2, face)
}

fn head(drawing: AnyView, eyes: [(f64, f64); 2], size: f64, face: Face) -> AnyView {
    let worn = face.wears().map(|wear| worn(wear, eyes, size)).collect_view();
    let eyes = eyes.map(|(x, y)| {
        view! {
            <circle cx=x cy=y r=size fill="#2b211b"/>
            <circle cx=x + size * 0.3 cy=y - size * 0.35 r=size * 0.32 fill="#fff"/>
        }
    });
    view! {
        <svg class="face-art" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">{drawing}{eyes}{worn}</svg>
    }
    .into_any()
}

/// Large and plain, because a face is often small.
fn worn(wear: Wear, eyes: [(f64, f64); 2], size: f64) -> AnyView {
    match wear {
        Wear::Glasses => {
            let ([(left, y), (right, _)], round) = (eyes, size.max(2.2) + 2.6);
            let bridge = format!("M{} {y}H{}", left + round, right - round);
            view! {
                <g fill="#fff" fill-opacity=".28" stroke="#1f4fb4" stroke-width="2">
                    <circle cx=left cy=y r=round/><circle cx=right cy=y r=round/>
                    <path d=bridge/>
                </g>
            }
            .into_any()
        }
        Wear::Cap => view! {
            <path d="M20 .8L28 12.500C23 10.500 17 10.500 12 12.500z" fill="#7a3fb8" stroke="#fff" stroke-width="1"/>
            <circle cx="20" cy="2.4" r="2.4" fill="#ffd34d"/>
        }
        .into_any(),
        Wear::Bow => view! {
            <path d="M20 35l-9-4.500v9zM20 35l9-4.500v9z" fill="#c2185b" stroke="#fff" stroke-width="1" stroke-linejoin="round"/>
            <circle cx="20" cy="35" r="2.4" fill="#7d0f3b"/>
        }
        .into_any(),
    }
}

fn cat(coat: &'static str, dark: &'static str) -> AnyView {
    view! {
        <path d="M6 4l10 8H7zM34 4l-10 8h9z" fill=dark/>
        <path d="M6 5c2 4 4 5 7 6h14c3-1 5-2 7-6 1 6 2 11 2 16 0 9-7 15-16 15S4 30 4 21C4 16 5 11 6 5z" fill=coat/>
        <path d="M20 11v6M16 11.5l1 4M24 11.5l-1 4" stroke=dark stroke-width="1.8" fill="none"/>
        <ellipse cx="20" cy="29" rx="7" ry="5" fill="#fff" fill-opacity=".75"/>
        <path d="M18 26h4l-2 2.4z" fill="#8b3f3a"/>
        <path d="M13 29l-8-1M13 31l-7 2M27 29l8-1M27 31l7 2" stroke=dark stroke-width="1"/>
    }
    .into_any()
}

fn bear(coat: &'static str, light: &'static str) -> AnyView {
    view! {
        <circle cx="9" cy="10" r="6" fill=coat/><circle cx="31" cy="10" r="6" fill=coat/>
        <circle cx="9" cy="10" r="3" fill=light/><circle cx="31" cy="10" r="3" fill=light/>
        <circle cx="20" cy="21" r="15" fill=coat/>
        <ellipse cx="20" cy="28" rx="7.5" ry="6" fill=light/>
        <ellipse cx="20" cy="25.6" rx="2.8" ry="2" fill="#33241b"/>
        <path d="M20 27v3" stroke="#33241b" stroke-width="1.4"/>
    }
    .into_any()
}

fn frog() -> AnyView {
    view! {
        <circle cx="12" cy="11" r="7" fill="#5fa04e"/><circle cx="28" cy="11" r="7" fill="#5fa04e"/>
        <ellipse cx="20" cy="23" rx="17" ry="13" fill="#6fb35c"/>
        <circle cx="12" cy="11" r="4.4" fill="#f5f0d8"/><circle cx="28" cy="11" r="4.4" fill="#f5f0d8"/>
        <path d="M9 25c6 6 16 6 22 0" fill="none" stroke="#2f5a2a" stroke-width="1.8" stroke-linecap="round"/>
    }
    .into_any()
}

fn bird(coat: &'static str, beak: &'static str) -> AnyView {
    view! {
        <path d="M20 3c3-3 7-1 6 2l-6 3z" fill=coat/>
        <circle cx="20" cy="21" r="16" fill=coat/>
        <ellipse cx="20" cy="28" rx="10" ry="8" fill="#fff" fill-opacity=".55"/>
        <path d="M14 23h12l-6 7z" fill=beak/>
        <path d="M14 23h12l-1.6 1.8H15.6z" fill="#000" fill-opacity=".15"/>
    }
    .into_any()
}

fn hedgehog() -> AnyView {
    view! {
        <path d="M20 2l3 4 5-3 1 5 6-1-1 6 5 2-4 4 3 5-5 1 0 5H7l0-5-5-1 3-5-4-4 5-2-1-6 6 1 1-5 5 3z" fill="#6d5442"/>
        <ellipse cx="20" cy="26" rx="12" ry="11" fill="#e6c9a4"/>
        <circle cx="20" cy="29" r="2.4" fill="#33241b"/>
        <path d="M16 33c2 2 6 2 8 0" fill="none" stroke="#8a6748" stroke-width="1.4"/>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_never_wear_the_same() {
        let worn = |double| {
            let face = Face { creature: Creature::Bot(Animal::Mouse), double };
            face.wears().collect::<Vec<_>>()
        };
        for first in 0..8 {
            for second in 0..first {
                assert_ne!(worn(first), worn(second), "{first} and {second}");
            }
        }
        assert!(worn(0).is_empty(), "who is alone wears nothing");
    }
}
