use std::{fs, process::Command};

use anstyle_svg::Term;
use anyhow::{Context, Result};

use crate::shell::{self, cargo_path};

/// A moment of a stored record for each game: file, entry, and the seat that looks.
const MOMENTS: [(&str, &str, &str, &str); 3] = [
    ("trains", "hare-3", "50", "0"),
    ("dig-mars", "hare-3", "150", "1"),
    ("rawsiko", "hare-3", "300", "0"),
];

/// Draws what the terminal shows at these moments.
pub fn run() -> Result<()> {
    for (game, record, at, seat) in MOMENTS {
        let record = format!("games/{game}/tests/records/{record}.galds");
        let galds = ["run", "--quiet", "--release", "--package", "cli", "--", "replay", "--board"];
        let board = shell::output(
            Command::new(cargo_path())
                .args(galds)
                .args([&record, "--at", at, "--seat", seat])
                .env("CLICOLOR_FORCE", "1"),
        )?;
        let file = format!("docs/pictures/{game}.svg");
        fs::write(&file, Term::new().render_svg(&board))
            .with_context(|| format!("cannot write {file}"))?;
        println!("drawn: {file}");
    }
    Ok(())
}
