//! How many tables of bots alone are played at once.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use crate::bots::Owner;

/// Tables at which only bots sit, by their owners.
pub struct BotTables {
    most: usize,
    played: Mutex<HashMap<Owner, usize>>,
}

/// A table of bots alone that is played, until this is dropped.
pub struct BotTable {
    tables: Arc<BotTables>,
    owner: Owner,
}

impl BotTables {
    /// At most so many for each owner.
    pub fn new(most: usize) -> Arc<Self> {
        Arc::new(BotTables { most, played: Mutex::default() })
    }

    /// One more, unless there are enough.
    pub fn enter(self: &Arc<Self>, owner: Owner) -> Option<BotTable> {
        let mut played = self.played();
        let of_owner = played.entry(owner).or_default();
        if *of_owner >= self.most {
            return None;
        }
        *of_owner += 1;
        Some(BotTable { tables: self.clone(), owner })
    }

    fn played(&self) -> MutexGuard<'_, HashMap<Owner, usize>> {
        self.played.lock().expect("nobody panics while counting")
    }
}

impl Drop for BotTable {
    fn drop(&mut self) {
        let mut played = self.tables.played();
        if let Some(of_owner) = played.get_mut(&self.owner) {
            *of_owner -= 1;
            if *of_owner == 0 {
                played.remove(&self.owner);
            }
        }
    }
}
