//! How each game looks in a terminal.

use game::{Seat, Turn};
use table::Table;
use text::{
    AnyTerminal, Seating, Sitter,
    style::{GOOD, letter, seat},
};

/// The board of a game. From now on its texts can be asked for.
pub fn find(game: &str) -> &'static AnyTerminal {
    let found = games::TERMINALS.iter().find(|terminal| terminal.words.id == game);
    let found = found.expect("every game has a board; a test holds that");
    text::add(found.words.texts);
    found
}

/// Everybody by name, with their letters and colours: `A Lauma`.
pub fn seating(table: &Table) -> Seating {
    let given = &table.record().header().seats;
    let names = (0..table.seats()).map(Seat::new).map(|at| {
        let style = seat(at);
        let name = match given.get(at.index()) {
            Some(name) => format!("{style}{} {name}{style:#}", letter(at)),
            None => format!("{style}{}{style:#}", letter(at)),
        };
        Sitter { name, ..Sitter::person(at.number()) }
    });
    Seating(names.collect())
}

/// Says who is asked, or how the match ended.
pub fn standing(table: &Table, seating: &Seating) {
    let list = |seats: game::Seats| {
        seats.iter().map(|seat| seating.name(seat)).collect::<Vec<_>>().join(" and ")
    };
    match table.turn() {
        Turn::Chance => anstream::println!("Fate is next."),
        Turn::Seats(asked) => anstream::println!("To decide: {}.", list(asked)),
        Turn::Over(ranking) => {
            anstream::println!(
                "{GOOD}The match is over.{GOOD:#} First: {}.",
                list(ranking.winners())
            );
            for place in 2..=table.seats() {
                let there: game::Seats = (0..table.seats())
                    .map(Seat::new)
                    .filter(|&seat| ranking.place(seat) == place)
                    .collect();
                if !there.is_empty() {
                    anstream::println!("Place {place}: {}.", list(there));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_board() {
        for game in games::GAMES {
            assert!(!(find(game.id).help)().is_empty());
        }
    }
}
