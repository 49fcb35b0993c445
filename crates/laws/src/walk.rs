use std::{collections::BTreeSet, fmt::Debug};

use game::{Event, Game, Observer, Play, Rng, Seat, Seats, Seeded, Token, Turn};
use serde::{Serialize, de::DeserializeOwned};

use crate::{Law, Length, Suite};

type Verdict<T = ()> = Result<T, (Law, String)>;

/// Plays one random match and looks at each step; `events` is what has been played, also when a
/// law does not hold. Says whether the match came to its end.
pub fn walk<G: Game>(
    suite: &Suite<G>,
    setup: &str,
    rng: &mut Seeded,
    events: &mut Vec<String>,
) -> Verdict<bool> {
    let parsed: G::Setup =
        setup.parse().map_err(|error| (Law::TextReadsBack, format!("setup: {error}")))?;
    text_reads_back(&parsed)?;
    let start =
        || G::start(&parsed).map_err(|error| (Law::TextReadsBack, format!("setup: {error}")));
    let mut state = start()?;
    let mut walker =
        Walker { pieces: (suite.pieces)(&state), listed: Vec::new(), fated: Vec::new() };
    walker.pieces.sort_unstable();
    let mut actions = Vec::new();
    let (limit, must_end) = match suite.length {
        Length::Ends(limit) => (limit, true),
        Length::Cut(limit) => (limit, false),
    };
    let mut over = false;
    for _ in 0..=limit {
        pieces_once(suite, &walker.pieces, &state)?;
        lists(&state)?;
        let open = sometimes_open(rng);
        imagined(&state, open, rng)?;
        if let Turn::Over(ranking) = state.turn() {
            law(ranking.places().len() == usize::from(state.seats()), Law::RankingIsWhole, || {
                format!("{} seats, places {ranking}", state.seats())
            })?;
            over = true;
            break;
        }
        let event = walker.look(&state, rng, &mut actions)?;
        let mut clone = state.clone();
        clone.apply(&event);
        state.apply(&event);
        law(clone == state, Law::CloneIsEqual, || format!("{event}\n{clone:?}\n{state:?}"))?;
        events.push(event.to_string());
    }
    law(over || !must_end, Law::MatchEnds, || format!("no end after {limit} events"))?;
    let mut again = start()?;
    for text in events.iter() {
        again.apply(&parse(text)?);
    }
    law(again == state, Law::ReplayIsEqual, || format!("{again:?}\n{state:?}"))?;
    Ok(over)
}

struct Walker<G: Game> {
    /// All pieces at the start, sorted.
    pieces: Vec<u32>,
    /// Actions that were on a list some time: some will be refused later.
    listed: Vec<G::Action>,
    /// The same of chance outcomes.
    fated: Vec<G::Chance>,
}

impl<G: Game> Walker<G> {
    /// Looks at some of the events that could happen now, and chooses one of them.
    fn look(
        &mut self,
        state: &G,
        rng: &mut Seeded,
        actions: &mut Vec<G::Action>,
    ) -> Verdict<Event<G>> {
        let mut events: Vec<Event<G>> = Vec::new();
        for _ in 0..4 {
            let event = state.random(rng, actions).expect("the match is not over");
            match &event {
                Event::Chance(chance) => {
                    text_reads_back(chance)?;
                    law(state.possible(chance), Law::SamplePossible, || chance.to_string())?;
                    remember(&mut self.fated, *chance);
                }
                Event::Action(_, action) => {
                    text_reads_back(action)?;
                    remember(&mut self.listed, *action);
                }
            }
            if !events.contains(&event) {
                events.push(event);
            }
        }
        let open = sometimes_open(rng);
        hearing_is_looking(state, open, &events)?;
        if rng.below(16) == 0 {
            for who in state.observers().chain([Observer::All]) {
                json_reads_back(&state.tell(&events[0], who))?;
            }
        }
        self.refusals(state, rng)?;
        Ok(events[0])
    }

    /// Some of what somebody could try now, on their list or not.
    fn refusals(&self, state: &G, rng: &mut impl Rng) -> Verdict {
        let mut list = Vec::new();
        let mut tried = state.clone();
        let before = state.clone();
        let mut refused = |event: Event<G>| {
            let refused = tried.play(&event).is_err();
            law(refused && tried == before, Law::RefusalIsHarmless, || event.to_string())
        };
        for _ in 0..4.min(self.fated.len()) {
            let chance = rng.pick(&self.fated);
            if state.turn() != Turn::Chance || !state.possible(chance) {
                refused(Event::Chance(*chance))?;
            }
        }
        for seat in (0..state.seats()).map(Seat::new) {
            list.clear();
            state.actions(seat, &mut list);
            if self.listed.is_empty() {
                continue;
            }
            for _ in 0..4 {
                let action = rng.pick(&self.listed);
                let event = Event::Action(seat, *action);
                let listed = list.contains(action);
                law(state.check(&event).is_ok() == listed, Law::CheckAgrees, || {
                    format!("`{event}`, on the list: {listed}")
                })?;
                if !listed {
                    refused(event)?;
                }
            }
        }
        Ok(())
    }
}

/// Keeps some different values, not all of a long match.
fn remember<T: PartialEq>(list: &mut Vec<T>, value: T) {
    if list.len() < 64 && !list.contains(&value) {
        list.push(value);
    }
}

fn law(holds: bool, law: Law, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err((law, what())) }
}

fn pieces_once<G: Game>(suite: &Suite<G>, all: &[u32], state: &G) -> Verdict {
    let mut pieces = (suite.pieces)(state);
    pieces.sort_unstable();
    law(pieces == all, Law::PiecesOnce, || {
        let count = |list: &[u32], piece| list.iter().filter(|&&other| other == piece).count();
        let both: BTreeSet<u32> = all.iter().chain(&pieces).copied().collect();
        let wrong = both.into_iter().filter(|&piece| count(all, piece) != count(&pieces, piece));
        format!("lost or doubled: {:?}", wrong.collect::<Vec<_>>())
    })?;
    let twice = all.windows(2).find(|pair| pair[0] == pair[1]);
    law(twice.is_none(), Law::PiecesOnce, || format!("twice from the start: {twice:?}"))
}

fn lists<G: Game>(state: &G) -> Verdict {
    let asked = state.turn().asked();
    let mut list = Vec::new();
    for seat in (0..state.seats()).map(Seat::new) {
        list.clear();
        state.actions(seat, &mut list);
        law(list.windows(2).all(|pair| pair[0] < pair[1]), Law::ListInOrder, || {
            format!("seat {seat}: {list:?}")
        })?;
        law(asked.contains(seat) != list.is_empty(), Law::ListForAsked, || {
            format!("seat {seat} is asked: {}, its list: {list:?}", asked.contains(seat))
        })?;
    }
    let outside = asked.iter().find(|seat| seat.number() >= state.seats());
    law(outside.is_none(), Law::ListForAsked, || format!("seat {outside:?} does not exist"))?;
    law(!matches!(state.turn(), Turn::Seats(Seats::EMPTY)), Law::ListForAsked, || {
        "nobody is asked and nothing is over".to_owned()
    })
}

/// Whoever sees everything looks now and then only: it is dear, and no step differs much from the
/// next.
fn sometimes_open(rng: &mut impl Rng) -> Option<Observer> {
    (rng.below(8) == 0).then_some(Observer::All)
}

fn imagined<G: Game>(state: &G, open: Option<Observer>, rng: &mut impl Rng) -> Verdict {
    let (mut mine, mut theirs) = (Vec::new(), Vec::new());
    for who in state.observers().chain(open) {
        let view = state.view(who);
        // Dear, and no step differs much from the next.
        if rng.below(16) == 0 {
            json_reads_back(&view)?;
        }
        let other = G::imagine(&view, rng);
        let again = other.view(who);
        law(again == view, Law::ImaginedView, || format!("{who}\n{again:?}\n{view:?}"))?;
        law(other.turn() == state.turn(), Law::ImaginedTurn, || {
            format!("{who}: {:?} but {:?}", other.turn(), state.turn())
        })?;
        for seat in (0..state.seats()).map(Seat::new).filter(|&seat| who.knows(seat)) {
            mine.clear();
            theirs.clear();
            state.actions(seat, &mut mine);
            other.actions(seat, &mut theirs);
            law(mine == theirs, Law::ImaginedActions, || {
                format!("seat {seat}: {theirs:?} but {mine:?}")
            })?;
        }
        for to in state.observers().filter(|_| who == Observer::All) {
            let (is, was) = (other.view(to), state.view(to));
            law(is == was, Law::OpenShowsAll, || format!("to {to}\n{is:?}\n{was:?}"))?;
        }
    }
    Ok(())
}

fn hearing_is_looking<G: Game>(state: &G, open: Option<Observer>, events: &[Event<G>]) -> Verdict {
    let after: Vec<G> = events
        .iter()
        .map(|event| {
            let mut after = state.clone();
            after.apply(event);
            after
        })
        .collect();
    for who in state.observers().chain(open) {
        let heard: Vec<G::News> = events.iter().map(|event| state.tell(event, who)).collect();
        let seen: Vec<G::View> = after.iter().map(|state| state.view(who)).collect();
        for a in 0..events.len() {
            for b in 0..a {
                let what =
                    || format!("{who} of `{}` and `{}`: {:?}", events[a], events[b], heard[a]);
                law(heard[a] != heard[b] || seen[a] == seen[b], Law::NewsOmit, what)?;
                law(heard[a] == heard[b] || seen[a] != seen[b], Law::NewsTellTooMuch, what)?;
            }
        }
    }
    Ok(())
}

fn text_reads_back<T: Token>(value: &T) -> Verdict {
    let text = value.to_string();
    let read = text.parse::<T>();
    law(read.as_ref() == Ok(value), Law::TextReadsBack, || format!("`{text}` reads as {read:?}"))?;
    law(!text.contains([';', '\n', '\r']) && text.trim() == text, Law::TextReadsBack, || {
        format!("`{text}` does not fit into a record")
    })
}

fn json_reads_back<T>(value: &T) -> Verdict
where
    T: Debug + Eq + Serialize + DeserializeOwned,
{
    let json = serde_json::to_string(value).unwrap_or_default();
    let read = serde_json::from_str::<T>(&json);
    law(read.as_ref().is_ok_and(|read| read == value), Law::JsonReadsBack, || {
        format!("{json} reads as {read:?}")
    })
}

/// An event from its text, as [`Event`]'s display writes it.
pub fn parse<G: Game>(text: &str) -> Verdict<Event<G>> {
    let bad = |error: game::BadToken| (Law::TextReadsBack, format!("`{text}`: {error}"));
    match text.split_once(' ') {
        Some(("!", chance)) => Ok(Event::Chance(chance.parse().map_err(bad)?)),
        Some((seat, action)) => {
            Ok(Event::Action(seat.parse().map_err(bad)?, action.parse().map_err(bad)?))
        }
        None => Err((Law::TextReadsBack, format!("`{text}` is not an event"))),
    }
}
