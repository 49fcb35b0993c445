use game::{Pile, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, HAND, MOST, board};

/// A match of Sample Game.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct SampleGame {
    /// The cards that nobody has been dealt.
    pub(crate) unused: Pile,
    /// The cards in the hand of each seat.
    pub(crate) hands: [Pile; MOST],
    /// What each seat has chosen in this round (§3.2).
    pub(crate) chosen: [Option<Card>; MOST],
    /// What each seat has turned up, by round (§3.3).
    pub(crate) played: [[Option<Card>; HAND]; MOST],
    pub(crate) points: [u8; MOST],
    /// What this round is worth, once the die has said so (§3.1).
    pub(crate) prize: Option<u8>,
    /// How many rounds are over.
    pub(crate) round: u8,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
}

/// What happens next. Public.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Fate deals this seat its cards.
    Deal(Seat),
    /// Fate rolls the die.
    Roll,
    /// Whoever has not chosen yet chooses a card.
    Choose,
    /// Nothing more.
    Over,
}

impl SampleGame {
    /// What happens next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The points of a seat.
    pub fn points(&self, seat: Seat) -> u8 {
        self.points[seat.index()]
    }

    /// What this round is worth, once that is known.
    pub fn prize(&self) -> Option<u8> {
        self.prize
    }

    /// The cards in the hand of a seat, the lowest first.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        board::cards(self.hands[seat.index()])
    }

    /// What a seat has chosen in this round.
    pub fn chosen(&self, seat: Seat) -> Option<Card> {
        self.chosen[seat.index()]
    }

    /// The numbers of all cards, wherever they lie, in no order.
    pub fn pieces(&self) -> impl Iterator<Item = u8> {
        let open = self.played.iter().flatten().chain(&self.chosen).flatten();
        let held = self.hands.into_iter().flat_map(Pile::iter);
        open.map(|card| card.number()).chain(held).chain(self.unused.iter())
    }
}
