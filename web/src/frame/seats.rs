use bots::Level;
use game::Seat;
use leptos::prelude::*;
use text::{Seating, Sitter};

use crate::art;

/// The face of whoever sits there: an animal for a bot, the chosen face for a person.
pub fn face(sitter: &Sitter) -> AnyView {
    match sitter.level() {
        Some(level) => art::animal(match level {
            Level::Random | Level::Mouse => art::Animal::Mouse,
            Level::Hare => art::Animal::Hare,
            Level::Fox => art::Animal::Fox,
            Level::Owl => art::Animal::Owl,
        }),
        None => art::face(sitter.avatar),
    }
}

/// Who sits there: face, colour with letter and pattern, name.
pub fn name_tag(seating: &Seating, seat: Seat) -> AnyView {
    let sitter = seating.at(seat);
    view! {
        <span class=format!("name-tag {}", seating.class(seat))>
            <span class="face" aria-hidden="true">{face(sitter)}</span>
            <span class="letter" aria-hidden="true">{art::swatch(sitter.colour)}</span>
            <span class="name">{seating.name(seat)}</span>
        </span>
    }
    .into_any()
}
