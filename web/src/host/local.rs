use std::{cell::RefCell, rc::Rc, sync::Arc};

use game::{Observer, Seat, Turn};
use leptos::prelude::*;
use table::{Dealer, Level, Table, Told};
use text::{Seating, t};

use super::{
    Curtain, Eyes, Gate, Guide, Guided, Heard, Host, Keeping, Later, Past, Play, Scene, past::hear,
    why_refused,
};
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
    /// Who has to come to the screen before they may look, because they have a secret.
    curtain: RwSignal<Option<Seat>>,
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
    /// The same match, to look back at, once somebody did.
    past: Option<Past>,
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
    /// Goes on with a match from the shelf, guided or not. Otherwise says what is wrong with it.
    pub fn resume(
        kept: &Kept,
        lesson: Option<Lesson>,
        bots: Bots,
        settings: Settings,
    ) -> Result<Self, String> {
        let record = kept.read()?;
        let room = find(&record.header().game).ok_or_else(|| t!("refused-game"))?;
        let key = kept.key.parse().map_err(|_| t!("refused-no-key"))?;
        let dealer = Dealer::of(record.header(), key);
        let table = Table::resume(&room.game, record).map_err(|error| why_refused(&error))?;
        if usize::from(table.seats()) != kept.sitters.len() {
            return Err(t!("refused-seats"));
        }
        let seating = Seating(kept.sitters.clone());
        let guide = lesson.map(|lesson| Guide::new(lesson, &table, kept.read));
        let inner = Inner {
            id: kept.id.clone(),
            table,
            dealer,
            past: None,
            at_screen: None,
            moves: 0,
            driving: false,
            left: false,
        };
        let (first, curtain) = inner.look(&seating, room, guide);
        let local = Local {
            inner: Rc::new(RefCell::new(inner)),
            bots,
            settings,
            gate: Gate::default(),
            update: RwSignal::new(Arc::new(first)),
            thinking: RwSignal::new(None),
            curtain: RwSignal::new(curtain),
            unkept: RwSignal::new(false),
            astray: RwSignal::new(false),
            guide,
            seating: Arc::new(seating),
            room,
        };
        local.drive();
        Ok(local)
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
            host.gate.shut();
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
                let told = {
                    let inner = &mut *self.inner.borrow_mut();
                    if inner.left {
                        return false;
                    }
                    if inner.moves != moves {
                        return true;
                    }
                    let written = self.guide.and_then(|guide| guide.happen(&mut inner.table));
                    let dealer = inner.dealer.clone();
                    written.and_then(Result::ok).or_else(|| inner.table.deal(&dealer))
                };
                if let Some(told) = told {
                    self.happened(&told);
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
                self.happened(&told);
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
                milliseconds: self.tempo().thought(level),
                seed: browser::random_number(),
            }
        };
        self.bots.ask(question).await
    }

    /// After an event: keeps the match, then tells.
    fn happened(&self, told: &Told) {
        {
            let inner = &mut *self.inner.borrow_mut();
            inner.moves += 1;
            inner.finish();
            if let Some(guide) = self.guide {
                guide.follow(&inner.table);
            }
            inner.come(&self.seating, self.room);
        }
        self.keep();
        self.astray.set(false);
        self.show(Some(told));
    }

    /// Shows where the match stands, and what has just happened.
    fn show(&self, told: Option<&Told>) {
        let (mut scene, curtain) = self.inner.borrow().look(&self.seating, self.room, self.guide);
        let eyes = Eyes::Of(scene.me);
        scene.news.extend(told.map(|told| hear(self.room, told, eyes)));
        if self.curtain.get_untracked() != curtain {
            self.curtain.set(curtain);
        }
        self.update.set(Arc::new(scene));
    }

    /// Whether the person did what a guided match does not ask for.
    pub(super) fn astray(&self) -> Signal<bool> {
        self.astray.into()
    }

    /// Goes on after the person has read something.
    pub(super) fn go_on(&self) {
        self.keep();
        self.show(None);
        self.drive();
    }

    /// Looks back with the eyes of the one who looks.
    fn look_back<T>(&self, look: impl FnOnce(&mut Past, Eyes) -> T) -> Option<T> {
        let eyes = Eyes::Of(self.update.with_untracked(|update| update.me));
        let inner = &mut *self.inner.borrow_mut();
        let past = match &mut inner.past {
            Some(past) => past,
            empty => empty.insert(Past::new(self.room, inner.table.record().clone()).ok()?),
        };
        past.follow(inner.table.record());
        Some(look(past, eyes))
    }

    fn pause(&self, calm: u32) -> u32 {
        match self.tempo() {
            Tempo::Calm => calm,
            Tempo::Quick => calm / 3,
            Tempo::Instant => 0,
        }
    }

    /// How fast bots play: as one wishes, and at once while somebody wants to get on.
    fn tempo(&self) -> Tempo {
        if self.gate.is_held_open() { Tempo::Instant } else { self.settings.peek().tempo }
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
        (room.words.secret)(&(room.senses.see)(&self.table, Observer::Seat(seat)))
    }

    fn observer(&self, seating: &Seating) -> Observer {
        let alone = || seating.seats().find(|&seat| seating.is_person(seat));
        let seat = if seating.people() == 1 { alone() } else { self.at_screen };
        seat.map_or(Observer::Public, Observer::Seat)
    }

    /// What is to be seen, and who has to come to the screen first.
    fn look(
        &self,
        seating: &Seating,
        room: &AnyRoom,
        guide: Option<Guide>,
    ) -> (Scene, Option<Seat>) {
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
            view: (room.senses.see)(&self.table, me),
            actions: seat.map_or_else(Vec::new, |seat| self.table.actions(seat)),
            turn: self.table.turn(),
            undo: !over
                && seat.is_some_and(|seat| self.table.record().last_of(seat.number()).is_some()),
        };
        if let Some(guide) = guide {
            guide.bound(&mut scene);
        }
        (scene, curtain)
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

fn any(actions: &[String]) -> Option<String> {
    let at = browser::random_number() % u64::try_from(actions.len()).ok()?.max(1);
    actions.get(usize::try_from(at).ok()?).cloned()
}

impl Host for Local {
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
        self.look_back(Past::history).unwrap_or_default()
    }

    fn past(&self, number: u32) -> Option<Scene> {
        self.look_back(|past, eyes| past.scene(eyes, number)).flatten()
    }

    fn record(&self) -> Later<Option<String>> {
        let record = self.inner.borrow().table.record().to_string();
        Box::pin(async { Some(record) })
    }

    fn play(&self) -> Option<&dyn Play> {
        Some(self)
    }

    fn gate(&self) -> Option<&Gate> {
        Some(&self.gate)
    }

    fn curtain(&self) -> Option<&dyn Curtain> {
        Some(self)
    }

    fn keeping(&self) -> Option<&dyn Keeping> {
        Some(self)
    }

    fn guided(&self) -> Option<Guided> {
        self.guide.map(|guide| Guided::new(guide, self.clone()))
    }
}

impl Play for Local {
    fn thinking(&self) -> Signal<Option<Seat>> {
        self.thinking.into()
    }

    fn act(&self, action: String) {
        let Some(seat) = self.update.with_untracked(|update| update.me.seat()) else { return };
        let offered = || self.update.with_untracked(|scene| scene.actions.contains(&action));
        if self.guide.is_some() && !offered() {
            self.astray.set(true);
            return;
        }
        let told = self.inner.borrow_mut().table.act(seat, &action, None);
        if let Ok(told) = told {
            self.happened(&told);
            self.drive();
        }
    }

    fn undo(&self) {
        let Some(seat) = self.update.with_untracked(|update| update.me.seat()) else { return };
        {
            let inner = &mut *self.inner.borrow_mut();
            if inner.table.undo(seat, None).is_err() {
                return;
            }
            inner.moves += 1;
        }
        self.keep();
        self.thinking.set(None);
        self.show(None);
        self.drive();
    }

    fn hint(&self) -> Later<Option<Thought>> {
        let host = self.clone();
        Box::pin(async move {
            let seat = host.update.with_untracked(|update| update.me.seat())?;
            host.ask(seat, Some(Level::Owl)).await
        })
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

impl Curtain for Local {
    fn next(&self) -> Signal<Option<Seat>> {
        self.curtain.into()
    }

    fn lift(&self) {
        {
            let inner = &mut *self.inner.borrow_mut();
            let next = inner.next_person(&self.seating);
            inner.at_screen = next.or(inner.at_screen);
        }
        self.show(None);
    }
}

impl Keeping for Local {
    fn unkept(&self) -> Signal<bool> {
        self.unkept.into()
    }

    fn keep(&self) {
        let kept = self.inner.borrow().keep(&self.seating, self.guide);
        if self.unkept.get_untracked() == kept {
            self.unkept.set(!kept);
        }
    }
}
