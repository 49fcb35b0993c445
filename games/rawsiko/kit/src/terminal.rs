use std::fmt::Write;

use game::Seat;
use rawsiko::{Continent, Goal, Material, Phase, SeatView, Territory, View};
use text::style::{BAD, FAINT, GOOD, NEEDED, STRONG, letter, seat as colour};
use text::{Seating, Terminal};

use crate::Kit;

/// How many characters a column of the map has.
const WIDTH: usize = 40;

impl Terminal for Kit {
    fn draw(view: &View, seating: &Seating) -> String {
        let mut out = String::new();
        map(&mut out, view);
        for (seat, has) in (0..).map(Seat::new).zip(&view.seats) {
            company(&mut out, view, seat, has, &seating.name(seat));
        }
        for (owner, seat) in seating.seats().zip(&view.seats) {
            if view.phase == Phase::Over {
                line(&mut out, format_args!("  The objective of {}:\n", seating.name(owner)));
            }
            for goal in &seat.goals {
                objective(&mut out, goal);
            }
        }
        line(&mut out, format_args!("  {}\n", moment(view, seating)));
        out
    }

    fn help() -> String {
        "\
Hold every material of an application on your objective card when the last turn ends: then it scores.
  continent oceania, pick vietnam, place vietnam   choosing where to begin, and placing assets
  move vietnam india 2       2 assets to an empty or an own territory; each moves once a turn
  attack turkey germany 3    1 to 3 assets against another company; ties cost the attacker
  done                       your action phase is over
  claim Bi, pass             Trade with China, if it is on
On the map: owner and assets, in an action phase those that can still act before the total; materials
with + are yours, with ! you need them. Territories are written as they stand there.".to_owned()
    }
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("strings grow");
}

/// The continents in two columns.
fn map(out: &mut String, view: &View) {
    let left = [Continent::NorthAmerica, Continent::SouthAmerica, Continent::Africa];
    let right = [Continent::Europe, Continent::Asia, Continent::Oceania];
    let column = |continents: [Continent; 3]| -> Vec<(String, usize)> {
        continents.into_iter().flat_map(|continent| lands(view, continent)).collect()
    };
    let (left, right) = (column(left), column(right));
    for at in 0..left.len().max(right.len()) {
        let (text, width) = left.get(at).cloned().unwrap_or_default();
        let blank = " ".repeat(WIDTH.saturating_sub(width));
        let other = right.get(at).map_or("", |(text, _)| text.as_str());
        line(out, format_args!("{text}{blank}{other}\n"));
    }
}

/// A continent and its territories, each line with its width.
fn lands(view: &View, continent: Continent) -> Vec<(String, usize)> {
    let name = continent.name().en;
    let chosen = &view.continents[continent].chosen_by;
    let by: String = chosen.iter().map(|seat| letter(*seat)).collect();
    let mut lines = vec![(
        format!("{STRONG}{name}{STRONG:#} {FAINT}{by}{FAINT:#}"),
        name.chars().count() + 1 + by.chars().count(),
    )];
    lines.extend(continent.territories().iter().map(|territory| land(view, territory)));
    lines
}

fn land(view: &View, territory: Territory) -> (String, usize) {
    let there = view.territories[territory];
    let mut text = format!("  {:15}", territory.to_string());
    let mut width = 17;
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
    write!(text, "{style}{owner:6}{style:#}").expect("strings grow");
    width += 6;
    for material in territory.materials() {
        let (shown, length) = chip(view, material);
        write!(text, " {shown}").expect("strings grow");
        width += 1 + length;
    }
    (text, width)
}

/// A material with its mark: `+` held, `!` needed.
fn chip(view: &View, material: Material) -> (String, usize) {
    let symbol = material.to_string();
    let length = symbol.chars().count();
    let me = view.me.map(|me| &view.seats[me.index()]);
    let held = me.is_some_and(|me| me.materials.contains(material));
    let needed = me.is_some_and(|me| me.goals.iter().any(|goal| goal.missing.contains(material)));
    if held {
        (format!("{GOOD}{symbol}+{GOOD:#}"), length + 1)
    } else if needed {
        (format!("{NEEDED}{symbol}!{NEEDED:#}"), length + 1)
    } else {
        (format!("{FAINT}{symbol}{FAINT:#}"), length)
    }
}

fn company(out: &mut String, view: &View, seat: Seat, has: &SeatView, name: &str) {
    let style = colour(seat);
    let acts = match view.phase {
        Phase::Invest => has.to_place > 0,
        Phase::Continent(asked) | Phase::Place(asked) | Phase::Act(asked) | Phase::Trade(asked) => {
            asked == seat
        }
        Phase::Pick { seat: asked, .. } => asked == seat,
        _ => false,
    };
    let mark = if acts { format!("{style}►{style:#}") } else { " ".to_owned() };
    line(out, format_args!("{mark} {name}  "));
    if has.eliminated.is_some() {
        line(out, format_args!("{BAD}eliminated{BAD:#}\n"));
        return;
    }
    line(
        out,
        format_args!(
            "assets {}, territories {}, materials {}, next investment {}",
            has.assets,
            has.territories,
            has.materials.len(),
            has.investment
        ),
    );
    if has.to_place > 0 {
        line(out, format_args!(", {STRONG}to place {}{STRONG:#}", has.to_place));
    }
    if let Some(score) = has.score {
        line(out, format_args!(", {STRONG}points {}{STRONG:#}", score.points));
    }
    out.push('\n');
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
    let name = goal.application.name().en;
    line(out, format_args!("   {mark} {:2} {name:22} {}\n", goal.points, materials.join(" ")));
}

/// Where the match stands, in words.
fn moment(view: &View, seating: &Seating) -> String {
    let name = |seat: &Seat| seating.name(*seat);
    let now = match &view.phase {
        Phase::First | Phase::Deal(_) => "Fate begins".to_owned(),
        Phase::Continent(seat) => format!("{} chooses a continent", name(seat)),
        Phase::Assign(seat) => format!("Fate chooses a continent for {}", name(seat)),
        Phase::Pick { seat, continent, left } => {
            format!("{} picks {left} more in {}", name(seat), continent.name().en)
        }
        Phase::Place(seat) => format!("{} places its first assets", name(seat)),
        Phase::Invest => "Investment: all place what they received".to_owned(),
        Phase::Act(seat) => format!("{} acts", name(seat)),
        Phase::Clash { from, to, .. } => {
            format!("Clash between {} and {}", from.name().en, to.name().en)
        }
        Phase::Trade(seat) => format!("Trade with China: {} claims", name(seat)),
        Phase::Over => "The last turn is over".to_owned(),
    };
    match view.turn {
        0 => format!("{FAINT}Before the first turn.{FAINT:#} {now}."),
        turn => format!("{FAINT}Turn {turn} of {}.{FAINT:#} {now}.", view.turns),
    }
}
