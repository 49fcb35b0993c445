//! A view as something to look at: names and values, lists, tables, a card for each seat.

use std::collections::BTreeSet;

use game::Seat;
use leptos::prelude::*;
use serde_json::{Map, Value};
use text::{Seating, t};

use super::changes::is_simple;
use crate::frame::name_tag;

/// Fields whose number is a seat.
const SEATS: [&str; 9] =
    ["seat", "first", "winner", "active", "acting", "leader", "owner", "dealer", "phase"];

/// Fields that hold one thing for each seat.
const LISTS: [&str; 2] = ["seats", "hands"];

/// What lies deeper is shown as it is written.
const DEEPEST: usize = 6;

/// How a game is drawn.
pub struct Tree<'a> {
    game: &'static str,
    seating: &'a Seating,
    fresh: &'a BTreeSet<String>,
}

impl<'a> Tree<'a> {
    /// For this game; what lies at these places has just changed.
    pub fn new(game: &'static str, seating: &'a Seating, fresh: &'a BTreeSet<String>) -> Self {
        Tree { game, seating, fresh }
    }

    /// All of a view: short facts first, then what takes more room, in the order of the view.
    pub fn whole(&self, view: &Value) -> AnyView {
        let Value::Object(fields) = view else { return self.value("", view, "", 0) };
        // Who looks is to be seen around the board.
        let fields = || fields.iter().filter(|(name, _)| *name != "me");
        let facts: Vec<_> = fields().filter(|(_, value)| is_fact(value)).collect();
        let rest = fields().filter(|(_, value)| !is_fact(value));
        view! {
            <dl class="facts" hidden=facts.is_empty()>
                {facts.iter().map(|(name, value)| self.pair(name, value, "", 0)).collect_view()}
            </dl>
            {rest.map(|(name, value)| self.part(name, value)).collect_view()}
        }
        .into_any()
    }

    /// A part of a view that takes more room, with its name above it.
    pub fn part(&self, name: &str, value: &Value) -> AnyView {
        let place = format!("/{name}");
        let drawn = match value {
            Value::Array(each) if LISTS.contains(&name) && each.len() == self.seating.0.len() => {
                self.places(each, &place)
            }
            value => self.value(name, value, &place, 0),
        };
        view! {
            <section class="part" class:fresh=self.is_fresh(&place)>
                <h2>{self.name(name)}</h2>
                {drawn}
            </section>
        }
        .into_any()
    }

    /// What each seat has, beside each other.
    fn places(&self, each: &[Value], place: &str) -> AnyView {
        let cards = self.seating.seats().zip(each).enumerate().map(|(at, (seat, value))| {
            let drawn = self.value("", value, &format!("{place}/{at}"), 1);
            view! {
                <li class=format!("place {}", self.seating.class(seat))>
                    {name_tag(self.seating, seat)}
                    {drawn}
                </li>
            }
        });
        view! { <ul class="per-seat">{cards.collect_view()}</ul> }.into_any()
    }

    fn value(&self, name: &str, value: &Value, place: &str, depth: usize) -> AnyView {
        match value {
            Value::Null => view! { <span class="none">{t!("plain-none")}</span> }.into_any(),
            Value::Bool(true) => view! { <span class="yes">{t!("plain-yes")}</span> }.into_any(),
            Value::Bool(false) => view! { <span class="none">{t!("plain-no")}</span> }.into_any(),
            Value::Number(number) => self
                .seat(name, value)
                .map_or_else(|| number.to_string().into_any(), |seat| self.somebody(seat)),
            Value::String(word) => self.word(name, word).into_any(),
            Value::Array(each) if each.is_empty() => self.value(name, &Value::Null, place, depth),
            Value::Object(fields) if fields.is_empty() => {
                self.value(name, &Value::Null, place, depth)
            }
            Value::Array(_) | Value::Object(_) if depth > DEEPEST => {
                view! { <code>{value.to_string()}</code> }.into_any()
            }
            Value::Array(each) if each.iter().all(is_simple) => self.chips(name, each, place),
            Value::Array(each) => match (grid(each), columns(each)) {
                (Some(rows), _) => self.grid(name, &rows, place),
                (_, Some(columns)) => self.table(name, &columns, each, place),
                _ => self.list(name, each, place, depth),
            },
            Value::Object(fields) => match variant(fields) {
                Some((word, value)) => self.variant(name, word, value),
                None => self.pairs(fields, place, depth),
            },
        }
    }

    /// Names and values.
    fn pairs(&self, fields: &Map<String, Value>, place: &str, depth: usize) -> AnyView {
        let pairs = fields.iter().map(|(name, value)| self.pair(name, value, place, depth + 1));
        view! { <dl>{pairs.collect_view()}</dl> }.into_any()
    }

    fn pair(&self, name: &str, value: &Value, place: &str, depth: usize) -> AnyView {
        let place = format!("{place}/{name}");
        view! {
            <div class:fresh=self.is_fresh(&place)>
                <dt>{self.name(name)}</dt>
                <dd>{self.value(name, value, &place, depth)}</dd>
            </div>
        }
        .into_any()
    }

    /// Short values in a row, such as cards.
    fn chips(&self, name: &str, each: &[Value], place: &str) -> AnyView {
        let chips = each.iter().enumerate().map(|(at, value)| {
            let place = format!("{place}/{at}");
            view! { <li class:fresh=self.is_fresh(&place)>{self.value(name, value, &place, 0)}</li> }
        });
        view! { <ul class="chips">{chips.collect_view()}</ul> }.into_any()
    }

    /// Rows and columns of short values, such as the fields of a board.
    fn grid(&self, name: &str, rows: &[&Vec<Value>], place: &str) -> AnyView {
        let rows = rows.iter().enumerate().map(|(row, cells)| {
            let cells = cells.iter().enumerate().map(|(at, value)| {
                let place = format!("{place}/{row}/{at}");
                view! { <td class:fresh=self.is_fresh(&place)>{self.value(name, value, &place, 0)}</td> }
            });
            view! { <tr>{cells.collect_view()}</tr> }
        });
        self.wide(name, view! { <table class="grid"><tbody>{rows.collect_view()}</tbody></table> })
    }

    /// Things that all have the same few fields.
    fn table(&self, name: &str, columns: &[&String], each: &[Value], place: &str) -> AnyView {
        let head = columns.iter().map(|name| view! { <th scope="col">{self.name(name)}</th> });
        let rows = each.iter().enumerate().map(|(row, value)| {
            let cells = columns.iter().map(|column| {
                let place = format!("{place}/{row}/{column}");
                let value = value.get(column.as_str()).unwrap_or(&Value::Null);
                view! { <td class:fresh=self.is_fresh(&place)>{self.value(column, value, &place, 0)}</td> }
            });
            view! { <tr class:fresh=self.is_fresh(&format!("{place}/{row}"))>{cells.collect_view()}</tr> }
        });
        self.wide(
            name,
            view! {
                <table>
                    <thead><tr>{head.collect_view()}</tr></thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            },
        )
    }

    /// What may be wider than the screen can be moved, by keyboard too.
    fn wide(&self, name: &str, table: impl IntoView) -> AnyView {
        view! { <div class="wide" tabindex="0" role="group" aria-label=self.name(name)>{table.into_view()}</div> }
            .into_any()
    }

    /// One thing after the other.
    fn list(&self, name: &str, each: &[Value], place: &str, depth: usize) -> AnyView {
        let each = each.iter().enumerate().map(|(at, value)| {
            let place = format!("{place}/{at}");
            let drawn = self.value(name, value, &place, depth + 1);
            view! { <li class:fresh=self.is_fresh(&place)>{drawn}</li> }
        });
        view! { <ol class="each">{each.collect_view()}</ol> }.into_any()
    }

    /// One of several words, with what belongs to it.
    fn variant(&self, name: &str, word: &str, value: &Value) -> AnyView {
        let word = self.word(name, word);
        view! { <span>{word} " · " {self.value(name, value, "", 0)}</span> }.into_any()
    }

    fn somebody(&self, seat: Seat) -> AnyView {
        let class = format!("somebody {}", self.seating.class(seat));
        view! { <span class=class>{self.seating.name(seat)}</span> }.into_any()
    }

    /// The seat that a field means.
    fn seat(&self, name: &str, value: &Value) -> Option<Seat> {
        let seat =
            value.as_u64().and_then(|number| self.seating.seats().nth(number.try_into().ok()?));
        seat.filter(|_| SEATS.contains(&name))
    }

    fn is_fresh(&self, place: &str) -> bool {
        self.fresh.contains(place)
    }

    /// What a field is called.
    fn name(&self, field: &str) -> String {
        self.known(field).unwrap_or_else(|| readable(field))
    }

    /// A value that is one of several words.
    fn word(&self, field: &str, word: &str) -> String {
        self.known(&format!("{field}-{word}")).unwrap_or_else(|| readable(word))
    }

    fn known(&self, what: &str) -> Option<String> {
        let key = format!("{}-view-{}", self.game, what.replace('_', "-"));
        text::has(&key).then(|| t!(key))
    }
}

/// `draw_pile` as somebody would write it.
fn readable(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.map(|letter| if letter == '_' { ' ' } else { letter })).collect()
}

/// Whether it is said in a word or two.
fn is_fact(value: &Value) -> bool {
    match value {
        Value::Object(fields) => fields.is_empty() || variant(fields).is_some(),
        Value::Array(each) => each.is_empty(),
        _ => true,
    }
}

/// Of an object that is one word with a short value: both.
fn variant(fields: &Map<String, Value>) -> Option<(&String, &Value)> {
    let mut all = fields.iter();
    let only = all.next().filter(|(_, value)| is_simple(value));
    only.filter(|_| all.next().is_none())
}

/// The rows of a board: all as long, with short values.
fn grid(each: &[Value]) -> Option<Vec<&Vec<Value>>> {
    let rows: Option<Vec<_>> = each.iter().map(Value::as_array).collect();
    rows.filter(|rows| {
        let short = |row: &&Vec<Value>| row.len() == rows[0].len() && row.iter().all(is_simple);
        rows.iter().all(short)
    })
}

/// The columns of a table, if the things fit into one.
fn columns(each: &[Value]) -> Option<Vec<&String>> {
    const MOST: usize = 8;
    let mut columns: Vec<&String> = Vec::new();
    for value in each {
        let fields = value.as_object()?;
        for (name, value) in fields {
            let list = value.as_array().is_some_and(|each| each.iter().all(is_simple));
            if !is_fact(value) && !list {
                return None;
            }
            if !columns.contains(&name) {
                columns.push(name);
            }
        }
    }
    (columns.len() <= MOST).then_some(columns)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn names_are_written_as_words() {
        assert_eq!(readable("draw_pile"), "Draw pile");
        assert_eq!(readable(""), "");
    }

    #[test]
    fn a_board_has_rows_of_one_length() {
        assert!(grid(json!([[1, 2], [3, null]]).as_array().unwrap()).is_some());
        assert!(grid(json!([[1, 2], [3]]).as_array().unwrap()).is_none());
        assert!(grid(json!([[1, [2]], [3, 4]]).as_array().unwrap()).is_none());
    }

    #[test]
    fn things_with_the_same_fields_are_a_table() {
        let things = json!([{ "name": "a", "cards": [1, 2] }, { "name": "b", "won": true }]);
        assert_eq!(columns(things.as_array().unwrap()).unwrap(), ["name", "cards", "won"]);
        let deep = json!([{ "hand": { "left": [1], "right": [2] } }]);
        assert!(columns(deep.as_array().unwrap()).is_none());
    }

    #[test]
    fn a_word_with_a_value_is_a_fact() {
        assert!(is_fact(&json!({ "deal": 1 })) && is_fact(&json!("roll")) && is_fact(&json!([])));
        assert!(!is_fact(&json!({ "deal": [1] })) && !is_fact(&json!({ "a": 1, "b": 2 })));
    }
}
