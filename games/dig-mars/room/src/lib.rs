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

use dig_mars::{DigMars, News, Setup, View};
use dig_mars_kit::Kit;
use game::Seat;
use leptos::prelude::*;
use text::{Seating, Texts};
use web::room::{AnyRoom, At, Choice, Door, Room};

use self::{desk::Desk, motion::Motion};

/// The room of Dig Mars.
pub struct DigMarsRoom;

/// The door of the room.
pub const DOOR: Door = Door::of::<DigMarsRoom>();

/// The room itself.
pub const ROOM: AnyRoom = AnyRoom::of::<DigMarsRoom>();

impl Room for DigMarsRoom {
    type Game = DigMars;
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
    const MINUTES: (u8, u8) = (15, 25);
    const OPTIONS: &'static [Choice] =
        &[Choice { key: "dig-mars-open-points", range: (0, 1), usual: 0 }];

    fn setup(seats: u8, chosen: &[u8]) -> Setup {
        Setup { seats, open_points: chosen.first() == Some(&1) }
    }

    fn sign(name: &str) -> AnyView {
        signs::in_book(name)
    }

    fn board(at: At<DigMars>) -> AnyView {
        let desk = Desk::new(at);
        let motion = Motion::watch(desk);
        let boards = desk.seating().seats().map(|seat| panel::board(desk, motion, seat));
        let boards = boards.collect_view();
        view! {
            <div class="dm" on:pointerdown:capture=move |event| desk.finger.set(event.pointer_type() == "touch")>
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

    fn whose(news: &News) -> Option<Seat> {
        match news {
            News::First { seat } | News::Dug { seat, .. } | News::Scanned { seat, .. } => {
                Some(*seat)
            }
            _ => None,
        }
    }

    fn score(view: &View, seating: &Seating) -> AnyView {
        score::score(view, seating)
    }
}
