use std::{cell::RefCell, rc::Rc, sync::Arc};

use game::{Observer, Seat};
use leptos::prelude::*;
use table::Record;

use super::{Eyes, Heard, Host, Later, Moment, Scene, history, past};
use crate::{
    bots::Answer,
    rooms,
    route::Route,
    seating::{Seating, Sitter},
};

/// A finished match, or as much as there is of one, to look at.
#[derive(Clone)]
pub struct Replaying {
    record: Rc<Record>,
    /// The events that count, as the one who looks heard of them.
    heard: Rc<RefCell<Vec<Heard>>>,
    eyes: RwSignal<Eyes>,
    at: RwSignal<usize>,
    update: Signal<Arc<Scene>>,
    seating: Arc<Seating>,
    room: &'static rooms::Entry,
}

impl Replaying {
    /// Ready at the beginning, with the eyes of the public. Otherwise says where the rules do not
    /// agree with the record.
    pub fn new(record: Record, mut seating: Vec<Sitter>) -> Result<Self, String> {
        let room = rooms::find(&record.header().game).ok_or("no such game")?;
        let seats = games::resume(record.clone()).map_err(|error| error.to_string())?.seats();
        // A record need not say who played.
        let known = u8::try_from(seating.len()).unwrap_or(seats);
        seating.extend((known..seats).map(Sitter::person));
        seating.truncate(usize::from(seats));
        let eyes = RwSignal::new(Eyes::Of(Observer::Public));
        let at = RwSignal::new(0);
        let heard = Rc::new(RefCell::new(history(&record, Eyes::Of(Observer::Public))));
        let record = Rc::new(record);
        // Handles that live as long as the page does need no owner of another kind.
        let source = StoredValue::new_local((Rc::clone(&record), Rc::clone(&heard)));
        let update = Signal::derive(move || {
            source.with_value(|(record, heard)| {
                Arc::new(look(record, &heard.borrow(), at.get(), eyes.get()))
            })
        });
        Ok(Replaying { record, heard, eyes, at, update, seating: Arc::new(Seating(seating)), room })
    }

    /// How many moments there are, the beginning included.
    pub fn len(&self) -> usize {
        self.heard.borrow().len() + 1
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
        self.heard.borrow().get(at).map(|heard| heard.number)
    }

    /// Shows the moment after this event.
    pub fn go_to(&self, number: u32) {
        let at = self.heard.borrow().iter().position(|heard| heard.number >= number);
        self.at.set(at.map_or(self.len() - 1, |at| at + 1));
    }

    /// Looks with other eyes.
    pub fn look_as(&self, eyes: Eyes) {
        *self.heard.borrow_mut() = history(&self.record, eyes);
        self.eyes.set(eyes);
    }

    /// With whose eyes it is looked at.
    pub fn eyes(&self) -> Eyes {
        self.eyes.get_untracked()
    }

    /// The record itself.
    pub fn source(&self) -> Rc<Record> {
        Rc::clone(&self.record)
    }
}

fn look(record: &Record, heard: &[Heard], at: usize, eyes: Eyes) -> Scene {
    let last = at.checked_sub(1).and_then(|at| heard.get(at));
    let moment = last.and_then(|heard| past(record, eyes, heard.number));
    let (number, news, view, turn) = if let Some(moment) = moment {
        (moment.heard.number, vec![moment.heard], moment.view, moment.turn)
    } else {
        let header = record.header();
        let table = games::open(&header.game, &header.setup, &table::Sitting::default())
            .expect("this record was replayed before");
        (0, Vec::new(), eyes.see(&table), table.turn())
    };
    let me = eyes.observer(turn);
    Scene { number, news, me, view, actions: Vec::new(), turn, undo: false, curtain: None }
}

impl Host for Replaying {
    fn game(&self) -> &'static str {
        self.room.id
    }

    fn seating(&self) -> Arc<Seating> {
        Arc::clone(&self.seating)
    }

    fn update(&self) -> Signal<Arc<Scene>> {
        self.update
    }

    fn thinking(&self) -> Signal<Option<Seat>> {
        Signal::derive(|| None)
    }

    fn act(&self, _: Vec<String>) {}

    fn undo(&self) {}

    fn lift(&self) {}

    fn skip(&self) {}

    fn hint(&self) -> Later<Option<Answer>> {
        Box::pin(async { None })
    }

    fn history(&self) -> Vec<Heard> {
        self.heard.borrow().clone()
    }

    fn past(&self, number: u32) -> Option<Moment> {
        past(&self.record, self.eyes.get_untracked(), number)
    }

    fn record(&self) -> Later<Option<String>> {
        let record = self.record.to_string();
        Box::pin(async { Some(record) })
    }

    fn rematch(&self) -> Later<Option<Route>> {
        Box::pin(async { None })
    }
}
