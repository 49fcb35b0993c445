//! Looking back at a match whose record the page has.

use game::Seat;
use record::{Record, Who};
use table::{Position, ReplayError, Timeline, Told};

use super::{Eyes, Heard, Scene};
use crate::room::AnyRoom;

/// A match whose record the page has, to be looked at from any moment and with any eyes. It steps
/// from what it remembers instead of playing the whole record again.
pub struct Past {
    room: &'static AnyRoom,
    timeline: Timeline,
    /// What was heard of it, and with whose eyes: as it was asked for last.
    heard: Option<(Eyes, Vec<Heard>)>,
}

impl Past {
    /// Looks back at a record of this room's game.
    pub fn new(room: &'static AnyRoom, record: Record) -> Result<Self, ReplayError> {
        Ok(Past { room, timeline: Timeline::new(&room.game, record)?, heard: None })
    }

    /// The record.
    pub fn record(&self) -> &Record {
        self.timeline.record()
    }

    /// Goes on with a later state of the same record.
    pub fn follow(&mut self, record: &Record) {
        if self.record().next() != record.next() {
            self.timeline.follow(record.clone());
            self.heard = None;
        }
    }

    /// The numbers of the events that were not taken back, in order.
    pub fn numbers(&self) -> &[u32] {
        self.timeline.numbers()
    }

    /// Everything that these eyes heard and that was not taken back. What the rules refuse is not
    /// heard, nor what comes after it.
    pub fn history(&mut self, eyes: Eyes) -> Vec<Heard> {
        if let Some((_, heard)) = self.heard.as_ref().filter(|(whose, _)| *whose == eyes) {
            return heard.clone();
        }
        let mut heard = Vec::new();
        for number in self.numbers().to_vec() {
            let Ok(Some(moment)) = self.timeline.at(number) else { break };
            heard.extend(moment.told.map(|told| hear(self.room, told, eyes)));
        }
        self.heard = Some((eyes, heard.clone()));
        heard
    }

    /// How the match stood after the event with this number, or at the beginning, which is 0. There
    /// is nothing to do in the past.
    pub fn scene(&mut self, eyes: Eyes, number: u32) -> Option<Scene> {
        let moment = self.timeline.at(number).ok()??;
        let turn = moment.position.turn();
        Some(Scene {
            number,
            news: moment.told.map(|told| hear(self.room, told, eyes)).into_iter().collect(),
            me: eyes.observer(turn),
            view: (self.room.senses.see)(moment.position, eyes.sight()),
            actions: Vec::new(),
            turn,
            undo: false,
        })
    }

    /// The position after the event with this number.
    pub fn position(&mut self, number: u32) -> Option<&Position> {
        Some(self.timeline.at(number).ok()??.position)
    }
}

/// What these eyes heard of an event.
pub fn hear(room: &AnyRoom, told: &Told, eyes: Eyes) -> Heard {
    let seat = match told.who {
        Who::Fate => None,
        Who::Seat(seat) => Some(Seat::new(seat)),
    };
    Heard { number: told.number, seat, news: (room.senses.hear)(told, eyes.sight()) }
}
