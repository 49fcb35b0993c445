//! A wire tap: a client talks through it to the server, and it keeps every byte that the client
//! receives. [`read`] takes those bytes apart again, and leaves none unread.

use std::sync::{Arc, Mutex};

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy},
    net::{TcpListener, TcpStream, tcp::OwnedReadHalf, tcp::OwnedWriteHalf},
    task::{JoinHandle, JoinSet},
};

use crate::house::{Guest, House};

/// What one connection received.
pub type Bytes = Vec<u8>;

/// Stands between one client and the server.
pub struct Tap {
    base: String,
    kept: Arc<Mutex<Vec<Bytes>>>,
    listening: JoinHandle<()>,
    connections: Arc<tokio::sync::Mutex<JoinSet<()>>>,
}

impl Tap {
    pub async fn on(house: &House) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (server, kept) = (house.server.address(), Arc::new(Mutex::new(Vec::new())));
        let connections = Arc::new(tokio::sync::Mutex::new(JoinSet::new()));
        let (keep, spawn) = (kept.clone(), connections.clone());
        let listening = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(server).await.unwrap();
                let at = {
                    let mut kept = keep.lock().unwrap();
                    kept.push(Bytes::new());
                    kept.len() - 1
                };
                let (from_client, to_client) = client.into_split();
                let (from_server, to_server) = server.into_split();
                let mut spawn = spawn.lock().await;
                spawn.spawn(forward(from_client, to_server));
                spawn.spawn(record(from_server, to_client, keep.clone(), at));
            }
        });
        Tap { base, kept, listening, connections }
    }

    /// Somebody new, all of whose talk with the server is kept, that of becoming somebody included.
    pub async fn guest(&self, house: &House, name: &str) -> Guest {
        let mut guest = self.nobody(house);
        let body = serde_json::json!({"name": name, "token": true});
        let (_, identity) = guest.post("/api/me", body).await;
        guest.token = identity["token"].as_str().map(str::to_owned);
        guest
    }

    /// A client without an identity.
    pub fn nobody(&self, house: &House) -> Guest {
        Guest { base: self.base.clone(), ..house.nobody() }
    }

    /// What each connection received, once all of them are closed.
    pub async fn finish(self) -> Vec<Bytes> {
        self.listening.abort();
        let mut connections = self.connections.lock().await;
        while let Some(ended) = connections.join_next().await {
            ended.unwrap();
        }
        std::mem::take(&mut self.kept.lock().unwrap())
    }
}

async fn forward(mut client: OwnedReadHalf, mut server: OwnedWriteHalf) {
    let _ = copy(&mut client, &mut server).await;
    let _ = server.shutdown().await;
}

async fn record(
    mut server: OwnedReadHalf,
    mut client: OwnedWriteHalf,
    kept: Arc<Mutex<Vec<Bytes>>>,
    at: usize,
) {
    let mut buffer = vec![0; 64 * 1024];
    while let Ok(length @ 1..) = server.read(&mut buffer).await {
        kept.lock().unwrap()[at].extend_from_slice(&buffer[..length]);
        // A client that has gone away hears nothing more, but the tap does.
        let _ = client.write_all(&buffer[..length]).await;
    }
}

/// Something that a client received.
#[derive(Debug)]
pub enum Received {
    /// An answer over HTTP.
    Answer { status: u16, kind: String, body: String },
    /// A message over a websocket.
    Message(Value),
    /// The end of a websocket.
    Close(String),
}

/// Everything that a connection received. Bytes that are neither answers nor frames are an error.
pub fn read(mut bytes: &[u8]) -> Result<Vec<Received>, String> {
    let mut received = Vec::new();
    let mut upgraded = false;
    while !bytes.is_empty() {
        let (one, rest) = if upgraded { frame(bytes)? } else { answer(bytes)? };
        upgraded |= matches!(one, Some(Received::Answer { status: 101, .. }));
        received.extend(one);
        bytes = rest;
    }
    Ok(received)
}

fn answer(bytes: &[u8]) -> Result<(Option<Received>, &[u8]), String> {
    let end =
        bytes.windows(4).position(|four| four == b"\r\n\r\n").ok_or("an answer breaks off")?;
    let head = str::from_utf8(&bytes[..end]).map_err(|_| "a head that is no text")?;
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
    let status = status.ok_or("an answer without a status")?;
    let header = |name: &str| {
        let mut lines = head.split("\r\n").skip(1).filter_map(|line| line.split_once(": "));
        lines.find(|(of, _)| of.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned())
    };
    let length: usize = match (status, header("content-length")) {
        (101 | 204 | 304, _) => 0,
        (_, Some(length)) => length.parse().map_err(|_| "a length that is none")?,
        (_, None) => return Err("an answer without a length".to_owned()),
    };
    let rest = &bytes[end + 4..];
    let (body, rest) = rest.split_at_checked(length).ok_or("a body breaks off")?;
    let body = str::from_utf8(body).map_err(|_| "a body that is no text")?.to_owned();
    let kind = header("content-type").unwrap_or_default();
    Ok((Some(Received::Answer { status, kind, body }), rest))
}

fn frame(bytes: &[u8]) -> Result<(Option<Received>, &[u8]), String> {
    let short = "a frame breaks off";
    let [first, second, rest @ ..] = bytes else { return Err(short.to_owned()) };
    let (length, rest) = match second {
        0..=125 => (usize::from(*second), rest),
        126 => {
            let (length, rest) = rest.split_first_chunk().ok_or(short)?;
            (usize::from(u16::from_be_bytes(*length)), rest)
        }
        127 => {
            let (length, rest) = rest.split_first_chunk().ok_or(short)?;
            (usize::try_from(u64::from_be_bytes(*length)).map_err(|_| short)?, rest)
        }
        128.. => return Err("a server masks nothing".to_owned()),
    };
    let (body, rest) = rest.split_at_checked(length).ok_or(short)?;
    let received = match first {
        0x81 => {
            let message = serde_json::from_slice(body).map_err(|error| error.to_string())?;
            Some(Received::Message(message))
        }
        0x88 => {
            Some(Received::Close(String::from_utf8_lossy(body.get(2..).unwrap_or_default()).into()))
        }
        0x89 | 0x8a if body.is_empty() => None,
        _ => return Err(format!("a frame that nobody expects: {first:#x}")),
    };
    Ok((received, rest))
}

/// A message as the frame in which a server sends it.
pub fn framed(message: &Value) -> Bytes {
    let text = message.to_string();
    let mut frame = vec![0x81, 127];
    frame.extend((text.len() as u64).to_be_bytes());
    frame.extend(text.bytes());
    frame
}
