use std::process::Command;

use anyhow::Result;

use crate::{
    needs,
    shell::{self, cargo, cargo_path, step},
};

/// Crates for the browser alone: a processor of 32 bits, where other things are large.
const BROWSER: [&str; 8] = [
    "--package",
    "web",
    "--package",
    "worker",
    "--target",
    "wasm32-unknown-unknown",
    "--all-targets",
    "--",
];

/// Formatting, lints and documentation, with warnings denied.
pub fn run() -> Result<()> {
    needs::wasm()?;
    step("formatting");
    cargo(&["fmt", "--all", "--check"])?;
    step("lints");
    let all =
        ["clippy", "--workspace", "--exclude", "web", "--exclude", "worker", "--exclude", "fuzz"];
    cargo(&[&all[..], &["--all-targets", "--", "-D", "warnings"]].concat())?;
    cargo(&[&["clippy"][..], &BROWSER, &["-D", "warnings"]].concat())?;
    step("documentation");
    let doc = ["doc", "--no-deps", "--document-private-items"];
    let document = |args: &[&str]| {
        shell::run(
            Command::new(cargo_path()).args(doc).args(args).env("RUSTDOCFLAGS", "-D warnings"),
        )
    };
    document(&all[1..])?;
    document(&BROWSER[..6])
}
