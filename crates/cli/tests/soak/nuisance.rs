//! Those who make trouble: they do not read, do not speak, come in crowds, or talk nonsense. What
//! becomes of them does not matter; the others must not notice.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use game::{Rng, Seeded};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message as Frame},
};

use crate::{Board, house::Visitor};

/// What somebody does who makes trouble.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Habit {
    /// Says hello and never reads.
    SlowReader,
    /// Opens a socket and says nothing.
    Silent,
    /// Comes with many others, looks on for a while, and leaves.
    Crowd,
    /// Says what nobody understands.
    Nonsense,
}

impl Habit {
    pub const ALL: [Habit; 4] = [Habit::SlowReader, Habit::Silent, Habit::Crowd, Habit::Nonsense];
}

/// How many come in a crowd.
const CROWD: usize = 30;

/// How often each kind of trouble was made.
#[derive(Debug, Default)]
pub struct Made([AtomicU64; 4]);

impl Made {
    pub fn times(&self, habit: Habit) -> u64 {
        self.0[habit as usize].load(Ordering::Relaxed)
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Makes trouble at one match after another, until it is enough.
pub async fn make_trouble(
    visitor: Visitor,
    board: Board,
    habit: Habit,
    mut rng: Seeded,
    made: Arc<Made>,
) {
    let mut life = visitor.life.clone();
    while !visitor.life.borrow().enough {
        let id = board.any(&mut rng);
        let trouble = async {
            if let Some(id) = id {
                let made = || made.0[habit as usize].fetch_add(1, Ordering::Relaxed);
                // It does not matter how it ends.
                let _ = at_match(&visitor, &id, habit, &mut rng, made).await;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        tokio::select! {
            () = trouble => {}
            _ = life.wait_for(|life| life.enough) => return,
        }
    }
}

async fn at_match(
    visitor: &Visitor,
    id: &str,
    habit: Habit,
    rng: &mut Seeded,
    made: impl Fn() -> u64,
) -> Result<(), Error> {
    let (_, address) = visitor.up().await;
    let url = format!("ws://{address}/api/matches/{id}/play?watch=true");
    match habit {
        Habit::SlowReader => {
            let mut socket = greeted(&url).await?;
            made();
            // Until the server has had enough of it, or is killed.
            let pause = Duration::from_secs(u64::from(rng.below(30)));
            tokio::time::sleep(pause).await;
            let _ = socket.close(None).await;
        }
        Habit::Silent => {
            let (_socket, _) = connect_async(&url).await?;
            made();
            let pause = Duration::from_millis(u64::from(rng.below(5_000)));
            tokio::time::sleep(pause).await;
        }
        Habit::Crowd => {
            let mut crowd = Vec::new();
            for _ in 0..CROWD {
                crowd.push(greeted(&url).await?);
            }
            made();
            for socket in &mut crowd {
                for _ in 0..rng.below(10) {
                    let next = socket.next();
                    let _ = tokio::time::timeout(Duration::from_millis(10), next).await;
                }
            }
        }
        Habit::Nonsense => {
            let mut socket = greeted(&url).await?;
            made();
            for _ in 0..20 {
                socket.send(nonsense(rng)).await?;
            }
        }
    }
    Ok(())
}

async fn greeted(url: &str) -> Result<Socket, Error> {
    let (mut socket, _) = connect_async(url).await?;
    socket.send(Frame::text(r#"{"id":"h","do":{"hello":{}}}"#)).await?;
    Ok(socket)
}

fn nonsense(rng: &mut Seeded) -> Frame {
    match rng.below(6) {
        0 => Frame::text("{"),
        1 => Frame::text(r#"{"id":"x","do":"win"}"#),
        2 => Frame::text(r#"{"id":"x","do":{"act":{"actions":["win"]}}}"#),
        3 => Frame::text("x".repeat(17 * 1024)),
        4 => Frame::binary(vec![0, 1, 2, 3]),
        _ => {
            let letters = ['{', '}', '[', ']', '"', ':', ',', ' ', 'a', 'ž', '\\', '0'];
            let letters = (0..rng.below(60)).map(|_| *rng.pick(&letters));
            Frame::text(letters.collect::<String>())
        }
    }
}
