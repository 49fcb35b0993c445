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
/// measured from the left of the tile. Those of one seat stand closer where there is little room.
pub fn feet(owners: &[usize]) -> Vec<f64> {
    const WIDE: f64 = 27.0;
    const ROOM: f64 = 75.0;
    let between = |same: f64, other: f64| {
        owners.windows(2).map(move |pair| if pair[0] == pair[1] { same } else { other })
    };
    let length = |same, other| between(same, other).sum::<f64>();
    let (mut same, mut other) = (WIDE, WIDE);
    while length(same, other) > ROOM && same > 2.0 {
        same -= 1.0;
    }
    while length(same, other) > ROOM && other > 2.0 {
        other -= 1.0;
    }
    let mut at = (TILE.0 - length(same, other)) / 2.0;
    let mut feet = vec![at];
    for step in between(same, other) {
        at += step;
        feet.push(at);
    }
    feet.truncate(owners.len());
    feet
}
