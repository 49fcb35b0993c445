//! Looking back at every stored record, as a replay does and as a running match does.

use std::{fs, path::Path};

use game::{Observer, Seat};
use games::ROOMS;
use record::Record;
use text::{Seating, Sitter};
use web::{
    host::{Eyes, Past},
    room::AnyRoom,
};

/// The stored records of a game.
fn records(room: &AnyRoom) -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(room.id);
    let files = fs::read_dir(folder.join("records")).unwrap();
    let texts = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let records: Vec<Record> = texts.map(|text| text.parse().unwrap()).collect();
    assert!(!records.is_empty(), "{} has records", room.id);
    records
}

/// What these eyes heard, in words.
fn said(room: &AnyRoom, past: &mut Past, eyes: Eyes) -> Vec<(u32, Option<String>)> {
    let seating = Seating((0..8).map(Sitter::person).collect());
    let heard = past.history(eyes);
    heard.iter().map(|it| (it.number, (room.words.say)(&it.news, &seating))).collect()
}

#[test]
fn every_moment_is_the_same_however_one_comes_to_it() {
    let all = [
        Eyes::Of(Observer::Public),
        Eyes::Of(Observer::Seat(Seat::new(0))),
        Eyes::Of(Observer::Seat(Seat::new(1))),
        Eyes::Open,
    ];
    for room in ROOMS {
        let seating = Seating((0..8).map(Sitter::person).collect());
        for record in records(room) {
            let live: Vec<u32> = record.live().map(|event| event.number).collect();
            let mut past = Past::new(room, record).unwrap();
            for eyes in all {
                let history = said(room, &mut past, eyes);
                assert_eq!(history.iter().map(|it| it.0).collect::<Vec<_>>(), live);
                // Backwards, and with other eyes in between.
                for (number, words) in history.iter().rev().step_by(7) {
                    past.scene(Eyes::Open, live[0]).unwrap();
                    let scene = past.scene(eyes, *number).unwrap();
                    assert_eq!((scene.number, scene.actions.len()), (*number, 0));
                    assert_eq!((room.words.say)(&scene.news[0].news, &seating), *words);
                }
            }
            let start = past.scene(Eyes::Open, 0).unwrap();
            assert!(start.number == 0 && start.news.is_empty(), "nothing has happened yet");
            assert!(past.scene(Eyes::Open, u32::MAX).is_none());
        }
    }
}

#[test]
fn a_running_match_is_looked_at_as_far_as_it_has_come() {
    let eyes = Eyes::Of(Observer::Public);
    for room in ROOMS {
        let whole = records(room).swap_remove(0);
        let mut header = whole.header().clone();
        header.commit = None;
        let mut growing = Record::new(header);
        let mut past = Past::new(room, growing.clone()).unwrap();
        assert!(past.history(eyes).is_empty());
        let live = whole.live().take(90);
        for (events, event) in (1..).zip(live) {
            growing.push(event.who, event.text, None);
            if events % 30 == 0 {
                past.follow(&growing);
                assert_eq!(past.history(eyes).len(), events);
                assert!(past.scene(eyes, growing.next() - 1).is_some());
            }
        }
    }
}
