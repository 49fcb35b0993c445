//! Finds places for pawns, rows of materials, and names.
//!
//! Pawns come first, because the sea routes run between them; then materials and names around
//! them, off the routes where that is possible. Nothing may cover anything else; names and
//! materials of small territories stand in the sea beside them.

use crate::{
    choose::choose,
    drawing::{Anchor, Label, SIZES, chips_box, name_box, pawn_box},
    projection::Projection,
    raster::{Owner, Raster, Shares},
    rect::Rect,
    routes::Line,
    text,
    world::{Territory, World},
};

/// What two things cost that cover each other: more than all else together.
const COVERED: f64 = 10_000.0;

/// Air between two things, in pixels.
const AIR: f64 = 2.0;

/// Where everything stands.
#[derive(Clone, Debug)]
pub struct Places {
    /// By territory.
    pub territories: Vec<Place>,
    /// The names of the closed lands.
    pub closed: Vec<Label>,
    /// The boxes of all of it.
    pub boxes: Vec<Rect>,
}

/// What stands on one territory.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The middle of the pawn.
    pub pawn: [i32; 2],
    /// The middle of the row of chips.
    pub materials: [i32; 2],
    /// The name.
    pub label: Label,
}

/// Where the pawns stand: on their own land, with room around them for the rest.
pub fn pawns(world: &World, projection: &Projection, raster: &Raster) -> Vec<[i32; 2]> {
    let candidates: Vec<Vec<(f64, [i32; 2], Rect)>> = world
        .territories
        .iter()
        .enumerate()
        .map(|(index, territory)| {
            let owner = Owner::Territory(index as u8);
            let wish = projection.project(territory.at.into());
            let roomy =
                raster.pixels(owner).map(|at| raster.clearance(at)).fold(0.0, f64::max).min(12.0);
            // The larger a territory, the less it matters where on it.
            let size = raster.pixels(owner).count() as f64;
            let stands = raster.pixels(owner).filter(|at| {
                at[0] % 2 == 0 && at[1] % 2 == 0 && raster.clearance(*at) >= 0.5 * roomy
            });
            let rated = stands.map(|at| {
                let far = [f64::from(at[0]) - wish.x, f64::from(at[1]) - wish.y];
                let far = far[0] * far[0] + far[1] * far[1];
                let room = room_around(territory, at);
                let shares = raster.shares(&room, owner);
                let narrow = (roomy - raster.clearance(at)).max(0.0);
                let cost = 60.0 * far / size
                    + 0.2 * far.sqrt()
                    + 2.0 * narrow
                    + 60.0 * shares.foreign
                    + 20.0 * shares.other
                    + outside(&room, raster);
                (cost, at, room)
            });
            let mut rated: Vec<_> = rated.collect();
            rated.sort_by(|a, b| a.0.total_cmp(&b.0));
            rated.truncate(300);
            rated
        })
        .collect();
    let costs: Vec<Vec<f64>> =
        candidates.iter().map(|list| list.iter().map(|rated| rated.0).collect()).collect();
    let chosen = choose(&costs, |(thing, one), (other, two)| {
        let ((_, from, room), (_, to, wanted)) = (&candidates[thing][one], &candidates[other][two]);
        let pawns = pawn_box(*from).grow(AIR).overlap(&pawn_box(*to).grow(AIR));
        let crowded = room.overlap(wanted);
        if pawns > 0.0 { COVERED } else { 0.05 * crowded }
    });
    chosen.iter().enumerate().map(|(index, choice)| candidates[index][*choice].1).collect()
}

/// The box of materials above, pawn, and name below.
fn room_around(territory: &Territory, pawn: [i32; 2]) -> Rect {
    let name = text::widest(&territory.names, f64::from(SIZES.name));
    let chips = chips_box(pawn, &territory.materials);
    let width = name.max(chips.right - chips.left);
    Rect::around([pawn[0], pawn[1] - 1], width, f64::from(2 * SIZES.pawn) + 32.0)
}

/// What it costs to hang over the edge of the map.
fn outside(rect: &Rect, raster: &Raster) -> f64 {
    if rect.within(&raster.bounds().grow(-3.0)) { 0.0 } else { COVERED }
}

/// One place for a row of chips or a name.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    cost: f64,
    rect: Rect,
    at: Spot,
}

#[derive(Clone, Copy, Debug)]
enum Spot {
    Chips([i32; 2]),
    Name(Label),
}

/// Where materials and names stand, given the pawns and the routes.
pub fn around(
    world: &World,
    projection: &Projection,
    raster: &Raster,
    pawns: &[[i32; 2]],
    routes: &[Line],
) -> Places {
    let search = Search { raster, pawns, samples: routes.iter().flat_map(Line::samples).collect() };
    // First the chips of all territories, then their names, then the names of closed lands.
    let chips = world.territories.iter().enumerate().map(|(index, land)| search.chips(index, land));
    let names = world.territories.iter().enumerate().map(|(index, land)| search.names(index, land));
    let closed = world.closed.iter().map(|land| {
        let at = projection.project(land.at.into());
        search.closed_names(&land.names, [at.x as i32, at.y as i32])
    });
    let candidates: Vec<Vec<Candidate>> = chips.chain(names).chain(closed).collect();
    let costs: Vec<Vec<f64>> =
        candidates.iter().map(|list| list.iter().map(|spot| spot.cost).collect()).collect();
    let count = pawns.len();
    let chosen = choose(&costs, |(thing, one), (other, two)| {
        let (from, to) = (&candidates[thing][one], &candidates[other][two]);
        if from.rect.grow(AIR / 2.0).overlap(&to.rect.grow(AIR / 2.0)) > 0.0 {
            COVERED
        } else if thing % count == other % count && thing < 2 * count && other < 2 * count {
            // Name and materials of one territory belong together.
            0.3 * (from.rect.gap(&to.rect) - 24.0).max(0.0)
        } else {
            // Of two, they should not run into one another.
            let gap = from.rect.gap(&to.rect);
            if gap < 6.0 { 6.0 - gap } else { 0.0 }
        }
    });

    let picked: Vec<&Candidate> =
        chosen.iter().enumerate().map(|(thing, choice)| &candidates[thing][*choice]).collect();
    let chips = picked.iter().filter_map(|spot| match spot.at {
        Spot::Chips(at) => Some(at),
        Spot::Name(_) => None,
    });
    let mut labels = picked.iter().filter_map(|spot| match spot.at {
        Spot::Name(label) => Some(label),
        Spot::Chips(_) => None,
    });
    let territories = pawns
        .iter()
        .zip(chips)
        .zip(labels.by_ref())
        .map(|((pawn, materials), label)| Place { pawn: *pawn, materials, label })
        .collect();
    let boxes = picked.iter().map(|spot| spot.rect).chain(pawns.iter().map(|at| pawn_box(*at)));
    Places { territories, boxes: boxes.collect(), closed: labels.collect() }
}

struct Search<'a> {
    raster: &'a Raster,
    pawns: &'a [[i32; 2]],
    /// Points along all sea routes.
    samples: Vec<[f64; 2]>,
}

impl Search<'_> {
    fn chips(&self, index: usize, territory: &Territory) -> Vec<Candidate> {
        let symbols = &territory.materials;
        let pawn = self.pawns[index];
        let half = chips_box(pawn, symbols).right as i32 - pawn[0];
        let mut found = Vec::new();
        for y in (-60..=60).step_by(2) {
            for x in (-half - 50..=half + 50).step_by(2) {
                let at = [pawn[0] + x, pawn[1] + y];
                let rect = chips_box(at, symbols);
                let Some(cost) = self.cost(index, &rect) else { continue };
                // Above is where one looks for them.
                let below = if y < 0 { 0.0 } else { 5.0 };
                found.push(Candidate { cost: cost + below, rect, at: Spot::Chips(at) });
            }
        }
        best(found)
    }

    fn names(&self, index: usize, territory: &Territory) -> Vec<Candidate> {
        let width = text::widest(&territory.names, f64::from(SIZES.name));
        let pawn = self.pawns[index];
        let mut found = Vec::new();
        for y in (-60..=70).step_by(2) {
            for anchor in [Anchor::Middle, Anchor::Start, Anchor::End] {
                for x in (-70..=70).step_by(2) {
                    // A name that begins right of its pawn should begin there in every language,
                    // and one that ends left of it should end there; the others are centred.
                    let fits = match anchor {
                        Anchor::Start => x > SIZES.pawn,
                        Anchor::End => x < -SIZES.pawn,
                        Anchor::Middle => x.abs() <= 30,
                    };
                    if !fits {
                        continue;
                    }
                    let at = [pawn[0] + x, pawn[1] + y];
                    let label = Label { at, anchor, sea: false };
                    let rect = name_box(&label, width);
                    let Some(cost) = self.cost(index, &rect) else { continue };
                    let shares = self.raster.shares(&rect, Owner::Territory(index as u8));
                    let above = if y > 0 { 0.0 } else { 5.0 };
                    // Half on land and half in the sea is hard to read.
                    let mixed = 60.0 * shares.sea * (1.0 - shares.sea);
                    let label = Label { sea: shares.sea > 0.5, ..label };
                    let cost = cost + above + mixed;
                    found.push(Candidate { cost, rect, at: Spot::Name(label) });
                }
            }
        }
        best(found)
    }

    fn closed_names(&self, names: &[String], wish: [i32; 2]) -> Vec<Candidate> {
        let width = text::widest(names, f64::from(SIZES.name));
        let mut found = Vec::new();
        for y in (-40..=40).step_by(2) {
            for x in (-40..=40).step_by(2) {
                let at = [wish[0] + x, wish[1] + y];
                let label = Label { at, anchor: Anchor::Middle, sea: false };
                let rect = name_box(&label, width);
                let shares = self.raster.shares(&rect, Owner::Other);
                let cost = f64::from(x * x + y * y).sqrt() + 100.0 * (1.0 - shares.own);
                if self.pawns.iter().all(|pawn| pawn_box(*pawn).grow(AIR).overlap(&rect) == 0.0) {
                    found.push(Candidate { cost, rect, at: Spot::Name(label) });
                }
            }
        }
        best(found)
    }

    /// What a box costs that belongs to this territory, or nothing where it covers a pawn or hangs
    /// over the edge.
    fn cost(&self, index: usize, rect: &Rect) -> Option<f64> {
        let covers = self.pawns.iter().any(|pawn| pawn_box(*pawn).grow(AIR).overlap(rect) > 0.0);
        if covers || outside(rect, self.raster) > 0.0 {
            return None;
        }
        let pawn = self.pawns[index];
        let near = rect.gap(&pawn_box(pawn));
        let nearest_other = self
            .pawns
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index)
            .map(|(_, pawn)| rect.gap(&pawn_box(*pawn)))
            .fold(f64::MAX, f64::min);
        let middle = f64::midpoint(rect.left, rect.right);
        let Shares { foreign, other, .. } = self.raster.shares(rect, Owner::Territory(index as u8));
        let crossed = self.samples.iter().filter(|at| rect.grow(1.0).holds(**at)).count();
        Some(
            1.2 * (near - 4.0).max(0.0)
                + 0.2 * (middle - f64::from(pawn[0])).abs()
                // Nobody should take it for another's.
                + 2.0 * (near + 6.0 - nearest_other).max(0.0)
                + 60.0 * foreign
                + 15.0 * other
                + 0.8 * crossed as f64,
        )
    }
}

fn best(mut found: Vec<Candidate>) -> Vec<Candidate> {
    found.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    found.truncate(250);
    found
}
