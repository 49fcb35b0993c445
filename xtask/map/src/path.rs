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

/// Reads what [`print`] and the sea routes write: `M`, `l`, `C` and `z`.
pub fn parse(text: &str) -> Result<Vec<Piece>> {
    let mut pieces = Vec::new();
    for part in text.split_inclusive(|letter: char| letter == 'M').skip(1) {
        let part = part.trim_end_matches('M');
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
