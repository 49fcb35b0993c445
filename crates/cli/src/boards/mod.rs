//! How each game looks in a terminal. A new game adds its board here.

mod dig_mars;
mod rawsiko;
mod trains;

use game::{Seat, Turn};
use serde_json::Value;
use table::Table;

use crate::style::{GOOD, letter, seat};

/// A game drawn in characters, from views and news alone.
pub trait Board: Sync {
    /// The board, as lines that end with a line feed.
    fn draw(&self, view: &Value, names: &[String]) -> String;

    /// Whether the drawing shows what only its owner may see.
    fn secret(&self, view: &Value) -> bool;

    /// One event in words, without a full stop or a line feed at its end.
    fn say(&self, news: &Value, names: &[String]) -> String;

    /// What can be typed, and what it means.
    fn help(&self) -> &'static str;
}

/// The board of a game.
pub fn find(game: &str) -> &'static dyn Board {
    match game {
        "trains" => &trains::Trains,
        "dig-mars" => &dig_mars::DigMars,
        "rawsiko" => &rawsiko::Rawsiko,
        _ => unreachable!("every game has a board; a test holds that"),
    }
}

/// The names of all seats with their letters and colours: `A Lauma`.
pub fn names(table: &Table) -> Vec<String> {
    let given = &table.record().header().seats;
    (0..table.seats())
        .map(Seat::new)
        .map(|at| {
            let style = seat(at);
            match given.get(at.index()) {
                Some(name) => format!("{style}{} {name}{style:#}", letter(at)),
                None => format!("{style}{}{style:#}", letter(at)),
            }
        })
        .collect()
}

/// Says who is asked, or how the match ended.
pub fn standing(table: &Table, names: &[String]) {
    let list = |seats: game::Seats| {
        seats.iter().map(|seat| names[seat.index()].clone()).collect::<Vec<_>>().join(" and ")
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
            assert!(!find(game.id).help().is_empty());
        }
    }
}
