use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use game::{Event, Game, Observer, Play, Turn};
use serde_json::Value;

use crate::walk::parse;

/// Runs every script in a folder, and checks that each numbered rule has one.
///
/// A script is a text file; `#` begins a comment. Its lines:
///
/// ```text
/// rule 4.2            what it shows; at least one
/// from base/turn.txt  begin with the lines of this file
/// setup seats=2       how the match is set up
/// 0 draw              an event, which must be accepted
/// ! draw 45           a chance outcome
/// refuse 0 place 3    an event that must be refused, though it can be written
/// can 0 place 3       an action that must be on the list
/// cannot 0 draw       one that must not
/// count 0 7           how many actions the seat has
/// turn 0 1            who is asked; `turn !` for fate, `turn over 1 2` at the end
/// see 0 /row [45]     what an observer's view holds there (a JSON pointer)
/// hear public /card null   what its news of the last event held there
/// ```
///
/// Rules are the paragraphs of `rules` (a RULES.md) that begin with a number such as `4.2`.
pub fn scenarios<G: Game>(folder: &str, rules: &str) {
    let rules_text = crate::read(Path::new(rules));
    let mut shown: BTreeMap<&str, u32> =
        rules_text.lines().filter_map(rule).map(|n| (n, 0)).collect();
    assert!(!shown.is_empty(), "{rules} has no numbered rules");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    let mut wrong = Vec::new();
    for file in &files {
        let mut script = Script::<G>::default();
        if let Err(error) = script.run(file) {
            wrong.push(error);
        }
        if script.rules.is_empty() {
            wrong.push(format!("{}: says no `rule` that it shows", file.display()));
        }
        for cited in &script.rules {
            match shown.get_mut(cited.as_str()) {
                Some(count) => *count += 1,
                None => wrong.push(format!("{}: there is no rule {cited}", file.display())),
            }
        }
    }
    let bare = shown.iter().filter(|(_, count)| **count == 0);
    wrong.extend(bare.map(|(rule, _)| format!("rule {rule} is shown by no scenario")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{}: {} scenarios show {} rules", G::ID, files.len(), shown.len());
}

/// The number of a rule at the beginning of a line.
fn rule(line: &str) -> Option<&str> {
    let (number, _) = line.split_once(' ')?;
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let (chapter, rule) = number.split_once('.')?;
    (digits(chapter) && digits(rule)).then_some(number)
}

struct Script<G: Game> {
    rules: Vec<String>,
    state: Option<G>,
    /// The last event, and the state before it.
    last: Option<(G, Event<G>)>,
}

impl<G: Game> Default for Script<G> {
    fn default() -> Self {
        Script { rules: Vec::new(), state: None, last: None }
    }
}

impl<G: Game> Script<G> {
    fn run(&mut self, file: &Path) -> Result<(), String> {
        for (number, line) in (1..).zip(crate::read(file).lines()) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                self.line(line, file)
                    .map_err(|error| format!("{}:{number}: {line}: {error}", file.display()))?;
            }
        }
        Ok(())
    }

    fn line(&mut self, line: &str, file: &Path) -> Result<(), String> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb {
            "rule" => self.rules.push(rest.to_owned()),
            "from" => self.run(&file.with_file_name(rest))?,
            "setup" => {
                let setup = rest.parse().map_err(|error| format!("{error}"))?;
                self.state = Some(G::start(&setup).map_err(|error| error.to_string())?);
            }
            "refuse" => {
                let event = event(rest)?;
                let before = self.state()?.clone();
                let outcome = self.state()?.play(&event);
                holds(outcome.is_err(), || "it was accepted".to_owned())?;
                holds(*self.state()? == before, || "refused, but something changed".to_owned())?;
            }
            "can" => self.lists(rest, true)?,
            "cannot" => self.lists(rest, false)?,
            "count" => {
                let (seat, wanted) = rest.split_once(' ').ok_or("write `count SEAT NUMBER`")?;
                let mut actions = Vec::new();
                let seat = seat.parse().map_err(|error| format!("{error}"))?;
                self.state()?.actions(seat, &mut actions);
                holds(actions.len().to_string() == wanted, || format!("it has {actions:?}"))?;
            }
            "turn" => {
                let turn = match self.state()?.turn() {
                    Turn::Chance => "!".to_owned(),
                    Turn::Over(ranking) => format!("over {ranking}"),
                    Turn::Seats(seats) => {
                        seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
                    }
                };
                holds(turn == rest, || format!("it is `{turn}`"))?;
            }
            "see" => {
                let (who, rest) = observer(rest)?;
                let view = serde_json::to_value(self.state()?.view(who));
                at(&view.map_err(|error| error.to_string())?, rest)?;
            }
            "hear" => {
                let (who, rest) = observer(rest)?;
                let (before, event) = self.last.as_ref().ok_or("nothing has happened yet")?;
                let news = serde_json::to_value(before.tell(event, who));
                at(&news.map_err(|error| error.to_string())?, rest)?;
            }
            _ => {
                let event = event(line)?;
                let before = self.state()?.clone();
                self.state()?.play(&event).map_err(|error| error.to_string())?;
                self.last = Some((before, event));
            }
        }
        Ok(())
    }

    fn state(&mut self) -> Result<&mut G, String> {
        self.state.as_mut().ok_or_else(|| "there is no `setup` before this line".to_owned())
    }

    fn lists(&mut self, text: &str, wanted: bool) -> Result<(), String> {
        let Event::Action(seat, action) = event::<G>(text)? else {
            return Err("only actions are listed".to_owned());
        };
        let mut actions = Vec::new();
        self.state()?.actions(seat, &mut actions);
        holds(actions.contains(&action) == wanted, || format!("the list is {actions:?}"))
    }
}

fn holds(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn event<G: Game>(text: &str) -> Result<Event<G>, String> {
    parse(text).map_err(|(_, error)| error)
}

fn observer(text: &str) -> Result<(Observer, &str), String> {
    let (who, rest) = text.split_once(' ').ok_or("write `see OBSERVER POINTER VALUE`")?;
    let who = match who {
        "public" => Observer::Public,
        "all" => Observer::All,
        seat => Observer::Seat(seat.parse().map_err(|error| format!("{error}"))?),
    };
    Ok((who, rest))
}

/// `/row/0 45`: the value there is as written.
fn at(value: &Value, text: &str) -> Result<(), String> {
    let (pointer, wanted) = text.split_once(' ').ok_or("write a pointer and a value")?;
    let wanted: Value = serde_json::from_str(wanted).map_err(|error| error.to_string())?;
    let found = value.pointer(pointer).ok_or_else(|| format!("nothing is at {pointer}"))?;
    holds(*found == wanted, || format!("it is {found}"))
}
