//! Bots remember what they thought, for their next decision in the same match.
//!
//! A bot that searches keeps the tree of what it looked at, some 20 megabytes at most, and what it
//! looked at before helps it later. So a seat has one bot for as long as its match is awake. It is
//! dropped when the match is over or sleeps, and when more bots than the server keeps have thought
//! since: then it begins anew, as it would after a restart. Bots that are at it are not among those
//! that are kept, but there are only as many of them as threads.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
};

use game::Seat;
use prometheus_client::metrics::gauge::Gauge;
use table::{Bot, Level};

/// The bots of all matches together, so that their bound is one of the whole server.
pub struct BotMemory {
    most: usize,
    /// The one that thought last is last. They are so few that looking through all of them is quick.
    kept: Mutex<VecDeque<KeptBot>>,
    gauge: Gauge,
    next_match: AtomicU64,
}

struct KeptBot {
    of_match: u64,
    seat: Seat,
    level: Level,
    bot: Bot,
}

impl BotMemory {
    /// Keeps at most so many bots, and says how many on this gauge.
    pub fn new(most: usize, gauge: Gauge) -> Arc<Self> {
        let (kept, next_match) = (Mutex::default(), AtomicU64::new(0));
        Arc::new(BotMemory { most, kept, gauge, next_match })
    }

    /// The bots of one more match; there are none yet.
    pub fn of_match(self: &Arc<Self>) -> Arc<MatchBots> {
        let id = self.next_match.fetch_add(1, Ordering::Relaxed);
        Arc::new(MatchBots { id, memory: self.clone() })
    }

    fn change<T>(&self, change: impl FnOnce(&mut VecDeque<KeptBot>) -> T) -> T {
        let mut kept = self.kept.lock().expect("nobody panics with the bots in hand");
        let changed = change(&mut kept);
        self.gauge.set(i64::try_from(kept.len()).unwrap_or(i64::MAX));
        changed
    }
}

/// The bots of one match. The match holds this, and so does each of its bots that thinks; they are
/// forgotten with the last of them.
pub struct MatchBots {
    id: u64,
    memory: Arc<BotMemory>,
}

impl MatchBots {
    /// The bot of a seat as it thought last; none if it never did, or at another level, or if it was
    /// dropped.
    pub fn take(&self, seat: Seat, level: Level) -> Option<Bot> {
        let this = |it: &KeptBot| (it.of_match, it.seat, it.level) == (self.id, seat, level);
        self.memory.change(|kept| kept.remove(kept.iter().position(this)?)).map(|it| it.bot)
    }

    /// Keeps the bot of a seat for its next decision. Whatever is too much is dropped.
    pub fn keep(&self, seat: Seat, level: Level, bot: Bot) {
        let it = KeptBot { of_match: self.id, seat, level, bot };
        // Dropped when the others may go on: a tree takes a moment.
        let surplus = self.memory.change(|kept| {
            let mut surplus: Vec<KeptBot> = Vec::new();
            let same = kept.iter().position(|it| (it.of_match, it.seat) == (self.id, seat));
            surplus.extend(same.and_then(|at| kept.remove(at)));
            kept.push_back(it);
            while kept.len() > self.memory.most {
                surplus.extend(kept.pop_front());
            }
            surplus
        });
        drop(surplus);
    }
}

impl Drop for MatchBots {
    fn drop(&mut self) {
        // As above: what is forgotten is dropped when the others may go on.
        let forgotten: VecDeque<KeptBot> = self.memory.change(|kept| {
            let (mine, others) =
                std::mem::take(kept).into_iter().partition(|it| it.of_match == self.id);
            *kept = others;
            mine
        });
        drop(forgotten);
    }
}
