use std::process::Command;

use anyhow::Result;

use crate::shell::{self, cargo, cargo_path, step};

/// Formatting, lints and documentation, with warnings denied.
pub fn run() -> Result<()> {
    step("formatting");
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])?;
    step("lints");
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    step("documentation");
    let doc = ["doc", "--workspace", "--no-deps", "--document-private-items"];
    shell::run(Command::new(cargo_path()).args(doc).env("RUSTDOCFLAGS", "-D warnings"))
}
