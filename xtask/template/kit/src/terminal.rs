use std::fmt::Write as _;

use game::Seat;
use sample_game::{Card, Phase, ROUNDS, View};
use text::style::{FAINT, GOOD, STRONG, letter, seat as colour};
use text::{Seating, Terminal, t};

use crate::Kit;

impl Terminal for Kit {
    fn draw(view: &View, seating: &Seating) -> String {
        let mut out = String::new();
        // While nobody is asked, a round is over or none has begun.
        let round = view.round + u8::from(view.phase == Phase::Choose);
        let mut line = t!("sample-game-terminal-round", round = round, rounds = ROUNDS);
        if let Some(prize) = view.prize {
            let worth = t!("sample-game-terminal-prize", prize = prize);
            write!(line, "  {STRONG}{worth}{STRONG:#}").expect("strings grow");
        }
        writeln!(out, "{line}").expect("strings grow");
        for (n, seat) in (0..).map(Seat::new).zip(&view.seats) {
            let (style, name) = (colour(n), seating.name(n));
            let points = t!("sample-game-terminal-points", points = seat.points);
            let ready = if seat.ready { format!("{GOOD}✓{GOOD:#}") } else { " ".to_owned() };
            let played = list(&seat.played);
            writeln!(
                out,
                "{ready} {style}{}{style:#} {name}  {points}  {FAINT}{played}{FAINT:#}",
                letter(n)
            )
            .expect("strings grow");
        }
        if !view.hand.is_empty() {
            let hand = t!("sample-game-terminal-hand", cards = list(&view.hand));
            writeln!(out, "{hand}").expect("strings grow");
        }
        out
    }

    fn help() -> String {
        t!("sample-game-terminal-help")
    }
}

fn list(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
