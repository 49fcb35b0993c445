use game::{Event, Pile, Seat};

use crate::{Action, Card, Chance, Phase, Place, Spot, Trains, Use, score::is_ascending};

#[inline]
pub(crate) fn apply(state: &mut Trains, event: &Event<Trains>) {
    match *event {
        Event::Action(seat, action) => act(state, seat, action),
        Event::Chance(chance) => befall(state, chance),
    }
}

#[inline]
fn act(state: &mut Trains, seat: Seat, action: Action) {
    match action {
        Action::Draw => state.phase = Phase::Draw(seat),
        Action::Place(place) => {
            let card = state.hands[seat.index()][0].take().expect("a card was drawn");
            replace(state, seat, place, card);
            finish(state, seat);
        }
        Action::Use(what) => carry_out(state, seat, what),
        Action::Keep(card, place) => {
            let hand = core::mem::take(&mut state.hands[seat.index()]);
            let others = hand.into_iter().flatten().filter(|&other| other != card);
            for (slot, other) in state.aside[seat.index()].iter_mut().zip(others) {
                *slot = Some(other);
                state.discard.insert(other.number());
            }
            replace(state, seat, place, card);
            let next = seat.next(state.seats);
            state.phase =
                if Some(next) == state.first { Phase::Turn(next) } else { Phase::Keep(next) };
        }
    }
}

#[inline]
fn befall(state: &mut Trains, chance: Chance) {
    match chance {
        Chance::Draw(card) => {
            take(state, card);
            match state.phase {
                Phase::Draw(seat) => {
                    state.hands[seat.index()][0] = Some(card);
                    state.phase = Phase::Place(seat);
                }
                Phase::Refill { acting, seat, spot } => {
                    state.trains[seat.index()][spot.place().index()] = Some(card);
                    // §6.2: the refills of later seats do not happen.
                    if is_ascending(&state.trains[seat.index()]) {
                        state.phase = Phase::Over(seat);
                    } else {
                        refill(state, acting, seat.next(state.seats), spot);
                    }
                }
                _ => unreachable!("no card is drawn now"),
            }
        }
        Chance::First(seat) => {
            state.first = Some(seat);
            state.phase = Phase::Deal(seat);
        }
        Chance::Deal(seat, train) => {
            for card in train {
                take(state, card);
            }
            state.trains[seat.index()] = train.map(Some);
            let next = seat.next(state.seats);
            state.phase =
                if Some(next) == state.first { Phase::Offer(next) } else { Phase::Deal(next) };
        }
        Chance::Offer(seat, cards) => {
            for card in cards.into_iter().flatten() {
                take(state, card);
            }
            state.hands[seat.index()] = cards;
            let next = seat.next(state.seats);
            state.phase =
                if Some(next) == state.first { Phase::Keep(next) } else { Phase::Offer(next) };
        }
    }
}

/// Takes a card from the draw pile, and turns the discard pile over when that was the last (§3.4).
#[inline]
fn take(state: &mut Trains, card: Card) {
    state.draw.remove(card.number());
    if state.draw.is_empty() {
        state.draw = core::mem::replace(&mut state.discard, Pile::EMPTY);
        // Everybody can now tell by elimination what the draw pile holds.
        state.aside = [[None; 3]; 4];
    }
}

/// Lays a card face up in the row; two of the same ability leave (§3.2).
#[inline]
fn lay(state: &mut Trains, card: Card) {
    let slot = &mut state.row[card.ability() as usize];
    match slot.take() {
        None => *slot = Some(card),
        Some(twin) => {
            state.discard.insert(twin.number());
            state.discard.insert(card.number());
        }
    }
}

/// Puts a card into a train; the wagon that stood there goes to the row.
#[inline]
fn replace(state: &mut Trains, seat: Seat, place: Place, card: Card) {
    let wagon = state.trains[seat.index()][place.index()].replace(card);
    lay(state, wagon.expect("a complete train"));
    unlock(state, seat, place.index(), place.index());
}

/// §5.11: the wagons at these places, counted from 0, do not stand where they stood.
#[inline]
fn unlock(state: &mut Trains, seat: Seat, from: usize, to: usize) {
    let locks = &mut state.locks[seat.index()];
    for spot in Spot::ALL {
        if (from..=to).contains(&spot.place().index())
            && let Some(lock) = locks[spot as usize].take()
        {
            state.discard.insert(lock.number());
        }
    }
}

#[inline]
fn carry_out(state: &mut Trains, seat: Seat, what: Use) {
    let card = state.row[what.ability() as usize].take().expect("a card of the row");
    if let Use::Protect(spot) = what {
        state.locks[seat.index()][spot as usize] = Some(card);
        state.phase = Phase::Turn(seat.next(state.seats));
        return;
    }
    state.discard.insert(card.number());
    let train = &mut state.trains[seat.index()];
    match what {
        Use::SwapNeighbours(place) => {
            let at = place.index();
            train.swap(at, at + 1);
            unlock(state, seat, at, at + 1);
        }
        Use::SwapOverOne(place) => {
            let at = place.index();
            train.swap(at, at + 2);
            unlock(state, seat, at, at);
            unlock(state, seat, at + 2, at + 2);
        }
        Use::TwoRight(place) => {
            let at = place.index();
            train[at..=at + 2].rotate_left(1);
            unlock(state, seat, at, at + 2);
        }
        Use::TwoLeft(place) => {
            let at = place.index();
            train[at - 2..=at].rotate_right(1);
            unlock(state, seat, at - 2, at);
        }
        Use::Remove(spot) => return remove(state, seat, spot),
        Use::Protect(_) => unreachable!("done above"),
    }
    finish(state, seat);
}

/// §5.5, §5.6: everybody's wagon at the spot goes to the row, laid in turn order.
fn remove(state: &mut Trains, acting: Seat, spot: Spot) {
    let mut seat = acting;
    for _ in 0..state.seats {
        if state.locks[seat.index()][spot as usize].is_none() {
            let wagon = state.trains[seat.index()][spot.place().index()].take();
            lay(state, wagon.expect("a complete train"));
        }
        seat = seat.next(state.seats);
    }
    refill(state, acting, acting, spot);
}

/// §5.7: from `seat` on, in turn order, whoever has a gap is next; after everybody had a chance
/// the turn is over.
#[inline]
fn refill(state: &mut Trains, acting: Seat, mut seat: Seat, spot: Spot) {
    loop {
        if state.trains[seat.index()][spot.place().index()].is_none() {
            state.phase = Phase::Refill { acting, seat, spot };
            return;
        }
        seat = seat.next(state.seats);
        if seat == acting {
            break;
        }
    }
    state.phase = Phase::Turn(acting.next(state.seats));
}

/// §6.1: the end of a turn in which only the acting seat's train has changed.
#[inline]
fn finish(state: &mut Trains, seat: Seat) {
    state.phase = if is_ascending(&state.trains[seat.index()]) {
        Phase::Over(seat)
    } else {
        Phase::Turn(seat.next(state.seats))
    };
}
