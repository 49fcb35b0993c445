use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::watch;

/// The clock that matches go by, in milliseconds since 1970: the one on the wall, or one that is
/// turned by hand, so that no test has to wait.
#[derive(Clone, Debug)]
pub struct Clock(Kind);

#[derive(Clone, Debug)]
enum Kind {
    System,
    ByHand(Arc<watch::Sender<u64>>),
}

impl Clock {
    /// The clock on the wall.
    pub fn system() -> Self {
        Clock(Kind::System)
    }

    /// A clock that stands still at this time until somebody [turns](Clock::turn) it.
    pub fn by_hand(now: u64) -> Self {
        Clock(Kind::ByHand(Arc::new(watch::Sender::new(now))))
    }

    /// Turns a clock that is turned by hand. The clock on the wall takes no notice.
    pub fn turn(&self, by: Duration) {
        if let Kind::ByHand(now) = &self.0 {
            now.send_modify(|now| *now += milliseconds(by));
        }
    }

    /// What time it is.
    pub fn now(&self) -> u64 {
        match &self.0 {
            Kind::System => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, milliseconds),
            Kind::ByHand(now) => *now.borrow(),
        }
    }

    /// Returns when it is that late; never for none.
    pub async fn until(&self, at: Option<u64>) {
        let Some(at) = at else { return std::future::pending().await };
        match &self.0 {
            Kind::System => loop {
                // In steps, because the clock on the wall is set from time to time.
                let now = self.now();
                if now >= at {
                    return;
                }
                tokio::time::sleep(Duration::from_millis((at - now).min(60_000))).await;
            },
            Kind::ByHand(now) => {
                let _ = now.subscribe().wait_for(|now| *now >= at).await;
            }
        }
    }
}

/// A duration in milliseconds.
pub fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
