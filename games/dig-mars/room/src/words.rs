//! What only the page says about this game.

use dig_mars::{Field, Track, View};
pub use dig_mars_kit::words::*;
use game::Seat;
use text::{Seating, t};

use super::field::Gauge;

/// A field as one would tell somebody who cannot see it.
pub fn field(view: &View, me: Option<Seat>, field: Field, seating: &Seating) -> String {
    let stack = &view.stacks[field.index()];
    let mut parts = vec![field.to_string(), t!("dig-mars-field-tiles", tiles = stack.tiles)];
    parts.extend(ground(view, field, seating));
    let names: Vec<String> = (0..)
        .map(Seat::new)
        .take(view.seats.len())
        .filter_map(|seat| match view.stations(seat, field) {
            0 => None,
            count => {
                let name = seating.name(seat);
                let mine = if me == Some(seat) { "yes" } else { "no" };
                Some(t!("dig-mars-field-station", name = name, mine = mine, count = count))
            }
        })
        .collect();
    parts.push(if names.is_empty() { t!("dig-mars-field-nobody") } else { names.join(", ") });
    if let Some(gauge) = me.and_then(|me| Gauge::of(view, me, field)).filter(|gauge| gauge.there) {
        parts.push(self::gauge(gauge, true));
    }
    parts.join(", ")
}

/// How strong somebody is on a field, and whether that is enough.
pub fn gauge(gauge: Gauge, mine: bool) -> String {
    let enough = match (gauge.enough(), gauge.track) {
        (true, Track::Digging) => "dig",
        (true, _) => "transport",
        (false, Track::Digging) => "no-dig",
        (false, _) => "no-transport",
    };
    t!(
        "dig-mars-gauge",
        mine = if mine { "yes" } else { "no" },
        sum = gauge.sum(),
        needed = gauge.needed,
        enough = enough
    )
}
