use std::fmt::Write;

use game::Seat;
use serde_json::Value;
use trains::{
    Ability, Card, News, Phase, SeatView, Spot, TRAIN, Use, View, in_order, is_ascending,
};

use super::Board;
use crate::style::{FAINT, GOOD, STRONG, letter, seat as colour};

/// The board of Game of Trains.
pub struct Trains;

impl Board for Trains {
    fn draw(&self, view: &Value, names: &[String]) -> String {
        let view = read(view);
        let mut out = String::new();
        for (n, seat) in (0..).map(Seat::new).zip(&view.seats) {
            train(&mut out, &view, n, seat, &names[n.index()]);
        }
        row(&mut out, &view);
        if !view.hand.is_empty() {
            let cards: Vec<String> = view
                .hand
                .iter()
                .map(|card| format!("{STRONG}{card}{STRONG:#} ({})", sign(*card)))
                .collect();
            let doing = if matches!(view.phase, Phase::Keep(_)) { "keep one" } else { "place it" };
            line(&mut out, format_args!("In your hand: {}: {doing}.\n", cards.join(", ")));
        }
        out
    }

    fn secret(&self, view: &Value) -> bool {
        !read(view).hand.is_empty()
    }

    fn say(&self, news: &Value, names: &[String]) -> String {
        let news = serde_json::from_value(news.clone()).expect("news of this game");
        let name = |seat: &Seat| &names[seat.index()];
        match &news {
            News::First { seat } => format!("{} begins", name(seat)),
            News::Dealt { seat, train } => {
                format!("{} gets the train {}", name(seat), list(train, " "))
            }
            News::Offered { seat, count, cards } if cards.is_empty() => {
                format!("{} draws {} to choose from", name(seat), cards_counted(*count))
            }
            News::Offered { seat, cards, .. } => {
                format!("{} draws {} to choose from", name(seat), list(cards, ", "))
            }
            News::Kept { seat, card, place, replaced, paired, .. } => format!(
                "{} keeps {card} at place {place}; {replaced} goes to the row{}",
                name(seat),
                left(paired)
            ),
            News::Draws { seat } => format!("{} draws a card", name(seat)),
            News::Drawn { seat, card, reshuffled } => {
                let card = card.map_or_else(|| "a hidden card".to_owned(), |card| card.to_string());
                format!("{} gets {card}{}", name(seat), shuffled(*reshuffled))
            }
            News::Placed { seat, card, place, replaced, paired, unlocked, won } => format!(
                "{} puts {card} at place {place}; {replaced} goes to the row{}{}{}",
                name(seat),
                left(paired),
                loosened(unlocked),
                winner(*won)
            ),
            News::Used { seat, card, action, chosen, removed, paired, unlocked, won } => {
                let mut text = format!("{} uses {card}: {action}", name(seat));
                if !chosen.is_empty() {
                    write!(text, ", that is {}", list(chosen, " and ")).expect("strings grow");
                }
                if let Use::Remove(_) = action {
                    let taken: Vec<String> = removed
                        .iter()
                        .map(|taken| format!("{} of {}", taken.card, name(&taken.seat)))
                        .collect();
                    let taken =
                        if taken.is_empty() { "no wagon".to_owned() } else { taken.join(", ") };
                    write!(text, ", which takes {taken}").expect("strings grow");
                }
                text + &left(paired) + &loosened(unlocked) + winner(*won)
            }
            News::Refilled { seat, spot, card, reshuffled, won } => format!(
                "{} gets {card} at place {}{}{}",
                name(seat),
                spot.place(),
                shuffled(*reshuffled),
                winner(*won)
            ),
        }
    }

    fn help(&self) -> &'static str {
        "\
Turn your train into an ascending one, from left to right. In your turn, one of two:
  draw         take the top card, then  place 3  puts it at place 3
  use a card of the row for its ability:
  <>   swap 3 4       two neighbours          <.>  swap 3 5   two with one between them
  >>   right 2        wagon 2 two places on   <<   left 5     wagon 5 two places back
  x1   remove left    everybody loses wagon 1 and draws another; x4 middle, x7 right
  [#]  protect left   lock wagon 1, 4 or 7 (left, middle, right) against removals
At the start:  keep 45 3  keeps card 45 of those offered and puts it at place 3.
A wagon that leaves a train lies in the row; two of the same ability leave it together."
    }
}

fn read(view: &Value) -> View {
    serde_json::from_value(view.clone()).expect("a view of this game")
}

/// What an ability looks like. Three characters at most.
fn sign(card: Card) -> &'static str {
    match card.ability() {
        Ability::SwapNeighbours => "<>",
        Ability::SwapOverOne => "<.>",
        Ability::TwoRight => ">>",
        Ability::TwoLeft => "<<",
        Ability::RemoveLeft => "x1",
        Ability::RemoveMiddle => "x4",
        Ability::RemoveRight => "x7",
        Ability::Protect => "[#]",
    }
}

fn meaning(ability: Ability) -> &'static str {
    match ability {
        Ability::SwapNeighbours => "swap neighbours",
        Ability::SwapOverOne => "swap over one",
        Ability::TwoRight => "two right",
        Ability::TwoLeft => "two left",
        Ability::RemoveLeft => "remove left",
        Ability::RemoveMiddle => "remove middle",
        Ability::RemoveRight => "remove right",
        Ability::Protect => "protect",
    }
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("strings grow");
}

/// A locomotive and seven wagons, coupled where they are in order.
fn train(out: &mut String, view: &View, n: Seat, seat: &SeatView, name: &str) {
    let style = colour(n);
    let mine = view.me == Some(n);
    let asked = match view.phase {
        Phase::Keep(seat) | Phase::Turn(seat) | Phase::Draw(seat) | Phase::Place(seat) => seat == n,
        _ => false,
    };
    let mark = if asked { format!("{style}►{style:#}") } else { " ".to_owned() };
    let standing = match (is_ascending(&seat.train), in_order(&seat.train)) {
        (true, _) => format!("{GOOD}in order{GOOD:#}"),
        (false, 0) => String::new(),
        (false, kept) => format!("{FAINT}{kept} of 7 can stay{FAINT:#}"),
    };
    let you = if mine { ", your train" } else { "" };
    line(out, format_args!("{mark} {name}{you}  {standing}\n"));

    let lock = |at: usize| {
        Spot::ALL
            .iter()
            .any(|spot| spot.place().index() == at && seat.locks[*spot as usize].is_some())
    };
    let coupled = |at: usize| {
        at > 0
            && seat.train[at].is_some()
            && seat.train[at - 1] < seat.train[at]
            && seat.train[at - 1].is_some()
    };
    let mut lines = [
        format!("{style}    ▂   ▂▂▂{style:#} "),
        format!("{style} ▗▄█▄▄▄▐{} █{style:#} ", letter(n)),
        format!("{style} ▟██████▄▄█{style:#} "),
        format!("{style} ◣◉─◉─◉─◉─◉{style:#} "),
    ];
    for at in 0..TRAIN {
        let top = if lock(at) { "┌[##]┐".to_owned() } else { "┌────┐".to_owned() };
        let (number, what) = match seat.train[at] {
            Some(card) => (format!("{STRONG}{:^4}{STRONG:#}", card.number()), sign(card)),
            None => ("    ".to_owned(), ""),
        };
        let link = if coupled(at) { format!("{GOOD}═{GOOD:#}") } else { " ".to_owned() };
        write!(lines[0], " {top}").expect("strings grow");
        write!(lines[1], " │{number}│").expect("strings grow");
        write!(lines[2], "{link}│{what:^4}│").expect("strings grow");
        write!(lines[3], " └◉──◉┘").expect("strings grow");
    }
    for drawn in lines {
        line(out, format_args!("{drawn}\n"));
    }
    if mine || view.me.is_none() {
        let places = "1      2      3      4      5      6      7";
        line(out, format_args!("{FAINT}               {places}{FAINT:#}\n"));
    }
}

fn row(out: &mut String, view: &View) {
    let cards: Vec<String> = view
        .row
        .iter()
        .map(|card| {
            let (sign, meaning) = (sign(*card), meaning(card.ability()));
            let width = 15_usize.saturating_sub(meaning.len());
            format!(
                "{STRONG}{:>2}{STRONG:#} {sign:<3} {meaning}{}",
                card.number(),
                " ".repeat(width)
            )
        })
        .collect();
    let piles = format!("draw pile {}, discard pile {}", view.draw_pile, view.discard_pile);
    line(out, format_args!("  Row  {FAINT}({piles}){FAINT:#}\n"));
    if cards.is_empty() {
        line(out, format_args!("    empty\n"));
    }
    for cards in cards.chunks(3) {
        line(out, format_args!("    {}\n", cards.join("  ").trim_end()));
    }
}

fn list(cards: &[Card], between: &str) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

fn cards_counted(count: u8) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

fn left(paired: &[Card]) -> String {
    if paired.is_empty() {
        String::new()
    } else {
        format!("; {} leave the row in pairs", list(paired, ", "))
    }
}

fn loosened(locks: &[Card]) -> String {
    match locks.len() {
        0 => String::new(),
        1 => "; a lock comes off".to_owned(),
        count => format!("; {count} locks come off"),
    }
}

fn shuffled(reshuffled: bool) -> &'static str {
    if reshuffled { "; the discard pile becomes the draw pile" } else { "" }
}

fn winner(won: bool) -> &'static str {
    if won { "; the train is in order" } else { "" }
}
