//! What a first visit costs: `cargo xtask bench web`.

use std::{fs, process::Command};

use anyhow::{Result, ensure};

use crate::{
    client::Build,
    e2e, needs,
    shell::{cargo_path, output, target},
};

/// Files that the start page does not load, by how their names begin.
const LATER: [&str; 5] = ["trains-", "dig-mars-", "rawsiko-", "bots-", "worker-"];

/// Prints how much a first visit loads, and how long it takes until a person can click.
pub fn run() -> Result<()> {
    needs::program("chromium", "chromium")?;
    needs::program("chromedriver", "chromium-driver")?;
    let galds = e2e::product(Build::Finished, "release")?;
    println!("| file | bytes | brotli | when |\n| --- | ---: | ---: | --- |");
    let mut first = 0;
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
        let later = LATER.iter().any(|part| name.starts_with(part));
        let when = if later { "when it is played" } else { "first visit" };
        println!("| {name} | {plain} | {small} | {when} |");
        first += if later { 0 } else { small };
    }
    println!("\nfirst visit: {first} bytes over the network");
    let measured = |what: &str| {
        let mut measure = Command::new(cargo_path());
        measure.args(["run", "--quiet", "--release", "--package", "e2e", "--", what]);
        output(measure.env("GALDS", &galds))
    };
    let times = measured("visit")?;
    let times: Vec<&str> = times.split_whitespace().collect();
    ensure!(times.len() == 3, "the measurement printed something else: {times:?}");
    println!(
        "\nfirst visit on loopback, until one can click: {} ms (of nine: {} to {})",
        times[1], times[0], times[2]
    );
    println!("RAWsiko with five seats on a phone: {}", measured("smooth")?.trim());
    Ok(())
}
