//! Game of Trains: a siding in the evening.

#![cfg_attr(
    not(target_family = "wasm"),
    expect(
        clippy::large_types_passed_by_value,
        reason = "a siding is a bundle of handles, and closures take the few that they use"
    )
)]

mod arrows;
mod board;
mod drag;
mod flight;
mod locomotive;
mod reason;
mod score;
mod siding;
mod signs;
mod train;
mod wagon;
mod words;
mod yard;

use game::Seat;
use leptos::prelude::*;
use text::{Seating, Texts};
use trains::{News, Setup, Trains, View};
use trains_kit::Kit;
use web::room::{AnyRoom, At, Choice, Door, Room};

/// The room of Game of Trains.
pub struct TrainsRoom;

/// The door of the room.
pub const DOOR: Door = Door::of::<TrainsRoom>();

/// The room itself.
pub const ROOM: AnyRoom = AnyRoom::of::<TrainsRoom>();

impl Room for TrainsRoom {
    type Game = Trains;
    type Kit = Kit;

    const DOOR: &'static Texts = text::texts!("../../text": "door");
    const LEARN: &'static Texts = text::texts!("../../text": "learn");

    const RULES: [&'static str; 3] = [
        include_str!("../../RULES.md"),
        include_str!("../../RULES.lv.md"),
        include_str!("../../RULES.sk.md"),
    ];
    const SIGNS: &'static [&'static str] = signs::IN_BOOK;
    const FIGURES: &'static str = include_str!("../figures.txt");
    const PICTURE: &'static str = include_str!("../picture.svg");
    const LESSON: &'static str = include_str!("../lesson.txt");
    const MINUTES: (u8, u8) = (10, 20);
    const OPTIONS: &'static [Choice] = &[];

    fn setup(seats: u8, _: &[u8]) -> Setup {
        Setup { seats }
    }

    fn sign(name: &str) -> AnyView {
        signs::in_book(name)
    }

    fn board(at: At<Trains>) -> AnyView {
        board::board(&at)
    }

    fn whose(news: &News) -> Option<Seat> {
        match news {
            News::First { seat }
            | News::Dealt { seat, .. }
            | News::Offered { seat, .. }
            | News::Drawn { seat, .. }
            | News::Refilled { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn score(view: &View, seating: &Seating) -> AnyView {
        score::score(view, seating)
    }
}
