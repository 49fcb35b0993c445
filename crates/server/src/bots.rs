//! A bounded number of threads on which bots think, and who waits for them.

use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread,
    time::{Duration, Instant},
};

use game::Seat;
use prometheus_client::metrics::counter::Counter;
use serde_json::Value;
use store::{IdentityKey, MatchKey};
use table::{AnyGame, Budget, Level, Thought};

use crate::{bot_memory::MatchBots, random::Random};

/// The threads. They end when this is dropped.
pub struct Pool(Arc<Queue>);

/// On whose behalf a bot thinks.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Owner {
    /// Whoever made the match.
    Host(IdentityKey),
    /// A match that nobody made, or whose host is gone.
    Match(MatchKey),
}

/// What waits for a thread.
struct Queue {
    waiting: Mutex<Waiting>,
    more: Condvar,
}

/// The owners take turns: whoever has many matches waits for their own bots, not for those of others.
struct Waiting {
    owners: VecDeque<(Owner, VecDeque<Decision>)>,
    closed: bool,
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("nobody panics with the queue in hand")
    }

    fn add(&self, owner: Owner, decision: Decision) {
        let mut waiting = self.waiting();
        match waiting.owners.iter_mut().find(|(of, _)| *of == owner) {
            Some((_, decisions)) => decisions.push_back(decision),
            None => waiting.owners.push_back((owner, VecDeque::from([decision]))),
        }
        drop(waiting);
        self.more.notify_one();
    }

    /// The next one; none when there will be no more.
    fn next(&self) -> Option<Decision> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some((owner, mut decisions)) = waiting.owners.pop_front() {
                let next = decisions.pop_front();
                if !decisions.is_empty() {
                    waiting.owners.push_back((owner, decisions));
                }
                return next;
            }
            waiting = self.more.wait(waiting).expect("nobody panics with the queue in hand");
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.0.waiting().closed = true;
        self.0.more.notify_all();
    }
}

/// A decision to think about. A bot gets the view of its seat and nothing else.
pub struct Decision {
    pub game: &'static AnyGame,
    pub level: Level,
    pub seat: Seat,
    pub view: Value,
    /// Where the bot of the seat is kept.
    pub bots: Arc<MatchBots>,
    /// Gets the action, or none if the bot had no idea.
    pub answer: Box<dyn FnOnce(Option<String>) + Send>,
}

impl Pool {
    /// So many threads. The counter counts how often a bot remembered an earlier decision.
    pub fn new(threads: usize, remembered: &Counter) -> Self {
        let waiting = Mutex::new(Waiting { owners: VecDeque::new(), closed: false });
        let queue = Arc::new(Queue { waiting, more: Condvar::new() });
        for number in 0..threads.max(1) {
            let (queue, remembered) = (queue.clone(), remembered.clone());
            let name = format!("bot-{number}");
            let work = move || {
                while let Some(decision) = queue.next() {
                    decide(decision, &remembered);
                }
            };
            let started = thread::Builder::new().name(name).spawn(work);
            started.expect("an operating system starts a few threads");
        }
        Pool(queue)
    }

    /// Thinks about it as soon as a thread is free. There is at most one decision for each live
    /// match, so the queue needs no bound of its own.
    pub fn submit(&self, owner: Owner, decision: Decision) {
        self.0.add(owner, decision);
    }
}

fn decide(decision: Decision, remembered: &Counter) {
    let Decision { game, level, seat, view, bots, answer } = decision;
    let end = Instant::now() + Duration::from_millis(level.milliseconds());
    let stop = || Instant::now() >= end;
    let thought = catch_unwind(AssertUnwindSafe(|| {
        let (thought, experienced) = think(&bots, game, level, seat, &view, &stop);
        if experienced {
            remembered.inc();
        }
        thought.map(|thought| thought.action)
    }));
    if thought.is_err() {
        tracing::error!(game = game.id, %level, "a bot panicked; an action is chosen by chance");
    }
    // Let go of before the match goes on: whoever hears of its end finds its bots forgotten.
    drop(bots);
    answer(thought.ok().flatten());
}

/// What the bot of a seat thinks, and whether it remembered an earlier decision. One that panics is
/// not kept.
fn think(
    bots: &MatchBots,
    game: &AnyGame,
    level: Level,
    seat: Seat,
    view: &Value,
    stop: &(dyn Fn() -> bool + Sync),
) -> (Option<Thought<String>>, bool) {
    let kept = bots.take(seat, level);
    let experienced = kept.is_some();
    let mut bot = kept.unwrap_or_else(|| game.bot(level));
    let budget = Budget { iterations: level.iterations(), stop, threads: 1 };
    let thought = bot.choose(view, seat, budget, &mut Random);
    // Whoever has not searched, because of its level or for want of a choice, has nothing to remember.
    let searched = |thought: &Thought<_>| level.iterations() > 0 && thought.iterations > 0;
    if experienced || thought.as_ref().is_some_and(searched) {
        bots.keep(seat, level, bot);
    }
    (thought, experienced)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use game::{Observer, Turn};
    use prometheus_client::metrics::gauge::Gauge;
    use table::{Dealer, Position};

    use super::*;
    use crate::{Settings, bot_memory::BotMemory, random};

    /// Whose choice it is somewhere in a match, and how things look to them.
    fn choice(game: &'static AnyGame) -> (Seat, Value) {
        let mut position = Position::start(game, &game.setup(*game.seats.start())).unwrap();
        let dealer = Dealer::new(random::bytes(), Default::default());
        loop {
            while position.deal(&dealer).is_some() {}
            let Turn::Seats(asked) = position.turn() else { panic!("{} has no choice", game.id) };
            let seat = asked.iter().next().unwrap();
            let actions = position.actions(seat);
            if actions.len() > 1 {
                return (seat, position.view(Observer::Seat(seat)));
            }
            position.happen(record::Who::Seat(seat.number()), &actions[0]).unwrap();
        }
    }

    /// A match in which somebody has a choice, and its bots.
    struct Choice {
        game: &'static AnyGame,
        seat: Seat,
        view: Value,
        bots: Arc<MatchBots>,
    }

    impl Choice {
        fn new(game: &'static AnyGame, memory: &Arc<BotMemory>) -> Self {
            let (seat, view) = choice(game);
            Choice { game, seat, view, bots: memory.of_match() }
        }

        /// What the bot thinks that plays on in its mind so many times, if it searches at all, and
        /// whether it remembered.
        fn think(&self, level: Level, times: u32) -> (Thought<String>, bool) {
            let done = AtomicU32::new(0);
            let stop = || done.fetch_add(1, Ordering::Relaxed) + 1 >= times;
            let (thought, experienced) =
                think(&self.bots, self.game, level, self.seat, &self.view, &stop);
            (thought.expect("there is a choice"), experienced)
        }

        /// Whether an owl remembers.
        fn remembers(&self) -> bool {
            self.think(Level::Owl, 1).1
        }
    }

    #[test]
    fn owners_take_turns() {
        let waiting = Mutex::new(Waiting { owners: VecDeque::new(), closed: false });
        let queue = Queue { waiting, more: Condvar::new() };
        let memory = BotMemory::new(0, Gauge::default());
        let game = &Settings::default().games[0];
        let decision = |seat: u8| Decision {
            game,
            level: Level::Hare,
            seat: Seat::new(seat),
            view: Value::Null,
            bots: memory.of_match(),
            answer: Box::new(|_| {}),
        };
        let owner = |number| Owner::Host(IdentityKey(number));
        for _ in 0..100 {
            queue.add(owner(1), decision(1));
        }
        queue.add(owner(2), decision(2));
        queue.add(Owner::Match(MatchKey(1)), decision(3));
        queue.add(owner(2), decision(2));
        let order: Vec<u8> =
            (0..6).map(|_| queue.next().expect("there are more").seat.number()).collect();
        assert_eq!(order, [1, 2, 3, 1, 2, 1]);
        queue.waiting().closed = true;
        assert!(queue.next().is_none());
    }

    #[test]
    fn the_second_decision_of_an_owl_starts_with_experience() {
        let memory = BotMemory::new(4, Gauge::default());
        for game in Settings::default().games {
            let (one, other) = (Choice::new(game, &memory), Choice::new(game, &memory));
            let (first, experienced) = one.think(Level::Owl, 500);
            assert!(!experienced && first.iterations == 500, "{}", game.id);
            // Who plays on once has tried one action. All that it knows of others is from before.
            let (second, experienced) = one.think(Level::Owl, 1);
            assert!(experienced && second.iterations == 1, "{}", game.id);
            assert!(second.ideas.len() > 1, "{}: {second:?}", game.id);
            let (fresh, experienced) = other.think(Level::Owl, 1);
            assert!(!experienced, "matches share nothing");
            assert_eq!(fresh.ideas.len(), 1, "{}: {fresh:?}", game.id);
        }
    }

    #[test]
    fn only_so_many_bots_are_kept() {
        let gauge = Gauge::default();
        let memory = BotMemory::new(2, gauge.clone());
        let game = &Settings::default().games[0];
        let [a, b, c] = [(); 3].map(|()| Choice::new(game, &memory));
        assert!(!a.remembers() && !b.remembers());
        assert!(a.remembers());
        assert!(!c.remembers(), "it never thought");
        assert_eq!(gauge.get(), 2);
        assert!(a.remembers() && c.remembers());
        assert!(!b.remembers(), "of the three it thought longest ago");
        assert_eq!(gauge.get(), 2);
        drop(b);
        assert_eq!(gauge.get(), 1, "forgotten with its match");
        drop((a, c));
        assert_eq!(gauge.get(), 0);
        let nothing = BotMemory::new(0, gauge.clone());
        let a = Choice::new(game, &nothing);
        assert!(!a.remembers() && !a.remembers());
        assert_eq!(gauge.get(), 0);
    }

    #[test]
    fn a_seat_has_one_bot_and_only_those_that_search_remember() {
        let gauge = Gauge::default();
        let memory = BotMemory::new(2, gauge.clone());
        let one = Choice::new(&Settings::default().games[0], &memory);
        assert!(!one.think(Level::Hare, 1).1 && !one.think(Level::Hare, 1).1);
        assert_eq!(gauge.get(), 0, "a hare has nothing to remember");
        assert!(!one.think(Level::Fox, 1).1 && one.think(Level::Fox, 1).1);
        assert!(!one.think(Level::Owl, 1).1, "an owl does not think with the mind of a fox");
        assert_eq!(gauge.get(), 1);
        assert!(one.think(Level::Owl, 1).1 && !one.think(Level::Fox, 1).1);
    }
}
