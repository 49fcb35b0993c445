//! `cargo run --release --package rawsiko-map`: draws the map from country outlines, or with
//! `--check` says whether drawing it would change nothing.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};
use map::{drawing::Drawing, lands, preview, topojson::Atlas, world::World};

/// Country outlines of Natural Earth, in the public domain. The version is exact, because
/// `--check` compares to the byte.
const OUTLINES: &str = "world-atlas@2.0.2";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let check = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--check"] => true,
        _ => bail!("usage: rawsiko-map [--check]"),
    };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let outlines = outlines(&here.join("../../../target/outlines"))?;
    let text = fs::read_to_string(&outlines)
        .with_context(|| format!("cannot read {}", outlines.display()))?;
    let world = World::read()?;
    let atlas = Atlas::read(&text, &lands::cuts(&world))?;
    let drawing = map::draw(&world, &atlas)?;
    let data = drawing.print()?;
    // The picture is drawn from the file as the client will read it.
    let picture = preview::print(&world, &Drawing::parse(&data)?);
    for (file, text) in [("map.json", data), ("map.svg", picture)] {
        let path = here.join(file);
        if check {
            let known = fs::read_to_string(&path).with_context(|| format!("cannot read {file}"))?;
            ensure!(known == text, "{file} is not what would be drawn now; run without --check");
            println!("{file} is up to date");
        } else {
            fs::write(&path, &text).with_context(|| format!("cannot write {file}"))?;
            println!("{file}: {} bytes", text.len());
        }
    }
    Ok(())
}

/// The outlines, fetched from the npm registry the first time.
fn outlines(folder: &Path) -> Result<PathBuf> {
    let file = folder.join("package/countries-50m.json");
    if !file.exists() {
        fs::create_dir_all(folder)?;
        let pack = Command::new("npm")
            .args(["pack", "--silent", OUTLINES, "--pack-destination"])
            .arg(folder)
            .output()
            .context("cannot run npm, which fetches the outlines; install it")?;
        ensure!(pack.status.success(), "npm cannot fetch {OUTLINES}; connect to the network");
        let name = String::from_utf8(pack.stdout)?;
        let archive = folder.join(name.trim());
        let mut unpack = Command::new("tar");
        unpack.arg("-xzf").arg(archive).arg("-C").arg(folder);
        ensure!(unpack.status().context("cannot run tar; install it")?.success(), "tar failed");
    }
    Ok(file)
}
