//! For each pixel, whose it is.

use crate::{
    borders::Shapes,
    lands::PLAIN,
    path::{Point, TENTHS},
    rect::Rect,
    world::World,
};

/// Whose a pixel is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Owner {
    /// Water.
    Sea,
    /// A territory, by its place in the list.
    Territory(u8),
    /// Land that no seat can hold.
    Other,
}

/// The map in pixels.
#[derive(Clone, Debug)]
pub struct Raster {
    width: i32,
    height: i32,
    owners: Vec<Owner>,
    /// How far, in pixels, it is to a pixel of someone else.
    clearance: Vec<f64>,
}

impl Raster {
    /// Paints the shapes.
    pub fn new(world: &World, shapes: &Shapes) -> Self {
        let (width, height) = (world.width, world.height);
        let owners = vec![Owner::Sea; (width * height) as usize];
        let mut raster = Raster { width, height, owners, clearance: Vec::new() };
        raster.paint(shapes.of(PLAIN), Owner::Other);
        for closed in &world.closed {
            raster.paint(shapes.of(&closed.id), Owner::Other);
        }
        for (index, territory) in world.territories.iter().enumerate() {
            raster.paint(shapes.of(&territory.id), Owner::Territory(index as u8));
        }
        raster.clearance = raster.clearances();
        raster
    }

    /// Whose this pixel is. The map is a ring: left of the left edge is the right one. Beyond top
    /// and bottom is sea.
    pub fn owner(&self, [x, y]: [i32; 2]) -> Owner {
        if (0..self.height).contains(&y) {
            self.owners[(y * self.width + x.rem_euclid(self.width)) as usize]
        } else {
            Owner::Sea
        }
    }

    /// How far it is from here to somebody else's pixel.
    pub fn clearance(&self, [x, y]: [i32; 2]) -> f64 {
        if (0..self.height).contains(&y) {
            self.clearance[(y * self.width + x.rem_euclid(self.width)) as usize]
        } else {
            0.0
        }
    }

    /// The pixels of an owner.
    pub fn pixels(&self, owner: Owner) -> impl Iterator<Item = [i32; 2]> {
        let all = self.owners.iter().enumerate().filter(move |(_, known)| **known == owner);
        all.map(|(index, _)| [index as i32 % self.width, index as i32 / self.width])
    }

    /// The view box.
    pub fn bounds(&self) -> Rect {
        let (right, bottom) = (f64::from(self.width), f64::from(self.height));
        Rect { left: 0.0, top: 0.0, right, bottom }
    }

    /// How a box divides.
    pub fn shares(&self, rect: &Rect, own: Owner) -> Shares {
        let mut shares = Shares::default();
        let mut all = 0.0;
        let (mut y, bottom) = (rect.top.round() as i32, rect.bottom.round() as i32);
        while y < bottom {
            let (mut x, right) = (rect.left.round() as i32, rect.right.round() as i32);
            while x < right {
                let owner = self.owner([x, y]);
                match owner {
                    Owner::Sea => shares.sea += 1.0,
                    Owner::Other if owner != own => shares.other += 1.0,
                    _ if owner == own => shares.own += 1.0,
                    _ => shares.foreign += 1.0,
                }
                all += 1.0;
                x += 2;
            }
            y += 2;
        }
        for share in [&mut shares.sea, &mut shares.own, &mut shares.foreign, &mut shares.other] {
            *share /= f64::max(all, 1.0);
        }
        shares
    }

    /// Fills rings by the even-odd rule, row by row through the middles of the pixels.
    fn paint(&mut self, rings: &[Vec<Point>], owner: Owner) {
        let mut crossings: Vec<Vec<f64>> = vec![Vec::new(); self.height as usize];
        for ring in rings {
            for (from, to) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                let [from, to] = [from, to].map(|point| point.map(|at| f64::from(at) / TENTHS));
                let (upper, lower) = if from[1] <= to[1] { (from, to) } else { (to, from) };
                let first = ((upper[1] - 0.5).ceil() as i32).max(0);
                let last = ((lower[1] - 0.5).ceil() as i32).min(self.height);
                for row in first..last {
                    let share = (f64::from(row) + 0.5 - upper[1]) / (lower[1] - upper[1]);
                    let x = upper[0] + (lower[0] - upper[0]) * share;
                    crossings[row as usize].push(x);
                }
            }
        }
        for (row, mut crossings) in crossings.into_iter().enumerate() {
            crossings.sort_by(f64::total_cmp);
            for pair in crossings.chunks_exact(2) {
                let from = ((pair[0] - 0.5).ceil() as i32).max(0);
                let to = ((pair[1] - 0.5).ceil() as i32).min(self.width);
                for x in from..to {
                    self.owners[row * self.width as usize + x as usize] = owner;
                }
            }
        }
    }

    /// Distances by two passes, first along columns, then along rows over what the columns say.
    /// Nothing asks for more than [`FAR`], so nothing is looked for beyond.
    fn clearances(&self) -> Vec<f64> {
        let edge = |x: i32, y: i32| {
            let own = self.owner([x, y]);
            [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]]
                .iter()
                .any(|next| self.owner(*next) != own)
        };
        let mut down = vec![FAR; self.owners.len()];
        for x in 0..self.width {
            for upwards in [false, true] {
                let mut since = FAR;
                for step in 0..self.height {
                    let y = if upwards { self.height - 1 - step } else { step };
                    since = if edge(x, y) { 0 } else { (since + 1).min(FAR) };
                    let known = &mut down[(y * self.width + x) as usize];
                    *known = since.min(*known);
                }
            }
        }
        let nearest = |index: usize| {
            let (x, y) = (index as i32 % self.width, index as i32 / self.width);
            let squares = (-FAR..=FAR).map(|step| {
                let column = (x + step).rem_euclid(self.width);
                let across = down[(y * self.width + column) as usize];
                step * step + across * across
            });
            f64::from(squares.min().unwrap_or(0)).sqrt()
        };
        (0..self.owners.len()).map(nearest).collect()
    }
}

/// Clearances are exact up to here.
const FAR: i32 = 30;

/// How a box divides: shares that add up to 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shares {
    /// Water.
    pub sea: f64,
    /// Land of the one who asks.
    pub own: f64,
    /// Other territories.
    pub foreign: f64,
    /// Closed and plain lands.
    pub other: f64,
}
