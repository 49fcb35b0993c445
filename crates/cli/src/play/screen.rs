use std::io::{IsTerminal, stdout};

/// Wipes the screen and what was scrolled away; on paper, draws a line.
pub fn clear() {
    if stdout().is_terminal() {
        anstream::print!("\x1b[2J\x1b[3J\x1b[H");
    } else {
        anstream::println!("{}", "-".repeat(72));
    }
}
