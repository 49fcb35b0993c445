use game::{Ranking, Seat};

use crate::{DigMars, Field, Level};

/// How many points a seat needs to declare victory (§6.1).
#[inline]
pub const fn target(seats: u8) -> u8 {
    match seats {
        2 => 40,
        3 => 30,
        _ => 20,
    }
}

/// What it costs to raise a track to this level (§3.7). Level 1 is where all begin.
#[inline]
pub const fn cost(level: Level) -> u8 {
    level.number() - 1
}

/// What each seat gets when `carrier` takes a tile of so many points off this field (§4.4).
#[inline]
pub fn shares(state: &DigMars, carrier: Seat, field: Field, points: u8) -> [u8; 4] {
    split(state.stations.map(|stations| stations.at(field) > 0), carrier, points)
}

/// The same, among the seats that are `present`.
#[inline]
pub(crate) fn split(present: [bool; 4], carrier: Seat, points: u8) -> [u8; 4] {
    let present = present.map(u8::from);
    let seats = present.iter().sum::<u8>();
    let part = points / seats;
    let mut shares = present.map(|here| here * part);
    // §4.5 needs no case of its own: all of too few points is what is left over.
    shares[carrier.index()] += points - part * seats;
    shares
}

/// The places at the end (§6.5); `declared` is first, whatever it holds.
pub(crate) fn ranking(state: &DigMars, declared: Option<Seat>) -> Ranking {
    Ranking::by(state.seats, |seat| (declared == Some(seat), state.points[seat.index()]))
}
