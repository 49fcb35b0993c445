//! Whose sockets are open, so that they can be closed when somebody is forgotten.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use store::IdentityKey;
use tokio_util::sync::CancellationToken;

/// Everybody with an open socket.
#[derive(Default)]
pub struct Present(Mutex<HashMap<IdentityKey, Sockets>>);

struct Sockets {
    open: usize,
    close: CancellationToken,
}

/// An open socket of somebody, until it is dropped.
pub struct Here {
    present: Arc<Present>,
    who: IdentityKey,
    /// Set when the socket is to be closed.
    pub close: CancellationToken,
}

impl Present {
    /// Somebody has opened a socket.
    pub fn enter(self: &Arc<Self>, who: IdentityKey) -> Here {
        let mut all = self.all();
        let new = || Sockets { open: 0, close: CancellationToken::new() };
        let sockets = all.entry(who).or_insert_with(new);
        sockets.open += 1;
        Here { present: self.clone(), who, close: sockets.close.clone() }
    }

    /// Closes all sockets of somebody.
    pub fn close(&self, who: IdentityKey) {
        if let Some(sockets) = self.all().get(&who) {
            sockets.close.cancel();
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<IdentityKey, Sockets>> {
        self.0.lock().expect("nobody panics with the list in hand")
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut all = self.present.all();
        if let Some(sockets) = all.get_mut(&self.who) {
            sockets.open -= 1;
            if sockets.open == 0 {
                all.remove(&self.who);
            }
        }
    }
}
