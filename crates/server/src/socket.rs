//! One websocket: commands in, messages out. It knows nothing of the match but the way to its
//! actor.

use std::{
    ops::ControlFlow::{self, Break, Continue},
    pin::pin,
    sync::Arc,
    time::Duration,
};

use axum::{
    extract::{
        WebSocketUpgrade,
        ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket},
    },
    response::Response,
};
use futures_util::SinkExt;
use store::{Identity, IdentityKey};
use tokio::{
    sync::mpsc::{self, error::TryRecvError},
    time::{Instant, sleep_until, timeout},
};
use wire::{Answer, Closing, Code, Command, Message, Outcome, Problem};

use crate::{
    actor::{MatchHandle, Out, SocketId},
    limits::{Address, Counted},
    present::Here,
    shared::{Commander, Shared},
};

/// How many unreadable messages a client may send before it is sent away.
const MOST_BAD: u32 = 16;

/// How many bytes are written together at most.
const MOST_TOGETHER: usize = 64 * 1024;

/// Close codes of RFC 6455 and its registry.
mod close {
    pub const AWAY: u16 = 1001;
    pub const PROTOCOL: u16 = 1002;
    pub const UNSUPPORTED: u16 = 1003;
    pub const NOT_TEXT: u16 = 1007;
    pub const POLICY: u16 = 1008;
    pub const TOO_LARGE: u16 = 1009;
    pub const RESTART: u16 = 1012;
}

/// Somebody who comes to a match.
pub struct Visitor {
    who: Option<Identity>,
    screen_of: Option<IdentityKey>,
}

impl Visitor {
    /// A screen that everybody sees shows what everybody may know, whoever set it up.
    pub fn new(who: Option<Identity>, watches: bool) -> Self {
        let screen_of = who.as_ref().filter(|_| watches).map(|who| who.key);
        Visitor { who: who.filter(|_| !watches), screen_of }
    }
}

/// Joins the match and answers with the upgrade.
pub async fn open(
    shared: Arc<Shared>,
    id: &str,
    visitor: Visitor,
    (address, connection): (Address, Arc<Counted>),
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let handle = shared.reach(id)?;
    let (queue, messages) = mpsc::channel(shared.settings.limits.queue.max(4));
    let Visitor { who, screen_of } = visitor;
    let (id, guest) = handle.join(who.as_ref().map(|who| who.key), screen_of, queue).await?;
    let counted = shared.sockets.enter(address, guest);
    // Whatever happens from here on, the match hears when this socket is gone.
    let mut membership =
        Membership { handle, id, shared: shared.clone(), counted: vec![connection] };
    membership.counted.push(Arc::new(counted.ok_or_else(|| {
        shared.metrics.limited.inc();
        Problem::new(Code::TooMany, "too many connections from one address; close some")
    })?));
    let here = who.as_ref().map(|who| shared.present.enter(who.key));
    let commander = Commander::of(who.as_ref(), address);
    let limit = shared.settings.limits.message;
    let upgrade = upgrade
        .max_message_size(limit)
        .max_frame_size(limit)
        // What a client sends is small, and thousands of sockets each have such a buffer.
        .read_buffer_size(2 * 1024)
        // Nothing goes out by itself: what waits is written together, see `send_out`.
        .write_buffer_size(MOST_TOGETHER);
    let tasks = shared.tasks.clone();
    Ok(upgrade.on_upgrade(move |socket| {
        let connection =
            Connection { socket, messages, membership, commander, here, greeted: false, bad: 0 };
        // Counted among the tasks, so that a stop waits for the last word.
        tasks.track_future(connection.run())
    }))
}

/// A place among those who hear of a match. Whoever drops it has left.
struct Membership {
    handle: MatchHandle,
    id: SocketId,
    shared: Arc<Shared>,
    /// Held as long as it lives.
    counted: Vec<Arc<Counted>>,
}

impl Drop for Membership {
    fn drop(&mut self) {
        let (handle, socket) = (self.handle.clone(), self.id);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { handle.leave(socket).await });
        }
    }
}

struct Connection {
    socket: WebSocket,
    messages: mpsc::Receiver<Out>,
    membership: Membership,
    commander: Commander,
    /// For somebody who is known.
    here: Option<Here>,
    /// Whether it has said hello.
    greeted: bool,
    bad: u32,
}

/// Whether to go on, or to close the socket and with which code and reason.
type Flow = ControlFlow<Option<(u16, &'static str)>>;

impl Connection {
    async fn run(mut self) {
        let limits = &self.membership.shared.settings.limits;
        let (idle, patience) = (limits.socket_idle, limits.send_timeout);
        let late = Instant::now() + limits.hello_timeout;
        let forgotten = self.here.as_ref().map(|here| here.close.clone());
        let mut forgotten = pin!(async move {
            match forgotten {
                Some(forgotten) => forgotten.cancelled().await,
                None => std::future::pending().await,
            }
        });
        let mut heard = Instant::now();
        let mut pinged = false;
        // Set anew only when it has rung, because most messages come long before.
        let mut alarm = pin!(sleep_until(heard + idle / 2));
        let end = loop {
            let next = tokio::select! {
                biased;
                out = self.messages.recv() => self.send_out(out, patience).await,
                frame = self.socket.recv() => {
                    (heard, pinged) = (Instant::now(), false);
                    match frame {
                        Some(Ok(frame)) => self.receive(frame, patience).await,
                        Some(Err(error)) => Break(broken(error)),
                        None => Break(None),
                    }
                }
                () = &mut forgotten => {
                    self.send_out(Some(Out::Close(Closing::Forgotten)), patience).await
                }
                () = sleep_until(late), if !self.greeted => {
                    Break(Some((close::POLICY, "say hello first")))
                }
                () = &mut alarm => {
                    if pinged {
                        Break(Some((close::POLICY, "no sign of life")))
                    } else if heard.elapsed() < idle / 2 {
                        alarm.as_mut().reset(heard + idle / 2);
                        Continue(())
                    } else {
                        pinged = true;
                        alarm.as_mut().reset(Instant::now() + idle / 2);
                        self.send(Frame::Ping(Vec::new().into()), patience).await
                    }
                }
            };
            if let Break(end) = next {
                break end;
            }
        };
        if let Some((code, reason)) = end {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            let closing = self.socket.send(Frame::Close(Some(frame)));
            let _ = timeout(Duration::from_secs(2), closing).await;
            // Wait for the client's own goodbye, so that ours is not lost on the way.
            let goodbye = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = timeout(Duration::from_secs(2), goodbye).await;
        }
    }

    /// Sends a message and all others that wait, with one write: an answer and its update come
    /// together.
    async fn send_out(&mut self, out: Option<Out>, patience: Duration) -> Flow {
        let mut out = out;
        while let Some(Out::Text(text)) = out {
            if timeout(patience, self.socket.feed(Frame::Text(text)))
                .await
                .is_ok_and(|fed| fed.is_ok())
            {
                out = match self.messages.try_recv() {
                    Ok(more) => Some(more),
                    Err(TryRecvError::Empty) => return self.flush(patience).await,
                    Err(TryRecvError::Disconnected) => None,
                };
            } else {
                return Break(None);
            }
        }
        match out {
            Some(Out::Text(_)) => unreachable!("all of them are sent"),
            Some(Out::Close(why)) => {
                let text = serde_json::to_string(&Message::Closing(why)).unwrap_or_default();
                let _ = self.send(Frame::Text(text.into()), patience).await;
                Break(Some(match why {
                    Closing::Stopping => (close::RESTART, "the server is stopping"),
                    Closing::Deleted => (close::AWAY, "the match has been deleted"),
                    Closing::NotWatching => (close::POLICY, "nobody may watch this match"),
                    Closing::Replaced => (close::POLICY, "the seat is played elsewhere now"),
                    Closing::Forgotten => (close::POLICY, "you are not known here any more"),
                }))
            }
            // The queue was full when the server said goodbye.
            None if self.membership.shared.stop.is_cancelled() => {
                Break(Some((close::RESTART, "the server is stopping")))
            }
            // The actor has given up on this socket.
            None => Break(Some((close::POLICY, "you do not read what you are sent"))),
        }
    }

    async fn receive(&mut self, frame: Frame, patience: Duration) -> Flow {
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Ping(_) | Frame::Pong(_) => return Continue(()),
            Frame::Close(_) => return Break(None),
            Frame::Binary(_) => {
                return Break(Some((close::UNSUPPORTED, "commands are text")));
            }
        };
        let shared = self.membership.shared.clone();
        let command = match command(&text) {
            Ok(command) => command,
            Err(answer) => {
                self.bad += 1;
                if self.bad > MOST_BAD {
                    return Break(Some((close::POLICY, "too many unreadable commands")));
                }
                return self.answer(answer, patience).await;
            }
        };
        if !shared.meters.commands.allows(&self.commander) {
            shared.metrics.limited.inc();
            let problem = Problem::new(Code::TooMany, "too many commands; wait a moment");
            let answer = Answer { id: command.id, outcome: Outcome::Refused(problem) };
            return self.answer(answer, patience).await;
        }
        self.greeted |= matches!(command.order, wire::Order::Hello { .. });
        let sent = self.membership.handle.command(self.membership.id, command).await;
        if sent { Continue(()) } else { Break(Some((close::RESTART, "connect again"))) }
    }

    async fn answer(&mut self, answer: Answer, patience: Duration) -> Flow {
        let text = serde_json::to_string(&Message::Answer(answer));
        self.send(Frame::Text(text.unwrap_or_default().into()), patience).await
    }

    async fn flush(&mut self, patience: Duration) -> Flow {
        match timeout(patience, self.socket.flush()).await {
            Ok(Ok(())) => Continue(()),
            Ok(Err(_)) | Err(_) => Break(None),
        }
    }

    async fn send(&mut self, frame: Frame, patience: Duration) -> Flow {
        match timeout(patience, self.socket.send(frame)).await {
            Ok(Ok(())) => Continue(()),
            Ok(Err(_)) | Err(_) => Break(None),
        }
    }
}

/// With which code and reason to close a socket that sent something which is no message; none if it
/// is just gone.
fn broken(error: axum::Error) -> Option<(u16, &'static str)> {
    use tungstenite::Error;
    match error.into_inner().downcast::<Error>().map(|error| *error) {
        Ok(Error::Capacity(_)) => Some((close::TOO_LARGE, "a message is too large")),
        Ok(Error::Utf8(_)) => Some((close::NOT_TEXT, "a text is not UTF-8")),
        Ok(Error::Protocol(_)) => Some((close::PROTOCOL, "this is not a websocket")),
        Ok(_) | Err(_) => None,
    }
}

/// Reads a command, or says what is wrong with it.
pub fn command(text: &str) -> Result<Command, Answer> {
    let refused = |detail: String| {
        // The detail may repeat what the client sent, and that may be long.
        let detail: String = detail.chars().take(200).collect();
        let outcome = Outcome::Refused(Problem::new(Code::BadRequest, detail));
        Answer { id: id_of(text), outcome }
    };
    if !text.trim_start().starts_with('{') {
        return Err(refused("a command is a JSON object: `{…}`".to_owned()));
    }
    wire::strict::from_str(text).map_err(|error| refused(error.to_string()))
}

/// The id of a command that could not be read as a whole.
fn id_of(text: &str) -> String {
    let value: Option<serde_json::Value> = serde_json::from_str(text).ok();
    let id = value.as_ref().and_then(|value| value.get("id")?.as_str());
    id.filter(|id| id.len() <= wire::LONGEST_ID).unwrap_or_default().to_owned()
}
