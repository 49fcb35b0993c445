//! What a visit costs, and whether the page ever stops: `cargo xtask bench web`.

use std::{fmt::Write as _, fs, process::Command};

use anyhow::{Context as _, Result, ensure};

use crate::{
    bench::processor,
    client::{Build, games},
    e2e, needs,
    shell::{self, cargo_path, output, step, target},
};

/// Files that the start page does not load, by how their names begin; those of games are others.
const LATER: [&str; 2] = ["bots-", "worker-"];

/// Files that the service worker fetches afterwards, together with those above.
const AFTERWARDS: [&str; 3] = ["icon-", "galds.webmanifest", "service-worker.js"];

/// Measures how much a first visit loads, how long it takes until a person can click, and how the
/// page keeps moving while bots think; prints it and writes it down.
pub fn run() -> Result<()> {
    needs::program("chromium", "chromium")?;
    needs::program("chromedriver", "chromium-driver")?;
    // The client is built as it is shipped. Who hands out its files hardly matters.
    let galds = e2e::product(Build::Finished, "dev")?;
    let date = output(Command::new("date").arg("+%F"))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut report = format!(
        "# The page on {}\n\n{}, {cores} cores, {} before it began\n\n",
        date.trim(),
        processor(),
        shell::load()
    );
    sizes(&mut report)?;
    let measure = |what: &str| -> Result<Vec<Vec<String>>> {
        step(what);
        let mut measure = Command::new(cargo_path());
        measure.args(["run", "--quiet", "--package", "e2e", "--", what]);
        let printed = output(measure.env("GALDS", &galds))?;
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect();
        Ok(printed.lines().map(words).collect())
    };
    visit(&mut report, &measure("visit")?)?;
    frames(&mut report, &measure("frames")?)?;
    report.push_str("\nAt a full table on a phone:\n\n");
    for line in measure("smooth")? {
        writeln!(report, "- {}", line.join(" "))?;
    }
    println!("\n{report}");
    let file = format!("bench/runs/{}-web.md", date.trim());
    fs::write(&file, &report).with_context(|| format!("cannot write {file}"))?;
    println!("written to {file}");
    Ok(())
}

fn sizes(report: &mut String) -> Result<()> {
    report.push_str("| file | bytes | compressed | loaded |\n| --- | ---: | ---: | --- |\n");
    let (mut first, mut all) = (0, 0);
    let games: Vec<String> = games()?.iter().map(|game| format!("{game}-")).collect();
    let mut files: Vec<_> = fs::read_dir(target().join("page"))?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_>>()?;
    files.sort();
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if file.extension().is_some_and(|ending| ending == "br" || ending == "gz") {
            continue;
        }
        let plain = fs::metadata(&file)?.len();
        let small =
            fs::metadata(file.with_file_name(format!("{name}.br"))).map_or(plain, |it| it.len());
        let begins = |parts: &[&str]| parts.iter().any(|part| name.starts_with(part));
        let when = if begins(&LATER) || games.iter().any(|game| name.starts_with(game)) {
            "when it is played"
        } else if begins(&AFTERWARDS) {
            "afterwards"
        } else {
            first += small;
            "first visit"
        };
        all += small;
        writeln!(report, "| {name} | {plain} | {small} | {when} |")?;
    }
    writeln!(
        report,
        "\nAll files of a first visit, compressed: **{first} bytes**. What is needed to play without a network \
         follows once the page is there; with it, all files: {all} bytes."
    )?;
    Ok(())
}

fn visit(report: &mut String, printed: &[Vec<String>]) -> Result<()> {
    let [times] = printed else { anyhow::bail!("the measurement printed {printed:?}") };
    ensure!(times.len() == 4, "the measurement printed something else: {times:?}");
    writeln!(
        report,
        "What the browser received for it, headers included: **{} bytes**.\n\n\
         First visit on loopback with an empty cache, until one can click: **{} ms** (the middle of nine, \
         {} to {}).",
        times[3], times[1], times[0], times[2]
    )?;
    Ok(())
}

fn frames(report: &mut String, printed: &[Vec<String>]) -> Result<()> {
    report.push_str(
        "\nWhile an owl and hares play against each other and move at once: the time from one frame to the \
         next (16.7 ms where nothing is missed), and tasks of the page that took longer than 50 ms.\n\n\
         | game | frames | middle ms | 99 % ms | longest ms | long tasks | longest task ms |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for line in printed {
        ensure!(line.len() == 7, "the measurement printed something else: {line:?}");
        writeln!(report, "| {} |", line.join(" | "))?;
    }
    Ok(())
}
