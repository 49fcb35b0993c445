//! The drawn map shows the map that is played on.

use std::{collections::BTreeSet, fs, path::Path};

use rawsiko::{Continent, LINKS, Link, Named, Territory};
use serde_json::Value;

fn read(file: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn word<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("no {key} in {value}"))
}

#[test]
fn every_territory_is_drawn_in_its_continent() {
    let drawing = read("map/map.json");
    let drawn: BTreeSet<(&str, &str)> = drawing["territories"]
        .as_array()
        .unwrap()
        .iter()
        .map(|territory| (word(territory, "id"), word(territory, "continent")))
        .collect();
    let played: BTreeSet<(&str, &str)> = Territory::ALL
        .iter()
        .map(|territory| (territory.id(), territory.continent().id()))
        .collect();
    assert_eq!(drawn, played);
    let continents: BTreeSet<&str> =
        drawing["continents"].as_array().unwrap().iter().map(|one| word(one, "id")).collect();
    assert_eq!(continents, Continent::ALL.iter().map(|continent| continent.id()).collect());
}

#[test]
fn every_sea_link_has_its_route() {
    let drawing = read("map/map.json");
    let pair = |a: &str, b: &str| (a.min(b).to_owned(), a.max(b).to_owned());
    let drawn: BTreeSet<(String, String)> = drawing["routes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|route| pair(word(route, "from"), word(route, "to")))
        .collect();
    let played: BTreeSet<(String, String)> = LINKS
        .iter()
        .filter(|(_, _, link)| *link == Link::Sea)
        .map(|(a, b, _)| pair(a.id(), b.id()))
        .collect();
    assert_eq!(drawn, played);
}

#[test]
fn the_drawing_is_made_from_the_names_and_materials_of_the_game() {
    let input = read("map/world.json");
    for territory in input["territories"].as_array().unwrap() {
        let id: Territory = word(territory, "id").parse().unwrap();
        let materials: BTreeSet<&str> = territory["materials"]
            .as_array()
            .unwrap()
            .iter()
            .map(|material| material.as_str().unwrap())
            .collect();
        assert_eq!(materials, id.materials().iter().map(Named::id).collect(), "{id}");
        let name = id.name();
        assert_eq!(territory["names"], serde_json::json!([name.en, name.lv, name.sk]), "{id}");
    }
}
