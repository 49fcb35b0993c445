//! What comes out: `map.json`.

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::{rect::Rect, text, world::World};

/// The map, ready to be put into an SVG.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Drawing {
    /// The view box.
    pub view: [i32; 4],
    /// For which sizes there is room.
    pub sizes: Sizes,
    /// The continents.
    pub continents: Vec<Continent>,
    /// The territories.
    pub territories: Vec<Territory>,
    /// Closed lands.
    pub closed: Vec<Closed>,
    /// Sea routes.
    pub routes: Vec<Route>,
    /// The path of all lands that belong to nobody.
    pub plain: String,
}

/// The sizes, in units of the view box, for which places were found.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
pub struct Sizes {
    /// Radius of a pawn.
    pub pawn: i32,
    /// Width and height of a material's chip with a symbol of one or two letters.
    pub chip: [i32; 2],
    /// Width of a chip with a symbol of three letters, and with one of four.
    pub long_chips: [i32; 2],
    /// Between two chips or two portraits.
    pub gap: i32,
    /// Font size of a name.
    pub name: i32,
    /// Width and height of a portrait.
    pub portrait: i32,
}

/// The sizes of this map.
///
/// A screen of a school, 1024 pixels wide, shows a unit in 0.71 of a pixel, and a letter of nine
/// pixels can still be read.
pub const SIZES: Sizes =
    Sizes { pawn: 11, chip: [23, 15], long_chips: [30, 32], gap: 2, name: 12, portrait: 28 };

/// One continent.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Continent {
    /// Its id.
    pub id: String,
    /// The middle of the row of two portraits.
    pub portrait: [i32; 2],
}

/// One territory.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Territory {
    /// Its id.
    pub id: String,
    /// Its continent.
    pub continent: String,
    /// The middle of its pawn.
    pub pawn: [i32; 2],
    /// The middle of its row of chips.
    pub materials: [i32; 2],
    /// Where its name stands.
    pub label: Label,
    /// Its shape; filled by the even-odd rule.
    pub path: String,
}

/// Where a name stands.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
pub struct Label {
    /// The point that `anchor` speaks of, on the base line.
    pub at: [i32; 2],
    /// Which end of the name stands there.
    pub anchor: Anchor,
    /// Whether most of the name stands on the sea, and so needs a colour for it.
    pub sea: bool,
}

/// SVG's `text-anchor`.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Anchor {
    /// The name begins there.
    Start,
    /// The name is centred there.
    Middle,
    /// The name ends there.
    End,
}

/// A closed land.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Closed {
    /// Its id.
    pub id: String,
    /// Where its name stands.
    pub label: Label,
    /// Its shape.
    pub path: String,
}

/// A sea route.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Route {
    /// One end.
    pub from: String,
    /// The other.
    pub to: String,
    /// Its line, from pawn to pawn; in two pieces if it leaves the map on one side and comes back
    /// on the other.
    pub path: String,
}

/// The box of a pawn.
pub fn pawn_box(pawn: [i32; 2]) -> Rect {
    let across = f64::from(2 * SIZES.pawn);
    Rect::around(pawn, across, across)
}

/// How wide the chip of a material is.
pub fn chip_width(symbol: &str) -> i32 {
    match symbol.len() {
        0..=2 => SIZES.chip[0],
        3 => SIZES.long_chips[0],
        _ => SIZES.long_chips[1],
    }
}

/// How wide a row of chips is.
pub fn chips_width(symbols: &[String]) -> i32 {
    let chips: i32 = symbols.iter().map(|symbol| chip_width(symbol) + SIZES.gap).sum();
    chips - SIZES.gap
}

/// The box of a row of chips.
pub fn chips_box(middle: [i32; 2], symbols: &[String]) -> Rect {
    Rect::around(middle, f64::from(chips_width(symbols)), f64::from(SIZES.chip[1]))
}

/// The box of a name of this width: from the top of its accents to the end of its descenders.
pub fn name_box(label: &Label, width: f64) -> Rect {
    let [x, y] = label.at.map(f64::from);
    let left = match label.anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width / 2.0,
        Anchor::End => x - width,
    };
    let size = f64::from(SIZES.name);
    Rect { left, top: y - 0.85 * size, right: left + width, bottom: y + 0.25 * size }
}

/// The box of two portraits.
pub fn portrait_box(middle: [i32; 2]) -> Rect {
    let across = f64::from(2 * SIZES.portrait + SIZES.gap);
    Rect::around(middle, across, f64::from(SIZES.portrait))
}

impl Drawing {
    /// Everything that no two of may cover each other, with a word for it.
    pub fn boxes(&self, world: &World) -> Vec<(String, Rect)> {
        let size = f64::from(SIZES.name);
        let mut boxes = Vec::new();
        for (territory, known) in self.territories.iter().zip(&world.territories) {
            let id = &territory.id;
            boxes.push((format!("pawn of {id}"), pawn_box(territory.pawn)));
            let chips = chips_box(territory.materials, &known.materials);
            boxes.push((format!("chips of {id}"), chips));
            let width = text::widest(&known.names, size);
            boxes.push((format!("name of {id}"), name_box(&territory.label, width)));
        }
        for (closed, known) in self.closed.iter().zip(&world.closed) {
            let width = text::widest(&known.names, size);
            boxes.push((format!("name of {}", closed.id), name_box(&closed.label, width)));
        }
        for continent in &self.continents {
            let portraits = portrait_box(continent.portrait);
            boxes.push((format!("portraits of {}", continent.id), portraits));
        }
        boxes
    }

    /// The file's text: one line for each thing, so that a change shows where it is.
    pub fn print(&self) -> Result<String> {
        fn lines<T: Serialize>(list: &[T]) -> Result<String> {
            let lines = list.iter().map(serde_json::to_string);
            Ok(lines.collect::<Result<Vec<_>, _>>()?.join(",\n"))
        }
        Ok(format!(
            "{{\"view\":{},\n\"sizes\":{},\n\"continents\":[\n{}],\n\"territories\":[\n{}],\n\
             \"closed\":[\n{}],\n\"routes\":[\n{}],\n\"plain\":{}}}\n",
            serde_json::to_string(&self.view)?,
            serde_json::to_string(&self.sizes)?,
            lines(&self.continents)?,
            lines(&self.territories)?,
            lines(&self.closed)?,
            lines(&self.routes)?,
            serde_json::to_string(&self.plain)?,
        ))
    }

    /// Reads the file back.
    pub fn parse(text: &str) -> Result<Self> {
        serde_json::from_str(text).context("this is no map")
    }
}
