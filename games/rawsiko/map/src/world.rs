//! What is to be drawn: `world.json`.

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// The file, as it stands in the repository.
const FILE: &str = include_str!("../world.json");

/// Everything that is to be drawn.
#[derive(Clone, Debug, Deserialize)]
pub struct World {
    /// Width of the view box, in pixels of an unzoomed desktop board.
    pub width: i32,
    /// Its height; the land ends above, and the ocean below has room for panels.
    pub height: i32,
    /// How degrees become pixels.
    pub projection: Bend,
    /// The continents, by id.
    pub continents: Vec<String>,
    /// The territories.
    pub territories: Vec<Territory>,
    /// Lands that are drawn as closed: no territory, no passage.
    pub closed: Vec<Closed>,
    /// Countries that are not drawn at all.
    pub left_out: Vec<String>,
    /// Pairs of territories joined by land.
    pub land: Vec<[String; 2]>,
    /// Pairs of territories joined by sea.
    pub sea: Vec<[String; 2]>,
}

/// A projection that stretches some longitudes and latitudes more than others.
#[derive(Clone, Debug, Deserialize)]
pub struct Bend {
    /// The longitude in the middle, to which `across` is relative.
    pub meridian: f64,
    /// Pixels left free above the northernmost latitude.
    pub top: f64,
    /// Scales by longitude.
    pub across: Scales,
    /// Scales by latitude.
    pub down: Scales,
}

/// Scales between degrees, averaged over a window so that nothing has a kink.
#[derive(Clone, Debug, Deserialize)]
pub struct Scales {
    /// Where a new scale begins; one more than there are scales.
    pub at: Vec<f64>,
    /// The scale between two neighbours of `at`.
    pub scale: Vec<f64>,
    /// Degrees over which the scales are averaged.
    pub window: f64,
}

/// One territory.
#[derive(Clone, Debug, Deserialize)]
pub struct Territory {
    /// Its id.
    pub id: String,
    /// Which continent it belongs to.
    pub continent: String,
    /// Its name in English, Latvian and Slovak.
    pub names: [String; 3],
    /// Longitude and latitude near which its pawn would like to stand.
    pub at: [f64; 2],
    /// The symbols of its materials.
    pub materials: Vec<String>,
    /// Its land.
    pub outline: Vec<Part>,
}

/// A closed land.
#[derive(Clone, Debug, Deserialize)]
pub struct Closed {
    /// Its id.
    pub id: String,
    /// Its name in English, Latvian and Slovak.
    pub names: [String; 3],
    /// Longitude and latitude near which its name would like to stand.
    pub at: [f64; 2],
    /// Its land.
    pub outline: Vec<Part>,
}

/// A country or a piece of one, named as in world-atlas.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Part {
    /// All of it.
    Whole(String),
    /// What of it lies in a box.
    Piece {
        /// Which country.
        country: String,
        /// West, south, east and north, in degrees.
        within: [f64; 4],
    },
}

impl Part {
    /// The country.
    pub fn country(&self) -> &str {
        match self {
            Part::Whole(country) | Part::Piece { country, .. } => country,
        }
    }

    /// The box, if it is a piece.
    pub fn within(&self) -> Option<[f64; 4]> {
        match self {
            Part::Whole(_) => None,
            Part::Piece { within, .. } => Some(*within),
        }
    }
}

impl World {
    /// The world of the repository.
    pub fn read() -> Result<Self> {
        let world: World = serde_json::from_str(FILE).context("world.json cannot be read")?;
        for scales in [&world.projection.across, &world.projection.down] {
            ensure!(scales.at.len() == scales.scale.len() + 1, "a scale lacks its degrees");
        }
        for [from, to] in world.land.iter().chain(&world.sea) {
            ensure!(
                world.index(from).is_some() && world.index(to).is_some(),
                "a link joins {from} to {to}, of which one is no territory"
            );
        }
        for territory in &world.territories {
            ensure!(
                world.continents.contains(&territory.continent),
                "{} lies in {}, which is no continent",
                territory.id,
                territory.continent
            );
        }
        Ok(world)
    }

    /// The place of a territory in the list.
    pub fn index(&self, id: &str) -> Option<usize> {
        self.territories.iter().position(|territory| territory.id == id)
    }

    /// Id and outline of everything that has a shape of its own, territories first.
    pub fn outlines(&self) -> impl Iterator<Item = (&str, &[Part])> {
        let territories = self.territories.iter().map(|land| (&*land.id, &*land.outline));
        territories.chain(self.closed.iter().map(|land| (&*land.id, &*land.outline)))
    }
}
