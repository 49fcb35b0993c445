//! Where matches and identities are kept, and how nodes hear of each other.
//!
//! The match actors know two traits. A [`Store`] keeps records, and its [`append`](Store::append)
//! is what makes a match linear: entry *n* of a match can be written once, by whoever comes first,
//! on any number of nodes. A [`Bus`] carries the news that a match has reached a number, nothing
//! more; whoever misses it loses nothing, because the store has the truth.
//!
//! [`Sqlite`] and [`LocalBus`] are the default: one binary, one file, no set-up. Another store or
//! bus has to pass the suite in `conformance` and nothing else.

mod bus;
#[cfg(feature = "conformance")]
pub mod conformance;
mod sqlite;
mod types;

pub use bus::{Bus, Heard, LocalBus, Lost, Reached};
pub use record::Bytes32;
pub use sqlite::{OpenError, Sqlite};
pub use types::{
    Append, Entry, Found, Identity, IdentityKey, Listing, Match, MatchKey, NewIdentity, NewMatch,
    Phase, Row, StoreError, Times,
};

use async_trait::async_trait;

/// Keeps matches and identities. Times are milliseconds since 1970.
///
/// What has been answered with `Ok` is on disk and survives the loss of power.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new match. [`StoreError::Conflict`] if its id or code is in use.
    async fn create(&self, new: NewMatch) -> Result<MatchKey, StoreError>;

    /// The match with this id.
    async fn find(&self, id: &str) -> Result<Option<Match>, StoreError>;

    /// The id of the match with this code.
    async fn find_code(&self, code: &str) -> Result<Option<String>, StoreError>;

    /// Some matches, the latest first.
    async fn list(&self, listing: Listing, limit: u32) -> Result<Vec<Found>, StoreError>;

    /// The entries of a match after this number, in order.
    async fn entries(&self, of: MatchKey, after: u32) -> Result<Vec<Entry>, StoreError>;

    /// Appends entries, changes the row of the match, or both: whole or not at all.
    /// [`StoreError::Conflict`] if somebody else was first, [`StoreError::Gone`] if there is no
    /// such match any more.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// The dealer's key. Only the dealer may ask before the match is over.
    async fn dealer_key(&self, of: MatchKey) -> Result<Option<Bytes32>, StoreError>;

    /// The ids of matches that want to be woken by this time.
    async fn due(&self, by: u64, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Deletes matches that nobody has touched since and that need not be kept any more, and
    /// identities that nobody has used since and that sit nowhere; says the ids of the matches.
    async fn expire(&self, since: u64, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Deletes a match with everything that belongs to it. One that is gone already stays gone.
    async fn delete(&self, of: MatchKey) -> Result<(), StoreError>;

    /// Keeps a new identity with its first secret.
    async fn create_identity(&self, new: NewIdentity) -> Result<IdentityKey, StoreError>;

    /// Whose secret this is, by its SHA-256.
    async fn identity(&self, secret: Bytes32) -> Result<Option<Identity>, StoreError>;

    /// Gives an identity another name and picture.
    async fn rename(&self, who: IdentityKey, name: &str, avatar: u8) -> Result<(), StoreError>;

    /// Notes that an identity was used.
    async fn see(&self, who: IdentityKey, at: u64) -> Result<(), StoreError>;

    /// Forgets an identity with all its secrets and codes.
    async fn forget(&self, who: IdentityKey) -> Result<(), StoreError>;

    /// Gives an identity a one-time code, by its SHA-256; its earlier codes are void.
    async fn give_code(
        &self,
        who: IdentityKey,
        code: Bytes32,
        expires: u64,
    ) -> Result<(), StoreError>;

    /// Uses up a one-time code: its identity gets one more secret. None if there is no such code
    /// at this time.
    async fn take_code(
        &self,
        code: Bytes32,
        secret: Bytes32,
        now: u64,
    ) -> Result<Option<Identity>, StoreError>;

    /// How late it was when that was last [kept](Store::keep_times), as it was found when the store
    /// was opened.
    fn times(&self) -> Option<Times>;

    /// Keeps how late it is.
    async fn keep_times(&self, times: Times) -> Result<(), StoreError>;

    /// Whether reading and writing work.
    async fn ready(&self) -> Result<(), StoreError>;

    /// Writes what has been accepted and lets go of the files. Later calls fail.
    async fn close(&self);
}
