//! The commands of `galds`, as a person types them. Whatever any game can show is shown with the
//! first of the registry; what needs the moves of a certain game stands in its scripts.

mod curtain;
mod languages;
mod run;
mod scripts;
mod seen;

use std::{fs, path::Path};

use serde_json::Value;
use table::AnyGame;

use run::{fails, folder, succeeds};

fn first() -> &'static AnyGame {
    &games::GAMES[0]
}

/// So many hares.
fn hares(count: u8) -> String {
    vec!["bot:hare"; usize::from(count)].join(",")
}

/// Somebody with hares.
fn lauma() -> String {
    format!("Lauma,{}", hares(first().seats.start() - 1))
}

fn bots(folder: &Path, file: &str) {
    let who = hares(*first().seats.start());
    succeeds(folder, &["play", first().id, "--who", &who, "--save", file], "");
}

#[test]
fn bots_play_to_the_end_and_the_record_is_verified() {
    let folder = folder("bots");
    let most = hares(*first().seats.end());
    let said = succeeds(&folder, &["play", first().id, "--who", &most], "");
    assert!(said.contains("The match is over."), "{said}");
    let said = succeeds(&folder, &["verify", &format!("{}-1.galds", first().id)], "");
    assert_eq!(said.lines().filter(|line| line.starts_with("ok ")).count(), 5, "{said}");
    // The dealer is this program, and the program says what that means.
    assert!(said.contains("note no person added anything"), "{said}");
    assert!(said.contains("note no record can show"), "{said}");
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
fn the_end_of_the_input_loses_nothing() {
    let folder = folder("eof");
    let file = format!("{}-1.galds", first().id);
    // Without a name, too.
    for who in [lauma(), lauma().replace("Lauma", "")] {
        let said = succeeds(&folder, &["play", first().id, "--who", &who], "");
        assert!(said.contains(&format!("galds play --resume {file}")), "{said}");
        let said = succeeds(&folder, &["play", "--resume", &file], "");
        assert!(said.contains("our move"), "{said}");
        fs::remove_file(folder.join(&file)).unwrap();
    }
}

#[test]
fn what_makes_no_sense_is_answered_with_advice() {
    let folder = folder("advice");
    let id = first().id;
    let play = ["play", id, "--who", &lauma(), "--no-save"];
    let said = succeeds(&folder, &play, "fly\n9999\nsave\n?\nlog\nboard\nq\n");
    for part in [
        "Choose from the list",
        "Choose a number from 1 to",
        "Give a file name: save FILE",
        "Choose by number",
        "not saved",
    ] {
        assert!(said.contains(part), "{part} in\n{said}");
    }
    let seats = format!("{} to {} seats", first().seats.start(), first().seats.end());
    let more = first().setup(*first().seats.end());
    for (args, part) in [
        (&["play", "chess"][..], "there is no game `chess`"),
        (&["play", id, "--who", "Lauma"], seats.as_str()),
        (&["play", id, "--who", "Lauma,bot:god"], "there is no bot `god`"),
        (&["play", id, "--setup", &more], "name as many"),
        (&["play", "--resume", "nothing.galds"], "cannot read nothing.galds"),
        (&["replay", "nothing.galds"], "cannot read nothing.galds"),
        (&["sim", id, "--threads", "0"], "at least one thread"),
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
    for game in games::GAMES {
        let said = succeeds(&folder, &["play", game.id, "--no-save"], "q\n");
        let last = char::from(b'A' + game.seats.start() - 1);
        assert!(said.contains(&format!("{last} Fox")), "{said}");
        assert!(said.contains("A You") && said.contains("\nYour move"), "{said}");
    }
}

#[test]
fn a_match_is_replayed_to_any_moment() {
    let folder = folder("replay");
    bots(&folder, "match.galds");
    let whole = succeeds(&folder, &["replay", "match.galds"], "");
    assert!(whole.contains("The match is over."), "{whole}");
    let early = succeeds(&folder, &["replay", "match.galds", "--at", "5", "--seat", "1"], "");
    let until = |said: &str, last: u32| -> Vec<u32> {
        let lines = said.lines().take_while(|line| !line.is_empty());
        let numbers = lines.map(|line| line.trim_start().split(' ').next().unwrap().parse());
        numbers.map(Result::unwrap).filter(|&number| number <= last).collect()
    };
    let told = until(&early, u32::MAX);
    assert!(!told.is_empty() && told == until(&whole, 5), "{early}");
    let board = succeeds(&folder, &["replay", "match.galds", "--at", "5", "--board"], "");
    let public = succeeds(&folder, &["replay", "match.galds", "--at", "5"], "");
    assert!(public.ends_with(&format!("\n\n{board}")), "{public}");
    let error = fails(&folder, &["replay", "match.galds", "--at", "9999"], "");
    assert!(error.contains("only"), "{error}");
    let seats = *first().seats.start();
    let error = fails(&folder, &["replay", "match.galds", "--seat", &seats.to_string()], "");
    assert!(error.contains(&format!("seats are 0 to {}", seats - 1)), "{error}");
}

#[test]
fn a_simulation_says_all_that_it_should() {
    let folder = folder("sim");
    let (id, seats) = (first().id, *first().seats.end());
    let count = seats.to_string();
    let args = ["sim", id, "--seats", &count, "--games", "30", "--limit", "3000", "--json"];
    let said: Value = serde_json::from_str(&succeeds(&folder, &args, "")).unwrap();
    assert_eq!(said["game"], id);
    assert_eq!(said["seats"], seats);
    assert_eq!(said["games"], 30);
    let wins: Vec<u64> = serde_json::from_value(said["wins"].clone()).unwrap();
    assert_eq!(wins.len(), usize::from(seats));
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
    let id = first().id;
    let args = ["arena", id, "--bots", "hare,random", "--games", "6", "--json"];
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
    let deals = |record: &str| -> Vec<String> {
        let lines = record.lines().skip_while(|line| !line.starts_with("1 "));
        lines.take_while(|line| line.contains(" ! ")).map(str::to_owned).collect()
    };
    let different: std::collections::BTreeSet<_> = records.iter().map(|text| deals(text)).collect();
    assert_eq!(different.len(), 3);
    // The same seed plays the same matches again.
    let again: Value = serde_json::from_str(&succeeds(&folder, &args, "")).unwrap();
    assert_eq!(again, said);
    let args = ["arena", id, "--bots", "mouse,random", "--games", "2", "--clock", "wall"];
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
        let error = fails(&folder, &["arena", first().id, "--bots", bots, "--games", "2"], "");
        assert!(error.contains(part), "{bots}: {error}");
    }
}
