use std::{fmt::Write, path::Path};

use game::{Game, Play, Turn};
use serde_json::to_string;

use crate::walk::parse;

/// Plays a match through from a file that also holds what everybody saw of it, and compares.
///
/// The file begins with `setup …`. Lines that begin with `> ` are the events; whatever stands
/// below one is written by this function: what each observer heard, who is asked then, what they
/// may do, and what each observer sees.
pub fn playthrough<G: Game>(file: &str) {
    let path = Path::new(file);
    let text = crate::read(path);
    let mut lines = text.lines();
    let setup = lines.next().and_then(|line| line.strip_prefix("setup "));
    let setup = setup.unwrap_or_else(|| panic!("{file} does not begin with `setup`"));
    let mut state = G::start(&setup.parse().unwrap_or_else(|error| panic!("{file}: {error}")))
        .unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut now = format!("setup {setup}\n");
    describe(&state, &mut now);
    for event in lines.filter_map(|line| line.strip_prefix("> ")) {
        writeln!(now, "> {event}").expect("strings grow");
        let event = parse::<G>(event).unwrap_or_else(|(_, error)| panic!("{file}: {error}"));
        for who in state.observers() {
            let news = to_string(&state.tell(&event, who)).expect("news are JSON");
            writeln!(now, "  {who} hears {news}").expect("strings grow");
        }
        state.play(&event).unwrap_or_else(|error| panic!("{file}: {event}: {error}"));
        describe(&state, &mut now);
    }
    assert!(matches!(state.turn(), Turn::Over(_)), "{file} stops before the end of the match");
    crate::expect(path, &now);
}

fn describe<G: Game>(state: &G, out: &mut String) {
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
    for who in state.observers() {
        let view = to_string(&state.view(who)).expect("views are JSON");
        writeln!(out, "  {who} sees {view}").expect("strings grow");
    }
}
