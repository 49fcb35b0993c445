//! How text looks in a terminal: colours, and never colour alone, as each seat also has a letter;
//! columns, and how much fits into them.

use anstyle::{AnsiColor, Color, Style};
use game::Seat;

/// What went wrong.
pub const BAD: Style = fg(AnsiColor::Red).bold();
/// What is well.
pub const GOOD: Style = fg(AnsiColor::Green).bold();
/// What matters less.
pub const FAINT: Style = Style::new().dimmed();
/// What is missing.
pub const NEEDED: Style = fg(AnsiColor::Yellow).bold();
/// What matters most.
pub const STRONG: Style = Style::new().bold();

/// How wide a terminal is at least.
pub const COLUMNS: usize = 80;

const fn fg(color: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(color)))
}

/// The colour of a seat.
pub const fn seat(seat: Seat) -> Style {
    fg(match seat.index() % 5 {
        0 => AnsiColor::BrightBlue,
        1 => AnsiColor::BrightYellow,
        2 => AnsiColor::BrightGreen,
        3 => AnsiColor::BrightMagenta,
        _ => AnsiColor::BrightCyan,
    })
    .bold()
}

/// The letter of a seat.
pub fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.number())
}

/// How many columns a text takes. Colours take none.
pub fn width(text: &str) -> usize {
    let mut coloured = false;
    let shown = text.chars().filter(|&letter| {
        let begins = letter == '\x1b';
        let ends = coloured && letter == 'm';
        let hidden = coloured || begins;
        coloured = (coloured || begins) && !ends;
        !hidden
    });
    shown.count()
}

/// A text with so many blanks behind it that it takes this many columns.
pub fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Items one after the other, in as many lines as they need, each indented by this much.
pub fn wrap(items: &[String], between: &str, indent: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let item = if at + 1 < items.len() { format!("{item}{between}") } else { item.clone() };
        match lines.last_mut() {
            Some(line) if indent + width(line) + width(item.trim_end()) <= COLUMNS => {
                line.push_str(&item);
            }
            _ => lines.push(item),
        }
    }
    let indent = " ".repeat(indent);
    lines.iter().flat_map(|line| [indent.as_str(), line.trim_end(), "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_columns() {
        let text = format!("{GOOD}Āfrika{GOOD:#} {STRONG}3{STRONG:#}");
        assert_eq!(width(&text), 8);
        assert_eq!(pad(&text, 10), format!("{text}  "));
        assert_eq!(pad(&text, 3), text);
    }

    #[test]
    fn items_go_on_in_the_next_line() {
        let items: Vec<String> = (0..30).map(|number| format!("number {number}")).collect();
        let wrapped = wrap(&items, ", ", 2);
        assert!(wrapped.lines().count() > 2, "{wrapped}");
        assert!(wrapped.lines().all(|line| line.starts_with("  number") && width(line) <= COLUMNS));
        let joined: Vec<&str> = wrapped.lines().map(str::trim).collect();
        assert_eq!(joined.join(" "), items.join(", "));
        assert_eq!(wrap(&[], ", ", 2), "");
    }
}
