//! Colours, and never colour alone: each seat also has a letter.

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
