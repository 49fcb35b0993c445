//! Looks for open sea beside each continent, for the portraits of who deployed there.

use crate::{
    drawing::portrait_box,
    place::Places,
    raster::{Owner, Raster},
    rect::Rect,
    routes::Line,
    world::World,
};

/// The middle of the two portraits of each continent, in their order.
pub fn find(world: &World, raster: &Raster, places: &Places, routes: &[Line]) -> Vec<[i32; 2]> {
    let shores: Vec<Vec<[i32; 2]>> =
        world.continents.iter().map(|continent| shore(world, raster, continent)).collect();
    // Below the land is room for panels.
    let lowest = shores.iter().flatten().map(|at| at[1]).max().unwrap_or(world.height);
    let samples: Vec<[f64; 2]> = routes.iter().flat_map(Line::samples).collect();
    let mut taken = places.boxes.clone();
    let mut found = Vec::new();
    for own in 0..shores.len() {
        let mut best = (f64::MAX, [0, 0]);
        for y in (60..lowest).step_by(4) {
            for x in (0..world.width).step_by(4) {
                let rect = portrait_box([x, y]).grow(3.0);
                let free = rect.within(&raster.bounds())
                    && taken.iter().all(|other| other.overlap(&rect) == 0.0)
                    && raster.shares(&rect, Owner::Sea).sea >= 1.0;
                if free {
                    let cost = cost(&shores, own, [x, y], &rect, &samples);
                    if cost < best.0 {
                        best = (cost, [x, y]);
                    }
                }
            }
        }
        taken.push(portrait_box(best.1).grow(3.0));
        found.push(best.1);
    }
    found
}

/// Near the own continent, nearer than to any other, and off the routes.
fn cost(
    shores: &[Vec<[i32; 2]>],
    own: usize,
    at: [i32; 2],
    rect: &Rect,
    samples: &[[f64; 2]],
) -> f64 {
    let square = |shore: &[i32; 2]| (shore[0] - at[0]).pow(2) + (shore[1] - at[1]).pow(2);
    let far = |shore: &Vec<[i32; 2]>| {
        f64::from(shore.iter().map(square).min().unwrap_or(i32::MAX)).sqrt()
    };
    let near = far(&shores[own]);
    let others = shores.iter().enumerate().filter(|(index, _)| *index != own);
    let other = others.map(|(_, shore)| far(shore)).fold(f64::MAX, f64::min);
    let count = shores[own].len() as f64;
    let middle = [0, 1]
        .map(|axis| shores[own].iter().map(|shore| f64::from(shore[axis])).sum::<f64>() / count);
    let away = [middle[0] - f64::from(at[0]), middle[1] - f64::from(at[1])];
    let away = (away[0] * away[0] + away[1] * away[1]).sqrt();
    let crossed = samples.iter().filter(|sample| rect.holds(**sample)).count();
    near + 2.0 * (near + 30.0 - other).max(0.0) + 0.1 * away + 3.0 * crossed as f64
}

/// Some pixels along the edges of a continent's territories.
fn shore(world: &World, raster: &Raster, continent: &str) -> Vec<[i32; 2]> {
    let own = world.territories.iter().enumerate().filter(|(_, land)| land.continent == continent);
    let pixels = own.flat_map(|(index, _)| raster.pixels(Owner::Territory(index as u8)));
    pixels.filter(|at| raster.clearance(*at) < 1.0).step_by(5).collect()
}
