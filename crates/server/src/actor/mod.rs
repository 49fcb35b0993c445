//! One actor for each live match. Everything about the match goes through its mailbox, one thing
//! after the other, always in this order: parse, check, append, apply, acknowledge, tell.
//!
//! Nothing leaves an actor but what `Position::view_text`, `Position::actions` and `Told::text_to` give for
//! the observer who hears it.

mod answers;
mod bots;
mod clocks;
mod handle;
mod load;
mod past;
mod play;
mod seats;
mod tell;

pub use handle::{MatchHandle, Out, SocketId};
pub use load::unavailable;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
    sync::Arc,
};

use game::Seat;
use record::Who;
use store::{Append, IdentityKey, MatchKey, Phase, Row, StoreError};
use table::{AnyGame, Dealer, Milestones, Position};
use tokio::time::{Instant, sleep_until};
use wire::{Closing, Code, Problem};

use self::{
    answers::Answers,
    bots::Thinking,
    clocks::Clocks,
    handle::{Ask, Mailbox, WeakHandle},
    tell::{Prepared, Watcher},
};
use crate::{bot_memory::MatchBots, bot_tables::BotTable, info::Info, shared::Shared};

/// After how long a match that is played is touched in the store, so that it does not expire.
const TOUCH: u64 = 3_600_000;

/// For how many milliseconds a match does nothing by itself after the store has failed.
const PAUSE: u64 = 1_000;

/// A live match.
pub struct Actor {
    shared: Arc<Shared>,
    /// Does not keep the mailbox open.
    mailbox: WeakHandle,
    id: Arc<str>,
    key: MatchKey,
    revision: u32,
    touched: u64,
    wake: Option<u64>,
    game: &'static AnyGame,
    code: Option<String>,
    phase: Phase,
    info: Info,
    result: Option<Vec<u8>>,
    play: Option<Started>,
    answers: Answers,
    watchers: Vec<Watcher>,
    next_socket: u32,
    /// What is to be told once the command that led to it is acknowledged.
    prepared: Vec<Prepared>,
    thinking: Thinking,
    /// What its bots remember; gone when it sleeps.
    bots: Arc<MatchBots>,
    reacted: [u64; game::MAX_SEATS as usize],
    /// Why it cannot be played on with this program: a rule has panicked, or its rules are not known here.
    frozen: Option<Problem>,
    /// Its place among the tables of bots alone, while it has one.
    bot_table: Option<BotTable>,
    /// It has asked for such a place and got none.
    waits_for_table: bool,
    /// The store may know more than this actor.
    doubt: bool,
    /// Nothing is done by itself before this time: the store did not work.
    pause: u64,
    /// The match is gone; nothing may be answered but that.
    deleted: bool,
    /// Until when nonces are waited for, while the match begins.
    show_by: Option<u64>,
    /// Who would like a bot to play on at which seat, while the person there is away.
    wishes: Vec<(Seat, IdentityKey)>,
}

/// What there is from the start of a match on.
struct Started {
    position: Position,
    dealer: Dealer,
    /// The last event that was not taken back, and whose it was.
    last: Option<(u32, Who)>,
    clocks: Clocks,
    /// From where it can be looked back and taken back.
    milestones: Milestones,
}

impl Started {
    fn number(&self) -> u32 {
        self.position.next() - 1
    }
}

/// Starts the actor of a match. It loads the match first; whoever asks meanwhile waits.
pub fn start(shared: Arc<Shared>, id: Arc<str>) -> MatchHandle {
    let (handle, mailbox) = handle::channel();
    let weak = handle.downgrade();
    let tracker = shared.tasks.clone();
    tracker.spawn(run(shared, id, weak, mailbox));
    handle
}

async fn run(shared: Arc<Shared>, id: Arc<str>, weak: WeakHandle, mut mailbox: Mailbox) {
    let loaded = Box::pin(load::load(shared.clone(), id.clone(), weak)).await;
    let mut actor = match loaded {
        Ok(actor) => actor,
        Err(problem) => {
            shared.hub.remove(&id);
            mailbox.close();
            while let Some(ask) = mailbox.recv().await {
                ask.refuse(problem.clone());
            }
            return;
        }
    };
    let _counted = LiveCount::new(&shared);
    actor.think();
    let clock = shared.settings.clock.clone();
    let idle = shared.settings.idle;
    let mut asked = Instant::now();
    // Set anew only when it has rung: most matches are asked again long before.
    let mut alarm = pin!(sleep_until(asked + idle));
    loop {
        tokio::select! {
            biased;
            ask = mailbox.recv() => match ask {
                None | Some(Ask::Stop) => {
                    actor.close_all(Closing::Stopping);
                    break;
                }
                // In a box, so that an actor that waits is small.
                Some(ask) => {
                    Box::pin(actor.handle(ask)).await;
                    asked = Instant::now();
                }
            },
            () = clock.until(actor.next_time()) => {
                Box::pin(actor.time_has_come()).await;
                asked = Instant::now();
            }
            () = &mut alarm => {
                if asked.elapsed() >= idle {
                    asked = Instant::now();
                    if actor.is_idle() {
                        Box::pin(actor.prepare_for_sleep()).await;
                        if shared.hub.remove_if_alone(&id, || mailbox.is_empty()) {
                            return;
                        }
                    }
                }
                alarm.as_mut().reset(asked + idle);
            }
        }
        if actor.deleted {
            actor.close_all(Closing::Deleted);
            break;
        }
    }
    shared.hub.remove(&id);
    mailbox.close();
    while let Some(ask) = mailbox.recv().await {
        ask.refuse(Problem::new(Code::Unavailable, "the match is being put away; try again"));
    }
}

/// Counted among the live matches until it is dropped, whatever happens.
struct LiveCount(Arc<Shared>);

impl LiveCount {
    fn new(shared: &Arc<Shared>) -> Self {
        shared.metrics.live.inc();
        LiveCount(shared.clone())
    }
}

impl Drop for LiveCount {
    fn drop(&mut self) {
        self.0.metrics.live.dec();
    }
}

impl Actor {
    async fn handle(&mut self, ask: Ask) {
        if self.doubt {
            self.catch_up().await;
        }
        match ask {
            Ask::Look { who, reply } => {
                let _ = reply.send(Ok(self.look(who)));
            }
            Ask::Sit { who, sit, reply } => {
                let sat = self.sit(&who, &sit).await;
                let _ = reply.send(sat.map(|()| self.look(Some(who.key))));
            }
            Ask::Stand { who, reply } => {
                let stood = self.stand(who).await;
                let _ = reply.send(stood.map(|()| self.look(Some(who))));
            }
            Ask::Admit { who, number, admit, reply } => {
                let admitted = self.admit(who, number, admit).await;
                let _ = reply.send(admitted.map(|()| self.look(Some(who))));
            }
            Ask::SetSeat { who, seat, chair, reply } => {
                let set = self.set_seat(who, seat, *chair).await;
                let _ = reply.send(set.map(|()| self.look(Some(who))));
            }
            Ask::Forget { who, reply } => {
                let _ = reply.send(self.forget(who).await);
            }
            Ask::Change { who, change, reply } => {
                let changed = self.change_match(who, *change).await;
                let _ = reply.send(changed.map(|()| self.look(Some(who))));
            }
            Ask::Close { who, reply } => {
                let _ = reply.send(self.close_table(who).await);
            }
            Ask::Touch { reply } => {
                let _ = reply.send(self.save().await);
            }
            Ask::Start { who, fill, reply } => {
                let started = self.start_by_host(who, fill).await;
                let _ = reply.send(started.map(|()| self.look(Some(who))));
            }
            Ask::ShowNonce { who, nonce, reply } => {
                let shown = self.show_nonce(who, nonce).await;
                let _ = reply.send(shown.map(|()| self.look(Some(who))));
            }
            Ask::Rematch { who, keep, reply } => {
                let _ = reply.send(self.rematch(&who, keep).await);
            }
            Ask::History { who, reply } => {
                let _ = reply.send(self.history(who).await);
            }
            Ask::Moment { who, number, reply } => {
                let _ = reply.send(self.moment(who, number).await);
            }
            Ask::Asked { reply } => {
                let _ = reply.send(Ok(self.asked().iter().collect()));
            }
            Ask::Record { reply } => {
                let _ = reply.send(self.finished_record().await);
            }
            Ask::Join { who, screen_of, queue, reply } => {
                let _ = reply.send(self.join(who, screen_of, queue));
            }
            Ask::Command { socket, command } => self.command(socket, *command).await,
            Ask::Left { socket } => self.left(socket),
            Ask::Drained { socket } => self.drained(socket),
            Ask::Thought { seat, number, action } => self.thought(seat, number, action),
            Ask::Reached { number, revision } => {
                if number > self.number() || revision > self.revision {
                    self.catch_up().await;
                }
            }
            Ask::Deleted => self.deleted = true,
            Ask::Stop => unreachable!("handled by the loop"),
        }
        if self.doubt {
            self.catch_up().await;
        }
        self.tell();
        self.think();
    }

    /// The number of the last entry.
    fn number(&self) -> u32 {
        self.play.as_ref().map_or(0, Started::number)
    }

    fn phase_now(&self) -> wire::Phase {
        match (&self.frozen, self.phase) {
            // What is over cannot be played on anyway.
            (Some(_), Phase::Waiting | Phase::Playing) => wire::Phase::Frozen,
            (_, phase) => crate::info::phase_now(phase),
        }
    }

    /// Whether there is nothing to do and nobody to tell.
    fn is_idle(&mut self) -> bool {
        self.drop_closed();
        self.watchers.is_empty() && self.thinking.is_none() && !self.doubt && self.show_by.is_none()
    }

    /// Leaves in the store when this match wants to be woken.
    async fn prepare_for_sleep(&mut self) {
        let wake = self.next_time();
        let late = self.shared.settings.clock.now().saturating_sub(self.touched) > TOUCH;
        if self.frozen.is_none() && (wake != self.wake || late && self.phase == Phase::Playing) {
            self.wake = wake;
            // If it does not work now, the match is woken too early, which does no harm.
            let _ = self.save().await;
        }
    }

    /// The row as it is to be kept.
    fn row(&self) -> Row {
        let public = self.info.visibility == wire::http::Visibility::Public;
        Row {
            code: self.code.clone(),
            listed: public && self.phase != Phase::Over,
            phase: self.phase,
            info: serde_json::to_string(&self.info).expect("plain data becomes JSON"),
            header: None,
            result: None,
            wake: self.wake,
            keep_until: self.keep_until(),
            sitters: self.info.sitters(),
        }
    }

    /// Until when the clock of somebody who is asked now may run. The row is not written with every
    /// action, so that it may be an hour old.
    fn keep_until(&self) -> Option<u64> {
        let days = matches!(self.info.clock, wire::http::TimeControl::Days(_));
        let limit = self.info.clock.milliseconds().filter(|_| days)?;
        let playing = self.phase == Phase::Playing;
        playing.then(|| self.shared.settings.clock.now() + limit + TOUCH)
    }

    /// Keeps what has changed beside the record.
    async fn save(&mut self) -> Result<(), Problem> {
        let row = self.row();
        self.append(Vec::new(), None, Some(row)).await
    }

    /// Appends to the record, changes the row, or both. Afterwards it is on disk, or nothing has
    /// changed and this actor knows what others did.
    async fn append(
        &mut self,
        lines: Vec<String>,
        command: Option<String>,
        row: Option<Row>,
    ) -> Result<(), Problem> {
        let begun = std::time::Instant::now();
        let at = self.shared.settings.clock.now();
        let late = self.phase == Phase::Playing && at.saturating_sub(self.touched) > TOUCH;
        let row = row.or_else(|| late.then(|| self.row()));
        let changes = row.is_some();
        let entries = lines.len() as u64;
        let append = Append {
            to: self.key,
            after: self.number(),
            at,
            lines,
            command,
            row: row.map(|row| (self.revision, Box::new(row))),
        };
        match self.shared.store.append(append).await {
            Ok(()) => {
                if changes {
                    self.revision += 1;
                    self.touched = at;
                }
                self.shared.metrics.entries.inc_by(entries);
                self.shared.metrics.append_seconds.observe(begun.elapsed().as_secs_f64());
                Ok(())
            }
            Err(StoreError::Conflict) => {
                self.doubt = true;
                Err(Problem::new(Code::Stale, "somebody else was first; look again"))
            }
            Err(StoreError::Gone) => {
                self.deleted = true;
                Err(gone())
            }
            Err(error) => {
                self.doubt = true;
                self.pause = at + PAUSE;
                Err(crate::trouble::problem(&error))
            }
        }
    }

    /// Tells other nodes how far this match has come.
    async fn publish(&mut self) {
        let (number, revision, by) = (self.number(), self.revision, self.shared.node);
        let id = self.id.to_string();
        self.shared.bus.publish(store::Reached { id, number, revision, by }).await;
    }

    /// Reads again what the store knows, and tells everybody.
    async fn catch_up(&mut self) {
        let loaded = load::load(self.shared.clone(), self.id.clone(), self.mailbox.clone()).await;
        match loaded {
            Ok(fresh) => {
                self.doubt = false;
                self.revision = fresh.revision;
                self.wake = fresh.wake;
                self.code = fresh.code;
                self.phase = fresh.phase;
                self.info = fresh.info;
                self.show_by = fresh.show_by.map(|by| self.show_by.unwrap_or(by));
                self.result = fresh.result;
                self.play = fresh.play;
                self.frozen = fresh.frozen;
                self.answers.merge(fresh.answers);
                self.thinking = Thinking::None;
                self.tell_gap();
                self.think();
            }
            Err(problem) if problem.code == Code::NotFound => self.deleted = true,
            // The store does not work now; the doubt stays.
            Err(_) => self.doubt = true,
        }
    }

    /// Asks the rules something. A rule that panics freezes this match and no other.
    fn guarded<T>(&mut self, ask: impl FnOnce(&Self) -> T) -> Result<T, Problem> {
        self.thawed()?;
        let asked = catch_unwind(AssertUnwindSafe(|| ask(self)));
        asked.map_err(|_| {
            self.freeze();
            panicked()
        })
    }

    /// An error if it cannot be played on.
    fn thawed(&self) -> Result<(), Problem> {
        self.frozen.clone().map_or(Ok(()), Err)
    }

    fn freeze(&mut self) {
        self.frozen = Some(panicked());
        self.thinking = Thinking::None;
        self.shared.metrics.frozen.inc();
        tracing::error!(key = self.key.0, game = self.game.id, "a rule panicked; match frozen");
        self.tell_gap();
    }

    /// The seats that are asked now.
    fn asked(&self) -> game::Seats {
        match &self.play {
            Some(play) if self.frozen.is_none() => play.position.turn().asked(),
            _ => game::Seats::EMPTY,
        }
    }

    /// The seat of somebody who has one.
    fn seat_of(&self, who: Option<IdentityKey>) -> Result<Seat, Problem> {
        self.info.seat_of(who).ok_or_else(|| {
            Problem::new(Code::NoSeat, "you have no seat in this match; you can only watch")
        })
    }

    /// The match as this identity may know it.
    fn look(&self, who: Option<IdentityKey>) -> wire::http::Match {
        wire::http::Match {
            id: self.id.to_string(),
            code: self.code.clone(),
            game: self.info.game.clone(),
            setup: self.info.setup.clone(),
            phase: self.phase_now(),
            visibility: self.info.visibility,
            watch: self.info.watch,
            clock: self.info.clock,
            start: self.info.start,
            admission: self.info.admission,
            asking: if self.info.is_host(who) { self.info.asking() } else { Vec::new() },
            asked_host: self.info.is_asking(who),
            hints: self.info.may_ask_for_hints(),
            seats: self.seats_now(),
            you: self.info.seat_of(who),
            host: self.info.is_host(who),
            number: self.number(),
            commit: self.info.commit.clone(),
            begins: self.begins_in(),
            result: self.result.clone(),
            rematch: self.info.rematch.clone(),
        }
    }
}

fn panicked() -> Problem {
    let detail = "a mistake in the program stopped this match; its record is safe, and it goes on \
                  with a version that has the mistake mended";
    Problem::new(Code::Frozen, detail)
}

fn gone() -> Problem {
    Problem::new(Code::NotFound, "this match has been deleted")
}
