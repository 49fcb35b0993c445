use alloc::vec::Vec;

use game::{Ranking, Rng, Seat, Seats, Turn};

use crate::{Ability, Action, Card, Chance, Phase, Place, Spot, TRAIN, Trains, Use};

#[inline]
pub(crate) fn turn(state: &Trains) -> Turn {
    match state.phase {
        Phase::Keep(seat) | Phase::Turn(seat) | Phase::Place(seat) => Turn::Seats(Seats::one(seat)),
        Phase::First | Phase::Deal(_) | Phase::Offer(_) | Phase::Draw(_) | Phase::Refill { .. } => {
            Turn::Chance
        }
        // §6.3
        Phase::Over(seat) => Turn::Over(Ranking::winner(state.seats, seat)),
    }
}

#[inline]
pub(crate) fn actions(state: &Trains, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Turn(asked) if asked == seat => {
            out.push(Action::Draw);
            uses(state, seat, out);
        }
        Phase::Place(asked) if asked == seat => out.extend_from_slice(&PLACE),
        Phase::Keep(asked) if asked == seat => {
            for &card in state.hands[seat.index()].iter().flatten() {
                out.extend(Place::ALL.map(|place| Action::Keep(card, place)));
            }
        }
        _ => {}
    }
}

/// §4.4, §4.5: whatever the row can do. Only a protection can be impossible, as §5.10 says; for
/// the others there is always a wagon that can move, and §5.8 allows any removal.
#[inline]
fn uses(state: &Trains, seat: Seat, out: &mut Vec<Action>) {
    let lies = |ability: Ability| state.row[ability as usize].is_some();
    // Whole tables of known length: copying one is cheaper than working it out.
    if lies(Ability::SwapNeighbours) {
        out.extend_from_slice(&SWAP_NEIGHBOURS);
    }
    if lies(Ability::SwapOverOne) {
        out.extend_from_slice(&SWAP_OVER_ONE);
    }
    if lies(Ability::TwoRight) {
        out.extend_from_slice(&TWO_RIGHT);
    }
    if lies(Ability::TwoLeft) {
        out.extend_from_slice(&TWO_LEFT);
    }
    for spot in Spot::ALL {
        let what = Use::Remove(spot);
        if lies(what.ability()) {
            out.push(Action::Use(what));
        }
    }
    if lies(Ability::Protect) {
        for spot in Spot::ALL {
            if state.locks[seat.index()][spot as usize].is_none() {
                out.push(Action::Use(Use::Protect(spot)));
            }
        }
    }
}

const P: [Place; TRAIN] = Place::ALL;

static PLACE: [Action; 7] = [
    Action::Place(P[0]),
    Action::Place(P[1]),
    Action::Place(P[2]),
    Action::Place(P[3]),
    Action::Place(P[4]),
    Action::Place(P[5]),
    Action::Place(P[6]),
];

static SWAP_NEIGHBOURS: [Action; 6] = [
    Action::Use(Use::SwapNeighbours(P[0])),
    Action::Use(Use::SwapNeighbours(P[1])),
    Action::Use(Use::SwapNeighbours(P[2])),
    Action::Use(Use::SwapNeighbours(P[3])),
    Action::Use(Use::SwapNeighbours(P[4])),
    Action::Use(Use::SwapNeighbours(P[5])),
];

static SWAP_OVER_ONE: [Action; 5] = [
    Action::Use(Use::SwapOverOne(P[0])),
    Action::Use(Use::SwapOverOne(P[1])),
    Action::Use(Use::SwapOverOne(P[2])),
    Action::Use(Use::SwapOverOne(P[3])),
    Action::Use(Use::SwapOverOne(P[4])),
];

static TWO_RIGHT: [Action; 5] = [
    Action::Use(Use::TwoRight(P[0])),
    Action::Use(Use::TwoRight(P[1])),
    Action::Use(Use::TwoRight(P[2])),
    Action::Use(Use::TwoRight(P[3])),
    Action::Use(Use::TwoRight(P[4])),
];

static TWO_LEFT: [Action; 5] = [
    Action::Use(Use::TwoLeft(P[2])),
    Action::Use(Use::TwoLeft(P[3])),
    Action::Use(Use::TwoLeft(P[4])),
    Action::Use(Use::TwoLeft(P[5])),
    Action::Use(Use::TwoLeft(P[6])),
];

#[inline]
pub(crate) fn sample(state: &Trains, rng: &mut impl Rng) -> Chance {
    let mut draw = state.draw;
    match state.phase {
        Phase::Draw(_) | Phase::Refill { .. } => Chance::Draw(Card::drawn(draw.pick(rng))),
        Phase::First => {
            let number = rng.below(u32::from(state.seats));
            Chance::First(Seat::new(u8::try_from(number).expect("at most 4 seats")))
        }
        Phase::Deal(seat) => {
            let mut train = [(); TRAIN].map(|()| Card::drawn(draw.draw(rng)));
            train.sort_unstable_by(|a, b| b.cmp(a));
            Chance::Deal(seat, train)
        }
        Phase::Offer(seat) => {
            let mut cards = [None; 4];
            let count = offered(state, seat);
            cards[..count].fill_with(|| Some(Card::drawn(draw.draw(rng))));
            cards[..count].sort_unstable();
            Chance::Offer(seat, cards)
        }
        Phase::Keep(_) | Phase::Turn(_) | Phase::Place(_) | Phase::Over(_) => {
            unreachable!("sampled where no chance outcome is due")
        }
    }
}

pub(crate) fn possible(state: &Trains, chance: &Chance) -> bool {
    let lies = |card: Card| state.draw.contains(card.number());
    match (state.phase, *chance) {
        (Phase::First, Chance::First(seat)) => seat.number() < state.seats,
        (Phase::Deal(seat), Chance::Deal(to, train)) => {
            to == seat
                && train.into_iter().all(lies)
                && train.windows(2).all(|pair| pair[0] > pair[1])
        }
        (Phase::Offer(seat), Chance::Offer(to, cards)) => {
            let (given, rest) = cards.split_at(offered(state, seat));
            to == seat
                && given.iter().all(|card| card.is_some_and(lies))
                && given.windows(2).all(|pair| pair[0] < pair[1])
                && rest.iter().all(Option::is_none)
        }
        (Phase::Draw(_) | Phase::Refill { .. }, Chance::Draw(card)) => lies(card),
        _ => false,
    }
}

/// §2.4: one card for the first seat, two for the second, and so on.
fn offered(state: &Trains, seat: Seat) -> usize {
    let first = state.first.map_or(0, Seat::number);
    usize::from((seat.number() + state.seats - first) % state.seats) + 1
}
