use core::{
    fmt::{self, Display},
    str::FromStr,
};

use serde::{Serialize, Serializer};

use crate::{BadToken, MAX_SEATS, Seat, Seats};

/// The place of every seat at the end: 1 is best, equals share a place, and the places after them
/// stay empty (1, 1, 3).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Ranking {
    places: [u8; MAX_SEATS as usize],
    seats: u8,
}

impl Ranking {
    /// Ranks `seats` seats by a score, the highest first; equal scores share a place.
    pub fn by<S: Ord>(seats: u8, score: impl Fn(Seat) -> S) -> Self {
        let mut places = [0; MAX_SEATS as usize];
        for n in 0..seats {
            let mine = score(Seat::new(n));
            places[usize::from(n)] =
                (0..seats).fold(1, |place, other| place + u8::from(score(Seat::new(other)) > mine));
        }
        Ranking { places, seats }
    }

    /// One seat first, all the others second together.
    pub fn winner(seats: u8, winner: Seat) -> Self {
        Ranking::by(seats, |seat| seat == winner)
    }

    /// The places in order of the seats.
    pub fn places(&self) -> &[u8] {
        &self.places[..usize::from(self.seats)]
    }

    /// The place of one seat.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places()[seat.index()]
    }

    /// Everyone in the first place.
    pub fn winners(&self) -> Seats {
        (0..self.seats).map(Seat::new).filter(|&seat| self.place(seat) == 1).collect()
    }
}

/// The places in order of the seats: `2 1 2`.
impl Display for Ranking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, place) in self.places().iter().enumerate() {
            let space = if n == 0 { "" } else { " " };
            write!(f, "{space}{place}")?;
        }
        Ok(())
    }
}

impl FromStr for Ranking {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let bad = || BadToken::new(text, "the place of each seat, such as `2 1 2`");
        let mut places = [0; MAX_SEATS as usize];
        let mut seats = 0;
        for word in text.split(' ') {
            let place: u8 = word.parse().map_err(|_| bad())?;
            *places.get_mut(usize::from(seats)).ok_or_else(bad)? = place;
            seats += 1;
        }
        let given = Ranking { places, seats };
        // Only places that some order of the seats leads to.
        let ranked = Ranking::by(seats, |seat| core::cmp::Reverse(given.place(seat)));
        // And only in the one way to write it.
        if ranked == given && text == alloc::format!("{given}") { Ok(given) } else { Err(bad()) }
    }
}

impl Serialize for Ranking {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.places().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place() {
        let ranking = Ranking::by(4, |seat| [5, 9, 9, 1][seat.index()]);
        assert_eq!(ranking.places(), [3, 1, 1, 4]);
        assert_eq!(ranking.winners().len(), 2);
        assert_eq!(Ranking::winner(3, Seat::new(1)).places(), [2, 1, 2]);
    }

    #[test]
    fn text_round_trips_and_refuses() {
        let ranking = Ranking::by(4, |seat| [5, 9, 9, 1][seat.index()]);
        assert_eq!(alloc::format!("{ranking}").parse(), Ok(ranking));
        for bad in ["", "1 x", "2 2", "1 1 2", "0 1", "1  2", "1 02", "1 2 3 4 5 6 7 8 9"] {
            assert!(bad.parse::<Ranking>().is_err(), "{bad:?}");
        }
    }
}
