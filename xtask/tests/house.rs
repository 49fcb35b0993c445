//! The house stays as ARCHITECTURE.md describes it.

use std::{collections::BTreeMap, path::Path, process::Command};

use serde_json::Value;

/// Who may depend on whom, of our own crates. `rules`, `map` and so on stand for
/// that crate of every game.
/// Tests may also use `laws`.
const EDGES: [(&str, &[&str]); 21] = [
    ("game", &[]),
    ("rules", &["game"]),
    ("laws", &["game"]),
    ("record", &[]),
    ("bots", &["game"]),
    ("kit", &["game", "rules", "bots"]),
    ("table", &["game", "bots", "record"]),
    ("games", &["game", "bots", "table", "kit"]),
    ("wire", &["game"]),
    ("store", &["record"]),
    ("client", &[]),
    ("server", &["game", "games", "table", "record", "store", "wire", "client"]),
    ("cli", &["game", "games", "rules", "table", "store", "server", "wire"]),
    ("bench", &["game", "games", "table"]),
    ("fuzz", &["game", "games", "table", "record", "store", "server", "wire", "cli"]),
    ("xtask", &[]),
    ("map", &[]),
    ("page", &[]),
    ("e2e", &["game", "games", "table"]),
    ("worker", &["game", "games", "table"]),
    ("web", &["game", "games", "rules", "bots", "record", "table", "wire", "worker"]),
];

fn metadata() -> Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn crates_depend_only_on_whom_they_may() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap();
    let root = Path::new(metadata["workspace_root"].as_str().unwrap());
    // The name under which the table above knows a crate.
    let known: BTreeMap<&str, &str> = packages
        .iter()
        .map(|package| {
            let name = package["name"].as_str().unwrap();
            let path = Path::new(package["manifest_path"].as_str().unwrap());
            let role = path.parent().unwrap().strip_prefix(root).unwrap();
            let parts: Vec<&str> = role.iter().map(|part| part.to_str().unwrap()).collect();
            (name, if let ["games", _, role] = parts[..] { role } else { name })
        })
        .collect();
    for package in packages {
        let name = package["name"].as_str().unwrap();
        let role = known[name];
        let (_, allowed) = EDGES
            .iter()
            .find(|(of, _)| *of == role)
            .unwrap_or_else(|| panic!("{name} is new: say in this test on whom it may depend"));
        for dependency in package["dependencies"].as_array().unwrap() {
            let on = dependency["name"].as_str().unwrap();
            let Some(on) = known.get(on) else { continue };
            // `store` turns on its own suite for its own tests.
            let for_tests = dependency["kind"] == "dev" && (*on == "laws" || *on == name);
            assert!(
                allowed.contains(on) || for_tests,
                "{name} depends on {on}, but a crate like it may only depend on {allowed:?}"
            );
        }
    }
}

#[test]
fn rules_crates_need_little() {
    let metadata = metadata();
    for package in metadata["packages"].as_array().unwrap() {
        let path = package["manifest_path"].as_str().unwrap();
        if !path.ends_with("/rules/Cargo.toml") && !path.ends_with("/crates/game/Cargo.toml") {
            continue;
        }
        for dependency in package["dependencies"].as_array().unwrap() {
            let name = dependency["name"].as_str().unwrap();
            assert!(
                ["arrayvec", "game", "serde", "thiserror"].contains(&name)
                    || dependency["kind"] == "dev",
                "{path} depends on {name}; rules need no more than data types"
            );
        }
    }
}

#[test]
fn every_crate_takes_the_lints_of_the_workspace() {
    for package in metadata()["packages"].as_array().unwrap() {
        let path = package["manifest_path"].as_str().unwrap();
        // The macro of libFuzzer makes a function for C, which our lints forbid.
        if package["name"] == "fuzz" {
            continue;
        }
        let manifest = std::fs::read_to_string(path).unwrap();
        assert!(manifest.contains("[lints]\nworkspace = true"), "{path}");
    }
}
