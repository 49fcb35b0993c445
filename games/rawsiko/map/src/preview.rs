//! A picture of the map, so that a person can look at it.

use std::fmt::Write;

use crate::{
    drawing::{Anchor, Drawing, Label, SIZES, chip_width, chips_width},
    world::World,
};

/// A tint for each continent, in their order: paper, gently told apart.
const TINTS: [&str; 6] = ["#efd9c0", "#dfe3bd", "#dcdbe8", "#f3e4b0", "#ecd2d2", "#cfe4dc"];

const STYLE: &str = "\
.land{stroke:#6b5d4a;stroke-width:.9;stroke-linejoin:round;fill-rule:evenodd}\
.plain{fill:#46606e;stroke:#2b4250;stroke-width:.7;fill-rule:evenodd}\
.route,.under{fill:none;stroke:#e8f1f2;stroke-width:1.3;stroke-dasharray:4 4;\
stroke-linecap:round}\
.under{stroke:#17394a;stroke-width:2.6;stroke-dasharray:none;opacity:.55}\
text{font-family:Inter,'Noto Sans','DejaVu Sans',sans-serif;fill:#2e2619}\
.name{font-size:11px;font-weight:500;paint-order:stroke;stroke:#fff6e6;stroke-width:2.8;\
stroke-linejoin:round;stroke-opacity:.9}\
.wet{fill:#f2f6f6;stroke:#17394a}\
.chip{fill:#fffaf0;stroke:#8a7a60;stroke-width:.8}\
.symbol{font-size:8px;font-weight:600;text-anchor:middle}\
.pawn{fill:#fffdf7;stroke:#3b3226;stroke-width:1.2}\
.numbers{font-size:8px;font-weight:600;text-anchor:middle}\
.portrait{fill:none;stroke:#9fb6bf;stroke-width:1;stroke-dasharray:2 2}";

/// The picture as SVG, with names in English.
pub fn print(world: &World, drawing: &Drawing) -> String {
    let mut svg = String::new();
    write(world, drawing, &mut svg).expect("a string takes everything");
    svg
}

fn write(world: &World, drawing: &Drawing, svg: &mut String) -> std::fmt::Result {
    let [left, top, width, height] = drawing.view;
    writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" \
         font-kerning=\"normal\">\n<title>The map of RAWsiko</title>\n<style>{STYLE}</style>\n\
         <defs><pattern id=\"closed\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" \
         patternTransform=\"rotate(45)\"><rect width=\"6\" height=\"6\" fill=\"#7d7a70\"/>\
         <path d=\"M0 0V6\" stroke=\"#5f5c54\" stroke-width=\"4\"/></pattern></defs>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#17394a\"/>\n\
         <path class=\"plain\" d=\"{}\"/>",
        drawing.plain
    )?;
    for closed in &drawing.closed {
        writeln!(svg, "<path class=\"land\" fill=\"url(#closed)\" d=\"{}\"/>", closed.path)?;
    }
    for territory in &drawing.territories {
        let continent = world.continents.iter().position(|id| *id == territory.continent);
        let tint = TINTS[continent.unwrap_or(0) % TINTS.len()];
        writeln!(svg, "<path class=\"land\" fill=\"{tint}\" d=\"{}\"/>", territory.path)?;
    }
    for route in &drawing.routes {
        for class in ["under", "route"] {
            writeln!(svg, "<path class=\"{class}\" d=\"{}\"/>", route.path)?;
        }
    }
    for continent in &drawing.continents {
        let [x, y] = continent.portrait;
        let (size, gap) = (SIZES.portrait, SIZES.gap);
        for side in [-1, 1] {
            let middle = x + side * (size + gap) / 2;
            let radius = size / 2;
            writeln!(
                svg,
                "<circle class=\"portrait\" cx=\"{middle}\" cy=\"{y}\" r=\"{radius}\"/>"
            )?;
        }
    }
    for (territory, known) in drawing.territories.iter().zip(&world.territories) {
        name(svg, &territory.label, &known.names[0])?;
        chips(svg, territory.materials, &known.materials)?;
        let [x, y] = territory.pawn;
        writeln!(
            svg,
            "<circle class=\"pawn\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>\
             <text class=\"numbers\" x=\"{x}\" y=\"{}\">1/2</text>",
            SIZES.pawn,
            y + 3
        )?;
    }
    for (closed, known) in drawing.closed.iter().zip(&world.closed) {
        name(svg, &Label { sea: true, ..closed.label }, &known.names[0])?;
    }
    svg.push_str("</svg>\n");
    Ok(())
}

fn name(svg: &mut String, label: &Label, name: &str) -> std::fmt::Result {
    let [x, y] = label.at;
    let anchor = match label.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let class = if label.sea { "name wet" } else { "name" };
    writeln!(
        svg,
        "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{name}</text>"
    )
}

fn chips(svg: &mut String, middle: [i32; 2], symbols: &[String]) -> std::fmt::Result {
    let height = SIZES.chip[1];
    let mut left = middle[0] - chips_width(symbols) / 2;
    let top = middle[1] - height / 2;
    for symbol in symbols {
        let width = chip_width(symbol);
        writeln!(
            svg,
            "<rect class=\"chip\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" \
             rx=\"3\"/><text class=\"symbol\" x=\"{}\" y=\"{}\">{symbol}</text>",
            left + width / 2,
            top + 11
        )?;
        left += width + SIZES.gap;
    }
    Ok(())
}
