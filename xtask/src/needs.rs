//! What the commands need beside Rust. Nothing is skipped where it is missing: it is installed, or
//! the command fails and says what to install.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::shell::{exists, output, run};

const WASM: &str = "wasm32-unknown-unknown";

/// The target that the rules must compile for. Usually rustup has installed it already, because
/// `rust-toolchain.toml` asks for it.
pub fn wasm() -> Result<()> {
    let installed = output(Command::new("rustup").args(["target", "list", "--installed"]))?;
    if !installed.lines().any(|target| target == WASM) {
        run(Command::new("rustup").args(["target", "add", WASM]))?;
    }
    Ok(())
}

/// A Python with exactly the packages of this list, in a virtual environment under `target/`.
pub fn python_with(list: &str) -> Result<PathBuf> {
    let folder = Path::new("target/python");
    let python = std::path::absolute(folder.join("bin/python"))?;
    let (wanted, installed) = (fs::read(list)?, folder.join("installed.txt"));
    if python.exists() && fs::read(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    println!("installing the packages of {list} into {}", folder.display());
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(folder)).context(
        "python3 cannot make a virtual environment (on Debian or Ubuntu: \
         sudo apt-get install python3-venv)",
    )?;
    run(Command::new(&python)
        .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"])
        .args(["--requirement", list]))
    .with_context(|| {
        format!(
            "the packages of {list} cannot be installed; connect to the network, or name a mirror \
             of PyPI in the variable PIP_INDEX_URL"
        )
    })?;
    fs::write(installed, wanted)?;
    Ok(python)
}

/// A program, from this Debian package if it is not there.
pub fn program(program: &str, package: &str) -> Result<()> {
    if exists(program) {
        return Ok(());
    }
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !root || !exists("apt-get") {
        bail!(
            "{program} is missing; install it (on Debian or Ubuntu: sudo apt-get install {package})"
        );
    }
    println!("installing {package}, which is missing");
    let apt = |args: &[&str]| {
        run(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update", "-qq"])?;
    apt(&["install", "-y", "-qq", "--no-install-recommends", package])?;
    if !exists(program) {
        bail!("{package} is installed, but {program} still cannot be run");
    }
    Ok(())
}
