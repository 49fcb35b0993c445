use std::path::PathBuf;

use anyhow::{Result, bail};
use game::{Observer, Seat};
use table::Replay;
use text::{style::FAINT, t};

use crate::{boards::Board, files};

/// A record to show.
#[derive(clap::Args)]
pub struct Args {
    /// The record; `-` for standard input
    file: PathBuf,
    /// Stop after this entry and show the board as it was then
    #[arg(long)]
    at: Option<u32>,
    /// See it through the eyes of this seat; otherwise as the public saw it
    #[arg(long)]
    seat: Option<u8>,
    /// Only the board, without the story that led to it
    #[arg(long)]
    board: bool,
}

/// Tells the match in words, and draws the board at the end or at the moment asked for.
pub fn run(args: &Args) -> Result<()> {
    let record = files::read(&args.file)?;
    let mut replay = Replay::new(games::of(record.header())?, record);
    let table = replay.table()?;
    let who = match args.seat {
        None => Observer::Public,
        Some(seat) if seat < table.seats() => Observer::Seat(Seat::new(seat)),
        Some(seat) => bail!("there is no seat {seat}; seats are 0 to {}", table.seats() - 1),
    };
    let board = Board::new(table);
    let last = replay.record().next() - 1;
    let at = args.at.unwrap_or(last);
    if at > last {
        bail!("the record has only {last} entries: --at {last}");
    }
    for number in 1..=at {
        match replay.step()? {
            _ if args.board => {}
            Some(Some(told)) => board.tell(&told, who),
            Some(None) => {
                anstream::println!("{FAINT}{number:4}{FAINT:#} {}", t!("terminal-undone"));
            }
            None => break,
        }
    }
    let table = if at == last { &replay.finish()? } else { replay.table()? };
    if !args.board {
        anstream::println!();
    }
    board.draw(table, who);
    board.standing(table);
    Ok(())
}
