use std::{
    fmt::{self, Debug, Display},
    str::FromStr,
};

use sha2::{Digest, Sha256};

/// A key, a hash or a nonce: 32 bytes, written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Eq, PartialEq)]
pub struct Bytes32(pub [u8; 32]);

impl Bytes32 {
    /// The SHA-256 of these bytes.
    pub fn sha256(&self) -> Self {
        Bytes32(Sha256::digest(self.0).into())
    }
}

impl Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Bytes32 {
    type Err = NotBytes32;

    fn from_str(text: &str) -> Result<Self, NotBytes32> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(NotBytes32);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = nibble(pair[0]).ok_or(NotBytes32)? << 4 | nibble(pair[1]).ok_or(NotBytes32)?;
        }
        Ok(Bytes32(bytes))
    }
}

/// A text that is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("not 64 hexadecimal digits (0-9, a-f)")]
pub struct NotBytes32;

fn nibble(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}
