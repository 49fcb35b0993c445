//! Figures and guided matches: the rules allow all of it, and everything has its words.

use std::collections::BTreeSet;

use game::Seat;
use games::ROOMS;
use record::Who;
use table::{Sitting, Table};
use text::Language;
use web::{
    learn::{
        Lesson, PUPIL,
        book::{self, Part, Piece},
        figures,
    },
    room::AnyRoom,
};

/// The keys of what a room teaches that begin like this.
fn keys(room: &AnyRoom, begins: &str) -> BTreeSet<String> {
    let files = room.learn[Language::English as usize].iter().flat_map(|file| file.lines());
    let keys = files.filter_map(|line| line.split_once(" ="));
    keys.map(|(key, _)| key.to_owned()).filter(|key| key.starts_with(begins)).collect()
}

/// The rooms that teach. A new game has neither lesson nor figures: it has both or none.
fn taught() -> impl Iterator<Item = &'static AnyRoom> {
    ROOMS.iter().filter(|room| !room.lesson.is_empty() || !room.figures.is_empty())
}

#[test]
fn every_figure_is_a_match_that_the_rules_allow() {
    for room in taught() {
        let numbers: BTreeSet<String> = book::read((room.rules)(Language::English))
            .into_iter()
            .filter_map(|part| match part {
                Part::Rule(number, _) => Some(number),
                Part::Chapter(title) => Some(book::key(&title)),
                Part::Aside(_) | Part::List(_) => None,
            })
            .collect();
        let mut wanted = BTreeSet::new();
        let figures = figures(room.figures);
        assert!(figures.len() > 5, "{} has only {} figures", room.id, figures.len());
        for figure in figures {
            assert!(numbers.contains(figure.rule), "{} has no rule {}", room.id, figure.rule);
            let (scenes, _) = figure.play(room).unwrap_or_else(|error| panic!("{error}"));
            assert!(!scenes.is_empty() && scenes.len() == figure.moments());
            let key = format!("{}-figure-{}", room.id, figure.name);
            wanted.extend((1..=scenes.len()).map(|n| format!("{key}-{n}")));
            wanted.insert(key);
        }
        assert_eq!(keys(room, &format!("{}-figure-", room.id)), wanted, "the words of the figures");
    }
}

/// Plays a lesson. Where the person is free, they do the thing with this number, or the last.
fn play(room: &'static AnyRoom, lesson: &Lesson, free: usize) -> Table {
    let mut table = Table::open(&room.game, lesson.setup, &Sitting::default()).unwrap();
    assert_eq!(usize::from(table.seats()), lesson.bots.len() + 1, "{}", room.id);
    for at in 0.. {
        let Some((who, text)) = lesson.event(at) else { break };
        let done = match who {
            Who::Fate => table.befall(text),
            PUPIL => {
                let mut actions = table.actions(Seat::new(0));
                actions.retain(|action| lesson.allows(at, action));
                assert!(!actions.is_empty(), "{}: nobody can do `{text}`", room.id);
                let which = free.min(actions.len() - 1);
                table.act(Seat::new(0), &actions[which].clone(), None)
            }
            Who::Seat(seat) => table.act(Seat::new(seat), text, None),
        };
        done.unwrap_or_else(|error| panic!("{} at `{text}`: {error}", room.id));
    }
    table
}

#[test]
fn every_guided_match_can_be_played_to_its_end_whatever_one_chooses() {
    for room in taught() {
        let lesson = Lesson::read(room.lesson);
        for free in [0, 1, 2, 3, 5, 8, usize::MAX] {
            play(room, &lesson, free);
        }
    }
}

#[test]
fn everything_that_a_guide_says_has_its_words() {
    for room in taught() {
        let lesson = Lesson::read(room.lesson);
        let cards = (0..200).flat_map(|at| (0..9).map(move |read| (at, read)));
        let said: BTreeSet<String> = cards
            .filter_map(|(at, read)| lesson.card(at, read))
            .map(|card| format!("{}-learn-{}", room.id, card.key))
            .collect();
        assert_eq!(keys(room, &format!("{}-learn-", room.id)), said, "what the guide says");
        text::add(room.learn);
        assert!(said.iter().all(|key| text::has(key)));
        // Five to ten minutes: some twenty cards.
        assert!((12..=30).contains(&lesson.cards()), "{} has {} cards", room.id, lesson.cards());
    }
}

/// What a book is made of, without its words: the same in every language.
fn shape(part: &Part) -> String {
    let mut signs: Vec<&str> = book::signs(std::slice::from_ref(part)).collect();
    signs.sort_unstable();
    let kind = match part {
        // Numbers and letters are the same; titles are not.
        Part::Chapter(title) if title.contains('.') => format!("chapter {}", book::key(title)),
        Part::Chapter(_) => "chapter".to_owned(),
        Part::Rule(number, _) => format!("rule {number}"),
        Part::Aside(_) => "aside".to_owned(),
        Part::List(items) => format!("list of {}", items.len()),
    };
    format!("{kind} {}", signs.join(" "))
}

#[test]
fn a_rulebook_has_the_same_parts_and_signs_in_every_language() {
    for room in ROOMS {
        let parts = Language::ALL.map(|language| book::read((room.rules)(language)));
        let [english, others @ ..] = &parts;
        for other in others {
            for (ours, theirs) in english.iter().zip(other) {
                assert_eq!(shape(ours), shape(theirs), "{}", room.id);
            }
            assert_eq!(english.len(), other.len(), "{}", room.id);
        }
        for sign in book::signs(english) {
            assert!(room.signs.contains(&sign), "{} draws no {sign}", room.id);
        }
        for sign in room.signs {
            assert!(book::signs(english).any(|it| it == *sign), "{} shows no {sign}", room.id);
        }
    }
}

#[test]
fn a_rulebook_opens_with_what_the_game_is_about() {
    for room in ROOMS {
        for language in Language::ALL {
            let parts = book::read((room.rules)(language));
            let Part::Aside(aim) = &parts[0] else {
                panic!("{} opens with no aim: {:?}", room.id, parts[0])
            };
            let text: String = aim.iter().map(Piece::text).collect();
            // What *Ruling* means comes later, and nothing is counted before anybody wants to play.
            assert!(aim.iter().all(|it| matches!(it, Piece::Plain(_))), "{}: {text}", room.id);
            assert!(!text.contains(|it: char| it.is_ascii_digit()), "{}: {text}", room.id);
            assert!(text.chars().count() < 500, "{}: {text}", room.id);
        }
    }
}

#[test]
fn players_read_nothing_of_programs() {
    let words = ["`", "src/", ".rs", "json", "seed", "protocol", "simulat", "http", "wasm"];
    for room in ROOMS {
        for language in Language::ALL {
            let text = (room.rules)(language).to_lowercase();
            let text = text.split("\n\n").filter(|it| !it.starts_with('[')).collect::<String>();
            for word in words {
                assert!(!text.contains(word), "{} in {}: {word}", room.id, language.code());
            }
        }
    }
}
