//! Somebody who plays by chance, and comes back whenever the server does.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt};
use game::{Rng, Seeded};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message as Frame, client::IntoClientRequest},
};
use wire::{Answer, Code, Command, Message, Order, Outcome, Phase, Update};

use crate::{
    Board,
    house::{AGAIN, Visitor},
};

/// How many news the server tells somebody who comes back, at most.
const MOST_NEWS: u32 = 200;

/// What one player did and heard in one match.
#[derive(Debug, Default)]
pub struct Hand {
    pub seat: u8,
    /// What was acknowledged, in order, each with the number that the answer gave.
    pub done: Vec<(u32, Order)>,
    /// The news, in this player's words.
    pub heard: BTreeMap<u32, String>,
    /// How often a command was sent again because its answer had not come.
    pub repeated: u32,
    /// How often a command was refused because there was no room.
    pub refused: u32,
    /// How often the player came back.
    pub returned: u32,
}

/// Why somebody stops playing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum End {
    Over,
    Enough,
}

pub struct Player {
    visitor: Visitor,
    board: Board,
    rng: Seeded,
    id: String,
    token: String,
    hand: Hand,
    /// The latest update.
    now: Option<Box<Update>>,
    /// The command whose answer has not come.
    unanswered: Option<Command>,
    /// When it was sent, if nothing has gone wrong since.
    sent: Option<Instant>,
    /// Nothing is decided before the match has reached this number.
    wait_for: u32,
    commands: u32,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Player {
    pub fn new(visitor: Visitor, board: Board, rng: Seeded, id: &str, token: &str) -> Self {
        let (id, token, hand) = (id.to_owned(), token.to_owned(), Hand::default());
        let (now, unanswered, sent, wait_for, commands) = (None, None, None, 0, 0);
        Player { visitor, board, rng, id, token, hand, now, unanswered, sent, wait_for, commands }
    }

    /// Plays until the match is over, or it is enough.
    pub async fn play(mut self) -> (Hand, End) {
        loop {
            let (number, address) = self.visitor.up().await;
            match self.connection(&address).await {
                Ok(end) => return (self.hand, end),
                Err(error) => self.visitor.must_be_dead(number, &error),
            }
            self.hand.returned += 1;
        }
    }

    /// One connection, until it breaks off or there is nothing more to do.
    async fn connection(&mut self, address: &str) -> Result<End, Error> {
        let url = format!("ws://{address}/api/matches/{}/play", self.id);
        let mut request = url.into_client_request()?;
        let bearer = format!("Bearer {}", self.token).parse().expect("a token is plain");
        request.headers_mut().insert("authorization", bearer);
        let (mut socket, _) = connect_async(request).await?;
        let seen = self.now.as_ref().map(|now| now.number);
        // Sometimes earlier than needed, to hear once more what was heard before.
        let back = if self.rng.below(2) == 0 { 0 } else { self.rng.below(MOST_NEWS) };
        let since = seen.map(|seen| seen.saturating_sub(back));
        let hello = Order::Hello { since, alone: false, device: None };
        send(&mut socket, &Command { id: "hello".to_owned(), order: hello }).await?;
        let mut greeted = false;
        let mut life = self.visitor.life.clone();
        loop {
            if greeted && self.unanswered.is_none() {
                let over = self.now.as_ref().is_some_and(|now| now.phase == Phase::Over);
                if over || life.borrow().enough {
                    socket.close(None).await?;
                    return Ok(if over { End::Over } else { End::Enough });
                }
                if let Some(order) = self.decide() {
                    self.commands += 1;
                    let command = Command { id: format!("c{}", self.commands), order };
                    if self.board.thinking > 0 {
                        let thinking = self.rng.below(self.board.thinking);
                        tokio::time::sleep(Duration::from_millis(thinking.into())).await;
                    }
                    self.sent = Some(Instant::now());
                    // Before it is sent: from here on it may have happened.
                    send(&mut socket, self.unanswered.insert(command)).await?;
                }
            }
            let frame = tokio::select! {
                frame = socket.next() => frame.ok_or(Error::ConnectionClosed)??,
                // Perhaps it is enough.
                _ = life.changed() => continue,
            };
            let Frame::Text(text) = frame else { continue };
            match serde_json::from_str(&text).unwrap() {
                Message::Answer(Answer { id, outcome }) if id == "hello" => {
                    assert!(matches!(outcome, Outcome::Done { .. }), "{outcome:?}");
                }
                Message::Answer(answer) => {
                    if let Some(command) = self.answered(answer) {
                        tokio::time::sleep(AGAIN).await;
                        send(&mut socket, self.unanswered.insert(command)).await?;
                    }
                }
                Message::Update(update) => {
                    self.hear(update, !greeted);
                    if !greeted && let Some(command) = &self.unanswered {
                        self.hand.repeated += 1;
                        self.sent = None;
                        send(&mut socket, command).await?;
                    }
                    greeted = true;
                }
                // Spectators come and go.
                Message::Watching { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// Any of the actions; now and then takes something back.
    fn decide(&mut self) -> Option<Order> {
        let now = self.now.as_ref().filter(|now| now.number >= self.wait_for)?;
        if now.undo.is_some() && self.rng.below(20) == 0 {
            return Some(Order::Undo { to: now.undo });
        }
        if now.actions.is_empty() {
            return None;
        }
        let actions = vec![self.rng.pick(&now.actions).clone()];
        Some(Order::Act { actions, seen: Some(now.number) })
    }

    /// Takes an answer; says what is to be sent once more because there was no room for it.
    fn answered(&mut self, answer: Answer) -> Option<Command> {
        let command = self.unanswered.take().expect("one command at a time");
        assert_eq!(answer.id, command.id);
        match answer.outcome {
            Outcome::Done { number } => {
                self.wait_for = number;
                self.hand.done.push((number, command.order));
                self.board.acknowledge(self.sent.take());
            }
            Outcome::Refused(problem) if problem.code == Code::NoSpace => {
                self.hand.refused += 1;
                self.sent = None;
                return Some(command);
            }
            Outcome::Refused(problem) => {
                // Where several may act, somebody else was first; perhaps before the kill.
                let fine = match command.order {
                    Order::Undo { .. } => [Code::Refused, Code::WrongPhase],
                    _ => [Code::Stale, Code::WrongPhase],
                };
                assert!(fine.contains(&problem.code), "{:?}: {problem}", command.order);
                if let Order::Act { seen: Some(seen), .. } = command.order {
                    self.wait_for = seen + 1;
                }
            }
        }
        None
    }

    fn hear(&mut self, update: Box<Update>, greeting: bool) {
        self.hand.seat = update.you.expect("a player has a seat").number();
        for news in &update.news {
            let text = match (&news.news, news.undo) {
                (Some(news), None) => news.get().to_owned(),
                (None, Some(to)) => format!("undo {to}"),
                other => panic!("{other:?}"),
            };
            let before = self.hand.heard.insert(news.number, text.clone());
            // What an undo has taken back is not told again.
            assert!(
                before.is_none_or(|before| before == text),
                "{} was told otherwise",
                news.number
            );
        }
        if let Some(before) = &self.now {
            assert!(update.number >= before.number, "what was told has not happened");
            if update.number == before.number {
                let views =
                    [&update.view, &before.view].map(|view| view.as_ref().map(|view| view.get()));
                assert_eq!(views[0], views[1], "the same number, another view");
            }
            let told = !greeting || update.number - before.number <= MOST_NEWS;
            assert!(!greeting || !told || update.since <= before.number, "news are missing");
        }
        let last = self.hand.done.last().map_or(0, |(number, _)| *number);
        assert!(update.number >= last || !greeting, "{last} was acknowledged and is gone");
        self.now = Some(update);
    }
}

async fn send(socket: &mut Socket, command: &Command) -> Result<(), Error> {
    let text = serde_json::to_string(command).expect("commands are JSON");
    socket.send(Frame::text(text)).await
}
