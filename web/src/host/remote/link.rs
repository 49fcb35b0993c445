//! The line: connecting, hearing, losing it and finding it again.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::{Update as _, *};
use wire::{
    Answer, Closing, Code, Command, Message, Order, Outcome, Phase, SeatNow, Update,
    http::{Match, Watch},
};

use super::{Around, Remote, memory::heard, turn, written};
use crate::{
    browser,
    host::{Heard, Online as _, Scene},
    net::{self, Said, Socket, Trouble},
    shelf,
};
use text::t;

/// How the line to the server is.
#[derive(Clone, Debug, PartialEq)]
pub enum Link {
    /// For the first time.
    Connecting,
    /// What is shown is the truth.
    Live,
    /// It was lost and is looked for again; what is shown may be old.
    Reconnecting,
    /// It will not come back by itself.
    Ended(EndReason),
}

/// Why a line ended.
#[derive(Clone, Debug, PartialEq)]
pub enum EndReason {
    /// The seat is played at another device now.
    Replaced,
    /// There is no such match, or no longer.
    Gone,
    /// Nobody may watch, and one has no seat.
    NotWatching,
    /// One has been forgotten, as one wanted.
    Forgotten,
    /// The server said no.
    Refused(String),
}

/// How long to wait before the next attempt: twice as long each time.
const FIRST_PAUSE: u32 = 250;
const LONGEST_PAUSE: u32 = 8_000;

/// After how many milliseconds without an answer a line is taken for dead.
const PATIENCE: f64 = 6_000.0;

/// After how many milliseconds of silence it is asked whether the line still works.
const SILENCE: f64 = 20_000.0;

/// The id of a question that only asks whether the line still works.
const HELLO: &str = "hello";

impl Remote {
    /// Tries to connect, now.
    pub(super) fn connect(&self) {
        let path = {
            let inner = &mut *self.inner.borrow_mut();
            if inner.left {
                return;
            }
            inner.attempt += 1;
            inner.open = false;
            inner.line = None;
            let watch = if inner.watches { "?watch=true" } else { "" };
            format!("/api/matches/{}/play{watch}", inner.id)
        };
        let attempt = self.inner.borrow().attempt;
        let remote = self.clone();
        let line = Socket::connect(&path, move |said| {
            if remote.is_current(attempt) {
                remote.said(said);
            }
        });
        let mut inner = self.inner.borrow_mut();
        inner.heard = browser::now();
        inner.line = line;
    }

    /// Goes on at this device, after it was replaced by another.
    pub fn come_back(&self) {
        self.inner.borrow_mut().failed = 0;
        self.link.set(Link::Connecting);
        self.connect();
    }

    /// Tries again at once, where a pause would be made.
    pub(super) fn connect_now(&self) {
        let waits = {
            let inner = self.inner.borrow();
            inner.line.is_none() && !inner.left
        };
        if waits && !matches!(self.link.get_untracked(), Link::Ended(_)) {
            self.connect();
        }
    }

    /// Lets go of the line until somebody looks again.
    fn hang_up(&self) {
        let inner = &mut *self.inner.borrow_mut();
        inner.attempt += 1;
        inner.open = false;
        inner.line = None;
    }

    fn is_current(&self, attempt: u64) -> bool {
        let inner = self.inner.borrow();
        !inner.left && inner.attempt == attempt
    }

    fn said(&self, said: Said) {
        self.inner.borrow_mut().heard = browser::now();
        match said {
            Said::Open => self.opened(),
            Said::Text(text) => {
                // A server that is newer than the page may say what the page does not know.
                if let Ok(message) = serde_json::from_str(&text) {
                    self.hear(message);
                }
            }
            Said::Closed => self.lost(),
        }
    }

    /// Says hello, then everything that has no answer yet.
    fn opened(&self) {
        let inner = &mut *self.inner.borrow_mut();
        inner.open = true;
        let now = browser::now();
        let device = (!inner.watches).then(this_device);
        let hello = hello(inner.seen, device);
        let Some(line) = &inner.line else { return };
        line.send(&written(&hello));
        for (command, sent) in &mut inner.waiting {
            *sent = now;
            line.send(&written(command));
        }
    }

    fn hear(&self, message: Message) {
        match message {
            Message::Answer(answer) => self.answered(answer),
            Message::Update(update) => self.updated(*update),
            Message::Reaction { seat, reaction } => self.show_reaction(seat, reaction),
            Message::Watching { count } => self.around.update(|around| {
                if let Some(around) = around {
                    Arc::make_mut(around).watching = count;
                }
            }),
            Message::Closing(why) => match why {
                Closing::Stopping => {}
                Closing::Deleted => self.end(EndReason::Gone),
                Closing::NotWatching => self.end(EndReason::NotWatching),
                Closing::Replaced => self.end(EndReason::Replaced),
                Closing::Forgotten => self.end(EndReason::Forgotten),
            },
        }
    }

    fn answered(&self, answer: Answer) {
        if answer.id == HELLO {
            if let Outcome::Refused(problem) = answer.outcome {
                match problem.code {
                    // It may work in a moment.
                    Code::Unavailable | Code::TooMany => self.lost(),
                    // It may work when somebody has looked after the server; until then one reads why.
                    Code::NoSpace | Code::DataMissing => {
                        self.refused.set(Some(Trouble::Said(problem).words()));
                        self.lost();
                    }
                    _ => self.end(EndReason::Refused(Trouble::Said(problem).words())),
                }
            }
            return;
        }
        let (last, is_sign) = {
            let waiting = &mut self.inner.borrow_mut().waiting;
            let is_sign = waiting.iter().any(|(command, _)| {
                command.id == answer.id && matches!(command.order, Order::React(_))
            });
            waiting.retain(|(command, _)| command.id != answer.id);
            (waiting.is_empty(), is_sign)
        };
        if last {
            self.pending.set(false);
        }
        if let Outcome::Refused(problem) = answer.outcome
            && !is_sign
        {
            self.refused.set(Some(Trouble::Said(problem).words()));
        }
    }

    fn updated(&self, update: Update) {
        self.inner.borrow_mut().failed = 0;
        self.link.set(Link::Live);
        let seen = self.inner.borrow().seen;
        let jump = seen.is_none_or(|seen| update.since > seen);
        let scene = self.scene_of(&update, seen, jump);
        self.inner.borrow_mut().seen = Some(update.number);
        if let (Some(_), Some(you)) = (update.begins, update.you) {
            self.show_nonce(you, update.seats.clone());
        }
        self.tell_taken_back(&update, seen);
        // The seats first: a board is built from them.
        self.around.set(Some(Arc::new(Around {
            phase: update.phase,
            you: update.you,
            host: update.host,
            host_away: update.host_away,
            hints: update.hints,
            seats: update.seats,
            clocks: update.clocks,
            heard: browser::now(),
            watching: update.watching,
            asking: update.asking,
            asked_host: update.asked_host,
            rematch: update.rematch,
            begins: update.begins.is_some(),
        })));
        if let Some(scene) = scene {
            self.scene.set(Some(Arc::new(scene)));
        }
        if jump && update.phase != Phase::Waiting {
            self.fetch_history();
        }
    }

    /// Nobody takes something back without the others noticing.
    fn tell_taken_back(&self, update: &Update, seen: Option<u32>) {
        let new = update.news.iter().filter(|told| seen.is_some_and(|seen| told.number > seen));
        let by = new.filter(|told| told.undo.is_some()).filter_map(|told| told.seat).next_back();
        if let Some(by) = by.filter(|by| update.you != Some(*by)) {
            let name = super::seating(&update.seats).name(by);
            self.tell(t!("notice-taken-back", name = name));
        }
    }

    /// The match begins, and everything else is fixed: shows what this browser committed to.
    fn show_nonce(&self, you: Seat, seats: Vec<SeatNow>) {
        if self.inner.borrow_mut().showing.replace(you) == Some(you) {
            return;
        }
        let remote = self.clone();
        browser::spawn(async move {
            let shown = net::fate::show(&remote.id(), you, &seats).await;
            // Without an answer it is tried again when the line is back.
            if let Err(Trouble::Away) = shown {
                remote.inner.borrow_mut().showing = None;
            }
        });
    }

    /// What is to be seen; none if nothing has changed on the board.
    fn scene_of(&self, update: &Update, seen: Option<u32>, jump: bool) -> Option<Scene> {
        let text = update.view.as_ref()?.get();
        let me = update.you.map_or(game::Observer::Public, game::Observer::Seat);
        let turn = turn(update.turn.as_ref());
        let stand_in = update.you.is_some_and(|seat| {
            update.seats.get(seat.index()).is_some_and(|now| now.stand_in.is_some())
        });
        // While a bot plays one's seat, there is nothing to do.
        let actions = if stand_in { Vec::new() } else { update.actions.clone() };
        let inner = &mut *self.inner.borrow_mut();
        let same = self.scene.with_untracked(|scene| {
            scene.as_ref().is_some_and(|scene| {
                scene.number == update.number && scene.me == me && scene.actions == actions
            })
        });
        if same && inner.view == text {
            return None;
        }
        let view = (self.room.senses.read_view)(text)?;
        text.clone_into(&mut inner.view);
        let mut news = Vec::new();
        let mut undone = false;
        for told in update.news.iter().filter(|told| seen.is_none_or(|seen| told.number > seen)) {
            if let Some(to) = told.undo {
                inner.memory.take_back(told.number, told.seat, to);
                news.retain(|heard: &Heard| heard.number < to);
                undone = true;
            } else if let Some(heard) = heard(self.room, told) {
                inner.memory.keep(&heard);
                news.push(heard);
            }
        }
        if jump || undone {
            news.clear();
        }
        let undo = update.undo.is_some();
        Some(Scene { number: update.number, news, me, view, actions, turn, undo })
    }

    /// The line is gone; looks for it again after a pause.
    fn lost(&self) {
        let (attempt, opened, failed) = {
            let inner = &mut *self.inner.borrow_mut();
            inner.line = None;
            // From here on nothing of the old line is heard.
            inner.attempt += 1;
            inner.failed += 1;
            (inner.attempt, std::mem::take(&mut inner.open), inner.failed)
        };
        if matches!(self.link.get_untracked(), Link::Ended(_)) {
            return;
        }
        if self.link.get_untracked() == Link::Live {
            self.link.set(Link::Reconnecting);
        }
        let longest = LONGEST_PAUSE.min(FIRST_PAUSE << failed.saturating_sub(1).min(8));
        // Not all pages at the same moment, when a server comes back.
        let jitter = u32::try_from(browser::random_number() % 250).unwrap_or(0);
        let remote = self.clone();
        browser::spawn(async move {
            browser::wait(longest / 2 + jitter).await;
            // A browser does not say why a websocket could not be opened; a request does.
            if !opened && remote.is_current(attempt) {
                let path = format!("/api/matches/{}", remote.id());
                match net::get::<Match>(&path).await {
                    Ok(found) if remote.is_current(attempt) => {
                        let watches = remote.inner.borrow().watches || found.you.is_none();
                        let closed = found.watch == Watch::Nobody && found.phase == Phase::Playing;
                        if watches && closed {
                            return remote.end(EndReason::NotWatching);
                        }
                    }
                    Err(trouble) if remote.is_current(attempt) => match trouble.code() {
                        Some(Code::NotFound) => return remote.end(EndReason::Gone),
                        Some(Code::Forbidden | Code::WrongOrigin) => {
                            return remote.end(EndReason::Refused(trouble.words()));
                        }
                        _ => {}
                    },
                    _ => return,
                }
            }
            if remote.is_current(attempt) {
                remote.connect();
            }
        });
    }

    fn end(&self, why: EndReason) {
        {
            let inner = &mut *self.inner.borrow_mut();
            inner.line = None;
            inner.attempt += 1;
            inner.waiting.clear();
        }
        self.pending.set(false);
        self.link.set(Link::Ended(why));
    }

    /// Notices when the line is dead without having said so.
    pub(super) fn watch_over(&self) {
        let remote = self.clone();
        let online = window_event_listener(leptos::ev::online, move |_| remote.connect_now());
        // A browser may keep a page that one has left, to show it again. Meanwhile one is away.
        let remote = self.clone();
        let hidden = window_event_listener_untyped("pagehide", move |_| remote.hang_up());
        let remote = self.clone();
        let shown = window_event_listener_untyped("pageshow", move |_| remote.connect_now());
        on_cleanup(move || {
            for listener in [online, hidden, shown] {
                listener.remove();
            }
        });
        let remote = self.clone();
        browser::spawn(async move {
            let mut asked = 0.0;
            while !remote.inner.borrow().left {
                browser::wait(1_000).await;
                let now = browser::now();
                let (dead, silent) = {
                    let inner = remote.inner.borrow();
                    let Some(_) = &inner.line else { continue };
                    let unanswered =
                        inner.waiting.front().is_some_and(|(_, sent)| now - sent > PATIENCE);
                    let silence = now - inner.heard;
                    let asked_in_vain = asked > inner.heard && now - asked > PATIENCE;
                    let never_opened = !inner.open && silence > PATIENCE;
                    let dead = unanswered && silence > PATIENCE || asked_in_vain || never_opened;
                    (dead, inner.open && silence > SILENCE && asked <= inner.heard)
                };
                if dead {
                    remote.lost();
                } else if silent {
                    asked = now;
                    let inner = remote.inner.borrow();
                    if let Some(line) = &inner.line {
                        line.send(&written(&hello(inner.seen, None)));
                    }
                }
            }
        });
    }
}

fn hello(since: Option<u32>, device: Option<String>) -> Command {
    Command { id: HELLO.to_owned(), order: Order::Hello { since, alone: false, device } }
}

/// The name of this browser among those at which a seat is played: here one page plays it, at another
/// device another one may.
fn this_device() -> String {
    const KEY: &str = "galds.device";
    shelf::get(KEY).unwrap_or_else(|| {
        let name = format!("{:016x}", browser::random_number());
        shelf::put(KEY, &name);
        name
    })
}
