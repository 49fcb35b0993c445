use game::{Event, Seat, Seats};

use crate::{
    Action, Bonus, Chance, DigMars, End, Field, Phase, TILES, Top, Track, Use,
    score::{cost, shares, target},
};

#[inline]
pub(crate) fn apply(state: &mut DigMars, event: &Event<DigMars>) {
    match *event {
        Event::Action(seat, action) => act(state, seat, action),
        Event::Chance(chance) => befall(state, chance),
    }
}

#[inline]
fn act(state: &mut DigMars, seat: Seat, action: Action) {
    match action {
        Action::Dig(field) => {
            state.actions -= 1;
            dig(state, field);
        }
        Action::Transport(field) => {
            state.actions -= 1;
            transport(state, seat, field);
        }
        Action::Move(from, to) => {
            state.actions -= 1;
            state.stations[seat.index()].remove(from);
            state.stations[seat.index()].add(to);
        }
        Action::Upgrade(track) => {
            state.actions -= 1;
            upgrade(state, seat, track);
        }
        Action::Bonus(what) => bonus(state, seat, what),
        Action::Place(field) => {
            state.stations[seat.index()].add(field);
            let next = seat.next(state.seats);
            match state.phase {
                Phase::Settle if Some(next) != state.first => state.active = next,
                Phase::Settle => begin(state, next),
                _ => state.phase = Phase::Turn,
            }
        }
        Action::Declare => state.phase = Phase::Over(End::Declared),
        Action::End => match state.phase {
            Phase::Last => state.phase = Phase::Over(End::Exhausted),
            // §6.4
            _ if state.quiet == 10 * state.seats => state.phase = Phase::Over(End::Quiet),
            _ => begin(state, seat.next(state.seats)),
        },
    }
}

#[inline]
fn befall(state: &mut DigMars, chance: Chance) {
    match chance {
        Chance::Front(tile) => {
            state.hidden.remove(tile.number());
            match state.phase {
                Phase::Dig(field) => {
                    state.stacks[field.index()].top = Some(Top::Up(tile));
                    if let Some(bonus) = tile.face().bonus {
                        state.bonuses[bonus as usize] += 1;
                    }
                }
                Phase::Scan(field) => {
                    let top = &mut state.stacks[field.index()].top;
                    let mut seats = match *top {
                        Some(Top::Scanned(_, seats)) => seats,
                        _ => Seats::EMPTY,
                    };
                    seats.insert(state.active);
                    *top = Some(Top::Scanned(tile, seats));
                }
                _ => unreachable!("no front is shown now"),
            }
            state.phase = Phase::Turn;
        }
        Chance::Back(back) => {
            let Phase::Back(field) = state.phase else { unreachable!("no tile was uncovered") };
            state.covered[back.index()] -= 1;
            state.stacks[field.index()].top = Some(Top::Down(back));
            state.phase = Phase::Turn;
        }
        Chance::Backs(backs) => {
            for (stack, back) in state.stacks.iter_mut().zip(backs) {
                state.covered[back.index()] -= 1;
                stack.top = Some(Top::Down(back));
            }
            state.phase = Phase::First;
        }
        Chance::First(seat) => {
            state.first = Some(seat);
            state.active = seat;
            state.phase = Phase::Settle;
        }
    }
}

/// The first moment of a turn.
#[inline]
fn begin(state: &mut DigMars, seat: Seat) {
    state.active = seat;
    state.actions = 3;
    state.bonuses = [0; Bonus::ALL.len()];
    state.quiet += 1;
    state.phase = Phase::Turn;
}

#[inline]
fn dig(state: &mut DigMars, field: Field) {
    state.quiet = 0;
    state.phase = Phase::Dig(field);
}

#[inline]
fn transport(state: &mut DigMars, seat: Seat, field: Field) {
    let Some(Top::Up(tile)) = state.stacks[field.index()].top.take() else {
        unreachable!("only what is face up is transported")
    };
    let shares = shares(state, seat, field, tile.face().points);
    for (points, share) in state.points.iter_mut().zip(shares) {
        *points += share;
    }
    state.quiet = 0;
    state.taken.insert(tile.number());
    state.stacks[field.index()].left -= 1;
    if state.stacks[field.index()].left > 0 {
        state.phase = Phase::Back(field);
    } else if state.taken.len() == TILES {
        // §6.3
        let declares = state.points[seat.index()] >= target(state.seats);
        state.phase = if declares { Phase::Last } else { Phase::Over(End::Exhausted) };
    }
}

#[inline]
fn upgrade(state: &mut DigMars, seat: Seat, track: Track) {
    let level = &mut state.levels[seat.index()][track as usize];
    *level = level.next().expect("a level to reach");
    state.points[seat.index()] -= cost(*level);
    state.quiet = 0;
    if track == Track::Fleet {
        state.phase = Phase::Station;
    }
}

fn bonus(state: &mut DigMars, seat: Seat, what: Use) {
    let used = match what {
        Use::Dig(field) => {
            dig(state, field);
            Bonus::Dig
        }
        Use::Transport(field) => {
            transport(state, seat, field);
            Bonus::Transport
        }
        Use::Move(owner, from, to) => {
            state.stations[owner.index()].remove(from);
            state.stations[owner.index()].add(to);
            Bonus::Move
        }
        Use::Point => {
            state.points[seat.index()] += 1;
            Bonus::Point
        }
        Use::Scan(field) => {
            state.phase = Phase::Scan(field);
            Bonus::Scan
        }
    };
    state.bonuses[used as usize] -= 1;
}
