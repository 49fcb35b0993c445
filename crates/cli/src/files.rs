//! Records on disk.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use table::Record;

/// Reads a record; `-` is standard input.
pub fn read(path: &Path) -> Result<Record> {
    let text = if path == Path::new("-") {
        std::io::read_to_string(std::io::stdin()).context("cannot read standard input")?
    } else {
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?
    };
    text.parse().with_context(|| format!("{} is not a sound record", path.display()))
}

/// Writes a record so that a crash leaves either the old file or the new one, never half of one.
pub fn write(path: &Path, record: &Record) -> Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    fs::write(&beside, record.to_string())
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// A file name in this folder that nobody uses yet.
pub fn fresh(game: &str) -> PathBuf {
    let names = (1..).map(|n| PathBuf::from(format!("{game}-{n}.galds")));
    names.into_iter().find(|path| !path.exists()).expect("some number is free")
}
