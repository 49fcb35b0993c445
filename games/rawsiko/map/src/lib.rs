//! Draws the map of `RAWsiko`: `cargo run --release --package rawsiko-map`.
//!
//! From the country outlines of world-atlas (Natural Earth, public domain) and from
//! `world.json`, which says who belongs to which territory, comes `map.json`:
//! shapes, and the places of everything that stands on the map. It is made once and committed, so
//! that neither the build nor the client knows anything of geography.
//!
//! The steps, in order:
//!
//! 1. [`topojson`] reads the outlines, [`lands`] joins and cuts them into territories, in degrees;
//! 2. [`projection`] bends the world, so that Europe and South-East Asia get room;
//! 3. [`borders`] simplifies each border once, for both sides of it, and drops specks;
//! 4. [`raster`] knows for each pixel whose it is; [`place`] finds places for pawns, materials and
//!    names by it, [`routes`] bends the sea routes around land, [`portraits`] looks for open sea;
//! 5. [`drawing`] is what comes out, [`preview`] a picture of it.
//!
//! All of it gives the same bytes everywhere: no clock, no hash order, and of floating-point
//! functions only those that every processor rounds alike.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels and degrees are far from the ends of every number type"
)]

pub mod borders;
mod choose;
pub mod drawing;
pub mod lands;
pub mod path;
pub mod place;
pub mod portraits;
pub mod preview;
pub mod projection;
pub mod raster;
pub mod rect;
pub mod routes;
pub mod text;
pub mod topojson;
pub mod world;

use anyhow::Result;

use crate::{
    drawing::{Closed, Continent, Drawing, Route, Territory},
    projection::Projection,
    raster::Raster,
    topojson::Atlas,
    world::World,
};

/// The whole way from outlines to the drawing.
pub fn draw(world: &World, atlas: &Atlas) -> Result<Drawing> {
    let projection = Projection::new(world);
    let lands = lands::assemble(world, atlas)?;
    let shapes = borders::simplify(&lands, &projection, world);
    let raster = Raster::new(world, &shapes);

    let pawns = place::pawns(world, &projection, &raster);
    let routes = routes::find(world, &raster, &pawns);
    let places = place::around(world, &projection, &raster, &pawns, &routes);
    let portraits = portraits::find(world, &raster, &places, &routes);

    let drawing = Drawing {
        view: [0, 0, world.width, world.height],
        sizes: drawing::SIZES,
        territories: world
            .territories
            .iter()
            .zip(&places.territories)
            .map(|(territory, place)| Territory {
                id: territory.id.clone(),
                continent: territory.continent.clone(),
                pawn: place.pawn,
                materials: place.materials,
                label: place.label,
                path: path::print(shapes.of(&territory.id)),
            })
            .collect(),
        continents: world
            .continents
            .iter()
            .zip(portraits)
            .map(|(id, portrait)| Continent { id: id.clone(), portrait })
            .collect(),
        routes: world
            .sea
            .iter()
            .zip(&routes)
            .map(|([from, to], route)| Route {
                from: from.clone(),
                to: to.clone(),
                path: route.print(),
            })
            .collect(),
        closed: world
            .closed
            .iter()
            .zip(&places.closed)
            .map(|(closed, label)| Closed {
                id: closed.id.clone(),
                label: *label,
                path: path::print(shapes.of(&closed.id)),
            })
            .collect(),
        plain: path::print(shapes.of(lands::PLAIN)),
    };
    Ok(drawing)
}
