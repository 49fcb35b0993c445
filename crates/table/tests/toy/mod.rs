//! The toy game, as a table knows it.

use game::Seat;
use laws::toy::Toy;
use table::{AnyGame, Mind};

pub static TOY: AnyGame = AnyGame::of::<Kit>();

pub struct Kit;

/// Whoever has bid more stands better.
impl Mind for Kit {
    type Game = Toy;
    const SCALE: i32 = 1;
    const PLAY_ON: u32 = 1;

    fn standing(state: &Toy, seat: Seat) -> i32 {
        state.bid(seat).map_or(0, i32::from)
    }
}
