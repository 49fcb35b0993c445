//! The pictures of the README: the real page in the middle of real matches.

use std::{fs, path::Path, process::Command};

use anyhow::Result;

use crate::{
    client::Build,
    e2e, needs,
    shell::{cargo_path, root, run, target},
};

/// Every screen in every size, language and theme: a sheet of all pictures in the target folder, and
/// a small one that is kept.
pub fn looks(args: &[&str]) -> Result<()> {
    let folder = target().join("looks");
    fs::create_dir_all(&folder)?;
    take(&[&["looks"], args].concat(), &fs::canonicalize(&folder)?)?;
    fs::copy(folder.join("looks.webp"), root().join("docs/pictures/looks.webp"))?;
    println!("{}", folder.join("index.html").display());
    Ok(())
}

/// Takes them anew.
pub fn run_all() -> Result<()> {
    take(&["pictures"], &root().join("docs/pictures"))
}

fn take(what: &[&str], folder: &Path) -> Result<()> {
    needs::program("chromium", "chromium")?;
    needs::program("chromedriver", "chromium-driver")?;
    let galds = e2e::product(Build::Quick, "dev")?;
    let mut take = Command::new(cargo_path());
    take.args(["run", "--quiet", "--package", "e2e", "--"]).args(what);
    run(take.env("GALDS", galds).env("SHOTS", folder))
}
