use std::{
    io::{Write, stdin, stdout},
    path::PathBuf,
};

use anyhow::{Context, Result};

use text::{
    style::{FAINT, wrap},
    t,
};

/// From so many actions on, the list is drawn together.
const LONG: usize = 40;

/// What somebody has typed, understood.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Typed {
    Act(String),
    Undo,
    Hint,
    Board,
    Log,
    Help,
    Save(PathBuf),
    Leave,
}

/// Asks which game to play.
pub fn game() -> Result<&'static table::AnyGame> {
    let titles: Vec<String> = games::GAMES.iter().map(|game| game.title.to_owned()).collect();
    list(&titles);
    loop {
        let line =
            read(&format!("{} ", t!("terminal-which-game")))?.context("no game was chosen")?;
        let by_number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let chosen = by_number.and_then(|at| games::GAMES.get(at)).or_else(|| games::find(&line));
        match chosen {
            Some(game) => return Ok(game),
            None => anstream::println!("{}", t!("terminal-number", last = titles.len())),
        }
    }
}

/// Lists the actions, with what their words are called on the board, and asks until something that
/// makes sense is typed. The end of the input means that the person has left.
pub fn ask(question: &str, actions: &[String], glosses: &[String]) -> Result<Typed> {
    list(actions);
    anstream::print!("{FAINT}{}{FAINT:#}", wrap(glosses, ", ", 4));
    loop {
        let Some(line) = read(&format!("{question}: "))? else { return Ok(Typed::Leave) };
        match understand(&line, actions) {
            Ok(answer) => return Ok(answer),
            Err(advice) => anstream::println!("{advice}"),
        }
    }
}

/// Asks whether to go on after an action.
pub fn pause() -> Result<Typed> {
    let line = read(&format!("{FAINT}{}:{FAINT:#} ", t!("terminal-pause")))?;
    Ok(match line.as_deref() {
        None => Typed::Leave,
        Some(line) => match understand(line, &[]) {
            Ok(answer) => answer,
            Err(_) => Typed::Act(String::new()),
        },
    })
}

/// Waits for Enter.
pub fn enter(text: &str) -> Result<()> {
    read(&format!("{text}: ")).map(|_| ())
}

fn read(question: &str) -> Result<Option<String>> {
    anstream::print!("{question}");
    stdout().flush()?;
    let mut line = String::new();
    if stdin().read_line(&mut line)? == 0 {
        anstream::println!();
        return Ok(None);
    }
    Ok(Some(line.split_whitespace().collect::<Vec<_>>().join(" ")))
}

fn understand(line: &str, actions: &[String]) -> Result<Typed, String> {
    if let Some(file) = line.strip_prefix("save ") {
        return Ok(Typed::Save(PathBuf::from(file)));
    }
    match line {
        "u" | "undo" => return Ok(Typed::Undo),
        "h" | "hint" => return Ok(Typed::Hint),
        "b" | "board" => return Ok(Typed::Board),
        "l" | "log" => return Ok(Typed::Log),
        "?" | "help" => return Ok(Typed::Help),
        "q" | "quit" => return Ok(Typed::Leave),
        "save" => return Err(t!("terminal-save-where")),
        _ => {}
    }
    if let Ok(number) = line.parse::<usize>() {
        let action = number.checked_sub(1).and_then(|at| actions.get(at));
        return action
            .cloned()
            .map(Typed::Act)
            .ok_or_else(|| t!("terminal-number", last = actions.len()));
    }
    if actions.iter().any(|action| action == line) {
        return Ok(Typed::Act(line.to_owned()));
    }
    Err(t!("terminal-impossible"))
}

/// The actions with their numbers, in columns.
fn list(actions: &[String]) {
    let entries = entries(actions);
    let width = entries.iter().map(|(number, text)| number.len() + text.chars().count() + 4).max();
    let width = width.unwrap_or(1);
    let columns = (78 / width).max(1);
    let rows = entries.len().div_ceil(columns);
    for row in 0..rows {
        let cells = (row..entries.len()).step_by(rows.max(1)).map(|at| {
            let (number, text) = &entries[at];
            let used = number.len().max(3) + 1 + text.chars().count();
            format!("{FAINT}{number:>3}{FAINT:#} {text}{}", " ".repeat(width.saturating_sub(used)))
        });
        anstream::println!("{}", cells.collect::<String>().trim_end());
    }
}

/// Numbers and texts. In a long list, actions that differ only in how many share an entry:
/// `12-15`, `move there here 1…4`.
fn entries(actions: &[String]) -> Vec<(String, String)> {
    let counted = |action: &str| -> Option<(String, u32)> {
        let (what, count) = action.rsplit_once(' ')?;
        Some((what.to_owned(), count.parse().ok()?))
    };
    let mut entries = Vec::new();
    let mut at = 0;
    while at < actions.len() {
        let mut end = at;
        if actions.len() > LONG
            && let Some((what, first)) = counted(&actions[at])
        {
            let follows = |(next, by): (&String, u32)| {
                counted(next).is_some_and(|(other, count)| other == what && count == first + by)
            };
            end += actions[at + 1..].iter().zip(1..).take_while(|pair| follows(*pair)).count();
        }
        entries.push(if end > at {
            let last = actions[end].rsplit(' ').next().unwrap_or_default();
            (format!("{}-{}", at + 1, end + 1), format!("{}…{last}", actions[at]))
        } else {
            ((at + 1).to_string(), actions[at].clone())
        });
        at = end + 1;
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_drawn_together() {
        let mut actions: Vec<String> =
            (1..=LONG).map(|count| format!("move there here {count}")).collect();
        assert_eq!(entries(&actions).len(), LONG);
        actions.extend(["move here there 1", "move here there 3", "done"].map(str::to_owned));
        let shown: Vec<String> =
            entries(&actions).iter().map(|(number, text)| format!("{number} {text}")).collect();
        assert_eq!(
            shown,
            [
                "1-40 move there here 1…40",
                "41 move here there 1",
                "42 move here there 3",
                "43 done"
            ]
        );
    }

    #[test]
    fn numbers_and_notation_mean_the_same() {
        crate::language::speak(Some(text::Language::English));
        let actions = ["draw".to_owned(), "swap 1 2".to_owned()];
        let swap = Ok(Typed::Act("swap 1 2".to_owned()));
        assert_eq!(understand("2", &actions), swap);
        assert_eq!(understand("swap 1 2", &actions), swap);
        assert!(understand("3", &actions).unwrap_err().contains("1 to 2"));
        assert!(understand("0", &actions).is_err());
        assert!(understand("swap 2 3", &actions).unwrap_err().contains("list"));
        assert_eq!(understand("save a b.galds", &actions), Ok(Typed::Save("a b.galds".into())));
    }
}
