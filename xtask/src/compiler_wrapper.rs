//! This program in the place of the compiler or of rustdoc, where cargo is told to call it instead.

use std::process::Command;

use anyhow::{Result, bail};

use crate::shell::{self, target};

/// Says what this program wraps.
const WRAPS: &str = "GALDS_XTASK_WRAPS";

/// What this program wraps.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Wrapper {
    /// A compiler that counts how often each part of our own crates runs, for fuzzing. What others
    /// wrote is built once, for the tests and for this.
    Coverage,
    /// A rustdoc that writes the documentation too when it is asked to run its examples, and fails
    /// at a warning. By then everything is built that it has to know.
    Documents,
}

/// What cargo-fuzz passes to the compiler, less the address sanitizer: it needs a nightly
/// compiler, and code without `unsafe` has no use for it.
const COVERAGE: [&str; 7] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cdebug-assertions",
];

impl Wrapper {
    /// What this program wraps now, because cargo has called it so; usually nothing.
    pub fn now() -> Option<Self> {
        let word = std::env::var(WRAPS).ok()?;
        [Wrapper::Coverage, Wrapper::Documents].into_iter().find(|it| it.word() == word)
    }

    fn word(self) -> &'static str {
        match self {
            Wrapper::Coverage => "coverage",
            Wrapper::Documents => "documents",
        }
    }

    /// Lets cargo call this program instead.
    pub fn put_before(self, cargo: &mut Command) -> Result<&mut Command> {
        let place = match self {
            Wrapper::Coverage => "RUSTC_WORKSPACE_WRAPPER",
            Wrapper::Documents => "RUSTDOC",
        };
        Ok(cargo.env(place, std::env::current_exe()?).env(WRAPS, self.word()))
    }

    /// Does what cargo asks for.
    pub fn run(self, args: &[&str]) -> Result<()> {
        match self {
            Wrapper::Coverage => compile(args),
            Wrapper::Documents => document(args),
        }
    }
}

/// `args` begin with the real compiler.
fn compile(args: &[&str]) -> Result<()> {
    let [compiler, args @ ..] = args else { bail!("cargo names the compiler first") };
    let crates = args.windows(2).find(|pair| pair[0] == "--crate-name").map(|pair| pair[1]);
    // Cargo asks the compiler about itself under the name `___`; what builds is not fuzzed.
    let ours = crates.is_some_and(|name| name != "___" && !name.starts_with("build_script_"));
    let flags = COVERAGE.iter().filter(|_| ours);
    shell::run(Command::new(compiler).args(args).args(flags))
}

fn document(args: &[&str]) -> Result<()> {
    shell::run(Command::new("rustdoc").args(args))?;
    if !args.contains(&"--test") {
        return Ok(());
    }
    let mut rest = args.iter();
    let mut own = Vec::new();
    while let Some(arg) = rest.next() {
        match *arg {
            "--test" => {}
            "--test-run-directory" | "--test-args" => drop(rest.next()),
            arg => own.push(arg),
        }
    }
    let out = target().join("documents");
    let mut rustdoc = Command::new("rustdoc");
    rustdoc.args(own).arg("--out-dir").arg(out);
    shell::run(rustdoc.args(["--document-private-items", "-Dwarnings"]))
}
