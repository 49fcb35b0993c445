//! The table of tiles adds up to what is known of the printed game and of its reconstruction.

use dig_mars::{Bonus, Face, Field, Level, TILES, Tile, Way};

fn faces() -> impl Iterator<Item = &'static Face> {
    (1..=TILES).map(|number| Tile::new(number).unwrap().face())
}

fn count(which: impl Fn(&Face) -> bool) -> usize {
    faces().filter(|face| which(face)).count()
}

#[test]
fn there_are_forty_eight() {
    assert_eq!(TILES, 48);
    assert_eq!(Tile::new(0), None);
    assert_eq!(Tile::new(49), None);
}

#[test]
fn difficulties_add_up() {
    let dig = Level::ALL.map(|level| count(|face| face.dig == level));
    assert_eq!(dig, [16, 14, 10, 8]);
    let transport = Level::ALL.map(|level| count(|face| face.transport == level));
    assert_eq!(transport, [13, 16, 12, 7]);
}

#[test]
fn points_add_up() {
    let worth = [1, 2, 3, 4, 5].map(|points| count(|face| face.points == points));
    assert_eq!(worth, [7, 15, 13, 8, 5]);
    assert_eq!(faces().map(|face| u32::from(face.points)).sum::<u32>(), 133);
}

#[test]
fn bonuses_add_up() {
    let bonuses = Bonus::ALL.map(|bonus| count(|face| face.bonus == Some(bonus)));
    // Extra dig, extra transport, move station, extra point, scan.
    assert_eq!(bonuses, [6, 5, 5, 4, 4]);
    assert_eq!(count(|face| face.bonus.is_none()), 24);
}

/// The single tiles that the rules of the printed game show.
#[test]
fn known_tiles_are_there() {
    for points in [1, 2, 3] {
        assert!(count(|face| face.points == points) > 0, "a tile worth {points}");
    }
    assert!(count(|face| face.points == 5 && face.transport.number() == 4) > 0);
}

#[test]
fn the_grid_has_four_rows_of_four() {
    let text: Vec<String> = Field::ALL.iter().map(Field::to_string).collect();
    assert_eq!(text[..5], ["a1", "b1", "c1", "d1", "a2"]);
    assert_eq!(text[15], "d4");
    let neighbours = |field: Field| Way::ALL.iter().filter_map(|&way| field.next(way)).count();
    let counts: Vec<usize> = Field::ALL.map(neighbours).to_vec();
    assert_eq!(counts, [2, 3, 3, 2, 3, 4, 4, 3, 3, 4, 4, 3, 2, 3, 3, 2]);
}
