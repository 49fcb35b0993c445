use game::{Ranking, Seat};

use crate::{Card, MOST, SampleGame};

/// Whose card is the highest (§3.3).
pub(crate) fn highest(cards: [Option<Card>; MOST]) -> Option<Seat> {
    let seats = (0..).map(Seat::new).zip(cards).filter(|(_, card)| card.is_some());
    seats.max_by_key(|(_, card)| *card).map(|(seat, _)| seat)
}

/// §4.2: the most points win, equals share a place.
pub(crate) fn ranking(state: &SampleGame) -> Ranking {
    Ranking::by(state.seats, |seat| state.points[seat.index()])
}
