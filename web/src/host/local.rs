use std::{cell::RefCell, rc::Rc, sync::Arc};

use game::{Observer, Seat, Turn};
use leptos::prelude::*;
use table::{Dealer, Level, Table};
use text::Seating;

use super::{Eyes, Gate, Guide, Heard, Host, Later, Moment, Scene, history, past};
use crate::{
    bots::{Bots, Question, Thought},
    browser, find, knock,
    learn::Lesson,
    room::AnyRoom,
    route::Route,
    settings::{Settings, Tempo},
    shelf::{self, Kept},
};

/// A table inside the page. It keeps the match in the browser after every event.
#[derive(Clone)]
pub struct Local {
    inner: Rc<RefCell<Inner>>,
    bots: Bots,
    settings: Settings,
    gate: Gate,
    update: RwSignal<Arc<Scene>>,
    thinking: RwSignal<Option<Seat>>,
    /// Whether the browser refused to keep the last event.
    unkept: RwSignal<bool>,
    /// What the person did was not what a guided match asks for.
    astray: RwSignal<bool>,
    guide: Option<Guide>,
    seating: Arc<Seating>,
    room: &'static AnyRoom,
}

struct Inner {
    id: String,
    table: Table,
    dealer: Dealer,
    /// The person at the screen, where several share it.
    at_screen: Option<Seat>,
    /// Grows with every event and undo, so that whoever thought about an earlier state notices.
    moves: u64,
    /// Whether something is under way that will go on by itself.
    driving: bool,
    /// Whether the page has gone elsewhere; somebody else may go on with the match.
    left: bool,
}

impl Local {
    /// Goes on with a match from the shelf, guided or not. None if it cannot be read.
    pub fn resume(
        kept: &Kept,
        lesson: Option<Lesson>,
        bots: Bots,
        settings: Settings,
    ) -> Option<Self> {
        let record = kept.read()?;
        let room = find(&record.header().game)?;
        let dealer = Dealer::new(kept.key.parse().ok()?, record.header().nonces.clone());
        let table = Table::resume(&room.game, record).ok()?;
        if table.seats() as usize != kept.sitters.len() {
            return None;
        }
        let seating = Seating(kept.sitters.clone());
        let guide = lesson.map(|lesson| Guide::new(lesson, &table, kept.read));
        let inner = Inner {
            id: kept.id.clone(),
            table,
            dealer,
            at_screen: None,
            moves: 0,
            driving: false,
            left: false,
        };
        let first = inner.look(&seating, room, guide);
        let local = Local {
            inner: Rc::new(RefCell::new(inner)),
            bots,
            settings,
            gate: Gate::default(),
            update: RwSignal::new(Arc::new(first)),
            thinking: RwSignal::new(None),
            unkept: RwSignal::new(false),
            astray: RwSignal::new(false),
            guide,
            seating: Arc::new(seating),
            room,
        };
        local.drive();
        Some(local)
    }

    /// Leaves the match as it is kept; nothing happens at this table any more.
    pub fn leave(&self) {
        self.inner.borrow_mut().left = true;
        self.gate.open();
    }

    /// Lets fate and bots go on until a person is asked or the match is over.
    fn drive(&self) {
        if std::mem::replace(&mut self.inner.borrow_mut().driving, true) {
            return;
        }
        let host = self.clone();
        browser::spawn(async move {
            while host.step().await {}
            host.inner.borrow_mut().driving = false;
            host.thinking.try_set(None);
        });
    }

    /// One event of fate or of a bot; false when there is none to come.
    async fn step(&self) -> bool {
        let (turn, moves) = {
            let inner = self.inner.borrow();
            (inner.table.turn(), inner.moves)
        };
        if self.guide.is_some_and(|guide| guide.waits() || guide.awaits()) {
            return false;
        }
        match turn {
            Turn::Over(_) => false,
            Turn::Chance => {
                self.gate.wait(self.pause(150)).await;
                let heard = {
                    let inner = &mut *self.inner.borrow_mut();
                    if inner.left {
                        return false;
                    }
                    if inner.moves != moves {
                        return true;
                    }
                    let written = self.guide.and_then(|guide| guide.happen(&mut inner.table));
                    let dealer = inner.dealer.clone();
                    let told = written.and_then(Result::ok).or_else(|| inner.table.deal(&dealer));
                    told.map(|told| move |me| hear(&told, me))
                };
                if let Some(heard) = heard {
                    self.happened(heard);
                }
                true
            }
            Turn::Seats(asked) => {
                let Some(seat) = asked.iter().find(|&seat| !self.seating.is_person(seat)) else {
                    return false;
                };
                self.thinking.set(Some(seat));
                let began = browser::now();
                let answer = if self.guide.is_some_and(|guide| !untrack(|| guide.is_over())) {
                    None
                } else {
                    self.ask(seat, self.seating.at(seat).level()).await
                };
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "some milliseconds"
                )]
                let spent = (browser::now() - began) as u32;
                self.gate.wait(self.pause(750).saturating_sub(spent)).await;
                let told = {
                    let inner = &mut *self.inner.borrow_mut();
                    if inner.left {
                        return false;
                    }
                    if inner.moves != moves {
                        return true;
                    }
                    let written = self.guide.and_then(|guide| guide.happen(&mut inner.table));
                    written.and_then(Result::ok).or_else(|| {
                        let action = answer.map(|answer| answer.action);
                        // Without an answer the match still goes on.
                        let action = action.or_else(|| any(&inner.table.actions(seat)))?;
                        inner.table.act(seat, &action, None).ok()
                    })
                };
                self.thinking.set(None);
                let Some(told) = told else { return false };
                self.happened(move |me| hear(&told, me));
                true
            }
        }
    }

    async fn ask(&self, seat: Seat, level: Option<Level>) -> Option<Thought> {
        let level = level.unwrap_or(Level::Owl);
        let question = {
            let inner = self.inner.borrow();
            Question {
                table: inner.id.clone(),
                game: self.room.id.to_owned(),
                level: level.id().to_owned(),
                view: inner.table.view(Observer::Seat(seat)),
                seat,
                milliseconds: self.settings.peek().tempo.thought(level),
                seed: browser::random_number(),
            }
        };
        self.bots.ask(question).await
    }

    /// After an event: keeps the match, then tells.
    fn happened(&self, heard: impl Fn(Observer) -> Heard) {
        let update = {
            let inner = &mut *self.inner.borrow_mut();
            inner.moves += 1;
            inner.finish();
            if let Some(guide) = self.guide {
                guide.follow(&inner.table);
            }
            self.unkept.set(!inner.keep(&self.seating, self.guide));
            inner.come(&self.seating, self.room);
            inner.look(&self.seating, self.room, self.guide)
        };
        self.astray.set(false);
        let news = vec![heard(update.me)];
        self.update.set(Arc::new(Scene { news, ..update }));
    }

    /// Shows where the match stands without anything new.
    fn show(&self) {
        let update = self.inner.borrow().look(&self.seating, self.room, self.guide);
        self.update.set(Arc::new(update));
    }

    fn pause(&self, calm: u32) -> u32 {
        match self.settings.peek().tempo {
            Tempo::Calm => calm,
            Tempo::Quick => calm / 3,
            Tempo::Instant => 0,
        }
    }
}

impl Inner {
    /// The person who is asked comes to the screen, if there is no secret to guard.
    fn come(&mut self, seating: &Seating, room: &AnyRoom) {
        if let Some(seat) = self.next_person(seating)
            && !self.guarded(seat, room)
        {
            self.at_screen = Some(seat);
        }
    }

    /// Who should be at the screen and is not.
    fn next_person(&self, seating: &Seating) -> Option<Seat> {
        let asked = self.table.turn().asked();
        if seating.people() < 2 || self.at_screen.is_some_and(|seat| asked.contains(seat)) {
            return None;
        }
        asked.iter().find(|&seat| seating.is_person(seat))
    }

    /// Whether a seat has a secret that the person before should not see.
    fn guarded(&self, seat: Seat, room: &AnyRoom) -> bool {
        (room.words.secret)(&self.table.view(Observer::Seat(seat)))
    }

    fn observer(&self, seating: &Seating) -> Observer {
        let alone = || seating.seats().find(|&seat| seating.is_person(seat));
        let seat = if seating.people() == 1 { alone() } else { self.at_screen };
        seat.map_or(Observer::Public, Observer::Seat)
    }

    fn look(&self, seating: &Seating, room: &AnyRoom, guide: Option<Guide>) -> Scene {
        let curtain = self.next_person(seating).filter(|&seat| self.guarded(seat, room));
        let over = matches!(self.table.turn(), Turn::Over(_));
        let shared = over && seating.people() != 1;
        let hidden = curtain.is_some() || shared;
        let me = if hidden { Observer::Public } else { self.observer(seating) };
        let seat = me.seat();
        let mut scene = Scene {
            number: self.table.record().next() - 1,
            news: Vec::new(),
            me,
            view: self.table.view(me),
            actions: seat.map_or_else(Vec::new, |seat| self.table.actions(seat)),
            turn: self.table.turn(),
            undo: !over
                && seat.is_some_and(|seat| self.table.record().last_of(seat.number()).is_some()),
            curtain,
        };
        if let Some(guide) = guide {
            guide.bound(&mut scene);
        }
        scene
    }

    /// Shows the dealer's key once the match is over.
    fn finish(&mut self) {
        let dealer = self.dealer.clone();
        self.table.reveal(&dealer);
    }

    /// Says whether the browser had room for it.
    fn keep(&self, seating: &Seating, guide: Option<Guide>) -> bool {
        shelf::keep(&Kept {
            id: self.id.clone(),
            when: js_sys::Date::now(),
            sitters: seating.0.clone(),
            key: self.dealer.key().to_string(),
            record: self.table.record().to_string(),
            read: guide.map_or(0, Guide::texts),
        })
    }
}

fn hear(told: &table::Told, me: Observer) -> Heard {
    Eyes::Of(me).hear(told)
}

fn any(actions: &[String]) -> Option<String> {
    let at = browser::random_number() % u64::try_from(actions.len()).ok()?.max(1);
    actions.get(usize::try_from(at).ok()?).cloned()
}

impl Host for Local {
    fn game(&self) -> &'static str {
        self.room.id
    }

    fn seating(&self) -> Arc<Seating> {
        Arc::clone(&self.seating)
    }

    fn update(&self) -> Signal<Arc<Scene>> {
        self.update.into()
    }

    fn thinking(&self) -> Signal<Option<Seat>> {
        self.thinking.into()
    }

    fn trouble(&self) -> Signal<Option<&'static str>> {
        let (unkept, astray) = (self.unkept, self.astray);
        Signal::derive(move || match (unkept.get(), astray.get()) {
            (true, _) => Some("play-unkept"),
            (false, true) => Some("learn-astray"),
            (false, false) => None,
        })
    }

    fn act(&self, actions: Vec<String>) {
        let Some(seat) = self.update.with_untracked(|update| update.me.seat()) else { return };
        if self.guide.is_some() {
            let offered =
                |action| self.update.with_untracked(|scene| scene.actions.contains(action));
            if !actions.iter().all(offered) {
                self.astray.set(true);
                return;
            }
        }
        // A run is tried on a copy first, so that it happens whole or not at all.
        if actions.len() > 1 {
            let mut copy = self.inner.borrow().table.clone();
            if actions.iter().any(|action| copy.act(seat, action, None).is_err()) {
                return;
            }
        }
        for action in actions {
            let told = self.inner.borrow_mut().table.act(seat, &action, None);
            let Ok(told) = told else { return };
            self.happened(move |me| hear(&told, me));
        }
        self.drive();
    }

    fn undo(&self) {
        let Some(seat) = self.update.with_untracked(|update| update.me.seat()) else { return };
        {
            let inner = &mut *self.inner.borrow_mut();
            if inner.table.undo(seat, None).is_err() {
                return;
            }
            inner.moves += 1;
            self.unkept.set(!inner.keep(&self.seating, self.guide));
        }
        self.thinking.set(None);
        self.show();
        self.drive();
    }

    fn guide(&self) -> Option<Guide> {
        self.guide
    }

    fn read_on(&self) {
        if let Some(guide) = self.guide {
            guide.read_on();
            self.unkept.set(!self.inner.borrow().keep(&self.seating, self.guide));
            self.show();
            self.drive();
        }
    }

    fn lift(&self) {
        {
            let inner = &mut *self.inner.borrow_mut();
            let next = inner.next_person(&self.seating);
            inner.at_screen = next.or(inner.at_screen);
        }
        self.show();
    }

    fn skip(&self) {
        self.gate.open();
    }

    fn hint(&self) -> Later<Option<Thought>> {
        let host = self.clone();
        Box::pin(async move {
            let seat = host.update.with_untracked(|update| update.me.seat())?;
            host.ask(seat, Some(Level::Owl)).await
        })
    }

    fn history(&self) -> Vec<Heard> {
        let me = self.update.with_untracked(|update| update.me);
        history(self.inner.borrow().table.record(), Eyes::Of(me))
    }

    fn past(&self, number: u32) -> Option<Moment> {
        let me = self.update.with_untracked(|update| update.me);
        past(self.inner.borrow().table.record(), Eyes::Of(me), number)
    }

    fn record(&self) -> Later<Option<String>> {
        let record = self.inner.borrow().table.record().to_string();
        Box::pin(async { Some(record) })
    }

    fn rematch(&self) -> Later<Option<Route>> {
        let setup = self.inner.borrow().table.record().header().setup.clone();
        let begun = knock(self.room.id).and_then(|door| {
            let id = shelf::begin(door, &setup, self.seating.0.clone());
            self.unkept.set(id.is_none());
            Some(Route::Match(door.id.to_owned(), id?))
        });
        Box::pin(async { begun })
    }
}
