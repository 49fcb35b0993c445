use std::fmt::{self, Display};

use sha2::{Digest, Sha256};

use crate::{BadRecord, Bytes32, Fault};

/// A running check of every line of a record, so that a change after the end is not only noticed
/// but found.
///
/// The tag of a line is the SHA-256 of the tag before it (for the first line, 32 zero bytes), the
/// line and a line feed. The seal holds the first two bytes of each tag and the whole of the last.
///
/// It protects against damage and careless editing. Somebody who means harm can seal again what
/// they changed; whether the *dice* were honest is for the dealer's commitment to show.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Seal {
    tags: Vec<[u8; 2]>,
    whole: Bytes32,
}

const TAGS_PER_LINE: usize = 16;

impl Seal {
    /// The seal of these lines.
    pub fn of<'a>(lines: impl Iterator<Item = &'a str>) -> Self {
        let mut whole = Bytes32([0; 32]);
        let tags = lines
            .map(|line| {
                let hash = Sha256::new().chain_update(whole.0).chain_update(line);
                whole = Bytes32(hash.chain_update("\n").finalize().into());
                [whole.0[0], whole.0[1]]
            })
            .collect();
        Seal { tags, whole }
    }

    /// Reads the seal lines below `lines` and compares; says which line is not what it was.
    pub(crate) fn check(lines: &[&str], seal: &[&str]) -> Result<(), BadRecord> {
        let right = Seal::of(lines.iter().copied());
        let printed = right.to_string();
        let wanted: Vec<&str> = printed.lines().collect();
        if seal == wanted {
            return Ok(());
        }
        let bad = |line, fault| Err(BadRecord { line, fault });
        let tags = |lines: &[&str]| -> Vec<String> {
            let tags = lines.iter().filter_map(|line| line.strip_prefix("seal "));
            tags.flat_map(|tags| tags.split(' ')).map(str::to_owned).collect()
        };
        let (is, was) = (tags(&wanted), tags(seal));
        // A changed line spoils its own tag and the whole; a changed tag leaves the whole as it was.
        if is.len() == was.len()
            && let Some(first) = (0..is.len()).find(|&at| is[at] != was[at])
            && seal.last() != wanted.last()
        {
            return bad(first + 1, Fault::Changed);
        }
        let differs = (0..seal.len().max(wanted.len())).find(|&at| seal.get(at) != wanted.get(at));
        bad(lines.len() + 1 + differs.unwrap_or(0), Fault::Seal)
    }
}

impl Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tags in self.tags.chunks(TAGS_PER_LINE) {
            f.write_str("seal")?;
            tags.iter().try_for_each(|[a, b]| write!(f, " {a:02x}{b:02x}"))?;
            f.write_str("\n")?;
        }
        writeln!(f, "sealed {}", self.whole)
    }
}
