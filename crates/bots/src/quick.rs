use game::{Event, Game, Rng, Seat, Seats, Turn};

use crate::Heuristic;

/// Worlds imagined per decision: enough that a lucky draw does not decide.
const WORLDS: usize = 16;

/// The action after which the seat stands best, on average over imagined worlds.
pub fn choose<G: Heuristic>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    rng: &mut impl Rng,
) -> G::Action {
    let mut values = vec![0; actions.len()];
    let mut scratch = Vec::new();
    for _ in 0..WORLDS {
        let world = G::imagine(view, rng);
        for (value, action) in values.iter_mut().zip(actions) {
            let mut after = world.clone();
            after.apply(&Event::Action(seat, *action));
            fate(&mut after, rng);
            *value += follow_up(&after, seat, rng, &mut scratch);
        }
    }
    let best = (0..actions.len()).max_by_key(|&n| values[n]).expect("something to choose from");
    actions[best]
}

/// Beyond so many choices one more decision is not looked at: it would take too long, and where
/// there is so much to choose from nothing is forced.
const FEW: usize = 24;

/// How well the seat stands, or will after one more decision if that is its own: a draw is worth
/// what can be made of the card.
fn follow_up<G: Heuristic>(
    state: &G,
    seat: Seat,
    rng: &mut impl Rng,
    actions: &mut Vec<G::Action>,
) -> i64 {
    if state.turn() != Turn::Seats(Seats::one(seat)) {
        return state.value(seat);
    }
    actions.clear();
    state.actions(seat, actions);
    if actions.len() > FEW {
        return state.value(seat);
    }
    let values = actions.iter().map(|action| {
        let mut after = state.clone();
        after.apply(&Event::Action(seat, *action));
        fate(&mut after, rng);
        after.value(seat)
    });
    values.max().expect("an asked seat has something to do")
}

/// Lets fate decide whatever is due.
fn fate<G: Game>(state: &mut G, rng: &mut impl Rng) {
    while state.turn() == Turn::Chance {
        let chance = state.sample(rng);
        state.apply(&Event::Chance(chance));
    }
}
