use game::{Event, Seat};

use crate::{Action, Chance, Phase, ROUNDS, SampleGame, legal::waiting, score::highest};

pub(crate) fn apply(state: &mut SampleGame, event: Event<SampleGame>) {
    match event {
        Event::Action(seat, Action::Play(card)) => {
            state.hands[seat.index()].remove(card.number());
            state.chosen[seat.index()] = Some(card);
            if waiting(state).is_empty() {
                turn_up(state);
            }
        }
        Event::Chance(Chance::Deal(seat, cards)) => {
            for card in cards {
                state.unused.remove(card.number());
                state.hands[seat.index()].insert(card.number());
            }
            let next = seat.next(state.seats);
            let dealt = next == Seat::new(0);
            state.phase = if dealt { Phase::Roll } else { Phase::Deal(next) };
        }
        Event::Chance(Chance::Roll(points)) => {
            state.prize = Some(points);
            state.phase = Phase::Choose;
        }
    }
}

/// §3.3: the highest card takes the points, and all lie open from now on.
fn turn_up(state: &mut SampleGame) {
    let prize = state.prize.take().expect("the die was rolled");
    if let Some(winner) = highest(state.chosen) {
        state.points[winner.index()] += prize;
    }
    for (played, chosen) in state.played.iter_mut().zip(&mut state.chosen) {
        played[usize::from(state.round)] = chosen.take();
    }
    state.round += 1;
    // §4.1
    state.phase = if state.round == ROUNDS { Phase::Over } else { Phase::Roll };
}
