//! The store in one file. The questions stand here; everything that writes goes through the one
//! writer in `writer.rs`.

mod writer;

use std::{path::Path, time::Duration};

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
    NewMatch, Phase, Row, Store, StoreError,
};
use writer::{Done, Job, Work};

/// How many reads go on side by side.
const READERS: u32 = 4;

/// How many jobs may wait for the writer before those who bring more have to wait too.
const QUEUE: usize = 4096;

/// Small pages: a transaction touches one page for each match in it, and writes it whole.
const PAGE: u32 = 1024;

/// A store in one file.
pub struct Sqlite {
    read: SqlitePool,
    write: SqlitePool,
    writer: mpsc::Sender<Job>,
    stopped: tokio::sync::watch::Receiver<bool>,
}

/// Why a store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The file cannot be opened or created.
    #[error("the data cannot be opened: {0}; is the folder there, and may it be written?")]
    Open(#[source] sqlx::Error),
    /// The file was written by a newer version, or is not ours.
    #[error("the data is not of this version: {0}; use a newer galds, or another file")]
    Version(#[source] MigrateError),
}

impl Sqlite {
    /// Opens the store in this file, which is made if it is not there.
    pub async fn open(file: &Path) -> Result<Self, OpenError> {
        let options = options().filename(file).create_if_missing(true);
        let write = SqlitePoolOptions::new().max_connections(1);
        let write = write.connect_with(options.clone()).await.map_err(OpenError::Open)?;
        migrate(&write).await?;
        let read = SqlitePoolOptions::new().max_connections(READERS);
        let read = read.connect_with(options).await.map_err(OpenError::Open)?;
        Ok(Sqlite::start(read, write))
    }

    /// A store in memory, gone when it is closed.
    pub async fn memory() -> Result<Self, OpenError> {
        // A database in memory belongs to its one connection, which must never be given up.
        let pool = SqlitePoolOptions::new().max_connections(1).min_connections(1);
        let pool = pool.idle_timeout(None).max_lifetime(None);
        let options = options().in_memory(true);
        let pool = pool.connect_with(options).await.map_err(OpenError::Open)?;
        migrate(&pool).await?;
        Ok(Sqlite::start(pool.clone(), pool))
    }

    fn start(read: SqlitePool, write: SqlitePool) -> Self {
        let (writer, jobs) = mpsc::channel(QUEUE);
        let (stop, stopped) = tokio::sync::watch::channel(false);
        let pool = write.clone();
        tokio::spawn(async move {
            writer::run(pool, jobs).await;
            let _ = stop.send(true);
        });
        Sqlite { read, write, writer, stopped }
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
const MIGRATIONS: [(&str, &str); 2] = [
    ("tables", include_str!("../../migrations/0001_tables.sql")),
    ("last keys", include_str!("../../migrations/0002_last_keys.sql")),
];

async fn migrate(pool: &SqlitePool) -> Result<(), OpenError> {
    let steps = (1..).zip(MIGRATIONS).map(|(version, (name, sql))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(steps.collect());
    migrator.run(pool).await.map_err(OpenError::Version)
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
            "SELECT key, revision, code, listed, phase, info, header, result, wake
             FROM matches WHERE id = ?",
        );
        let row = query.bind(id).fetch_optional(&self.read).await.map_err(failed)?;
        row.map(|row| found_match(&row)).transpose().map_err(failed)
    }

    async fn find_code(&self, code: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT id FROM matches WHERE code = ?").bind(code);
        query.fetch_optional(&self.read).await.map_err(failed)
    }

    async fn list(&self, listing: Listing, limit: u32) -> Result<Vec<Found>, StoreError> {
        let query = match listing {
            Listing::Lobby => sqlx::query(
                "SELECT id, phase, info FROM matches WHERE listed = 1
                 ORDER BY touched DESC LIMIT ?",
            ),
            Listing::Of(identity) => sqlx::query(
                "SELECT id, phase, info FROM sitters JOIN matches ON key = match
                 WHERE identity = ? ORDER BY touched DESC LIMIT ?",
            )
            .bind(identity.0),
        };
        let rows = query.bind(limit).fetch_all(&self.read).await.map_err(failed)?;
        let found = |row: &SqliteRow| {
            Ok(Found { id: row.try_get(0)?, phase: phase(row.try_get(1)?)?, info: row.try_get(2)? })
        };
        rows.iter().map(found).collect::<Result<_, _>>().map_err(failed)
    }

    async fn entries(&self, of: MatchKey, after: u32) -> Result<Vec<Entry>, StoreError> {
        let query = sqlx::query(
            "SELECT number, at, line, command FROM entries WHERE match = ? AND number > ?
             ORDER BY number",
        );
        let rows = query.bind(of.0).bind(after).fetch_all(&self.read).await.map_err(failed)?;
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
        let key: Option<Vec<u8>> = query.fetch_optional(&self.read).await.map_err(failed)?;
        let bad = |_| StoreError::Failed("a dealer's key is damaged".to_owned());
        key.map(|key| key.try_into().map(Bytes32).map_err(bad)).transpose()
    }

    async fn due(&self, by: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT id FROM matches WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?",
        );
        let query = query.bind(by.cast_signed()).bind(limit);
        query.fetch_all(&self.read).await.map_err(failed)
    }

    async fn expire(&self, since: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        Ok(self.work(Work::Expire { since, limit }).await?.ids())
    }

    async fn create_identity(&self, new: NewIdentity) -> Result<IdentityKey, StoreError> {
        Ok(IdentityKey(self.work(Work::CreateIdentity(new)).await?.key()))
    }

    async fn identity(&self, secret: Bytes32) -> Result<Option<Identity>, StoreError> {
        let query = sqlx::query(
            "SELECT key, name, avatar, seen FROM secrets JOIN identities ON key = identity
             WHERE hash = ?",
        );
        let row = query.bind(&secret.0[..]).fetch_optional(&self.read).await.map_err(failed)?;
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

    async fn ready(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.read).await.map_err(failed)?;
        self.work(Work::Nothing).await.map(drop)
    }

    async fn close(&self) {
        let _ = self.writer.send(Job::Stop).await;
        let mut stopped = self.stopped.clone();
        let _ = stopped.wait_for(|stopped| *stopped).await;
        self.read.close().await;
        self.write.close().await;
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
