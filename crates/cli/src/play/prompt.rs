use std::{
    io::{Write, stdin, stdout},
    path::PathBuf,
};

use anyhow::{Context, Result};

use crate::style::FAINT;

pub const HELP: &str = "\
Choose by number or by notation. Also: undo (u), hint (h), board (b), log (l), save FILE, help (?), quit (q).";

/// What the person wants.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Answer {
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
pub fn game() -> Result<&'static table::Entry> {
    let titles: Vec<String> = table::GAMES.iter().map(|game| game.title.to_owned()).collect();
    list(&titles);
    loop {
        let line = read("Which game? ")?.context("no game was chosen")?;
        let by_number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let chosen = by_number.and_then(|at| table::GAMES.get(at)).or_else(|| table::find(&line));
        match chosen {
            Some(game) => return Ok(game),
            None => anstream::println!("Choose a number from 1 to {}.", titles.len()),
        }
    }
}

/// Lists the actions and asks until something that makes sense is typed. The end of the input
/// means that the person has left.
pub fn ask(question: &str, actions: &[String]) -> Result<Answer> {
    list(actions);
    loop {
        let Some(line) = read(&format!("{question}: "))? else { return Ok(Answer::Leave) };
        match understand(&line, actions) {
            Ok(answer) => return Ok(answer),
            Err(advice) => anstream::println!("{advice}"),
        }
    }
}

/// Asks whether to go on after an action.
pub fn pause() -> Result<Answer> {
    let line = read(&format!("{FAINT}Enter to go on, u to take it back: {FAINT:#}"))?;
    Ok(match line.as_deref() {
        None => Answer::Leave,
        Some(line) => match understand(line, &[]) {
            Ok(answer) => answer,
            Err(_) => Answer::Act(String::new()),
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

fn understand(line: &str, actions: &[String]) -> Result<Answer, String> {
    if let Some(file) = line.strip_prefix("save ") {
        return Ok(Answer::Save(PathBuf::from(file)));
    }
    match line {
        "u" | "undo" => return Ok(Answer::Undo),
        "h" | "hint" => return Ok(Answer::Hint),
        "b" | "board" => return Ok(Answer::Board),
        "l" | "log" => return Ok(Answer::Log),
        "?" | "help" => return Ok(Answer::Help),
        "q" | "quit" => return Ok(Answer::Leave),
        "save" => return Err("Say where: save FILE".to_owned()),
        _ => {}
    }
    if let Ok(number) = line.parse::<usize>() {
        let action = number.checked_sub(1).and_then(|at| actions.get(at));
        return action
            .cloned()
            .map(Answer::Act)
            .ok_or_else(|| format!("Choose a number from 1 to {}.", actions.len()));
    }
    if actions.iter().any(|action| action == line) {
        return Ok(Answer::Act(line.to_owned()));
    }
    Err("That is not possible now. Choose from the list by number or notation, or type ? for help."
        .to_owned())
}

/// The actions with their numbers, in columns.
fn list(actions: &[String]) {
    let width = actions.iter().map(String::len).max().unwrap_or(0) + 5;
    let columns = (76 / width).max(1);
    let rows = actions.len().div_ceil(columns);
    for row in 0..rows {
        let cells = (row..actions.len()).step_by(rows).map(|at| {
            let blank = " ".repeat(width - 4 - actions[at].len());
            format!("{FAINT}{:>3}{FAINT:#} {}{blank}", at + 1, actions[at])
        });
        anstream::println!("{}", cells.collect::<String>().trim_end());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_notation_mean_the_same() {
        let actions = ["draw".to_owned(), "swap 1 2".to_owned()];
        let swap = Ok(Answer::Act("swap 1 2".to_owned()));
        assert_eq!(understand("2", &actions), swap);
        assert_eq!(understand("swap 1 2", &actions), swap);
        assert!(understand("3", &actions).unwrap_err().contains("1 to 2"));
        assert!(understand("0", &actions).is_err());
        assert!(understand("swap 2 3", &actions).unwrap_err().contains("list"));
        assert_eq!(understand("save a b.galds", &actions), Ok(Answer::Save("a b.galds".into())));
    }
}
