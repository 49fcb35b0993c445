use core::num::NonZeroU8;

use game::{Event, Seat};

use crate::{
    Action, Chance, Continent, Dice, Named, Phase, Rawsiko, Rolled, SEATS, TERRITORY_COUNT,
    Territory,
};

#[inline]
pub(crate) fn apply(state: &mut Rawsiko, event: Event<Rawsiko>) {
    state.rolled = None;
    match event {
        Event::Action(seat, action) => act(state, seat, action),
        Event::Chance(chance) => befall(state, chance),
    }
}

#[inline]
fn act(state: &mut Rawsiko, seat: Seat, action: Action) {
    match action {
        Action::Move(from, to, count) => {
            go(state, seat, from, to, count.get());
        }
        Action::Attack(from, to, count) => {
            state.phase = Phase::Clash { seat, from, to, count };
        }
        Action::Done => end_phase(state, seat),
        Action::Place(territory) => place(state, seat, territory),
        Action::Continent(continent) => settle(state, seat, continent),
        Action::Pick(territory) => pick(state, seat, territory),
        Action::Claim(material) => {
            state.claimed[seat.index()].insert(material);
            trade_from(state, seat);
        }
        Action::Pass => trade_after(state, seat),
    }
}

#[inline]
fn befall(state: &mut Rawsiko, chance: Chance) {
    match chance {
        Chance::Roll(attack, defence) => clash(state, attack, defence),
        Chance::Assign(seat, continent) => settle(state, seat, continent),
        Chance::First(seat) => {
            state.first = Some(seat);
            state.phase = Phase::Deal(seat);
        }
        Chance::Deal(seat, objective) => {
            state.objectives[seat.index()] = Some(objective);
            let next = seat.next(state.setup.seats);
            if next == state.first() {
                deploy(state, next);
            } else {
                state.phase = Phase::Deal(next);
            }
        }
    }
}

/// The next thing to settle is in which continent this seat will be (§3.3, §3.8).
fn deploy(state: &mut Rawsiko, seat: Seat) {
    state.phase = if state.setup.advanced { Phase::Assign(seat) } else { Phase::Continent(seat) };
}

/// A continent has been chosen; its territories are next.
fn settle(state: &mut Rawsiko, seat: Seat, continent: Continent) {
    let continents = &mut state.continents[seat.index()];
    let round = usize::from(continents[0].is_some());
    continents[round] = Some(continent);
    let left = state.setup.picks()[round];
    state.phase = Phase::Pick { seat, continent, left };
}

/// §3.7, and whose turn it is after the last pick of a choice: §3.3.
fn pick(state: &mut Rawsiko, seat: Seat, territory: Territory) {
    state.held[seat.index()].insert(territory);
    state.assets[territory.index()] = 1;
    let Phase::Pick { continent, left, .. } = state.phase else {
        unreachable!("no territories are picked now")
    };
    let seats = state.setup.seats;
    let first = state.first();
    if left > 1 {
        state.phase = Phase::Pick { seat, continent, left: left - 1 };
    } else if state.continents[seat.index()][1].is_none() {
        let next = seat.next(seats);
        deploy(state, if next == first { seat } else { next });
    } else if seat == first {
        state.phase = Phase::Place(first);
    } else {
        deploy(state, Seat::new((seat.number() + seats - 1) % seats));
    }
}

/// One asset of those that a seat has to place (§3.9, §4.3).
#[inline]
fn place(state: &mut Rawsiko, seat: Seat, territory: Territory) {
    state.assets[territory.index()] += 1;
    state.to_place[seat.index()] -= 1;
    match state.phase {
        Phase::Place(_) if state.to_place[seat.index()] == 0 => {
            let next = seat.next(state.setup.seats);
            if next == state.first() {
                // §4.1: no investment in the first turn.
                state.turn = 1;
                state.phase = Phase::Act(next);
            } else {
                state.phase = Phase::Place(next);
            }
        }
        // §4.5
        Phase::Invest if state.to_place == [0; SEATS] => act_from(state, state.first()),
        _ => {}
    }
}

/// Assets go to a territory that is empty or their own, and have moved (§5.3, §5.4).
#[inline]
fn go(state: &mut Rawsiko, seat: Seat, from: Territory, to: Territory, count: u8) {
    lose(state, seat, from, count);
    state.held[seat.index()].insert(to);
    state.assets[to.index()] += count;
    state.moved[to.index()] += count;
}

/// Assets leave a territory, which then may be nobody's (§1.5).
#[inline]
fn lose(state: &mut Rawsiko, seat: Seat, territory: Territory, count: u8) {
    let left = &mut state.assets[territory.index()];
    *left -= count;
    if *left == 0 {
        state.held[seat.index()].remove(territory);
    }
}

/// §6.2 to §6.4, and what follows from it.
#[inline]
fn clash(state: &mut Rawsiko, attack: Dice, defence: Dice) {
    let Phase::Clash { seat, from, to, count } = state.phase else {
        unreachable!("no dice are rolled now")
    };
    let defender = state.owner(to).expect("only what somebody holds is attacked");
    state.rolled = Some(Rolled { attacker: seat, defender, from, to, attack, defence });
    let [lost, killed] = attack.losses(defence);
    lose(state, seat, from, lost);
    lose(state, defender, to, killed);
    if state.assets[to.index()] == 0 {
        go(state, seat, from, to, count.get() - lost);
    }
    state.phase = Phase::Act(seat);
    // Nobody can fall together with somebody else: a pair of dice costs one asset, not two.
    if state.held(defender).is_empty() {
        fall(state, defender);
    } else if state.held(seat).is_empty() {
        fall(state, seat);
        // §7.2
        if state.phase != Phase::Over {
            end_phase(state, seat);
        }
    }
}

/// §7.1: a seat is eliminated.
fn fall(state: &mut Rawsiko, seat: Seat) {
    let before = state.seats_in_order().filter(|&other| !state.survives(other)).count();
    state.fallen[seat.index()] = u8::try_from(before + 1).ok().and_then(NonZeroU8::new);
    // §7.4, §7.5
    if state.setup.stranglehold && state.turn < state.turns {
        state.turns -= 1;
    }
    // §7.3
    if before + 2 == usize::from(state.setup.seats) {
        state.moved = [0; TERRITORY_COUNT];
        state.phase = Phase::Over;
    }
}

/// The action phase of this seat is over.
fn end_phase(state: &mut Rawsiko, seat: Seat) {
    state.moved = [0; TERRITORY_COUNT];
    let next = seat.next(state.setup.seats);
    if next == state.first() { end_turn(state) } else { act_from(state, next) }
}

/// The next action phase is that of this seat, or of the next one that survives.
fn act_from(state: &mut Rawsiko, mut seat: Seat) {
    while !state.survives(seat) {
        seat = seat.next(state.setup.seats);
        if seat == state.first() {
            return end_turn(state);
        }
    }
    state.phase = Phase::Act(seat);
}

/// The next turn begins with investments (§4.2), or there is none (§8.1).
fn end_turn(state: &mut Rawsiko) {
    if state.turn < state.turns {
        state.turn += 1;
        for seat in state.seats_in_order() {
            state.to_place[seat.index()] = state.investment(seat);
        }
        state.phase = Phase::Invest;
    } else if state.setup.china {
        trade_from(state, state.first());
    } else {
        state.phase = Phase::Over;
    }
}

/// Whoever is next to claim, beginning with this seat (§8.4).
fn trade_from(state: &mut Rawsiko, seat: Seat) {
    if state.claims(seat) > 0 {
        state.phase = Phase::Trade(seat);
    } else {
        trade_after(state, seat);
    }
}

/// This seat has claimed what it wants.
fn trade_after(state: &mut Rawsiko, seat: Seat) {
    let next = seat.next(state.setup.seats);
    if next == state.first() {
        state.phase = Phase::Over;
    } else {
        trade_from(state, next);
    }
}
