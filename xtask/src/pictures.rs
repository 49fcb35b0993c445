//! The pictures of the README: the real page in the middle of real matches.

use std::process::Command;

use anyhow::Result;

use crate::{
    client::Build,
    e2e, needs,
    shell::{cargo_path, root, run},
};

/// Takes them anew.
pub fn run_all() -> Result<()> {
    needs::program("chromium", "chromium")?;
    needs::program("chromedriver", "chromium-driver")?;
    let galds = e2e::product(Build::Quick, "dev")?;
    let mut take = Command::new(cargo_path());
    take.args(["run", "--quiet", "--package", "e2e", "--", "pictures"]);
    run(take.env("GALDS", galds).env("SHOTS", root().join("docs/pictures")))
}
