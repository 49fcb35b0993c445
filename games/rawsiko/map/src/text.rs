//! How wide a name will be, without the font at hand.

/// An upper estimate in pixels, for a sans-serif font at this size. It is made for fonts that run
/// as wide as Inter; a narrower one leaves a little more room.
pub fn width(name: &str, size: f64) -> f64 {
    name.chars().map(ems).sum::<f64>() * size
}

/// The width of the widest of a land's names: no language may need another layout.
pub fn widest(names: &[String], size: f64) -> f64 {
    names.iter().map(|name| width(name, size)).fold(0.0, f64::max)
}

fn ems(letter: char) -> f64 {
    match letter {
        'i' | 'l' | 'j' | 'í' | 'ī' | 'ľ' | 'ĺ' | 'ļ' | ' ' | '.' | '\'' | 'I' => 0.29,
        'f' | 't' | 'r' | 'ť' | 'ŕ' | '-' => 0.39,
        'm' | 'w' | 'M' | 'W' => 0.9,
        _ if letter.is_uppercase() => 0.73,
        _ => 0.6,
    }
}
