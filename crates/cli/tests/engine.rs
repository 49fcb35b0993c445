//! `docs/engine.md` is true, and so is `ENGINE.md` of each game that has one.

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use serde_json::{Value, json};

fn engine(input: &[u8]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_galds"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

#[test]
fn worked_examples_are_what_happens() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = fs::read_dir(games).unwrap().map(|folder| folder.unwrap().path());
    let pages: Vec<_> = folders.map(|it| it.join("ENGINE.md")).filter(|it| it.exists()).collect();
    assert!(!pages.is_empty(), "some game has a worked example");
    for page in pages {
        is_what_happens(&fs::read_to_string(page).unwrap());
    }
}

fn is_what_happens(page: &str) {
    let sent: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let wanted: Vec<Value> = page
        .lines()
        .filter_map(|line| line.strip_prefix("< "))
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    assert!(sent.len() > 10 && sent.len() == wanted.len());
    let got = engine((sent.join("\n") + "\n").as_bytes());
    assert_eq!(got.len(), wanted.len());
    for ((sent, got), wanted) in sent.iter().zip(got).zip(wanted) {
        assert_eq!(got, wanted, "{sent}");
    }
}

#[test]
fn every_malformed_line_gets_an_error_and_the_session_goes_on() {
    let game = &games::GAMES[0];
    let seats = *game.seats.start();
    let setup = game.setup(seats);
    let open = json!({"do": "open", "game": game.id, "setup": setup, "seed": 1}).to_string();
    let nobody = json!({"do": "actions", "seat": seats}).to_string();
    let crowd = json!({"do": "open", "game": game.id, "setup": "seats=9"}).to_string();
    for (line, code) in [
        (&b"\xff\xfe"[..], "bad_json"),
        (b"", "bad_json"),
        (b"{", "bad_json"),
        (b"{\"do\":\"turn\"} {}", "bad_json"),
        (b"7", "bad_request"),
        (b"{}", "bad_request"),
        (br#"{"do":7}"#, "bad_request"),
        (br#"{"do":"fly"}"#, "bad_request"),
        (br#"{"do":"turn","extra":1}"#, "bad_request"),
        (br#"{"do":"actions"}"#, "bad_request"),
        (nobody.as_bytes(), "bad_request"),
        (br#"{"do":"actions","seat":99}"#, "bad_request"),
        (br#"{"do":"act","seat":-1,"action":"draw"}"#, "bad_request"),
        (br#"{"do":"bot","seat":0,"level":"godlike","seed":1}"#, "bad_request"),
        (br#"{"do":"chance"}"#, "bad_request"),
        (br#"{"do":"chance","seed":1,"outcome":"draw 3"}"#, "bad_request"),
        (br#"{"do":"chance","seed":1}"#, "refused"),
        (br#"{"do":"chance","outcome":"draw 3"}"#, "refused"),
        (br#"{"do":"act","seat":0,"action":"fly"}"#, "refused"),
        (br#"{"do":"undo","seat":0}"#, "refused"),
        (br#"{"do":"undo","seat":0,"to":4294967295}"#, "refused"),
        (br#"{"do":"open","game":"chess","setup":""}"#, "cannot_open"),
        (crowd.as_bytes(), "cannot_open"),
        (br#"{"do":"load","record":"galds 1"}"#, "cannot_load"),
    ] {
        let shown = String::from_utf8_lossy(line);
        let input = [open.as_bytes(), line, br#"{"do":"turn"}"#].join(&b'\n');
        let answers = engine(&input);
        assert_eq!(answers.len(), 3, "{shown}");
        assert_eq!(answers[1]["ok"], false, "{shown}");
        assert_eq!(answers[1]["code"], code, "{shown}: {}", answers[1]);
        assert!(answers[1]["error"].as_str().is_some_and(|error| !error.is_empty()), "{shown}");
        // The table is as it was.
        assert_eq!(answers[2]["number"], answers[0]["number"], "{shown}");
        assert_eq!(answers[2]["turn"], answers[0]["turn"], "{shown}");
    }
}

#[test]
fn nothing_works_before_a_table_is_open() {
    let answers = engine(b"{\"do\":\"turn\",\"id\":[1]}\n");
    assert_eq!(answers[0]["code"], "no_table");
    assert_eq!(answers[0]["id"], json!([1]));
}

#[test]
fn a_line_that_is_too_long_is_passed_over() {
    let mut input = vec![b' '; 17 * 1024 * 1024];
    input.extend(b"\n{\"do\":\"games\"}\n");
    let answers = engine(&input);
    assert_eq!(answers[0]["code"], "too_long");
    assert_eq!(answers[1]["ok"], true);
}
