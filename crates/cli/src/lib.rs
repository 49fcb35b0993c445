//! `galds`: a board-game table in the terminal and on the network.
//!
//! A library, so that its parts can be driven without a terminal; the binary is one call of
//! [`main`].

mod arena;
mod boards;
mod clock;
pub mod engine;
mod files;
mod language;
mod play;
mod replay;
mod serve;
mod share;
mod sim;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use text::{Language, t};

/// A board-game table: play, simulate, replay and check matches.
#[derive(Parser)]
#[command(name = "galds", version, arg_required_else_help = true)]
struct Args {
    /// The language of the table: en, lv or sk; if not said, that of the system (`LC_ALL`,
    /// `LC_MESSAGES`, `LANG`)
    #[arg(long, global = true, value_name = "CODE", value_parser = language::parse)]
    language: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in this terminal, with people and bots on one screen
    Play(play::Args),
    /// Play random matches as fast as possible and count
    Sim(sim::Args),
    /// Let bots play against each other, and rate them
    Arena(arena::Args),
    /// Show a recorded match, or one moment of it
    Replay(replay::Args),
    /// Check a finished record: rules, result, and every outcome of fate
    Verify(verify::Args),
    /// Serve a program in any language over standard input and output (see docs/engine.md)
    Engine,
    /// Serve the table on the network (see docs/server.md)
    Serve(Box<serve::Args>),
    /// List the games
    Games,
}

/// Runs the command that the arguments of this process ask for.
pub fn main() -> ExitCode {
    let args = Args::parse();
    language::speak(args.language);
    let outcome = match args.command {
        Command::Play(args) => play::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Engine => engine::run(),
        Command::Serve(args) => serve::run(&args),
        Command::Games => {
            list_games();
            Ok(())
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("{}error:{:#} {error:#}", text::style::BAD, text::style::BAD);
            ExitCode::FAILURE
        }
    }
}

fn list_games() {
    for game in games::GAMES {
        let (least, most) = (*game.seats.start(), *game.seats.end());
        let seats = t!("terminal-game-seats", least = least, most = most);
        anstream::println!("{:10} {}, {seats}", game.id, game.title);
    }
}

/// A game by its name.
fn game(id: &str) -> anyhow::Result<&'static table::AnyGame> {
    Ok(games::lookup(id)?)
}
