use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use wire::{Code, Problem};

use crate::{
    actor::{self, MatchHandle},
    shared::Shared,
};

/// The matches that are awake.
#[derive(Default)]
pub struct Hub(Mutex<HashMap<Arc<str>, MatchHandle>>);

impl Hub {
    /// The way to a match, which is woken if it sleeps.
    pub fn reach(&self, shared: &Arc<Shared>, id: &str) -> Result<MatchHandle, Problem> {
        let mut live = self.live();
        // An actor that panicked has left a way that leads nowhere.
        if let Some(handle) = live.get(id).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        if shared.stop.is_cancelled() {
            return Err(Problem::new(Code::Unavailable, "the server is stopping; come back soon"));
        }
        if live.len() >= shared.settings.limits.matches {
            let detail = "too many matches are played now; try again later";
            return Err(Problem::new(Code::Unavailable, detail));
        }
        let id: Arc<str> = id.into();
        let handle = actor::start(shared.clone(), id.clone());
        live.insert(id, handle.clone());
        Ok(handle)
    }

    /// The way to a match, if it is awake.
    pub fn awake(&self, id: &str) -> Option<MatchHandle> {
        self.live().get(id).cloned()
    }

    /// All matches that are awake.
    pub fn all(&self) -> Vec<MatchHandle> {
        self.live().values().cloned().collect()
    }

    /// A match is put away, whoever still has something to ask.
    pub fn remove(&self, id: &str) {
        self.live().remove(id);
    }

    /// A match is put away if nobody has a way to it and nobody has asked it anything.
    pub fn remove_if_alone(&self, id: &str, unasked: impl FnOnce() -> bool) -> bool {
        let mut live = self.live();
        let alone = live.get(id).is_some_and(MatchHandle::is_the_only_one);
        // In this order: whoever has no way to it any more cannot ask any more.
        let alone = alone && unasked();
        if alone {
            live.remove(id);
        }
        alone
    }

    fn live(&self) -> MutexGuard<'_, HashMap<Arc<str>, MatchHandle>> {
        self.0.lock().expect("nobody panics with the list in hand")
    }
}
