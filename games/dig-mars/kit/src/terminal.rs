use std::fmt::Write;

use dig_mars::{Action, Level, Phase, SeatView, StackView, Tile, TopView, Track, View};
use game::Seat;
use text::style::{FAINT, GOOD, STRONG, letter, pad, seat as colour, width, wrap};
use text::{Seating, Terminal, Texts, t};

use crate::{Kit, words};

/// How many characters fit between the walls of a field.
const WIDTH: usize = 16;

impl Terminal for Kit {
    const TERMINAL_TEXTS: &'static Texts = text::texts!("../../text": "terminal");

    fn draw(view: &View, seating: &Seating) -> String {
        let mut out = String::new();
        grid(&mut out, view);
        let widest = seating.seats().map(|seat| width(&seating.name(seat))).max().unwrap_or(0);
        for (seat, has) in (0..).map(Seat::new).zip(&view.seats) {
            equipment(&mut out, view, seat, has, &pad(&seating.name(seat), widest));
        }
        if let (Phase::Turn, Some(active)) = (view.phase, view.active) {
            let left = t!("dig-mars-actions-left", actions = view.actions);
            writeln!(out, "  {}: {left}", seating.name(active)).expect("strings grow");
            if !view.bonuses.is_empty() {
                let bonuses = t!("dig-mars-prompt-bonuses", list = words::bonuses(view));
                let bonuses: Vec<String> = bonuses.split(' ').map(str::to_owned).collect();
                write!(out, "{STRONG}{}{STRONG:#}", wrap(&bonuses, " ", 2)).expect("strings grow");
            }
        }
        out
    }

    fn help() -> String {
        t!("dig-mars-terminal-help")
    }

    fn gloss(word: &str) -> Option<String> {
        let Ok(Action::Upgrade(which)) = format!("upgrade {word}").parse() else { return None };
        let name = track(which).to_lowercase();
        (name != word).then_some(name)
    }
}

/// The name of a track. Where a narrow page could break it does not matter here.
fn track(track: Track) -> String {
    words::track(track).replace('\u{ad}', "")
}

fn grid(out: &mut String, view: &View) {
    let columns: String =
        ["a", "b", "c", "d"].map(|name| format!("{name:^0$}", WIDTH + 3)).concat();
    writeln!(out, "{FAINT}   {}{FAINT:#}", columns.trim_end()).expect("strings grow");
    for (row, stacks) in (1..).zip(view.stacks.chunks(4)) {
        let border = |left: char, right: char| {
            let walls = stacks.iter().map(|stack| {
                let wall = if stack.tiles > 0 { "─" } else { "┄" };
                format!(" {left}{}{right}", wall.repeat(WIDTH))
            });
            walls.collect::<Vec<_>>().concat()
        };
        writeln!(out, "   {}", border('┌', '┐')).expect("strings grow");
        for line in 0..3 {
            let label = if line == 1 { format!("{row}") } else { " ".to_owned() };
            write!(out, "{FAINT} {label} {FAINT:#}").expect("strings grow");
            for stack in stacks {
                write!(out, " │{}│", pad(&cell(view, stack, line), WIDTH)).expect("strings grow");
            }
            out.push('\n');
        }
        writeln!(out, "   {}", border('└', '┘')).expect("strings grow");
    }
}

/// A line of a field.
fn cell(view: &View, stack: &StackView, line: u8) -> String {
    let with_depth = |text: String| {
        let depth = "▪".repeat(usize::from(stack.tiles));
        format!(" {}{depth} ", pad(&text, WIDTH - 2 - width(&depth)))
    };
    match (line, &stack.top) {
        (0, Some(TopView::Down { dig, .. })) => {
            let needed = t!("dig-mars-terminal-dig", level = dig.number());
            with_depth(format!("{} {needed}", ground(*dig)))
        }
        (0, Some(TopView::Up { tile })) => {
            let level = tile.face().transport.number();
            let needed = t!("dig-mars-terminal-carry", level = level);
            with_depth(format!("{STRONG}{needed}{STRONG:#}"))
        }
        (1, Some(TopView::Down { tile: Some(tile), .. })) => {
            format!(" {GOOD}{}{GOOD:#}", t!("dig-mars-terminal-seen", tile = short(*tile)))
        }
        (1, Some(TopView::Down { scanned, .. })) if !scanned.is_empty() => {
            let by: String = scanned.iter().map(|seat| letter(*seat)).collect();
            format!(" {}", t!("dig-mars-field-scanned", names = by))
        }
        (1, Some(TopView::Up { tile })) => {
            format!(" {}", t!("dig-mars-terminal-points", points = tile.face().points))
        }
        (2, _) => stations(view, stack),
        _ => String::new(),
    }
}

/// Who stands there, and how strong I am there.
fn stations(view: &View, stack: &StackView) -> String {
    let counts: Vec<(Seat, usize)> = (0..)
        .map(Seat::new)
        .zip(&view.seats)
        .map(|(seat, has)| (seat, has.stations.iter().filter(|at| **at == stack.field).count()))
        .collect();
    let standing: usize = counts.iter().map(|(_, count)| count).sum();
    let mut text = " ".to_owned();
    for (seat, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
        let style = colour(seat);
        let letter = letter(seat);
        // A crowd is counted, so that the field can hold it.
        let shown = if standing <= WIDTH / 2 {
            letter.to_string().repeat(count)
        } else {
            format!("{letter}{count}")
        };
        write!(text, "{style}{shown}{style:#}").expect("strings grow");
    }
    let mine = view.me.map(|me| &view.seats[me.index()]);
    if let (Some(mine), Some(top)) = (mine, &stack.top)
        && mine.stations.contains(&stack.field)
    {
        let strength = |level: Level| usize::from(level.number()) + standing - 1;
        let note = match top {
            TopView::Down { .. } => t!("dig-mars-terminal-dig", level = strength(mine.digging)),
            TopView::Up { .. } => t!("dig-mars-terminal-carry", level = strength(mine.transport)),
        };
        if width(&text) + 1 + width(&note) <= WIDTH {
            write!(text, " {FAINT}{note}{FAINT:#}").expect("strings grow");
        }
    }
    text
}

fn equipment(out: &mut String, view: &View, seat: Seat, has: &SeatView, name: &str) {
    let style = colour(seat);
    let mark =
        if view.active == Some(seat) { format!("{style}►{style:#}") } else { " ".to_owned() };
    let held = if view.shows_points(seat) {
        let held = format!("{}/{}", has.points, view.target);
        if has.points >= view.target { format!("{GOOD}{held}{GOOD:#}") } else { held }
    } else {
        "?".to_owned()
    };
    let level = |which: Track, level: Level| {
        let number = usize::from(level.number());
        format!("{} {}{}", track(which), "●".repeat(number), "○".repeat(4 - number))
    };
    writeln!(
        out,
        "{mark} {name}  {}  {}  {}  {} {held}",
        level(Track::Digging, has.digging),
        level(Track::Transport, has.transport),
        level(Track::Fleet, has.fleet),
        t!("dig-mars-score-points"),
    )
    .expect("strings grow");
}

fn ground(dig: Level) -> &'static str {
    ["░░", "▒▒", "▓▓", "██"][dig.index()]
}

fn short(tile: Tile) -> String {
    let face = tile.face();
    format!("{}/{}{}", face.points, face.transport, face.bonus.map_or("", |_| "+"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::{Language, Words, speak};

    #[test]
    fn words_of_the_notation_are_explained_where_they_differ() {
        text::add(Kit::TEXTS);
        assert_eq!(Kit::gloss("digging"), None);
        speak(Language::Latvian);
        assert_eq!(Kit::gloss("digging").as_deref(), Some("rakšana"));
        assert_eq!(Kit::gloss("transport").as_deref(), Some("transportēšana"));
        assert_eq!(Kit::gloss("b3"), None);
        speak(Language::English);
    }
}
