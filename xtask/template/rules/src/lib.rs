//! The rules of Sample Game: the highest card takes what the die shows.
//!
//! `RULES.md` above this crate holds the rules in words; `§` in the comments refers to its
//! numbers.
#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

mod action;
mod apply;
mod board;
mod legal;
mod score;
mod setup;
mod state;
mod view;

pub use action::{Action, Chance};
pub use board::{CARDS, Card, HAND, MOST, ROUNDS, SIDES};
pub use setup::Setup;
pub use state::{Phase, SampleGame};
pub use view::{Hand, News, SeatView, View};

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use game::{BadSetup, Event, Game, Observer, Rng, Seat, Turn};

impl Game for SampleGame {
    const ID: &'static str = "sample-game";
    const TITLE: &'static str = "Sample Game";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type News = News;

    fn usual(seats: u8) -> Setup {
        Setup { seats }
    }

    fn start(setup: &Setup) -> Result<Self, BadSetup> {
        setup::start(*setup)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        legal::turn(self)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        legal::sample(self, rng)
    }

    fn possible(&self, chance: &Chance) -> bool {
        legal::possible(self, *chance)
    }

    fn apply(&mut self, event: &Event<Self>) {
        apply::apply(self, *event);
    }

    fn view(&self, who: Observer) -> View {
        view::view(self, who)
    }

    fn tell(&self, event: &Event<Self>, who: Observer) -> News {
        view::tell(self, *event, who)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        view::imagine(view, rng)
    }
}
