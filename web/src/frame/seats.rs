use bots::Level;
use game::Seat;
use leptos::prelude::*;
use text::{Seating, Sitter};

use crate::art::{self, Animal, Creature, FACES, Face};

/// The face of whoever sits there: an animal for a bot, the chosen face for a person. No two at a
/// table are alike.
pub fn face(seating: &Seating, seat: Seat) -> AnyView {
    face_at(seating, seat).map_or_else(|| ().into_any(), art::face)
}

/// Whose face it is; none for an empty seat.
fn creature(sitter: &Sitter) -> Option<Creature> {
    match sitter.level() {
        Some(level) => Some(Creature::Bot(match level {
            Level::Random | Level::Mouse => Animal::Mouse,
            Level::Hare => Animal::Hare,
            Level::Fox => Animal::Fox,
            Level::Owl => Animal::Owl,
        })),
        None if sitter.avatar == Sitter::NO_FACE => None,
        None => Some(Creature::Chosen(sitter.avatar % FACES)),
    }
}

/// The face at this seat among all the others.
fn face_at(seating: &Seating, seat: Seat) -> Option<Face> {
    let kind = creature(seating.at(seat))?;
    let before = seating.0.iter().take(seat.index());
    let alike = before.filter(|other| creature(other) == Some(kind)).count();
    Some(Face { creature: kind, double: u8::try_from(alike).unwrap_or(u8::MAX) })
}

/// Who sits there: face, colour with letter and pattern, name.
pub fn name_tag(seating: &Seating, seat: Seat) -> AnyView {
    let sitter = seating.at(seat);
    view! {
        <span class=format!("name-tag {}", seating.class(seat))>
            <span class="face" aria-hidden="true">{face(seating, seat)}</span>
            <span class="letter" aria-hidden="true">{art::swatch(sitter.colour)}</span>
            <span class="name">{seating.name(seat)}</span>
        </span>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everybody who can sit down: every bot, and people with every face, two of them by a number
    /// that is drawn as another.
    fn anybody(number: usize) -> Sitter {
        let levels = Level::ALL.len();
        if number < levels {
            return Sitter::bot(0, Level::ALL[number]);
        }
        let avatar = u8::try_from(number - levels).expect("few faces");
        Sitter { avatar, ..Sitter::person(0) }
    }

    #[test]
    fn no_two_at_a_table_have_one_face() {
        let kinds = Level::ALL.len() + usize::from(FACES) + 2;
        // Any three of them, and then two more that are like the first.
        for mix in 0..kinds.pow(3) {
            let three = [mix % kinds, mix / kinds % kinds, mix / kinds.pow(2)];
            let seats = [three[0], three[1], three[2], three[0], three[1]];
            let seating = Seating(seats.map(anybody).into_iter().collect());
            let faces: Vec<_> = seating.seats().map(|seat| face_at(&seating, seat)).collect();
            for (n, face) in faces.iter().enumerate() {
                assert!(face.is_some(), "{seats:?}");
                assert!(!faces[..n].contains(face), "{seats:?}: {faces:?}");
            }
        }
    }

    #[test]
    fn an_empty_seat_is_like_nobody() {
        let nobody = Sitter { avatar: Sitter::NO_FACE, ..Sitter::person(0) };
        let seating = Seating(vec![nobody.clone(), nobody, anybody(Level::ALL.len())]);
        let faces: Vec<_> = seating.seats().map(|seat| face_at(&seating, seat)).collect();
        assert_eq!(faces, [None, None, Some(Creature::Chosen(0).into())]);
    }
}
