use std::fmt;

use game::Rng;
use hmac::{Hmac, KeyInit, Mac};
use record::{Brought, Bytes32, Format, Header, MAX_SEATS};
use sha2::Sha256;

/// Fate that anyone can check afterwards.
///
/// Before the match the dealer publishes the SHA-256 of its key, and people commit to nonces, which
/// they show when all of this is fixed. The random words for the *k*-th outcome of fate then follow
/// from the key, the shown nonces and *k* alone:
///
/// ```text
/// block i = HMAC-SHA256(key, "galds 2 chance" ‖ seat ‖ nonce ‖ seat ‖ nonce ‖ … ‖ k ‖ i)
/// ```
///
/// with each seat as one byte, *k* (1, 2, 3 …) and *i* (0, 1, 2 …) as 32 bits, the lowest byte first;
/// each block is four words of 64 bits, likewise. So the dealer cannot change its mind, nobody can
/// foresee an outcome without the key, nobody can choose anything to fit a plan because nobody knows
/// all of it in time, taking back shifts nothing, and a retry after a crash gives the same outcome.
/// At the end the key is shown.
///
/// Records of format 1 drew otherwise: from `"galds 1 chance"`, the nonces of all seats without the
/// seats, and the number of the event in the place of *k*. Their dealers go on as they began.
#[derive(Clone)]
pub struct Dealer {
    key: Bytes32,
    format: Format,
    nonces: [Brought; MAX_SEATS],
}

/// Where in a match an outcome of fate is due.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Due {
    /// The number that the event will have.
    pub event: u32,
    /// How many outcomes there will have been with this one.
    pub outcome: u32,
}

impl Dealer {
    /// A dealer with this key, from the operating system, and what the seats brought.
    pub fn new(key: Bytes32, nonces: [Brought; MAX_SEATS]) -> Self {
        Dealer { key, format: Format::Two, nonces }
    }

    /// The dealer of a match that has begun, as its record says.
    pub fn of(header: &Header, key: Bytes32) -> Self {
        Dealer { key, format: header.format, nonces: header.nonces }
    }

    /// What is published before the match.
    pub fn commit(&self) -> Bytes32 {
        self.key.sha256()
    }

    /// How it draws.
    pub fn format(&self) -> Format {
        self.format
    }

    /// What the seats brought.
    pub fn nonces(&self) -> [Brought; MAX_SEATS] {
        self.nonces
    }

    /// The secret itself.
    pub fn key(&self) -> Bytes32 {
        self.key
    }

    /// The random words for the outcome that is due there.
    pub fn stream(&self, due: Due) -> impl Rng + use<> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key.0).expect("any key length will do");
        let (name, number): (&[u8], _) = match self.format {
            Format::One => (b"galds 1 chance", due.event),
            Format::Two => (b"galds 2 chance", due.outcome),
        };
        mac.update(name);
        for (seat, brought) in (0..).zip(&self.nonces) {
            // What was withheld adds nothing.
            let Brought::Nonce(nonce) = brought else { continue };
            if self.format == Format::Two {
                mac.update(&[seat]);
            }
            mac.update(&nonce.0);
        }
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

    fn words(dealer: &Dealer, event: u32, outcome: u32) -> Vec<u64> {
        let mut stream = dealer.stream(Due { event, outcome });
        (0..9).map(|_| stream.word()).collect()
    }

    /// Seats 0 and 2 brought nonces, and seat 3 withheld one.
    fn dealer() -> Dealer {
        let mut nonces = [Brought::Nothing; MAX_SEATS];
        nonces[0] = Brought::Nonce(Bytes32([1; 32]));
        nonces[2] = Brought::Nonce(Bytes32([2; 32]));
        nonces[3] = Brought::Withheld(Bytes32([3; 32]));
        Dealer::new(Bytes32([7; 32]), nonces)
    }

    #[test]
    fn the_words_never_change() {
        // From an independent implementation: Python's hmac and hashlib.
        let mut nonces = [Brought::Nothing; MAX_SEATS];
        nonces[0] = Brought::Nonce(Bytes32([1; 32]));
        nonces[1] = Brought::Nonce(Bytes32([2; 32]));
        let header = Header { format: Format::One, nonces, ..Header::default() };
        let dealer = Dealer::of(&header, Bytes32([7; 32]));
        assert_eq!(
            dealer.commit().to_string(),
            "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"
        );
        assert_eq!(
            words(&dealer, 3, 1)[..5],
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
    fn the_words_of_format_2_never_change() {
        // From an independent implementation: Python's hmac and hashlib.
        assert_eq!(
            words(&dealer(), 5, 3)[..5],
            [
                0x2378_67cd_5777_1572,
                0x0bff_3c8b_3a9f_3622,
                0x5b56_e0a8_bfc9_7eb4,
                0x6a38_9bee_151d_196f,
                0xf9cc_c946_ed84_60a2
            ]
        );
    }

    #[test]
    fn everything_matters() {
        let dealer = dealer();
        let other_key = Dealer::new(Bytes32([8; 32]), dealer.nonces);
        let mut other_nonce = dealer.clone();
        other_nonce.nonces[2] = Brought::Nonce(Bytes32([3; 32]));
        let mut other_seat = dealer.clone();
        other_seat.nonces.swap(1, 2);
        assert_eq!(words(&dealer, 3, 3), words(&dealer, 3, 3));
        assert_ne!(words(&dealer, 3, 3), words(&dealer, 3, 4));
        for other in [other_key, other_nonce, other_seat] {
            assert_ne!(words(&dealer, 3, 3), words(&other, 3, 3));
        }
    }

    #[test]
    fn the_number_of_the_event_does_not_matter() {
        assert_eq!(words(&dealer(), 3, 3), words(&dealer(), 9, 3));
    }

    #[test]
    fn the_key_is_not_shown() {
        let dealer = Dealer::new(Bytes32([0xcd; 32]), [Brought::Nothing; MAX_SEATS]);
        assert!(!format!("{dealer:?}").contains("cdcd"));
    }
}
