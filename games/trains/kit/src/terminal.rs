use std::fmt::Write;

use game::Seat;
use text::style::{COLUMNS, FAINT, GOOD, STRONG, letter, pad, seat as colour, width};
use text::{Seating, Terminal, Texts, t};
use trains::{Ability, Card, Phase, SeatView, Spot, TRAIN, View, in_order, is_ascending};

use crate::{Kit, words};

impl Terminal for Kit {
    const TERMINAL_TEXTS: &'static Texts = text::texts!("../../text": "terminal");

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
            line(&mut out, format_args!("  {}: {}\n", t!("trains-hand"), cards.join(", ")));
            line(&mut out, format_args!("  {}\n", words::prompt(view, &[])));
        }
        out
    }

    fn help() -> String {
        t!("trains-terminal-help")
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
    let standing = match in_order(&seat.train) {
        0 => String::new(),
        kept => {
            let style = if is_ascending(&seat.train) { GOOD } else { FAINT };
            format!("{style}{}{style:#}", t!("trains-count", count = kept))
        }
    };
    line(out, format_args!("{mark} {name}  {standing}\n"));

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
    let (draw, discard) = (view.draw_pile, view.discard_pile);
    let title = t!("trains-terminal-row", draw = draw, discard = discard);
    line(out, format_args!("  {STRONG}{title}{STRONG:#}\n"));
    if view.row.is_empty() {
        line(out, format_args!("    {FAINT}{}{FAINT:#}\n", t!("trains-terminal-row-empty")));
    }
    let cards: Vec<String> = view
        .row
        .iter()
        .map(|card| {
            let ability = t!(format!("trains-{}", words::key(card.ability())));
            format!("{STRONG}{:>2}{STRONG:#} {:<3} {ability}", card.number(), sign(*card))
        })
        .collect();
    let widest = cards.iter().map(|card| width(card)).max().unwrap_or(0) + 2;
    for cards in cards.chunks((COLUMNS - 4) / widest) {
        let cards: String = cards.iter().map(|card| pad(card, widest)).collect();
        line(out, format_args!("    {}\n", cards.trim_end()));
    }
}
