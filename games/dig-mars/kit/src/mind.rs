use bots::Mind;
use dig_mars::{DigMars, Field, Level, Phase, Top, Track, shares, target};
use game::{Game, Seat};

use crate::Kit;

impl Mind for Kit {
    type Game = DigMars;

    const SCALE: i32 = 600;
    const PLAY_ON: u32 = 6;

    /// What it has and what that will bring, in hundredths of a point.
    fn standing(state: &DigMars, seat: Seat) -> i32 {
        let left: u8 = Field::ALL.iter().map(|&field| state.stack(field).left).sum();
        let mut value = 100 * i32::from(state.points(seat));
        // Equipment pays off over what is left to dig.
        for (track, worth) in [
            (Track::Digging, [0, 260, 560, 880]),
            (Track::Transport, [0, 280, 640, 1_010]),
            (Track::Fleet, [0, 240, 430, 560]),
        ] {
            value += worth[state.level(seat, track).index()] * i32::from(left) / 48;
        }
        // By fields and not by stations: what lies there can be had only once.
        for field in state.stations(seat).fields() {
            value += outlook(state, seat, field);
        }
        value += way_to_go(state, seat);
        if state.points(seat) >= target(state.seats()) {
            value += 5_000;
        }
        if state.phase() == Phase::Turn && state.active() == Some(seat) {
            value += 25 * i32::from(state.open_bonuses());
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
            if enough(Track::Transport, tile.face().transport) { 60 * points } else { points }
        }
        Some(Top::Down(dig)) if enough(Track::Digging, dig) => 20 + 15 * i32::from(dig.number()),
        // What was scanned is a secret of some; a bot gets what it imagines.
        Some(Top::Scanned(tile, _)) if enough(Track::Digging, tile.face().dig) => {
            20 + 10 * i32::from(tile.face().points)
        }
        Some(Top::Down(_) | Top::Scanned(..)) => 2,
    }
}

/// What draws a seat on: the best field that it could be on, less the way there.
fn way_to_go(state: &DigMars, seat: Seat) -> i32 {
    let steps = |from: Field, to: Field| {
        let (from, to) = (from.index(), to.index());
        (from % 4).abs_diff(to % 4) + (from / 4).abs_diff(to / 4)
    };
    let fields = Field::ALL.into_iter().map(|to| {
        let nearest = state.stations(seat).fields().map(|from| steps(from, to)).min();
        let there = nearest == Some(0);
        // Who comes is one more than stand there now.
        let reaches = |track, wanted: Level| {
            state.strength(seat, track, to) + u8::from(!there) >= wanted.number()
        };
        let worth = match state.stack(to).top {
            Some(Top::Up(tile)) if reaches(Track::Transport, tile.face().transport) => {
                40 + 20 * i32::from(tile.face().points)
            }
            Some(Top::Down(dig)) if reaches(Track::Digging, dig) => 60,
            Some(Top::Scanned(tile, _)) if reaches(Track::Digging, tile.face().dig) => 60,
            _ => 0,
        };
        let way = i32::try_from(nearest.unwrap_or(6)).unwrap_or(6);
        worth - 8 * way
    });
    fields.max().unwrap_or(0).max(0)
}
