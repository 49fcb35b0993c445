//! The store in one file. The questions stand here; everything that writes goes through the one
//! writer in `writer.rs`.

mod place;
mod writer;

use std::{path::Path, sync::Arc, time::Duration};

use async_trait::async_trait;
use sqlx::{
    ConnectOptions as _, Row as _, SqlSafeStr as _, SqlitePool,
    migrate::MigrateError,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use crate::{
    Append, Bytes32, Entry, Found, Identity, IdentityKey, Listing, Match, MatchKey, NewIdentity,
    NewMatch, Phase, Row, Store, StoreError, Times,
};
use place::Place;
use writer::{Done, Job, Work, Writer};

/// How many reads go on side by side.
const READERS: u32 = 4;

/// How many jobs may wait for the writer before those who bring more have to wait too.
const QUEUE: usize = 4096;

/// Small pages: a transaction touches one page for each match in it, and writes it whole.
const PAGE: u32 = 1024;

/// What `SQLite` says when there is no room.
const FULL: &str = "13";

/// A store in one file.
pub struct Sqlite {
    read: SqlitePool,
    write: SqlitePool,
    writer: mpsc::Sender<Job>,
    stopped: tokio::sync::watch::Receiver<bool>,
    /// None for a store in memory.
    place: Option<Arc<Place>>,
    times: Option<Times>,
}

/// Why a store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The file cannot be opened or created.
    #[error("the data cannot be opened: {0}; is the folder there, and may it be written?")]
    Open(#[source] sqlx::Error),
    /// The disk is full.
    #[error("no space: the disk with the data is full; make room, then start again")]
    NoSpace,
    /// Another process has it open.
    #[error("another server uses this data already; stop that one first, or name another file")]
    InUse,
    /// It cannot be found out whether another process has it open.
    #[error("the data cannot be locked: {0}; keep it on a disk of this machine")]
    Lock(#[source] std::io::Error),
    /// The file was written by a newer version, or is not ours.
    #[error("the data is not of this version: {0}; use a newer galds, or another file")]
    Version(#[source] MigrateError),
}

impl Sqlite {
    /// Opens the store in this file, which is made if it is not there. No other process can open it
    /// meanwhile.
    pub async fn open(file: &Path) -> Result<Self, OpenError> {
        let place = Arc::new(Place::take(file)?);
        let opened = Sqlite::open_at(&place, file).await;
        opened.map_err(|error| {
            let full = place.is_full();
            place.leave();
            if full { OpenError::NoSpace } else { error }
        })
    }

    async fn open_at(place: &Arc<Place>, file: &Path) -> Result<Self, OpenError> {
        let options = options().filename(file).create_if_missing(true);
        // The files beside the data are removed with the last connection: one of each kind stays.
        let pool =
            || SqlitePoolOptions::new().min_connections(1).idle_timeout(None).max_lifetime(None);
        let write = pool().max_connections(1);
        let write = write.connect_with(options.clone()).await.map_err(OpenError::Open)?;
        migrate(&write).await?;
        let read = pool().max_connections(READERS);
        let read = read.connect_with(options).await.map_err(OpenError::Open)?;
        let times = times(&read).await.map_err(OpenError::Open)?;
        place.watch();
        Ok(Sqlite::start(read, write, Some(place.clone()), times))
    }

    /// A store in memory, gone when it is closed.
    pub async fn memory() -> Result<Self, OpenError> {
        // A database in memory belongs to its one connection, which must never be given up.
        let pool = SqlitePoolOptions::new().max_connections(1).min_connections(1);
        let pool = pool.idle_timeout(None).max_lifetime(None);
        let options = options().in_memory(true);
        let pool = pool.connect_with(options).await.map_err(OpenError::Open)?;
        migrate(&pool).await?;
        Ok(Sqlite::start(pool.clone(), pool, None, None))
    }

    fn start(
        read: SqlitePool,
        write: SqlitePool,
        place: Option<Arc<Place>>,
        times: Option<Times>,
    ) -> Self {
        let (writer, jobs) = mpsc::channel(QUEUE);
        let (stop, stopped) = tokio::sync::watch::channel(false);
        let worker = Writer::new(write.clone(), place.clone());
        tokio::spawn(async move {
            worker.run(jobs).await;
            let _ = stop.send(true);
        });
        Sqlite { read, write, writer, stopped, place, times }
    }

    /// Where to read from, as long as the data is where it was.
    fn read(&self) -> Result<&SqlitePool, StoreError> {
        if let Some(place) = &self.place {
            place.check()?;
        }
        Ok(&self.read)
    }

    async fn work(&self, work: Work) -> Result<Done, StoreError> {
        let (answer, answered) = oneshot::channel();
        let closed = || StoreError::Failed("the store is closed".to_owned());
        self.writer.send(Job::Work(work, answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .page_size(PAGE)
        .journal_mode(SqliteJournalMode::Wal)
        // What is acknowledged survives the loss of power, not only of the process.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        .pragma("wal_autocheckpoint", "16000")
        .pragma("temp_store", "memory")
        .statement_cache_capacity(64)
        .disable_statement_logging()
}

/// The steps from an empty file to today's tables, each with its name. Never change one that has
/// been shipped: add another.
const MIGRATIONS: [(&str, &str); 3] = [
    ("tables", include_str!("../../migrations/0001_tables.sql")),
    ("last keys", include_str!("../../migrations/0002_last_keys.sql")),
    ("times", include_str!("../../migrations/0003_times.sql")),
];

/// The first step was shipped for an hour without its last index; this is the SHA-384 of what it was.
/// Such files are as good as any, because the third step adds what they lack.
const FIRST_STEP_ONCE: &str = "8fd972b846c446e796d57fff77cb82e758ec9509d2e192dc1213ab2fb674056ca2472ef21e4d8d8cea1142de7f927626";

async fn migrate(pool: &SqlitePool) -> Result<(), OpenError> {
    let steps = (1..).zip(MIGRATIONS).map(|(version, (name, sql))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(steps.collect());
    for first in migrator.iter().take(1) {
        accept_first_step(pool, &first.checksum).await.map_err(OpenError::Open)?;
    }
    migrator.run(pool).await.map_err(OpenError::Version)
}

/// Takes a file that began with the first step as it once was for one that began with today's.
async fn accept_first_step(pool: &SqlitePool, today: &[u8]) -> Result<(), sqlx::Error> {
    let query = "SELECT 1 FROM sqlite_master WHERE name = '_sqlx_migrations'";
    if sqlx::query(query).fetch_optional(pool).await?.is_none() {
        return Ok(());
    }
    let query = sqlx::query(
        "UPDATE _sqlx_migrations SET checksum = ? WHERE version = 1 AND lower(hex(checksum)) = ?",
    );
    query.bind(today).bind(FIRST_STEP_ONCE).execute(pool).await.map(drop)
}

async fn times(pool: &SqlitePool) -> Result<Option<Times>, sqlx::Error> {
    let row = sqlx::query("SELECT time, wall FROM times").fetch_one(pool).await?;
    let (own, wall): (Option<i64>, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
    let times = own.zip(wall);
    Ok(times.map(|(own, wall)| Times { own: own.cast_unsigned(), wall: wall.cast_unsigned() }))
}

#[expect(clippy::needless_pass_by_value, reason = "it stands behind map_err")]
fn failed(error: sqlx::Error) -> StoreError {
    if let Some(error) = error.as_database_error() {
        if error.is_unique_violation() || error.message() == "gap" {
            return StoreError::Conflict;
        }
        if error.is_foreign_key_violation() {
            return StoreError::Gone;
        }
        if error.code().is_some_and(|code| code == FULL) {
            return StoreError::NoSpace;
        }
    }
    StoreError::Failed(error.to_string())
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, new: NewMatch) -> Result<MatchKey, StoreError> {
        Ok(MatchKey(self.work(Work::Create(Box::new(new))).await?.key()))
    }

    async fn find(&self, id: &str) -> Result<Option<Match>, StoreError> {
        let query = sqlx::query(
            "SELECT key, revision, code, listed, phase, info, header, result, wake, keep_until
             FROM matches WHERE id = ?",
        );
        let row = query.bind(id).fetch_optional(self.read()?).await.map_err(failed)?;
        row.map(|row| found_match(&row)).transpose().map_err(failed)
    }

    async fn find_code(&self, code: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT id FROM matches WHERE code = ?").bind(code);
        query.fetch_optional(self.read()?).await.map_err(failed)
    }

    async fn list(&self, listing: Listing, limit: u32) -> Result<Vec<Found>, StoreError> {
        let query = match listing {
            Listing::Lobby => sqlx::query(
                "SELECT id, phase, info, result, touched FROM matches WHERE listed = 1
                 ORDER BY touched DESC LIMIT ?",
            ),
            Listing::Of(identity) => sqlx::query(
                "SELECT id, phase, info, result, touched FROM sitters JOIN matches ON key = match
                 WHERE identity = ? ORDER BY touched DESC LIMIT ?",
            )
            .bind(identity.0),
        };
        let rows = query.bind(limit).fetch_all(self.read()?).await.map_err(failed)?;
        let found = |row: &SqliteRow| {
            Ok(Found {
                id: row.try_get(0)?,
                phase: phase(row.try_get(1)?)?,
                info: row.try_get(2)?,
                result: row.try_get(3)?,
                touched: row.try_get::<i64, _>(4)?.cast_unsigned(),
            })
        };
        rows.iter().map(found).collect::<Result<_, _>>().map_err(failed)
    }

    async fn entries(&self, of: MatchKey, after: u32) -> Result<Vec<Entry>, StoreError> {
        let query = sqlx::query(
            "SELECT number, at, line, command FROM entries WHERE match = ? AND number > ?
             ORDER BY number",
        );
        let rows = query.bind(of.0).bind(after).fetch_all(self.read()?).await.map_err(failed)?;
        let entry = |row: &SqliteRow| {
            Ok(Entry {
                number: row.try_get(0)?,
                at: row.try_get::<i64, _>(1)?.cast_unsigned(),
                line: row.try_get(2)?,
                command: row.try_get(3)?,
            })
        };
        rows.iter().map(entry).collect::<Result<_, _>>().map_err(failed)
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.work(Work::Append(append)).await.map(drop)
    }

    async fn dealer_key(&self, of: MatchKey) -> Result<Option<Bytes32>, StoreError> {
        let query = sqlx::query_scalar("SELECT key FROM dealer_keys WHERE match = ?").bind(of.0);
        let key: Option<Vec<u8>> = query.fetch_optional(self.read()?).await.map_err(failed)?;
        let bad = |_| StoreError::Failed("a dealer's key is damaged".to_owned());
        key.map(|key| key.try_into().map(Bytes32).map_err(bad)).transpose()
    }

    async fn due(&self, by: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT id FROM matches WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?",
        );
        let query = query.bind(by.cast_signed()).bind(limit);
        query.fetch_all(self.read()?).await.map_err(failed)
    }

    async fn expire(&self, since: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        Ok(self.work(Work::Expire { since, limit }).await?.ids())
    }

    async fn delete(&self, of: MatchKey) -> Result<(), StoreError> {
        self.work(Work::Delete(of)).await.map(drop)
    }

    async fn create_identity(&self, new: NewIdentity) -> Result<IdentityKey, StoreError> {
        Ok(IdentityKey(self.work(Work::CreateIdentity(new)).await?.key()))
    }

    async fn identity(&self, secret: Bytes32) -> Result<Option<Identity>, StoreError> {
        let query = sqlx::query(
            "SELECT key, name, avatar, seen FROM secrets JOIN identities ON key = identity
             WHERE hash = ?",
        );
        let row = query.bind(&secret.0[..]).fetch_optional(self.read()?).await.map_err(failed)?;
        row.map(|row| found_identity(&row)).transpose().map_err(failed)
    }

    async fn rename(&self, who: IdentityKey, name: &str, avatar: u8) -> Result<(), StoreError> {
        self.work(Work::Rename { who, name: name.to_owned(), avatar }).await.map(drop)
    }

    async fn see(&self, who: IdentityKey, at: u64) -> Result<(), StoreError> {
        self.work(Work::See { who, at }).await.map(drop)
    }

    async fn forget(&self, who: IdentityKey) -> Result<(), StoreError> {
        self.work(Work::Forget(who)).await.map(drop)
    }

    async fn give_code(
        &self,
        who: IdentityKey,
        code: Bytes32,
        expires: u64,
    ) -> Result<(), StoreError> {
        self.work(Work::GiveCode { who, code, expires }).await.map(drop)
    }

    async fn take_code(
        &self,
        code: Bytes32,
        secret: Bytes32,
        now: u64,
    ) -> Result<Option<Identity>, StoreError> {
        Ok(self.work(Work::TakeCode { code, secret, now }).await?.identity())
    }

    fn times(&self) -> Option<Times> {
        self.times
    }

    async fn keep_times(&self, times: Times) -> Result<(), StoreError> {
        self.work(Work::KeepTimes(times)).await.map(drop)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT trials FROM times").execute(self.read()?).await.map_err(failed)?;
        self.work(Work::Try).await.map(drop)
    }

    async fn close(&self) {
        let _ = self.writer.send(Job::Stop).await;
        let mut stopped = self.stopped.clone();
        let _ = stopped.wait_for(|stopped| *stopped).await;
        self.read.close().await;
        self.write.close().await;
        if let Some(place) = &self.place {
            place.leave();
        }
    }
}

fn found_match(row: &SqliteRow) -> Result<Match, sqlx::Error> {
    Ok(Match {
        key: MatchKey(row.try_get(0)?),
        revision: row.try_get(1)?,
        row: Row {
            code: row.try_get(2)?,
            listed: row.try_get(3)?,
            phase: phase(row.try_get(4)?)?,
            info: row.try_get(5)?,
            header: row.try_get(6)?,
            result: row.try_get(7)?,
            wake: row.try_get::<Option<i64>, _>(8)?.map(i64::cast_unsigned),
            keep_until: row.try_get::<Option<i64>, _>(9)?.map(i64::cast_unsigned),
            sitters: Vec::new(),
        },
    })
}

fn found_identity(row: &SqliteRow) -> Result<Identity, sqlx::Error> {
    Ok(Identity {
        key: IdentityKey(row.try_get(0)?),
        name: row.try_get(1)?,
        avatar: row.try_get(2)?,
        seen: row.try_get::<i64, _>(3)?.cast_unsigned(),
    })
}

fn phase(number: i64) -> Result<Phase, sqlx::Error> {
    match number {
        0 => Ok(Phase::Waiting),
        1 => Ok(Phase::Playing),
        2 => Ok(Phase::Over),
        _ => Err(sqlx::Error::Decode(format!("there is no phase {number}").into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn somebody(number: u8, letters: usize) -> NewIdentity {
        let name = "x".repeat(letters);
        NewIdentity { name, avatar: 0, secret: Bytes32([number; 32]), at: 1 }
    }

    #[tokio::test]
    async fn where_there_is_no_room_it_says_so_and_goes_on_when_there_is() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("galds.db")).await.unwrap();
        store.create_identity(somebody(1, 1)).await.unwrap();
        // A file that must not grow, as on a disk that is full.
        sqlx::query("PRAGMA max_page_count = 1").execute(&store.write).await.unwrap();
        let full = store.create_identity(somebody(2, 10_000)).await;
        assert_eq!(full, Err(StoreError::NoSpace));
        // The connection that met it was given up, and with it the limit.
        store.create_identity(somebody(2, 10_000)).await.unwrap();
        assert_eq!(store.identity(Bytes32([1; 32])).await.unwrap().unwrap().name, "x");
        store.ready().await.unwrap();
        store.close().await;
    }
}
