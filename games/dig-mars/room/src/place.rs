//! Where things are in the drawing of the field.

use dig_mars::Field;

/// The size of the whole drawing.
pub const SIZE: (f64, f64) = (470.0, 494.0);
/// The top of a tile.
pub const TILE: (f64, f64) = (104.0, 84.0);
/// How thick a tile is.
pub const THICK: f64 = 8.0;
/// The rulers at the left and at the top.
const MARGIN: f64 = 20.0;
const PITCH: (f64, f64) = (112.0, 118.0);

/// Column and row, counted from 0.
pub fn column_and_row(field: Field) -> (usize, usize) {
    (field.index() % 4, field.index() / 4)
}

/// The top left corner of what stands on a field.
#[expect(clippy::cast_precision_loss, reason = "below four")]
pub fn corner(field: Field) -> (f64, f64) {
    let (column, row) = column_and_row(field);
    (MARGIN + 4.0 + PITCH.0 * column as f64, MARGIN + 2.0 + PITCH.1 * row as f64)
}

/// How far the top of a stack of so many tiles lies below that of a full one.
pub fn sunk(tiles: u8) -> f64 {
    THICK * f64::from(3 - tiles.clamp(1, 3)) + if tiles == 0 { THICK } else { 0.0 }
}

/// The field at this place of the drawing.
pub fn field_at(x: f64, y: f64) -> Option<Field> {
    let (x, y) = ((x - MARGIN) / PITCH.0, (y - MARGIN) / PITCH.1);
    let inside = (0.0..4.0).contains(&x) && (0.0..4.0).contains(&y);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "below four")]
    inside.then(|| Field::ALL[4 * (y as usize) + x as usize])
}

/// Where the stations of a field stand, given whose they are in the order of the seats: their feet,
/// measured from the left of the tile. A few keep to the sides, so that one sees what lies between
/// them; where there are many, those of one seat stand closer.
pub fn feet(owners: &[usize]) -> Vec<f64> {
    const FIRST: f64 = 17.0;
    const ROOM: f64 = 70.0;
    const WIDE: f64 = 27.0;
    let between = |same: f64, other: f64| {
        owners.windows(2).map(move |pair| if pair[0] == pair[1] { same } else { other })
    };
    let length = |same, other| between(same, other).sum::<f64>();
    let (mut same, mut other) = match owners.len() {
        0 => return Vec::new(),
        1 => (0.0, 0.0),
        2 => (ROOM, ROOM),
        3 => (ROOM / 2.0, ROOM / 2.0),
        _ => (WIDE, WIDE),
    };
    while length(same, other) > ROOM && same > 2.0 {
        same -= 1.0;
    }
    while length(same, other) > ROOM && other > 2.0 {
        other -= 1.0;
    }
    let mut at = FIRST;
    let mut feet = vec![at];
    for step in between(same, other) {
        at += step;
        feet.push(at);
    }
    feet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_stations_fit_on_a_tile() {
        for seats in 1..=4usize {
            for each in 1..=4usize {
                let owners: Vec<usize> = (0..seats).flat_map(|seat| vec![seat; each]).collect();
                let feet = feet(&owners);
                assert_eq!(feet.len(), owners.len());
                assert!(feet.is_sorted_by(|one, next| one < next), "{feet:?}");
                assert!(feet.iter().all(|foot| (15.0..=89.0).contains(foot)), "{feet:?}");
            }
        }
    }

    #[test]
    fn a_place_on_the_drawing_leads_back_to_its_field() {
        for field in Field::ALL {
            let (x, y) = corner(field);
            assert_eq!(field_at(x + TILE.0 / 2.0, y + TILE.1 / 2.0), Some(field));
        }
        assert_eq!(field_at(3.0, 3.0), None);
    }
}
