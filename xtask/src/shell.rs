//! Running other programs.

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::OnceLock,
    time::Instant,
};

use anyhow::{Context, Result, ensure};

/// The root of the repository.
pub fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask has a parent folder").to_owned()
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The cargo that runs this.
pub fn cargo_path() -> std::ffi::OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Runs cargo, visibly; it must succeed.
pub fn cargo<S: AsRef<OsStr>>(args: &[S]) -> Result<()> {
    run(Command::new(cargo_path()).args(args))
}

/// Runs a command with its output shown; it must succeed.
pub fn run(command: &mut Command) -> Result<()> {
    let name = name(command);
    let status = command.status().with_context(|| format!("cannot run {name}"))?;
    ensure!(status.success(), "{name} failed ({status})");
    Ok(())
}

/// Runs a command and returns what it prints; it must succeed.
pub fn output(command: &mut Command) -> Result<String> {
    let name = name(command);
    let output =
        command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot run {name}"))?;
    ensure!(output.status.success(), "{name} failed ({})", output.status);
    String::from_utf8(output.stdout).with_context(|| format!("{name} printed no text"))
}

/// Whether a program can be run.
pub fn exists(program: &str) -> bool {
    let quiet = || Stdio::null();
    let command = Command::new(program).arg("--version").stdout(quiet()).stderr(quiet()).status();
    command.is_ok()
}

/// How busy the machine is with other things.
pub fn load() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    format!("load average {}", text.split(' ').next().unwrap_or("unknown"))
}

/// Says what comes next, and how long it has been since the first time.
pub fn step(what: &str) {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    println!("\n=== {} so far: {what}", clock(*BEGUN.get_or_init(Instant::now)));
}

/// Minutes and seconds since then.
fn clock(begun: Instant) -> String {
    let seconds = begun.elapsed().as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// How far a long build has come.
pub struct Progress {
    begun: Instant,
    done: u8,
    of: u8,
}

impl Progress {
    /// At the beginning of so many steps.
    pub fn of(of: u8) -> Self {
        Progress { begun: Instant::now(), done: 0, of }
    }

    /// Says what comes next, and how far it is.
    pub fn step(&mut self, what: &str) {
        self.done += 1;
        println!("\n=== {} of {}, {} so far: {what}", self.done, self.of, clock(self.begun));
    }
}

fn name(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
