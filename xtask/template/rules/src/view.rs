use arrayvec::ArrayVec;
use game::{Event, Observer, Play as _, Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Chance, HAND, MOST, Phase, SampleGame, Setup,
    board::all_cards,
    legal::waiting,
    score::highest,
    setup::start,
};

/// What one observer may know.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The seat that looks; none for the public. With everything open, whoever decides.
    pub me: Option<Seat>,
    /// What happens next.
    pub phase: Phase,
    /// How many rounds are over.
    pub round: u8,
    /// What this round is worth, once the die has said so.
    pub prize: Option<u8>,
    /// My cards, the lowest first.
    pub hand: ArrayVec<Card, HAND>,
    /// What I have chosen in this round.
    pub chosen: Option<Card>,
    /// What everybody can see of each seat.
    pub seats: ArrayVec<SeatView, MOST>,
    /// What each seat alone knows, where everything is open; otherwise empty.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub hands: ArrayVec<Hand, MOST>,
}

/// What everybody can see of one seat.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct SeatView {
    /// Its points.
    pub points: u8,
    /// How many cards it holds.
    pub cards: u8,
    /// Whether it has chosen in this round.
    pub ready: bool,
    /// What it has turned up, in the order of the rounds.
    pub played: ArrayVec<Card, HAND>,
}

/// What one seat knows and the others do not.
#[derive(Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct Hand {
    /// The cards in its hand.
    pub hand: ArrayVec<Card, HAND>,
    /// What it has chosen in this round.
    pub chosen: Option<Card>,
}

/// One event as one observer hears of it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum News {
    /// Fate dealt a hand.
    Dealt {
        /// To whom.
        seat: Seat,
        /// The cards, told to that seat alone.
        cards: ArrayVec<Card, HAND>,
    },
    /// Fate rolled the die.
    Rolled {
        /// What the round is worth.
        prize: u8,
    },
    /// A seat chose a card.
    Chose {
        /// Who.
        seat: Seat,
        /// Which card, told to that seat alone as long as it lies face down.
        card: Option<Card>,
        /// The cards of all seats, if it was the last to choose.
        turned_up: ArrayVec<Card, MOST>,
        /// Who takes the points then.
        winner: Option<Seat>,
        /// How many.
        prize: u8,
    },
}

pub(crate) fn view(state: &SampleGame, who: Observer) -> View {
    let hand = |seat: Seat| Hand {
        hand: state.hand(seat).collect(),
        chosen: state.chosen[seat.index()],
    };
    let me = state.place_of(who);
    let mine = me.map(hand).unwrap_or_default();
    View {
        me,
        phase: state.phase,
        round: state.round,
        prize: state.prize,
        hand: mine.hand,
        chosen: mine.chosen,
        seats: seats(state)
            .map(|seat| SeatView {
                points: state.points[seat.index()],
                cards: state.hands[seat.index()].len(),
                ready: state.chosen[seat.index()].is_some(),
                played: state.played[seat.index()].into_iter().flatten().collect(),
            })
            .collect(),
        hands: seats(state).filter(|_| who == Observer::All).map(hand).collect(),
    }
}

fn seats(state: &SampleGame) -> impl Iterator<Item = Seat> + use<> {
    (0..state.seats).map(Seat::new)
}

/// What the observer cannot see is any split of the cards that it has not seen.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> SampleGame {
    #[expect(clippy::cast_possible_truncation, reason = "at most four")]
    let setup = Setup { seats: view.seats.len() as u8 };
    let mut state = start(setup).expect("a view has as many seats as can play");
    (state.phase, state.round, state.prize) = (view.phase, view.round, view.prize);
    let mut unseen = all_cards();
    let own = Hand { hand: view.hand.clone(), chosen: view.chosen };
    let known = |n: usize| {
        let mine = view.me.is_some_and(|me| me.index() == n);
        view.hands.get(n).or(mine.then_some(&own))
    };
    for (n, seat) in view.seats.iter().enumerate() {
        state.points[n] = seat.points;
        for (slot, card) in state.played[n].iter_mut().zip(&seat.played) {
            *slot = Some(*card);
            unseen.remove(card.number());
        }
        if let Some(known) = known(n) {
            state.hands[n] = known.hand.iter().map(|card| card.number()).collect();
            state.chosen[n] = known.chosen;
            unseen = unseen - state.hands[n];
            known.chosen.iter().for_each(|card| unseen.remove(card.number()));
        }
    }
    for (n, seat) in view.seats.iter().enumerate().filter(|(n, _)| known(*n).is_none()) {
        for _ in 0..seat.cards {
            state.hands[n].insert(Card::drawn(unseen.draw(rng)).number());
        }
        state.chosen[n] = seat.ready.then(|| Card::drawn(unseen.draw(rng)));
    }
    state.unused = unseen;
    state
}

pub(crate) fn tell(state: &SampleGame, event: Event<SampleGame>, who: Observer) -> News {
    match event {
        Event::Chance(Chance::Deal(seat, hand)) => {
            News::Dealt { seat, cards: hand.into_iter().filter(|_| who.knows(seat)).collect() }
        }
        Event::Chance(Chance::Roll(prize)) => News::Rolled { prize },
        Event::Action(seat, Action::Play(card)) => {
            let last = waiting(state).len() == 1;
            let mut all = state.chosen;
            all[seat.index()] = Some(card);
            News::Chose {
                seat,
                card: (last || who.knows(seat)).then_some(card),
                turned_up: all.into_iter().flatten().filter(|_| last).collect(),
                winner: highest(all).filter(|_| last),
                prize: state.prize.unwrap_or(0),
            }
        }
    }
}
