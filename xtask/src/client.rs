//! The client: `web` compiled for the browser, and turned into the files of a page.

use std::{fs, path::PathBuf};

use anyhow::Result;

use crate::{
    needs,
    shell::{cargo, target},
};

/// How much care a build gets.
#[derive(Clone, Copy, PartialEq)]
pub enum Build {
    /// Small and compressed, as it is shipped.
    Finished,
    /// Built fast, for working on it.
    Quick,
}

/// The programs of the page, each with the features of `web` that make it.
const PROGRAMS: [&str; 4] = ["house", "trains", "dig-mars", "rawsiko"];

/// Builds the client and says in which folder its files are.
pub fn build(how: Build) -> Result<PathBuf> {
    needs::wasm()?;
    let page = target().join("page");
    let path = page.display().to_string();
    let mut args: Vec<String> =
        ["run", "--quiet", "--package", "page", "--", &path].map(str::to_owned).into();
    match how {
        Build::Finished => {
            for program in PROGRAMS {
                let wasm =
                    compile("web", "client", &["--no-default-features", "--features", program])?;
                // The next one is built in the same place.
                let own = wasm.with_file_name(format!("galds-{program}.wasm"));
                fs::rename(wasm, &own)?;
                args.push(format!("{program}={}", own.display()));
            }
            args.push(format!("bots={}", compile("worker", "thinking", &[])?.display()));
        }
        Build::Quick => {
            args.push(format!("house={}", compile("web", "dev", &[])?.display()));
            args.push(format!("bots={}", compile("worker", "dev", &[])?.display()));
            args.push("--quick".to_owned());
        }
    }
    cargo(&args)?;
    Ok(page)
}

/// Compiles a package for the browser and says where its program is.
fn compile(package: &str, profile: &str, features: &[&str]) -> Result<PathBuf> {
    let triple = "wasm32-unknown-unknown";
    let build = ["build", "--package", package, "--target", triple, "--profile", profile];
    cargo(&[&build, features].concat())?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target().join(triple).join(folder).join(format!("galds-{package}.wasm")))
}
