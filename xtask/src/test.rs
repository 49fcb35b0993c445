use std::process::Command;

use anyhow::Result;

use crate::{
    e2e, fuzz, needs,
    shell::{self, cargo, step},
};

/// Crates that run in the browser too, and so must not need an operating system.
const PURE: [&str; 9] =
    ["game", "trains", "dig-mars", "rawsiko", "record", "bots", "table", "laws", "wire"];

/// Every test.
pub fn run() -> Result<()> {
    needs::wasm()?;
    needs::program("python3", "python3")?;
    needs::program("c++", "g++")?;

    step("tests of all crates");
    cargo(&["test", "--workspace", "--exclude", "e2e"])?;

    step("rules, table and messages for the browser");
    let packages = PURE.iter().flat_map(|name| ["--package", name]);
    let check = ["check", "--target", "wasm32-unknown-unknown"];
    cargo(&check.into_iter().chain(packages).collect::<Vec<_>>())?;

    step("a program in another language plays through `galds engine`");
    cargo(&["build", "--package", "cli"])?;
    let galds = shell::target().join("debug/galds").display().to_string();
    shell::run(Command::new("python3").args(["docs/engine_example.py", &galds]))?;

    let program = "hare,program:python3 docs/arena_bot.py";
    shell::run(Command::new(&galds).args(["arena", "trains", "--games", "4", "--bots", program]))?;

    step("the server keeps to its OpenAPI document");
    let python = needs::python_with("crates/server/tests/api/requirements.txt")?;
    shell::run(
        Command::new(&python)
            .arg("crates/server/tests/api/api.py")
            .arg(python.with_file_name("schemathesis"))
            .args([&*galds, "games/dig-mars/tests/records/hare-2.galds"]),
    )?;

    step("the page in a real browser");
    e2e::test(&[])?;

    step("each fuzz target for a few seconds");
    fuzz::run(&["all", "5"])?;

    println!("\nall tests passed");
    Ok(())
}
