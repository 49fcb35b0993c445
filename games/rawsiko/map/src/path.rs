//! The little of SVG's path language that the map is written in.

use std::fmt::Write;

use anyhow::{Context, Result, bail, ensure};

/// Coordinates are whole tenths of pixels: smooth when zoomed in, and short.
pub const TENTHS: f64 = 10.0;

/// A point in tenths of pixels.
pub type Point = [i32; 2];

/// Writes closed rings with relative lines: `M12.3 45.6l1.2-3,4 5z`.
pub fn print(rings: &[Vec<Point>]) -> String {
    let mut text = String::new();
    for ring in rings {
        let Some(first) = ring.first() else { continue };
        write!(text, "M{}", pair(*first)).expect("a string takes everything");
        let mut command = "l";
        for ends in ring.windows(2) {
            let step = pair([ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]]);
            // A minus sign separates as well as a space does.
            let gap = if command.is_empty() && !step.starts_with('-') { " " } else { command };
            text.push_str(gap);
            text.push_str(&step);
            command = "";
        }
        text.push('z');
    }
    text
}

/// Two numbers, as short as they can be told apart.
pub fn pair(point: Point) -> String {
    let [x, y] = point.map(number);
    let gap = if y.starts_with('-') { "" } else { " " };
    format!("{x}{gap}{y}")
}

fn number(tenths: i32) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, rest) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{rest}"),
        _ => format!("{sign}{whole}.{rest}"),
    }
}

/// One piece of a path: the points through which it goes straight, or four points of a curve.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// A closed ring, without its last point.
    Ring(Vec<Point>),
    /// A cubic curve.
    Curve([Point; 4]),
}

/// Reads what [`print()`] and the sea routes write: `M`, `l`, `C` and `z`.
pub fn parse(text: &str) -> Result<Vec<Piece>> {
    let mut pieces = Vec::new();
    for part in text.split('M').skip(1) {
        if let Some((start, curve)) = part.split_once('C') {
            let numbers = [numbers(start)?, numbers(curve)?].concat();
            let points: Vec<Point> = numbers.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
            let points = points.try_into().ok().context("a curve has four points")?;
            pieces.push(Piece::Curve(points));
        } else {
            let Some((start, lines)) = part.split_once('l') else { bail!("no line in `{part}`") };
            let lines = lines.strip_suffix('z').context("an open ring")?;
            let numbers = [numbers(start)?, numbers(lines)?].concat();
            ensure!(numbers.len() % 2 == 0, "half a point in `{part}`");
            let mut at = [0; 2];
            let points = numbers.chunks(2).map(|step| {
                at = [at[0] + step[0], at[1] + step[1]];
                at
            });
            pieces.push(Piece::Ring(points.collect()));
        }
    }
    ensure!(!pieces.is_empty(), "an empty path");
    Ok(pieces)
}

/// Numbers in tenths, separated by spaces or by their minus signs.
fn numbers(text: &str) -> Result<Vec<i32>> {
    let spaced = text.replace('-', " -");
    let words = spaced.split_whitespace();
    words
        .map(|word| {
            let value: f64 = word.parse().with_context(|| format!("`{word}` is no number"))?;
            Ok((value * TENTHS).round() as i32)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Piece, parse, print};

    #[test]
    fn what_is_printed_parses_back() {
        let rings =
            vec![vec![[0, 0], [105, -3], [98, 40], [-7, 5]], vec![[5, 5], [10, 5], [10, 10]]];
        let text = print(&rings);
        assert_eq!(text, "M0 0l10.5-.3-.7 4.3-10.5-3.5zM.5 .5l.5 0 0 .5z");
        let parsed = parse(&text).unwrap();
        assert_eq!(parsed, rings.into_iter().map(Piece::Ring).collect::<Vec<_>>());
    }

    #[test]
    fn curves_parse() {
        let parsed = parse("M1 2C3 4.5-6 7 8 9").unwrap();
        assert_eq!(parsed, [Piece::Curve([[10, 20], [30, 45], [-60, 70], [80, 90]])]);
    }

    #[test]
    fn what_is_broken_does_not_parse() {
        for text in ["", "0 0l1 1z", "M0 0", "M0 0l1 1", "M0 0l1 1 2z", "M0 0C1 1 2 2", "M0 xl1 1z"]
        {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
