//! The one writer. It takes all jobs that wait, puts them into one transaction, and answers them
//! when that is on disk: one wait for the disk for many matches.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use sqlx::{AssertSqlSafe, Connection, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::{failed, found_identity, place::Place};
use crate::{
    Append, Bytes32, Identity, IdentityKey, MatchKey, NewIdentity, NewMatch, Phase, Row,
    StoreError, Times,
};

/// How many jobs share a transaction at most, so that the first of them does not wait too long.
const MOST_JOBS: usize = 1024;

/// How many entries one statement inserts: the largest that fits, again and again.
const CHUNKS: [usize; 4] = [128, 32, 8, 1];

pub enum Job {
    Work(Work, oneshot::Sender<Result<Done, StoreError>>),
    /// Finish what came before, then stop.
    Stop,
}

pub enum Work {
    Append(Append),
    Create(Box<NewMatch>),
    CreateIdentity(NewIdentity),
    Rename {
        who: IdentityKey,
        name: String,
        avatar: u8,
    },
    See {
        who: IdentityKey,
        at: u64,
    },
    Forget(IdentityKey),
    GiveCode {
        who: IdentityKey,
        code: Bytes32,
        expires: u64,
    },
    TakeCode {
        code: Bytes32,
        secret: Bytes32,
        now: u64,
    },
    Expire {
        since: u64,
        limit: u32,
    },
    Delete(MatchKey),
    KeepTimes(Times),
    /// Find out whether writing works.
    Try,
}

pub enum Done {
    Nothing,
    Key(i64),
    Ids(Vec<String>),
    Identity(Option<Identity>),
}

impl Done {
    pub fn key(self) -> i64 {
        match self {
            Done::Key(key) => key,
            _ => unreachable!("asked of work that makes a key"),
        }
    }

    pub fn ids(self) -> Vec<String> {
        match self {
            Done::Ids(ids) => ids,
            _ => unreachable!("asked of work that lists ids"),
        }
    }

    pub fn identity(self) -> Option<Identity> {
        match self {
            Done::Identity(identity) => identity,
            _ => unreachable!("asked of work that finds an identity"),
        }
    }
}

type Answer = oneshot::Sender<Result<Done, StoreError>>;

/// For how long after something was written it is believed that writing works.
const BELIEVED: Duration = Duration::from_secs(10);

/// The one who writes.
pub struct Writer {
    pool: SqlitePool,
    /// None for a store in memory.
    place: Option<Arc<Place>>,
    /// Why the last transaction failed, if it did.
    trouble: Option<StoreError>,
    /// When something was written last.
    wrote: Option<Instant>,
}

impl Writer {
    pub fn new(pool: SqlitePool, place: Option<Arc<Place>>) -> Self {
        Writer { pool, place, trouble: None, wrote: None }
    }

    pub async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch: Vec<Job> = Vec::new();
        let mut going_on = true;
        while going_on && jobs.recv_many(&mut batch, MOST_JOBS).await > 0 {
            let mut works = Vec::with_capacity(batch.len());
            let mut answers = Vec::with_capacity(batch.len());
            for job in batch.drain(..) {
                match job {
                    Job::Work(work, answer) => {
                        works.push(work);
                        answers.push(answer);
                    }
                    Job::Stop => going_on = false,
                }
            }
            self.write(works, answers).await;
        }
    }

    async fn write(&mut self, mut works: Vec<Work>, mut answers: Vec<Answer>) {
        // Whoever only wants to know whether writing works need not write if somebody just has.
        let believed = self.wrote.is_some_and(|at| at.elapsed() < BELIEVED);
        if believed && self.trouble.is_none() && self.check().is_ok() {
            let both = works.into_iter().zip(answers);
            let (tries, rest): (Vec<_>, Vec<_>) = both.partition(|(work, _)| is_try(work));
            for (_, answer) in tries {
                let _ = answer.send(Ok(Done::Nothing));
            }
            (works, answers) = rest.into_iter().unzip();
        }
        if works.is_empty() {
            return;
        }
        if let Some(place) = self.place.as_ref().filter(|_| works.iter().any(is_try)) {
            place.look_again();
        }
        match self.transact(&works).await {
            Ok(done) => {
                let trouble = done
                    .iter()
                    .filter_map(|done| done.as_ref().err())
                    .find(|error| of_the_store(error));
                let trouble = trouble.cloned();
                if trouble.is_some() || works.iter().zip(&done).any(writes) {
                    self.noted(trouble);
                }
                for ((answer, done), work) in answers.into_iter().zip(done).zip(&works) {
                    let full = is_try(work) && self.trouble == Some(StoreError::NoSpace);
                    // Whoever asked may have left.
                    let _ = answer.send(if full { Err(StoreError::NoSpace) } else { done });
                }
            }
            Err(error) => {
                self.noted(Some(error.clone()));
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }

    /// Writes all of them. What comes back without an error is on disk, in the file that people
    /// would look for.
    async fn transact(&self, works: &[Work]) -> Result<Vec<Result<Done, StoreError>>, StoreError> {
        self.check()?;
        let done = match self.with_connection(async |it| together(it, works).await).await {
            Ok(done) => done.into_iter().map(Ok).collect(),
            Err(StoreError::NoSpace) => return Err(StoreError::NoSpace),
            // One of them spoilt it for all; find out which.
            Err(_) => self.with_connection(async |it| one_by_one(it, works).await).await?,
        };
        self.check()?;
        Ok(done)
    }

    /// Does something with the connection, and with another one next time if the store fails: who
    /// knows what is left of the transaction.
    async fn with_connection<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut connection = self.pool.acquire().await.map_err(failed)?;
        let done = work(&mut connection).await;
        if done.as_ref().is_err_and(of_the_store) && self.place.is_some() {
            let _ = connection.close().await;
        }
        done.map_err(|error| self.explained(error))
    }

    fn check(&self) -> Result<(), StoreError> {
        self.place.as_ref().map_or(Ok(()), |place| place.check())
    }

    /// Looks whether it was for want of room.
    fn explained(&self, error: StoreError) -> StoreError {
        match (&error, &self.place) {
            (StoreError::Failed(_), Some(place)) if place.is_full() => StoreError::NoSpace,
            _ => error,
        }
    }

    /// Says so when writing begins to fail, fails otherwise, or works again; not each time, because
    /// the log may lie on the same disk.
    fn noted(&mut self, mut trouble: Option<StoreError>) {
        // A little may fit where more does not: then the disk is still full.
        let was_full = self.trouble == Some(StoreError::NoSpace);
        if was_full && trouble.is_none() && self.place.as_ref().is_some_and(|it| it.is_full()) {
            trouble = Some(StoreError::NoSpace);
        }
        if self.trouble != trouble {
            match &trouble {
                // The place has said so.
                Some(StoreError::Missing(_)) => {}
                Some(error) => tracing::error!(%error, "the data could not be written"),
                None => tracing::info!("the data can be written again"),
            }
        }
        if trouble.is_none() {
            self.wrote = Some(Instant::now());
        }
        self.trouble = trouble;
    }
}

fn is_try(work: &Work) -> bool {
    matches!(work, Work::Try)
}

/// Whether this work has written something. To look for what is too old mostly writes nothing.
fn writes((work, done): (&Work, &Result<Done, StoreError>)) -> bool {
    match (work, done) {
        (_, Err(_) | Ok(Done::Identity(None))) => false,
        (Work::Expire { .. }, Ok(Done::Ids(ids))) => !ids.is_empty(),
        (_, Ok(_)) => true,
    }
}

/// Whether it is the store that does not work, not somebody who asks for what cannot be.
fn of_the_store(error: &StoreError) -> bool {
    match error {
        StoreError::Conflict | StoreError::Gone => false,
        StoreError::NoSpace | StoreError::Missing(_) | StoreError::Failed(_) => true,
    }
}

/// All in one transaction, entries of all matches in a few statements.
async fn together(
    connection: &mut SqliteConnection,
    works: &[Work],
) -> Result<Vec<Done>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let mut done = Vec::with_capacity(works.len());
    let mut lines = Vec::new();
    for work in works {
        done.push(match work {
            Work::Append(append) => {
                rows_of(append, &mut lines);
                change(&mut transaction, append).await?;
                Done::Nothing
            }
            other => carry_out(&mut transaction, other).await?,
        });
    }
    insert(&mut transaction, &lines).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)?;
    Ok(done)
}

/// All in one transaction, each in a savepoint of its own.
async fn one_by_one(
    connection: &mut SqliteConnection,
    works: &[Work],
) -> Result<Vec<Result<Done, StoreError>>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let mut all = Vec::with_capacity(works.len());
    for work in works {
        let mut savepoint = transaction.begin().await.map_err(failed)?;
        let done = match work {
            Work::Append(append) => alone(&mut savepoint, append).await,
            other => carry_out(&mut savepoint, other).await,
        };
        match &done {
            Ok(_) => savepoint.commit().await.map_err(failed)?,
            Err(StoreError::NoSpace) => return Err(StoreError::NoSpace),
            Err(_) => savepoint.rollback().await.map_err(failed)?,
        }
        all.push(done);
    }
    transaction.commit().await.map_err(failed)?;
    Ok(all)
}

async fn alone(connection: &mut SqliteConnection, append: &Append) -> Result<Done, StoreError> {
    change(connection, append).await?;
    let mut lines = Vec::new();
    rows_of(append, &mut lines);
    insert(connection, &lines).await.map_err(failed)?;
    Ok(Done::Nothing)
}

struct Line<'a> {
    of: i64,
    number: i64,
    at: i64,
    line: &'a str,
    command: Option<&'a str>,
}

fn rows_of<'a>(append: &'a Append, out: &mut Vec<Line<'a>>) {
    let first = i64::from(append.after) + 1;
    let at = append.at.cast_signed();
    for (number, line) in (first..).zip(&append.lines) {
        let command = append.command.as_deref().filter(|_| number == first);
        out.push(Line { of: append.to.0, number, at, line, command });
    }
}

async fn insert(
    connection: &mut SqliteConnection,
    mut lines: &[Line<'_>],
) -> Result<(), sqlx::Error> {
    for (size, statement) in CHUNKS.iter().zip(statements()) {
        while lines.len() >= *size {
            let (chunk, rest) = lines.split_at(*size);
            lines = rest;
            let mut query = sqlx::query(AssertSqlSafe(statement.clone()));
            for line in chunk {
                query = query
                    .bind(line.of)
                    .bind(line.number)
                    .bind(line.at)
                    .bind(line.line)
                    .bind(line.command);
            }
            query.execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// The statement for each size of chunk.
fn statements() -> &'static [Arc<str>; CHUNKS.len()] {
    static STATEMENTS: std::sync::LazyLock<[Arc<str>; CHUNKS.len()]> =
        std::sync::LazyLock::new(|| {
            CHUNKS.map(|size| {
                let rows = vec!["(?,?,?,?,?)"; size].join(",");
                format!("INSERT INTO entries (match, number, at, line, command) VALUES {rows}")
                    .into()
            })
        });
    &STATEMENTS
}

/// Changes the row of a match, if that is asked for.
async fn change(connection: &mut SqliteConnection, append: &Append) -> Result<(), StoreError> {
    let Some((revision, row)) = &append.row else { return Ok(()) };
    let query = sqlx::query(
        "UPDATE matches SET code = ?, listed = ?, phase = ?, info = ?,
                header = COALESCE(?, header), result = COALESCE(?, result), wake = ?, keep_until = ?,
                touched = ?, revision = revision + 1
         WHERE key = ? AND revision = ?",
    );
    let changed = bind_row(query, row)
        .bind(append.at.cast_signed())
        .bind(append.to.0)
        .bind(revision)
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    if changed.rows_affected() == 0 {
        let query = sqlx::query("SELECT 1 FROM matches WHERE key = ?").bind(append.to.0);
        let there = query.fetch_optional(&mut *connection).await.map_err(failed)?;
        return Err(if there.is_some() { StoreError::Conflict } else { StoreError::Gone });
    }
    let query = sqlx::query("DELETE FROM sitters WHERE match = ?").bind(append.to.0);
    query.execute(&mut *connection).await.map_err(failed)?;
    sitters(connection, append.to.0, row).await
}

type Query<'a> = sqlx::query::Query<'a, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

/// Binds the columns from `code` to `keep_until`.
fn bind_row<'a>(query: Query<'a>, row: &Row) -> Query<'a> {
    let phase = match row.phase {
        Phase::Waiting => 0,
        Phase::Playing => 1,
        Phase::Over => 2,
    };
    query
        .bind(row.code.clone())
        .bind(row.listed)
        .bind(phase)
        .bind(row.info.clone())
        .bind(row.header.clone())
        .bind(row.result.clone())
        .bind(row.wake.map(u64::cast_signed))
        .bind(row.keep_until.map(u64::cast_signed))
}

async fn sitters(connection: &mut SqliteConnection, of: i64, row: &Row) -> Result<(), StoreError> {
    for sitter in &row.sitters {
        // Somebody who was forgotten meanwhile keeps their seat, but no longer finds it in a list.
        let query = sqlx::query(
            "INSERT OR IGNORE INTO sitters (identity, match)
             SELECT key, ? FROM identities WHERE key = ?",
        );
        query.bind(of).bind(sitter.0).execute(&mut *connection).await.map_err(failed)?;
    }
    Ok(())
}

async fn carry_out(connection: &mut SqliteConnection, work: &Work) -> Result<Done, StoreError> {
    match work {
        Work::Append(append) => return alone(connection, append).await,
        Work::Try => {
            let query = sqlx::query("UPDATE times SET trials = trials + 1");
            query.execute(connection).await.map_err(failed)?;
        }
        Work::KeepTimes(Times { own, wall }) => {
            let query = sqlx::query("UPDATE times SET time = ?, wall = ?");
            let query = query.bind(own.cast_signed()).bind(wall.cast_signed());
            query.execute(connection).await.map_err(failed)?;
        }
        Work::Create(new) => return create(connection, new).await,
        Work::CreateIdentity(new) => return create_identity(connection, new).await,
        Work::Rename { who, name, avatar } => {
            sqlx::query("UPDATE identities SET name = ?, avatar = ? WHERE key = ?")
                .bind(name)
                .bind(avatar)
                .bind(who.0)
                .execute(connection)
                .await
                .map_err(failed)?;
        }
        Work::See { who, at } => {
            sqlx::query("UPDATE identities SET seen = ? WHERE key = ?")
                .bind(at.cast_signed())
                .bind(who.0)
                .execute(connection)
                .await
                .map_err(failed)?;
        }
        Work::Forget(who) => {
            let query = sqlx::query("DELETE FROM identities WHERE key = ?").bind(who.0);
            query.execute(connection).await.map_err(failed)?;
        }
        Work::GiveCode { who, code, expires } => {
            let query = sqlx::query("DELETE FROM codes WHERE identity = ?").bind(who.0);
            query.execute(&mut *connection).await.map_err(failed)?;
            sqlx::query("INSERT INTO codes (hash, identity, expires) VALUES (?, ?, ?)")
                .bind(&code.0[..])
                .bind(who.0)
                .bind(expires.cast_signed())
                .execute(connection)
                .await
                .map_err(failed)?;
        }
        Work::TakeCode { code, secret, now } => {
            return take_code(connection, code, secret, *now).await.map_err(failed);
        }
        Work::Delete(of) => {
            let query = sqlx::query("DELETE FROM matches WHERE key = ?").bind(of.0);
            query.execute(connection).await.map_err(failed)?;
        }
        Work::Expire { since, limit } => {
            return expire(connection, *since, *limit).await.map_err(failed);
        }
    }
    Ok(Done::Nothing)
}

async fn create(connection: &mut SqliteConnection, new: &NewMatch) -> Result<Done, StoreError> {
    let key = next_key(connection, "matches").await.map_err(failed)?;
    let query = sqlx::query(
        "INSERT INTO matches (code, listed, phase, info, header, result, wake, keep_until,
                touched, id, key, revision)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
    );
    let query = bind_row(query, &new.row).bind(new.at.cast_signed()).bind(&new.id).bind(key);
    query.execute(&mut *connection).await.map_err(failed)?;
    let query = sqlx::query("INSERT INTO dealer_keys (match, key) VALUES (?, ?)").bind(key);
    query.bind(&new.key.0[..]).execute(&mut *connection).await.map_err(failed)?;
    sitters(connection, key, &new.row).await?;
    let lines: Vec<Line<'_>> = (1..)
        .zip(&new.lines)
        .map(|(number, line)| Line {
            of: key,
            number,
            at: new.at.cast_signed(),
            line,
            command: None,
        })
        .collect();
    insert(connection, &lines).await.map_err(failed)?;
    Ok(Done::Key(key))
}

/// A key that nobody ever had.
async fn next_key(connection: &mut SqliteConnection, kind: &str) -> Result<i64, sqlx::Error> {
    let query =
        sqlx::query_scalar("UPDATE last_keys SET key = key + 1 WHERE kind = ? RETURNING key");
    query.bind(kind).fetch_one(connection).await
}

async fn create_identity(
    connection: &mut SqliteConnection,
    new: &NewIdentity,
) -> Result<Done, StoreError> {
    let key = next_key(connection, "identities").await.map_err(failed)?;
    sqlx::query("INSERT INTO identities (key, name, avatar, seen) VALUES (?, ?, ?, ?)")
        .bind(key)
        .bind(&new.name)
        .bind(new.avatar)
        .bind(new.at.cast_signed())
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    add_secret(connection, key, &new.secret).await.map_err(failed)?;
    Ok(Done::Key(key))
}

async fn add_secret(
    connection: &mut SqliteConnection,
    of: i64,
    secret: &Bytes32,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query("INSERT INTO secrets (hash, identity) VALUES (?, ?)");
    query.bind(&secret.0[..]).bind(of).execute(connection).await.map(drop)
}

async fn take_code(
    connection: &mut SqliteConnection,
    code: &Bytes32,
    secret: &Bytes32,
    now: u64,
) -> Result<Done, sqlx::Error> {
    let query =
        sqlx::query_scalar("DELETE FROM codes WHERE hash = ? AND expires > ? RETURNING identity");
    let query = query.bind(&code.0[..]).bind(now.cast_signed());
    let Some(of): Option<i64> = query.fetch_optional(&mut *connection).await? else {
        return Ok(Done::Identity(None));
    };
    add_secret(connection, of, secret).await?;
    let query =
        sqlx::query("SELECT key, name, avatar, seen FROM identities WHERE key = ?").bind(of);
    let row = query.fetch_one(connection).await?;
    Ok(Done::Identity(Some(found_identity(&row)?)))
}

async fn expire(
    connection: &mut SqliteConnection,
    since: u64,
    limit: u32,
) -> Result<Done, sqlx::Error> {
    let since = since.cast_signed();
    sqlx::query("DELETE FROM codes WHERE expires < ?")
        .bind(since)
        .execute(&mut *connection)
        .await?;
    let query = sqlx::query_scalar(
        "DELETE FROM matches WHERE key IN
             (SELECT key FROM matches
              WHERE touched < ? AND (keep_until IS NULL OR keep_until < ?)
              ORDER BY touched LIMIT ?)
         RETURNING id",
    );
    let ids = query.bind(since).bind(since).bind(limit).fetch_all(&mut *connection).await?;
    let query = sqlx::query(
        "DELETE FROM identities WHERE key IN
             (SELECT key FROM identities WHERE seen < ?
              AND NOT EXISTS (SELECT 1 FROM sitters WHERE identity = key) LIMIT ?)",
    );
    query.bind(since).bind(limit).execute(connection).await?;
    Ok(Done::Ids(ids))
}
