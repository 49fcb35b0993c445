//! Somebody who plays by chance as fast as the server lets them.

use std::{convert::Infallible, rc::Rc, time::Instant};

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use game::{Rng, Seeded};
use tokio::{net::TcpStream, sync::watch};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

use crate::{Shared, server::Api};

pub struct Player {
    shared: Rc<Shared>,
    api: Rc<Api>,
    id: String,
    token: String,
    seat: usize,
    rng: Seeded,
    going: watch::Receiver<bool>,
    commands: u64,
}

/// A command that was sent.
struct Sent {
    at: Instant,
    /// The number that its answer gave.
    done: Option<u32>,
}

impl Player {
    pub fn new(
        shared: &Rc<Shared>,
        api: &Rc<Api>,
        id: &str,
        token: &str,
        seat: usize,
        seed: u64,
        going: watch::Receiver<bool>,
    ) -> Self {
        Player {
            shared: shared.clone(),
            api: api.clone(),
            id: id.to_owned(),
            token: token.to_owned(),
            seat,
            rng: Seeded::stream(7, seed),
            going,
            commands: 0,
        }
    }

    /// Plays one match after another, until it is stopped from outside.
    pub async fn play(mut self) {
        let Err(error) = self.forever().await;
        self.shared.broken.borrow_mut().get_or_insert(error);
    }

    async fn forever(&mut self) -> Result<Infallible> {
        loop {
            self.id = self.one_match().await?;
        }
    }

    async fn connect(&self) -> Result<WebSocketStream<TcpStream>> {
        let url = format!("ws://{}/api/matches/{}/play", self.api.address, self.id);
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse()?);
        let stream = TcpStream::connect(&self.api.address).await?;
        stream.set_nodelay(true)?;
        let settings = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        Ok(client_async_with_config(request, stream, Some(settings)).await?.0)
    }

    /// Plays to the end; says the id of the rematch.
    async fn one_match(&mut self) -> Result<String> {
        let mut socket = self.connect().await?;
        socket.send(Message::text(r#"{"id":"h","do":{"hello":{}}}"#)).await?;
        let mut sent: Option<Sent> = None;
        let mut greeted = false;
        while let Some(message) = socket.next().await {
            let Message::Text(text) = message? else { continue };
            if let Some(answer) = text.strip_prefix(r#"{"answer":{"id":""#) {
                let Some(sent_now) = &mut sent else { continue };
                if let Some(number) = number_after(answer, r#""done":{"number":"#) {
                    sent_now.done = Some(number);
                } else {
                    // Somebody else was first, and it is not allowed any more; the update says what is.
                    self.shared.refused.set(self.shared.refused.get() + 1);
                    sent = None;
                }
                continue;
            }
            let number = number_after(&text, r#","number":"#).context("an update has a number")?;
            if !greeted {
                greeted = true;
                self.shared.greeted.set(self.shared.greeted.get() + 1);
                self.going.wait_for(|go| *go).await?;
            }
            if let Some(Sent { at, done: Some(done) }) = sent
                && number >= done
            {
                self.count(at);
                sent = None;
            }
            if is_over(&text) {
                if let Some(next) = self.next_match(&text).await? {
                    return Ok(next);
                }
                continue;
            }
            if sent.is_none()
                && let Some(action) = pick(&text, &mut self.rng)
            {
                self.commands += 1;
                let command = format!(
                    r#"{{"id":"{}","do":{{"act":{{"actions":["{action}"]}}}}}}"#,
                    self.commands
                );
                sent = Some(Sent { at: Instant::now(), done: None });
                socket.send(Message::text(command)).await?;
            }
        }
        bail!("the server closed a socket")
    }

    fn count(&self, since: Instant) {
        if self.shared.counts.get() {
            self.shared.accepted.set(self.shared.accepted.get() + 1);
            let microseconds = u32::try_from(since.elapsed().as_micros()).unwrap_or(u32::MAX);
            self.shared.microseconds.borrow_mut().push(microseconds);
        }
    }

    /// The first seat asks for a rematch, the others follow when they hear of it.
    async fn next_match(&mut self, update: &str) -> Result<Option<String>> {
        if self.seat == 0 {
            self.shared.finished.set(self.shared.finished.get() + 1);
            return Ok(Some(self.api.rematch(&self.id, &self.token).await?));
        }
        let Some((_, rest)) = update.rsplit_once(r#""rematch":""#) else { return Ok(None) };
        let id = rest.split('"').next().unwrap_or_default();
        self.api.sit(id, &self.token).await?;
        Ok(Some(id.to_owned()))
    }
}

/// The phase stands near the beginning of an update.
fn is_over(update: &str) -> bool {
    const PHASE: &str = r#""phase":""#;
    update.find(PHASE).is_some_and(|at| update[at + PHASE.len()..].starts_with("over"))
}

fn number_after(text: &str, key: &str) -> Option<u32> {
    let rest = &text[text.find(key)? + key.len()..];
    rest[..rest.find(|c: char| !c.is_ascii_digit())?].parse().ok()
}

/// One of the actions that an update lists; none if there are none.
fn pick<'a>(update: &'a str, rng: &mut Seeded) -> Option<&'a str> {
    // What comes after the actions is short, and the view before them may say anything.
    let (_, rest) = update.rsplit_once(r#","actions":["#)?;
    let list = rest[..rest.find(']')?].strip_prefix('"')?.strip_suffix('"')?;
    let count = u32::try_from(list.split("\",\"").count()).ok()?;
    list.split("\",\"").nth(rng.below(count) as usize)
}
