//! The committed map is whole, and nothing on it covers anything else.
//!
//! That it is what would be drawn now needs the outlines; `rawsiko-map --check` sees to that.

use std::collections::{BTreeMap, BTreeSet};

use map::{
    borders::{Shapes, area},
    drawing::{Drawing, SIZES},
    lands::PLAIN,
    path::{self, Piece, Point, TENTHS},
    raster::{Owner, Raster},
    rect::Rect,
    world::World,
};

const FILE: &str = include_str!("../map.json");

fn read() -> (World, Drawing, Shapes) {
    let drawing = Drawing::parse(FILE).unwrap();
    let shapes = Shapes::read(&drawing).unwrap();
    (World::read().unwrap(), drawing, shapes)
}

/// Everything with a shape.
fn ids(world: &World) -> Vec<&str> {
    world.outlines().map(|(id, _)| id).chain([PLAIN]).collect()
}

/// The lines of a ring.
fn lines(ring: &[Point]) -> impl Iterator<Item = [Point; 2]> {
    ring.iter().zip(ring.iter().cycle().skip(1)).map(|(from, to)| [*from, *to])
}

fn length([from, to]: [Point; 2]) -> f64 {
    let [x, y] = [0, 1].map(|axis| f64::from(to[axis] - from[axis]) / TENTHS);
    (x * x + y * y).sqrt()
}

#[test]
fn everything_is_there() {
    let (world, drawing, _) = read();
    let expected = world.territories.iter().map(|land| (&land.id, &land.continent));
    let drawn = drawing.territories.iter().map(|land| (&land.id, &land.continent));
    assert!(drawn.eq(expected));
    assert!(drawing.continents.iter().map(|land| &land.id).eq(&world.continents));
    assert!(
        drawing.closed.iter().map(|land| &land.id).eq(world.closed.iter().map(|land| &land.id))
    );
    assert!(
        drawing
            .routes
            .iter()
            .map(|route| [&route.from, &route.to])
            .eq(world.sea.iter().map(|[from, to]| [from, to]))
    );
    assert_eq!(drawing.view, [0, 0, world.width, world.height]);
    assert_eq!(drawing.sizes, SIZES);
    assert_eq!(drawing.print().unwrap(), FILE, "printing is not the inverse of parsing");
}

#[test]
fn the_file_is_small() {
    assert!(FILE.len() < 150_000, "{} bytes", FILE.len());
}

#[test]
fn shapes_stay_on_the_map_and_have_no_streaks() {
    let (world, _, shapes) = read();
    for id in ids(&world) {
        assert!(!shapes.of(id).is_empty(), "{id} has no land");
        for ring in shapes.of(id) {
            assert!(ring.len() >= 3 && area(ring) > 1.0, "a speck of {id}");
            for line in lines(ring) {
                // The longest is a straight border along a meridian of Siberia.
                assert!(length(line) < 200.0, "{id} has a streak at {line:?}");
            }
            for [x, y] in ring {
                let inside = (-10..=world.width * 10 + 10).contains(x) && (0..=6500).contains(y);
                assert!(inside, "{id} hangs over the edge at {x} {y}");
            }
        }
    }
}

#[test]
fn land_leaves_room_for_panels_below() {
    let (world, drawing, shapes) = read();
    let points = ids(&world).into_iter().flat_map(|id| shapes.of(id).iter().flatten());
    let lowest = points.map(|point| point[1]).max().unwrap() / 10;
    assert!(drawing.view[3] - lowest >= 150, "land goes down to {lowest}");
}

#[test]
fn a_line_has_at_most_two_sides() {
    let (world, _, shapes) = read();
    let mut sides: BTreeMap<[Point; 2], Vec<&str>> = BTreeMap::new();
    for id in ids(&world) {
        for mut line in shapes.of(id).iter().flat_map(|ring| lines(ring)) {
            line.sort_unstable();
            sides.entry(line).or_default().push(id);
        }
    }
    for (line, sides) in sides {
        assert!(sides.len() <= 2, "{line:?} belongs to {sides:?}");
        assert!(sides.len() == 1 || sides[0] != sides[1], "{line:?} is a whisker of {sides:?}");
    }
}

/// Where a row crosses a land, by the even-odd rule.
fn spans(rings: &[Vec<Point>], y: f64) -> Vec<[f64; 2]> {
    let mut crossings: Vec<f64> = rings
        .iter()
        .flat_map(|ring| lines(ring))
        .map(|line| line.map(|point| point.map(|value| f64::from(value) / TENTHS)))
        .filter(|[from, to]| (from[1] <= y) != (to[1] <= y))
        .map(|[from, to]| from[0] + (to[0] - from[0]) * (y - from[1]) / (to[1] - from[1]))
        .collect();
    crossings.sort_by(f64::total_cmp);
    crossings.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
}

#[test]
fn no_land_lies_on_another() {
    let (world, _, shapes) = read();
    let mut y = 0.25;
    while y < f64::from(world.height) {
        let mut row: Vec<([f64; 2], &str)> = Vec::new();
        for id in ids(&world) {
            row.extend(spans(shapes.of(id), y).into_iter().map(|span| (span, id)));
        }
        row.sort_by(|a, b| a.0[0].total_cmp(&b.0[0]));
        for pair in row.windows(2) {
            let over = pair[0].0[1] - pair[1].0[0];
            assert!(over < 1.0, "{} lies {over:.1} on {} at {y}", pair[0].1, pair[1].1);
        }
        y += 0.5;
    }
}

/// Pixels of border that each pair of territories shares.
fn borders(world: &World, shapes: &Shapes) -> BTreeMap<[String; 2], f64> {
    let mut owner: BTreeMap<[Point; 2], &str> = BTreeMap::new();
    let mut borders = BTreeMap::new();
    for territory in &world.territories {
        for mut line in shapes.of(&territory.id).iter().flat_map(|ring| lines(ring)) {
            line.sort_unstable();
            if let Some(other) = owner.insert(line, &territory.id) {
                let pair = [other.to_owned(), territory.id.clone()];
                *borders.entry(sorted(&pair)).or_insert(0.0) += length(line);
            }
        }
    }
    borders
}

fn sorted(pair: &[String; 2]) -> [String; 2] {
    let mut pair = pair.clone();
    pair.sort();
    pair
}

#[test]
fn what_is_linked_by_land_touches_and_what_touches_is_linked() {
    let (world, _, shapes) = read();
    let borders = borders(&world, &shapes);
    for pair in &world.land {
        assert!(borders.contains_key(&sorted(pair)), "{pair:?} do not touch");
    }
    let linked: BTreeSet<[String; 2]> = world.land.iter().chain(&world.sea).map(sorted).collect();
    for (pair, length) in &borders {
        assert!(linked.contains(pair), "{pair:?} touch over {length:.1} pixels");
    }
}

#[test]
fn pawns_stand_on_their_own_land() {
    let (_, drawing, shapes) = read();
    for territory in &drawing.territories {
        let [x, y] = territory.pawn.map(|value| f64::from(value) + 0.01);
        let inside =
            spans(shapes.of(&territory.id), y).iter().any(|[from, to]| (*from..*to).contains(&x));
        assert!(inside, "the pawn of {} stands beside it", territory.id);
    }
}

#[test]
fn nothing_covers_anything_else() {
    let (world, drawing, _) = read();
    let boxes = drawing.boxes(&world);
    let [left, top, right, bottom] = drawing.view.map(f64::from);
    for (index, (name, rect)) in boxes.iter().enumerate() {
        assert!(rect.within(&Rect { left, top, right, bottom }), "{name} hangs over the edge");
        for (other, covered) in &boxes[..index] {
            assert!(rect.overlap(covered) == 0.0, "the {name} covers the {other}");
        }
    }
}

#[test]
fn portraits_lie_in_the_sea() {
    let (world, drawing, shapes) = read();
    let raster = Raster::new(&world, &shapes);
    for continent in &drawing.continents {
        let rect = map::drawing::portrait_box(continent.portrait);
        assert!(raster.shares(&rect, Owner::Sea).sea >= 1.0, "{}", continent.id);
    }
}

#[test]
fn routes_lead_from_pawn_to_pawn_around_land() {
    let (world, drawing, shapes) = read();
    let raster = Raster::new(&world, &shapes);
    for route in &drawing.routes {
        let name = format!("{} to {}", route.from, route.to);
        let ends = [&route.from, &route.to].map(|id| world.index(id).unwrap());
        let pieces = path::parse(&route.path).unwrap();
        let curves: Vec<[Point; 4]> = pieces
            .into_iter()
            .map(|piece| match piece {
                Piece::Curve(points) => points,
                Piece::Ring(_) => panic!("{name} is a ring"),
            })
            .collect();
        let pawns = ends.map(|index| drawing.territories[index].pawn.map(|value| value * 10));
        assert_eq!(curves[0][0], pawns[0], "{name}");
        assert_eq!(curves[curves.len() - 1][3], pawns[1], "{name}");
        if let [first, second] = curves[..] {
            // It leaves on one side and comes back on the other, at the same height.
            let mut sides = [first[3][0], second[0][0]];
            sides.sort_unstable();
            assert_eq!(sides, [0, world.width * 10], "{name}");
            assert_eq!(first[3][1], second[0][1], "{name}");
        } else {
            assert_eq!(curves.len(), 1, "{name}");
        }

        let own = ends.map(|index| Owner::Territory(u8::try_from(index).unwrap()));
        let mut foreign = 0.0;
        for curve in &curves {
            let mut last: Option<[f64; 2]> = None;
            for step in 0..=2000 {
                let at = point(curve, f64::from(step) / 2000.0);
                #[expect(clippy::cast_possible_truncation, reason = "pixels are small")]
                let owner = raster.owner(at.map(|value| value.floor() as i32));
                if let Some(last) = last.filter(|_| owner != Owner::Sea && !own.contains(&owner)) {
                    let [x, y] = [at[0] - last[0], at[1] - last[1]];
                    foreign += (x * x + y * y).sqrt();
                }
                last = Some(at);
            }
        }
        assert!(foreign < 6.0, "{name} runs over {foreign:.1} pixels of others' land");
    }
}

/// A point of a cubic curve, in pixels.
fn point(curve: &[Point; 4], share: f64) -> [f64; 2] {
    let rest = 1.0 - share;
    let weights = [
        rest * rest * rest,
        3.0 * rest * rest * share,
        3.0 * rest * share * share,
        share * share * share,
    ];
    [0, 1].map(|axis| {
        let parts = curve.iter().zip(weights);
        parts.map(|(point, weight)| f64::from(point[axis]) * weight).sum::<f64>() / TENTHS
    })
}
