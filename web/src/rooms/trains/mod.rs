//! Game of Trains: a siding in the evening.

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

use leptos::prelude::*;
use trains::{Action, News, Setup, Trains, View};

use super::{At, Choice, Room};
use crate::seating::Seating;

/// The room of Game of Trains.
pub struct TrainsRoom;

impl Room for TrainsRoom {
    type Game = Trains;

    const SEATS: (u8, u8) = (2, 4);
    const RULES: [&'static str; 3] = [
        include_str!("../../../../games/trains/RULES.md"),
        include_str!("../../../../games/trains/RULES.lv.md"),
        include_str!("../../../../games/trains/RULES.sk.md"),
    ];
    const FIGURES: &'static str = include_str!("figures.txt");
    const LESSON: &'static str = include_str!("lesson.txt");
    const MINUTES: (u8, u8) = (10, 20);
    const OPTIONS: &'static [Choice] = &[];

    fn setup(seats: u8, _: &[u8]) -> Setup {
        Setup { seats }
    }

    fn picture() -> AnyView {
        locomotive::picture()
    }

    fn board(at: At<Trains>) -> AnyView {
        board::board(&at)
    }

    fn say(news: &News, seating: &Seating) -> Option<String> {
        words::say(news, seating)
    }

    fn advise(action: &Action, view: &View, _: &Seating) -> String {
        words::advise(*action, view)
    }

    fn prompt(view: &View, actions: &[Action], _: &Seating) -> String {
        words::prompt(view, actions)
    }

    fn secret(view: &View) -> bool {
        !view.hand.is_empty()
    }

    fn score(view: &View, seating: &Seating) -> AnyView {
        score::score(view, seating)
    }
}
