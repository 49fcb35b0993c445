//! A match on a server. The server has the truth; this keeps what was heard of it, sends what the
//! person does, and says honestly how the line is.

mod link;
mod memory;

use std::{cell::RefCell, collections::VecDeque, rc::Rc, sync::Arc};

use game::{Observer, Seat, Turn};
use leptos::prelude::*;
use wire::{
    Command, Order, Phase, Reaction, SeatNow,
    http::{Asking, Match, MatchLink, SetSeat},
};

pub use self::link::{EndReason, Link};
use self::memory::Memory;
use super::{Heard, Host, Later, Online, Play, Scene};
use crate::{
    bots::{Bots, Question, Thought},
    browser, net,
    room::AnyRoom,
    route::Route,
    settings::{Settings, settings},
};
use text::{Seating, Sitter};

/// For how long a reaction is to be seen, in milliseconds.
const REACTION: u32 = 4_000;

/// For how long a notice is to be seen, in milliseconds.
const NOTICE: u32 = 12_000;

/// The bot that plays for somebody who is away.
const STAND_IN: &str = "bot:hare";

/// How things stand around the board.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub struct Around {
    /// Where in its life the match is.
    pub phase: Phase,
    /// One's own seat; none for a spectator.
    pub you: Option<Seat>,
    /// Whether one may start the match and set its seats.
    pub host: bool,
    /// Whether the one who may is not here.
    pub host_away: bool,
    /// Whether those who play may ask for hints.
    pub hints: bool,
    /// Who sits where, and who is connected.
    pub seats: Vec<SeatNow>,
    /// How many milliseconds each seat had left when this was heard.
    pub clocks: Vec<Option<u64>>,
    /// When this was heard, by `browser::now`.
    pub heard: f64,
    /// How many people without a seat look on.
    pub watching: u32,
    /// Who would like to sit down; known to the host.
    pub asking: Vec<Asking>,
    /// Whether one has asked to sit down oneself.
    pub asked_host: bool,
    /// The match that the same people go on with.
    pub rematch: Option<String>,
    /// Whether everything is fixed, and the match waits for what people committed to.
    pub begins: bool,
}

/// A reaction that somebody gave.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reacted {
    /// Which one, counted.
    pub count: u32,
    /// Who.
    pub seat: Seat,
    /// What.
    pub reaction: Reaction,
}

/// A match on a server.
#[derive(Clone)]
pub struct Remote {
    inner: Rc<RefCell<Inner>>,
    bots: Bots,
    settings: Settings,
    room: &'static AnyRoom,
    link: RwSignal<Link>,
    around: RwSignal<Option<Arc<Around>>>,
    scene: RwSignal<Option<Arc<Scene>>>,
    pending: RwSignal<bool>,
    refused: RwSignal<Option<String>>,
    notice: RwSignal<Option<String>>,
    reactions: RwSignal<Vec<Reacted>>,
    /// Grows when something of the past has arrived.
    arrived: RwSignal<u32>,
}

struct Inner {
    id: String,
    /// Whether to look on as anybody may, whoever one is.
    watches: bool,
    line: Option<net::Socket>,
    /// Whether the line has said that it is open.
    open: bool,
    /// Grows with every attempt to connect, so that an older one notices.
    attempt: u64,
    /// How many attempts failed in a row.
    failed: u32,
    /// When something was heard last, by `browser::now`.
    heard: f64,
    /// The number of the last entry that was heard of.
    seen: Option<u32>,
    /// Commands without an answer, the oldest first. After a loss of the line they are sent again
    /// under their ids, and the server carries each out once.
    waiting: VecDeque<(Command, f64)>,
    /// What begins the ids of this page's commands.
    prefix: String,
    commands: u32,
    reactions: u32,
    /// The view that is shown, as it was sent.
    view: String,
    memory: Memory,
    /// The seat whose part of fate is being shown, or has been.
    showing: Option<Seat>,
    /// The page has gone elsewhere.
    left: bool,
}

impl Remote {
    /// Goes to a match on the server that the page came from.
    pub fn open(room: &'static AnyRoom, id: &str, watches: bool, bots: Bots) -> Self {
        let inner = Inner {
            id: id.to_owned(),
            watches,
            line: None,
            open: false,
            attempt: 0,
            failed: 0,
            heard: browser::now(),
            seen: None,
            waiting: VecDeque::new(),
            prefix: format!("{:08x}", browser::random_number() >> 32),
            commands: 0,
            reactions: 0,
            view: String::new(),
            memory: Memory::default(),
            showing: None,
            left: false,
        };
        let remote = Remote {
            inner: Rc::new(RefCell::new(inner)),
            bots,
            settings: settings(),
            room,
            link: RwSignal::new(Link::Connecting),
            around: RwSignal::new(None),
            scene: RwSignal::new(None),
            pending: RwSignal::new(false),
            refused: RwSignal::new(None),
            notice: RwSignal::new(None),
            reactions: RwSignal::new(Vec::new()),
            arrived: RwSignal::new(0),
        };
        remote.connect();
        remote.watch_over();
        remote
    }

    /// Hangs up; nothing happens at this table any more.
    pub fn leave(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.left = true;
        inner.line = None;
    }

    /// Whether there is a board yet.
    pub fn has_board(&self) -> bool {
        self.scene.with(Option::is_some)
    }

    /// Sends a command, now or when the line is back.
    fn order(&self, order: Order) {
        let inner = &mut *self.inner.borrow_mut();
        inner.commands += 1;
        let id = format!("{}-{}", inner.prefix, inner.commands);
        let command = Command { id, order };
        if let Some(line) = inner.line.as_ref().filter(|_| inner.open) {
            line.send(&written(&command));
        }
        inner.waiting.push_back((command, browser::now()));
        self.refused.set(None);
        self.pending.set(true);
    }

    /// Shows a reaction for a while.
    fn show_reaction(&self, seat: Seat, reaction: Reaction) {
        let count = {
            let mut inner = self.inner.borrow_mut();
            inner.reactions += 1;
            inner.reactions
        };
        self.reactions.update(|all| all.push(Reacted { count, seat, reaction }));
        let reactions = self.reactions;
        browser::spawn(async move {
            browser::wait(REACTION).await;
            reactions.try_update(|all| all.retain(|it| it.count != count));
        });
    }

    /// Says what somebody else has done, for a while.
    fn tell(&self, words: String) {
        let notice = self.notice;
        notice.set(Some(words.clone()));
        browser::spawn(async move {
            browser::wait(NOTICE).await;
            if notice.try_get_untracked() == Some(Some(words)) {
                notice.set(None);
            }
        });
    }

    fn me(&self) -> Observer {
        let you = self.around.with_untracked(|around| around.as_ref().and_then(|it| it.you));
        you.map_or(Observer::Public, Observer::Seat)
    }
}

fn written(command: &Command) -> String {
    serde_json::to_string(command).expect("a command is JSON")
}

/// Who sits where, as the page draws it. The colour of a seat is its number.
pub fn seating(seats: &[SeatNow]) -> Seating {
    let sitter = |(seat, now): (u8, &SeatNow)| {
        let sitter = match now.sitter {
            wire::Sitter::Bot => Sitter { bot: Some(now.name.clone()), ..Sitter::person(seat) },
            wire::Sitter::Person | wire::Sitter::Open => Sitter::named(seat, &now.name),
        };
        let empty = now.sitter == wire::Sitter::Open;
        Sitter { avatar: if empty { Sitter::NO_FACE } else { now.avatar }, ..sitter }
    };
    Seating((0..).zip(seats).map(sitter).collect())
}

/// Who is to decide, in the words of the rules.
fn turn(turn: Option<&wire::Turn>) -> Turn {
    match turn {
        Some(wire::Turn::Seats(seats)) => Turn::Seats(seats.iter().copied().collect()),
        Some(wire::Turn::Over(places)) => {
            let place = |seat: Seat| places.get(seat.index()).copied().unwrap_or(u8::MAX);
            let seats = u8::try_from(places.len()).unwrap_or(0);
            Turn::Over(game::Ranking::by(seats, |seat| core::cmp::Reverse(place(seat))))
        }
        Some(wire::Turn::Chance) | None => Turn::Chance,
    }
}

impl Host for Remote {
    fn room(&self) -> &'static AnyRoom {
        self.room
    }

    fn seating(&self) -> Arc<Seating> {
        let seats = self.around.with_untracked(|around| {
            around.as_ref().map_or_else(Vec::new, |around| around.seats.clone())
        });
        Arc::new(seating(&seats))
    }

    fn update(&self) -> Signal<Arc<Scene>> {
        let scene = self.scene;
        Signal::derive(move || scene.get().expect("a board is drawn when there is a view"))
    }

    fn history(&self) -> Vec<Heard> {
        self.inner.borrow().memory.heard.clone()
    }

    fn past(&self, number: u32) -> Option<Scene> {
        self.arrived.track();
        let known = self.inner.borrow().memory.moments.get(&number).cloned();
        if known.is_none() {
            self.fetch_moment(number);
        }
        known
    }

    fn taken_back(&self) -> Vec<(u32, Seat)> {
        self.inner.borrow().memory.taken_back.clone()
    }

    fn record(&self) -> Later<Option<String>> {
        let path = format!("/api/matches/{}/record", self.id());
        Box::pin(async move { net::text(&path).await.ok() })
    }

    fn play(&self) -> Option<&dyn Play> {
        Some(self)
    }

    fn online(&self) -> Option<Rc<dyn Online>> {
        Some(Rc::new(self.clone()))
    }
}

impl Play for Remote {
    fn thinking(&self) -> Signal<Option<Seat>> {
        let (scene, around) = (self.scene, self.around);
        Signal::derive(move || {
            let asked = scene.with(|scene| scene.as_ref().map(|scene| scene.turn.asked()))?;
            around.with(|around| {
                let around = around.as_ref()?;
                let is_bot = |seat: &Seat| {
                    around.seats.get(seat.index()).is_some_and(|now| {
                        now.sitter == wire::Sitter::Bot || now.stand_in.is_some()
                    })
                };
                asked.iter().find(is_bot)
            })
        })
    }

    fn act(&self, action: String) {
        // One thing at a time: what comes next depends on what the server says to this.
        let acts = |(command, _): &(Command, f64)| matches!(command.order, Order::Act { .. });
        if !self.inner.borrow().waiting.iter().any(acts) {
            self.order(Order::Act { actions: vec![action], seen: None });
        }
    }

    fn undo(&self) {
        self.order(Order::Undo { to: None });
    }

    fn hint(&self) -> Later<Option<Thought>> {
        let remote = self.clone();
        let tempo = self.settings.peek().tempo;
        Box::pin(async move {
            let seat = remote.me().seat()?;
            let level = table::Level::Owl;
            let question = Question {
                table: remote.id(),
                game: remote.room.id.to_owned(),
                level: level.id().to_owned(),
                view: serde_json::from_str(&remote.inner.borrow().view).ok()?,
                seat,
                milliseconds: tempo.thought(level),
                seed: browser::random_number(),
            };
            remote.bots.ask(question).await
        })
    }

    fn rematch(&self) -> Later<Option<Route>> {
        let path = format!("/api/matches/{}/rematch?keep=true", self.id());
        let (game, refused) = (self.room.id, self.refused);
        Box::pin(async move {
            let found: Result<MatchLink, _> = net::post(&path, &serde_json::json!({})).await;
            match found {
                Ok(found) => {
                    // If this does not work, one sits down at the new table by hand.
                    let _ = net::fate::sit(&found.id, None).await;
                    Some(Route::Table(game.to_owned(), found.id, None))
                }
                Err(trouble) => {
                    refused.try_set(Some(trouble.words()));
                    None
                }
            }
        })
    }
}

impl Online for Remote {
    fn id(&self) -> String {
        self.inner.borrow().id.clone()
    }

    fn link(&self) -> Signal<Link> {
        self.link.into()
    }

    fn hurry(&self) {
        self.connect_now();
    }

    fn around(&self) -> Signal<Option<Arc<Around>>> {
        self.around.into()
    }

    fn pending(&self) -> Signal<bool> {
        self.pending.into()
    }

    fn refused(&self) -> RwSignal<Option<String>> {
        self.refused
    }

    fn notice(&self) -> RwSignal<Option<String>> {
        self.notice
    }

    fn let_bot_play(&self, seat: Seat) {
        let path = format!("/api/matches/{}/seats/{seat}", self.id());
        let refused = self.refused;
        browser::spawn(async move {
            let wish = SetSeat { sitter: STAND_IN.to_owned() };
            let done: Result<Match, _> = net::send("PUT", &path, &wish).await;
            if let Err(trouble) = done {
                refused.try_set(Some(trouble.words()));
            }
        });
    }

    fn reactions(&self) -> Signal<Vec<Reacted>> {
        self.reactions.into()
    }

    fn react(&self, reaction: Reaction) {
        self.order(Order::React(reaction));
    }

    fn hand_over(&self) {
        self.order(Order::HandOver);
    }

    fn take_back(&self) {
        self.order(Order::TakeBack);
    }

    fn resign(&self) {
        self.order(Order::Resign);
    }
}
