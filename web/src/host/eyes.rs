//! With whose eyes a record is looked at.

use game::{Observer, Seat, Turn};
use record::Who;
use serde_json::Value;
use table::{Record, Replay, Table, Told};

use super::{Heard, Moment};

/// With whose eyes a record is looked at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Eyes {
    /// As one observer.
    Of(Observer),
    /// With everything open: as whoever decides, and with what every other seat knows of its own.
    Open,
}

impl Eyes {
    /// What is to be seen.
    pub fn see(self, table: &Table) -> Value {
        match self {
            Eyes::Of(me) => table.view(me),
            Eyes::Open => {
                let mut view = table.view(self.observer(table.turn()));
                for seat in (0..table.seats()).map(Seat::new) {
                    fill(&mut view, &table.view(Observer::Seat(seat)));
                }
                view
            }
        }
    }

    /// What is heard of an event. With everything open, it is the one who knows most of it.
    pub fn hear(self, told: &Told, seats: u8) -> Heard {
        let seat = match told.who {
            Who::Fate => None,
            Who::Seat(seat) => Some(Seat::new(seat)),
        };
        let news = match self {
            Eyes::Of(me) => told.to(me),
            Eyes::Open => {
                let all = (0..seats).map(|seat| told.to(Observer::Seat(Seat::new(seat))));
                let known = all.max_by_key(|news| news.to_string().len());
                known.unwrap_or_else(|| told.to(Observer::Public))
            }
        };
        Heard { number: told.number, seat, news }
    }

    /// Who it is that looks.
    pub fn observer(self, turn: Turn) -> Observer {
        match self {
            Eyes::Of(me) => me,
            Eyes::Open => turn.asked().iter().next().map_or(Observer::Public, Observer::Seat),
        }
    }
}

/// What these eyes heard of a record's events, as far as none was taken back.
pub fn history(record: &Record, eyes: Eyes) -> Vec<Heard> {
    let mut heard: Vec<Heard> = Vec::new();
    let mut replay = Replay::new(record.clone());
    for entry in record.entries() {
        if let record::What::Undo(to) = entry.what {
            heard.retain(|heard| heard.number < to);
        }
        match replay.step() {
            Ok(Some(Some(told))) => {
                let seats = replay.table().map_or(0, Table::seats);
                heard.push(eyes.hear(&told, seats));
            }
            Ok(Some(None)) => {}
            Ok(None) | Err(_) => break,
        }
    }
    heard
}

/// How the match of a record stood after the event with this number.
pub fn past(record: &Record, eyes: Eyes, number: u32) -> Option<Moment> {
    let mut replay = Replay::new(record.clone());
    loop {
        let Some(told) = replay.step().ok()?? else { continue };
        if told.number == number {
            let table = replay.table().ok()?;
            let heard = eyes.hear(&told, table.seats());
            return Some(Moment { heard, view: eyes.see(table), turn: table.turn() });
        }
    }
}

/// Fills what a view leaves open about seats and fields with what another view knows.
fn fill(view: &mut Value, other: &Value) {
    for key in ["seats", "stacks"] {
        if let (Some(view), Some(other)) = (view.get_mut(key), other.get(key)) {
            deepen(view, other);
        }
    }
}

fn deepen(view: &mut Value, other: &Value) {
    match (view, other) {
        (view @ Value::Null, other) => *view = other.clone(),
        (Value::Array(view), Value::Array(other)) if view.is_empty() => view.clone_from(other),
        (Value::Array(view), Value::Array(other)) => {
            view.iter_mut().zip(other).for_each(|(view, other)| deepen(view, other));
        }
        (Value::Object(view), Value::Object(other)) => {
            for (key, view) in view {
                if let Some(other) = other.get(key) {
                    deepen(view, other);
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_hidden_is_filled_and_what_is_known_stays() {
        let mut view = json!({
            "hand": [], "seats": [{"objective": 3, "goals": [1]}, {"objective": null, "goals": []}],
        });
        let other = json!({
            "hand": [7], "seats": [{"objective": null, "goals": []}, {"objective": 5, "goals": [2]}],
        });
        fill(&mut view, &other);
        let open = json!({
            "hand": [], "seats": [{"objective": 3, "goals": [1]}, {"objective": 5, "goals": [2]}],
        });
        assert_eq!(view, open);
    }
}
