use core::{
    fmt::{self, Display},
    hash::{Hash, Hasher},
};

use serde::{Deserialize, Serialize};

use crate::{Game, Ranking, Seat, Seats};

/// The only thing that changes a match.
pub enum Event<G: Game> {
    /// A seat decided.
    Action(Seat, G::Action),
    /// Fate decided.
    Chance(G::Chance),
}

/// Who is to decide now.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Turn {
    /// Each of these seats may act; never the empty set.
    Seats(Seats),
    /// A chance outcome is due.
    Chance,
    /// Nothing more happens.
    Over(Ranking),
}

impl Turn {
    /// The seats that are asked, none at a chance point and after the end.
    pub fn asked(self) -> Seats {
        match self {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over(_) => Seats::EMPTY,
        }
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// Somebody who sits at the table and knows what that seat knows.
    Seat(Seat),
    /// Anybody else.
    Public,
    /// Whoever knows what all seats know together: for looking back at a match that is over. It is
    /// neither written nor read, so nobody outside can ask for it.
    #[serde(skip)]
    All,
}

impl Observer {
    /// Whether this observer sits there.
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }

    /// Whether this observer knows all that this seat knows.
    pub fn knows(self, seat: Seat) -> bool {
        self.is(seat) || self == Observer::All
    }

    /// The seat of this observer, if it has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Observer::Seat(seat) => Some(seat),
            Observer::Public | Observer::All => None,
        }
    }
}

impl Display for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Observer::Seat(seat) => seat.fmt(f),
            Observer::Public => f.write_str("public"),
            Observer::All => f.write_str("all"),
        }
    }
}

/// As in a record, without the number: `1 place 3`, `! draw 45`.
impl<G: Game> Display for Event<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Action(seat, action) => write!(f, "{seat} {action}"),
            Event::Chance(chance) => write!(f, "! {chance}"),
        }
    }
}

// Derives would ask that the game itself be `Copy`, which it need not be.
impl<G: Game> Copy for Event<G> {}

#[expect(clippy::expl_impl_clone_on_copy, reason = "as said above")]
impl<G: Game> Clone for Event<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> PartialEq for Event<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Event::Action(s, a), Event::Action(t, b)) => s == t && a == b,
            (Event::Chance(a), Event::Chance(b)) => a == b,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Event<G> {}

impl<G: Game> Hash for Event<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Event::Action(seat, action) => (seat, action).hash(state),
            Event::Chance(chance) => chance.hash(state),
        }
    }
}

impl<G: Game> fmt::Debug for Event<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}
