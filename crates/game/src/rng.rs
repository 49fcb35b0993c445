/// A source of random words, and the few ways in which the rules use them.
///
/// Our own, and small on purpose: how words become outcomes must never change, because
/// commitments made by a dealer today are checked against it for ever.
pub trait Rng {
    /// The next 64 random bits.
    fn word(&mut self) -> u64;

    /// A number below `n`, each as likely as the others; `n` is not 0.
    ///
    /// Lemire's method: the high half of `word × n` picks the number; the few words that would
    /// make some numbers likelier than others are drawn again.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing is below zero");
        let mut product = (self.word() >> 32) * u64::from(n);
        if low(product) < n {
            let biased = n.wrapping_neg() % n;
            while low(product) < biased {
                product = (self.word() >> 32) * u64::from(n);
            }
        }
        high(product)
    }

    /// Any element of a list that is not empty.
    #[inline]
    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T
    where
        Self: Sized,
    {
        #[expect(clippy::cast_possible_truncation, reason = "no list of ours is that long")]
        let n = list.len() as u32;
        &list[self.below(n) as usize]
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is meant")]
const fn low(product: u64) -> u32 {
    product as u32
}

const fn high(product: u64) -> u32 {
    low(product >> 32)
}

impl<R: Rng + ?Sized> Rng for &mut R {
    #[inline]
    fn word(&mut self) -> u64 {
        (**self).word()
    }
}

/// A quick generator for simulations, bots and tests: the same seed gives the same words for ever.
/// It keeps no secret; a match that matters is dealt by the dealer of the crate `table`.
///
/// The algorithm is `SplitMix64`.
#[derive(Clone, Debug)]
pub struct Seeded(u64);

impl Seeded {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    /// The stream of this seed.
    pub const fn new(seed: u64) -> Self {
        Seeded(seed)
    }

    /// Stream number `n` of this seed, unrelated to its others: one per match of a simulation.
    pub const fn stream(seed: u64, n: u64) -> Self {
        Seeded(mix(mix(seed.wrapping_add(Self::STEP)) ^ n))
    }
}

const fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

impl Rng for Seeded {
    #[inline]
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(Self::STEP);
        mix(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_a_seed_never_change() {
        // The published test vector of SplitMix64.
        let mut rng = Seeded::new(1_234_567);
        assert_eq!(rng.word(), 6_457_827_717_110_365_317);
        assert_eq!(rng.word(), 3_203_168_211_198_807_973);
    }

    /// Words chosen by hand.
    struct Script(&'static [u64]);

    impl Rng for Script {
        fn word(&mut self) -> u64 {
            let (first, rest) = self.0.split_first().expect("enough words");
            self.0 = rest;
            *first
        }
    }

    #[test]
    fn below_draws_again_where_a_word_would_be_unfair() {
        // 2^32 = 3 × 1,431,655,765 + 1, so that exactly one of the 2^32 words is one too many.
        assert_eq!(Script(&[0, u64::MAX]).below(3), 2);
        assert_eq!(Script(&[1 << 32]).below(3), 0);
        assert_eq!(Script(&[0]).below(4), 0, "a power of two has no unfair word");
    }

    #[test]
    fn below_is_even() {
        let mut rng = Seeded::new(7);
        let mut counts = [0i32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        for count in counts {
            // Five standard deviations.
            assert!((count - 10_000).abs() < 460, "{counts:?}");
        }
    }
}
