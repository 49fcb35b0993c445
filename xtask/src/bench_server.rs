use std::{collections::BTreeMap, fmt::Write, fs, path::Path, process::Command};

use anyhow::{Context, Result};

use crate::{
    bench::processor,
    client::games,
    shell::{self, cargo, load, step},
};

/// What is measured: the games, taken in turn; how many matches; for how many seconds.
fn runs() -> Result<Vec<(String, u32, u32)>> {
    let games = games()?;
    let all = games.join(",");
    let mut runs = vec![(all.clone(), 200, 20)];
    runs.extend(games.into_iter().map(|game| (game, 200, 10)));
    runs.push((all, 5_000, 20));
    Ok(runs)
}

const INTRODUCTION: &str = "\
Random play over websockets on loopback against the release build of `galds serve`, durable writes on \
(WAL, `synchronous=FULL`: an action is answered after the disk has it). At each match are as few \
people as its game lets, each with one socket and at most one action under way; nobody pauses. The program that plays runs in \
one thread on the same processor. Milliseconds are from sending an action to the mover's own update. \
Memory is the growth of the resident set.";

/// Measures the server under load, and writes it down.
pub fn run() -> Result<()> {
    cargo(&["build", "--release", "--package", "cli", "--package", "bench"])?;
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let release = Path::new(&target).join("release");
    let folder = Path::new(&target).join("load");
    let date = shell::output(Command::new("date").arg("+%F"))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut report = format!(
        "# The server under load on {}\n\n{}, {cores} cores, {}\n\n{INTRODUCTION}\n\n",
        date.trim(),
        processor(),
        load()
    );
    let mut results = Vec::new();
    for (games, matches, seconds) in runs()? {
        step(&format!("{matches} matches of {games}"));
        let before = load();
        let printed = shell::output(
            Command::new(release.join("load")).arg(release.join("galds")).arg(&folder).args([
                games.as_str(),
                &matches.to_string(),
                &seconds.to_string(),
            ]),
        )?;
        println!("{printed}{before}");
        results.push((games, matches, before, Numbers::read(&printed)));
    }
    speed(&mut report, &results)?;
    memory(&mut report, &results)?;
    let file = format!("bench/runs/{}-server.md", date.trim());
    fs::write(&file, &report).with_context(|| format!("cannot write {file}"))?;
    println!("\nwritten to {file}");
    Ok(())
}

type Results = [(String, u32, String, Numbers)];

fn speed(report: &mut String, results: &Results) -> Result<()> {
    report.push_str(
        "| games | matches | sockets | actions/s | p50 ms | p99 ms | p99.9 ms | server, cores | \
         player, cores | server µs/action | one sync µs |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for (games, matches, _, numbers) in results {
        write!(report, "| {} | {matches} |", games.replace(',', ", "))?;
        for name in [
            "sockets",
            "actions_per_second",
            "p50_milliseconds",
            "p99_milliseconds",
            "p999_milliseconds",
            "server_cores",
            "load_cores",
            "server_microseconds_per_action",
            "sync_microseconds",
        ] {
            write!(report, " {} |", numbers.get(name)?)?;
        }
        report.push('\n');
    }
    report.push_str(
        "\nA sync is one write of 4 KiB to the same disk with nothing else going on in the server, the \
         middle of fifty.\n\n",
    );
    for (games, matches, load, _) in results {
        writeln!(report, "- {matches} of {games}: {load} before it began")?;
    }
    Ok(())
}

fn memory(report: &mut String, results: &Results) -> Result<()> {
    report.push_str(
        "\n## Memory\n\nLive: started and in memory, nobody connected. All asleep: everybody has left, every \
         match has gone to sleep; what the allocator keeps for later counts. After a restart: the same file, \
         nobody has come yet.\n\n\
         | games | matches | KiB a live match | KiB with its sockets | KiB after play | MB empty | MB after play | \
         MB all asleep | MB after a restart | MB on disk |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for (games, matches, _, numbers) in results {
        write!(report, "| {} | {matches} |", games.replace(',', ", "))?;
        for name in [
            "bytes_per_live_match",
            "bytes_per_live_match_with_sockets",
            "bytes_per_match_after_play",
        ] {
            let bytes: f64 = numbers.get(name)?.parse()?;
            write!(report, " {:.1} |", bytes / 1024.0)?;
        }
        for name in [
            "megabytes_empty",
            "megabytes_after_play",
            "megabytes_all_asleep",
            "megabytes_all_asleep_after_restart",
            "megabytes_on_disk",
        ] {
            write!(report, " {} |", numbers.get(name)?)?;
        }
        report.push('\n');
    }
    Ok(())
}

/// What `load` printed.
struct Numbers(BTreeMap<String, String>);

impl Numbers {
    fn read(printed: &str) -> Self {
        let lines = printed.lines().filter_map(|line| line.split_once('='));
        Numbers(lines.map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    fn get(&self, name: &str) -> Result<&str> {
        self.0.get(name).map(String::as_str).with_context(|| format!("load printed no `{name}`"))
    }
}
