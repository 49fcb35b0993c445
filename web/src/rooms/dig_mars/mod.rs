//! Dig Mars: rust and dusk.
//!
//! Everything that a person can do here is one of the legal actions; what is shown beforehand
//! (strength, shares) comes from the rules crate.

mod card;
mod desk;
mod field;
mod finds;
mod motion;
mod panel;
mod place;
mod scene;
mod score;
mod signs;
mod stations;
mod tile;
mod turn;
mod words;

use dig_mars::{Action, DigMars, News, Phase, Setup, TopView, View};
use leptos::prelude::*;

use self::{desk::Desk, motion::Motion};
use super::{At, Choice, Room};
use crate::seating::Seating;

/// The room of Dig Mars.
pub struct DigMarsRoom;

impl Room for DigMarsRoom {
    type Game = DigMars;
    const SEATS: (u8, u8) = (2, 4);
    const RULES: [&'static str; 3] = [
        include_str!("../../../../games/dig-mars/RULES.md"),
        include_str!("../../../../games/dig-mars/RULES.lv.md"),
        include_str!("../../../../games/dig-mars/RULES.sk.md"),
    ];
    const FIGURES: &'static str = include_str!("figures.txt");
    const LESSON: &'static str = include_str!("lesson.txt");
    const MINUTES: (u8, u8) = (15, 25);
    const OPTIONS: &'static [Choice] =
        &[Choice { key: "dig-mars-open-points", range: (0, 1), usual: 0 }];

    fn setup(seats: u8, chosen: &[u8]) -> Setup {
        Setup { seats, open_points: chosen.first() == Some(&1) }
    }

    fn picture() -> AnyView {
        scene::picture()
    }

    fn board(at: At<DigMars>) -> AnyView {
        let desk = Desk::new(at);
        let motion = Motion::watch(desk);
        let boards = desk.seating().seats().map(|seat| panel::board(desk, motion, seat));
        let boards = boards.collect_view();
        view! {
            <div class="dm">
                {scene::land()}
                <div class="dm-inner">
                    <div class="dm-field-box">
                        {field::field(desk)}
                        {card::card(desk)}
                    </div>
                    <div class="dm-panels">
                        {turn::turn(desk)}
                        {boards}
                    </div>
                </div>
                {motion.flight()}
            </div>
        }
        .into_any()
    }

    fn say(news: &News, seating: &Seating) -> Option<String> {
        words::say(news, seating)
    }

    fn advise(action: &Action, view: &View, seating: &Seating) -> String {
        words::advise(*action, view, seating)
    }

    fn prompt(view: &View, actions: &[Action], _seating: &Seating) -> String {
        words::prompt(view, actions)
    }

    /// One's own points, and what one has scanned, are drawn for one's own eyes alone.
    fn secret(view: &View) -> bool {
        let scanned = view
            .stacks
            .iter()
            .any(|stack| matches!(stack.top, Some(TopView::Down { tile: Some(_), .. })));
        // Before the first turn nobody has anything, and at the end everybody may see everything.
        let plain = matches!(view.phase, Phase::Settle | Phase::Over(_));
        view.me.is_some() && !plain && (scanned || !view.open_points)
    }

    fn score(view: &View, seating: &Seating) -> AnyView {
        score::score(view, seating)
    }
}
