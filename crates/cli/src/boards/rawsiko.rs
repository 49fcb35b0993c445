use std::fmt::Write;

use game::Seat;
use rawsiko::{Continent, Goal, Material, News, Phase, SeatView, Set, Territory, Then, View};
use serde_json::Value;

use super::Board;
use crate::style::{BAD, FAINT, GOOD, NEEDED, STRONG, letter, seat as colour};

/// The board of `RAWsiko`.
pub struct Rawsiko;

/// How many characters a column of the map has.
const WIDTH: usize = 40;

impl Board for Rawsiko {
    fn draw(&self, view: &Value, names: &[String]) -> String {
        let view = read(view);
        let mut out = String::new();
        map(&mut out, &view);
        for (seat, has) in (0..).map(Seat::new).zip(&view.seats) {
            company(&mut out, &view, seat, has, &names[seat.index()]);
        }
        for (name, seat) in names.iter().zip(&view.seats) {
            if view.phase == Phase::Over {
                line(&mut out, format_args!("  The objective of {name}:\n"));
            }
            for goal in &seat.goals {
                objective(&mut out, goal);
            }
        }
        line(&mut out, format_args!("  {}\n", moment(&view, names)));
        out
    }

    fn secret(&self, view: &Value) -> bool {
        let view = read(view);
        view.phase != Phase::Over && view.seats.iter().any(|seat| seat.objective.is_some())
    }

    fn say(&self, news: &Value, names: &[String]) -> String {
        let news = serde_json::from_value(news.clone()).expect("news of this game");
        let name = |seat: &Seat| &names[seat.index()];
        let at = |territory: &Territory| territory.name().en;
        match &news {
            News::First { seat } => format!("{} begins", name(seat)),
            News::Dealt { seat, objective } => match objective {
                Some(objective) => {
                    let goals = objective.applications().map(|application| application.name().en);
                    format!("{} gets the objective {}", name(seat), goals.join(", "))
                }
                None => format!("{} gets an objective", name(seat)),
            },
            News::Settled { seat, continent, by_fate: false } => {
                format!("{} goes to {}", name(seat), continent.name().en)
            }
            News::Settled { seat, continent, by_fate: true } => {
                format!("Fate sends {} to {}", name(seat), continent.name().en)
            }
            News::Picked { seat, territory, gained } => {
                format!("{} picks {}{}", name(seat), at(territory), gains(*gained))
            }
            News::Placed { seat, territory, then, .. } => {
                format!("{} places an asset in {}{}", name(seat), at(territory), after(then, names))
            }
            News::Moved { seat, from, to, count, occupied, vacated, gained, lost } => {
                let verb = if *occupied { "takes" } else { "moves to" };
                let left =
                    if *vacated { format!(" and leaves {}", at(from)) } else { String::new() };
                format!(
                    "{} {verb} {} with {} from {}{left}{}{}",
                    name(seat),
                    at(to),
                    assets(count.get()),
                    at(from),
                    gains(*gained),
                    losses(*lost)
                )
            }
            News::Attacks { seat, defender, from, to, count, defenders } => format!(
                "{} attacks {} in {} from {}: {} against {defenders}",
                name(seat),
                name(defender),
                at(to),
                at(from),
                assets(count.get())
            ),
            News::Clashed {
                seat,
                defender,
                to,
                attack,
                defence,
                attacker_lost,
                defender_lost,
                conquered,
                gained,
                eliminated,
                shortened,
                then,
                ..
            } => {
                let mut text = format!(
                    "{attack} against {defence}: {} loses {attacker_lost}, {} loses {defender_lost}",
                    name(seat),
                    name(defender)
                );
                if *conquered {
                    write!(text, "; {} takes {}{}", name(seat), at(to), gains(*gained))
                        .expect("strings grow");
                }
                if let Some(seat) = eliminated {
                    write!(text, "; {} is eliminated", name(seat)).expect("strings grow");
                }
                if *shortened {
                    text.push_str("; the match is one turn shorter");
                }
                text + &after(then, names)
            }
            News::Done { seat, then } => format!("{} is done{}", name(seat), after(then, names)),
            News::Claimed { seat, material, then } => format!(
                "{} claims {}{}",
                name(seat),
                material.name().en.to_lowercase(),
                after(then, names)
            ),
            News::Passed { seat, then } => {
                format!("{} claims no more{}", name(seat), after(then, names))
            }
        }
    }

    fn help(&self) -> &'static str {
        "\
Hold every material of an application on your objective card when the last turn ends: then it scores.
  continent oceania, pick vietnam, place vietnam   choosing where to begin, and placing assets
  move vietnam india 2       2 assets to an empty or an own territory; each moves once a turn
  attack turkey germany 3    1 to 3 assets against another company; ties cost the attacker
  done                       your action phase is over
  claim Bi, pass             Trade with China, if it is on
On the map: owner and assets, in an action phase those that can still act before the total; materials
with + are yours, with ! you need them. Territories are written as they stand there."
    }
}

fn read(view: &Value) -> View {
    serde_json::from_value(view.clone()).expect("a view of this game")
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
fn moment(view: &View, names: &[String]) -> String {
    let name = |seat: &Seat| &names[seat.index()];
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

fn symbols(set: Set<Material>) -> String {
    set.iter().map(|material| material.to_string()).collect::<Vec<_>>().join(", ")
}

fn gains(gained: Set<Material>) -> String {
    if gained.is_empty() { String::new() } else { format!("; new: {}", symbols(gained)) }
}

fn losses(lost: Set<Material>) -> String {
    if lost.is_empty() { String::new() } else { format!("; lost: {}", symbols(lost)) }
}

fn assets(count: u8) -> String {
    if count == 1 { "1 asset".to_owned() } else { format!("{count} assets") }
}

fn after(then: &Then, names: &[String]) -> String {
    let name = |seat: &Seat| &names[seat.index()];
    match then {
        Then::GoesOn | Then::Over => String::new(),
        Then::Acts(seat) => format!("; {} acts", name(seat)),
        Then::Places(seat) => format!("; {} places its first assets", name(seat)),
        Then::Trades { seat, claims } => format!("; {} may claim {claims}", name(seat)),
        Then::Turn { turn, .. } => format!("; turn {turn} begins"),
    }
}
