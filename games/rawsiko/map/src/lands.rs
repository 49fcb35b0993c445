//! Joins and cuts countries into lands, in degrees.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use geo::{
    BooleanOps, BoundingRect, Coord, LineString, MapCoords, MultiPolygon, Polygon, Rect, coord,
    unary_union,
};

use crate::{
    topojson::{Atlas, Cuts, snap},
    world::{Part, World},
};

/// The id of what belongs to no territory and is not closed.
pub const PLAIN: &str = "plain";

/// A shape with the id of whom it belongs to.
#[derive(Clone, Debug)]
pub struct Land {
    /// A territory, a closed land, or [`PLAIN`].
    pub id: String,
    /// Its shape in degrees, east of the left edge of the map. Lands that touch share the points
    /// of their border.
    pub shape: MultiPolygon,
}

/// Where the outlines are cut.
pub fn cuts(world: &World) -> Cuts {
    Cuts::new(world.outlines().flat_map(|(_, parts)| parts).filter_map(Part::within))
}

/// All lands: the territories in their order, the closed ones, and the rest.
pub fn assemble(world: &World, atlas: &Atlas) -> Result<Vec<Land>> {
    let left = world.projection.meridian - 180.0;
    let countries: BTreeMap<&str, MultiPolygon> = atlas
        .countries
        .iter()
        .filter(|(name, _)| !world.left_out.contains(name))
        .map(|(name, shape)| (&**name, shape.iter().map(|part| east_of(left, part)).collect()))
        .collect();
    let mut lands = Vec::new();
    // What of each country has found its land; `None` is all of it.
    let mut taken: BTreeMap<&str, Option<Vec<MultiPolygon>>> = BTreeMap::new();
    for (id, parts) in world.outlines() {
        let mut polygons = Vec::new();
        for part in parts {
            let name = part.country();
            let country = countries.get(name);
            let country = country.with_context(|| format!("{id}: there is no country {name}"))?;
            match part.within() {
                None => {
                    taken.insert(name, None);
                    polygons.extend(country.iter().cloned());
                }
                Some(within) => {
                    let piece = frame(within);
                    let pieces = taken.entry(name).or_insert_with(|| Some(Vec::new()));
                    let pieces = pieces.get_or_insert_default();
                    // Who comes first in the file keeps what two boxes hold.
                    polygons.extend(without(&country.intersection(&piece), pieces));
                    pieces.push(piece);
                }
            }
        }
        lands.push(join(id, &polygons));
    }

    let mut rest = Vec::new();
    for (name, country) in &countries {
        match taken.get(name) {
            None => rest.extend(country.iter().cloned()),
            Some(None) => {}
            Some(Some(pieces)) => rest.extend(without(country, pieces)),
        }
    }
    lands.push(join(PLAIN, &rest));
    Ok(lands)
}

fn without(shape: &MultiPolygon, pieces: &[MultiPolygon]) -> MultiPolygon {
    pieces.iter().fold(shape.clone(), |rest, piece| rest.difference(piece))
}

fn join(id: &str, polygons: &[Polygon]) -> Land {
    // The union works on a grid of its own, finer than ours, and may be off by a step of it.
    let shape = unary_union(polygons).map_coords(snap);
    Land { id: id.to_owned(), shape }
}

/// The map's left edge is not the 180th meridian: what lies mostly beyond it belongs to the right.
fn east_of(left: f64, polygon: &Polygon) -> Polygon {
    let middle = polygon.bounding_rect().map_or(left, |bounds| bounds.center().x);
    let turns = ((middle - left) / 360.0).floor();
    polygon.map_coords(|Coord { x, y }| snap(coord! { x: x - 360.0 * turns, y: y }))
}

/// A box, at all places where its longitudes may occur.
fn frame([west, south, east, north]: [f64; 4]) -> MultiPolygon {
    let turned = [-360.0, 0.0, 360.0].map(|turn| {
        let from = coord! { x: west + turn, y: south };
        Rect::new(from, coord! { x: east + turn, y: north }).to_polygon()
    });
    MultiPolygon(turned.into())
}

/// All rings of a shape, outer and inner.
pub fn rings(shape: &MultiPolygon) -> impl Iterator<Item = &LineString> {
    shape.iter().flat_map(|polygon| std::iter::once(polygon.exterior()).chain(polygon.interiors()))
}
