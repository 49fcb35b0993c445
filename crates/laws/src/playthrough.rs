use std::{fmt::Write, path::Path};

use game::{Game, Observer, Play, Turn};
use serde_json::{Map, Value};

use crate::walk::parse;

/// Plays a match through from a file that also holds what everybody saw of it, and compares.
///
/// The file begins with `setup …`. Lines that begin with `> ` are the events; whatever stands
/// below one is written by this function: what each observer heard, who is asked then, what they
/// may do, and which parts of its view are new to each observer.
pub fn playthrough<G: Game>(file: &str) {
    let path = Path::new(file);
    let text = crate::read(path);
    let mut lines = text.lines();
    let setup = lines.next().and_then(|line| line.strip_prefix("setup "));
    let setup = setup.unwrap_or_else(|| panic!("{file} does not begin with `setup`"));
    let mut state = G::start(&setup.parse().unwrap_or_else(|error| panic!("{file}: {error}")))
        .unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut now = format!("setup {setup}\n");
    let mut views = Vec::new();
    describe(&state, &mut views, &mut now);
    for event in lines.filter_map(|line| line.strip_prefix("> ")) {
        writeln!(now, "> {event}").expect("strings grow");
        let event = parse::<G>(event).unwrap_or_else(|(_, error)| panic!("{file}: {error}"));
        let news = state.observers().map(|who| {
            let news = state.tell(&event, who);
            (who, serde_json::to_value(news).expect("news are JSON"))
        });
        together(news, "hears", &mut now);
        state.play(&event).unwrap_or_else(|error| panic!("{file}: {event}: {error}"));
        describe(&state, &mut views, &mut now);
    }
    assert!(matches!(state.turn(), Turn::Over(_)), "{file} stops before the end of the match");
    crate::expect(path, &now);
}

fn describe<G: Game>(state: &G, before: &mut Vec<Value>, out: &mut String) {
    match state.turn() {
        Turn::Chance => out.push_str("  fate is next\n"),
        Turn::Over(ranking) => writeln!(out, "  over {ranking}").expect("strings grow"),
        Turn::Seats(asked) => {
            for seat in asked.iter() {
                let mut actions = Vec::new();
                state.actions(seat, &mut actions);
                let list: Vec<String> = actions.iter().map(ToString::to_string).collect();
                writeln!(out, "  {seat} may {}", list.join(", ")).expect("strings grow");
            }
        }
    }
    let views: Vec<Value> = state
        .observers()
        .map(|who| serde_json::to_value(state.view(who)).expect("views are JSON"))
        .collect();
    let new = state.observers().enumerate().map(|(at, who)| {
        let Some(before) = before.get(at) else { return (who, views[at].clone()) };
        let mut new = Map::new();
        difference(before, &views[at], &mut String::new(), &mut new);
        (who, Value::Object(new))
    });
    together(new, "sees", out);
    *before = views;
}

/// One line for all observers of the same: so one can see at a glance who knows more.
fn together(parts: impl Iterator<Item = (Observer, Value)>, verb: &str, out: &mut String) {
    let mut groups: Vec<(Vec<String>, Value)> = Vec::new();
    for (who, part) in parts {
        match groups.iter_mut().find(|(_, other)| *other == part) {
            Some((observers, _)) => observers.push(who.to_string()),
            None => groups.push((vec![who.to_string()], part)),
        }
    }
    for (observers, part) in groups {
        writeln!(out, "  {} {verb} {part}", observers.join(",")).expect("strings grow");
    }
}

/// What is new in a value, by JSON pointers to the smallest parts that differ.
fn difference(before: &Value, now: &Value, at: &mut String, out: &mut Map<String, Value>) {
    let parts: Vec<(String, &Value, &Value)> = match (before, now) {
        _ if before == now => return,
        (Value::Object(before), Value::Object(now)) if before.keys().eq(now.keys()) => {
            now.iter().map(|(key, now)| (key.clone(), &before[key], now)).collect()
        }
        (Value::Array(before), Value::Array(now)) if before.len() == now.len() => {
            let pairs = before.iter().zip(now).enumerate();
            pairs.map(|(n, (before, now))| (n.to_string(), before, now)).collect()
        }
        _ => {
            out.insert(at.clone(), now.clone());
            return;
        }
    };
    let length = at.len();
    for (key, before, now) in parts {
        write!(at, "/{key}").expect("strings grow");
        difference(before, now, at, out);
        at.truncate(length);
    }
}
