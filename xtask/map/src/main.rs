//! `map ATLAS [--check]`: draws the map from `countries-50m.json`, or checks that drawing it
//! would change nothing. Run by `cargo xtask map` in the root of the repository.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail, ensure};
use map::{drawing::Drawing, lands, preview, topojson::Atlas, world::World};

const DATA: &str = "web/data/rawsiko-map.json";
const PICTURE: &str = "docs/pictures/rawsiko-map.svg";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (atlas, check) = match args[..] {
        [atlas] => (atlas, false),
        [atlas, "--check"] => (atlas, true),
        _ => bail!("usage: map ATLAS [--check]"),
    };
    let text = fs::read_to_string(atlas).with_context(|| format!("cannot read {atlas}"))?;
    let world = World::read()?;
    let atlas = Atlas::read(&text, &lands::cuts(&world))?;
    let drawing = map::draw(&world, &atlas)?;
    let data = drawing.print()?;
    // The picture is drawn from the file as the client will read it.
    let picture = preview::print(&world, &Drawing::parse(&data)?);
    for (file, text) in [(DATA, data), (PICTURE, picture)] {
        if check {
            let known = fs::read_to_string(file).with_context(|| format!("cannot read {file}"))?;
            ensure!(known == text, "{file} is not what would be drawn now; run `cargo xtask map`");
            println!("{file} is up to date");
        } else {
            if let Some(folder) = Path::new(file).parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(file, &text).with_context(|| format!("cannot write {file}"))?;
            println!("{file}: {} bytes", text.len());
        }
    }
    Ok(())
}
