//! The rules of `RAWsiko`: hold the raw materials that your applications need.
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
mod map;
mod named;
mod names;
mod odds;
mod score;
mod setup;
mod state;
mod view;

pub use action::{Action, Chance, DICE, Dice};
pub use board::{
    Application, CONTINENT_COUNT, Continent, MATERIAL_COUNT, Material, Objective, TERRITORY_COUNT,
    Territory,
};
pub use map::{LINKS, Link};
pub use named::{Members, Named, Set, Table};
pub use names::Text;
pub use odds::Odds;
pub use score::Score;
pub use setup::Setup;
pub use state::{Phase, Rawsiko, Rolled};
pub use view::{ContinentView, Goal, News, SeatView, TerritoryView, Then, View};

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use game::{BadSetup, Event, Game, Observer, Rng, Seat, Turn};
use state::SEATS;

impl Game for Rawsiko {
    const ID: &'static str = "rawsiko";
    const TITLE: &'static str = "RAWsiko";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=state::MOST_SEATS;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type News = News;

    fn usual(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn start(setup: &Setup) -> Result<Self, BadSetup> {
        setup::start(*setup)
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        legal::turn(self)
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Chance {
        legal::sample(self, rng)
    }

    fn possible(&self, chance: &Chance) -> bool {
        legal::possible(self, *chance)
    }

    #[inline]
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

    fn first(&self) -> Option<Seat> {
        self.first
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        self.objective(seat).map(Named::id)
    }
}
