//! How each game looks in a terminal.

use game::{Observer, Seat, Turn};
use table::{Table, Told};
use text::{
    AnyTerminal, Seating, Sitter, level_name,
    style::{FAINT, GOOD, letter, seat},
    t,
};

/// A game in this terminal, with those who play it.
pub struct Board {
    terminal: &'static AnyTerminal,
    /// Everybody with a letter and a colour, for the board: `A Lauma`.
    drawn: Seating,
    /// The same for sentences, where whoever plays alone and has no name is called "you".
    spoken: Seating,
}

impl Board {
    /// The board of this table. From now on its texts can be asked for.
    pub fn new(table: &Table) -> Self {
        let (drawn, spoken) = seatings(&table.record().header().seats, table.seats());
        Board { terminal: find(table.game().id), drawn, spoken }
    }

    /// Who sits where, for sentences.
    pub fn seating(&self) -> &Seating {
        &self.spoken
    }

    /// Draws what this observer sees.
    pub fn draw(&self, table: &Table, who: Observer) {
        anstream::print!("{}", (self.terminal.draw)(&table.view(who), &self.drawn));
    }

    /// Tells an event as this observer hears of it, if that is worth a line.
    pub fn tell(&self, told: &Told, who: Observer) {
        if let Some(said) = (self.terminal.words.say)(&told.to(who), &self.spoken) {
            anstream::println!("{FAINT}{:4}{FAINT:#} {said}", told.number);
        }
    }

    /// Whether a seat sees something now that only it may know.
    pub fn secret(&self, table: &Table, seat: Seat) -> bool {
        (self.terminal.words.secret)(&table.view(Observer::Seat(seat)))
    }

    /// An action of this seat in words.
    pub fn advise(&self, table: &Table, seat: Seat, action: &str) -> String {
        (self.terminal.words.advise)(action, &table.view(Observer::Seat(seat)), &self.spoken)
    }

    /// What can be typed in this game, and what it means.
    pub fn help(&self) -> String {
        (self.terminal.help)()
    }

    /// What the words in these actions are called on the board, where that is something else.
    pub fn glosses(&self, actions: &[String]) -> Vec<String> {
        let words = actions.iter().flat_map(|action| action.split(' '));
        let words: std::collections::BTreeSet<&str> = words.collect();
        let gloss = |word| (self.terminal.gloss)(word).map(|name| format!("{word} = {name}"));
        words.into_iter().filter_map(gloss).collect()
    }

    /// Says who is asked, or how the match ended.
    pub fn standing(&self, table: &Table) {
        let list = |seats: game::Seats| {
            let names: Vec<String> = seats.iter().map(|seat| self.spoken.name(seat)).collect();
            names.join(", ")
        };
        match table.turn() {
            Turn::Chance => anstream::println!("{}", t!("terminal-fate")),
            Turn::Seats(asked) => {
                anstream::println!("{}", t!("terminal-asked", names = list(asked)));
            }
            Turn::Over(ranking) => {
                let first = t!("terminal-first", names = list(ranking.winners()));
                anstream::println!("{GOOD}{}{GOOD:#} {first}", t!("terminal-over"));
                for place in 2..=table.seats() {
                    let seats = (0..table.seats()).map(Seat::new);
                    let there: game::Seats =
                        seats.filter(|&seat| ranking.place(seat) == place).collect();
                    if !there.is_empty() {
                        let names = list(there);
                        anstream::println!(
                            "{}",
                            t!("terminal-place", place = place, names = names)
                        );
                    }
                }
            }
        }
    }
}

/// How a game looks in a terminal. From now on its texts can be asked for.
fn find(game: &str) -> &'static AnyTerminal {
    let found = games::TERMINALS.iter().find(|terminal| terminal.words.id == game);
    let found = found.expect("every game has a board; a test holds that");
    text::add(found.words.texts);
    text::add(found.texts);
    found
}

/// Who sits where by the names in a record: for the board, and for sentences.
fn seatings(names: &[String], seats: u8) -> (Seating, Seating) {
    let given = Seating::named(names);
    let drawn = |at: Seat| {
        let (style, letter) = (seat(at), letter(at));
        let Some(sitter) = given.0.get(at.index()) else {
            let name = format!("{style}{letter}{style:#}");
            return Sitter { name, ..Sitter::person(at.number()) };
        };
        let name = match sitter.level() {
            // Without the letter that two foxes get.
            Some(level) => format!("{letter} {}", level_name(level)),
            // "Player B" has it.
            None if sitter.name.is_empty() && given.people() > 1 => given.name(at),
            None => format!("{letter} {}", given.name(at)),
        };
        Sitter { name: format!("{style}{name}{style:#}"), ..sitter.clone() }
    };
    let drawn = Seating((0..seats).map(Seat::new).map(drawn).collect());
    let mut spoken = drawn.clone();
    for at in given.seats().filter(|&at| at.number() < seats && given.you(at) == "yes") {
        spoken.0[at.index()].name.clear();
    }
    (drawn, spoken)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use table::{Record, Replay};
    use text::{
        Language,
        style::{COLUMNS, width},
    };

    use super::*;
    use crate::language::speak;

    #[test]
    fn everybody_has_a_letter_and_a_name() {
        speak(Some(Language::Latvian));
        let names = |given: &[&str], seats| {
            let given: Vec<String> = given.iter().map(|&name| name.to_owned()).collect();
            let (drawn, spoken) = seatings(&given, seats);
            [drawn, spoken].map(|seating| {
                let names: Vec<String> = seating.seats().map(|seat| seating.name(seat)).collect();
                anstream::adapter::strip_str(&names.join(", ")).to_string()
            })
        };
        let both = |name: &str| [name.to_owned(), name.to_owned()];
        assert_eq!(names(&["Lauma", "bot:fox"], 2), both("A Lauma, B Lapsa"));
        assert_eq!(names(&["bot:hare", "bot:hare"], 2), both("A Zaķis, B Zaķis"));
        assert_eq!(names(&["", "Juris"], 2), both("Spēlētājs A, B Juris"));
        assert_eq!(names(&[], 3), both("A, B, C"));
        assert_eq!(
            names(&["", "bot:owl"], 2),
            ["A Tu, B Pūce".to_owned(), "Tu, B Pūce".to_owned()]
        );
    }

    #[test]
    fn every_game_has_a_board_and_help_in_every_language() {
        for game in games::GAMES {
            let help = Language::ALL.map(|language| {
                speak(Some(language));
                let help = (find(game.id).help)();
                fits(&help);
                help
            });
            assert!(help[0] != help[1] && help[0] != help[2], "{}: {}", game.id, help[0]);
        }
    }

    /// Everything that a person reads of the stored matches.
    #[test]
    fn boards_are_complete_and_fit_in_every_language() {
        for game in games::GAMES {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.id);
            for file in fs::read_dir(folder.join("records")).unwrap() {
                let text = fs::read_to_string(file.unwrap().path()).unwrap();
                let record: Record = text.parse().unwrap();
                let last = record.next() - 1;
                let mut replay = Replay::new(game, record);
                let boards = Language::ALL.map(|language| {
                    speak(Some(language));
                    (language, Board::new(replay.table().unwrap()))
                });
                while let Some(step) = replay.step().unwrap() {
                    let table = replay.table().unwrap();
                    let number = table.record().next() - 1;
                    for (language, board) in &boards {
                        speak(Some(*language));
                        for who in everybody(table.seats()) {
                            let told = step.as_ref().map(|told| told.to(who));
                            let say = board.terminal.words.say;
                            let said = told.and_then(|news| say(&news, &board.spoken));
                            complete(&said.unwrap_or_default());
                            // The board changes little from one event to the next.
                            if number.is_multiple_of(5) || number == last {
                                fits(&(board.terminal.draw)(&table.view(who), &board.drawn));
                            }
                        }
                        for seat in table.turn().asked().iter() {
                            let actions = table.actions(seat);
                            complete(&board.advise(table, seat, &actions[0]));
                            complete(&board.glosses(&actions).join(" "));
                        }
                    }
                }
            }
        }
    }

    fn everybody(seats: u8) -> impl Iterator<Item = Observer> {
        let seats = (0..seats).map(|seat| Observer::Seat(Seat::new(seat)));
        seats.chain([Observer::Public, Observer::All])
    }

    fn complete(text: &str) {
        assert!(!text.contains('⟨'), "a text is missing: {text}");
        assert!(!text.contains("{$") && !text.contains("{ $"), "a variable is missing: {text}");
    }

    fn fits(text: &str) {
        complete(text);
        assert!(!text.is_empty());
        for line in text.lines() {
            let plain = anstream::adapter::strip_str(line);
            assert!(width(line) <= COLUMNS, "{} columns: {plain}\n{text}", width(line));
        }
    }
}
