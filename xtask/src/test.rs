use std::process::Command;

use anyhow::Result;

use crate::{
    client, e2e, fuzz, needs, new_game,
    shell::{self, step},
    stand_in::Role,
};

/// Every test.
pub fn run() -> Result<()> {
    needs::wasm()?;
    needs::program("python3", "python3")?;
    needs::program("c++", "g++")?;

    // With it rules, bots, records, table and messages are built for the browser.
    step("the page");
    let page = client::build(client::Build::Quick)?;
    let axe = e2e::needs()?;

    // All at once: packages by themselves would be built anew, with fewer features.
    step("tests of all crates, among them those in a real browser");
    let galds = shell::target().join("debug/galds");
    let mut tests = Command::new(shell::cargo_path());
    tests.args(["test", "--workspace", "--no-fail-fast"]);
    tests.env("GALDS_CLIENT", page).env("GALDS", &galds).env("AXE", axe);
    shell::run(Role::Documents.give(&mut tests)?)?;

    step("a program in another language plays through `galds engine`");
    shell::run(Command::new("python3").arg("docs/engine_example.py").arg(&galds))?;

    let program = "hare,program:python3 docs/arena_bot.py";
    shell::run(Command::new(&galds).args(["arena", "trains", "--games", "4", "--bots", program]))?;

    step("the server keeps to its OpenAPI document");
    let python = needs::python_with("crates/server/tests/api/requirements.txt")?;
    shell::run(
        Command::new(&python)
            .arg("crates/server/tests/api/api.py")
            .arg(python.with_file_name("schemathesis"))
            .arg(&galds)
            .arg("games/dig-mars/records/hare-2.galds"),
    )?;

    new_game::check()?;

    step("each fuzz target for a few seconds");
    fuzz::run(&["all", "5"])?;

    println!("\nall tests passed");
    Ok(())
}
