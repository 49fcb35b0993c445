use axum::extract::ws::Utf8Bytes;
use game::Seat;
use record::Bytes32;
use store::{Identity, IdentityKey};
use table::Level;
use tokio::sync::{mpsc, oneshot};
use wire::{Closing, Code, Command, Problem, http};

use crate::{info::Chair, limits::Guest};

/// How many questions wait for a match. Whoever asks faster than the match goes has to wait.
const WAITING: usize = 32;

/// The way to the actor of a match. While one is held, the match stays awake.
#[derive(Clone)]
pub struct MatchHandle(mpsc::Sender<Ask>);

/// A socket of a match.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub struct SocketId(pub(super) u32);

/// What goes out over a socket.
#[derive(Clone, Debug)]
pub enum Out {
    /// A message, written out.
    Text(Utf8Bytes),
    /// Nothing more.
    Close(Closing),
}

/// Each of these waits for the answer of the match.
impl MatchHandle {
    /// How it stands.
    pub async fn look(&self, who: Option<IdentityKey>) -> Result<http::Match, Problem> {
        self.ask(|reply| Ask::Look { who, reply }).await
    }

    /// Somebody wants to sit down.
    pub async fn sit(&self, who: Identity, sit: http::Sit) -> Result<http::Match, Problem> {
        let (who, sit) = (Box::new(who), Box::new(sit));
        self.ask(|reply| Ask::Sit { who, sit, reply }).await
    }

    /// Somebody wants to get up.
    pub async fn stand(&self, who: IdentityKey) -> Result<http::Match, Problem> {
        self.ask(|reply| Ask::Stand { who, reply }).await
    }

    /// The host answers somebody who would like to sit down.
    pub async fn admit(
        &self,
        who: IdentityKey,
        number: u32,
        admit: bool,
    ) -> Result<http::Match, Problem> {
        self.ask(|reply| Ask::Admit { who, number, admit, reply }).await
    }

    /// Somebody is not known any more.
    pub async fn forget(&self, who: IdentityKey) -> Result<(), Problem> {
        self.ask(|reply| Ask::Forget { who, reply }).await
    }

    /// It was wanted again, so it does not expire soon.
    pub async fn touch(&self) -> Result<(), Problem> {
        self.ask(|reply| Ask::Touch { reply }).await
    }

    /// The host changes what was agreed on.
    pub async fn change(
        &self,
        who: IdentityKey,
        change: http::ChangeMatch,
    ) -> Result<http::Match, Problem> {
        let change = Box::new(change);
        self.ask(|reply| Ask::Change { who, change, reply }).await
    }

    /// The host closes the table.
    pub async fn close(&self, who: IdentityKey) -> Result<(), Problem> {
        self.ask(|reply| Ask::Close { who, reply }).await
    }

    /// The host makes something of a seat.
    pub async fn set_seat(
        &self,
        who: IdentityKey,
        seat: Seat,
        chair: Chair,
    ) -> Result<http::Match, Problem> {
        let chair = Box::new(chair);
        self.ask(|reply| Ask::SetSeat { who, seat, chair, reply }).await
    }

    /// The host wants to start; bots of this level get the open seats.
    pub async fn start(&self, who: IdentityKey, fill: Level) -> Result<http::Match, Problem> {
        self.ask(|reply| Ask::Start { who, fill, reply }).await
    }

    /// Somebody shows the nonce that they committed to.
    pub async fn show_nonce(
        &self,
        who: IdentityKey,
        nonce: Bytes32,
    ) -> Result<http::Match, Problem> {
        self.ask(|reply| Ask::ShowNonce { who, nonce, reply }).await
    }

    /// Somebody wants to go on with the same people, and may want their own seat kept too.
    pub async fn rematch(&self, who: Identity, keep: bool) -> Result<http::MatchLink, Problem> {
        let who = Box::new(who);
        self.ask(|reply| Ask::Rematch { who, keep, reply }).await
    }

    /// What somebody has heard so far.
    pub async fn history(&self, who: Option<IdentityKey>) -> Result<http::History, Problem> {
        self.ask(|reply| Ask::History { who, reply }).await
    }

    /// How it stood after an event.
    pub async fn moment(
        &self,
        who: Option<IdentityKey>,
        number: u32,
    ) -> Result<http::Moment, Problem> {
        self.ask(|reply| Ask::Moment { who, number, reply }).await
    }

    /// Who is to decide.
    pub async fn asked(&self) -> Result<Vec<Seat>, Problem> {
        self.ask(|reply| Ask::Asked { reply }).await
    }

    /// The record, if it is over.
    pub async fn record(&self) -> Result<String, Problem> {
        self.ask(|reply| Ask::Record { reply }).await
    }

    /// A socket wants to hear of this match; what it hears comes through this queue. It may be a screen
    /// that somebody has set up for all to see.
    pub async fn join(
        &self,
        who: Option<IdentityKey>,
        screen_of: Option<IdentityKey>,
        queue: mpsc::Sender<Out>,
    ) -> Result<(SocketId, Guest), Problem> {
        self.ask(|reply| Ask::Join { who, screen_of, queue, reply }).await
    }

    async fn ask<T>(&self, make: impl FnOnce(Reply<T>) -> Ask) -> Result<T, Problem> {
        let (reply, replied) = oneshot::channel();
        let busy = || Problem::new(Code::Unavailable, "the match is being put away; try again");
        self.0.send(make(reply)).await.map_err(|_| busy())?;
        replied.await.map_err(|_| busy())?
    }
}

/// Each of these waits for a place in the mailbox and for nothing else.
impl MatchHandle {
    /// A command came over a socket, whose queue gets the answer; false if the match is gone.
    pub async fn command(&self, socket: SocketId, command: Command) -> bool {
        let command = Box::new(command);
        self.0.send(Ask::Command { socket, command }).await.is_ok()
    }

    /// A socket is gone.
    pub async fn leave(&self, socket: SocketId) {
        let _ = self.0.send(Ask::Left { socket }).await;
    }

    /// The store has nothing of this match any more.
    pub async fn deleted(&self) {
        let _ = self.0.send(Ask::Deleted).await;
    }

    /// The server stops.
    pub async fn stop(&self) {
        let _ = self.0.send(Ask::Stop).await;
    }

    /// The store has this match up to here. This does not wait: a full mailbox means that the match
    /// is busy and will notice by itself.
    pub fn reached(&self, number: u32, revision: u32) {
        let _ = self.0.try_send(Ask::Reached { number, revision });
    }

    /// Something may have been written that nobody told this node of: the match looks for itself.
    pub fn look_into_store(&self) {
        self.reached(u32::MAX, 0);
    }
}

impl MatchHandle {
    /// Whether this leads nowhere.
    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// Whether nobody else has a way to this match.
    pub fn is_the_only_one(&self) -> bool {
        self.0.strong_count() == 1
    }

    /// The way that an actor has to itself. It does not keep the mailbox open.
    pub(super) fn downgrade(&self) -> WeakHandle {
        self.0.downgrade()
    }
}

/// What an actor sends to itself goes through here, see [`MatchHandle::downgrade`].
pub(super) type WeakHandle = mpsc::WeakSender<Ask>;

/// Where an actor finds what it was asked.
pub(super) type Mailbox = mpsc::Receiver<Ask>;

/// A way to an actor, and its mailbox.
pub(super) fn channel() -> (MatchHandle, Mailbox) {
    let (sender, mailbox) = mpsc::channel(WAITING);
    (MatchHandle(sender), mailbox)
}

/// What lies in a mailbox.
pub(super) enum Ask {
    Look {
        who: Option<IdentityKey>,
        reply: Reply<http::Match>,
    },
    Sit {
        who: Box<Identity>,
        sit: Box<http::Sit>,
        reply: Reply<http::Match>,
    },
    Stand {
        who: IdentityKey,
        reply: Reply<http::Match>,
    },
    Admit {
        who: IdentityKey,
        number: u32,
        admit: bool,
        reply: Reply<http::Match>,
    },
    Forget {
        who: IdentityKey,
        reply: Reply<()>,
    },
    Touch {
        reply: Reply<()>,
    },
    Change {
        who: IdentityKey,
        change: Box<http::ChangeMatch>,
        reply: Reply<http::Match>,
    },
    Close {
        who: IdentityKey,
        reply: Reply<()>,
    },
    SetSeat {
        who: IdentityKey,
        seat: Seat,
        chair: Box<Chair>,
        reply: Reply<http::Match>,
    },
    Start {
        who: IdentityKey,
        fill: Level,
        reply: Reply<http::Match>,
    },
    ShowNonce {
        who: IdentityKey,
        nonce: Bytes32,
        reply: Reply<http::Match>,
    },
    Rematch {
        who: Box<Identity>,
        keep: bool,
        reply: Reply<http::MatchLink>,
    },
    History {
        who: Option<IdentityKey>,
        reply: Reply<http::History>,
    },
    Moment {
        who: Option<IdentityKey>,
        number: u32,
        reply: Reply<http::Moment>,
    },
    Asked {
        reply: Reply<Vec<Seat>>,
    },
    Record {
        reply: Reply<String>,
    },
    Join {
        who: Option<IdentityKey>,
        screen_of: Option<IdentityKey>,
        queue: mpsc::Sender<Out>,
        reply: Reply<(SocketId, Guest)>,
    },
    Command {
        socket: SocketId,
        command: Box<Command>,
    },
    Left {
        socket: SocketId,
    },
    /// A slow socket can take messages again.
    Drained {
        socket: SocketId,
    },
    /// A bot has decided, when the match was at this number.
    Thought {
        seat: Seat,
        number: u32,
        action: Option<String>,
    },
    Reached {
        number: u32,
        revision: u32,
    },
    Deleted,
    Stop,
}

/// Where the answer goes.
pub(super) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

impl Ask {
    /// Answers that it cannot be done.
    pub(super) fn refuse(self, problem: Problem) {
        match self {
            Ask::Look { reply, .. }
            | Ask::Sit { reply, .. }
            | Ask::Stand { reply, .. }
            | Ask::Admit { reply, .. }
            | Ask::SetSeat { reply, .. }
            | Ask::Change { reply, .. }
            | Ask::ShowNonce { reply, .. }
            | Ask::Start { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Forget { reply, .. } | Ask::Close { reply, .. } | Ask::Touch { reply } => {
                drop(reply.send(Err(problem)));
            }
            Ask::Rematch { reply, .. } => drop(reply.send(Err(problem))),
            Ask::History { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Moment { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Asked { reply } => drop(reply.send(Err(problem))),
            Ask::Record { reply } => drop(reply.send(Err(problem))),
            Ask::Join { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Command { .. }
            | Ask::Left { .. }
            | Ask::Drained { .. }
            | Ask::Thought { .. }
            | Ask::Reached { .. }
            | Ask::Deleted
            | Ask::Stop => {}
        }
    }
}
