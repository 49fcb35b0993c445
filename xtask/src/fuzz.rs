use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result, ensure};

use crate::{
    client::games,
    compiler_wrapper::Wrapper,
    needs,
    shell::{self, cargo_path, step},
};

/// Fuzzes the targets named, each for a time.
pub fn run(args: &[&str]) -> Result<()> {
    let known = targets()?;
    let (chosen, seconds) = match args {
        [] => ("all", "60"),
        [target] => (*target, "60"),
        [target, seconds, ..] => (*target, *seconds),
    };
    ensure!(
        chosen == "all" || known.iter().any(|name| name == chosen),
        "there is no fuzz target {chosen}; there is {}",
        known.join(", ")
    );
    ensure!(seconds.parse::<u32>().is_ok(), "`{seconds}` is not a number of seconds");
    needs::program("c++", "g++")?;

    // With the whole workspace chosen, what others wrote has the same features as for the tests.
    let mut build = Command::new(cargo_path());
    build.args(["build", "--workspace"]);
    for target in &known {
        build.args(["--bin", &format!("fuzz-{target}")]);
    }
    shell::run(Wrapper::Coverage.put_before(&mut build)?)?;
    let folder = shell::target();
    for target in known.iter().filter(|name| chosen == "all" || *name == chosen) {
        step(&format!("fuzzing {target} for {seconds} seconds"));
        let corpus = folder.join("corpus").join(target);
        let found = format!("fuzz/artifacts/{target}/");
        fs::create_dir_all(&corpus)?;
        fs::create_dir_all(&found)?;
        shell::run(
            Command::new(folder.join("debug").join(format!("fuzz-{target}")))
                .arg(corpus)
                .args(seeds(target)?)
                .arg(format!("-max_total_time={seconds}"))
                .arg(format!("-artifact_prefix={found}"))
                .args(["-max_len=8192", "-timeout=10", "-verbosity=0", "-print_final_stats=1"]),
        )
        .with_context(|| format!("{target} found something; the input is under {found}"))?;
    }
    Ok(())
}

/// Folders with inputs to begin with.
fn seeds(target: &str) -> Result<Vec<PathBuf>> {
    let own = PathBuf::from(format!("fuzz/seeds/{target}"));
    let mut folders = vec![own];
    for game in games()? {
        let game = PathBuf::from("games").join(game);
        folders.push(game.join("fuzz").join(target));
        if target == "record" {
            folders.push(game.join("records"));
        }
    }
    folders.retain(|folder| folder.exists());
    Ok(folders)
}

fn targets() -> Result<Vec<String>> {
    let mut names: Vec<String> = fs::read_dir("fuzz/fuzz_targets")?
        .filter_map(|entry| entry.ok()?.path().file_stem()?.to_str().map(str::to_owned))
        .collect();
    names.sort();
    Ok(names)
}
