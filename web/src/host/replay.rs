use std::{cell::RefCell, rc::Rc, sync::Arc};

use game::Observer;
use leptos::prelude::*;
use table::{Record, Table};
use text::{Seating, Sitter, t};

use super::{Eyes, Heard, Host, Later, Past, Scene, why_refused};
use crate::{find, room::AnyRoom};

/// A finished match, or as much as there is of one, to look at.
#[derive(Clone)]
pub struct Replaying {
    past: Rc<RefCell<Past>>,
    eyes: RwSignal<Eyes>,
    at: RwSignal<usize>,
    update: Memo<Arc<Scene>>,
    seating: Arc<Seating>,
    room: &'static AnyRoom,
}

impl Replaying {
    /// Ready at the beginning, with the eyes of the public. Otherwise says where the rules do not
    /// agree with the record.
    pub fn new(record: Record, mut seating: Vec<Sitter>) -> Result<Self, String> {
        let room = find(&record.header().game).ok_or_else(|| t!("refused-game"))?;
        let seats = Table::resume(&room.game, record.clone());
        let seats = seats.map_err(|error| why_refused(&error))?.seats();
        // A record need not say who played.
        let known = u8::try_from(seating.len()).unwrap_or(seats);
        seating.extend((known..seats).map(Sitter::person));
        seating.truncate(usize::from(seats));
        let past = Past::new(room, record).map_err(|error| why_refused(&error))?;
        let past = Rc::new(RefCell::new(past));
        let (eyes, at) = (RwSignal::new(Eyes::Of(Observer::Public)), RwSignal::new(0_usize));
        let source = StoredValue::new_local(Rc::clone(&past));
        // However many look at a moment, it is played once.
        let update = Memo::new(move |_| {
            let (at, eyes) = (at.get(), eyes.get());
            source.with_value(|past| {
                let past = &mut *past.borrow_mut();
                let number = at.checked_sub(1).and_then(|at| past.numbers().get(at).copied());
                let scene = past.scene(eyes, number.unwrap_or(0));
                Arc::new(scene.expect("this record was played before"))
            })
        });
        Ok(Replaying { past, eyes, at, update, seating: Arc::new(Seating(seating)), room })
    }

    /// How many moments there are, the beginning included.
    pub fn len(&self) -> usize {
        self.past.borrow().numbers().len() + 1
    }

    /// Never: the beginning is a moment too.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Which moment is shown, counted from 0.
    pub fn at(&self) -> RwSignal<usize> {
        self.at
    }

    /// The number of the event that led to the moment which is shown.
    pub fn number(&self) -> Option<u32> {
        let at = self.at.get_untracked().checked_sub(1)?;
        self.past.borrow().numbers().get(at).copied()
    }

    /// Shows the moment after this event.
    pub fn go_to(&self, number: u32) {
        let at = self.past.borrow().numbers().iter().position(|&it| it >= number);
        self.at.set(at.map_or(self.len() - 1, |at| at + 1));
    }

    /// Looks with other eyes.
    pub fn look_as(&self, eyes: Eyes) {
        self.eyes.set(eyes);
    }

    /// With whose eyes it is looked at.
    pub fn eyes(&self) -> Eyes {
        self.eyes.get_untracked()
    }

    /// Everything that can be looked at.
    pub fn source(&self) -> Rc<RefCell<Past>> {
        Rc::clone(&self.past)
    }
}

impl Host for Replaying {
    fn room(&self) -> &'static AnyRoom {
        self.room
    }

    fn seating(&self) -> Arc<Seating> {
        Arc::clone(&self.seating)
    }

    fn update(&self) -> Signal<Arc<Scene>> {
        self.update.into()
    }

    fn history(&self) -> Vec<Heard> {
        self.past.borrow_mut().history(self.eyes.get_untracked())
    }

    fn past(&self, number: u32) -> Option<Scene> {
        self.past.borrow_mut().scene(self.eyes.get_untracked(), number)
    }

    fn go_to(&self, number: u32) -> bool {
        Replaying::go_to(self, number);
        true
    }

    fn record(&self) -> Later<Option<String>> {
        let record = self.past.borrow().record().to_string();
        Box::pin(async { Some(record) })
    }
}
