//! What differs between two views.

use std::collections::BTreeSet;

use serde_json::Value;

/// The places, as JSON pointers, of whatever is not as it was.
pub fn between(before: &Value, after: &Value) -> BTreeSet<String> {
    let mut places = BTreeSet::new();
    look(before, after, "", &mut places);
    places
}

/// Whether it has no parts.
pub fn is_simple(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

fn look(before: &Value, after: &Value, place: &str, places: &mut BTreeSet<String>) {
    if before == after {
        return;
    }
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            for (name, value) in after {
                let old = before.get(name).unwrap_or(&Value::Null);
                look(old, value, &format!("{place}/{name}"), places);
            }
        }
        (Value::Array(before), Value::Array(after)) => {
            // Cards of a hand move up when one is played: only what was not there at all is new.
            let simple = before.iter().chain(after).all(is_simple);
            for (at, value) in after.iter().enumerate() {
                let place = format!("{place}/{at}");
                match before.get(at) {
                    _ if simple => {
                        if !before.contains(value) {
                            places.insert(place);
                        }
                    }
                    Some(old) => look(old, value, &place, places),
                    None => drop(places.insert(place)),
                }
            }
            if simple {
                places.insert(place.to_owned());
            }
        }
        _ => drop(places.insert(place.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn differ(before: &Value, after: &Value, places: &[&str]) {
        let places: BTreeSet<String> = places.iter().map(|&place| place.to_owned()).collect();
        assert_eq!(between(before, after), places);
    }

    #[test]
    fn what_stayed_is_not_new() {
        let view = json!({ "round": 1, "hand": [1, 2], "seats": [{ "points": 0 }] });
        differ(&view, &view, &[]);
    }

    #[test]
    fn what_changed_is_named_as_deep_as_it_lies() {
        let before =
            json!({ "round": 1, "prize": null, "seats": [{ "points": 0 }, { "points": 3 }] });
        let after = json!({ "round": 1, "prize": 4, "seats": [{ "points": 4 }, { "points": 3 }] });
        differ(&before, &after, &["/prize", "/seats/0/points"]);
    }

    #[test]
    fn a_card_that_moved_up_is_not_new() {
        differ(&json!({ "hand": [1, 5, 9] }), &json!({ "hand": [1, 9] }), &["/hand"]);
        differ(&json!({ "hand": [1, 9] }), &json!({ "hand": [1, 5, 9] }), &["/hand", "/hand/1"]);
    }

    #[test]
    fn another_shape_is_new_as_a_whole() {
        differ(&json!({ "phase": "roll" }), &json!({ "phase": { "deal": 1 } }), &["/phase"]);
        differ(&json!({}), &json!({ "won": true }), &["/won"]);
    }
}
