use axum::extract::ws::Utf8Bytes;
use game::Seat;
use store::{Identity, IdentityKey};
use table::Level;
use tokio::sync::{mpsc, oneshot};
use wire::{Closing, Code, Command, Problem, http};

use crate::info::Chair;

/// What a match can be asked.
pub enum Ask {
    /// How it stands.
    Look { who: Option<IdentityKey>, answer: Answer<http::Match> },
    /// Somebody wants to sit down.
    Sit { who: Box<Identity>, sit: Box<http::Sit>, answer: Answer<http::Match> },
    /// Somebody wants to get up.
    Stand { who: IdentityKey, answer: Answer<http::Match> },
    /// The host makes something of a seat.
    SetSeat { who: IdentityKey, seat: Seat, chair: Box<Chair>, answer: Answer<http::Match> },
    /// The host wants to start.
    Start { who: IdentityKey, fill: Level, answer: Answer<http::Match> },
    /// Somebody wants to go on with the same people.
    Rematch { who: Box<Identity>, answer: Answer<http::Found> },
    /// What somebody has heard so far.
    History { who: Option<IdentityKey>, answer: Answer<http::History> },
    /// How it stood after an event.
    Moment { who: Option<IdentityKey>, number: u32, answer: Answer<http::Moment> },
    /// Who is to decide.
    Asked { answer: Answer<Vec<Seat>> },
    /// The record, if it is over.
    Record { answer: Answer<String> },
    /// A socket wants to hear of this match.
    Join(Box<Join>),
    /// A command came over a socket.
    Command { socket: SocketId, command: Box<Command> },
    /// A socket is gone.
    Left { socket: SocketId },
    /// A slow socket can take messages again.
    Drained { socket: SocketId },
    /// A bot has decided, when the match was at this number.
    Thought { seat: Seat, number: u32, action: Option<String> },
    /// The store has more of this match.
    Reached { number: u32, revision: u32 },
    /// The store has nothing of this match any more.
    Deleted,
    /// The server stops.
    Stop,
}

/// A socket of a match.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct SocketId(pub u32);

/// A socket that wants to hear of a match.
pub struct Join {
    pub who: Option<IdentityKey>,
    pub queue: mpsc::Sender<Out>,
    pub answer: Answer<SocketId>,
}

/// What goes out over a socket.
#[derive(Clone, Debug)]
pub enum Out {
    /// A message, written out.
    Text(Utf8Bytes),
    /// Nothing more.
    Close(Closing),
}

type Answer<T> = oneshot::Sender<Result<T, Problem>>;

impl Ask {
    /// Answers that it cannot be done.
    pub fn refuse(self, problem: Problem) {
        match self {
            Ask::Look { answer, .. }
            | Ask::Sit { answer, .. }
            | Ask::Stand { answer, .. }
            | Ask::SetSeat { answer, .. }
            | Ask::Start { answer, .. } => drop(answer.send(Err(problem))),
            Ask::Rematch { answer, .. } => drop(answer.send(Err(problem))),
            Ask::History { answer, .. } => drop(answer.send(Err(problem))),
            Ask::Moment { answer, .. } => drop(answer.send(Err(problem))),
            Ask::Asked { answer } => drop(answer.send(Err(problem))),
            Ask::Record { answer } => drop(answer.send(Err(problem))),
            Ask::Join(join) => drop(join.answer.send(Err(problem))),
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

/// The way to the actor of a match. While one is held, the match stays awake.
#[derive(Clone)]
pub struct Stub(pub mpsc::Sender<Ask>);

impl Stub {
    /// Asks and waits for the answer.
    pub async fn ask<T>(&self, make: impl FnOnce(Answer<T>) -> Ask) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        let busy = || Problem::new(Code::Unavailable, "the match is being put away; try again");
        self.0.send(make(answer)).await.map_err(|_| busy())?;
        answered.await.map_err(|_| busy())?
    }

    /// Tells without waiting for an answer; false if nobody is there.
    pub async fn tell(&self, ask: Ask) -> bool {
        self.0.send(ask).await.is_ok()
    }
}
