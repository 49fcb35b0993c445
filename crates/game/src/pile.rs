use core::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Rng;

/// Pieces that lie face down together: which ones is decided, their order is not.
///
/// A pile is a set of piece numbers below 128. Drawing takes any of them with equal odds at the
/// moment when somebody may see it, so that a state never knows what comes next. Pieces that look
/// alike have numbers of their own: the pile is then the multiset that it seems to be.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Hash)]
pub struct Pile {
    // Two words and not a `u128`: the state of a game keeps an alignment of 8.
    low: u64,
    high: u64,
}

impl Pile {
    /// No piece.
    pub const EMPTY: Pile = Pile { low: 0, high: 0 };

    /// How many different pieces there can be.
    pub const CAPACITY: u8 = 128;

    const fn bit(piece: u8) -> (usize, u64) {
        debug_assert!(piece < Self::CAPACITY, "piece numbers are below 128");
        ((piece >> 6) as usize, 1 << (piece & 63))
    }

    /// Whether the piece is in it.
    #[inline]
    pub const fn contains(self, piece: u8) -> bool {
        let (word, bit) = Self::bit(piece);
        (if word == 0 { self.low } else { self.high }) & bit != 0
    }

    /// Puts a piece in.
    #[inline]
    pub const fn insert(&mut self, piece: u8) {
        let (word, bit) = Self::bit(piece);
        if word == 0 { self.low |= bit } else { self.high |= bit }
    }

    /// Takes a piece out.
    #[inline]
    pub const fn remove(&mut self, piece: u8) {
        let (word, bit) = Self::bit(piece);
        if word == 0 { self.low &= !bit } else { self.high &= !bit }
    }

    /// Whether nothing is left.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// How many pieces are in it.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 128")]
    pub const fn len(self) -> u8 {
        (self.low.count_ones() + self.high.count_ones()) as u8
    }

    /// Any piece of it, each as likely as the others; it stays in. None if there is none.
    #[inline]
    pub fn pick(self, rng: &mut impl Rng) -> Option<u8> {
        let low = self.low.count_ones();
        let all = low + self.high.count_ones();
        if all == 0 {
            return None;
        }
        let n = rng.below(all);
        Some(if n < low { select(self.low, n) } else { 64 + select(self.high, n - low) })
    }

    /// Takes out any piece, each as likely as the others. None if there is none.
    #[inline]
    pub fn draw(&mut self, rng: &mut impl Rng) -> Option<u8> {
        let piece = self.pick(rng)?;
        self.remove(piece);
        Some(piece)
    }

    /// The pieces in order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..Self::CAPACITY).filter(move |&piece| self.contains(piece))
    }
}

/// The position of set bit number `n`, counted from the lowest as 0; there are more than `n`.
///
/// Sums of bits are gathered as for a population count, in fields of 8 bits; the byte that holds
/// the bit is the first whose running sum exceeds `n`, and inside it lower bits are struck off.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the results are below 64")]
fn select(word: u64, n: u32) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x8080_8080_8080_8080;
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let sums = bytes.wrapping_mul(ONES);
    // The top bit of a field is set where its running sum is at most n.
    let below = ((u64::from(n) * ONES) | TOPS).wrapping_sub(sums) & TOPS;
    let shift = ((below >> 7).wrapping_mul(ONES) >> 56) * 8;
    let before = ((sums << 8) >> shift) as u8;
    let mut byte = (word >> shift) as u8;
    for _ in u32::from(before)..n {
        byte &= byte - 1;
    }
    shift as u8 + byte.trailing_zeros() as u8
}

impl BitOr for Pile {
    type Output = Pile;

    /// Both together.
    fn bitor(self, other: Pile) -> Pile {
        Pile { low: self.low | other.low, high: self.high | other.high }
    }
}

impl BitOrAssign for Pile {
    fn bitor_assign(&mut self, other: Pile) {
        *self = *self | other;
    }
}

impl BitAnd for Pile {
    type Output = Pile;

    /// What is in both.
    fn bitand(self, other: Pile) -> Pile {
        Pile { low: self.low & other.low, high: self.high & other.high }
    }
}

impl Sub for Pile {
    type Output = Pile;

    /// What the other does not hold.
    fn sub(self, other: Pile) -> Pile {
        Pile { low: self.low & !other.low, high: self.high & !other.high }
    }
}

impl FromIterator<u8> for Pile {
    fn from_iter<I: IntoIterator<Item = u8>>(pieces: I) -> Self {
        let mut pile = Pile::EMPTY;
        for piece in pieces {
            pile.insert(piece);
        }
        pile
    }
}

/// As the list of its pieces.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pieces = alloc::vec::Vec::<u8>::deserialize(deserializer)?;
        if pieces.iter().any(|&piece| piece >= Pile::CAPACITY) {
            return Err(serde::de::Error::custom("piece numbers are below 128"));
        }
        Ok(pieces.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::Seeded;

    #[test]
    fn select_finds_every_bit() {
        let mut rng = Seeded::new(3);
        for case in 0..2_000u32 {
            // Dense and sparse words alike.
            let word = (0..case % 6).fold(rng.word(), |word, _| word & rng.word());
            let slow: Vec<u8> = (0..64).filter(|&at| word >> at & 1 == 1).collect();
            for (n, &at) in (0..).zip(&slow) {
                assert_eq!(select(word, n), at, "{word:#x} bit {n}");
            }
        }
        assert_eq!(select(u64::MAX, 63), 63);
    }

    #[test]
    fn drawing_empties_a_pile_and_repeats_nothing() {
        let full: Pile = (0..Pile::CAPACITY).collect();
        let mut pile = full;
        let mut rng = Seeded::new(5);
        let mut drawn = Pile::EMPTY;
        while let Some(piece) = pile.draw(&mut rng) {
            assert!(!drawn.contains(piece));
            drawn.insert(piece);
            assert_eq!(drawn | pile, full);
            assert_eq!(full - drawn, pile);
            assert!((drawn & pile).is_empty());
        }
        assert_eq!(drawn.len(), 128);
        assert!(pile.is_empty());
    }

    #[test]
    fn every_piece_is_as_likely_as_the_others() {
        let pile: Pile = [3, 63, 64, 100].into_iter().collect();
        let mut rng = Seeded::new(11);
        let mut counts = [0i32; 128];
        for _ in 0..40_000 {
            counts[usize::from(pile.pick(&mut rng).unwrap())] += 1;
        }
        for piece in pile.iter() {
            // Five standard deviations.
            assert!((counts[usize::from(piece)] - 10_000).abs() < 435);
        }
    }
}
