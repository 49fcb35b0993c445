//! With whose eyes a match is looked at.

use game::{Observer, Turn};

/// With whose eyes a match is looked at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Eyes {
    /// As one observer.
    Of(Observer),
    /// With everything open: as whoever decides, and with what every other seat knows of its own.
    Open,
}

impl Eyes {
    /// What the rules show to these eyes.
    pub fn sight(self) -> Observer {
        match self {
            Eyes::Of(me) => me,
            Eyes::Open => Observer::All,
        }
    }

    /// Who it is that looks.
    pub fn observer(self, turn: Turn) -> Observer {
        match self {
            Eyes::Of(me) => me,
            Eyes::Open => turn.asked().iter().next().map_or(Observer::Public, Observer::Seat),
        }
    }
}
