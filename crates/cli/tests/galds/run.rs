//! The program, as a person starts it.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// A folder of its own for each test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs it on a system without a language.
pub fn galds(folder: &Path, args: &[&str], input: &str) -> Output {
    galds_with(folder, &[], args, input)
}

/// Runs it with these variables, and no others that name a language.
pub fn galds_with(folder: &Path, variables: &[(&str, &str)], args: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_galds"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    let mut child = command
        .args(args)
        .envs(variables.iter().copied())
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Somebody who has left does not read any more.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub fn succeeds(folder: &Path, args: &[&str], input: &str) -> String {
    said(args, galds(folder, args, input))
}

/// What a run that went well said.
pub fn said(args: &[&str], output: Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

pub fn fails(folder: &Path, args: &[&str], input: &str) -> String {
    let output = galds(folder, args, input);
    assert!(!output.status.success(), "{args:?} should fail");
    String::from_utf8(output.stderr).unwrap()
}
