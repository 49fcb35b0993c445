use std::path::PathBuf;

use anyhow::{Context, Result};

use text::{style::GOOD, t};

use crate::files;

/// A record to check.
#[derive(clap::Args)]
pub struct Args {
    /// The record; `-` for standard input
    file: PathBuf,
}

/// Checks it and says what was checked.
pub fn run(args: &Args) -> Result<()> {
    let record = files::read(&args.file)?;
    let verified = games::verify(&record)
        .with_context(|| format!("{} could not be verified", args.file.display()))?;
    let result = record.result.as_deref().unwrap_or_default();
    for what in [
        t!("terminal-verified-lines"),
        t!("terminal-verified-rules", count = verified.events),
        t!("terminal-verified-key"),
        t!("terminal-verified-outcomes", count = verified.outcomes),
        t!("terminal-verified-result", result = result),
    ] {
        anstream::println!("{GOOD}ok{GOOD:#} {what}");
    }
    Ok(())
}
