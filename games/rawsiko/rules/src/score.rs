use game::{Ranking, Seat};
use serde::{Deserialize, Serialize};

use crate::{Application, Material, Objective, Rawsiko, SEATS, Set};

/// What a seat has achieved, in the order in which it counts (§8.6).
#[derive(
    Clone, Copy, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize,
)]
pub struct Score {
    /// The points of the completed applications (§8.5).
    pub points: u8,
    /// How many applications are completed.
    pub applications: u8,
    /// How many different materials are held.
    pub materials: u8,
    /// How many territories are held.
    pub territories: u8,
}

impl Rawsiko {
    /// What a seat would score now with this objective card.
    pub fn score(&self, seat: Seat, objective: Objective) -> Score {
        let materials = self.materials(seat);
        let mut score = Score {
            materials: materials.len(),
            territories: self.held(seat).len(),
            ..Score::default()
        };
        for application in objective.applications() {
            if missing(application, materials).is_empty() {
                score.points += application.points();
                score.applications += 1;
            }
        }
        score
    }
}

/// What an application needs beyond these materials.
pub(crate) fn missing(application: Application, held: Set<Material>) -> Set<Material> {
    application.materials() - held
}

/// The places at the end (§8.6, §8.7).
pub(crate) fn ranking(state: &Rawsiko) -> Ranking {
    let mut ranks = [(false, 0, Score::default()); SEATS];
    for seat in state.seats_in_order() {
        ranks[seat.index()] = if let Some(order) = state.fallen[seat.index()] {
            (false, order.get(), Score::default())
        } else {
            let objective = state.objectives[seat.index()].expect("all cards are dealt");
            (true, 0, state.score(seat, objective))
        };
    }
    Ranking::by(state.setup.seats, |seat| ranks[seat.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_first_counts_first() {
        let score = |points, applications, materials, territories| Score {
            points,
            applications,
            materials,
            territories,
        };
        let falling = [
            score(21, 1, 1, 1),
            score(20, 2, 1, 1),
            score(20, 1, 9, 1),
            score(20, 1, 8, 7),
            score(20, 1, 8, 6),
        ];
        assert!(falling.is_sorted_by(|a, b| a > b));
    }
}
