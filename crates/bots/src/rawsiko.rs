use game::{Game, Seat, Turn};
use rawsiko::{Application, Phase, Rawsiko, Set, Territory};

use crate::Heuristic;

impl Heuristic for Rawsiko {
    /// How far this seat is ahead of the best of the others, in hundredths of a point.
    fn value(&self, seat: Seat) -> i64 {
        if let Turn::Over(ranking) = self.turn() {
            return 1_000_000 * (1 - i64::from(ranking.place(seat)));
        }
        let others = (0..self.seats()).map(Seat::new).filter(|&other| other != seat);
        let best = others.map(|other| reach(self, other)).max().unwrap_or(0);
        goals(self, seat) + reach(self, seat) - security(self, seat) - best / 3
    }
}

/// What everybody can see of a seat: materials feed investments, assets do the work.
fn reach(state: &Rawsiko, seat: Seat) -> i64 {
    let assets: i64 =
        state.held(seat).iter().map(|territory| i64::from(state.assets(territory))).sum();
    let (turn, turns) = state.turns();
    let left = i64::from(turns - turn.min(turns));
    let materials = i64::from(state.materials(seat).len());
    if !state.survives(seat) {
        return -1_000;
    }
    35 * assets + (12 + 12 * left) * materials + 10 * i64::from(state.held(seat).len())
}

/// The own objective card: what is complete counts in full, what is begun grows with its square.
fn goals(state: &Rawsiko, seat: Seat) -> i64 {
    let Some(objective) = state.objective(seat) else { return 0 };
    let held = state.materials(seat);
    let goals = objective.applications().into_iter().map(|application| {
        let needed = application.materials();
        let (all, have) = (i64::from(needed.len()), i64::from((needed & held).len()));
        let points = 100 * i64::from(application.points());
        if have == all { points } else { points * have * have / (all * all * 2) }
    });
    goals.sum()
}

/// What could be lost to the neighbours: dear where a territory alone bears what is needed.
fn security(state: &Rawsiko, seat: Seat) -> i64 {
    let own = state.held(seat);
    let wanted = state.objective(seat).map_or(Set::EMPTY, |objective| {
        let needs = objective.applications().map(Application::materials);
        needs.into_iter().fold(Set::EMPTY, |all, needs| all | needs)
    });
    let threat = |territory: Territory| -> i64 {
        let foreign = (territory.links() - own).iter();
        foreign.map(|neighbour| i64::from(state.assets(neighbour))).max().unwrap_or(0)
    };
    let losses = own.iter().map(|territory| {
        let short = threat(territory) - i64::from(state.assets(territory));
        let bears = territory.materials() & wanted;
        if short > 0 { short.min(4) * (4 + 10 * i64::from(bears.len())) } else { 0 }
    });
    // While setting up, everything is near everything.
    if matches!(state.phase(), Phase::Continent(_) | Phase::Pick { .. } | Phase::Assign(_)) {
        return 0;
    }
    losses.sum()
}
