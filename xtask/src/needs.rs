//! What the commands need beside Rust. Nothing is skipped where it is missing: it is installed, or
//! the command fails and says what to install.

use std::process::Command;

use anyhow::{Result, bail};

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
