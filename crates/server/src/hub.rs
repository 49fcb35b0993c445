use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use tokio::sync::mpsc;
use wire::{Code, Problem};

use crate::{
    actor::{self, Ask, Stub},
    shared::Shared,
};

/// The matches that are awake.
#[derive(Default)]
pub struct Hub(Mutex<HashMap<Arc<str>, mpsc::Sender<Ask>>>);

impl Hub {
    /// The way to a match, which is woken if it sleeps.
    pub fn reach(&self, shared: &Arc<Shared>, id: &str) -> Result<Stub, Problem> {
        let mut live = self.live();
        // An actor that panicked has left a way that leads nowhere.
        if let Some(sender) = live.get(id).filter(|sender| !sender.is_closed()) {
            return Ok(Stub(sender.clone()));
        }
        if shared.stop.is_cancelled() {
            return Err(Problem::new(Code::Unavailable, "the server is stopping; come back soon"));
        }
        if live.len() >= shared.settings.limits.matches {
            let detail = "too many matches are played now; try again later";
            return Err(Problem::new(Code::Unavailable, detail));
        }
        let id: Arc<str> = id.into();
        let sender = actor::start(shared.clone(), id.clone());
        live.insert(id, sender.clone());
        Ok(Stub(sender))
    }

    /// The way to a match, if it is awake.
    pub fn awake(&self, id: &str) -> Option<Stub> {
        self.live().get(id).cloned().map(Stub)
    }

    /// All matches that are awake.
    pub fn all(&self) -> Vec<Stub> {
        self.live().values().cloned().map(Stub).collect()
    }

    /// A match is put away, whoever still has something to ask.
    pub fn remove(&self, id: &str) {
        self.live().remove(id);
    }

    /// A match is put away if nobody has a way to it and nobody has asked it anything.
    pub fn remove_if_alone(&self, id: &str, mailbox: &mpsc::Receiver<Ask>) -> bool {
        let mut live = self.live();
        let alone = live.get(id).is_some_and(|sender| sender.strong_count() == 1);
        // In this order: whoever has no way to it any more cannot ask any more.
        let alone = alone && mailbox.is_empty();
        if alone {
            live.remove(id);
        }
        alone
    }

    fn live(&self) -> MutexGuard<'_, HashMap<Arc<str>, mpsc::Sender<Ask>>> {
        self.0.lock().expect("nobody panics with the list in hand")
    }
}
