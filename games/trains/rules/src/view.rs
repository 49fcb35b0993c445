use arrayvec::ArrayVec;
use game::{Event, Observer, Pile, Play as _, Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Chance, Phase, Place, Setup, Spot, TRAIN, Trains, Use, apply::apply,
    board::whole_deck, setup::start,
};

/// What one observer may know.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The seat that looks; none for the public. With everything open, whoever decides.
    pub me: Option<Seat>,
    /// Who began.
    pub first: Option<Seat>,
    /// What happens next.
    pub phase: Phase,
    /// What lies before each seat.
    pub seats: ArrayVec<SeatView, 4>,
    /// The face-up row, in the order of the abilities.
    pub row: ArrayVec<Card, 8>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// How many cards the discard pile has.
    pub discard_pile: u8,
    /// Those of them that this observer has seen (§3.3).
    pub seen: Pile,
    /// The cards in my hand.
    pub hand: ArrayVec<Card, 4>,
    /// Those of the discard pile that I was offered and did not keep.
    pub aside: ArrayVec<Card, 3>,
    /// What each seat holds and has seen alone, where everything is open; otherwise empty.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub hands: ArrayVec<Hand, 4>,
}

/// What one seat knows and the others do not.
#[derive(Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct Hand {
    /// The cards in its hand.
    pub hand: ArrayVec<Card, 4>,
    /// Those of the discard pile that it was offered and did not keep.
    pub aside: ArrayVec<Card, 3>,
}

/// What lies before one seat.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct SeatView {
    /// The wagons from the left; none where there is a gap.
    pub train: [Option<Card>; TRAIN],
    /// The locks at places 1, 4 and 7.
    pub locks: [Option<Card>; 3],
    /// How many cards it holds in its hand.
    pub hand: u8,
    /// How many cards of the discard pile it alone has seen.
    pub aside: u8,
}

/// One event as one observer hears of it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum News {
    /// Fate chose who begins.
    First {
        /// Who.
        seat: Seat,
    },
    /// Fate dealt a train.
    Dealt {
        /// To whom.
        seat: Seat,
        /// The wagons from the left.
        train: [Card; TRAIN],
    },
    /// Fate gave a seat cards to choose from.
    Offered {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, told to that seat alone.
        cards: ArrayVec<Card, 4>,
    },
    /// A seat kept one of these.
    Kept {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where it stands now.
        place: Place,
        /// The wagon that went to the row.
        replaced: Card,
        /// The cards that left the row as a pair.
        paired: ArrayVec<Card, 8>,
        /// The other cards of the offer, told to that seat alone.
        aside: ArrayVec<Card, 3>,
    },
    /// A seat reaches for the draw pile.
    Draws {
        /// Who.
        seat: Seat,
    },
    /// The top card of the draw pile came into a hand.
    Drawn {
        /// Whose.
        seat: Seat,
        /// Which card, told to that seat alone.
        card: Option<Card>,
        /// It was the last, and the discard pile became the draw pile.
        reshuffled: bool,
    },
    /// A seat placed the card that it drew.
    Placed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where it stands now.
        place: Place,
        /// The wagon that went to the row.
        replaced: Card,
        /// The cards that left the row as a pair.
        paired: ArrayVec<Card, 8>,
        /// The lock that came off.
        unlocked: ArrayVec<Card, 3>,
        /// The train is in order.
        won: bool,
    },
    /// A seat used a card of the row.
    Used {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// For what.
        action: Use,
        /// The wagons that it chose, as they stood from the left: the two that changed places, the
        /// one that moved, or the one that is protected now.
        chosen: ArrayVec<Card, 2>,
        /// The wagons that a removal took, in the order in which they were laid.
        removed: ArrayVec<Taken, 4>,
        /// The cards that left the row as pairs.
        paired: ArrayVec<Card, 8>,
        /// The locks that came off.
        unlocked: ArrayVec<Card, 3>,
        /// The train is in order.
        won: bool,
    },
    /// The top card of the draw pile filled a gap.
    Refilled {
        /// Whose.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// With which card.
        card: Card,
        /// It was the last, and the discard pile became the draw pile.
        reshuffled: bool,
        /// The train is in order.
        won: bool,
    },
}

/// A wagon that a removal took.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Taken {
    /// From whom.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

pub(crate) fn view(state: &Trains, who: Observer) -> View {
    let mut seen = state.discard;
    for seat in seats(state).filter(|&seat| !who.knows(seat)) {
        state.aside[seat.index()].iter().flatten().for_each(|card| seen.remove(card.number()));
    }
    let hand = |seat: Seat| Hand {
        hand: state.hands[seat.index()].into_iter().flatten().collect(),
        aside: state.aside[seat.index()].into_iter().flatten().collect(),
    };
    let me = state.place_of(who);
    let mine = me.map(hand).unwrap_or_default();
    View {
        me,
        first: state.first,
        phase: state.phase,
        seats: seats(state)
            .map(|seat| SeatView {
                train: state.trains[seat.index()],
                locks: state.locks[seat.index()],
                hand: count(&state.hands[seat.index()]),
                aside: count(&state.aside[seat.index()]),
            })
            .collect(),
        row: state.row.into_iter().flatten().collect(),
        draw_pile: state.draw.len(),
        discard_pile: state.discard.len(),
        seen,
        hand: mine.hand,
        aside: mine.aside,
        hands: seats(state).filter(|_| who == Observer::All).map(hand).collect(),
    }
}

fn seats(state: &Trains) -> impl Iterator<Item = Seat> + use<> {
    (0..state.seats).map(Seat::new)
}

#[expect(clippy::cast_possible_truncation, reason = "at most four")]
fn count(cards: &[Option<Card>]) -> u8 {
    cards.iter().flatten().count() as u8
}

/// What the observer cannot see is any split of the cards not seen: hands and asides of others
/// first, the draw pile is the rest.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Trains {
    let mut unseen = whole_deck() - view.seen;
    let visible = view.seats.iter().flat_map(|seat| seat.train.iter().chain(&seat.locks)).flatten();
    let held = view.hands.iter().flat_map(|hand| &hand.hand).chain(&view.hand);
    for card in visible.chain(&view.row).chain(held) {
        unseen.remove(card.number());
    }
    #[expect(clippy::cast_possible_truncation, reason = "at most four")]
    let setup = Setup { seats: view.seats.len() as u8 };
    let start = start(setup).expect("a view has as many seats as can play");
    let mut state = Trains { discard: view.seen, first: view.first, phase: view.phase, ..start };
    for card in &view.row {
        state.row[card.ability() as usize] = Some(*card);
    }
    for (n, seat) in view.seats.iter().enumerate() {
        state.trains[n] = seat.train;
        state.locks[n] = seat.locks;
        let hand = &mut state.hands[n][..usize::from(seat.hand)];
        let aside = &mut state.aside[n][..usize::from(seat.aside)];
        let mine = view.me.is_some_and(|me| me.index() == n);
        let own = mine.then_some((&view.hand, &view.aside));
        let known = view.hands.get(n).map(|known| (&known.hand, &known.aside)).or(own);
        if let Some(known) = known {
            hand.iter_mut().zip(known.0).for_each(|(slot, card)| *slot = Some(*card));
            aside.iter_mut().zip(known.1).for_each(|(slot, card)| *slot = Some(*card));
            continue;
        }
        hand.fill_with(|| Some(Card::drawn(unseen.draw(rng))));
        hand.sort_unstable();
        aside.fill_with(|| Some(Card::drawn(unseen.draw(rng))));
        aside.sort_unstable();
        aside.iter().flatten().for_each(|card| state.discard.insert(card.number()));
    }
    state.draw = unseen;
    state
}

pub(crate) fn tell(state: &Trains, event: &Event<Trains>, who: Observer) -> News {
    let mut after = state.clone();
    apply(&mut after, event);
    match *event {
        Event::Chance(chance) => tell_chance(state, chance, who, &after),
        Event::Action(seat, action) => tell_action(state, seat, action, who, &after),
    }
}

fn tell_chance(state: &Trains, chance: Chance, who: Observer, after: &Trains) -> News {
    match chance {
        Chance::First(seat) => News::First { seat },
        Chance::Deal(seat, train) => News::Dealt { seat, train },
        Chance::Offer(seat, cards) => News::Offered {
            seat,
            count: count(&cards),
            cards: cards.into_iter().flatten().filter(|_| who.knows(seat)).collect(),
        },
        Chance::Draw(card) => {
            let reshuffled = after.discard.is_empty() && !state.discard.is_empty();
            match state.phase {
                Phase::Draw(seat) => {
                    News::Drawn { seat, card: who.knows(seat).then_some(card), reshuffled }
                }
                Phase::Refill { seat, spot, .. } => {
                    let won = matches!(after.phase, Phase::Over(_));
                    News::Refilled { seat, spot, card, reshuffled, won }
                }
                _ => unreachable!("no card is drawn now"),
            }
        }
    }
}

fn tell_action(state: &Trains, seat: Seat, action: Action, who: Observer, after: &Trains) -> News {
    let won = matches!(after.phase, Phase::Over(_));
    let stood = |place: Place| {
        state.trains[seat.index()][place.index()].expect("a complete train before an action")
    };
    match action {
        Action::Draw => News::Draws { seat },
        Action::Keep(card, place) => News::Kept {
            seat,
            card,
            place,
            replaced: stood(place),
            paired: paired(state.row, &[Taken { seat, card: stood(place) }], after),
            aside: after.aside[seat.index()]
                .into_iter()
                .flatten()
                .filter(|_| who.knows(seat))
                .collect(),
        },
        Action::Place(place) => News::Placed {
            seat,
            card: state.hands[seat.index()][0].expect("a card was drawn"),
            place,
            replaced: stood(place),
            paired: paired(state.row, &[Taken { seat, card: stood(place) }], after),
            unlocked: unlocked(state, seat, after),
            won,
        },
        Action::Use(what) => {
            let removed = removed(state, seat, what);
            let mut row = state.row;
            let card = row[what.ability() as usize].take().expect("a card of the row");
            News::Used {
                seat,
                card,
                action: what,
                chosen: chosen(what).into_iter().flatten().map(stood).collect(),
                paired: paired(row, &removed, after),
                removed,
                unlocked: unlocked(state, seat, after),
                won,
            }
        }
    }
}

/// The places whose wagons an action chooses. A removal chooses none: it is the same for everybody.
fn chosen(what: Use) -> [Option<Place>; 2] {
    match what {
        Use::SwapNeighbours(place) => [Some(place), Place::new(place.number() + 1)],
        Use::SwapOverOne(place) => [Some(place), Place::new(place.number() + 2)],
        Use::TwoRight(place) | Use::TwoLeft(place) => [Some(place), None],
        Use::Protect(spot) => [Some(spot.place()), None],
        Use::Remove(_) => [None, None],
    }
}

/// The wagons that this action takes out of trains, in the order of §5.6.
fn removed(state: &Trains, acting: Seat, what: Use) -> ArrayVec<Taken, 4> {
    let Use::Remove(spot) = what else { return ArrayVec::new() };
    core::iter::successors(Some(acting), |seat| Some(seat.next(state.seats)))
        .take(usize::from(state.seats))
        .filter(|seat| state.locks[seat.index()][spot as usize].is_none())
        .filter_map(|seat| {
            let card = state.trains[seat.index()][spot.place().index()]?;
            Some(Taken { seat, card })
        })
        .collect()
}

/// Of the cards that lay in the row and those laid to them, the ones that left in pairs.
fn paired(row: [Option<Card>; 8], laid: &[Taken], after: &Trains) -> ArrayVec<Card, 8> {
    let all = row.into_iter().flatten().chain(laid.iter().map(|taken| taken.card));
    all.filter(|card| !after.row.contains(&Some(*card))).collect()
}

fn unlocked(state: &Trains, seat: Seat, after: &Trains) -> ArrayVec<Card, 3> {
    let (before, after) = (&state.locks[seat.index()], &after.locks[seat.index()]);
    before
        .iter()
        .zip(after)
        .filter(|(_, now)| now.is_none())
        .filter_map(|(lock, _)| *lock)
        .collect()
}
