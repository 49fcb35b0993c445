use game::{Pile, Seat};
use serde::{Deserialize, Serialize};

use crate::{Ability, Card, Spot, TRAIN};

/// A match of Game of Trains.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct Trains {
    /// The draw pile. It is never empty (§3.4).
    pub(crate) draw: Pile,
    pub(crate) discard: Pile,
    /// Wagons by seat and place. A gap occurs only before the deal and in a removal.
    pub(crate) trains: [[Option<Card>; TRAIN]; 4],
    /// Locks by seat and spot (§5.9).
    pub(crate) locks: [[Option<Card>; 3]; 4],
    /// The row. Pairs leave at once (§3.2), so it has one slot per ability.
    pub(crate) row: [Option<Card>; Ability::ALL.len()],
    /// Cards that a seat holds and nobody else sees, the lowest first: the offer (§2.4), or the
    /// one that was just drawn (§4.2).
    pub(crate) hands: [[Option<Card>; 4]; 4],
    /// What a seat was offered and did not keep (§2.5), as long as it lies in the discard pile:
    /// the only cards in there that some have seen and others have not.
    pub(crate) aside: [[Option<Card>; 3]; 4],
    pub(crate) seats: u8,
    pub(crate) first: Option<Seat>,
    pub(crate) phase: Phase,
}

/// What happens next. Public.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Fate chooses who begins.
    First,
    /// Fate deals this seat its train.
    Deal(Seat),
    /// Fate gives this seat cards to choose from.
    Offer(Seat),
    /// This seat keeps one of them.
    Keep(Seat),
    /// This seat draws or uses.
    Turn(Seat),
    /// Fate turns the top card of the draw pile for this seat.
    Draw(Seat),
    /// This seat places the card that it drew.
    Place(Seat),
    /// Fate fills the gap that a removal left in the train of `seat`.
    Refill {
        /// Who used the removal.
        acting: Seat,
        /// Whose train is filled now.
        seat: Seat,
        /// Where the gaps are.
        spot: Spot,
    },
    /// This seat has won.
    Over(Seat),
}

impl Trains {
    /// What happens next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The wagons of a train from the left; none where there is a gap.
    pub fn train(&self, seat: Seat) -> &[Option<Card>; TRAIN] {
        &self.trains[seat.index()]
    }

    /// The locks of a train from the left.
    pub fn locks(&self, seat: Seat) -> &[Option<Card>; 3] {
        &self.locks[seat.index()]
    }

    /// The card that a seat has drawn and not placed yet, or the lowest of its offer.
    pub fn drawn(&self, seat: Seat) -> Option<Card> {
        self.hands[seat.index()][0]
    }

    /// The numbers of all cards, wherever they lie, in no order.
    pub fn pieces(&self) -> impl Iterator<Item = u8> {
        let lying = self.trains.iter().flatten();
        let lying = lying.chain(self.locks.iter().flatten()).chain(&self.row);
        let lying = lying.chain(self.hands.iter().flatten()).flatten();
        lying.map(|card| card.number()).chain(self.draw.iter()).chain(self.discard.iter())
    }
}
