use std::path::PathBuf;

use anyhow::{Context, Result};

use text::style::GOOD;

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
    let good = |what: &str| anstream::println!("{GOOD}ok{GOOD:#} {what}");
    good("no line was changed since the record was sealed");
    good(&format!("the rules allow each of its {} entries", verified.events));
    good("the dealer's key is the one that was promised before the match");
    good(&format!("each of its {} outcomes of fate follows from that key", verified.outcomes));
    good(&format!("the result is right: {}", record.result.as_deref().unwrap_or_default()));
    Ok(())
}
