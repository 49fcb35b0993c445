//! One's own part of fate at a match on a server: a nonce that this browser commits to when one sits down, shows
//! when everything else is fixed, and keeps, so that nobody can tell it another story afterwards.

use game::Seat;
use record::{Bytes32, MAX_SEATS};
use serde::{Deserialize, Serialize};
use table::Seen;
use wire::{
    SeatNow,
    http::{Match, ShowNonce, Sit},
};

use super::{Trouble, get, post};
use crate::{browser, shelf};

const WITNESSES: &str = "galds.fates";

/// For how many matches this is kept, the latest first.
const MOST: usize = 300;

/// What this browser saw of a match before it began.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Witness {
    /// The match on the server.
    pub id: String,
    /// What the dealer had promised when one sat down first.
    pub commit: String,
    /// What one adds to fate.
    pub nonce: Option<String>,
    /// The hashes that were fixed when the nonces were asked for, one for each seat.
    pub hashes: Option<Vec<Option<String>>>,
}

impl Witness {
    /// What a record is held against.
    pub fn seen(&self) -> Seen {
        let read = |text: &String| text.parse::<Bytes32>().ok();
        let hashes = self.hashes.as_ref().map(|texts| {
            let mut hashes = [None; MAX_SEATS];
            for (hash, text) in hashes.iter_mut().zip(texts) {
                *hash = text.as_ref().and_then(read);
            }
            hashes
        });
        Seen { commit: read(&self.commit), hashes, nonce: self.nonce.as_ref().and_then(read) }
    }

    /// The nonces are asked for: everything else is fixed from here on. Says what is to be shown.
    pub fn asked(&mut self, you: Seat, seats: &[SeatNow]) -> Option<String> {
        let hashes: Vec<_> = seats.iter().map(|seat| seat.hash.clone()).collect();
        // Whoever was shown one table must not show their nonce for another.
        if self.hashes.as_ref().is_some_and(|known| *known != hashes) {
            return None;
        }
        let nonce = self.nonce.as_ref().and_then(|nonce| nonce.parse::<Bytes32>().ok());
        let mine = nonce.map(|nonce| nonce.sha256().to_string());
        if mine.is_none() || hashes.get(you.index()) != Some(&mine) {
            // One sat down at another device, which has the nonce.
            self.nonce = None;
        }
        self.hashes = Some(hashes);
        self.nonce.clone()
    }
}

/// What this browser kept of a match.
pub fn witness(id: &str) -> Option<Witness> {
    all().into_iter().find(|witness| witness.id == id)
}

/// Keeps what was seen; says whether there was room.
fn keep(witness: Witness) -> bool {
    let mut kept = all();
    kept.retain(|other| other.id != witness.id);
    kept.insert(0, witness);
    kept.truncate(MOST);
    shelf::put(WITNESSES, &kept)
}

fn all() -> Vec<Witness> {
    shelf::get(WITNESSES).unwrap_or_default()
}

/// Sits down, now that the dealer has promised, and commits to a nonce.
pub async fn sit(id: &str, seat: Option<Seat>) -> Result<Match, Trouble> {
    let path = format!("/api/matches/{id}");
    let before = witness(id);
    let commit = match &before {
        Some(before) => before.commit.clone(),
        None => get::<Match>(&path).await?.commit,
    };
    let nonce = Bytes32(browser::random());
    let (id, text) = (id.to_owned(), Some(nonce.to_string()));
    let mine = Witness { id, commit, nonce: text, hashes: None };
    // What cannot be kept could not be shown after a reload.
    let hash = keep(mine.clone()).then(|| nonce.sha256().to_string());
    let answer = post(&format!("{path}/sit"), &Sit { seat, hash, nonce: None }).await;
    if let Err(Trouble::Said(_)) = &answer {
        // One sits where one sat before, or nowhere.
        keep(before.unwrap_or(Witness { nonce: None, ..mine }));
    }
    answer
}

/// Gets up: what one committed to will not be asked for.
pub fn stood_up(id: &str) {
    if let Some(witness) = witness(id) {
        keep(Witness { nonce: None, hashes: None, ..witness });
    }
}

/// The match begins: keeps what is fixed from here on, and shows one's nonce.
pub async fn show(id: &str, you: Seat, seats: &[SeatNow]) -> Result<(), Trouble> {
    let Some(mut witness) = witness(id) else { return Ok(()) };
    let nonce = witness.asked(you, seats);
    if !keep(witness) {
        return Ok(());
    }
    let Some(nonce) = nonce else { return Ok(()) };
    let path = format!("/api/matches/{id}/nonce");
    post::<Match>(&path, &ShowNonce { nonce }).await.map(|_| ())
}

#[cfg(test)]
mod tests {
    use wire::Sitter;

    use super::*;

    const NONCE: Bytes32 = Bytes32([7; 32]);

    fn seat(hash: Option<Bytes32>) -> SeatNow {
        SeatNow {
            sitter: Sitter::Person,
            name: String::new(),
            avatar: 0,
            online: true,
            stand_in: None,
            hash: hash.map(|hash| hash.to_string()),
            host: false,
            bot_wanted: Vec::new(),
        }
    }

    fn witness() -> Witness {
        let (id, commit) = ("a".to_owned(), Bytes32([1; 32]).to_string());
        Witness { id, commit, nonce: Some(NONCE.to_string()), hashes: None }
    }

    #[test]
    fn the_nonce_is_shown_where_one_committed_to_it() {
        let mut mine = witness();
        let seats = [seat(Some(Bytes32([2; 32]))), seat(Some(NONCE.sha256())), seat(None)];
        assert_eq!(mine.asked(Seat::new(1), &seats), Some(NONCE.to_string()));
        let seen = mine.seen();
        assert_eq!((seen.commit, seen.nonce), (Some(Bytes32([1; 32])), Some(NONCE)));
        let hashes = seen.hashes.unwrap();
        assert_eq!(hashes[..3], [Some(Bytes32([2; 32])), Some(NONCE.sha256()), None]);
        // After a loss of the line it is asked for again.
        assert_eq!(mine.asked(Seat::new(1), &seats), Some(NONCE.to_string()));
        // But not for another table.
        let other = [seat(Some(Bytes32([3; 32]))), seat(Some(NONCE.sha256())), seat(None)];
        let before = mine.clone();
        assert_eq!(mine.asked(Seat::new(1), &other), None);
        assert_eq!(mine, before, "what was seen first is kept");
    }

    #[test]
    fn what_another_device_committed_to_is_not_for_this_one() {
        let mut mine = witness();
        assert_eq!(mine.asked(Seat::new(0), &[seat(Some(Bytes32([2; 32])))]), None);
        let seen = mine.seen();
        assert_eq!((seen.nonce, seen.hashes.unwrap()[0]), (None, Some(Bytes32([2; 32]))));
    }
}
