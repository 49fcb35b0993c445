//! The client: `web` compiled for the browser, and turned into the files of a page.

use std::{fs, path::PathBuf};

use anyhow::Result;

use crate::{
    needs,
    shell::{Progress, cargo, root, target},
};

/// How much care a build gets.
#[derive(Clone, Copy, PartialEq)]
pub enum Build {
    /// Small and compressed, as it is shipped.
    Finished,
    /// Built fast, for working on it.
    Quick,
}

impl Build {
    /// The profile that such a build has.
    pub fn profile(self) -> &'static str {
        match self {
            Build::Finished => FINISHED,
            Build::Quick => "dev",
        }
    }
}

/// The profile of everything that a person gets.
const FINISHED: &str = "finished";

/// The programs of the page: as small as they can be. Optimising across crates made them neither
/// smaller nor faster, only slower to build.
const SMALL: [&str; 4] = ["opt-level='z'", "codegen-units=1", "panic='abort'", "strip=true"];

/// The bots in the browser: as fast as they can be.
const FAST: [&str; 5] =
    ["opt-level=3", "codegen-units=1", "lto='fat'", "panic='abort'", "strip=true"];

/// The target of everything that runs in a browser.
pub const TRIPLE: &str = "wasm32-unknown-unknown";

/// How many steps building the client has.
pub const STEPS: u8 = 3;

/// Builds the client and says in which folder its files are.
pub fn build(how: Build, progress: &mut Progress) -> Result<PathBuf> {
    needs::wasm()?;
    let page = target().join("page");
    let path = page.display().to_string();
    let mut args: Vec<String> =
        ["run", "--quiet", "--profile", how.profile(), "--package", "page", "--", &path]
            .map(str::to_owned)
            .into();
    let rooms: Vec<String> = games()?.iter().map(|game| format!("{game}-room")).collect();
    match how {
        Build::Finished => {
            // All at once, so that what they share is compiled once.
            let mut programs = vec!["--no-default-features", "--bins", "--package", "house"];
            programs.extend(rooms.iter().flat_map(|room| ["--package", room]));
            progress.step("the page: one program for the start page, one for each game");
            let built = compile(FINISHED, &SMALL, &programs)?;
            args.push(format!("house={}", built.join("house.wasm").display()));
            for (game, room) in games()?.iter().zip(&rooms) {
                args.push(format!("{game}={}", built.join(format!("{room}.wasm")).display()));
            }
            progress.step("the bots of the page");
            let built = compile(FINISHED, &FAST, &["--package", "worker"])?;
            args.push(format!("bots={}", built.join("worker.wasm").display()));
        }
        Build::Quick => {
            // Boards are much code out of macros, and nothing in it takes time.
            let plain: Vec<String> = games()?
                .iter()
                .map(|game| format!("profile.dev.package.{game}-room.opt-level=0"))
                .collect();
            let mut programs = vec!["--bins", "--package", "house"];
            programs.extend(plain.iter().flat_map(|it| ["--config", it]));
            programs.extend(rooms.iter().flat_map(|room| ["--package", room]));
            progress.step("the page, in one program");
            let built = compile("dev", &[], &programs)?;
            args.push(format!("house={}", built.join("house.wasm").display()));
            for (game, room) in games()?.iter().zip(&rooms) {
                args.push(format!("look:{game}={}", built.join(format!("{room}.wasm")).display()));
            }
            progress.step("the bots of the page");
            let built = compile("dev", &[], &["--package", "worker"])?;
            args.push(format!("bots={}", built.join("worker.wasm").display()));
            args.push("--quick".to_owned());
        }
    }
    progress.step("the files of the page");
    cargo(&args)?;
    Ok(page)
}

/// Compiles for the browser and says in which folder the programs are.
fn compile(profile: &str, settings: &[&str], what: &[&str]) -> Result<PathBuf> {
    let settings: Vec<String> =
        settings.iter().map(|setting| format!("profile.{profile}.{setting}")).collect();
    let mut build = vec!["build", "--target", TRIPLE, "--profile", profile];
    build.extend(settings.iter().flat_map(|setting| ["--config", setting]));
    build.extend(what);
    cargo(&build)?;
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
