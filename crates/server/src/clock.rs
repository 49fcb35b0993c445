use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use store::Times;
use tokio::sync::watch;

/// How much of the time in which no server ran counts. Nobody can play then, and a clock that was
/// set meanwhile must cost nobody anything.
const MOST_ABSENCE: u64 = 3_600_000;

/// The clock that matches go by, in milliseconds since 1970. It starts with what the clock on the
/// wall says, and from then on it only runs: whoever sets the clock on the wall sets nothing here.
/// Across restarts [`resume`](Clock::resume) goes on where the last server was.
#[derive(Clone, Debug)]
pub struct Clock {
    hands: Hands,
    /// How late it was when it began to run.
    began: Arc<AtomicU64>,
}

/// What there is to look at.
#[derive(Clone, Debug)]
enum Hands {
    System { since: Instant },
    ByHand(Arc<watch::Sender<ByHand>>),
}

#[derive(Clone, Copy, Debug)]
struct ByHand {
    /// For how long it has been running.
    ran: u64,
    /// What the clock on the wall says.
    wall: u64,
}

impl Hands {
    /// For how long it has been running.
    fn ran(&self) -> u64 {
        match self {
            Hands::System { since } => milliseconds(since.elapsed()),
            Hands::ByHand(hands) => hands.borrow().ran,
        }
    }

    /// What the clock on the wall says.
    fn wall(&self) -> u64 {
        match self {
            Hands::System { .. } => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, milliseconds)
            }
            Hands::ByHand(hands) => hands.borrow().wall,
        }
    }
}

impl Clock {
    /// The clock of this machine.
    pub fn system() -> Self {
        Clock::of(Hands::System { since: Instant::now() })
    }

    /// A clock that stands still at this time until somebody [turns](Clock::turn) it.
    pub fn by_hand(now: u64) -> Self {
        Clock::of(Hands::ByHand(Arc::new(watch::Sender::new(ByHand { ran: 0, wall: now }))))
    }

    fn of(hands: Hands) -> Self {
        let began = Arc::new(AtomicU64::new(hands.wall()));
        Clock { hands, began }
    }

    /// Time goes by on a clock that is turned by hand. The clock of this machine takes no notice.
    pub fn turn(&self, by: Duration) {
        if let Hands::ByHand(hands) = &self.hands {
            hands.send_modify(|hands| {
                hands.ran += milliseconds(by);
                hands.wall += milliseconds(by);
            });
        }
    }

    /// Somebody sets the clock on the wall, by so many milliseconds, if it is one that is turned by
    /// hand.
    pub fn set_wall(&self, by: i64) {
        if let Hands::ByHand(hands) = &self.hands {
            hands.send_modify(|hands| hands.wall = hands.wall.saturating_add_signed(by));
        }
    }

    /// Goes on where the last server on the same data was, and says how many milliseconds by the
    /// clock on the wall are not believed: fewer than none if that was set back.
    pub fn resume(&self, last: Option<Times>) -> i64 {
        let Some(Times { own, wall }) = last else { return 0 };
        let absence = self.hands.wall().cast_signed().saturating_sub(wall.cast_signed());
        let believed = absence.clamp(0, MOST_ABSENCE.cast_signed());
        let now = own.saturating_add_signed(believed);
        self.began.store(now.saturating_sub(self.hands.ran()), Ordering::Relaxed);
        absence - believed
    }

    /// What time it is.
    pub fn now(&self) -> u64 {
        self.began.load(Ordering::Relaxed) + self.hands.ran()
    }

    /// What time it is, and what the clock on the wall says.
    pub fn times(&self) -> Times {
        Times { own: self.now(), wall: self.hands.wall() }
    }

    /// Returns when it is that late; never for none.
    pub async fn until(&self, at: Option<u64>) {
        let Some(at) = at else { return std::future::pending().await };
        match &self.hands {
            Hands::System { .. } => loop {
                let now = self.now();
                if now >= at {
                    return;
                }
                // In steps, because a machine may sleep, and systems differ in whether that counts.
                tokio::time::sleep(Duration::from_millis((at - now).min(60_000))).await;
            },
            Hands::ByHand(hands) => {
                let late = |hands: &ByHand| self.began.load(Ordering::Relaxed) + hands.ran >= at;
                let _ = hands.subscribe().wait_for(late).await;
            }
        }
    }
}

/// A duration in milliseconds.
pub fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;
    const NOW: u64 = 1_700_000_000_000;

    #[test]
    fn a_clock_on_the_wall_that_is_set_changes_nothing() {
        let clock = Clock::by_hand(NOW);
        clock.turn(Duration::from_secs(1));
        clock.set_wall(-HOUR.cast_signed());
        assert_eq!(clock.now(), NOW + 1_000);
        clock.set_wall(40 * 24 * HOUR.cast_signed());
        clock.turn(Duration::from_secs(1));
        assert_eq!(clock.now(), NOW + 2_000);
        let wall = NOW + 2_000 + 40 * 24 * HOUR - HOUR;
        assert_eq!(clock.times(), Times { own: NOW + 2_000, wall });
    }

    #[test]
    fn a_restart_goes_on_where_the_last_one_was() {
        let last = Some(Times { own: NOW, wall: NOW });
        let restarted = |wall: u64| {
            let clock = Clock::by_hand(wall);
            let unbelieved = clock.resume(last);
            (clock.now(), unbelieved)
        };
        assert_eq!(restarted(NOW + 5_000), (NOW + 5_000, 0), "a short absence counts");
        let hour = HOUR.cast_signed();
        assert_eq!(restarted(NOW - HOUR), (NOW, -hour), "it never goes back");
        assert_eq!(restarted(NOW + 960 * HOUR), (NOW + HOUR, 959 * hour), "forty days ahead");
        // What was not believed once is not counted the next time either.
        let clock = Clock::by_hand(NOW + 960 * HOUR);
        clock.resume(last);
        let again = Clock::by_hand(NOW + 960 * HOUR + 7);
        assert_eq!(again.resume(Some(clock.times())), 0);
        assert_eq!(again.now(), NOW + HOUR + 7);
        let first = Clock::by_hand(NOW);
        assert_eq!((first.resume(None), first.now()), (0, NOW), "there was none before");
    }
}
