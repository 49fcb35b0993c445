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
    // Two builds and not one, because the page has the table without its bots.
    cargo(&["build", "--package", "web", "--target", triple, "--profile", profile])?;
    let thinking = if how == Build::Finished { "thinking" } else { profile };
    cargo(&["build", "--package", "worker", "--target", triple, "--profile", thinking])?;
    let file = |folder: &str, name: &str| {
        target().join(triple).join(folder).join(name).display().to_string()
    };
    let page = target().join("page");
    let web = file(folder, "galds-web.wasm");
    let worker = file(if how == Build::Finished { "thinking" } else { folder }, "galds-worker.wasm");
    let path = page.display().to_string();
    let mut args = vec!["run", "--quiet", "--package", "page", "--", &web, &worker, &path];
    if how == Build::Quick {
        args.push("--quick");
    }
    cargo(&args)?;
    Ok(page)
}
