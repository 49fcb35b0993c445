use alloc::vec::Vec;
use core::num::NonZeroU8;

use game::{Rng, Seat, Seats, Turn};

use crate::{
    Action, Chance, Continent, DICE, Dice, Material, Named, Objective, Phase, Rawsiko, Set,
    Territory, board::reach, score::ranking,
};

#[inline]
pub(crate) fn turn(state: &Rawsiko) -> Turn {
    match state.phase {
        Phase::Act(seat)
        | Phase::Place(seat)
        | Phase::Continent(seat)
        | Phase::Pick { seat, .. }
        | Phase::Trade(seat) => Turn::Seats(Seats::one(seat)),
        // §4.4
        Phase::Invest => {
            let asked = state.seats_in_order().filter(|seat| state.to_place[seat.index()] > 0);
            Turn::Seats(asked.collect())
        }
        Phase::First | Phase::Deal(_) | Phase::Assign(_) | Phase::Clash { .. } => Turn::Chance,
        Phase::Over => Turn::Over(ranking(state)),
    }
}

#[inline]
pub(crate) fn actions(state: &Rawsiko, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Act(asked) if asked == seat => {
            moves(state, seat, out);
            out.push(Action::Done);
        }
        Phase::Invest if state.to_place[seat.index()] > 0 => {
            out.extend(state.held(seat).iter().map(Action::Place));
        }
        Phase::Place(asked) if asked == seat => {
            out.extend(state.held(seat).iter().map(Action::Place));
        }
        Phase::Continent(asked) if asked == seat => {
            out.extend(open_continents(state, seat).iter().map(Action::Continent));
        }
        Phase::Pick { seat: asked, continent, left } if asked == seat => {
            out.extend(open_territories(state, seat, continent, left).iter().map(Action::Pick));
        }
        Phase::Trade(asked) if asked == seat => {
            // §8.3: anything not held.
            let unheld = Set::<Material>::all() - state.materials(seat);
            out.extend(unheld.iter().map(Action::Claim));
            out.push(Action::Pass);
        }
        _ => {}
    }
}

/// All moves, then all attacks: the order of [`Action`].
#[inline]
fn moves(state: &Rawsiko, seat: Seat, out: &mut Vec<Action>) {
    let own = state.held(seat);
    let foreign = state.occupied() - own;
    let mut borders = Set::EMPTY;
    // A list that is not reused grows once instead of five times.
    out.reserve(64);
    for from in own {
        let mobile = state.mobile(from);
        if mobile == 0 {
            continue;
        }
        let links = from.links();
        // §5.3, §5.4
        for to in links - foreign {
            out.extend(counts(mobile).map(|count| Action::Move(from, to, count)));
        }
        if !(links & foreign).is_empty() {
            borders.insert(from);
        }
    }
    // §6.1
    for from in borders {
        let most = state.mobile(from).min(DICE);
        for to in from.links() & foreign {
            out.extend(counts(most).map(|count| Action::Attack(from, to, count)));
        }
    }
}

/// 1, 2 and so on.
#[inline]
fn counts(most: u8) -> impl Iterator<Item = NonZeroU8> {
    (0..most).map(|less| NonZeroU8::MIN.saturating_add(less))
}

/// The continents that a seat may choose or be assigned now (§3.5). Never empty, and wherever it
/// leads there are territories enough: `tests/map.rs` makes sure of it for this map.
fn open_continents(state: &Rawsiko, seat: Seat) -> Set<Continent> {
    let (mut once, mut twice) = (Set::EMPTY, Set::EMPTY);
    for continent in state.continents.iter().flatten().flatten() {
        twice = twice | (once & Set::one(*continent));
        once.insert(*continent);
    }
    let untouched = Set::all() - once;
    if !untouched.is_empty() {
        return untouched;
    }
    let own: Set<Continent> = state.continents[seat.index()].iter().flatten().copied().collect();
    once - twice - own
}

/// The territories that may be picked so that the choice can be completed (§3.6, §3.7).
fn open_territories(state: &Rawsiko, seat: Seat, continent: Continent, left: u8) -> Set<Territory> {
    let free = continent.territories() - state.occupied();
    // No seat chooses a continent twice, so what it holds there are the picks so far.
    let group = continent.territories() & state.held(seat);
    free.iter().filter(|&pick| completes(group | Set::one(pick), left - 1, free)).collect()
}

/// Whether a group can be made to hang together by exactly so many of these territories.
fn completes(group: Set<Territory>, left: u8, free: Set<Territory>) -> bool {
    let seed = group.first().map_or(Set::EMPTY, Set::one);
    if reach(seed, group) == group {
        // What hangs together can be grown by one after the other.
        return reach(seed, group | free).len() >= group.len() + left;
    }
    left > 0 && (free - group).iter().any(|more| completes(group | Set::one(more), left - 1, free))
}

#[inline]
pub(crate) fn sample(state: &Rawsiko, rng: &mut impl Rng) -> Chance {
    match state.phase {
        Phase::Clash { count, to, .. } => {
            let attack = Dice::roll(count.get(), rng);
            Chance::Roll(attack, Dice::roll(defenders(state, to), rng))
        }
        Phase::Assign(seat) => Chance::Assign(seat, pick(open_continents(state, seat), rng)),
        Phase::Deal(seat) => Chance::Deal(seat, pick(undealt(state), rng)),
        Phase::First => {
            let number = rng.below(u32::from(state.setup.seats));
            Chance::First(Seat::new(u8::try_from(number).expect("at most 5 seats")))
        }
        _ => unreachable!("sampled where no chance outcome is due"),
    }
}

/// Any one of a set that is not empty.
pub(crate) fn pick<T: Named>(set: Set<T>, rng: &mut impl Rng) -> T {
    let n = rng.below(u32::from(set.len()));
    set.iter().nth(n as usize).expect("below the number of them")
}

pub(crate) fn possible(state: &Rawsiko, chance: Chance) -> bool {
    match (state.phase, chance) {
        (Phase::First, Chance::First(seat)) => seat.number() < state.setup.seats,
        (Phase::Deal(seat), Chance::Deal(to, objective)) => {
            to == seat && undealt(state).contains(objective)
        }
        (Phase::Assign(seat), Chance::Assign(to, continent)) => {
            to == seat && open_continents(state, seat).contains(continent)
        }
        (Phase::Clash { count, to, .. }, Chance::Roll(attack, defence)) => {
            attack.count() == count.get() && defence.count() == defenders(state, to)
        }
        _ => false,
    }
}

/// §6.1: as many as there are, at most three.
#[inline]
pub(crate) fn defenders(state: &Rawsiko, territory: Territory) -> u8 {
    state.assets(territory).min(DICE)
}

/// The objective cards that nobody has (§3.2).
fn undealt(state: &Rawsiko) -> Set<Objective> {
    Set::all() - state.objectives.iter().flatten().copied().collect()
}
