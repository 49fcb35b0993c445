use std::fmt::Write;

use dig_mars::{Bonus, Level, Phase, SeatView, StackView, Tile, TopView, View};
use game::Seat;
use text::style::{FAINT, GOOD, STRONG, letter, seat as colour};
use text::{Seating, Terminal};

use crate::Kit;

/// How many characters fit between the walls of a field.
const WIDTH: usize = 15;

impl Terminal for Kit {
    fn draw(view: &View, seating: &Seating) -> String {
        let mut out = String::new();
        grid(&mut out, view);
        for (seat, has) in (0..).map(Seat::new).zip(&view.seats) {
            equipment(&mut out, view, seat, has, &seating.name(seat));
        }
        if let (Phase::Turn, Some(active)) = (view.phase, view.active) {
            let left = match view.actions {
                0 => "no action left".to_owned(),
                1 => "1 action left".to_owned(),
                count => format!("{count} actions left"),
            };
            let name = seating.name(active);
            write!(out, "  {name}: {left}").expect("strings grow");
            if !view.bonuses.is_empty() {
                let list: Vec<&str> = view.bonuses.iter().map(|bonus| meaning(*bonus)).collect();
                write!(out, "; bonuses to use: {STRONG}{}{STRONG:#}", list.join(", "))
                    .expect("strings grow");
            }
            out.push('\n');
        }
        out
    }

    fn help() -> String {
        "\
Dig, carry, upgrade: first to 40 points with two seats, 30 with three, 20 with four. Three actions a turn:
  dig b3            turn over the tile on which you have a station, if your digging is strong enough
  transport b3      take a tile that lies face up, if your transport is strong enough
  move b3 b4        a station of yours to the next field, or over empty ones to the nearest stack
  upgrade digging   or transport, or fleet: 1, 2 or 3 points for level 2, 3 or 4
  bonus …           what a dug tile gave you, on top of the three actions, in this turn only
  declare           victory, in your own turn, once you have the points
  end               your turn is over
Every other station on a field, anybody's, adds 1 to your strength there; points are shared among
the seats on it. ░ ▒ ▓ █ is how hard the ground is, 1 to 4; the squares are the tiles in a stack.".to_owned()
    }
}

fn grid(out: &mut String, view: &View) {
    let columns: String = ["a", "b", "c", "d"].map(|name| format!("{name:^18}")).concat();
    writeln!(out, "{FAINT}   {columns}{FAINT:#}").expect("strings grow");
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
                let (text, width) = cell(view, stack, line);
                let blank = " ".repeat(WIDTH.saturating_sub(width));
                write!(out, " │{text}{blank}│").expect("strings grow");
            }
            out.push('\n');
        }
        writeln!(out, "   {}", border('└', '┘')).expect("strings grow");
    }
}

/// A line of a field, and how wide it is without its colours.
fn cell(view: &View, stack: &StackView, line: u8) -> (String, usize) {
    let plain = |text: String| {
        let width = text.chars().count();
        (text, width)
    };
    match (line, &stack.top) {
        (0, Some(TopView::Down { dig, .. })) => {
            let depth = "▪".repeat(usize::from(stack.tiles));
            plain(format!(" {} dig {dig}  {depth}", ground(*dig)))
        }
        (0, Some(TopView::Up { tile })) => {
            let depth = "▪".repeat(usize::from(stack.tiles));
            let (text, width) = plain(format!(" carry {}  {depth}", tile.face().transport));
            (format!("{STRONG}{text}{STRONG:#}"), width)
        }
        (1, Some(TopView::Down { tile: Some(tile), .. })) => {
            let (text, width) = plain(format!(" you saw {}", short(*tile)));
            (format!("{GOOD}{text}{GOOD:#}"), width)
        }
        (1, Some(TopView::Down { scanned, .. })) if !scanned.is_empty() => {
            let by: String = scanned.iter().map(|seat| letter(*seat)).collect();
            plain(format!(" seen by {by}"))
        }
        (1, Some(TopView::Up { tile })) => plain(format!(" {}", points(tile.face().points))),
        (2, _) => stations(view, stack),
        _ => plain(String::new()),
    }
}

/// Who stands there, and how strong I am there.
fn stations(view: &View, stack: &StackView) -> (String, usize) {
    let (mut text, mut width) = (" ".to_owned(), 1);
    let mut standing = 0;
    for (seat, has) in (0..).map(Seat::new).zip(&view.seats) {
        let count = has.stations.iter().filter(|field| **field == stack.field).count();
        let style = colour(seat);
        let letters = letter(seat).to_string().repeat(count);
        write!(text, "{style}{letters}{style:#}").expect("strings grow");
        width += count;
        standing += count;
    }
    let mine = view.me.map(|me| &view.seats[me.index()]);
    if let (Some(mine), Some(top)) = (mine, &stack.top)
        && mine.stations.contains(&stack.field)
    {
        let (level, what) = match top {
            TopView::Down { .. } => (mine.digging, "dig"),
            TopView::Up { .. } => (mine.transport, "carry"),
        };
        let strength = usize::from(level.number()) + standing - 1;
        let note = format!(" {what} {strength}");
        width += note.chars().count();
        write!(text, "{FAINT}{note}{FAINT:#}").expect("strings grow");
    }
    (text, width)
}

fn equipment(out: &mut String, view: &View, seat: Seat, has: &SeatView, name: &str) {
    let style = colour(seat);
    let mark =
        if view.active == Some(seat) { format!("{style}►{style:#}") } else { " ".to_owned() };
    let held = if view.shows_points(seat) {
        let declares = has.points >= view.target;
        let held = format!("{} of {}", has.points, view.target);
        if declares { format!("{GOOD}{held}{GOOD:#}") } else { held }
    } else {
        "hidden".to_owned()
    };
    let pips = |level: Level| {
        let number = usize::from(level.number());
        format!("{}{}", "●".repeat(number), "○".repeat(4 - number))
    };
    writeln!(
        out,
        "{mark} {name}  digging {}  transport {}  fleet {}  points {held}",
        pips(has.digging),
        pips(has.transport),
        pips(has.fleet)
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

fn meaning(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Dig => "dig",
        Bonus::Transport => "transport",
        Bonus::Move => "move",
        Bonus::Point => "point",
        Bonus::Scan => "scan",
    }
}

fn points(count: u8) -> String {
    if count == 1 { "1 point".to_owned() } else { format!("{count} points") }
}
