//! The commands of `galds`, as a person types them.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use serde_json::Value;

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn galds(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_galds"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Somebody who has left does not read any more.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn succeeds(folder: &Path, args: &[&str], input: &str) -> String {
    let output = galds(folder, args, input);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

fn fails(folder: &Path, args: &[&str], input: &str) -> String {
    let output = galds(folder, args, input);
    assert!(!output.status.success(), "{args:?} should fail");
    String::from_utf8(output.stderr).unwrap()
}

fn bots(folder: &Path, file: &str) {
    succeeds(folder, &["play", "trains", "--who", "bot:hare,bot:hare", "--save", file], "");
}

#[test]
fn bots_play_to_the_end_and_the_record_is_verified() {
    let folder = folder("bots");
    let said = succeeds(&folder, &["play", "trains", "--who", "bot:hare,bot:hare,bot:hare"], "");
    assert!(said.contains("The match is over."), "{said}");
    let said = succeeds(&folder, &["verify", "trains-1.galds"], "");
    assert_eq!(said.lines().filter(|line| line.starts_with("ok ")).count(), 5, "{said}");
}

#[test]
fn a_changed_digit_is_refused_with_its_line() {
    let folder = folder("digit");
    bots(&folder, "match.galds");
    let text = fs::read_to_string(folder.join("match.galds")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        // The last digit of each line, from the header to the seal.
        let Some(digit) = line.rfind(|c: char| c.is_ascii_digit()) else { continue };
        let other = if line.as_bytes()[digit] == b'1' { "2" } else { "1" };
        let mut changed = (*line).to_owned();
        changed.replace_range(digit..=digit, other);
        let mut lines = lines.clone();
        lines[at] = &changed;
        let error = fails(&folder, &["verify", "-"], &(lines.join("\n") + "\n"));
        assert!(error.contains(&format!("line {}:", at + 1)), "{line} -> {changed}: {error}");
    }
}

#[test]
fn a_match_is_left_and_resumed() {
    let folder = folder("resume");
    // Whatever the deal: keep the first, draw, place, take it back, leave.
    let args = ["play", "trains", "--who", "Lauma,Juris", "--save", "match.galds"];
    let said = succeeds(&folder, &args, "\n1\nu\n1\n\n\n1\n\nq\n");
    assert!(said.contains("Taken back."), "{said}");
    assert!(said.contains("galds play --resume match.galds"), "{said}");
    let before = fs::read_to_string(folder.join("match.galds")).unwrap();
    assert!(before.contains(" undo "), "{before}");
    let said =
        succeeds(&folder, &["play", "--resume", "match.galds"], "save match.galds\ndraw\nq\n");
    assert!(said.contains("keeps"), "what happened before is told again:\n{said}");
    assert!(said.contains("draws a card"), "{said}");
    fs::write(folder.join("mine.txt"), "precious").unwrap();
    let said = succeeds(
        &folder,
        &["play", "--resume", "match.galds"],
        "\nsave mine.txt\nsave no/where\nq\n",
    );
    assert!(said.contains("mine.txt exists"), "{said}");
    assert!(said.contains("cannot write no/where"), "{said}");
    assert!(said.contains("Go on with it by"), "the match went on:\n{said}");
    assert_eq!(fs::read_to_string(folder.join("mine.txt")).unwrap(), "precious");
    let after = fs::read_to_string(folder.join("match.galds")).unwrap();
    let entries = |text: &str| text.lines().filter(|line| !line.starts_with("key ")).count();
    assert!(entries(&after) > entries(&before), "{after}");
    let error = fails(&folder, &args, "");
    assert!(error.contains("--resume match.galds"), "{error}");
}

#[test]
fn the_end_of_the_input_loses_nothing() {
    let folder = folder("eof");
    let said = succeeds(&folder, &["play", "trains", "--who", "Lauma,bot:hare"], "");
    assert!(said.contains("galds play --resume trains-1.galds"), "{said}");
    assert!(folder.join("trains-1.galds").exists());
}

#[test]
fn secrets_are_shown_behind_a_curtain() {
    let folder = folder("curtain");
    let args = ["play", "trains", "--who", "Lauma,Juris", "--save", "match.galds"];
    let said = succeeds(&folder, &args, "\n1\n\n\n1\n\nq\n");
    let record = fs::read_to_string(folder.join("match.galds")).unwrap();
    // Each hand-over, what one person sees, the next hand-over …
    let screens: Vec<&str> = said.split("Press Enter when nobody else looks").collect();
    assert!(screens.len() >= 3, "{said}");
    for seat in 0..2 {
        let offer = record.lines().find_map(|line| line.split_once(&format!("! offer {seat} ")));
        let cards = offer.unwrap().1.replace(' ', ", ");
        let drew = format!("draws {cards} to choose from");
        let shown = screens.iter().filter(|screen| screen.contains(&drew)).count();
        assert_eq!(shown, 1, "seat {seat}'s offer is on one screen alone:\n{said}");
    }
}

#[test]
fn what_makes_no_sense_is_answered_with_advice() {
    let folder = folder("advice");
    let play = ["play", "trains", "--who", "Lauma,bot:hare", "--no-save"];
    let said = succeeds(&folder, &play, "fly\n99\nsave\n?\nhint\nlog\nboard\nq\n");
    for part in [
        "Choose from the list",
        "Choose a number from 1 to",
        "Say where: save FILE",
        "Turn your train",
        "The owl would: keep",
        "begins",
        "not saved",
    ] {
        assert!(said.contains(part), "{part} in\n{said}");
    }
    for (args, part) in [
        (&["play", "chess"][..], "there is no game `chess`"),
        (&["play", "trains", "--who", "Lauma"], "2 to 4 seats"),
        (&["play", "trains", "--who", "Lauma,bot:god"], "there is no bot `god`"),
        (&["play", "trains", "--setup", "seats=3"], "name as many"),
        (&["play", "--resume", "nothing.galds"], "cannot read nothing.galds"),
        (&["replay", "nothing.galds"], "cannot read nothing.galds"),
        (&["sim", "trains", "--seats", "7"], "2, 3 or 4 seats"),
        (&["sim", "trains", "--threads", "0"], "at least one thread"),
    ] {
        let error = fails(&folder, args, "");
        assert!(error.contains(part), "{args:?}: {error}");
    }
}

#[test]
fn a_game_can_be_chosen_from_a_list() {
    let folder = folder("choose");
    let said = succeeds(&folder, &["play", "--no-save"], "0\nchess\n1\nq\n");
    assert!(said.contains("Choose a number from 1 to"), "{said}");
    assert!(said.contains("Type ? for help"), "{said}");
    // Without names there are as many bots as the game needs.
    let said = succeeds(&folder, &["play", "rawsiko", "--no-save"], "q\n");
    assert!(said.contains("C bot:fox"), "{said}");
}

#[test]
fn a_match_is_replayed_to_any_moment() {
    let folder = folder("replay");
    bots(&folder, "match.galds");
    let whole = succeeds(&folder, &["replay", "match.galds"], "");
    assert!(whole.contains("The match is over."), "{whole}");
    let early = succeeds(&folder, &["replay", "match.galds", "--at", "5", "--seat", "1"], "");
    assert_eq!(early.lines().take_while(|line| !line.is_empty()).count(), 5, "{early}");
    assert!(early.contains("In your hand"), "{early}");
    let public = succeeds(&folder, &["replay", "match.galds", "--at", "5"], "");
    assert!(!public.contains("In your hand"), "{public}");
    let error = fails(&folder, &["replay", "match.galds", "--at", "9999"], "");
    assert!(error.contains("only"), "{error}");
    let error = fails(&folder, &["replay", "match.galds", "--seat", "2"], "");
    assert!(error.contains("seats are 0 to 1"), "{error}");
}

#[test]
fn a_simulation_says_all_that_it_should() {
    let folder = folder("sim");
    let args = ["sim", "trains", "--seats", "3", "--games", "30", "--limit", "3000", "--json"];
    let said: Value = serde_json::from_str(&succeeds(&folder, &args, "")).unwrap();
    assert_eq!(said["game"], "trains");
    assert_eq!(said["seats"], 3);
    assert_eq!(said["games"], 30);
    let wins: Vec<u64> = serde_json::from_value(said["wins"].clone()).unwrap();
    assert_eq!(wins.len(), 3);
    assert_eq!(wins.iter().sum::<u64>() + said["unfinished"].as_u64().unwrap(), 30);
    for field in ["events", "seconds", "events_per_second"] {
        assert!(said[field].as_f64().unwrap() > 0.0, "{field}");
    }
    // The number of threads changes nothing but the time.
    let one = [&args[..], &["--threads", "1"]].concat();
    let one: Value = serde_json::from_str(&succeeds(&folder, &one, "")).unwrap();
    assert_eq!(one["wins"], said["wins"]);
    assert_eq!(one["events"], said["events"]);
    let table = succeeds(&folder, &args[..args.len() - 1], "");
    assert!(table.contains("events/s"), "{table}");
}

#[test]
fn bots_meet_in_the_arena() {
    let folder = folder("arena");
    let args = ["arena", "trains", "--bots", "hare,random", "--games", "6", "--json"];
    let args = [&args[..], &["--records", "matches"]].concat();
    let said: Value = serde_json::from_str(&succeeds(&folder, &args, "")).unwrap();
    assert_eq!(said["games"], 6);
    // Processor time unless asked otherwise: it counts the same on a busy machine.
    assert_eq!(said["clock"], "cpu");
    let bots = said["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 2);
    assert!(bots[0]["first"].as_u64() > bots[1]["first"].as_u64(), "{said}");
    assert!(bots[0]["rating"].as_f64() > bots[1]["rating"].as_f64(), "{said}");
    let records: Vec<String> = fs::read_dir(folder.join("matches"))
        .unwrap()
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    assert_eq!(records.len(), 6);
    // The same deal for both seatings.
    let deals =
        |record: &str| record.lines().find(|line| line.contains("! deal 0")).map(str::to_owned);
    let different: std::collections::BTreeSet<_> = records.iter().map(|text| deals(text)).collect();
    assert_eq!(different.len(), 3);
    // The same seed plays the same matches again.
    let again: Value = serde_json::from_str(&succeeds(&folder, &args, "")).unwrap();
    assert_eq!(again, said);
    let args = ["arena", "trains", "--bots", "mouse,random", "--games", "2", "--clock", "wall"];
    let table = succeeds(&folder, &args, "");
    assert!(table.contains("mouse") && table.contains("100 ms (wall)"), "{table}");
}

#[test]
fn the_arena_says_what_is_wrong() {
    let folder = folder("arena-wrong");
    for (bots, part) in [
        ("hare", "name a bot for each"),
        ("hare,lion", "there is no bot `lion`"),
        ("hare,program:", "say which program"),
        ("hare,program:/no/such/program", "cannot start"),
        ("hare,program:true", "`true`: it "),
        ("hare,program:yes", "its answer is not JSON"),
    ] {
        let error = fails(&folder, &["arena", "trains", "--bots", bots, "--games", "2"], "");
        assert!(error.contains(part), "{bots}: {error}");
    }
}
