use std::fmt;

use game::Rng;
use hmac::{Hmac, KeyInit, Mac};
use record::Bytes32;
use sha2::Sha256;

/// Fate that anyone can check afterwards.
///
/// Before the match the dealer publishes the SHA-256 of its key, and each seat adds a nonce. The
/// random words for event *n* then follow from the key, the nonces and *n* alone:
///
/// ```text
/// block i = HMAC-SHA256(key, "galds 1 chance" ‖ nonce of seat 0 ‖ nonce of seat 1 ‖ … ‖ n ‖ i)
/// ```
///
/// with *n* and *i* (0, 1, 2 …) as 32 bits, the lowest byte first; each block is four words of 64
/// bits, likewise. So the dealer cannot change its mind, nobody can foresee an outcome without
/// the key, the dealer cannot choose its key to fit a plan because the nonces come after its
/// promise, and a retry after a crash gives the same outcome. At the end the key is shown.
#[derive(Clone)]
pub struct Dealer {
    key: Bytes32,
    nonces: Vec<Bytes32>,
}

impl Dealer {
    /// A dealer with this key, from the operating system, and what the seats added, in order.
    pub fn new(key: Bytes32, nonces: Vec<Bytes32>) -> Self {
        Dealer { key, nonces }
    }

    /// What is published before the match.
    pub fn commit(&self) -> Bytes32 {
        self.key.sha256()
    }

    /// What the seats added.
    pub fn nonces(&self) -> &[Bytes32] {
        &self.nonces
    }

    /// The secret itself.
    pub fn key(&self) -> Bytes32 {
        self.key
    }

    /// The random words for the event with this number.
    pub fn stream(&self, number: u32) -> impl Rng + use<> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key.0).expect("any key length will do");
        mac.update(b"galds 1 chance");
        self.nonces.iter().for_each(|nonce| mac.update(&nonce.0));
        mac.update(&number.to_le_bytes());
        Stream { mac, block: 0, words: Vec::new() }
    }
}

/// Does not show the key.
impl fmt::Debug for Dealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dealer").field("commit", &self.commit()).finish_non_exhaustive()
    }
}

struct Stream {
    mac: Hmac<Sha256>,
    /// The number of the next block.
    block: u32,
    /// What is left of the last block, the next word last.
    words: Vec<u64>,
}

impl Rng for Stream {
    fn word(&mut self) -> u64 {
        if self.words.is_empty() {
            let mac = self.mac.clone().chain_update(self.block.to_le_bytes());
            let block: [u8; 32] = mac.finalize().into_bytes().into();
            let words = block.as_chunks().0.iter().map(|bytes| u64::from_le_bytes(*bytes));
            self.words.extend(words.rev());
            self.block += 1;
        }
        self.words.pop().expect("a block has four words")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(dealer: &Dealer, number: u32) -> Vec<u64> {
        let mut stream = dealer.stream(number);
        (0..9).map(|_| stream.word()).collect()
    }

    #[test]
    fn the_words_never_change() {
        // From an independent implementation: Python's hmac and hashlib.
        let dealer = Dealer::new(Bytes32([7; 32]), vec![Bytes32([1; 32]), Bytes32([2; 32])]);
        assert_eq!(
            dealer.commit().to_string(),
            "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"
        );
        assert_eq!(
            words(&dealer, 3)[..5],
            [
                0xa55b_ac06_68c6_c538,
                0x3ba9_187d_ab59_73f1,
                0x55c1_9a49_48b8_6300,
                0x6449_95be_2b87_2e35,
                0x271a_0802_66c2_6b63
            ]
        );
    }

    #[test]
    fn everything_matters() {
        let dealer = Dealer::new(Bytes32([7; 32]), vec![Bytes32([1; 32]), Bytes32([2; 32])]);
        let other_key = Dealer::new(Bytes32([8; 32]), dealer.nonces.clone());
        let other_nonce = Dealer::new(dealer.key, vec![Bytes32([1; 32]), Bytes32([3; 32])]);
        assert_eq!(words(&dealer, 3), words(&dealer, 3));
        assert_ne!(words(&dealer, 3), words(&dealer, 4));
        assert_ne!(words(&dealer, 3), words(&other_key, 3));
        assert_ne!(words(&dealer, 3), words(&other_nonce, 3));
    }

    #[test]
    fn the_key_is_not_shown() {
        let dealer = Dealer::new(Bytes32([0xcd; 32]), Vec::new());
        assert!(!format!("{dealer:?}").contains("cdcd"));
    }
}
