//! Reads `TopoJSON`: countries as rings of arcs, each arc stored once for both sides of a border.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use geo::{Coord, LineString, MultiPolygon, Orient, Polygon, coord, orient::Direction};
use serde::Deserialize;

/// Degrees are kept as multiples of this, so that a point is the same point wherever it occurs.
pub const GRID: f64 = 1e-4;

/// The outlines of all countries, in degrees.
#[derive(Clone, Debug)]
pub struct Atlas {
    /// By name.
    pub countries: BTreeMap<String, MultiPolygon>,
}

#[derive(Deserialize)]
struct Topology {
    arcs: Vec<Vec<[i64; 2]>>,
    transform: Transform,
    objects: Objects,
}

#[derive(Deserialize)]
struct Transform {
    scale: [f64; 2],
    translate: [f64; 2],
}

#[derive(Deserialize)]
struct Objects {
    countries: Collection,
}

#[derive(Deserialize)]
struct Collection {
    geometries: Vec<Geometry>,
}

#[derive(Deserialize)]
struct Geometry {
    #[serde(flatten)]
    rings: Rings,
    properties: Properties,
}

#[derive(Deserialize)]
#[serde(tag = "type", content = "arcs")]
enum Rings {
    Polygon(Vec<Vec<i64>>),
    MultiPolygon(Vec<Vec<Vec<i64>>>),
}

#[derive(Deserialize)]
struct Properties {
    name: String,
}

impl Atlas {
    /// Reads `countries-50m.json`. Where an arc crosses one of the lines at which countries are
    /// cut, it gets a point there, so that whoever shares the arc also shares the point.
    pub fn read(text: &str, cuts: &Cuts) -> Result<Self> {
        let topology: Topology = serde_json::from_str(text).context("this is no TopoJSON")?;
        let arcs: Vec<Vec<Coord>> =
            topology.arcs.iter().map(|arc| cuts.mark(&unpack(arc, &topology.transform))).collect();
        let mut countries = BTreeMap::new();
        for geometry in topology.objects.countries.geometries {
            let polygons = match geometry.rings {
                Rings::Polygon(rings) => vec![rings],
                Rings::MultiPolygon(polygons) => polygons,
            };
            let polygons = polygons.iter().map(|rings| polygon(rings, &arcs));
            let polygons = polygons.collect::<Result<Vec<_>>>()?;
            countries.insert(geometry.properties.name, MultiPolygon(polygons));
        }
        Ok(Atlas { countries })
    }
}

/// Points are stored as whole steps from the one before. A step to the other side of the world
/// goes over the 180th meridian, and on to more than 180 degrees.
fn unpack(arc: &[[i64; 2]], transform: &Transform) -> Vec<Coord> {
    let Transform { scale, translate } = transform;
    let mut sum = [0; 2];
    let mut last = None;
    let points = arc.iter().map(|step| {
        sum = [sum[0] + step[0], sum[1] + step[1]];
        let point = snap(coord! {
            x: sum[0] as f64 * scale[0] + translate[0],
            y: sum[1] as f64 * scale[1] + translate[1],
        });
        let point = around(point, turns(last.unwrap_or(point), point));
        last = Some(point);
        point
    });
    points.collect()
}

/// How many times around the world `to` must go, to lie beside `from`.
fn turns(from: Coord, to: Coord) -> f64 {
    ((from.x - to.x) / 360.0).round()
}

/// The same point, so many times around the world.
fn around(point: Coord, turns: f64) -> Coord {
    snap(coord! { x: point.x + 360.0 * turns, y: point.y })
}

/// A ring is a list of arcs; a negative number is an arc backwards.
fn polygon(rings: &[Vec<i64>], arcs: &[Vec<Coord>]) -> Result<Polygon> {
    let mut lines = Vec::new();
    for ring in rings {
        let mut line: Vec<Coord> = Vec::new();
        for &number in ring {
            let index = usize::try_from(if number < 0 { !number } else { number })?;
            let arc = arcs.get(index).context("a ring names an arc that is not there")?;
            let mut arc = arc.clone();
            if number < 0 {
                arc.reverse();
            }
            // An arc begins where the one before ends, or a whole turn away.
            let turns = line.pop().map_or(0.0, |end| turns(end, arc[0]));
            line.extend(arc.into_iter().map(|point| around(point, turns)));
        }
        lines.push(LineString(line));
    }
    let mut lines = lines.into_iter();
    let polygon = Polygon::new(lines.next().context("a polygon has no ring")?, lines.collect());
    // `TopoJSON` turns its rings as on a globe, `geo` as on paper, and unions depend on it.
    Ok(polygon.orient(Direction::Default))
}

/// The nearest point of the grid.
pub fn snap(point: Coord) -> Coord {
    let [x, y] = [point.x, point.y].map(|value| (value / GRID).round() * GRID);
    coord! { x: x, y: y }
}

/// Meridians and parallels along which countries are cut into pieces.
#[derive(Clone, Debug, Default)]
pub struct Cuts {
    meridians: Vec<f64>,
    parallels: Vec<f64>,
}

impl Cuts {
    /// The edges of these boxes.
    pub fn new(boxes: impl Iterator<Item = [f64; 4]>) -> Self {
        let mut cuts = Cuts::default();
        for [west, south, east, north] in boxes {
            cuts.meridians.extend([
                west,
                east,
                west - 360.0,
                east - 360.0,
                west + 360.0,
                east + 360.0,
            ]);
            cuts.parallels.extend([south, north]);
        }
        for lines in [&mut cuts.meridians, &mut cuts.parallels] {
            lines.sort_by(f64::total_cmp);
            lines.dedup();
        }
        cuts
    }

    /// The same line with a point wherever it crosses a cut.
    fn mark(&self, line: &[Coord]) -> Vec<Coord> {
        let Some(first) = line.first() else { return Vec::new() };
        let mut marked = vec![*first];
        for ends in line.windows(2) {
            let (from, to) = (ends[0], ends[1]);
            let crossings = |lines: &[f64], from: f64, to: f64| -> Vec<f64> {
                let share = |at: &f64| (at - from) / (to - from);
                lines.iter().map(share).filter(|share| *share > 0.0 && *share < 1.0).collect()
            };
            let mut shares = crossings(&self.meridians, from.x, to.x);
            shares.extend(crossings(&self.parallels, from.y, to.y));
            shares.sort_by(f64::total_cmp);
            let between = shares.into_iter().map(|share| snap(from + (to - from) * share));
            for point in between.chain([to]) {
                if marked.last() != Some(&point) {
                    marked.push(point);
                }
            }
        }
        marked
    }
}

#[cfg(test)]
mod tests {
    use geo::{Area, BoundingRect};

    use super::{Atlas, Cuts};

    /// Two countries of one square degree each side by side on the 180th meridian, which goes
    /// through the western one.
    const TWO: &str = r#"{
        "type": "Topology",
        "transform": { "scale": [0.5, 0.5], "translate": [-180, 0] },
        "arcs": [
            [[1, 0], [0, 2]],
            [[1, 2], [718, 0], [0, -2], [-718, 0]],
            [[1, 2], [2, 0], [0, -2], [-2, 0]]
        ],
        "objects": { "countries": { "type": "GeometryCollection", "geometries": [
            { "type": "Polygon", "arcs": [[0, 1]], "properties": { "name": "West" } },
            { "type": "MultiPolygon", "arcs": [[[0, 2]]], "properties": { "name": "East" } }
        ] } }
    }"#;

    #[test]
    fn rings_go_over_the_edge_of_the_world_in_one_piece() {
        let atlas = Atlas::read(TWO, &Cuts::default()).unwrap();
        for (name, width) in [("West", 1.0), ("East", 1.0)] {
            let country = &atlas.countries[name];
            let bounds = country.bounding_rect().unwrap();
            assert!((bounds.width() - width).abs() < 1e-6, "{name}: {bounds:?}");
            // Positive: outer rings turn as `geo` wants them.
            assert!((country.signed_area() - width).abs() < 1e-6, "{name}");
        }
    }

    #[test]
    fn both_sides_of_a_border_get_the_points_where_it_is_cut() {
        let cuts = Cuts::new(std::iter::once([-179.2, 0.3, 0.0, 5.0]));
        let atlas = Atlas::read(TWO, &cuts).unwrap();
        let points = |name: &str| {
            let ring = atlas.countries[name].0[0].exterior();
            ring.coords().map(|point| [point.x.rem_euclid(360.0), point.y]).collect::<Vec<_>>()
        };
        let on = |points: &[[f64; 2]], x: f64, y: f64| {
            points.iter().any(|point| (point[0] - x).abs() < 1e-9 && (point[1] - y).abs() < 1e-9)
        };
        let (west, east) = (points("West"), points("East"));
        assert!(on(&west, 180.5, 0.3) && on(&east, 180.5, 0.3));
        assert!(on(&east, 180.8, 0.0) && on(&east, 180.8, 1.0));
        assert!(!on(&west, 180.8, 0.0));
    }
}
