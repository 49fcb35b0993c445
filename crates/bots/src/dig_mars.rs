use dig_mars::{DigMars, Field, Level, Phase, Top, Track, shares, target};
use game::{Game, Seat, Turn};

use crate::Heuristic;

impl Heuristic for DigMars {
    /// How far this seat is ahead of the best of the others, in hundredths of a point.
    fn value(&self, seat: Seat) -> i64 {
        if let Turn::Over(ranking) = self.turn() {
            return if ranking.place(seat) == 1 { 1_000_000 } else { -1_000_000 };
        }
        let others = (0..self.seats()).map(Seat::new).filter(|&other| other != seat);
        let best = others.map(|other| standing(self, other)).max().unwrap_or(0);
        standing(self, seat) - best / 2
    }
}

fn standing(state: &DigMars, seat: Seat) -> i64 {
    let left: u8 = Field::ALL.iter().map(|&field| state.stack(field).left).sum();
    let mut value = 100 * i64::from(state.points(seat));
    // Equipment pays off over what is left to dig.
    for (track, worth) in [
        (Track::Digging, [0, 260, 560, 880]),
        (Track::Transport, [0, 280, 640, 1_010]),
        (Track::Fleet, [0, 240, 430, 560]),
    ] {
        value += worth[state.level(seat, track).index()] * i64::from(left) / 48;
    }
    for field in state.stations(seat).each() {
        value += outlook(state, seat, field);
    }
    if state.points(seat) >= target(state.seats()) {
        value += 5_000;
    }
    if state.phase() == Phase::Turn && state.active() == Some(seat) {
        value += 25 * i64::from(state.open_bonuses());
    }
    value
}

/// What it is worth to stand there.
fn outlook(state: &DigMars, seat: Seat, field: Field) -> i64 {
    let enough = |track, wanted: Level| state.strength(seat, track, field) >= wanted.number();
    match state.stack(field).top {
        None => 0,
        Some(Top::Up(tile)) => {
            let points = shares(state, seat, field, tile.face().points)[seat.index()];
            let points = i64::from(points);
            if enough(Track::Transport, tile.face().transport) { 60 * points } else { 8 * points }
        }
        Some(Top::Down(dig)) if enough(Track::Digging, dig) => 20 + 15 * i64::from(dig.number()),
        // What was scanned is a secret of some; a bot gets what it imagines.
        Some(Top::Scanned(tile, _)) if enough(Track::Digging, tile.face().dig) => {
            20 + 10 * i64::from(tile.face().points)
        }
        Some(Top::Down(_) | Top::Scanned(..)) => 5,
    }
}
