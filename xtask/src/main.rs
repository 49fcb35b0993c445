//! Builds, runs and checks everything: `cargo xtask COMMAND`.

mod bench;
mod bench_server;
mod fuzz;
mod lint;
mod map;
mod needs;
mod pictures;
mod shell;
mod test;

use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "\
cargo xtask play [ARGS]              build galds and play in this terminal
cargo xtask test                     run every test, installing what they need where it may
cargo xtask lint                     formatting, lints and documentation, warnings denied
cargo xtask bench                    measure speed; writes bench/runs/DATE.md
cargo xtask bench server             measure the server under load; writes bench/runs/DATE-server.md
cargo xtask fuzz [TARGET] [SECONDS]  fuzz one target, or all, each for 60 seconds
cargo xtask pictures                 draw the pictures of the README anew
cargo xtask map [--check]            draw the map of RAWsiko, or check that it is up to date";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[&str]) -> Result<()> {
    std::env::set_current_dir(shell::root())?;
    match args {
        ["play", rest @ ..] => {
            let galds = ["run", "--quiet", "--release", "--package", "cli", "--", "play"];
            shell::cargo(&[&galds, rest].concat())
        }
        ["test"] => test::run(),
        ["lint"] => lint::run(),
        ["bench"] => bench::run(),
        ["bench", "server"] => bench_server::run(),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["pictures"] => pictures::run(),
        ["map", rest @ ..] => map::run(rest),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("no such command: {}\n{USAGE}", args.join(" ")),
    }
}
