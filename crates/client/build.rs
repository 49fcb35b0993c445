//! Lists the files of the web client. `GALDS_CLIENT` names the folder; without it there are none.

use std::{
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

fn main() {
    println!("cargo::rerun-if-env-changed=GALDS_CLIENT");
    println!("cargo::rerun-if-changed=build.rs");
    let mut list = String::from("&[\n");
    if let Some(folder) = env::var_os("GALDS_CLIENT").filter(|folder| !folder.is_empty()) {
        let folder = fs::canonicalize(&folder).unwrap_or_else(|error| {
            panic!("GALDS_CLIENT: {}: {error}", PathBuf::from(&folder).display())
        });
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files = Vec::new();
        collect(&folder, &mut files);
        let mut names: Vec<(String, PathBuf)> = files
            .into_iter()
            .filter(|file| !is_packed(file))
            .map(|file| {
                let path = file.strip_prefix(&folder).expect("found below it");
                let parts = path.components().map(|part| part.as_os_str().to_string_lossy());
                (parts.collect::<Vec<_>>().join("/"), file)
            })
            .collect();
        names.sort();
        for (path, file) in names {
            entry(&mut list, &path, &file);
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("files.rs");
    fs::write(out, list).expect("cargo's folder can be written");
}

fn entry(list: &mut String, path: &str, file: &Path) {
    let bytes = fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let hash = Sha256::digest(&bytes);
    let hash = hash.iter().take(16).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    });
    // As a text of Rust's, quotes and all.
    let quoted = |file: &Path| {
        let text = file.to_str().unwrap_or_else(|| panic!("{}: not UTF-8", file.display()));
        format!("{text:?}")
    };
    let packed = |extension: &str| {
        let packed = PathBuf::from(format!("{}.{extension}", file.display()));
        if packed.is_file() {
            println!("cargo::rerun-if-changed={}", packed.display());
            format!("Some(include_bytes!({}))", quoted(&packed))
        } else {
            "None".to_owned()
        }
    };
    println!("cargo::rerun-if-changed={}", file.display());
    writeln!(
        list,
        "File {{ path: {path:?}, mime: {mime:?}, hash: {hash:?}, immutable: {immutable}, \
         plain: include_bytes!({plain}), brotli: {brotli}, gzip: {gzip} }},",
        mime = mime(path),
        plain = quoted(file),
        immutable = has_hash(path),
        brotli = packed("br"),
        gzip = packed("gz"),
    )
    .expect("writing into a string does not fail");
}

fn collect(folder: &Path, out: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("GALDS_CLIENT: {}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect(&path, out);
        } else {
            out.push(path);
        }
    }
}

/// Whether this is the packed form of a file beside it.
fn is_packed(file: &Path) -> bool {
    let packed = file.extension().is_some_and(|extension| extension == "br" || extension == "gz");
    packed && file.with_extension("").is_file()
}

/// Whether a name holds a hash of the content, so that the file never changes: `client-0a1b2c3d.js`.
fn has_hash(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let stem = name.split('.').next().unwrap_or_default();
    let hexadecimal = |part: &str| {
        part.len() >= 8 && part.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    };
    stem.rsplit(['-', '_']).next().is_some_and(hexadecimal)
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
