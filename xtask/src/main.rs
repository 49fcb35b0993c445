//! Builds, runs and checks everything: `cargo xtask COMMAND`.

mod bench;
mod bench_server;
mod bench_web;
mod client;
mod compiler_wrapper;
mod e2e;
mod fuzz;
mod lint;
mod needs;
mod new_game;
mod pictures;
mod shell;
mod soak;
mod test;

use std::process::ExitCode;

use anyhow::{Result, bail};

use compiler_wrapper::Wrapper;
use shell::Progress;

const USAGE: &str = "\
cargo xtask play [ARGS]              build everything and open the table at a local address
cargo xtask client [--quick]         build the client; says where its files are
cargo xtask test                     run every test, installing what they need where it may
cargo xtask e2e [--finished] [TEST]  only the tests in a real browser
cargo xtask new-game NAME            write a small complete game, to begin from
cargo xtask new-game --check         make one in a scratch place and try it out
cargo xtask lint                     formatting, lints and documentation, warnings denied
cargo xtask bench                    measure speed; writes bench/runs/DATE.md
cargo xtask bench web                measure what a first visit of the page costs
cargo xtask bench server             measure the server under load; writes bench/runs/DATE-server.md
cargo xtask soak [MINUTES]           play while the server is killed, out of space and pestered, for an hour
                                     unless said otherwise; writes bench/runs/DATE-soak.md
cargo xtask fuzz [TARGET] [SECONDS]  fuzz one target, or all, each for 60 seconds
cargo xtask pictures                 take the pictures of the README anew
cargo xtask looks [--few]            a sheet of every screen in every size, language and theme,
                                     or with each screen in one language and theme";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = Wrapper::now().map_or_else(|| run(&args), |wrapper| wrapper.run(&args));
    match done {
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
            let how = client::Build::Finished;
            let galds = e2e::product(how, how.profile())?;
            shell::run(std::process::Command::new(galds).arg("serve").args(rest))
        }
        ["client", rest @ ..] => {
            let how =
                if rest == ["--quick"] { client::Build::Quick } else { client::Build::Finished };
            println!("{}", client::build(how, &mut Progress::of(client::STEPS))?.display());
            Ok(())
        }
        ["test"] => test::run(),
        ["e2e", rest @ ..] => e2e::test(rest),
        ["new-game", "--check"] => new_game::check(),
        ["new-game", name] => new_game::run(name),
        ["lint"] => lint::run(),
        ["bench"] => bench::run(),
        ["bench", "web"] => bench_web::run(),
        ["bench", "server"] => bench_server::run(),
        ["soak"] => soak::run(None),
        ["soak", minutes] => soak::run(Some(minutes)),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["pictures"] => pictures::run_all(),
        ["looks", rest @ ..] => pictures::looks(rest),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("no such command: {}\n{USAGE}", args.join(" ")),
    }
}
