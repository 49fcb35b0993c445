//! Who watches, and what they hear. Everything that leaves the actor is made here, for one
//! observer at a time.

use axum::extract::ws::Utf8Bytes;
use game::{Observer, Seat};
use record::Who;
use store::{IdentityKey, Phase};
use table::Told;
use tokio::sync::mpsc;
use wire::{
    Answer, Closing, Code, LONGEST_ID, Message, NewsItem, Outcome, Problem, Reaction, StandIn,
    Update, http::Watch,
};

use super::{Actor, Out, SocketId, handle::Ask, load::seat_of};
use crate::limits::Guest;

/// How many events a returning client is told at most; before that, the view must do.
const MOST_NEWS: u32 = 200;

/// At how many sockets a seat can be played at the same time.
const SOCKETS_OF_A_SEAT: usize = 8;

/// A socket that hears of the match.
pub struct Watcher {
    socket: SocketId,
    who: Option<IdentityKey>,
    /// Who has set it up for all to see.
    screen_of: Option<IdentityKey>,
    /// Which device it says it is at.
    device: Option<String>,
    queue: mpsc::Sender<Out>,
    /// Whether it has said hello; before that it hears nothing.
    greeted: bool,
    /// Whether it was too slow. It gets one whole update as soon as it can take it.
    stale: bool,
    /// An answer that it could not take.
    owed: Option<Out>,
}

/// What is to be told once the command that led to it is acknowledged.
pub enum Prepared {
    /// Events, to everybody.
    Events { since: u32, told: Vec<Told>, bot: Option<StandIn> },
    /// Something was taken back.
    Undo { since: u32, by: Seat, to: u32 },
    /// Only the seats have changed.
    Seats,
    /// An update for one socket.
    Greeting { socket: SocketId, since: u32, news: Vec<NewsItem> },
    /// Somebody has come; everybody but themselves hears of it.
    Arrival { socket: SocketId },
    /// Another number of people look on.
    Watching,
}

impl Actor {
    /// A socket wants to hear of this match.
    pub(super) fn join(
        &mut self,
        who: Option<IdentityKey>,
        screen_of: Option<IdentityKey>,
        queue: mpsc::Sender<Out>,
    ) -> Result<(SocketId, Guest), Problem> {
        self.drop_closed();
        let guest = self.make_room(who)?;
        self.next_socket += 1;
        let socket = SocketId(self.next_socket);
        self.watchers.push(Watcher {
            socket,
            who,
            screen_of,
            device: None,
            queue,
            greeted: false,
            stale: false,
            owed: None,
        });
        Ok((socket, guest))
    }

    /// Room for one more. Those who look on cannot take it from those who play, and somebody who plays
    /// takes it from themselves: of too many sockets the oldest goes.
    fn make_room(&mut self, who: Option<IdentityKey>) -> Result<Guest, Problem> {
        self.let_watch(who)?;
        let seated = |of: &Watcher| self.info.seat_of(of.who).is_some();
        if self.info.seat_of(who).is_none() {
            let looking_on = self.watchers.iter().filter(|of| !seated(of)).count();
            if looking_on >= self.shared.settings.limits.watchers {
                let detail = "too many people watch this match already";
                return Err(Problem::new(Code::TooMany, detail));
            }
            return Ok(Guest::Spectator);
        }
        let own: Vec<SocketId> =
            self.watchers.iter().filter(|of| of.who == who).map(|of| of.socket).collect();
        if own.len() >= SOCKETS_OF_A_SEAT
            && let Some(oldest) = own.into_iter().min()
            && let Some(at) = self.watchers.iter().position(|of| of.socket == oldest)
        {
            let oldest = self.watchers.swap_remove(at);
            let _ = oldest.queue.try_send(Out::Close(Closing::Replaced));
        }
        Ok(Guest::Player)
    }

    /// An error for those who may not watch.
    pub(super) fn let_watch(&self, who: Option<IdentityKey>) -> Result<(), Problem> {
        if self.may_watch(who) {
            return Ok(());
        }
        Err(Problem::new(Code::Forbidden, "nobody may watch this match"))
    }

    fn may_watch(&self, who: Option<IdentityKey>) -> bool {
        let secret = self.info.watch == Watch::Nobody && self.phase == Phase::Playing;
        !secret || self.info.seat_of(who).is_some()
    }

    /// Closes the sockets of those who may not watch any more.
    pub(super) fn close_unwelcome(&mut self) {
        let watchers = std::mem::take(&mut self.watchers);
        let (welcome, unwelcome) =
            watchers.into_iter().partition(|watcher: &Watcher| self.may_watch(watcher.who));
        self.watchers = welcome;
        for watcher in unwelcome {
            let _ = watcher.queue.try_send(Out::Close(Closing::NotWatching));
        }
    }

    pub(super) fn close_all(&mut self, why: Closing) {
        for watcher in self.watchers.drain(..) {
            // Whoever cannot take it finds the socket closed without a word.
            let _ = watcher.queue.try_send(Out::Close(why));
        }
    }

    pub(super) fn left(&mut self, socket: SocketId) {
        let Some(at) = self.watchers.iter().position(|watcher| watcher.socket == socket) else {
            return;
        };
        let watcher = self.watchers.swap_remove(at);
        if watcher.greeted && self.looks_on(&watcher) {
            self.prepared.push(Prepared::Watching);
        }
        let gone = |who: IdentityKey| {
            self.info.seat_of(Some(who)).is_some() && !self.online(who)
                || self.info.is_host(Some(who)) && !self.host_is_here()
        };
        if watcher.who.or(watcher.screen_of).is_some_and(gone) {
            self.prepared.push(Prepared::Seats);
        }
    }

    /// Who is at a socket, if they say so and have not left.
    pub(super) fn who_at(&self, socket: SocketId) -> Option<IdentityKey> {
        self.watchers.iter().find(|watcher| watcher.socket == socket)?.who
    }

    /// Whether anybody hears of this match.
    pub(super) fn somebody_is_there(&self) -> bool {
        self.watchers.iter().any(|watcher| watcher.greeted)
    }

    pub(super) fn online(&self, who: IdentityKey) -> bool {
        self.watchers.iter().any(|watcher| watcher.greeted && watcher.who == Some(who))
    }

    /// Whether the one who may start the match is here, or a screen that they have set up.
    fn host_is_here(&self) -> bool {
        let is_host = |who| self.info.is_host(who);
        let here = |of: &Watcher| of.greeted && (is_host(of.who) || is_host(of.screen_of));
        self.watchers.iter().any(here)
    }

    /// Who sits where, who is here, and who would like a bot in whose place.
    pub(super) fn seats_now(&self) -> Vec<wire::SeatNow> {
        let mut seats = self.info.seats(|who| self.online(who));
        for (seat, who) in &self.wishes {
            if let (Some(now), Some(by)) =
                (seats.get_mut(seat.index()), self.info.seat_of(Some(*who)))
                && !now.online
                && now.stand_in.is_none()
            {
                now.bot_wanted.push(by);
            }
        }
        seats
    }

    /// A socket says hello: from now on it hears everything.
    pub(super) async fn hello(
        &mut self,
        socket: SocketId,
        since: Option<u32>,
        alone: bool,
        device: Option<String>,
    ) -> Result<(), Problem> {
        if device.as_ref().is_some_and(|device| device.len() > LONGEST_ID) {
            let detail = format!("the name of a device has at most {LONGEST_ID} bytes");
            return Err(Problem::new(Code::BadRequest, detail));
        }
        if let Some(watcher) = self.watchers.iter_mut().find(|of| of.socket == socket) {
            watcher.device.clone_from(&device);
        }
        if alone || device.is_some() {
            self.replace_others(socket, device.as_deref().filter(|_| !alone));
        }
        let number = self.number();
        let since = since.filter(|since| *since <= number).unwrap_or(number);
        let since = since.max(number.saturating_sub(MOST_NEWS));
        let who = self.who_at(socket);
        let news = if since < number && self.frozen.is_none() {
            self.news_since(self.observer(who), since).await?
        } else {
            Vec::new()
        };
        let seated = self.info.seat_of(who).is_some();
        let is_new = |watcher: &&Watcher| watcher.socket == socket && !watcher.greeted;
        let new = self.watchers.iter().find(is_new);
        let looks_on = new.is_some_and(|watcher| self.looks_on(watcher));
        // The host is also somebody who is waited for, wherever they are.
        let comes = new.and_then(|watcher| watcher.who.or(watcher.screen_of));
        let host_comes = self.info.is_host(comes) && !self.host_is_here();
        let arrives = host_comes || seated && who.is_some_and(|who| !self.online(who));
        if let Some(seat) = self.info.seat_of(who) {
            self.wishes.retain(|(of, _)| *of != seat);
        }
        self.prepared.push(Prepared::Greeting { socket, since, news });
        if arrives {
            self.prepared.push(Prepared::Arrival { socket });
        } else if looks_on {
            self.prepared.push(Prepared::Watching);
        }
        Ok(())
    }

    /// Closes the other sockets of the same seat, all of them or those at this device.
    fn replace_others(&mut self, socket: SocketId, device: Option<&str>) {
        let who = self.who_at(socket);
        if self.info.seat_of(who).is_none() {
            return;
        }
        let watchers = std::mem::take(&mut self.watchers);
        let (staying, replaced) = watchers.into_iter().partition(|watcher: &Watcher| {
            let elsewhere = device.is_some() && watcher.device.as_deref() != device;
            watcher.socket == socket || watcher.who != who || elsewhere
        });
        self.watchers = staying;
        for watcher in replaced {
            let _ = watcher.queue.try_send(Out::Close(Closing::Replaced));
        }
    }

    /// How many people without a seat look on.
    fn watching(&self) -> u32 {
        let looks_on = |watcher: &&Watcher| watcher.greeted && self.looks_on(watcher);
        u32::try_from(self.watchers.iter().filter(looks_on).count()).unwrap_or(u32::MAX)
    }

    /// Whether somebody without a seat is at this socket. A screen that the table itself has set up is
    /// nobody.
    fn looks_on(&self, watcher: &Watcher) -> bool {
        let of_the_table =
            self.info.seat_of(watcher.screen_of).is_some() || self.info.is_host(watcher.screen_of);
        self.info.seat_of(watcher.who).is_none() && !of_the_table
    }

    /// What an observer has heard, or should have heard, after this number: told anew from the
    /// record.
    pub(super) async fn news_since(
        &mut self,
        observer: Observer,
        since: u32,
    ) -> Result<Vec<NewsItem>, Problem> {
        let mut news = Vec::new();
        self.look_back(since + 1, |past| {
            for (number, by, to) in past.undone().filter(|(number, ..)| *number > since) {
                let (seat, undo) = (seat_of(by), Some(to));
                news.push(NewsItem { number, seat, news: None, undo, bot: None });
            }
            past.play(|told, entry, _| {
                if told.number > since {
                    news.push(heard(told, entry, observer));
                }
                true
            })
        })
        .await?;
        news.sort_by_key(|news| news.number);
        Ok(news)
    }

    pub(super) fn observer(&self, who: Option<IdentityKey>) -> Observer {
        self.info.seat_of(who).map_or(Observer::Public, Observer::Seat)
    }

    /// Answers a command.
    pub(super) fn acknowledge(&mut self, socket: SocketId, id: String, outcome: Outcome) {
        let text = written(&Message::Answer(Answer { id, outcome }));
        let Some(at) = self.watchers.iter().position(|watcher| watcher.socket == socket) else {
            return;
        };
        if self.watchers[at].stale {
            if self.watchers[at].owed.is_some() {
                // It sends and sends and reads nothing. Without a queue the socket is closed.
                self.watchers.swap_remove(at);
            } else {
                self.watchers[at].owed = Some(Out::Text(text));
            }
            return;
        }
        if let Err(mpsc::error::TrySendError::Full(out)) =
            self.watchers[at].queue.try_send(Out::Text(text))
        {
            self.watchers[at].owed = Some(out);
            self.wait_for(at);
        }
    }

    /// Tells everything that is prepared.
    pub(super) fn tell(&mut self) {
        for prepared in std::mem::take(&mut self.prepared) {
            match prepared {
                Prepared::Events { since, told, bot } => {
                    self.tell_all(since, |observer| {
                        told.iter()
                            .map(|told| NewsItem {
                                number: told.number,
                                seat: seat_of(told.who),
                                news: Some(told.text_to(observer)),
                                undo: None,
                                bot: bot.clone().filter(|_| seat_of(told.who).is_some()),
                            })
                            .collect()
                    });
                    if self.phase == Phase::Over {
                        tracing::info!(key = self.key.0, game = self.game.id, "match over");
                    }
                }
                Prepared::Undo { since, by, to } => {
                    let (number, seat) = (since + 1, Some(by));
                    let undo = NewsItem { number, seat, news: None, undo: Some(to), bot: None };
                    self.tell_all(since, |_| vec![undo.clone()]);
                }
                Prepared::Seats => self.tell_gap(),
                Prepared::Greeting { socket, since, news } => self.greet(socket, since, &news),
                Prepared::Arrival { socket } => {
                    self.tell_all_but(Some(socket), self.number(), |_| Vec::new());
                }
                Prepared::Watching => {
                    let text = written(&Message::Watching { count: self.watching() });
                    self.tell_aside(&text);
                }
            }
        }
    }

    /// Everybody gets a whole update without news.
    pub(super) fn tell_gap(&mut self) {
        self.tell_all(self.number(), |_| Vec::new());
    }

    /// Everybody gets an update with the news that they may hear. Those who may hear the same get
    /// the same text.
    fn tell_all(&mut self, since: u32, news: impl Fn(Observer) -> Vec<NewsItem>) {
        self.tell_all_but(None, since, news);
    }

    fn tell_all_but(
        &mut self,
        one: Option<SocketId>,
        since: u32,
        news: impl Fn(Observer) -> Vec<NewsItem>,
    ) {
        let mut texts: Vec<(_, Utf8Bytes)> = Vec::new();
        for at in 0..self.watchers.len() {
            let Watcher { socket, who, greeted, stale, .. } = self.watchers[at];
            if !greeted || stale || Some(socket) == one {
                continue;
            }
            let info = &self.info;
            let same = (info.seat_of(who), info.is_host(who), info.is_asking(who));
            let known = texts.iter().find(|(of, _)| *of == same).map(|(_, text)| text.clone());
            let text = if let Some(text) = known {
                text
            } else {
                // A match that froze just now has told everybody so.
                let Some(text) = self.update(who, since, &news) else { return };
                texts.push((same, text.clone()));
                text
            };
            self.send(at, text);
        }
        self.drop_closed();
    }

    /// Forgets those who have gone without a word: whoever goes while they are let in never learns
    /// under which number they could say so.
    pub(super) fn drop_closed(&mut self) {
        self.watchers.retain(|watcher| !watcher.queue.is_closed());
    }

    fn greet(&mut self, socket: SocketId, since: u32, news: &[NewsItem]) {
        let Some(at) = self.watchers.iter().position(|watcher| watcher.socket == socket) else {
            return;
        };
        self.watchers[at].greeted = true;
        if self.watchers[at].stale {
            return;
        }
        let who = self.watchers[at].who;
        if let Some(text) = self.update(who, since, |_| news.to_vec()) {
            self.send(at, text);
        }
    }

    /// A slow socket can take messages again: it gets the answer that it is owed, and how things
    /// stand.
    pub(super) fn drained(&mut self, socket: SocketId) {
        let Some(at) = self.watchers.iter().position(|watcher| watcher.socket == socket) else {
            return;
        };
        self.watchers[at].stale = false;
        if let Some(owed) = self.watchers[at].owed.take()
            && let Err(mpsc::error::TrySendError::Full(out)) =
                self.watchers[at].queue.try_send(owed)
        {
            self.watchers[at].owed = Some(out);
            return self.wait_for(at);
        }
        self.shared.metrics.resynchronised.inc();
        if self.watchers[at].greeted {
            self.greet(socket, self.number(), &[]);
        }
    }

    pub(super) fn tell_reaction(&mut self, seat: Seat, reaction: Reaction) {
        self.tell_aside(&written(&Message::Reaction { seat, reaction }));
    }

    /// Tells everybody something that may be missed.
    fn tell_aside(&mut self, text: &Utf8Bytes) {
        for at in 0..self.watchers.len() {
            // Whoever is too slow misses it.
            let Watcher { greeted, stale, ref queue, .. } = self.watchers[at];
            if greeted && !stale && queue.capacity() > 1 {
                let _ = queue.try_send(Out::Text(text.clone()));
            }
        }
    }

    fn send(&mut self, at: usize, text: Utf8Bytes) {
        let sent = self.watchers[at].queue.try_send(Out::Text(text));
        if let Err(mpsc::error::TrySendError::Full(_)) = sent {
            self.wait_for(at);
        }
    }

    /// Leaves a slow socket alone until it can take messages again.
    fn wait_for(&mut self, at: usize) {
        let watcher = &mut self.watchers[at];
        watcher.stale = true;
        let (socket, queue) = (watcher.socket, watcher.queue.clone());
        let Some(mailbox) = self.mailbox.upgrade() else { return };
        self.shared.tasks.spawn(async move {
            // One place is not enough for an answer and an update.
            if queue.reserve_many(2).await.is_ok() {
                let _ = mailbox.send(Ask::Drained { socket }).await;
            }
        });
    }

    /// How things stand, for one observer; none if the rules panicked over it.
    fn update(
        &mut self,
        who: Option<IdentityKey>,
        since: u32,
        news: impl Fn(Observer) -> Vec<NewsItem>,
    ) -> Option<Utf8Bytes> {
        let observer = self.observer(who);
        let mut update = Update {
            since,
            number: self.number(),
            phase: self.phase_now(),
            you: observer.seat(),
            host: self.info.is_host(who),
            host_away: self.info.host.is_some() && !self.host_is_here(),
            hints: self.info.may_ask_for_hints(),
            news: Vec::new(),
            view: None,
            actions: Vec::new(),
            turn: None,
            undo: None,
            clocks: self.clocks_now(),
            seats: self.seats_now(),
            watching: self.watching(),
            asking: if self.info.is_host(who) { self.info.asking() } else { Vec::new() },
            asked_host: self.info.is_asking(who),
            rematch: self.info.rematch.clone(),
            begins: self.begins_in(),
        };
        if self.frozen.is_some() {
            return Some(written(&Message::Update(Box::new(update))));
        }
        let told = self.guarded(|actor| {
            let Some(play) = &actor.play else { return update };
            update.news = news(observer);
            update.view = Some(play.position.view_text(observer));
            update.turn = Some(play.position.turn().into());
            if let Observer::Seat(seat) = observer {
                update.actions = play.position.actions(seat);
                let mine = |(_, who): &(u32, Who)| *who == Who::Seat(seat.number());
                let still = play.position.turn().asked().contains(seat);
                update.undo = match actor.phase {
                    Phase::Playing if still => play.last.filter(mine).map(|(number, _)| number),
                    Phase::Playing | Phase::Waiting | Phase::Over => None,
                };
            }
            update
        });
        Some(written(&Message::Update(Box::new(told.ok()?))))
    }
}

/// An event of the record as an observer hears of it.
pub fn heard(told: &Told, entry: &record::Entry, observer: Observer) -> NewsItem {
    let bot = entry.note.as_deref().and_then(StandIn::from_note);
    let (number, seat) = (told.number, seat_of(told.who));
    NewsItem { number, seat, news: Some(told.text_to(observer)), undo: None, bot }
}

fn written(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are JSON").into()
}
