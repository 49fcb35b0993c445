use std::{fs, path::Path, process::Command};

use anyhow::{Result, bail};

use crate::{needs, shell};

/// Country outlines of Natural Earth, in the public domain. The version is exact, because
/// `--check` compares to the byte.
const ATLAS: &str = "world-atlas@2.0.2";

/// Draws the map of `RAWsiko`, or checks that drawing it would change nothing.
pub fn run(args: &[&str]) -> Result<()> {
    if !matches!(args, [] | ["--check"]) {
        bail!("cargo xtask map takes nothing but --check");
    }
    let folder = "target/map";
    let outlines = format!("{folder}/package/countries-50m.json");
    if !Path::new(&outlines).exists() {
        needs::program("npm", "npm")?;
        needs::program("tar", "tar")?;
        fs::create_dir_all(folder)?;
        let pack = ["pack", "--silent", ATLAS, "--pack-destination", folder];
        let packed = shell::output(Command::new("npm").args(pack))?;
        let file = format!("{folder}/{}", packed.trim());
        shell::run(Command::new("tar").args(["-xzf", &file, "-C", folder]))?;
    }
    let map = ["run", "--quiet", "--release", "--package", "map", "--", &outlines];
    shell::cargo(&[&map, args].concat())
}
