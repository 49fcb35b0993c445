//! Everything that is said about trains.

use game::Seat;
use trains::{Ability, Action, Card, News, Phase, Place, SeatView, Spot, Taken, Use, View};

use super::siding::Pick;
use crate::{seating::Seating, t};

/// The middle of the keys of an ability: `trains-KEY`, `trains-KEY-about`, `trains-KEY-choose`.
pub fn key(ability: Ability) -> &'static str {
    match ability {
        Ability::SwapNeighbours => "swap-neighbours",
        Ability::SwapOverOne => "swap-over-one",
        Ability::TwoRight => "two-right",
        Ability::TwoLeft => "two-left",
        Ability::RemoveLeft => "remove-left",
        Ability::RemoveMiddle => "remove-middle",
        Ability::RemoveRight => "remove-right",
        Ability::Protect => "protect",
    }
}

fn spot_key(spot: Spot) -> &'static str {
    match spot {
        Spot::Left => "left",
        Spot::Middle => "middle",
        Spot::Right => "right",
    }
}

/// An event in words.
pub fn say(news: &News, seating: &Seating) -> Option<String> {
    let name = |seat: &Seat| seating.name(*seat);
    let you = |seat: &Seat| if is_you(seating, *seat) { "yes" } else { "no" };
    Some(match news {
        News::First { seat } => t!("trains-says-first", name = name(seat), you = you(seat)),
        News::Dealt { seat, train } => {
            t!("trains-says-dealt", name = name(seat), you = you(seat), cards = list(train))
        }
        News::Offered { seat, count, cards } if cards.is_empty() => {
            t!("trains-says-offered", name = name(seat), you = you(seat), count = *count)
        }
        News::Offered { seat, cards, .. } => {
            t!("trains-says-offered-mine", name = name(seat), you = you(seat), cards = list(cards))
        }
        News::Kept { seat, card, place, replaced, paired, .. } => {
            let kept = t!(
                "trains-says-kept",
                name = name(seat),
                you = you(seat),
                card = card.number(),
                place = place.number(),
                replaced = replaced.number()
            );
            sentences([kept, pairs(paired)])
        }
        News::Draws { seat } => t!("trains-says-draws", name = name(seat), you = you(seat)),
        News::Drawn { card, reshuffled, .. } => {
            let drawn = card.map(|card| t!("trains-says-drawn", card = card.number()));
            let said = sentences([drawn.unwrap_or_default(), shuffled(*reshuffled)]);
            return (!said.is_empty()).then_some(said);
        }
        News::Placed { seat, card, place, replaced, paired, unlocked, won } => {
            let placed = t!(
                "trains-says-placed",
                name = name(seat),
                you = you(seat),
                card = card.number(),
                place = place.number(),
                replaced = replaced.number()
            );
            sentences([placed, pairs(paired), loosened(unlocked), in_order(*won, *seat, seating)])
        }
        News::Used { seat, card, action, chosen, removed, paired, unlocked, won } => {
            let one = chosen.first().map_or(0, |card| card.number());
            let other = chosen.last().map_or(0, |card| card.number());
            let (name, you, card) = (name(seat), you(seat), card.number());
            let used = match action {
                Use::SwapNeighbours(_) | Use::SwapOverOne(_) => t!(
                    "trains-says-swap",
                    name = name,
                    you = you,
                    card = card,
                    one = one,
                    other = other
                ),
                Use::TwoRight(_) => {
                    t!("trains-says-right", name = name, you = you, card = card, one = one)
                }
                Use::TwoLeft(_) => {
                    t!("trains-says-left", name = name, you = you, card = card, one = one)
                }
                Use::Protect(_) => {
                    t!("trains-says-protect", name = name, you = you, card = card, one = one)
                }
                Use::Remove(spot) => {
                    let key = format!("trains-says-remove-{}", spot_key(*spot));
                    t!(key, name = name, you = you, card = card)
                }
            };
            let taken = match action {
                Use::Remove(_) => taken(removed, seating),
                _ => String::new(),
            };
            let end = in_order(*won, *seat, seating);
            sentences([used, taken, pairs(paired), loosened(unlocked), end])
        }
        News::Refilled { seat, spot, card, reshuffled, won } => {
            let filled = t!(
                "trains-says-refilled",
                name = name(seat),
                you = you(seat),
                card = card.number(),
                place = spot.place().number()
            );
            sentences([filled, shuffled(*reshuffled), in_order(*won, *seat, seating)])
        }
    })
}

/// An action in words, as advice.
pub fn advise(action: Action, view: &View) -> String {
    let train = view.me.and_then(|me| view.seats.get(me.index())).map(|seat| seat.train);
    let stands = |place: Place, further: usize| -> u8 {
        let card = train.and_then(|train| train.get(place.index() + further).copied().flatten());
        card.map_or(0, Card::number)
    };
    let two = |place: Place, apart: usize| {
        t!("trains-do-swap", one = stands(place, 0), other = stands(place, apart))
    };
    match action {
        Action::Draw => t!("trains-do-draw"),
        Action::Place(place) => {
            let card = view.hand.first().map_or(0, |card| card.number());
            t!("trains-do-place", card = card, replaced = stands(place, 0), place = place.number())
        }
        Action::Keep(card, place) => t!(
            "trains-do-place",
            card = card.number(),
            replaced = stands(place, 0),
            place = place.number()
        ),
        Action::Use(Use::SwapNeighbours(place)) => two(place, 1),
        Action::Use(Use::SwapOverOne(place)) => two(place, 2),
        Action::Use(Use::TwoRight(place)) => t!("trains-do-right", one = stands(place, 0)),
        Action::Use(Use::TwoLeft(place)) => t!("trains-do-left", one = stands(place, 0)),
        Action::Use(Use::Remove(spot)) => t!(format!("trains-do-remove-{}", spot_key(spot))),
        Action::Use(Use::Protect(spot)) => {
            t!("trains-do-protect", one = stands(spot.place(), 0), place = spot.place().number())
        }
    }
}

/// What may be done now.
pub fn prompt(view: &View, actions: &[Action]) -> String {
    match view.phase {
        Phase::Keep(_) if view.hand.len() > 1 => t!("trains-prompt-keep", count = view.hand.len()),
        Phase::Keep(_) | Phase::Place(_) => {
            t!("trains-prompt-place", card = view.hand.first().map_or(0, |card| card.number()))
        }
        _ if actions.len() > 1 => t!("trains-prompt-turn"),
        _ => t!("trains-prompt-draw"),
    }
}

/// What to choose for a card that is picked.
pub fn choose(pick: Pick, view: &View) -> String {
    match pick {
        Pick::Row(ability) => t!(format!("trains-{}-choose", key(ability))),
        Pick::Hand(card) => {
            let one = view.hand.first().filter(|_| view.hand.len() == 1);
            t!("trains-hand-choose", card = one.unwrap_or(&card).number())
        }
    }
}

/// What stands at a place, counted from 0.
pub fn place(seat: &SeatView, fits: bool, at: usize) -> String {
    let Some(card) = seat.train[at] else { return t!("trains-slot-gap", place = at + 1) };
    let stands = t!("trains-slot", place = at + 1, card = card.number());
    let order = if fits { t!("trains-slot-fits") } else { t!("trains-slot-misfits") };
    let lock = if locked(seat, at) { t!("trains-slot-locked") } else { String::new() };
    [stands, order, lock].into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", ")
}

/// What a wagon is, and what it can do once it lies in the row.
pub fn about(seat: &SeatView, at: usize) -> String {
    let Some(card) = seat.train[at] else { return t!("trains-gap-about") };
    let ability = key(card.ability());
    let what = t!(
        "trains-wagon-about",
        card = card.number(),
        load = t!(format!("trains-{ability}-load")),
        name = t!(format!("trains-{ability}"))
    );
    let spot = Spot::ALL.into_iter().any(|spot| spot.place().index() == at);
    let more = match (locked(seat, at), spot) {
        (true, _) => t!("trains-lock-about"),
        (false, true) => t!("trains-spot-about"),
        (false, false) => String::new(),
    };
    sentences([what, more])
}

fn locked(seat: &SeatView, at: usize) -> bool {
    Spot::ALL
        .into_iter()
        .any(|spot| spot.place().index() == at && seat.locks[spot as usize].is_some())
}

/// Whether a seat is called "you".
fn is_you(seating: &Seating, seat: Seat) -> bool {
    seating.people() == 1 && seating.is_person(seat) && seating.at(seat).name.is_empty()
}

fn list(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn sentences<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn pairs(paired: &[Card]) -> String {
    // What lies first in the list is not always the twin of what comes next.
    let mut cards = paired.to_vec();
    cards.sort_by_key(|card| card.ability());
    let twins: Vec<String> = cards.chunks(2).map(pair_of).collect();
    if twins.is_empty() { String::new() } else { t!("trains-says-pairs", pairs = twins.join(", ")) }
}

fn pair_of(pair: &[Card]) -> String {
    pair.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ")
}

fn taken(removed: &[Taken], seating: &Seating) -> String {
    if removed.is_empty() {
        return t!("trains-says-taken-none");
    }
    let each = removed.iter().map(|taken| {
        t!("trains-says-taken-one", card = taken.card.number(), name = seating.name(taken.seat))
    });
    t!("trains-says-taken", cards = each.collect::<Vec<_>>().join(", "))
}

fn loosened(locks: &[Card]) -> String {
    if locks.is_empty() { String::new() } else { t!("trains-says-unlocked", count = locks.len()) }
}

fn shuffled(reshuffled: bool) -> String {
    if reshuffled { t!("trains-says-reshuffled") } else { String::new() }
}

fn in_order(won: bool, seat: Seat, seating: &Seating) -> String {
    if !won {
        return String::new();
    }
    let you = if is_you(seating, seat) { "yes" } else { "no" };
    t!("trains-says-won", name = seating.name(seat), you = you)
}
