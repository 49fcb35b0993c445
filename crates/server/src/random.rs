//! Everything that nobody may guess, from the operating system.

use game::Rng;
use record::Bytes32;
use sha2::{Digest, Sha256};

/// 32 random bytes.
pub fn bytes() -> Bytes32 {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("an operating system has random numbers");
    Bytes32(bytes)
}

/// The name of a match in links: twenty letters and digits, a hundred bits.
pub fn match_id() -> String {
    match_id_from(bytes())
}

/// The name of a match that is the same for the same text.
pub fn match_id_of(text: &str) -> String {
    match_id_from(Bytes32(Sha256::digest(text).into()))
}

fn match_id_from(bytes: Bytes32) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    bytes.0[..20].iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// Whether a text could be the name of a match.
pub fn is_match_id(text: &str) -> bool {
    text.len() == 20 && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'))
}

/// A code that can be read out loud in any of our languages: so many syllables of a consonant and a
/// vowel, such as `ralumigo`.
pub fn spoken_code(syllables: usize) -> String {
    const CONSONANTS: &[u8; 12] = b"bdgklmnprstv";
    const VOWELS: &[u8; 5] = b"aeiou";
    let mut random = Random;
    let mut code = String::with_capacity(2 * syllables);
    for _ in 0..syllables {
        code.push(char::from(*random.pick(CONSONANTS)));
        code.push(char::from(*random.pick(VOWELS)));
    }
    code
}

/// A code as somebody typed it: capitals, spaces and hyphens do not matter.
pub fn typed_code(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphabetic).take(40);
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// The random numbers of the operating system, for bots: what they do need not be repeated.
pub struct Random;

impl Rng for Random {
    fn word(&mut self) -> u64 {
        getrandom::u64().expect("an operating system has random numbers")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_matches_look_like_it() {
        let (one, two) = (match_id(), match_id());
        assert_ne!(one, two);
        assert!(is_match_id(&one) && is_match_id(&two));
        for bad in ["", "short", "ABCDEFGHIJKLMNOPQRST", "abcdefghij0123456789", &one[1..]] {
            assert!(!is_match_id(bad), "{bad}");
        }
    }

    #[test]
    fn a_spoken_code_survives_being_typed() {
        let code = spoken_code(4);
        assert_eq!(code.len(), 8);
        let typed = format!(" {}-{} ", code[..4].to_uppercase(), &code[4..]);
        assert_eq!(typed_code(&typed), code);
    }
}
