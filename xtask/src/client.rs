//! The client: `web` compiled for the browser, and turned into the files of a page.

use std::{fs, path::PathBuf};

use anyhow::Result;

use crate::{
    needs,
    shell::{cargo, root, step, target},
};

/// How much care a build gets.
#[derive(Clone, Copy, PartialEq)]
pub enum Build {
    /// Small and compressed, as it is shipped.
    Finished,
    /// Built fast, for working on it.
    Quick,
}

/// The target of everything that runs in a browser.
pub const TRIPLE: &str = "wasm32-unknown-unknown";

/// Builds the client and says in which folder its files are.
pub fn build(how: Build) -> Result<PathBuf> {
    needs::wasm()?;
    let page = target().join("page");
    let path = page.display().to_string();
    let mut args: Vec<String> =
        ["run", "--quiet", "--package", "page", "--", &path].map(str::to_owned).into();
    match how {
        Build::Finished => {
            let rooms: Vec<String> = games()?.iter().map(|game| format!("{game}-room")).collect();
            // All at once, so that what they share is compiled once.
            let mut programs = vec!["--no-default-features", "--bins", "--package", "house"];
            programs.extend(rooms.iter().flat_map(|room| ["--package", room]));
            step("the programs of the page: one for the start page, one for each game");
            let built = compile("page", &programs)?;
            args.push(format!("house={}", built.join("house.wasm").display()));
            for (game, room) in games()?.iter().zip(&rooms) {
                args.push(format!("{game}={}", built.join(format!("{room}.wasm")).display()));
            }
            step("the bots of the page");
            let built = compile("page-bots", &["--package", "worker"])?;
            args.push(format!("bots={}", built.join("worker.wasm").display()));
        }
        Build::Quick => {
            // Boards are much code out of macros, and nothing in it takes time.
            let plain: Vec<String> = games()?
                .iter()
                .map(|game| format!("profile.dev.package.{game}-room.opt-level=0"))
                .collect();
            let mut programs = vec!["--package", "house"];
            programs.extend(plain.iter().flat_map(|it| ["--config", it]));
            let built = compile("dev", &programs)?;
            args.push(format!("house={}", built.join("house.wasm").display()));
            let built = compile("dev", &["--package", "worker"])?;
            args.push(format!("bots={}", built.join("worker.wasm").display()));
            args.push("--quick".to_owned());
        }
    }
    step("the files of the page");
    cargo(&args)?;
    Ok(page)
}

/// Compiles for the browser and says in which folder the programs are.
fn compile(profile: &str, what: &[&str]) -> Result<PathBuf> {
    let build = ["build", "--target", TRIPLE, "--profile", profile];
    cargo(&[&build, what].concat())?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target().join(TRIPLE).join(folder))
}

/// The names of all games, which are those of their folders.
pub fn games() -> Result<Vec<String>> {
    let mut games = Vec::new();
    for folder in fs::read_dir(root().join("games"))? {
        games.push(folder?.file_name().to_string_lossy().into_owned());
    }
    games.sort();
    Ok(games)
}
