use std::fmt::Write;

use game::Seat;
use text::style::{FAINT, GOOD, STRONG, letter, seat as colour};
use text::{Seating, Terminal};
use trains::{Ability, Card, Phase, SeatView, Spot, TRAIN, View, in_order, is_ascending};

use crate::Kit;

impl Terminal for Kit {
    fn draw(view: &View, seating: &Seating) -> String {
        let mut out = String::new();
        for (n, seat) in (0..).map(Seat::new).zip(&view.seats) {
            train(&mut out, view, n, seat, &seating.name(n));
        }
        row(&mut out, view);
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

    fn help() -> String {
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
            .to_owned()
    }
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
