//! The client: `web` compiled for the browser, and turned into the files of a page.

use std::path::PathBuf;

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

/// Builds the client and says in which folder its files are.
pub fn build(how: Build) -> Result<PathBuf> {
    needs::wasm()?;
    let (profile, folder) = match how {
        Build::Finished => ("client", "client"),
        Build::Quick => ("dev", "debug"),
    };
    let triple = "wasm32-unknown-unknown";
    cargo(&["build", "--package", "web", "--target", triple, "--profile", profile])?;
    let wasm = target().join(triple).join(folder).join("galds-web.wasm");
    let page = target().join("page");
    let (wasm, path) = (wasm.display().to_string(), page.display().to_string());
    let mut args = vec!["run", "--quiet", "--package", "page", "--", &wasm, &path];
    if how == Build::Quick {
        args.push("--quick");
    }
    cargo(&args)?;
    Ok(page)
}
