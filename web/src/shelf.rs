//! What the browser keeps for us: settings, and matches that survive a reload and a crash.

use record::{BadRecord, Bytes32, Header, Record};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use text::{Seating, Sitter};
use wasm_bindgen::JsValue;

use crate::{browser, learn::Lesson, room::Door};

const MATCH: &str = "galds.match.";

/// A match as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// Its name in addresses.
    pub id: String,
    /// When something happened in it last, in milliseconds since 1970.
    pub when: f64,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The dealer's key, 64 hexadecimal digits; without it the match could not go on.
    pub key: String,
    /// The record, as text.
    pub record: String,
    /// How many texts of a guide were read since the last event.
    #[serde(default)]
    pub read: usize,
}

impl Kept {
    /// The record, read. Otherwise says what is wrong with it.
    pub fn read(&self) -> Result<Record, String> {
        self.record.parse().map_err(|error: BadRecord| error.to_string())
    }

    /// The game, even where something else is wrong with the record.
    pub fn game(&self) -> Option<&str> {
        self.record.lines().find_map(|line| line.strip_prefix("game "))
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.record.contains("\nresult ")
    }

    /// When something happened in it last, in the reader's language.
    pub fn date(&self) -> String {
        time_words(self.when)
    }
}

/// A day and a time of it, in the reader's language.
pub fn time_words(when: f64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(when));
    let code = text::language().code();
    let day: String = date.to_locale_date_string(code, &JsValue::UNDEFINED).into();
    format!("{day}, {:02}:{:02}", date.get_hours(), date.get_minutes())
}

/// How a record is called as a file: by its game, its day and its players.
pub fn file_name(game: &str, seating: &Seating, when: f64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(when));
    let day =
        format!("{}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date());
    let names = seating.seats().map(|seat| plain(&seating.name(seat)));
    let names: Vec<String> = names.filter(|name| !name.is_empty()).collect();
    [game, &day].into_iter().chain(names.iter().map(String::as_str)).collect::<Vec<_>>().join("-")
        + ".galds"
}

/// A name as it can stand in the name of a file anywhere.
fn plain(name: &str) -> String {
    let letters = name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    let plain: String = letters.flat_map(char::to_lowercase).collect();
    plain.trim_matches('-').to_owned()
}

/// Puts something on the shelf; says whether there was room.
pub fn put<T: Serialize>(key: &str, value: &T) -> bool {
    let text = serde_json::to_string(value).expect("what we keep is JSON");
    storage().is_some_and(|storage| storage.set_item(key, &text).is_ok())
}

/// Takes a look at something on the shelf.
pub fn get<T: DeserializeOwned>(key: &str) -> Option<T> {
    serde_json::from_str(&storage()?.get_item(key).ok()??).ok()
}

/// Keeps a match; says whether there was room. What is there already stays: only a person throws a
/// match away.
pub fn keep(kept: &Kept) -> bool {
    let key = format!("{MATCH}{}", kept.id);
    browser::journal(&key, serde_json::to_string(kept).ok().as_deref());
    put(&key, kept)
}

/// Puts a new match on the shelf and says its name; none if the browser has no room for it. The
/// dealer's promise stands in its header. The dealer is this page, so nobody adds anything that it would
/// not know.
pub fn begin(door: &Door, setup: &str, sitters: Vec<Sitter>) -> Option<String> {
    let key = Bytes32(browser::random());
    let seating = Seating(sitters);
    let header = Header {
        game: door.id.to_owned(),
        rules: door.rules,
        setup: setup.to_owned(),
        seats: seating.names_for_record(),
        commit: Some(key.sha256()),
        ..Header::default()
    };
    add(seating, key.to_string(), Record::new(header).to_string())
}

/// The name of the guided first match of a game. There is one at a time.
pub fn lesson_id(game: &str) -> String {
    format!("learn-{game}")
}

/// Whether a match is a guided one.
pub fn is_lesson(id: &str) -> bool {
    id.starts_with("learn-")
}

/// The guided first match of a game, as far as it has come.
pub fn lesson(game: &str) -> Option<Kept> {
    find(&lesson_id(game))
}

/// Puts a guided first match on the shelf, in the place of an earlier one. Nothing is promised about
/// its fate, which is written down.
pub fn begin_lesson(door: &Door, lesson: &Lesson) -> Option<()> {
    let bots = (1..).zip(&lesson.bots).map(|(seat, level)| Sitter::bot(seat, *level));
    let seating = Seating(std::iter::once(Sitter::person(0)).chain(bots).collect());
    let header = Header {
        game: door.id.to_owned(),
        rules: door.rules,
        setup: lesson.setup.to_owned(),
        seats: seating.names_for_record(),
        ..Header::default()
    };
    let kept = keep(&Kept {
        id: lesson_id(door.id),
        when: js_sys::Date::now(),
        sitters: seating.0,
        key: Bytes32(browser::random()).to_string(),
        record: Record::new(header).to_string(),
        read: 0,
    });
    kept.then_some(())
}

/// Puts a match on the shelf that goes on from a moment of another one; like [`begin`]. Fate goes on
/// from a key of its own.
pub fn go_on(seating: Seating, record: String) -> Option<String> {
    add(seating, Bytes32(browser::random()).to_string(), record)
}

/// Puts a match on the shelf that has come as far as its record says; like [`begin`].
pub fn add(seating: Seating, key: String, record: String) -> Option<String> {
    let (id, when) = (new_id(), js_sys::Date::now());
    let kept = keep(&Kept { id: id.clone(), when, sitters: seating.0, key, record, read: 0 });
    kept.then_some(id)
}

/// A name for a match that no other has.
fn new_id() -> String {
    format!("{:010x}", browser::random_number() >> 24)
}

/// The match of this name.
pub fn find(id: &str) -> Option<Kept> {
    get(&format!("{MATCH}{id}"))
}

/// Throws a match away.
pub fn forget(id: &str) {
    let key = format!("{MATCH}{id}");
    browser::journal(&key, None);
    if let Some(storage) = storage() {
        storage.remove_item(&key).ok();
    }
}

/// All matches, the latest first.
pub fn matches() -> Vec<Kept> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|at| storage.key(at).ok().flatten());
    let mut kept: Vec<Kept> =
        keys.filter(|key| key.starts_with(MATCH)).filter_map(|key| get(&key)).collect();
    kept.sort_by(|a, b| b.when.total_cmp(&a.when));
    kept
}

fn storage() -> Option<web_sys::Storage> {
    browser::window().local_storage().ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_names_of_files() {
        assert_eq!(plain("Ľubomír 2"), "ľubomír-2");
        assert_eq!(plain("../etc"), "etc");
        assert_eq!(plain("?!"), "");
    }
}
