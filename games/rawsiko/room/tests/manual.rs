//! The rulebook has what the printed manual has, and it says what the rules say.

use rawsiko::{Named as _, Objective, Rawsiko};
use rawsiko_room::{DOOR, ROOM};
use text::Language;
use web::learn::{
    book::{self, Part, Piece},
    figures,
};

/// The parts of a chapter.
fn chapter<'a>(parts: &'a [Part], key: &str) -> &'a [Part] {
    let title = |part: &Part| matches!(part, Part::Chapter(title) if book::key(title) == key);
    let from = parts.iter().position(title).unwrap_or_else(|| panic!("there is no chapter {key}"));
    let rest = &parts[from + 1..];
    let end = rest.iter().position(|part| matches!(part, Part::Chapter(_)));
    &rest[..end.unwrap_or(rest.len())]
}

/// The lines of the lists among these parts.
fn lines(parts: &[Part]) -> Vec<&[Piece]> {
    let lists = parts.iter().filter_map(|part| match part {
        Part::List(items) => Some(items),
        _ => None,
    });
    lists.flatten().map(Vec::as_slice).collect()
}

fn plain(pieces: &[Piece]) -> String {
    pieces.iter().map(Piece::text).collect()
}

#[test]
fn it_says_who_may_play_and_for_how_long() {
    for language in Language::ALL {
        let parts = book::read((ROOM.rules)(language));
        let first = parts.iter().position(|part| matches!(part, Part::Chapter(_)));
        let facts: String = lines(&parts[..first.unwrap_or(0)]).into_iter().map(plain).collect();
        let numbers: Vec<u8> = facts
            .split(|it: char| !it.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let ((least, most), (short, long)) = (DOOR.seats, DOOR.minutes);
        assert_eq!(numbers, [least, most, 10, short, long], "{facts}");
    }
}

#[test]
fn it_begins_with_the_background() {
    for language in Language::ALL {
        let parts = book::read((ROOM.rules)(language));
        let mut titles = parts.iter().filter_map(|part| match part {
            Part::Chapter(title) => Some(title.as_str()),
            _ => None,
        });
        let background = titles.next().expect("chapters");
        assert_eq!(titles.next().map(book::key).as_deref(), Some("1"), "{background}");
        assert!(chapter(&parts, &book::key(background)).len() >= 2);
    }
}

#[test]
fn every_part_of_the_screen_is_explained_beside_its_figure() {
    assert!(figures(ROOM.figures).iter().any(|figure| figure.rule == "A"));
    for language in Language::ALL {
        let parts = book::read((ROOM.rules)(language));
        let lines = lines(chapter(&parts, "A"));
        for (number, line) in (1..).zip(&lines) {
            assert_eq!(line[0], Piece::Sign(format!("{number}")));
        }
        // As many as the sheet numbers.
        let sheet = include_str!("../sheet.css");
        let numbered = (1..=9).filter(|number| sheet.contains(&format!("content: \"{number}\"")));
        // The portraits are numbered where they are drawn.
        assert_eq!(lines.len(), numbered.count() + 1, "{language:?}");
    }
}

#[test]
fn every_symbol_is_explained() {
    let materials: Vec<&str> = rawsiko::Material::ALL.iter().map(|it| it.id()).collect();
    for language in Language::ALL {
        let parts = book::read((ROOM.rules)(language));
        for (line, sign) in lines(chapter(&parts, "B"))
            .iter()
            .zip(ROOM.signs.iter().filter(|it| !materials.contains(it)))
        {
            assert_eq!(line[0], Piece::Sign((*sign).to_owned()));
            assert!(matches!(line[2], Piece::Strong(_)), "{}", plain(line));
        }
    }
}

#[test]
fn the_objective_cards_are_those_of_the_rules() {
    for (n, language) in Language::ALL.into_iter().enumerate() {
        let parts = book::read((ROOM.rules)(language));
        let lines = lines(chapter(&parts, "C"));
        let applications = Objective::ALL.iter().flat_map(|card| card.applications());
        let wanted: Vec<String> = applications
            .map(|it| {
                let name = it.name();
                let name = [name.en, name.lv, name.sk][n];
                let materials: Vec<&str> = it.materials().iter().map(rawsiko::Named::id).collect();
                format!("{name}, {}: {}", it.points(), materials.join(" "))
            })
            .collect();
        let said: Vec<String> = lines.into_iter().map(plain).collect();
        assert_eq!(said, wanted);
    }
    // The order of the printed card.
    let first = Objective::ALL[0].applications().map(rawsiko::Application::points);
    assert_eq!(first, [8, 3, 13, 22]);
    assert_eq!(ROOM.id, <Rawsiko as game::Game>::ID);
}
