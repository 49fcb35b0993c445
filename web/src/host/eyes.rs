//! With whose eyes a record is looked at.

use game::{Observer, Seat, Turn};
use record::Who;
use serde_json::Value;
use table::{Position, Record, Timeline, Told};

use super::{Heard, Moment};
use crate::game_of;

/// With whose eyes a record is looked at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Eyes {
    /// As one observer.
    Of(Observer),
    /// With everything open: as whoever decides, and with what every other seat knows of its own.
    Open,
}

impl Eyes {
    /// What is to be seen.
    pub fn see(self, position: &Position) -> Value {
        position.view(self.sight())
    }

    /// What is heard of an event.
    pub fn hear(self, told: &Told) -> Heard {
        let seat = match told.who {
            Who::Fate => None,
            Who::Seat(seat) => Some(Seat::new(seat)),
        };
        Heard { number: told.number, seat, news: told.to(self.sight()) }
    }

    /// What the rules show to these eyes.
    fn sight(self) -> Observer {
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

/// What these eyes heard of a record's events, as far as none was taken back.
pub fn history(record: &Record, eyes: Eyes) -> Vec<Heard> {
    let mut heard = Vec::new();
    let Ok(game) = game_of(record.header()) else { return heard };
    // What the rules refuse is not heard, nor what comes after it.
    Position::replay(game, record, |told| heard.push(eyes.hear(told))).ok();
    heard
}

/// How the match of a record stood after the event with this number.
pub fn past(record: &Record, eyes: Eyes, number: u32) -> Option<Moment> {
    let game = game_of(record.header()).ok()?;
    let mut timeline = Timeline::new(game, record.clone()).ok()?;
    let moment = timeline.at(number).ok()??;
    let (heard, view) = (eyes.hear(moment.told?), eyes.see(moment.position));
    Some(Moment { heard, view, turn: moment.position.turn() })
}
