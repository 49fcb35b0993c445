//! What the page says of the dice of a record, when it was there before the match began.

use std::{fs, path::Path};

use games::ROOMS;
use record::{Brought, Bytes32, Record};
use text::Seating;
use web::{
    dice::{Found, check, command},
    net::fate::Witness,
    room::AnyRoom,
};

/// The records of this kind, with their rooms.
fn records(kind: &str) -> Vec<(&'static AnyRoom, Record)> {
    text::add(web::TEXTS);
    let mut records = Vec::new();
    for room in ROOMS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(room.id);
        for file in fs::read_dir(folder.join("records")).unwrap() {
            let path = file.unwrap().path();
            if path.file_name().unwrap().to_str().unwrap().starts_with(kind) {
                let text = fs::read_to_string(path).unwrap();
                records.push((room, text.parse().unwrap()));
            }
        }
    }
    assert!(!records.is_empty(), "some game has {kind}");
    records
}

/// What the page of seat 0 kept.
fn witness(record: &Record) -> Witness {
    let header = record.header();
    let Brought::Nonce(nonce) = header.nonces[0] else { panic!("seat 0 brought a nonce") };
    let hashes = header.nonces[..header.seats.len()].iter();
    Witness {
        id: "any".to_owned(),
        commit: header.commit.unwrap().to_string(),
        nonce: Some(nonce.to_string()),
        hashes: Some(hashes.map(|it| it.hash().map(|hash| hash.to_string())).collect()),
    }
}

fn look(room: &'static AnyRoom, record: &Record, witness: Option<&Witness>) -> Found {
    let seen = witness.map(Witness::seen);
    check(&room.game, record, seen.as_ref(), &Seating::named(&record.header().seats))
}

/// Whether this is said, whatever stands for names and numbers.
fn says(found: &Found, key: &str) -> bool {
    let text = text::get(key, &text::FluentArgs::new());
    let parts = text.split(['{', '}', '\u{2068}', '\u{2069}']);
    let longest = parts.max_by_key(|part| part.len()).unwrap();
    assert!(longest.len() > 20, "{key}: {text}");
    found.words.iter().any(|words| words.contains(longest))
}

#[test]
fn what_the_page_saw_is_what_the_record_has() {
    for (room, record) in records("nonces") {
        let mine = look(room, &record, Some(&witness(&record)));
        assert!(mine.fine && mine.proved, "{mine:?}");
        assert!(says(&mine, "dice-yours") && says(&mine, "dice-proved"), "{mine:?}");
        assert!(says(&mine, "dice-remains"), "{mine:?}");
        // Somebody who was not there cannot know.
        let others = look(room, &record, None);
        assert!(others.fine && !others.proved, "{others:?}");
        assert!(says(&others, "dice-others") && !says(&others, "dice-yours"), "{others:?}");
    }
}

#[test]
fn another_promise_part_or_nonce_is_said_loudly() {
    let other = Bytes32([9; 32]).to_string();
    for (room, record) in records("nonces") {
        let kept = witness(&record);
        let mut part = kept.clone();
        part.hashes.as_mut().unwrap()[1] = Some(other.clone());
        let mut nobody = kept.clone();
        nobody.hashes.as_mut().unwrap()[1] = None;
        for (changed, key) in [
            (Witness { commit: other.clone(), ..kept.clone() }, "dice-other-promise"),
            (Witness { nonce: Some(other.clone()), ..kept.clone() }, "dice-no-part"),
            (part, "dice-other-part"),
            (nobody, "dice-other-part"),
        ] {
            let found = look(room, &record, Some(&changed));
            assert!(!found.fine && !found.proved, "{key}: {found:?}");
            assert!(says(&found, key), "{key}: {found:?}");
        }
    }
}

#[test]
fn what_was_withheld_is_named() {
    for (room, record) in records("withheld") {
        let found = look(room, &record, Some(&witness(&record)));
        assert!(found.fine && !found.proved, "one of them could choose: {found:?}");
        assert!(found.words.iter().any(|words| words.contains("Juris")), "{found:?}");
        // Juris's own page had it ready.
        let mut left_out = witness(&record);
        let nonce = Bytes32([8; 32]);
        left_out.nonce = Some(nonce.to_string());
        let mut record = record.to_string();
        let line = record.lines().find(|line| line.starts_with("withheld 1")).unwrap().to_owned();
        record = record.replace(&line, &format!("withheld 1 {}", nonce.sha256()));
        record.truncate(record.find("result ").unwrap());
        left_out.hashes = None;
        let found = look(room, &record.parse().unwrap(), Some(&left_out));
        assert!(!found.fine && says(&found, "dice-left-out"), "{found:?}");
    }
}

#[test]
fn where_nobody_added_anything_nothing_more_is_claimed() {
    for (room, record) in records("nonces") {
        let mut header = record.header().clone();
        header.nonces = Default::default();
        // Not over, so only what is wrong with it is said; an older one is over.
        let open = look(room, &Record::new(header), None);
        assert!(!open.fine && says(&open, "dice-not-over"), "{open:?}");
    }
    let old = ROOMS.iter().find_map(|room| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(room.id);
        let text = fs::read_to_string(folder.join("records/hare-3.galds")).ok()?;
        Some((room, text.parse::<Record>().unwrap()))
    });
    let (room, record) = old.unwrap();
    let found = look(room, &record, None);
    assert!(found.fine && !found.proved && says(&found, "dice-old"), "{found:?}");
}

#[test]
fn the_program_is_told_all_of_it() {
    for (_, record) in records("nonces") {
        let kept = witness(&record);
        let said = command("any", &kept.seen());
        let hashes = kept.hashes.as_ref().unwrap();
        for part in [
            format!("--promise {}", kept.commit),
            format!("--nonce {}", kept.nonce.as_ref().unwrap()),
            format!("--hash 0={}", hashes[0].as_ref().unwrap()),
            format!("--hash 1={}", hashes[1].as_ref().unwrap()),
        ] {
            assert!(said.contains(&part), "{said}");
        }
    }
}
