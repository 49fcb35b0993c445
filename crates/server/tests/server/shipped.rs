//! Data that earlier versions have left: it opens, and its matches go on.

use std::path::{Path, PathBuf};

use reqwest::StatusCode;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection, raw_sql};
use store::Bytes32;
use table::record::{Entry, Record, Who};
use wire::Phase;

use crate::house::{Guest, House, settings};

/// How an example spells text and bytes.
fn text(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

fn bytes(bytes: Bytes32) -> String {
    format!("X'{bytes}'")
}

/// A match of an example.
struct Kept {
    id: String,
    record: Record,
    over: bool,
}

/// Each stored record of each game, once whole and once cut off in the middle.
fn matches() -> Vec<Kept> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let list = |folder: PathBuf| -> Vec<PathBuf> {
        let files = std::fs::read_dir(folder).into_iter().flatten();
        let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        files.sort();
        files
    };
    let files = list(games).into_iter().flat_map(|game| list(game.join("records")));
    let both = files.flat_map(|file| [true, false].map(|over| (file.clone(), over)));
    let kept = both.enumerate().map(|(at, (file, over))| {
        let record: Record = std::fs::read_to_string(file).unwrap().parse().unwrap();
        let letters = [at / 26, at % 26].map(|at| char::from(b'a' + u8::try_from(at).unwrap()));
        Kept {
            id: format!("shipped{}", letters.iter().collect::<String>().repeat(7)),
            record,
            over,
        }
    });
    kept.map(|mut kept| {
        kept.id.truncate(20);
        kept
    })
    .collect()
}

impl Kept {
    /// The entries that are kept: a match that is played waits for a seat.
    fn entries(&self) -> &[Entry] {
        let all = self.record.entries();
        let middle = |at: &usize| matches!(all[*at].who, Who::Seat(_));
        let cut = (all.len() / 2..all.len()).find(middle).unwrap_or(0);
        if self.over { all } else { &all[..cut] }
    }

    /// Fills in what stands in braces.
    fn fill(&self, key: usize, of_match: &str, of_entry: &str) -> String {
        let header = self.record.header();
        let chairs: Vec<_> = header.seats.iter().map(|name| json!({"name": name})).collect();
        let result = self.record.result.as_deref().filter(|_| self.over).map(text);
        let dealer = self.record.key.unwrap_or(Bytes32([0; 32]));
        let commit = header.commit.map(|commit| commit.to_string()).unwrap_or_default();
        // Inside a text, where a quotation mark is written twice.
        let inside = |value: serde_json::Value| value.to_string().replace('\'', "''");
        let mut sql = of_match
            .replace("{key}", &key.to_string())
            .replace("{id}", &text(&self.id))
            .replace("{phase}", if self.over { "2" } else { "1" })
            .replace("{game}", &inside(json!(header.game)))
            .replace("{setup}", &inside(json!(header.setup)))
            .replace("{chairs}", &inside(json!(chairs)))
            .replace("{commit}", &inside(json!(commit)))
            .replace("{header}", &text(&header.to_string()))
            .replace("{result}", result.as_deref().unwrap_or("NULL"))
            .replace("{dealer}", &bytes(dealer));
        for (number, entry) in (1..).zip(self.entries()) {
            let number: u32 = number;
            sql += &of_entry
                .replace("{key}", &key.to_string())
                .replace("{number}", &number.to_string())
                .replace("{line}", &text(&entry.to_string()));
        }
        sql
    }
}

/// Builds the database that an example describes.
async fn build(example: &Path, file: &Path, matches: &[Kept], secret: Bytes32) {
    let example = std::fs::read_to_string(example).unwrap();
    let (structure, rows) = example.split_once("-- For each match:").unwrap();
    let (of_match, of_entry) = rows.split_once("-- For each entry of a match:").unwrap();
    let mut sql = structure.replace("{secret}", &bytes(secret));
    for (key, one) in matches.iter().enumerate() {
        sql += &one.fill(key + 1, of_match, of_entry);
    }
    let path = format!("sqlite://{}?mode=rwc", file.display());
    let mut connection = SqliteConnection::connect(&path).await.unwrap();
    let whole = format!("BEGIN; {sql} COMMIT;");
    raw_sql(AssertSqlSafe(whole)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn every_version_of_the_data_opens_and_its_matches_go_on() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/shipped");
    let token = Bytes32([7; 32]);
    let matches = matches();
    assert!(!matches.is_empty());
    let mut count = 0;
    for example in std::fs::read_dir(examples).unwrap() {
        let example = example.unwrap().path();
        let name = example.file_name().unwrap().to_string_lossy().into_owned();
        let folder = tempfile::tempdir().unwrap();
        build(&example, &folder.path().join("galds.db"), &matches, token.sha256()).await;
        let house = House::open_in(settings(), folder).await;
        let guest = Guest { token: Some(token.to_string()), ..house.nobody() };
        let (status, me) = guest.get("/api/me").await;
        assert_eq!((status, &me["name"]), (StatusCode::OK, &json!("Lauma")), "{name}");
        for one in &matches {
            let found = guest.look(&one.id).await;
            let phase = if one.over { Phase::Over } else { Phase::Playing };
            assert_eq!((found.phase, found.host), (phase, true), "{name}: {}", one.id);
            assert_eq!(found.number as usize, one.entries().len(), "{name}: {}", one.id);
            if one.over {
                let record = guest.record(&one.id).await;
                assert_eq!(record.entries(), one.record.entries(), "{name}");
                assert_eq!(record.result, one.record.result, "{name}");
            }
        }
        house.server.stop().await;
        count += 1;
    }
    assert!(count >= 3, "only {count} examples");
}
