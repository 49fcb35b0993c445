//! Whoever changes the tables leaves an example of what was shipped, so that it can be tested for ever
//! that it opens. What is in the examples is tested where the games are known, by the server.

use std::collections::BTreeMap;

use sqlx::{Connection, Row, SqliteConnection, raw_sql};

/// The tables and indexes of a database, without spaces.
async fn tables(connection: &mut SqliteConnection) -> BTreeMap<String, String> {
    let query = sqlx::query("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL");
    let rows = query.fetch_all(connection).await.unwrap();
    let plain = |sql: String| sql.split_whitespace().collect::<String>();
    rows.iter().map(|row| (row.get(0), plain(row.get(1)))).collect()
}

#[tokio::test]
async fn the_latest_tables_are_among_the_examples() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("galds.db");
    let store = store::Sqlite::open(&file).await.unwrap();
    store::Store::close(&store).await;
    let path = format!("sqlite://{}", file.display());
    let today = tables(&mut SqliteConnection::connect(&path).await.unwrap()).await;
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/shipped");
    let mut found = false;
    for example in std::fs::read_dir(examples).unwrap() {
        let text = std::fs::read_to_string(example.unwrap().path()).unwrap();
        let structure = text.split("-- Somebody").next().unwrap().to_owned();
        let mut memory = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        raw_sql(sqlx::AssertSqlSafe(structure)).execute(&mut memory).await.unwrap();
        found |= tables(&mut memory).await == today;
    }
    assert!(found, "add an example of today's tables to {examples}");
}
