//! The bent projection.
//!
//! As on printed game maps, longitude and latitude each run through a curve of their own: steep
//! where many small territories are, flat over oceans and ice. Meridians and parallels stay
//! straight, so a border along a meridian needs no points in between.

use geo::{Coord, coord};

use crate::world::{Scales, World};

/// From degrees to pixels.
#[derive(Clone, Debug)]
pub struct Projection {
    meridian: f64,
    across: Curve,
    down: Curve,
    /// Pixels per unit of the curves.
    scale: f64,
    top: f64,
    /// The curve's values at the west and north end.
    west: f64,
    north: f64,
}

impl Projection {
    /// The projection that fills the width of the view box.
    pub fn new(world: &World) -> Self {
        let bend = &world.projection;
        let (across, down) = (Curve::new(&bend.across), Curve::new(&bend.down));
        let (west, east) = (across.at(-180.0), across.at(180.0));
        let north = down.at(*bend.down.at.last().expect("the scales have ends"));
        Projection {
            meridian: bend.meridian,
            scale: f64::from(world.width) / (east - west),
            top: bend.top,
            across,
            down,
            west,
            north,
        }
    }

    /// Pixels of a longitude and latitude. What lies beyond the edges lands beyond the edges.
    pub fn project(&self, degrees: Coord) -> Coord {
        coord! {
            x: (self.across.at(degrees.x - self.meridian) - self.west) * self.scale,
            y: (self.north - self.down.at(degrees.y)) * self.scale + self.top,
        }
    }

    /// The longitude of the left edge; 360 degrees on is the right edge.
    pub fn left(&self) -> f64 {
        self.meridian - 180.0
    }
}

/// A smooth, rising curve: the sum of scales up to a point, averaged over a window around it.
#[derive(Clone, Debug)]
struct Curve {
    at: Vec<f64>,
    scale: Vec<f64>,
    half: f64,
}

impl Curve {
    fn new(scales: &Scales) -> Self {
        Curve { at: scales.at.clone(), scale: scales.scale.clone(), half: scales.window / 2.0 }
    }

    fn at(&self, degrees: f64) -> f64 {
        let (from, to) = (degrees - self.half, degrees + self.half);
        (self.area(to) - self.area(from)) / (to - from)
    }

    /// The integral, from the first knot, of the sum of scales. The outermost scales go on for
    /// ever.
    fn area(&self, degrees: f64) -> f64 {
        let (mut area, mut height) = (0.0, 0.0);
        let last = self.scale.len() - 1;
        for (index, scale) in self.scale.iter().enumerate() {
            let from = self.at[index];
            let step = if index == last || (index == 0 && degrees < from) {
                degrees - from
            } else {
                degrees.min(self.at[index + 1]) - from
            };
            if index > 0 && step <= 0.0 {
                break;
            }
            area += height * step + scale * step * step / 2.0;
            height += scale * step;
            if index == 0 && step < 0.0 {
                break;
            }
        }
        area
    }
}

#[cfg(test)]
mod tests {
    use geo::coord;

    use super::Projection;
    use crate::world::World;

    #[test]
    fn east_is_right_and_north_is_up_everywhere() {
        let world = World::read().unwrap();
        let projection = Projection::new(&world);
        // A little beyond the edges too, where islands may hang over.
        let mut last = projection.project(coord! { x: projection.left() - 5.0, y: 0.0 });
        for tenth in -49..3650 {
            let x = projection.left() + f64::from(tenth) / 10.0;
            let next = projection.project(coord! { x: x, y: 0.0 });
            assert!(next.x > last.x, "at longitude {x}");
            last = next;
        }
        let mut last = projection.project(coord! { x: 0.0, y: -89.0 });
        for tenth in -889..890 {
            let y = f64::from(tenth) / 10.0;
            let next = projection.project(coord! { x: 0.0, y: y });
            assert!(next.y < last.y, "at latitude {y}");
            last = next;
        }
    }

    #[test]
    fn the_world_fills_the_width() {
        let world = World::read().unwrap();
        let projection = Projection::new(&world);
        let ends = [0.0, 360.0].map(|on| projection.left() + on);
        let [left, right] = ends.map(|x| projection.project(coord! { x: x, y: 0.0 }).x);
        assert!(left.abs() < 1e-9 && (right - f64::from(world.width)).abs() < 1e-9);
    }

    #[test]
    fn nothing_has_a_kink() {
        let projection = Projection::new(&World::read().unwrap());
        let x = |degrees: f64| projection.project(coord! { x: degrees, y: 0.0 }).x;
        for tenth in 1..3600 {
            let at = projection.left() + f64::from(tenth) / 10.0;
            let turn = (x(at + 0.1) - x(at)) - (x(at) - x(at - 0.1));
            assert!(turn.abs() < 0.03, "at longitude {at}: {turn}");
        }
    }
}
