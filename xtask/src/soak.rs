use std::{fs, process::Command};

use anyhow::{Context, Result, ensure};

use crate::{
    bench::processor,
    shell::{self, load, target},
};

/// For how many minutes, unless somebody says otherwise.
const MINUTES: &str = "60";

const INTRODUCTION: &str = "\
People and bots play all games over websockets on loopback against the real process with its real file. Meanwhile it is \
killed and started again on the same file, its disk is full and has room again (its files may not grow), it stands still, \
and there are readers that do not read, sockets that never say hello, crowds of spectators and talkers of nonsense.";

/// Lets the server run while everything goes wrong that can, and writes down how it went. The test
/// `soak` of `cli` does the work, as it does in a short form whenever tests are run.
pub fn run(minutes: Option<&str>) -> Result<()> {
    let minutes = minutes.unwrap_or(MINUTES);
    ensure!(minutes.parse::<u64>().is_ok(), "`{minutes}` is not a number of minutes");
    let before = load();
    let told = target().join("soak.md");
    let mut soak = Command::new(shell::cargo_path());
    soak.args(["test", "--release", "--package", "cli", "--test", "soak", "--", "--nocapture"]);
    shell::run(soak.env("GALDS_SOAK", minutes).env("GALDS_REPORT", &told))?;
    let date = shell::output(Command::new("date").arg("+%F"))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let told = fs::read_to_string(&told).context("the test has written no report")?;
    let report = format!(
        "# The server in trouble on {}\n\n{}, {cores} cores, {before} before it began\n\n{INTRODUCTION}\n\n{told}",
        date.trim(),
        processor()
    );
    let file = format!("bench/runs/{}-soak.md", date.trim());
    fs::write(&file, report).with_context(|| format!("cannot write {file}"))?;
    println!("\nwritten to {file}");
    Ok(())
}
