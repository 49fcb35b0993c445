//! Everything that is said about trains.

use game::Seat;
use text::{Seating, Texts, Words, t};
use trains::{Ability, Action, Card, News, Phase, Place, Spot, Taken, Trains, Use, View};

use crate::Kit;

impl Words for Kit {
    type Game = Trains;

    const TEXTS: &'static Texts = text::texts!("../../text": "door", "game");

    fn say(news: &News, seating: &Seating) -> Option<String> {
        say(news, seating)
    }

    fn advise(action: &Action, view: &View, _: &Seating) -> String {
        advise(*action, view)
    }

    fn prompt(view: &View, actions: &[Action], _: &Seating) -> String {
        prompt(view, actions)
    }

    fn secret(view: &View) -> bool {
        !view.hand.is_empty()
    }
}

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
    let you = |seat: &Seat| seating.you(*seat);
    Some(match news {
        News::First { seat } => t!("trains-news-first", name = name(seat), you = you(seat)),
        News::Dealt { seat, train } => {
            t!("trains-news-dealt", name = name(seat), you = you(seat), cards = list(train))
        }
        News::Offered { seat, count, cards } if cards.is_empty() => {
            t!("trains-news-offered", name = name(seat), you = you(seat), count = *count)
        }
        News::Offered { seat, cards, .. } => {
            t!("trains-news-offered-mine", name = name(seat), you = you(seat), cards = list(cards))
        }
        News::Kept { seat, card, place, replaced, paired, .. } => {
            let kept = t!(
                "trains-news-kept",
                name = name(seat),
                you = you(seat),
                card = card.number(),
                place = place.number(),
                replaced = replaced.number()
            );
            sentences([kept, pairs(paired)])
        }
        News::Draws { seat } => t!("trains-news-draws", name = name(seat), you = you(seat)),
        News::Drawn { card, reshuffled, .. } => {
            let drawn = card.map(|card| t!("trains-news-drawn", card = card.number()));
            let said = sentences([drawn.unwrap_or_default(), shuffled(*reshuffled)]);
            return (!said.is_empty()).then_some(said);
        }
        News::Placed { seat, card, place, replaced, paired, unlocked, won } => {
            let placed = t!(
                "trains-news-placed",
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
                    "trains-news-swap",
                    name = name,
                    you = you,
                    card = card,
                    one = one,
                    other = other
                ),
                Use::TwoRight(_) => {
                    t!("trains-news-right", name = name, you = you, card = card, one = one)
                }
                Use::TwoLeft(_) => {
                    t!("trains-news-left", name = name, you = you, card = card, one = one)
                }
                Use::Protect(_) => {
                    t!("trains-news-protect", name = name, you = you, card = card, one = one)
                }
                Use::Remove(spot) => {
                    let key = format!("trains-news-remove-{}", spot_key(*spot));
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
                "trains-news-refilled",
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

fn list(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Sentences, one after the other.
pub fn sentences<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn pairs(paired: &[Card]) -> String {
    // What lies first in the list is not always the twin of what comes next.
    let mut cards = paired.to_vec();
    cards.sort_by_key(|card| card.ability());
    let twins: Vec<String> = cards.chunks(2).map(pair_of).collect();
    if twins.is_empty() { String::new() } else { t!("trains-news-pairs", pairs = twins.join(", ")) }
}

fn pair_of(pair: &[Card]) -> String {
    pair.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ")
}

fn taken(removed: &[Taken], seating: &Seating) -> String {
    if removed.is_empty() {
        return t!("trains-news-taken-none");
    }
    let each = removed.iter().map(|taken| {
        t!("trains-news-taken-one", card = taken.card.number(), name = seating.name(taken.seat))
    });
    t!("trains-news-taken", cards = each.collect::<Vec<_>>().join(", "))
}

fn loosened(locks: &[Card]) -> String {
    if locks.is_empty() { String::new() } else { t!("trains-news-unlocked", count = locks.len()) }
}

fn shuffled(reshuffled: bool) -> String {
    if reshuffled { t!("trains-news-reshuffled") } else { String::new() }
}

fn in_order(won: bool, seat: Seat, seating: &Seating) -> String {
    if !won {
        return String::new();
    }
    t!("trains-news-won", name = seating.name(seat), you = seating.you(seat))
}
