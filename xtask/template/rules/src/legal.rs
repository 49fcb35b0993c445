use alloc::vec::Vec;

use game::{Rng, Seat, Seats, Turn};

use crate::{Action, Card, Chance, Phase, SIDES, SampleGame, score::ranking};

pub(crate) fn turn(state: &SampleGame) -> Turn {
    match state.phase {
        Phase::Deal(_) | Phase::Roll => Turn::Chance,
        // §3.2: all at the same time.
        Phase::Choose => Turn::Seats(waiting(state)),
        Phase::Over => Turn::Over(ranking(state)),
    }
}

/// The seats that have not chosen yet.
pub(crate) fn waiting(state: &SampleGame) -> Seats {
    let all = Seats::all(state.seats).iter();
    all.filter(|seat| state.chosen[seat.index()].is_none()).collect()
}

pub(crate) fn actions(state: &SampleGame, seat: Seat, out: &mut Vec<Action>) {
    if state.phase == Phase::Choose && waiting(state).contains(seat) {
        out.extend(state.hand(seat).map(Action::Play));
    }
}

pub(crate) fn sample(state: &SampleGame, rng: &mut impl Rng) -> Chance {
    match state.phase {
        Phase::Deal(seat) => {
            let mut unused = state.unused;
            let mut hand = [(); crate::HAND].map(|()| Card::drawn(unused.draw(rng)));
            hand.sort_unstable();
            Chance::Deal(seat, hand)
        }
        Phase::Roll => {
            let points = rng.below(u32::from(SIDES)) + 1;
            Chance::Roll(u8::try_from(points).expect("a die has six sides"))
        }
        Phase::Choose | Phase::Over => unreachable!("sampled where no chance outcome is due"),
    }
}

pub(crate) fn possible(state: &SampleGame, chance: Chance) -> bool {
    match (state.phase, chance) {
        (Phase::Deal(seat), Chance::Deal(to, hand)) => {
            to == seat
                && hand.iter().all(|card| state.unused.contains(card.number()))
                && hand.windows(2).all(|pair| pair[0] < pair[1])
        }
        (Phase::Roll, Chance::Roll(points)) => (1..=SIDES).contains(&points),
        _ => false,
    }
}
