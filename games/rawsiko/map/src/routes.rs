//! Bends sea routes around land.

use crate::{
    path::{self, TENTHS},
    raster::{Owner, Raster},
    rect::Rect,
    world::World,
};

/// A point on the way, in pixels.
type At = [f64; 2];

/// The middle of a pawn, in pixels.
type Pawn = [i32; 2];

/// A sea route: one curve, or two where it leaves the map on one side and comes back on the other.
#[derive(Clone, Debug)]
pub struct Line {
    curves: Vec<Curve>,
}

impl Line {
    /// As an SVG path.
    pub fn print(&self) -> String {
        let curves = self.curves.iter().map(|curve| {
            let [from, first, second, to] =
                curve.0.map(|at| path::pair(at.map(|value| (value * TENTHS).round() as i32)));
            format!("M{from}C{first} {second} {to}")
        });
        curves.collect()
    }

    /// Points along it, about two pixels apart.
    pub fn samples(&self) -> impl Iterator<Item = At> {
        self.curves.iter().flat_map(Curve::samples)
    }
}

/// How far the control points of a pleasant bow are off the straight line, as a share of it.
const BOW: f64 = 0.1;

/// For each sea link of the world, its route between the pawns.
pub fn find(world: &World, raster: &Raster, pawns: &[Pawn]) -> Vec<Line> {
    let width = f64::from(world.width);
    let mut lines: Vec<Line> = Vec::new();
    for [from, to] in &world.sea {
        let ends = [from, to].map(|id| world.index(id).expect("links join territories"));
        let [mut from, mut to] = ends.map(|index| pawns[index].map(f64::from));
        // The shorter way around the world may lead over the edge.
        if from[0] - to[0] > width / 2.0 {
            to[0] += width;
        } else if to[0] - from[0] > width / 2.0 {
            from[0] += width;
        }
        let search = Search { raster, pawns, ends, others: &lines };
        lines.push(cut(search.bend(from, to), width));
    }
    lines
}

/// Cuts what runs over the right edge, and lets it go on from the left one.
fn cut(curve: Curve, width: f64) -> Line {
    let [from, _, _, to] = curve.0;
    if from[0] <= width && to[0] <= width {
        return Line { curves: vec![curve] };
    }
    // Beyond the edge at one end and not at the other, so somewhere it crosses.
    let beyond = from[0] > width;
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if (curve.at(middle)[0] > width) == beyond {
            low = middle;
        } else {
            high = middle;
        }
    }
    let (mut first, mut second) = curve.split(low);
    let back = if beyond { &mut first } else { &mut second };
    back.0.iter_mut().for_each(|at| at[0] -= width);
    Line { curves: vec![first, second] }
}

struct Search<'a> {
    raster: &'a Raster,
    pawns: &'a [Pawn],
    ends: [usize; 2],
    /// Routes that are drawn already.
    others: &'a [Line],
}

impl Search<'_> {
    /// The curve that runs the least over the land of others, and of those the shortest. A little
    /// bow is better than a straight line: it does not look like a border.
    fn bend(&self, from: At, to: At) -> Curve {
        let along = [to[0] - from[0], to[1] - from[1]];
        let beside = [-along[1], along[0]];
        let control = |share: f64, aside: f64| {
            [0, 1].map(|axis| from[axis] + share * along[axis] + aside * beside[axis])
        };
        let mut best = (f64::MAX, Curve([from, from, to, to]));
        let bends: Vec<f64> = (-16..=16).map(|step| f64::from(step) / 16.0).collect();
        for (near, far) in [(0.33, 0.67), (0.1, 0.9), (0.1, 0.5), (0.5, 0.9), (0.5, 0.5)] {
            for &first in &bends {
                for &second in &bends {
                    let curve = Curve([from, control(near, first), control(far, second), to]);
                    let bow = f64::midpoint(first, second).abs() / BOW;
                    let mut cost = self.cost(&curve) + 12.0 * (1.0 - bow).max(0.0);
                    // Comparing with all other routes takes its time.
                    if cost < best.0 {
                        cost += 10.0 * self.crossings(&curve);
                    }
                    if cost < best.0 {
                        best = (cost, curve);
                    }
                }
            }
        }
        best.1
    }

    fn cost(&self, curve: &Curve) -> f64 {
        let own = self.ends.map(|index| Owner::Territory(index as u8));
        let mut cost = 0.0;
        let samples: Vec<At> = curve.samples().collect();
        for &[x, y] in &samples {
            let pixel = [x.floor() as i32, y.floor() as i32];
            let owner = self.raster.owner(pixel);
            cost += match owner {
                // Off the coast it is easier to see.
                Owner::Sea if self.raster.clearance(pixel) < 3.0 => 1.5,
                Owner::Sea => 1.0,
                _ if own.contains(&owner) => 2.0,
                _ => 40.0,
            };
            let Rect { top, right: width, bottom, .. } = self.raster.bounds();
            if y < top + 6.0 || y > bottom {
                cost += 100.0;
            }
            for (index, pawn) in self.pawns.iter().enumerate() {
                let far = [x.rem_euclid(width) - f64::from(pawn[0]), y - f64::from(pawn[1])];
                if !self.ends.contains(&index) && far[0] * far[0] + far[1] * far[1] < 400.0 {
                    cost += 30.0;
                }
            }
        }
        // A line that turns needlessly costs a little more than its length.
        let turns: f64 = samples
            .windows(3)
            .map(|at| {
                let bend = [0, 1].map(|axis| at[0][axis] - 2.0 * at[1][axis] + at[2][axis]);
                (bend[0] * bend[0] + bend[1] * bend[1]).sqrt()
            })
            .sum();
        cost + 4.0 * turns
    }

    /// How often it comes close to another route, except around a pawn that both start from.
    fn crossings(&self, curve: &Curve) -> f64 {
        let shared = |at: At| {
            self.ends.iter().any(|end| {
                let pawn = self.pawns[*end];
                let far = [at[0] - f64::from(pawn[0]), at[1] - f64::from(pawn[1])];
                far[0] * far[0] + far[1] * far[1] < 900.0
            })
        };
        let mut close = 0.0;
        let others: Vec<At> = self.others.iter().flat_map(Line::samples).collect();
        for at in curve.samples().step_by(2) {
            let near = others
                .iter()
                .any(|other| (at[0] - other[0]).abs() < 3.0 && (at[1] - other[1]).abs() < 3.0);
            if near && !shared(at) {
                close += 1.0;
            }
        }
        close
    }
}

/// A cubic Bézier curve.
#[derive(Clone, Copy, Debug)]
struct Curve([At; 4]);

impl Curve {
    fn at(&self, share: f64) -> At {
        self.split(share).0.0[3]
    }

    /// In two, by de Casteljau.
    fn split(&self, share: f64) -> (Curve, Curve) {
        let mix =
            |from: At, to: At| [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * share);
        let [a, b, c, d] = self.0;
        let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d));
        let (abc, bcd) = (mix(ab, bc), mix(bc, cd));
        let middle = mix(abc, bcd);
        (Curve([a, ab, abc, middle]), Curve([middle, bcd, cd, d]))
    }

    /// Points about two pixels apart.
    fn samples(&self) -> impl Iterator<Item = At> + use<> {
        let curve = *self;
        let far = |from: At, to: At| {
            let [across, down] = [to[0] - from[0], to[1] - from[1]];
            (across * across + down * down).sqrt()
        };
        let [a, b, c, d] = self.0;
        // The control polygon is at least as long as the curve.
        let count = ((far(a, b) + far(b, c) + far(c, d)) / 2.0).ceil().max(1.0) as u32;
        (0..=count).map(move |step| curve.at(f64::from(step) / f64::from(count)))
    }
}
