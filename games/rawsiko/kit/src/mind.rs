use bots::Mind;
use game::Seat;
use rawsiko::{Application, Phase, Rawsiko, Set, Territory};

use crate::Kit;

impl Mind for Kit {
    type Game = Rawsiko;

    const SCALE: i32 = 700;
    const PLAY_ON: u32 = 12;

    /// What it has completed, begun and could still do, less what it could lose.
    fn standing(state: &Rawsiko, seat: Seat) -> i32 {
        goals(state, seat) + reach(state, seat) - security(state, seat) - moved(state, seat)
    }
}

/// What everybody can see of a seat: materials feed investments, assets do the work.
fn reach(state: &Rawsiko, seat: Seat) -> i32 {
    let assets: i32 =
        state.held(seat).iter().map(|territory| i32::from(state.assets(territory))).sum();
    let (turn, turns) = state.turns();
    let left = i32::from(turns - turn.min(turns));
    let materials = i32::from(state.materials(seat).len());
    if !state.survives(seat) {
        return -1_000;
    }
    35 * assets + (12 + 12 * left) * materials + 10 * i32::from(state.held(seat).len())
}

/// What has moved cannot act any more: a move for nothing is worse than none.
fn moved(state: &Rawsiko, seat: Seat) -> i32 {
    let own = state.held(seat).iter();
    own.map(|territory| i32::from(state.assets(territory) - state.ready(territory))).sum()
}

/// The own objective card: what is complete counts in full, what is begun grows with its square.
fn goals(state: &Rawsiko, seat: Seat) -> i32 {
    let Some(objective) = state.objective(seat) else { return 0 };
    let held = state.materials(seat);
    let goals = objective.applications().into_iter().map(|application| {
        let needed = application.materials();
        let (all, have) = (i32::from(needed.len()), i32::from((needed & held).len()));
        let points = 100 * i32::from(application.points());
        if have == all { points } else { points * have * have / (all * all * 2) }
    });
    goals.sum()
}

/// What could be lost to the neighbours: dear where a territory alone bears what is needed.
fn security(state: &Rawsiko, seat: Seat) -> i32 {
    let own = state.held(seat);
    let wanted = state.objective(seat).map_or(Set::EMPTY, |objective| {
        let needs = objective.applications().map(Application::materials);
        needs.into_iter().fold(Set::EMPTY, |all, needs| all | needs)
    });
    let threat = |territory: Territory| -> i32 {
        let foreign = (territory.links() - own).iter();
        foreign.map(|neighbour| i32::from(state.assets(neighbour))).max().unwrap_or(0)
    };
    let losses = own.iter().map(|territory| {
        let short = threat(territory) - i32::from(state.assets(territory));
        let bears = territory.materials() & wanted;
        if short > 0 { short.min(4) * (4 + 10 * i32::from(bears.len())) } else { 0 }
    });
    // While setting up, everything is near everything.
    if matches!(state.phase(), Phase::Continent(_) | Phase::Pick { .. } | Phase::Assign(_)) {
        return 0;
    }
    losses.sum()
}
