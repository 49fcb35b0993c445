//! The files of the web client, inside the binary.
//!
//! `cargo xtask` builds the client into a folder and sets `GALDS_CLIENT` to it; `build.rs` takes the
//! files from there. Without it the list is empty, and everything else builds all the same.

/// A file of the client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path below `/`, such as `index.html`.
    pub path: &'static str,
    /// What it is.
    pub mime: &'static str,
    /// A hash of its content.
    pub hash: &'static str,
    /// Whether its name holds a hash, so that it never changes.
    pub immutable: bool,
    /// Its content.
    pub plain: &'static [u8],
    /// Its content, packed by brotli, if `FILE.br` lay beside it.
    pub brotli: Option<&'static [u8]>,
    /// Its content, packed by gzip, if `FILE.gz` lay beside it.
    pub gzip: Option<&'static [u8]>,
}

/// All files, sorted by their paths.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
