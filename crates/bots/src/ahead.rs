use game::{Event, Game, Rng, Seat, Seats, Turn};

use crate::{Action, Budget, Idea, Mind, Thought, View, chances};

/// Worlds imagined per decision: enough that a lucky draw does not decide, and fewer where there
/// is much to choose from, so that it stays a matter of a millisecond or two.
fn worlds(actions: usize) -> u32 {
    u32::try_from(400 / actions.max(1)).map_or(4, |worlds| worlds.clamp(4, 16))
}

/// The action after which the seat stands best, on average over imagined worlds.
pub fn choose<M: Mind>(
    view: &View<M>,
    seat: Seat,
    actions: &[Action<M>],
    budget: Budget<'_>,
    rng: &mut impl Rng,
) -> Thought<Action<M>> {
    let mut values = vec![0.0; actions.len()];
    let mut scratch = Vec::new();
    let most = worlds(actions.len());
    let mut worlds = 0;
    while worlds < most && !(worlds > 0 && (budget.stop)()) {
        worlds += 1;
        let world = M::Game::imagine(view, rng);
        for (value, action) in values.iter_mut().zip(actions) {
            let mut after = world.clone();
            after.apply(&Event::Action(seat, *action));
            fate(&mut after, rng);
            *value += follow_up::<M>(&after, seat, rng, &mut scratch);
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "few enough")]
    let (tried, count) = (worlds as f32, actions.len() as f32);
    let ideas = actions.iter().zip(&values);
    let mut ideas: Vec<Idea<Action<M>>> = ideas
        .map(|(&action, value)| Idea { action, chance: value / tried, share: 1.0 / count })
        .collect();
    // Of equals the last of the list, which is where games put the end of a turn.
    ideas.reverse();
    ideas.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    Thought { action: ideas[0].action, ideas, iterations: worlds }
}

/// Beyond so many choices one more decision is not looked at: it would take too long, and where
/// there is so much to choose from nothing is forced.
const FEW: usize = 24;

/// How likely the seat is to win, or will be after one more decision if that is its own: a draw
/// is worth what can be made of the card.
fn follow_up<M: Mind>(
    state: &M::Game,
    seat: Seat,
    rng: &mut impl Rng,
    actions: &mut Vec<Action<M>>,
) -> f32 {
    let chance = |state: &M::Game| chances::<M>(state, M::standing)[seat.index()];
    if state.turn() != Turn::Seats(Seats::one(seat)) {
        return chance(state);
    }
    actions.clear();
    state.actions(seat, actions);
    if actions.len() > FEW {
        return chance(state);
    }
    let values = actions.iter().map(|action| {
        let mut after = state.clone();
        after.apply(&Event::Action(seat, *action));
        fate(&mut after, rng);
        chance(&after)
    });
    values.max_by(f32::total_cmp).expect("an asked seat has something to do")
}

/// Lets fate decide whatever is due.
pub fn fate<G: Game>(state: &mut G, rng: &mut impl Rng) {
    while state.turn() == Turn::Chance {
        let chance = state.sample(rng);
        state.apply(&Event::Chance(chance));
    }
}
