use core::{
    fmt::{self, Display},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

use crate::{BadToken, Rng};

/// No game here seats more.
pub const MAX_SEATS: u8 = 8;

/// A place at the table, counted from 0.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, which is below [`MAX_SEATS`].
    pub const fn new(number: u8) -> Self {
        assert!(number < MAX_SEATS, "seats are numbered 0 to 7");
        Seat(number)
    }

    /// Its number, as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, as it is written.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The neighbour in turn order at a table of `seats`.
    pub const fn next(self, seats: u8) -> Self {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl FromStr for Seat {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text.as_bytes() {
            [digit @ b'0'..b'8'] => Ok(Seat(digit - b'0')),
            _ => Err(BadToken::new(text, "a seat, 0 to 7")),
        }
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number < MAX_SEATS { Ok(Seat(number)) } else { Err("seats are numbered 0 to 7") }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const EMPTY: Seats = Seats(0);

    /// One seat.
    pub const fn one(seat: Seat) -> Self {
        Seats(1 << seat.0)
    }

    /// All seats of a table of `count`.
    pub const fn all(count: u8) -> Self {
        assert!(count <= MAX_SEATS, "at most 8 seats");
        #[expect(clippy::cast_possible_truncation, reason = "eight seats fill the byte")]
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Whether the seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts a seat in.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in it, in order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// Any one of them, each as likely as the others. The set is not empty.
    pub fn pick(self, rng: &mut impl Rng) -> Seat {
        debug_assert!(!self.is_empty(), "nobody to pick");
        if self.0.is_power_of_two() {
            return Seat(self.lowest());
        }
        let mut rest = self;
        #[expect(clippy::cast_possible_truncation, reason = "at most eight")]
        for _ in 0..rng.below(self.len() as u32) {
            rest.0 &= rest.0 - 1;
        }
        Seat(rest.lowest())
    }

    #[expect(clippy::cast_possible_truncation, reason = "at most eight")]
    const fn lowest(self) -> u8 {
        self.0.trailing_zeros() as u8
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Seats::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::Seeded;

    #[test]
    fn next_goes_round() {
        assert_eq!(Seat::new(0).next(3), Seat::new(1));
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
    }

    #[test]
    fn text_round_trips_and_refuses() {
        for n in 0..MAX_SEATS {
            let seat = Seat::new(n);
            assert_eq!(alloc::format!("{seat}").parse(), Ok(seat));
        }
        for bad in ["", "8", "-1", "00", "+1", " 1"] {
            assert!(bad.parse::<Seat>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_set_lists_what_was_put_in() {
        let mut set: Seats = [Seat::new(3), Seat::new(1)].into_iter().collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [1, 3]);
        set.remove(Seat::new(1));
        assert_eq!(set, Seats::one(Seat::new(3)));
        assert_eq!(Seats::all(8).len(), 8);
        assert!(Seats::all(0).is_empty());
    }

    #[test]
    fn every_seat_of_a_set_is_picked() {
        let set: Seats = [0, 2, 7].map(Seat::new).into_iter().collect();
        let mut rng = Seeded::new(1);
        let picked: Seats = (0..100).map(|_| set.pick(&mut rng)).collect();
        assert_eq!(picked, set);
    }
}
