use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    needs,
    shell::{self, cargo_path, step},
};

/// What cargo-fuzz passes to the compiler, less the address sanitizer: it needs a nightly
/// compiler, and code without `unsafe` has no use for it.
const COVERAGE: [&str; 7] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cdebug-assertions",
];

/// Set where cargo runs this program in place of the compiler.
const AS_COMPILER: &str = "GALDS_XTASK_AS_COMPILER";

/// Whether cargo runs this program in place of the compiler.
pub fn is_compiler() -> bool {
    std::env::var_os(AS_COMPILER).is_some()
}

/// The compiler, with coverage for our own crates alone: what others wrote is built once, for the
/// tests and for this. `args` begin with the real compiler.
pub fn compile(args: &[&str]) -> Result<()> {
    let [compiler, args @ ..] = args else { bail!("cargo names the compiler first") };
    let crates = args.windows(2).find(|pair| pair[0] == "--crate-name").map(|pair| pair[1]);
    // Cargo asks the compiler about itself under the name `___`; what builds is not fuzzed.
    let ours = crates.is_some_and(|name| name != "___" && !name.starts_with("build_script_"));
    let flags = COVERAGE.iter().filter(|_| ours);
    shell::run(Command::new(compiler).args(args).args(flags))
}

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

    shell::run(
        Command::new(cargo_path())
            .args(["build", "--package", "fuzz"])
            .env("RUSTC_WORKSPACE_WRAPPER", std::env::current_exe()?)
            .env(AS_COMPILER, "1"),
    )?;
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
    let mut folders: Vec<PathBuf> = own.exists().then_some(own).into_iter().collect();
    if target == "record" {
        let games = fs::read_dir("games")?.filter_map(Result::ok);
        let records = games.map(|game| game.path().join("tests/records"));
        folders.extend(records.filter(|folder| folder.exists()));
    }
    Ok(folders)
}

fn targets() -> Result<Vec<String>> {
    let mut names: Vec<String> = fs::read_dir("fuzz/fuzz_targets")?
        .filter_map(|entry| entry.ok()?.path().file_stem()?.to_str().map(str::to_owned))
        .collect();
    names.sort();
    Ok(names)
}
