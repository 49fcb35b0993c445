use std::{fmt::Write, fs, ops::RangeInclusive, process::Command};

use anyhow::{Context, Result, ensure};

use crate::{
    needs,
    shell::{self, cargo, step},
};

/// Parts of an event, measured apart: what each does for every state of a random match.
const PARTS: [(&str, &str); 4] = [
    ("list", "asking whose turn it is and listing their actions"),
    ("sample", "asking whose turn it is and sampling chance outcomes"),
    ("clone", "a copy of the state"),
    ("apply", "a copy of the state, and the event applied to it"),
];

/// Measures random play in one thread by clock and by callgrind, and writes it down.
pub fn run() -> Result<()> {
    needs::program("valgrind", "valgrind")?;
    cargo(&["build", "--release", "--package", "bench"])?;
    let date = shell::output(Command::new("date").arg("+%F"))?;
    let rustc = shell::output(Command::new("rustc").arg("--version"))?;
    let mut report = format!("# Speed on {}\n\n{}, {}\n\n", date.trim(), rustc.trim(), processor());
    report.push_str(
        "Random play in one thread, matches cut off after 10,000 events. Nanoseconds are the best \
         of five runs; *picks* is the same time in units of one `rng.below(28)` in the same minute. \
         Instructions are counted by callgrind, listing and choosing of actions included.\n\n",
    );
    report.push_str("| game | seats | bytes of a state | games/s | events/s | ns/event | picks/event | instructions/event |\n");
    report.push_str("| --- | --- | --- | --- | --- | --- | --- | --- |\n");
    let mut parts = String::new();
    for (game, seats) in games()? {
        let fewest = *seats.start();
        for seats in seats {
            step(&format!("{game}, {seats} seats"));
            let line = whole(&game, seats)?;
            println!("{line}");
            writeln!(report, "{line}")?;
        }
        writeln!(parts, "\nInstructions per event by part, {game}, {fewest} seats:\n")?;
        for (part, what) in PARTS {
            let cost = instructions(&game, fewest, part)?;
            println!("{part} {cost:.0}");
            writeln!(parts, "- {part}: {cost:.0} ({what})")?;
        }
    }
    report.push_str(&parts);
    let file = format!("bench/runs/{}.md", date.trim());
    fs::write(&file, &report).with_context(|| format!("cannot write {file}"))?;
    println!("\nwritten to {file}");
    Ok(())
}

/// Each game with its numbers of seats, as `bench` knows them.
fn games() -> Result<Vec<(String, RangeInclusive<u8>)>> {
    let printed = shell::output(Command::new("target/release/bench").arg("games"))?;
    let read = |line: &str| {
        let [game, least, most] = line.split(' ').collect::<Vec<_>>()[..] else { return None };
        Some((game.to_owned(), least.parse().ok()?..=most.parse().ok()?))
    };
    let games = printed.lines().map(|line| read(line).context("bench printed something else"));
    games.collect()
}

fn whole(game: &str, seats: u8) -> Result<String> {
    let passes = 200;
    let best = |part: &str| -> Result<Measured> {
        let runs = (0..5).map(|_| bench(game, seats, part, passes)).collect::<Result<Vec<_>>>()?;
        runs.into_iter().min_by_key(|run| run.nanos).context("five runs")
    };
    let (play, pick) = (best("play")?, best("below")?);
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    let per_event = |run: &Measured| run.nanos as f64 / (run.events * u64::from(passes)) as f64;
    let (nanos, pick) = (per_event(&play), per_event(&pick));
    let cost = instructions(game, seats, "play")?;
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    let games = play.matches as f64 / (play.nanos as f64 / 1e9);
    let bytes = play.bytes;
    Ok(format!(
        "| {game} | {seats} | {bytes} | {games:.0} | {:.1} million | {nanos:.1} | {:.1} | {cost:.0} |",
        1e3 / nanos,
        nanos / pick
    ))
}

struct Measured {
    /// Events in one pass.
    events: u64,
    nanos: u64,
    bytes: u64,
    matches: u64,
}

fn bench(game: &str, seats: u8, part: &str, passes: u32) -> Result<Measured> {
    let [seats, passes] = [seats.to_string(), passes.to_string()];
    read(&shell::output(Command::new("target/release/bench").args([game, &seats, part, &passes]))?)
}

fn read(printed: &str) -> Result<Measured> {
    let numbers: Vec<u64> =
        printed.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    ensure!(numbers.len() == 5, "bench printed `{}`", printed.trim());
    Ok(Measured { events: numbers[0], nanos: numbers[1], bytes: numbers[2], matches: numbers[3] })
}

/// Instructions per event: what twice as many passes cost more.
fn instructions(game: &str, seats: u8, part: &str) -> Result<f64> {
    let count = |passes: u32| -> Result<(u64, u64)> {
        let file = format!("target/callgrind-{game}-{seats}-{part}");
        let printed = shell::output(
            Command::new("valgrind")
                .args(["--quiet", "--tool=callgrind", &format!("--callgrind-out-file={file}")])
                .args([
                    "target/release/bench",
                    game,
                    &seats.to_string(),
                    part,
                    &passes.to_string(),
                ]),
        )?;
        let profile = fs::read_to_string(&file)?;
        let total = profile.lines().find_map(|line| line.strip_prefix("totals: "));
        let total = total.context("callgrind counted nothing")?.trim().parse()?;
        Ok((read(&printed)?.events * u64::from(passes), total))
    };
    let (once, twice) = (count(10)?, count(20)?);
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    Ok((twice.1 - once.1) as f64 / (twice.0 - once.0) as f64)
}

/// What this machine calls its processor.
pub fn processor() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("model name"));
    name.map_or_else(
        || std::env::consts::ARCH.to_owned(),
        |name| name.trim_matches([' ', ':', '\t']).to_owned(),
    )
}
