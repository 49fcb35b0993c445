//! A bounded number of threads on which bots think.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, mpsc},
    thread,
    time::{Duration, Instant},
};

use game::Seat;
use serde_json::Value;
use table::{AnyGame, Budget, Level};

use crate::random::Random;

/// The threads. They end when this is dropped.
pub struct Pool {
    jobs: mpsc::Sender<Job>,
}

/// One decision to think about. A bot gets the view of its seat and nothing else.
pub struct Job {
    pub game: &'static AnyGame,
    pub level: Level,
    pub seat: Seat,
    pub view: Value,
    /// Gets the action, or none if the bot had no idea.
    pub answer: Box<dyn FnOnce(Option<String>) + Send>,
}

impl Pool {
    /// So many threads.
    pub fn new(threads: usize) -> Self {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let waiting = waiting.clone();
            let name = format!("bot-{number}");
            let work = move || {
                loop {
                    let next = waiting.lock().ok().and_then(|waiting| waiting.recv().ok());
                    let Some(job) = next else { return };
                    think(job);
                }
            };
            let started = thread::Builder::new().name(name).spawn(work);
            started.expect("an operating system starts a few threads");
        }
        Pool { jobs }
    }

    /// Thinks about it as soon as a thread is free. There is at most one job for each live match,
    /// so the queue needs no bound of its own.
    pub fn submit(&self, job: Job) {
        // The threads live as long as the pool.
        let _ = self.jobs.send(job);
    }
}

fn think(job: Job) {
    let Job { game, level, seat, view, answer } = job;
    let end = Instant::now() + Duration::from_millis(level.milliseconds());
    let stop = || Instant::now() >= end;
    let budget = Budget { iterations: level.iterations(), stop: &stop, threads: 1 };
    let thought = catch_unwind(AssertUnwindSafe(|| {
        game.bot(level).choose(&view, seat, budget, &mut Random).map(|thought| thought.action)
    }));
    if thought.is_err() {
        tracing::error!(game = game.id, %level, "a bot panicked; an action is chosen by chance");
    }
    answer(thought.ok().flatten());
}
