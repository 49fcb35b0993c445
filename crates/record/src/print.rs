use std::fmt::{self, Display, Write};

use crate::{Brought, Entry, Format, Header, Record, Seal, What, Who};

/// The text of the record. A finished one, with a result and a key, ends with its seal.
impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        write!(text, "{}", self.header)?;
        for (number, entry) in (1..).zip(&self.entries) {
            writeln!(text, "{number} {entry}")?;
        }
        if let Some(result) = &self.result {
            writeln!(text, "result {result}")?;
        }
        if let Some(key) = &self.key {
            writeln!(text, "key {key}")?;
        }
        f.write_str(&text)?;
        if self.result.is_some() && self.key.is_some() {
            write!(f, "{}", Seal::of(text.lines()))?;
        }
        Ok(())
    }
}

impl Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { format, game, rules, setup, seats, commit, nonces } = self;
        let format = match format {
            Format::One => 1,
            Format::Two => 2,
        };
        write!(f, "galds {format}\ngame {game}\nrules {rules}\nsetup {setup}\n")?;
        for (seat, name) in seats.iter().enumerate() {
            writeln!(f, "seat {seat} {name}")?;
        }
        if let Some(commit) = commit {
            writeln!(f, "commit {commit}")?;
        }
        for (seat, brought) in nonces.iter().enumerate() {
            match brought {
                Brought::Nothing => {}
                Brought::Nonce(nonce) => writeln!(f, "nonce {seat} {nonce}")?,
                Brought::Withheld(hash) => writeln!(f, "withheld {seat} {hash}")?,
            }
        }
        Ok(())
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.who {
            Who::Fate => f.write_char('!')?,
            Who::Seat(seat) => write!(f, "{seat}")?,
        }
        match &self.what {
            What::Event(text) => write!(f, " {text}")?,
            What::Undo(to) => write!(f, " undo {to}")?,
        }
        match &self.note {
            Some(note) => write!(f, " ; {note}"),
            None => Ok(()),
        }
    }
}
