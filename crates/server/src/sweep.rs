//! What has to be done from time to time: waking matches whose time has come, deleting those that
//! nobody plays any more, and listening to other nodes.

use std::{sync::Arc, time::Duration};

use store::Times;

use crate::{clock::milliseconds, shared::Shared};

/// How many matches are woken or deleted at once.
const AT_ONCE: u32 = 500;

/// How often the store is looked through.
const EVERY: Duration = Duration::from_secs(20);

/// After how many milliseconds it is written down again how late it is.
const TIMES: u64 = 600_000;

/// By how many milliseconds the clock on the wall may go wrong between two looks at it.
const ASTRAY: u64 = 60_000;

/// Looks through the store from time to time, until the server stops.
pub async fn sweep(shared: Arc<Shared>) {
    let mut seen = shared.settings.clock.times();
    let mut kept: Option<u64> = None;
    loop {
        let now = shared.settings.clock.times();
        let was_set = is_set(seen, now);
        if let Some(by) = was_set {
            tracing::warn!(
                seconds = by / 1000,
                "the clock of this machine was set, or it slept; matches and what is deleted go by their own"
            );
        }
        seen = now;
        // At once if the clock was set: a restart must not take that for time in which nobody played.
        let due = kept.is_none_or(|at| now.own.saturating_sub(at) >= TIMES);
        if (due || was_set.is_some()) && shared.store.keep_times(now).await.is_ok() {
            kept = Some(now.own);
        }
        wake(&shared).await;
        delete(&shared).await;
        shared.meters.forget();
        // From when it began to look: what became due meanwhile must not wait another round.
        let next = now.own + milliseconds(EVERY);
        tokio::select! {
            () = shared.stop.cancelled() => return,
            () = shared.settings.clock.until(Some(next)) => {}
        }
    }
}

/// By how many milliseconds the clock on the wall was set between two looks at it, if it was.
fn is_set(before: Times, now: Times) -> Option<i64> {
    let ahead = |times: Times| times.wall.cast_signed() - times.own.cast_signed();
    let by = ahead(now) - ahead(before);
    (by.unsigned_abs() > ASTRAY).then_some(by)
}

/// Wakes matches whose time has come. After a crash these are also those with a bot that was about
/// to move.
async fn wake(shared: &Arc<Shared>) {
    let now = shared.settings.clock.now();
    match shared.store.due(now, AT_ONCE).await {
        Ok(ids) => {
            for id in ids {
                // An awake match looks after itself.
                if shared.hub.awake(&id).is_none() {
                    let _ = shared.reach(&id);
                }
            }
        }
        Err(error) => tracing::error!(%error, "matches that are due cannot be found"),
    }
}

async fn delete(shared: &Arc<Shared>) {
    let now = shared.settings.clock.now();
    let since = now.saturating_sub(milliseconds(shared.settings.keep));
    match shared.store.expire(since, AT_ONCE).await {
        Ok(ids) => {
            if !ids.is_empty() {
                tracing::info!(matches = ids.len(), "deleted matches that nobody plays any more");
            }
            for id in ids {
                if let Some(awake) = shared.hub.awake(&id) {
                    awake.deleted().await;
                }
            }
        }
        Err(error) => tracing::error!(%error, "old matches cannot be deleted"),
    }
}

/// Hears from other nodes how far matches have come, until the server stops.
pub async fn listen(shared: Arc<Shared>) {
    let mut bus = shared.bus.listen();
    loop {
        let heard = tokio::select! {
            () = shared.stop.cancelled() => return,
            heard = bus.next() => heard,
        };
        match heard {
            None => return,
            Some(Ok(store::Reached { by, .. })) if by == shared.node => {}
            Some(Ok(store::Reached { id, number, revision, .. })) => {
                if let Some(awake) = shared.hub.awake(&id) {
                    awake.reached(number, revision);
                }
            }
            Some(Err(store::Lost)) => {
                tracing::warn!("news from other nodes were lost; matches look for themselves");
                for awake in shared.hub.all() {
                    awake.look_into_store();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_is_noticed_and_one_that_goes_a_little_wrong_is_not() {
        let before = Times { own: 1_000_000, wall: 9_000_000 };
        let after = |wall| Times { own: before.own + 20_000, wall };
        assert_eq!(is_set(before, after(9_020_000)), None, "both ran for twenty seconds");
        assert_eq!(is_set(before, after(9_050_000)), None);
        assert_eq!(is_set(before, after(9_020_000 - 3_600_000)), Some(-3_600_000));
        assert_eq!(is_set(before, after(9_020_000 + 3_600_000)), Some(3_600_000));
    }
}
