//! The clocks that bots do not have themselves.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use cpu_time::ThreadTime;

/// Which time counts while a bot thinks.
#[derive(Clone, Copy, Debug, Eq, PartialEq, clap::ValueEnum)]
pub enum Clock {
    /// What the processor spent on it: fair also while the machine has other work
    Cpu,
    /// What passed on the wall, as a person who waits would count
    Wall,
}

impl Clock {
    /// Its word in commands and reports.
    pub const fn id(self) -> &'static str {
        match self {
            Clock::Cpu => "cpu",
            Clock::Wall => "wall",
        }
    }

    /// Says when so many milliseconds have been spent by this clock, counted from now. Processor
    /// time is that of the asking thread, which has to be the one that called this.
    pub fn after(self, milliseconds: u64) -> Result<Box<dyn Fn() -> bool + Sync>> {
        let limit = Duration::from_millis(milliseconds);
        match self {
            Clock::Wall => Ok(Box::new(after(milliseconds))),
            Clock::Cpu => {
                let begun = ThreadTime::try_now()
                    .context("this system does not count processor time; use --clock wall")?
                    .as_duration();
                Ok(Box::new(spent(limit, move || {
                    ThreadTime::try_now()
                        .map_or(limit, |now| now.as_duration().saturating_sub(begun))
                })))
            }
        }
    }
}

/// Says when so many milliseconds have passed.
pub fn after(milliseconds: u64) -> impl Fn() -> bool {
    let end = Instant::now() + Duration::from_millis(milliseconds);
    move || Instant::now() >= end
}

/// Says when `used` has reached the limit.
///
/// A thread cannot spend more time than passes, so until as much has passed as was left when it
/// was last looked at, there is no need to look again. That matters: the clock of the processor
/// costs some 500 nanoseconds and is asked after every iteration of a search.
fn spent(limit: Duration, used: impl Fn() -> Duration + Sync) -> impl Fn() -> bool + Sync {
    let nanos = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
    let begun = Instant::now();
    let look_at = AtomicU64::new(nanos(limit));
    move || {
        let passed = nanos(begun.elapsed());
        if passed < look_at.load(Ordering::Relaxed) {
            return false;
        }
        let left = limit.saturating_sub(used());
        look_at.store(passed.saturating_add(nanos(left)), Ordering::Relaxed);
        left.is_zero()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_up_when_all_of_it_is_used() {
        // Nothing to wait for, so every call looks.
        let used = AtomicU64::new(0);
        let limit = Duration::from_nanos(10);
        let stop = spent(limit, || Duration::from_nanos(used.load(Ordering::Relaxed)));
        let waited = |stop: &dyn Fn() -> bool| (0..10_000).any(|_| stop());
        assert!(!waited(&stop));
        used.store(9, Ordering::Relaxed);
        assert!(!waited(&stop));
        used.store(10, Ordering::Relaxed);
        assert!(waited(&stop));
    }

    #[test]
    fn a_thread_that_works_uses_up_its_time_by_either_clock() {
        for clock in [Clock::Cpu, Clock::Wall] {
            let stop = clock.after(3).unwrap();
            while !stop() {}
            assert!(clock.after(0).unwrap()());
        }
    }
}
