//! End-to-end tests: the finished product in a real browser.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result};

use crate::{
    client::{self, Build},
    needs,
    shell::{Progress, cargo_path, run, target},
};

/// The version is exact, so that a new one finds its new faults when we choose to look at them.
const AXE: &str = "axe-core@4.14.0";

/// Builds the product and plays with it. `args` go to the tests; `--finished` before them takes the
/// client as it is shipped, which takes longer to build.
pub fn test(args: &[&str]) -> Result<()> {
    let (how, args) = match args {
        ["--finished", rest @ ..] => (Build::Finished, rest),
        all => (Build::Quick, all),
    };
    let axe = needs()?;
    let galds = product(how, "dev")?;
    let mut tests = Command::new(cargo_path());
    tests.args(["test", "--package", "e2e"]).args(args);
    run(tests.env("GALDS", galds).env("AXE", axe))
}

/// Builds the client, and with this profile a `galds` that carries it; says where it is.
pub fn product(how: Build, profile: &str) -> Result<PathBuf> {
    let mut progress = Progress::of(client::STEPS + 1);
    let page = client::build(how, &mut progress)?;
    progress.step("the table itself");
    let mut build = Command::new(cargo_path());
    build.args(["build", "--package", "cli", "--profile", profile]);
    run(build.env("GALDS_CLIENT", page))?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target().join(folder).join("galds"))
}

/// A browser, and axe-core, which is used in tests only; says where the latter is.
pub fn needs() -> Result<PathBuf> {
    needs::program("chromium", "chromium")?;
    needs::program("chromedriver", "chromium-driver")?;
    let folder = target().join("axe");
    let file = folder.join("package/axe.min.js");
    if !file.exists() {
        needs::program("npm", "npm")?;
        needs::program("tar", "tar")?;
        fs::create_dir_all(&folder)?;
        let pack = Command::new("npm")
            .args(["pack", "--silent", AXE, "--pack-destination"])
            .arg(&folder)
            .output()
            .context("cannot run npm")?;
        let name = String::from_utf8(pack.stdout)?;
        run(Command::new("tar").arg("xzf").arg(folder.join(name.trim())).arg("-C").arg(&folder))?;
    }
    Ok(fs::canonicalize(file)?)
}
