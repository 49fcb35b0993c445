//! Simplifies borders so that neighbours still fit.
//!
//! Simplifying each shape by itself would leave gaps and overlaps. So all rings are split at the
//! points where more than two lines meet; the arcs in between belong to one shape or to two, and
//! are simplified once.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use anyhow::{Result, bail};
use geo::{Coord, LineString, SimplifyVwPreserve};

use crate::{
    drawing::Drawing,
    lands::{Land, PLAIN, rings},
    path::{self, Piece, Point, TENTHS},
    projection::Projection,
    topojson::GRID,
    world::World,
};

/// A point may go if the triangle with its neighbours is smaller than this, in square pixels.
const DETAIL: f64 = 1.2;

/// Islands and lakes smaller than this are specks, in square pixels.
const SPECK: f64 = 9.0;

/// Lands that belong to nobody are not worth a small island.
const PLAIN_SPECK: f64 = 25.0;

/// The simplified shapes, in tenths of pixels.
#[derive(Clone, Debug, Default)]
pub struct Shapes {
    by_id: BTreeMap<String, Vec<Vec<Point>>>,
}

impl Shapes {
    /// The rings of a land, without their last point, which is the first. Inner rings are lakes
    /// and other lands, by the even-odd rule.
    pub fn of(&self, id: &str) -> &[Vec<Point>] {
        self.by_id.get(id).map_or(&[], Vec::as_slice)
    }

    /// The shapes of a drawing.
    pub fn read(drawing: &Drawing) -> Result<Self> {
        let territories = drawing.territories.iter().map(|land| (&*land.id, &land.path));
        let closed = drawing.closed.iter().map(|land| (&*land.id, &land.path));
        let mut shapes = Shapes::default();
        for (id, text) in territories.chain(closed).chain([(PLAIN, &drawing.plain)]) {
            let rings = path::parse(text)?.into_iter().map(|piece| match piece {
                Piece::Ring(points) => Ok(points),
                Piece::Curve(_) => bail!("{id} has a curve for a border"),
            });
            shapes.by_id.insert(id.to_owned(), rings.collect::<Result<_>>()?);
        }
        Ok(shapes)
    }
}

/// Projects and simplifies.
pub fn simplify(lands: &[Land], projection: &Projection, world: &World) -> Shapes {
    let mut arcs = Arcs::new(lands);
    let width = f64::from(world.width);
    let mut shapes = Shapes::default();
    for land in lands {
        let home = home(world, projection, &land.id);
        let speck = if land.id == PLAIN { PLAIN_SPECK } else { SPECK };
        let simple = rings(&land.shape).map(|ring| arcs.simplify(ring, projection));
        let kept = simple.filter(|ring| {
            // A few Aleutians lie beyond the edge, on the other side of the map.
            let astray = home.is_some_and(|x| (middle(ring) - x).abs() > width / 2.0);
            area(ring) >= speck && !thin(ring) && !astray
        });
        shapes.by_id.insert(land.id.clone(), kept.collect());
    }
    shapes
}

/// Across where the pawn or the name of a land would like to be.
fn home(world: &World, projection: &Projection, id: &str) -> Option<f64> {
    let territories = world.territories.iter().map(|land| (&land.id, land.at));
    let mut all = territories.chain(world.closed.iter().map(|land| (&land.id, land.at)));
    let (_, at) = all.find(|(known, _)| *known == id)?;
    Some(projection.project(at.into()).x)
}

fn middle(ring: &[Point]) -> f64 {
    let sum: i32 = ring.iter().map(|point| point[0]).sum();
    f64::from(sum) / ring.len().max(1) as f64 / TENTHS
}

/// Whether an island is hardly more than its outline: a chain of small ones, or one of the far
/// north, where the projection presses.
fn thin(ring: &[Point]) -> bool {
    let extent = |axis: usize| {
        let values = ring.iter().map(|point| point[axis]);
        f64::from(values.clone().max().unwrap_or(0) - values.min().unwrap_or(0)) / TENTHS
    };
    let (across, down) = (extent(0), extent(1));
    let pressed = down < 6.0 && down * 5.0 < across;
    pressed || area(ring) < 1.4 * across.max(down)
}

/// The area of a ring, in square pixels.
pub fn area(ring: &[Point]) -> f64 {
    let next = ring.iter().cycle().skip(1);
    let twice: i64 = ring
        .iter()
        .zip(next)
        .map(|(from, to)| {
            i64::from(from[0]) * i64::from(to[1]) - i64::from(to[0]) * i64::from(from[1])
        })
        .sum();
    twice.abs() as f64 / 2.0 / (TENTHS * TENTHS)
}

/// A point of the grid of degrees.
type Key = [i64; 2];

fn key(point: Coord) -> Key {
    [point.x, point.y].map(|value| (value / GRID).round() as i64)
}

struct Arcs {
    /// Where more than two lines meet, or a line ends.
    nodes: BTreeSet<Key>,
    /// Arcs that are simplified already, in the direction in which [`forward`] puts them.
    simple: HashMap<Vec<Key>, Vec<Point>>,
}

impl Arcs {
    fn new(lands: &[Land]) -> Self {
        let mut neighbours: BTreeMap<Key, BTreeSet<Key>> = BTreeMap::new();
        for ring in lands.iter().flat_map(|land| rings(&land.shape)) {
            for line in ring.lines() {
                let (from, to) = (key(line.start), key(line.end));
                if from != to {
                    neighbours.entry(from).or_default().insert(to);
                    neighbours.entry(to).or_default().insert(from);
                }
            }
        }
        let nodes = neighbours.into_iter().filter(|(_, around)| around.len() != 2);
        Arcs { nodes: nodes.map(|(point, _)| point).collect(), simple: HashMap::new() }
    }

    fn simplify(&mut self, ring: &LineString, projection: &Projection) -> Vec<Point> {
        let mut keys: Vec<Key> = ring.coords().map(|point| key(*point)).collect();
        keys.dedup();
        keys.pop();
        if keys.len() < 3 {
            return Vec::new();
        }
        // Begin at a node; an island has none and begins anywhere, as long as a lake around it
        // begins there too.
        let start = keys.iter().position(|point| self.nodes.contains(point));
        let start = start.or_else(|| (0..keys.len()).min_by_key(|&index| keys[index]));
        keys.rotate_left(start.unwrap_or(0));
        keys.push(keys[0]);

        let mut simple: Vec<Point> = Vec::new();
        let mut arc = vec![keys[0]];
        for &point in &keys[1..] {
            arc.push(point);
            if self.nodes.contains(&point) || point == keys[0] {
                simple.pop();
                simple.extend(self.arc(&arc, projection));
                arc = vec![point];
            }
        }
        let mut simple = shorn(&simple);
        simple.pop();
        simple
    }

    fn arc(&mut self, arc: &[Key], projection: &Projection) -> Vec<Point> {
        let backwards: Vec<Key> = arc.iter().rev().copied().collect();
        let turned = !forward(arc);
        let known = if turned { backwards } else { arc.to_vec() };
        let simple = self.simple.entry(known).or_insert_with_key(|arc| {
            let degrees = arc
                .iter()
                .map(|point| Coord { x: point[0] as f64 * GRID, y: point[1] as f64 * GRID });
            let line: LineString = degrees.map(|point| projection.project(point)).collect();
            let line = line.simplify_vw_preserve(DETAIL);
            let mut points: Vec<Point> = line
                .coords()
                .map(|point| [point.x, point.y].map(|value| (value * TENTHS).round() as i32))
                .collect();
            points = shorn(&points);
            if points.len() < 2 {
                points = vec![points[0]; 2];
            }
            points
        });
        if turned { simple.iter().rev().copied().collect() } else { simple.clone() }
    }
}

/// Without the whiskers that rounding makes of narrow capes: there and back on one line.
fn shorn(points: &[Point]) -> Vec<Point> {
    let mut shorn: Vec<Point> = Vec::new();
    for &point in points {
        if shorn.len() > 1 && shorn[shorn.len() - 2] == point {
            shorn.pop();
        } else if shorn.last() != Some(&point) {
            shorn.push(point);
        }
    }
    shorn
}

/// Whether an arc runs in the direction in which both of its sides will look it up.
fn forward(arc: &[Key]) -> bool {
    arc.iter().le(arc.iter().rev())
}
