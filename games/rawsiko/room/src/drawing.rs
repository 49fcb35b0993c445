//! The map as `cargo xtask map` has drawn it.

use std::sync::OnceLock;

use rawsiko::{Continent, Material, Named as _, Set, Territory};
use serde::Deserialize;

use super::words::in_language;

/// The part of the view box with land in it: left, top, width and height. The sea goes on.
pub const WORLD: (f64, f64, f64, f64) = (0.0, 16.0, 1440.0, 608.0);

/// The height of a material's chip, and the gap between two.
pub const CHIP: (f64, f64) = (15.0, 2.0);

/// The width of a material's chip; places were found on the map for these.
pub fn chip_width(material: Material) -> f64 {
    match material.id().len() {
        0..=2 => 23.0,
        3 => 30.0,
        _ => 32.0,
    }
}

/// The width of a row of chips.
pub fn chips_width(materials: Set<Material>) -> f64 {
    materials.iter().map(|it| chip_width(it) + CHIP.1).sum::<f64>() - CHIP.1
}

/// The map, in units of its view box.
#[derive(Deserialize)]
pub struct Drawing {
    continents: Vec<Beside>,
    territories: Vec<Land>,
    closed: Vec<Closed>,
    routes: Vec<SeaRoute>,
    /// The path of all lands that belong to nobody.
    pub plain: &'static str,
}

#[derive(Deserialize)]
struct Beside {
    id: Continent,
    portrait: (f64, f64),
}

/// One territory.
#[derive(Deserialize)]
pub struct Land {
    id: Territory,
    /// The middle of its pawn.
    pub pawn: (f64, f64),
    /// The middle of its row of chips.
    pub materials: (f64, f64),
    /// Where its name stands.
    pub label: Label,
    /// Its shape; filled by the even-odd rule.
    pub path: &'static str,
}

/// Where a name stands.
#[derive(Deserialize)]
pub struct Label {
    /// The point that `anchor` speaks of, on the base line.
    pub at: (f64, f64),
    /// SVG's `text-anchor`.
    pub anchor: &'static str,
    /// Whether most of it stands on the sea.
    pub sea: bool,
}

/// A land that is closed.
#[derive(Deserialize)]
pub struct Closed {
    /// Where its name stands.
    pub label: Label,
    /// Its shape.
    pub path: &'static str,
}

/// A sea route from pawn to pawn.
#[derive(Deserialize)]
pub struct SeaRoute {
    from: Territory,
    to: Territory,
    /// Its line, in two pieces if it leaves the map on one side and comes back on the other.
    pub path: &'static str,
}

/// The map, read once.
pub fn drawing() -> &'static Drawing {
    static DRAWING: OnceLock<Drawing> = OnceLock::new();
    DRAWING.get_or_init(|| {
        let text = include_str!("../../map/map.json");
        let mut drawing: Drawing = serde_json::from_str(text).expect("our own map");
        drawing.territories.sort_unstable_by_key(|land| land.id.index());
        drawing.continents.sort_unstable_by_key(|beside| beside.id.index());
        drawing
    })
}

impl Drawing {
    /// How a territory is drawn.
    pub fn land(&self, territory: Territory) -> &Land {
        &self.territories[territory.index()]
    }

    /// The middle of the row of two portraits beside a continent.
    pub fn portraits(&self, continent: Continent) -> (f64, f64) {
        self.continents[continent.index()].portrait
    }

    /// The closed lands.
    pub fn closed(&self) -> &[Closed] {
        &self.closed
    }

    /// The sea routes.
    pub fn routes(&self) -> &[SeaRoute] {
        &self.routes
    }

    /// The part of the map with these territories in it: left, top, right and bottom.
    pub fn area(&self, territories: Set<Territory>) -> (f64, f64, f64, f64) {
        let mut area = self.signs(territories);
        for territory in territories {
            for (x, y) in corners(self.land(territory).path) {
                area = (area.0.min(x), area.1.min(y), area.2.max(x), area.3.max(y));
            }
        }
        area
    }

    /// The part of the map with the pawns, chips and names of these territories in it.
    pub fn signs(&self, territories: Set<Territory>) -> (f64, f64, f64, f64) {
        let mut area = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
        let mut hold = |left: f64, top: f64, right: f64, bottom: f64| {
            area = (area.0.min(left), area.1.min(top), area.2.max(right), area.3.max(bottom));
        };
        for territory in territories {
            let land = self.land(territory);
            let (x, y) = land.pawn;
            hold(x - 24.0, y - 24.0, x + 24.0, y + 24.0);
            let (x, y) = land.materials;
            let half = chips_width(territory.materials()) / 2.0;
            hold(x - half, y - CHIP.0, x + half, y + CHIP.0);
            let (x, y) = land.label.at;
            let name = in_language(territory.name()).chars().count();
            let width = 7.0 * f64::from(u8::try_from(name).unwrap_or(u8::MAX));
            let left = match land.label.anchor {
                "start" => x,
                "end" => x - width,
                _ => x - width / 2.0,
            };
            hold(left, y - 12.0, left + width, y + 4.0);
        }
        area
    }

    /// The line from one territory to another that is linked to it, and whether it has to be
    /// followed from its end to its beginning.
    pub fn way(&self, from: Territory, to: Territory) -> (String, bool) {
        let route = self
            .routes
            .iter()
            .find(|it| (it.from == from && it.to == to) || (it.from == to && it.to == from));
        if let Some(route) = route {
            return (route.path.to_owned(), route.from == to);
        }
        let (a, b) = (self.land(from).pawn, self.land(to).pawn);
        (format!("M{} {}L{} {}", a.0, a.1, b.0, b.1), false)
    }
}

/// The points of a shape. The paths of the map consist of an absolute point and relative steps for each piece.
fn corners(path: &str) -> impl Iterator<Item = (f64, f64)> + '_ {
    path.split('M').skip(1).flat_map(|piece| {
        let (start, steps) = piece.trim_end_matches('z').split_once('l').unwrap_or((piece, ""));
        let numbers = |text: &str| -> Vec<f64> {
            // A minus sign or a space begins a number.
            let spaced = text.replace('-', " -");
            spaced.split_whitespace().filter_map(|number| number.parse().ok()).collect()
        };
        let mut at = numbers(start);
        at.resize(2, 0.0);
        let mut points = vec![(at[0], at[1])];
        for step in numbers(steps).chunks_exact(2) {
            at[0] += step[0];
            at[1] += step[1];
            points.push((at[0], at[1]));
        }
        points
    })
}

/// What is nearest to a territory in a direction, for the arrow keys: `(1, 0)` is to the right.
pub fn beside(from: Territory, (right, down): (f64, f64)) -> Option<Territory> {
    let drawing = drawing();
    let (x, y) = drawing.land(from).pawn;
    let far = |territory: Territory| {
        let (to_x, to_y) = drawing.land(territory).pawn;
        let (dx, dy) = (to_x - x, to_y - y);
        let ahead = dx * right + dy * down;
        let aside = (dx * down).abs() + (dy * right).abs();
        // What lies more to the side than ahead belongs to another arrow.
        (ahead > 0.0 && aside <= ahead * 1.6).then_some(ahead + 1.8 * aside)
    };
    let others = Territory::ALL.iter().filter_map(|&it| Some((it, far(it)?)));
    others.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(territory, _)| territory)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_map_is_read_in_the_order_of_the_rules() {
        let drawing = drawing();
        for &territory in Territory::ALL {
            assert_eq!(drawing.land(territory).id, territory);
        }
        for &continent in Continent::ALL {
            assert_eq!(drawing.continents[continent.index()].id, continent);
        }
    }

    #[test]
    fn an_area_holds_the_land() {
        let (left, top, right, bottom) = drawing().area(Set::one(Territory::Madagascar));
        let inside = |x: f64, y: f64| left <= x && x <= right && top <= y && y <= bottom;
        assert!(corners(drawing().land(Territory::Madagascar).path).all(|(x, y)| inside(x, y)));
        assert!(inside(836.0, 510.0), "the pawn");
        assert!(right - left < 160.0 && bottom - top < 120.0);
        let (left, top, right, bottom) = drawing().area(Set::all());
        assert!(left < 40.0 && right > 1380.0 && top < 60.0 && bottom > 600.0);
    }

    #[test]
    fn arrow_keys_reach_every_territory() {
        let arrows = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];
        for &start in Territory::ALL {
            let mut reached = BTreeSet::from([start]);
            let mut edge = vec![start];
            while let Some(from) = edge.pop() {
                let next = arrows.into_iter().filter_map(|arrow| beside(from, arrow));
                edge.extend(next.filter(|&territory| reached.insert(territory)));
            }
            assert_eq!(reached.len(), Territory::ALL.len(), "from {start}");
        }
    }

    #[test]
    fn a_way_back_is_the_same_line() {
        let (there, back) = drawing().way(Territory::Chile, Territory::Australia);
        let (again, forth) = drawing().way(Territory::Australia, Territory::Chile);
        assert_eq!(there, again);
        assert_ne!(back, forth);
    }
}
