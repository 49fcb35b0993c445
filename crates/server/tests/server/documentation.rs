//! `docs/server.md` is true.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::Value;
use wire::{Code, Command, Message, Reaction};

use crate::house::{Guest, House, Socket, games, settings};

const PAGE: &str = include_str!("../../../../docs/server.md");

/// The lines of all fenced blocks of this kind.
fn blocks(kind: &str) -> Vec<&'static str> {
    let opening = format!("```{kind}");
    let mut lines = Vec::new();
    let mut inside = false;
    for line in PAGE.lines() {
        if line.starts_with("```") {
            inside = line == opening;
        } else if inside {
            lines.push(line);
        }
    }
    assert!(!lines.is_empty(), "the page has no block of {kind}");
    lines
}

#[test]
fn messages_are_spelt_as_the_page_says() {
    let (mut commands, mut messages) = (0, 0);
    for line in blocks("json") {
        let value: Value = serde_json::from_str(line).unwrap();
        let again = if value.get("do").is_some() {
            commands += 1;
            serde_json::to_value(serde_json::from_str::<Command>(line).unwrap()).unwrap()
        } else {
            messages += 1;
            serde_json::to_value(serde_json::from_str::<Message>(line).unwrap()).unwrap()
        };
        assert_eq!(again, value, "{line}");
    }
    assert_eq!((commands, messages), (9, 5));
    for reaction in Reaction::ALL {
        let word = serde_json::to_value(reaction).unwrap();
        assert!(PAGE.contains(&format!("`{}`", word.as_str().unwrap())), "{word}");
    }
}

#[test]
fn the_page_lists_every_problem() {
    for code in Code::ALL {
        let row = format!("| `{}` | {} | ", code.word(), code.status());
        assert!(PAGE.contains(&row), "{row}");
    }
}

#[test]
fn the_page_lists_every_request() {
    let rows: BTreeSet<String> = PAGE
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` |").map(|(first, _)| first))
        .filter(|first| first.contains(" /"))
        .map(str::to_owned)
        .collect();
    let document = serde_json::to_value(server::document()).unwrap();
    let mut there = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            there.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    assert_eq!(rows, there);
}

/// Whether a value is as the page says: `"…"` stands for anything, also for further fields.
fn fits(said: &Value, is: &Value) -> bool {
    match (said, is) {
        (Value::String(said), _) if said == "…" => true,
        (Value::Object(said), Value::Object(is)) => {
            let more = said.contains_key("…");
            let all = said.iter().filter(|(name, _)| *name != "…");
            all.clone().all(|(name, said)| is.get(name).is_some_and(|is| fits(said, is)))
                && (more || all.count() == is.len())
        }
        (Value::Array(said), Value::Array(is)) => {
            said.len() == is.len() && said.iter().zip(is).all(|(said, is)| fits(said, is))
        }
        _ => said == is,
    }
}

#[tokio::test]
async fn the_example_happens_as_the_page_says() {
    let mut quiet = settings();
    // So that nothing else happens meanwhile.
    quiet.bot_floor = std::time::Duration::from_hours(1);
    let house = House::open(quiet).await;
    let mut guest: Guest = house.nobody();
    let (mut id, mut answer, mut socket) = (String::new(), None, None::<Socket>);
    let game = games().iter().find(|game| game.seats.contains(&2)).expect("a game for two");
    for line in blocks("text") {
        let line = &*line.replace("{game}", game.id);
        let (mark, rest) = line.split_once(' ').unwrap();
        match mark {
            ">" => {
                let mut words = rest.splitn(3, ' ');
                let (method, path) = (words.next().unwrap(), words.next().unwrap());
                let body = words.next().map(|body| serde_json::from_str(body).unwrap());
                let path = path.replace("{id}", &id);
                if path.ends_with("/play") {
                    socket = Some(guest.connect(&id).await.unwrap());
                } else {
                    let method: Method = method.parse().unwrap();
                    answer = Some(guest.send(method, &path, body).await);
                }
            }
            "<" => {
                let (said, text) = rest.split_once(' ').unwrap();
                let (status, body) = answer.take().expect("something was asked");
                assert_eq!(status.as_str(), said, "{line}: {body}");
                assert!(fits(&serde_json::from_str(text).unwrap(), &body), "{line}: {body}");
                if let Some(token) = body["token"].as_str() {
                    guest.token = Some(token.to_owned());
                }
                if let Some(made) = body["id"].as_str() {
                    made.clone_into(&mut id);
                }
            }
            ">>" => socket.as_mut().unwrap().text(rest).await,
            "<<" => {
                let message = socket.as_mut().unwrap().message().await.unwrap();
                let message = serde_json::to_value(message).unwrap();
                assert!(fits(&serde_json::from_str(rest).unwrap(), &message), "{line}: {message}");
            }
            other => panic!("a line of the example begins with {other}"),
        }
    }
}
