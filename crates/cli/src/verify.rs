use std::path::PathBuf;

use anyhow::{Context, Result};
use game::Seats;
use table::{
    Record, Seen, Verified,
    record::{Bytes32, Format, MAX_SEATS},
};
use text::{
    style::{GOOD, NEEDED},
    t,
};

use crate::files;

/// A record to check.
#[derive(clap::Args)]
pub struct Args {
    /// The record; `-` for standard input
    file: PathBuf,
    /// The promise that you saw before the match: the SHA-256 of the dealer's key
    #[arg(long, value_name = "HEX")]
    promise: Option<Bytes32>,
    /// Your own nonce
    #[arg(long, value_name = "HEX")]
    nonce: Option<Bytes32>,
    /// A hash that you saw when the nonces were asked for, such as `0=5f2c…`; once for each seat that had one
    #[arg(long, value_name = "SEAT=HEX", value_parser = hash)]
    hash: Vec<(usize, Bytes32)>,
}

/// Checks it and says what was checked, and what was not.
pub fn run(args: &Args) -> Result<()> {
    let record = files::read(&args.file)?;
    let seen = seen(args);
    let verified = games::verify_for(&record, &seen)
        .with_context(|| format!("{} could not be verified", args.file.display()))?;
    let result = record.result.as_deref().unwrap_or_default();
    for what in [
        t!("terminal-verified-lines"),
        t!("terminal-verified-rules", count = verified.events),
        t!("terminal-verified-key"),
        t!("terminal-verified-outcomes", count = verified.outcomes),
        t!("terminal-verified-result", result = result),
    ] {
        good(&what);
    }
    honesty(&record, &seen, &verified);
    Ok(())
}

/// What follows for the honesty of the dice, and for whom.
fn honesty(record: &Record, seen: &Seen, verified: &Verified) {
    if seen.commit.is_some() {
        good(&t!("terminal-verified-promise"));
    }
    if verified.format == Format::One {
        return note(&t!("terminal-verified-old"));
    }
    if verified.brought.is_empty() {
        note(&t!("terminal-verified-nobody"));
    } else {
        let seats = named(record, verified.brought);
        good(&t!("terminal-verified-brought", seats = seats));
    }
    if !verified.withheld.is_empty() {
        let (seats, count) = (named(record, verified.withheld), verified.courses());
        note(&t!("terminal-verified-withheld", seats = seats, count = count));
    }
    if let Some(seat) = verified.yours {
        good(&t!("terminal-verified-nonce", seat = seat.number()));
    }
    if seen.hashes.is_some() {
        good(&t!("terminal-verified-hashes"));
    }
    let whole = seen.commit.is_some() && seen.hashes.is_some() && verified.yours.is_some();
    if whole && verified.withheld.is_empty() {
        good(&t!("terminal-verified-proved"));
    } else if !whole && !verified.brought.is_empty() {
        note(&t!("terminal-verified-unseen"));
    }
    note(&t!("terminal-verified-remains"));
}

fn good(what: &str) {
    anstream::println!("{GOOD}ok{GOOD:#} {what}");
}

fn note(what: &str) {
    anstream::println!("{NEEDED}note{NEEDED:#} {what}");
}

/// The seats as the record has them.
fn named(record: &Record, seats: Seats) -> String {
    let names = &record.header().seats;
    let all = seats.iter().map(|seat| match names.get(seat.index()) {
        Some(name) => format!("{seat} {name}"),
        None => seat.to_string(),
    });
    all.collect::<Vec<_>>().join(", ")
}

fn seen(args: &Args) -> Seen {
    let mut hashes = [None; MAX_SEATS];
    for (seat, hash) in &args.hash {
        hashes[*seat] = Some(*hash);
    }
    let hashes = (!args.hash.is_empty()).then_some(hashes);
    Seen { commit: args.promise, hashes, nonce: args.nonce }
}

fn hash(text: &str) -> Result<(usize, Bytes32), String> {
    let wanted = || "write the seat, 0 to 7, `=`, and 64 hexadecimal digits".to_owned();
    let (seat, hash) = text.split_once('=').ok_or_else(wanted)?;
    let seat = seat.parse().ok().filter(|seat| *seat < MAX_SEATS).ok_or_else(wanted)?;
    Ok((seat, hash.parse().map_err(|_| wanted())?))
}
