use dig_mars::{DigMars, Field, Level, Phase, Top, Track, shares, target};
use game::{Game, Seat};

use crate::Heuristic;

impl Heuristic for DigMars {
    const SCALE: i32 = 600;
    const PLAY_ON: u32 = 6;

    /// What it has and what that will bring, in hundredths of a point.
    fn standing(&self, seat: Seat) -> i32 {
        let left: u8 = Field::ALL.iter().map(|&field| self.stack(field).left).sum();
        let mut value = 100 * i32::from(self.points(seat));
        // Equipment pays off over what is left to dig.
        for (track, worth) in [
            (Track::Digging, [0, 260, 560, 880]),
            (Track::Transport, [0, 280, 640, 1_010]),
            (Track::Fleet, [0, 240, 430, 560]),
        ] {
            value += worth[self.level(seat, track).index()] * i32::from(left) / 48;
        }
        for field in self.stations(seat).each() {
            value += outlook(self, seat, field);
        }
        if self.points(seat) >= target(self.seats()) {
            value += 5_000;
        }
        if self.phase() == Phase::Turn && self.active() == Some(seat) {
            value += 25 * i32::from(self.open_bonuses());
        }
        value
    }
}

/// What it is worth to stand there.
fn outlook(state: &DigMars, seat: Seat, field: Field) -> i32 {
    let enough = |track, wanted: Level| state.strength(seat, track, field) >= wanted.number();
    match state.stack(field).top {
        None => 0,
        Some(Top::Up(tile)) => {
            let points = shares(state, seat, field, tile.face().points)[seat.index()];
            let points = i32::from(points);
            if enough(Track::Transport, tile.face().transport) { 60 * points } else { 8 * points }
        }
        Some(Top::Down(dig)) if enough(Track::Digging, dig) => 20 + 15 * i32::from(dig.number()),
        // What was scanned is a secret of some; a bot gets what it imagines.
        Some(Top::Scanned(tile, _)) if enough(Track::Digging, tile.face().dig) => {
            20 + 10 * i32::from(tile.face().points)
        }
        Some(Top::Down(_) | Top::Scanned(..)) => 5,
    }
}
