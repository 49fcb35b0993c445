use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result};

use crate::{
    client,
    compiler_wrapper::Wrapper,
    e2e, fuzz, needs, new_game,
    shell::{self, Progress, step},
};

/// Every test.
pub fn run() -> Result<()> {
    needs::wasm()?;
    needs::program("python3", "python3")?;
    needs::program("c++", "g++")?;

    // With it rules, bots, records, table and messages are built for the browser.
    step("the page");
    let page = client::build(client::Build::Quick, &mut Progress::of(client::STEPS))?;
    let axe = e2e::needs()?;

    // All at once: packages by themselves would be built anew, with fewer features.
    step("tests of all crates, among them those in a real browser");
    let galds = shell::target().join("debug/galds");
    let mut tests = Command::new(shell::cargo_path());
    tests.args(["test", "--workspace", "--no-fail-fast"]);
    tests.env("GALDS_CLIENT", page).env("GALDS", &galds).env("AXE", axe);
    shell::run(Wrapper::Documents.put_before(&mut tests)?)?;

    step("a program in another language plays through `galds engine`");
    for game in client::games()? {
        let example = "docs/engine_example.py";
        shell::run(Command::new("python3").arg(example).arg(&galds).arg(&game))?;
        // One that knows the game.
        let own = format!("games/{game}/engine_example.py");
        if Path::new(&own).exists() {
            shell::run(Command::new("python3").arg(&own).arg(&galds))?;
        }
        let mut bots = vec!["hare"; fewest_seats(&galds, &game)? - 1];
        bots.push("program:python3 docs/arena_bot.py");
        let bots = bots.join(",");
        shell::run(Command::new(&galds).args(["arena", &game, "--games", "4", "--bots", &bots]))?;
    }

    step("the server keeps to its OpenAPI document");
    let python = needs::python_with("crates/server/tests/api/requirements.txt")?;
    shell::run(
        Command::new(&python)
            .arg("crates/server/tests/api/api.py")
            .arg(python.with_file_name("schemathesis"))
            .arg(&galds)
            .arg(any_record()?),
    )?;

    new_game::check()?;

    step("each fuzz target for a few seconds");
    fuzz::run(&["all", "5"])?;

    println!("\nall tests passed");
    Ok(())
}

/// With how few a game can be played, found by trying.
fn fewest_seats(galds: &Path, game: &str) -> Result<usize> {
    let plays = |seats: &usize| {
        let mut sim = Command::new(galds);
        sim.args(["sim", game, "--games", "1", "--limit", "1", "--seats", &seats.to_string()]);
        sim.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success())
    };
    (1..=8).find(plays).with_context(|| format!("{game} can be played by nobody"))
}

/// A finished match of whichever game.
fn any_record() -> Result<PathBuf> {
    let mut records = Vec::new();
    for game in client::games()? {
        let folder = Path::new("games").join(game).join("records");
        if folder.exists() {
            for file in fs::read_dir(folder)? {
                records.push(file?.path());
            }
        }
    }
    records.into_iter().min().context("no game has a record")
}
