//! What keeps a guided match on its way.

use std::rc::Rc;

use leptos::prelude::*;
use record::Who;
use table::{PlayError, Table, Told};

use super::{Local, Scene};
use crate::learn::{Card, Lesson, PUPIL};

/// What keeps a guided match on its way, as a handle.
#[derive(Clone, Copy)]
pub struct Guide {
    lesson: StoredValue<Rc<Lesson>, LocalStorage>,
    /// How many events there have been.
    at: RwSignal<usize>,
    /// How many texts the person has read since the last one.
    read: RwSignal<usize>,
}

/// A match in which somebody is guided.
#[derive(Clone)]
pub struct Guided {
    guide: Guide,
    local: Local,
}

impl Guided {
    pub(super) fn new(guide: Guide, local: Local) -> Self {
        Guided { guide, local }
    }

    /// What guides them.
    pub fn guide(&self) -> Guide {
        self.guide
    }

    /// Whether the last thing that they did was not what was asked for.
    pub fn astray(&self) -> Signal<bool> {
        self.local.astray()
    }

    /// They have read what the guide said.
    pub fn read_on(&self) {
        self.guide.read_on();
        self.local.go_on();
    }
}

impl Guide {
    /// Guides from where a match stands, and after so many texts.
    pub(super) fn new(lesson: Lesson, table: &Table, read: usize) -> Self {
        Guide {
            lesson: StoredValue::new_local(Rc::new(lesson)),
            at: RwSignal::new(table.record().live().count()),
            read: RwSignal::new(read),
        }
    }

    /// What the person is told now, and how many such cards there are.
    pub fn card(self) -> Option<(Card, usize)> {
        let (at, read) = (self.at.get(), self.read.get());
        self.lesson.with_value(|lesson| Some((lesson.card(at, read)?, lesson.cards())))
    }

    /// What the person is asked to do now, if it is exactly one thing.
    pub fn wanted(self) -> Option<String> {
        let asked = self.card().is_some_and(|(card, _)| !card.only_read);
        let wanted = || self.lesson.with_value(|lesson| lesson.wanted(self.at.get()));
        asked.then(wanted)?.map(str::to_owned)
    }

    /// Whether everybody does as they like by now.
    pub fn is_over(self) -> bool {
        self.lesson.with_value(|lesson| lesson.event(self.at.get()).is_none())
    }

    /// Whether nothing happens before the person has read something.
    pub(super) fn waits(self) -> bool {
        untrack(|| !self.is_over() && self.card().is_some_and(|(card, _)| card.only_read))
    }

    /// How many texts the person has read since the last event.
    pub(super) fn texts(self) -> usize {
        self.read.get_untracked()
    }

    /// The person has read a text.
    fn read_on(self) {
        self.read.update(|read| *read += 1);
    }

    /// Something has happened.
    pub(super) fn follow(self, table: &Table) {
        let at = table.record().live().count();
        if self.at.get_untracked() != at {
            self.read.set(0);
            self.at.set(at);
        }
    }

    /// Whether it is the person who does what comes next, whoever else may.
    pub(super) fn awaits(self) -> bool {
        let next = self.lesson.with_value(|lesson| lesson.event(self.at.get_untracked()));
        next.is_some_and(|(who, _)| who == PUPIL)
    }

    /// What is written to happen by itself.
    pub(super) fn happen(self, table: &mut Table) -> Option<Result<Told, PlayError>> {
        let at = self.at.get_untracked();
        let (who, text) = self.lesson.with_value(|lesson| lesson.event(at))?;
        Some(match who {
            Who::Fate => table.befall(text),
            Who::Seat(seat) => table.act(game::Seat::new(seat), text, None),
        })
    }

    /// Leaves in a scene what may be done here.
    pub(super) fn bound(self, scene: &mut Scene) {
        let at = self.at.get_untracked();
        if untrack(|| self.is_over()) {
            return;
        }
        scene.undo = false;
        if self.waits() {
            scene.actions.clear();
        } else {
            let allowed = |action: &String| self.allows(at, action);
            scene.actions.retain(allowed);
        }
    }

    fn allows(self, at: usize, action: &str) -> bool {
        self.lesson.with_value(|lesson| lesson.allows(at, action))
    }
}
