//! Reading, printing, taking back and sealing records.

use proptest::prelude::*;
use record::{
    BadRecord, Brought, Bytes32, CannotUndo, Fault, Format, Header, Record, Seal, What, Who,
};

const HEAD: &str = "galds 1\ngame toy\nrules 1\nsetup seats=2\n";
const HEAD_2: &str = "galds 2\ngame toy\nrules 1\nsetup seats=2\n";

fn parse(body: &str) -> Result<Record, BadRecord> {
    format!("{HEAD}{body}").parse()
}

fn live(record: &Record) -> Vec<u32> {
    record.live().map(|event| event.number).collect()
}

#[test]
fn a_record_reads_and_prints() {
    let hex = "ab".repeat(32);
    let text = format!(
        "{HEAD}seat 0 Lauma\nseat 1 bot:hare\ncommit {hex}\nnonce 0 {hex}\nnonce 1 {hex}\n\
         1 ! first 1\n2 1 keep 45 3 ; 4.1s\n3 1 undo 2\n4 1 keep 45 4\n"
    );
    let record: Record = text.parse().unwrap();
    assert_eq!(record.header().seats, ["Lauma", "bot:hare"]);
    assert_eq!(record.entries()[1].note.as_deref(), Some("4.1s"));
    assert_eq!(record.entries()[2].what, What::Undo(2));
    assert_eq!(live(&record), [1, 4]);
    assert_eq!(record.line_of(1), 10);
    assert_eq!(record.to_string(), text);
}

/// Bots bring nothing, and whoever keeps their nonce back is named.
#[test]
fn a_record_says_who_brought_a_nonce_and_who_withheld_it() {
    let hex = "ab".repeat(32);
    let text = format!("{HEAD_2}commit {hex}\nnonce 1 {hex}\nwithheld 4 {hex}\n1 ! first 1\n");
    let record: Record = text.parse().unwrap();
    let header = record.header();
    let bytes = Bytes32([0xab; 32]);
    assert_eq!((header.format, header.commit), (Format::Two, Some(bytes)));
    assert_eq!(header.nonces[0], Brought::Nothing);
    assert_eq!(header.nonces[1], Brought::Nonce(bytes));
    assert_eq!(header.nonces[1].hash(), Some(bytes.sha256()));
    assert_eq!(
        (header.nonces[4], header.nonces[4].hash()),
        (Brought::Withheld(bytes), Some(bytes))
    );
    let lines = (header.line_of_commit(), header.line_of_nonce(1), header.line_of_nonce(4));
    assert_eq!(lines, (5, 6, 7));
    assert_eq!(record.line_of(1), 8);
    assert_eq!(record.to_string(), text);
}

/// A match that was broken off has a result and no key, or the other way round: nobody seals it.
#[test]
fn only_what_is_finished_has_a_seal() {
    let hex = "ab".repeat(32);
    let (result, key) = ("result 1 2\n".to_owned(), format!("key {hex}\n"));
    for (end, of_result, of_key) in
        [(&result, 6, 7), (&key, 6, 6), (&format!("{result}{key}"), 6, 7)]
    {
        let mut text = format!("{HEAD}1 0 draw\n{end}");
        if end.contains("result") && end.contains("key") {
            text += &Seal::of(text.lines()).to_string();
        }
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text);
        assert_eq!((record.line_of_result(), record.line_of_key()), (of_result, of_key));
    }
    assert_eq!(format!("{:?}", Bytes32([0xab; 32])), hex);
}

#[test]
fn line_ends_of_other_systems_are_forgiven() {
    let text = format!("{HEAD}1 ! first 1\n");
    let record: Record = text.replace('\n', "\r\n").parse().unwrap();
    assert_eq!(record.to_string(), text);
}

#[test]
fn each_fault_is_named_with_its_line() {
    let hex = "ab".repeat(32);
    let nine: Vec<String> = (0..9).map(|seat| format!("seat {seat} Lauma\n")).collect();
    let sealed = |text: &str| format!("{text}{}", Seal::of(text.lines()));
    for (text, line, part) in [
        ("", 1, "`galds 2`"),
        ("hello", 1, "`galds 2`"),
        ("galds 3\n", 1, "format 3"),
        ("galds 1\n", 2, "`game`"),
        ("galds 1\ngame toy\nrules x\n", 3, "`rules` and a number"),
        ("galds 1\ngame toy\nrules 01\n", 3, "`rules` and a number"),
        ("galds 1\ngame toy\nrules 1\n", 4, "`setup`"),
        ("galds 1\ngame  toy\n", 2, "should read `game toy`"),
        (&format!("{HEAD}seat 1 Lauma\n"), 5, "seats in order"),
        (&format!("{HEAD}commit abc\n"), 5, "64 hexadecimal"),
        (&format!("{HEAD}commit {}\n", hex.to_uppercase()), 5, "64 hexadecimal"),
        (&format!("{HEAD}nonce 0 {hex}\nnonce 2 {hex}\n"), 6, "seats in order"),
        (&format!("{HEAD}nonce 0 {hex}\nwithheld 1 {hex}\n"), 6, "a numbered entry"),
        (&format!("{HEAD_2}nonce 1 {hex}\nwithheld 1 {hex}\n"), 6, "seats in order"),
        (&format!("{HEAD_2}withheld 8 {hex}\n"), 5, "seats in order"),
        (&format!("{HEAD_2}withheld 3 abc\n"), 5, "64 hexadecimal"),
        (&format!("{HEAD}2 ! first 1\n"), 5, "expected entry 1"),
        (&format!("{HEAD}1 ! first 1\n1 ! first 1\n"), 6, "expected entry 2"),
        (&format!("{HEAD}1 9 draw\n"), 5, "number of a seat"),
        (&format!("{HEAD}1 ?\n"), 5, "number of a seat"),
        (&format!("{HEAD}1 0\n"), 5, "says nothing"),
        (&format!("{HEAD}1 0 ; later\n"), 5, "says nothing"),
        (&format!("{HEAD}1 0 draw \n"), 5, "should read `1 0 draw`"),
        (&format!("{HEAD}1 0 draw;\n"), 5, "should read `1 0 draw`"),
        (&format!("{HEAD}\n1 0 draw\n"), 5, "a numbered entry"),
        (&format!("{HEAD}1 0 undo x\n"), 5, "number of an entry"),
        (&format!("{HEAD}1 0 undo 1\n"), 5, "no event 1"),
        (&format!("{HEAD}1 0 draw\nresult 1 2\n2 0 draw\n"), 7, "nothing may follow"),
        (&format!("{HEAD}key {hex}\nresult 1 2\n"), 6, "nothing may follow"),
        (&format!("{HEAD}result 1 2\nkey {hex}\n"), 7, "the seal"),
        (&format!("{HEAD}result 1 2\nwhat\n"), 6, "nothing may follow"),
        (&format!("{HEAD}{}", nine.concat()), 13, "seats in order"),
        (&sealed(&format!("{HEAD}result 1 2\n")), 6, "`result` and `key` above"),
        (&sealed(HEAD), 5, "`result` and `key` above"),
    ] {
        let error = text.parse::<Record>().expect_err(text);
        assert_eq!(error.line, line, "{text}: {error}");
        assert!(error.to_string().contains(part), "{text}: {error}");
    }
}

#[test]
fn a_run_of_own_actions_can_be_taken_back() {
    let mut record = parse("1 ! roll 3\n2 0 a\n3 0 b\n4 0 c\n").unwrap();
    assert_eq!(record.last_of(0), Some(4));
    assert_eq!(record.last_of(1), None);
    record.undo(0, 3).unwrap();
    assert_eq!(live(&record), [1, 2]);
    record.push(Who::Seat(0), "d", None);
    record.undo(0, 2).unwrap();
    assert_eq!(live(&record), [1]);
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn nothing_that_others_rely_on_can_be_taken_back() {
    let mut record = parse("1 0 a\n2 ! roll 3\n3 0 b\n4 1 c\n5 1 d\n").unwrap();
    assert_eq!(record.undo(0, 3), Err(CannotUndo::OtherActed(4)));
    assert_eq!(record.undo(1, 2), Err(CannotUndo::FateSpoke(2)));
    assert_eq!(record.undo(1, 6), Err(CannotUndo::NoSuchEvent(6)));
    assert_eq!(record.undo(1, 0), Err(CannotUndo::NoSuchEvent(0)));
    record.undo(1, 5).unwrap();
    assert_eq!(record.undo(1, 5), Err(CannotUndo::NoSuchEvent(5)), "only once");
    assert_eq!(live(&record), [1, 2, 3, 4]);
}

#[test]
fn names_cannot_break_a_line() {
    let header = Header {
        game: "toy".into(),
        rules: 1,
        setup: "seats=2".into(),
        seats: vec!["Eve\n1 0 draw ; x".into(), "  Ann  ".into()],
        ..Header::default()
    };
    let record = Record::new(header);
    assert_eq!(record.header().seats, ["Eve 1 0 draw x", "Ann"]);
    assert_eq!(record.to_string().parse(), Ok(record));
}

fn sealed() -> Record {
    let mut nonces = [Brought::Nothing; 8];
    nonces[1] = Brought::Nonce(Bytes32([1; 32]));
    nonces[3] = Brought::Withheld(Bytes32([2; 32]));
    let mut record = Record::new(Header {
        format: Format::Two,
        game: "toy".into(),
        rules: 1,
        setup: "seats=2".into(),
        seats: vec!["Lauma".into(), "Juris 2".into()],
        commit: Some(Bytes32([0x5a; 32])),
        nonces,
    });
    for n in 0..40u8 {
        record.push(Who::Seat(n % 2), &format!("place {}", n % 7 + 1), Some("1.5s"));
    }
    record.result = Some("2 1".into());
    record.key = Some(Bytes32([0x77; 32]));
    record
}

#[test]
fn every_changed_digit_is_found_on_its_line() {
    let record = sealed();
    let text = record.to_string();
    assert_eq!(text.parse(), Ok(record));
    let body = text.lines().take_while(|line| !line.starts_with("seal ")).count();
    let mut line = 1;
    for (at, byte) in text.bytes().enumerate() {
        if byte == b'\n' {
            line += 1;
        }
        if byte.is_ascii_digit() {
            let mut changed = text.clone().into_bytes();
            changed[at] = if byte == b'9' { b'0' } else { byte + 1 };
            let changed = String::from_utf8(changed).unwrap();
            let error = changed.parse::<Record>().expect_err("a changed record");
            assert_eq!(error.line, line, "{error}");
            let fault = if line <= body { Fault::Changed } else { Fault::Seal };
            assert_eq!(error.fault, fault);
        }
    }
}

#[test]
fn a_lost_line_is_noticed() {
    let text = sealed().to_string();
    let count = text.lines().count();
    for lost in 0..count {
        let kept: Vec<&str> =
            text.lines().enumerate().filter(|(at, _)| *at != lost).map(|(_, line)| line).collect();
        // Without its last line the seal still names every line, but not the whole.
        kept.join("\n").parse::<Record>().expect_err("a record with a lost line");
    }
}

fn entry() -> impl Strategy<Value = (u8, String, Option<String>)> {
    (0..9u8, "\\PC{0,12}", proptest::option::of("\\PC{0,12}"))
}

proptest! {
    #[test]
    fn whatever_is_written_reads_back(
        names in proptest::collection::vec("\\PC{1,10}", 0..5),
        entries in proptest::collection::vec(entry(), 0..30),
        undos in proptest::collection::vec((0..3u8, 0..30u32), 0..10),
    ) {
        let mut record = Record::new(Header {
            game: "toy".into(),
            rules: 3,
            setup: "seats=2".into(),
            seats: names.into_iter().map(|name| format!("n{name}")).collect(),
            ..Header::default()
        });
        for (who, text, note) in entries {
            let who = if who == 8 { Who::Fate } else { Who::Seat(who) };
            record.push(who, &format!("x{text}"), note.map(|note| format!("n{note}")).as_deref());
        }
        for (seat, to) in undos {
            let before = record.clone();
            if record.undo(seat, to).is_err() {
                prop_assert_eq!(&record, &before);
            }
        }
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(galds [12]\n)?(game a\n)?(rules 1\n)?(setup b\n)?\\PC*") {
        if let Ok(record) = text.parse::<Record>() {
            prop_assert_eq!(record.to_string().parse(), Ok(record));
        }
    }
}
