//! What happens, what is advised and what may be done, in words.

use rawsiko::{Action, Material, News, Phase, Rawsiko, Set, Territory, Text, Then, View};
use text::{Seating, Texts, Words, known, t};

use crate::Kit;

impl Words for Kit {
    type Game = Rawsiko;

    const TEXTS: &'static Texts = text::texts!("../../text": "door", "game");

    fn say(news: &News, seating: &Seating) -> Option<String> {
        say(news, seating)
    }

    fn advise(action: &Action, _: &View, _: &Seating) -> String {
        advise(*action)
    }

    fn prompt(view: &View, actions: &[Action], _: &Seating) -> String {
        prompt(view, actions)
    }

    fn secret(view: &View) -> bool {
        view.phase != Phase::Over && view.seats.iter().any(|seat| seat.objective.is_some())
    }
}

/// A name of the game in the reader's language.
pub fn in_language(text: Text) -> &'static str {
    known([text.en, text.lv, text.sk])
}

/// The same inside a sentence.
pub fn lower(text: Text) -> String {
    in_language(text).to_lowercase()
}

/// A list in one line.
pub fn joined(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// A text about a seat: `t!` with what it is called, and whether that is "you".
macro_rules! of {
    ($seating:expr, $seat:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        t!($key, you = $seating.you($seat), name = $seating.name($seat) $(, $name = $value)*)
    };
}

/// An event in words.
pub fn say(news: &News, seating: &Seating) -> Option<String> {
    let text = match news {
        News::First { seat } => of!(seating, *seat, "rawsiko-news-first"),
        News::Dealt { seat, objective: None } => of!(seating, *seat, "rawsiko-news-dealt"),
        News::Dealt { seat, objective: Some(objective) } => {
            let goals = objective.applications().map(|it| in_language(it.name()));
            of!(seating, *seat, "rawsiko-news-dealt-known", goals = goals.join(", "))
        }
        News::Settled { seat, continent, by_fate } => {
            let continent = in_language(continent.name());
            if *by_fate {
                of!(seating, *seat, "rawsiko-news-sent", continent = continent)
            } else {
                of!(seating, *seat, "rawsiko-news-settled", continent = continent)
            }
        }
        News::Picked { seat, territory, gained } => {
            of!(seating, *seat, "rawsiko-news-picked", at = spoken(*territory)) + &new(*gained)
        }
        News::Placed { seat, territory, then, .. } => {
            of!(seating, *seat, "rawsiko-news-placed", at = spoken(*territory))
                + &next(then, seating)
        }
        News::Moved { seat, from, to, count, occupied, vacated, gained, lost } => {
            let (from, to, count) = (spoken(*from), spoken(*to), count.get());
            let text = if *occupied {
                of!(seating, *seat, "rawsiko-news-took", from = from, to = to, count = count)
            } else {
                of!(seating, *seat, "rawsiko-news-moved", from = from, to = to, count = count)
            };
            let left = if *vacated { t!("rawsiko-news-left", from = from) } else { String::new() };
            sentences([text, left]) + &new(*gained) + &gone(*lost)
        }
        News::Attacks { seat, defender, from, to, count, defenders } => of!(
            seating,
            *seat,
            "rawsiko-news-attacks",
            from = spoken(*from),
            to = spoken(*to),
            count = count.get(),
            against = *defenders,
            whom = seating.name(*defender),
        ),
        News::Clashed { .. } => clashed(news, seating)?,
        News::Done { seat, then } => {
            of!(seating, *seat, "rawsiko-news-done") + &next(then, seating)
        }
        News::Claimed { seat, material, then } => {
            let what = lower(material.name());
            of!(seating, *seat, "rawsiko-news-claimed", what = what) + &next(then, seating)
        }
        News::Passed { seat, then } => {
            of!(seating, *seat, "rawsiko-news-passed") + &next(then, seating)
        }
    };
    Some(text)
}

fn clashed(news: &News, seating: &Seating) -> Option<String> {
    let News::Clashed {
        seat,
        defender,
        to,
        attack,
        defence,
        attacker_lost,
        defender_lost,
        conquered,
        gained,
        lost,
        eliminated,
        shortened,
        then,
        ..
    } = news
    else {
        return None;
    };
    let mut parts = vec![t!(
        "rawsiko-news-clashed",
        attack = attack.to_string(),
        defence = defence.to_string(),
        attacker = seating.name(*seat),
        defender = seating.name(*defender),
        lost = *attacker_lost,
        taken = *defender_lost,
    )];
    if *conquered {
        parts.push(of!(seating, *seat, "rawsiko-news-conquered", to = spoken(*to)));
    }
    if let Some(seat) = eliminated {
        parts.push(of!(seating, *seat, "rawsiko-news-eliminated"));
    }
    if *shortened {
        parts.push(t!("rawsiko-news-shortened"));
    }
    Some(sentences(parts) + &new(*gained) + &gone(*lost) + &next(then, seating))
}

/// Sentences, one after the other.
fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

fn new(gained: Set<Material>) -> String {
    if gained.is_empty() {
        return String::new();
    }
    format!(" {}", t!("rawsiko-news-gained", what = names(gained)))
}

fn gone(lost: Set<Material>) -> String {
    if lost.is_empty() {
        String::new()
    } else {
        format!(" {}", t!("rawsiko-news-lost", what = names(lost)))
    }
}

/// What begins with an event.
fn next(then: &Then, seating: &Seating) -> String {
    let text = match then {
        Then::GoesOn | Then::Places(_) | Then::Acts(_) => return String::new(),
        Then::Turn { turn, .. } => t!("rawsiko-news-turn", turn = *turn),
        Then::Trades { seat, claims } => {
            of!(seating, *seat, "rawsiko-news-trades", count = *claims)
        }
        Then::Over => t!("rawsiko-news-over"),
    };
    format!(" {text}")
}

/// An action in words, for a hint.
pub fn advise(action: Action) -> String {
    match action {
        Action::Continent(it) => t!("rawsiko-do-continent", name = in_language(it.name())),
        Action::Pick(it) => t!("rawsiko-do-pick", name = spoken(it)),
        Action::Place(it) => t!("rawsiko-do-place", name = spoken(it)),
        Action::Move(from, to, count) => {
            t!("rawsiko-do-move", from = spoken(from), to = spoken(to), count = count.get())
        }
        Action::Attack(from, to, count) => {
            t!("rawsiko-do-attack", from = spoken(from), to = spoken(to), count = count.get())
        }
        Action::Done => t!("rawsiko-do-done"),
        Action::Claim(material) => t!("rawsiko-do-claim", name = lower(material.name())),
        Action::Pass => t!("rawsiko-do-pass"),
    }
}

/// What the one who is asked may do now.
pub fn prompt(view: &View, actions: &[Action]) -> String {
    let seat = view.me.and_then(|me| view.seats.get(me.index()));
    let left = seat.map_or(0, |seat| seat.to_place);
    match view.phase {
        Phase::Continent(_) => t!("rawsiko-prompt-continent"),
        Phase::Pick { continent, left, .. } => {
            t!("rawsiko-prompt-pick", name = in_language(continent.name()), count = left)
        }
        Phase::Place(_) => t!("rawsiko-prompt-place", count = left),
        Phase::Invest => t!("rawsiko-prompt-invest", count = left),
        Phase::Act(_) if actions.len() < 2 => t!("rawsiko-prompt-spent"),
        Phase::Act(_) => t!("rawsiko-prompt-act"),
        Phase::Trade(_) => t!("rawsiko-prompt-trade", count = seat.map_or(0, |seat| seat.claims)),
        _ => String::new(),
    }
}

/// What happens in a phase, as its title.
pub fn phase(view: &View) -> String {
    match view.phase {
        Phase::First | Phase::Deal(_) => t!("rawsiko-phase-fate"),
        Phase::Continent(_) | Phase::Assign(_) | Phase::Pick { .. } => t!("rawsiko-phase-settle"),
        Phase::Place(_) => t!("rawsiko-phase-place"),
        Phase::Invest => t!("rawsiko-phase-invest"),
        Phase::Act(_) | Phase::Clash { .. } => t!("rawsiko-phase-act"),
        Phase::Trade(_) => t!("rawsiko-phase-trade"),
        Phase::Over => t!("rawsiko-phase-over"),
    }
}

/// The name of a territory inside a sentence.
pub fn spoken(territory: Territory) -> &'static str {
    in_language(territory.name_in_sentence())
}

/// The name of a territory.
pub fn name(territory: Territory) -> &'static str {
    in_language(territory.name())
}

/// The names of materials in one line.
pub fn names(materials: Set<Material>) -> String {
    joined(materials.iter().map(|material| lower(material.name())))
}
