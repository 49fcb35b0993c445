use std::fmt::Write;

use game::Seat;
use rawsiko::{Application, Continent, Goal, Material, Named, Phase, SeatView, Territory, View};
use text::style::{BAD, FAINT, GOOD, NEEDED, STRONG, letter, pad, seat as colour, width};
use text::{Seating, Terminal, Texts, t};

use crate::{
    Kit,
    words::{self, in_language},
};

/// How many characters a column of the map has: both, and a blank between them, fit a terminal.
const WIDTH: usize = 39;
/// How many of them the name of a territory has. What is longer moves its owner to the right.
const NAME: usize = 15;
/// How many of them the owner has: `A 3/12`.
const OWNER: usize = 6;

/// The continents in the two columns of the map.
const COLUMNS: [[Continent; 3]; 2] = [
    [Continent::NorthAmerica, Continent::SouthAmerica, Continent::Africa],
    [Continent::Europe, Continent::Asia, Continent::Oceania],
];

impl Terminal for Kit {
    const TERMINAL_TEXTS: &'static Texts = text::texts!("../../text": "terminal");

    fn draw(view: &View, seating: &Seating) -> String {
        let mut out = String::new();
        map(&mut out, view);
        companies(&mut out, view, seating);
        for (owner, seat) in seating.seats().zip(&view.seats) {
            if view.phase == Phase::Over {
                let objectives = t!("rawsiko-objectives");
                line(&mut out, format_args!("  {objectives}: {}\n", seating.name(owner)));
            }
            for goal in &seat.goals {
                objective(&mut out, goal);
            }
        }
        line(&mut out, format_args!("  {}\n", moment(view, seating)));
        out
    }

    fn help() -> String {
        t!("rawsiko-terminal-help")
    }

    fn gloss(word: &str) -> Option<String> {
        let name = if let Ok(territory) = word.parse::<Territory>() {
            territory.name()
        } else if let Ok(continent) = word.parse::<Continent>() {
            continent.name()
        } else {
            word.parse::<Material>().ok()?.name()
        };
        let name = in_language(name);
        // Whoever reads "Western Canada" finds `western_canada`.
        (name.to_lowercase().replace(' ', "_") != word).then(|| name.to_owned())
    }
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("strings grow");
}

/// The continents in two columns.
fn map(out: &mut String, view: &View) {
    let [left, right] = COLUMNS.map(|continents| column(view, continents));
    for at in 0..left.len().max(right.len()) {
        let [text, other] = [&left, &right].map(|column| column.get(at).map_or("", String::as_str));
        line(out, format_args!("{}\n", format!("{} {other}", pad(text, WIDTH)).trim_end()));
    }
}

/// Continents and their territories, one below the other.
fn column(view: &View, continents: [Continent; 3]) -> Vec<String> {
    let lands = |continent: Continent| {
        let name = in_language(continent.name());
        let chosen = &view.continents[continent].chosen_by;
        let by: String = chosen.iter().map(|seat| letter(*seat)).collect();
        let title = format!("{STRONG}{name}{STRONG:#} {FAINT}{by}{FAINT:#}");
        let territories = continent.territories();
        let lands: Vec<String> =
            territories.iter().map(|territory| land(view, territory)).collect();
        std::iter::once(title).chain(lands)
    };
    continents.into_iter().flat_map(lands).collect()
}

fn land(view: &View, territory: Territory) -> String {
    let there = view.territories[territory];
    let (style, owner) = match there.owner {
        Some(seat) => {
            let acting = matches!(view.phase, Phase::Act(acting) if acting == seat);
            let count = if acting {
                format!("{}/{}", there.ready, there.assets)
            } else {
                there.assets.to_string()
            };
            (colour(seat), format!("{} {count}", letter(seat)))
        }
        None => (FAINT, "·".to_owned()),
    };
    let name = pad(words::name(territory), NAME);
    let mut text = pad(&format!(" {name} {style}{owner}{style:#}"), 1 + NAME + 1 + OWNER);
    for material in territory.materials() {
        write!(text, " {}", chip(view, material)).expect("strings grow");
    }
    text
}

/// A material with its mark: `+` held, `!` needed.
fn chip(view: &View, material: Material) -> String {
    let me = view.me.map(|me| &view.seats[me.index()]);
    let held = me.is_some_and(|me| me.materials.contains(material));
    let needed = me.is_some_and(|me| me.goals.iter().any(|goal| goal.missing.contains(material)));
    if held {
        format!("{GOOD}{material}+{GOOD:#}")
    } else if needed {
        format!("{NEEDED}{material}!{NEEDED:#}")
    } else {
        format!("{FAINT}{material}{FAINT:#}")
    }
}

/// Everybody's numbers, one company a line.
fn companies(out: &mut String, view: &View, seating: &Seating) {
    let names: Vec<String> = seating.seats().map(|seat| seating.name(seat)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let mut titles = vec![
        t!("rawsiko-terminal-assets"),
        t!("rawsiko-score-territories"),
        t!("rawsiko-score-materials"),
        t!("rawsiko-phase-invest"),
    ];
    if view.seats.iter().any(|has| has.score.is_some()) {
        titles.push(t!("rawsiko-score-points"));
    }
    line(out, format_args!("  {}", " ".repeat(widest)));
    line(out, format_args!("{FAINT}  {}{FAINT:#}\n", titles.join("  ")));
    for (seat, has) in seating.seats().zip(&view.seats) {
        let style = colour(seat);
        let mark =
            if acts(view, seat, has) { format!("{style}►{style:#}") } else { " ".to_owned() };
        line(out, format_args!("{mark} {}", pad(&names[seat.index()], widest)));
        if has.eliminated.is_some() {
            line(out, format_args!("  {BAD}{}{BAD:#}\n", t!("rawsiko-score-out")));
            continue;
        }
        let numbers = [
            has.assets.to_string(),
            has.territories.to_string(),
            has.materials.len().to_string(),
            has.investment.to_string(),
            has.score.map_or_else(String::new, |score| score.points.to_string()),
        ];
        let mut row = String::new();
        for (title, number) in titles.iter().zip(numbers) {
            line(&mut row, format_args!("  {number:>0$}", width(title)));
        }
        if has.to_place > 0 {
            let places = t!("rawsiko-seat-places", count = has.to_place);
            line(&mut row, format_args!("  {STRONG}{places}{STRONG:#}"));
        }
        line(out, format_args!("{}\n", row.trim_end()));
    }
}

/// Whether a seat is asked.
fn acts(view: &View, seat: Seat, has: &SeatView) -> bool {
    match view.phase {
        Phase::Invest => has.to_place > 0,
        Phase::Continent(asked)
        | Phase::Pick { seat: asked, .. }
        | Phase::Place(asked)
        | Phase::Act(asked)
        | Phase::Trade(asked) => asked == seat,
        _ => false,
    }
}

fn objective(out: &mut String, goal: &Goal) {
    let done = goal.missing.is_empty();
    let mark = if done { format!("{GOOD}+{GOOD:#}") } else { " ".to_owned() };
    let materials: Vec<String> = goal
        .materials
        .iter()
        .map(|material| {
            if goal.missing.contains(material) {
                format!("{NEEDED}{material}!{NEEDED:#}")
            } else {
                format!("{GOOD}{material}+{GOOD:#}")
            }
        })
        .collect();
    let widest = Application::ALL.iter().map(|it| width(in_language(it.name()))).max();
    let name = pad(in_language(goal.application.name()), widest.unwrap_or(0));
    line(out, format_args!("   {mark} {:2} {name} {}\n", goal.points, materials.join(" ")));
}

/// Where the match stands, in words.
fn moment(view: &View, seating: &Seating) -> String {
    let (turn, turns) = view.counter();
    let turn = if view.turn == 0 {
        t!("rawsiko-turn-none")
    } else {
        t!("rawsiko-turn", turn = turn, turns = turns)
    };
    let phase = words::phase(view);
    let now = match view.phase {
        Phase::Continent(seat) | Phase::Place(seat) | Phase::Act(seat) | Phase::Trade(seat) => {
            format!("{phase}: {}", seating.name(seat))
        }
        Phase::Assign(seat) => format!("{}: {}", t!("rawsiko-phase-fate"), seating.name(seat)),
        Phase::Pick { seat, continent, left } => {
            format!("{phase}: {}, {} ({left})", seating.name(seat), in_language(continent.name()))
        }
        Phase::Clash { from, to, .. } => {
            format!("{}: {} – {}", t!("rawsiko-sign-clash"), words::name(from), words::name(to))
        }
        Phase::First | Phase::Deal(_) | Phase::Invest | Phase::Over => phase,
    };
    format!("{FAINT}{turn}.{FAINT:#} {now}.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::{Language, speak};

    #[test]
    fn words_of_the_notation_are_explained_where_they_differ() {
        let gloss = |word| Kit::gloss(word);
        assert_eq!(gloss("western_canada"), None);
        assert_eq!(gloss("far_east").as_deref(), Some("Russian Far East"));
        assert_eq!(gloss("Bi").as_deref(), Some("Bismuth"));
        speak(Language::Slovak);
        assert_eq!(gloss("western_canada").as_deref(), Some("Západná Kanada"));
        assert_eq!(gloss("oceania").as_deref(), Some("Oceánia"));
        assert_eq!(gloss("vietnam"), None);
        assert_eq!(gloss("move"), None);
        speak(Language::English);
    }
}
