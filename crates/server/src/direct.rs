use std::sync::Arc;

use store::{Bus, Identity, Store};
use tokio::sync::mpsc;
use wire::{Message, Problem, http};

use crate::{
    Settings,
    actor::{MatchHandle, Out, SocketId},
    matches,
    shared::Shared,
    socket,
};

/// The table without a network: matches, their actors and the reading of commands, in this process.
/// The fuzz target `socket` talks to it.
pub struct Direct(Arc<Shared>);

impl Direct {
    /// On this store and this bus.
    pub fn new(settings: Settings, store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> Self {
        Direct(Shared::new(settings, store, bus))
    }

    /// Like `POST /api/matches`.
    pub async fn create(
        &self,
        host: &Identity,
        new: &http::NewMatch,
    ) -> Result<http::Match, Problem> {
        matches::make(&self.0, host, new).await
    }

    /// Like `POST /api/matches/{id}/sit`.
    pub async fn sit(
        &self,
        id: &str,
        who: &Identity,
        sit: http::Sit,
    ) -> Result<http::Match, Problem> {
        self.0.reach(id)?.sit(who.clone(), sit).await
    }

    /// Like `GET /api/matches/{id}`.
    pub async fn look(&self, id: &str, who: Option<&Identity>) -> Result<http::Match, Problem> {
        self.0.reach(id)?.look(who.map(|who| who.key)).await
    }

    /// Like a websocket on `GET /api/matches/{id}/play`.
    pub async fn open(&self, id: &str, who: Option<&Identity>) -> Result<DirectSocket, Problem> {
        let handle = self.0.reach(id)?;
        let (queue, messages) = mpsc::channel(self.0.settings.limits.queue.max(4));
        let (socket, _) = handle.join(who.map(|who| who.key), None, queue).await?;
        Ok(DirectSocket { handle, socket, messages })
    }
}

/// A websocket without the web.
pub struct DirectSocket {
    handle: MatchHandle,
    socket: SocketId,
    messages: mpsc::Receiver<Out>,
}

impl DirectSocket {
    /// Says something as a client would. Returns at once; what cannot be read is not passed on, and
    /// its refusal comes back.
    pub async fn say(&self, text: &str) -> Option<Message> {
        match socket::command(text) {
            Ok(command) => {
                self.handle.command(self.socket, command).await;
                None
            }
            Err(answer) => Some(Message::Answer(answer)),
        }
    }

    /// A message that has come already.
    pub fn waiting(&mut self) -> Option<String> {
        match self.messages.try_recv() {
            Ok(Out::Text(text)) => Some(text.to_string()),
            Ok(Out::Close(_)) | Err(_) => None,
        }
    }

    /// Leaves, so that the match may go to sleep.
    pub async fn close(self) {
        self.handle.leave(self.socket).await;
    }

    /// The next message as it goes out; none when nothing more comes.
    pub async fn hear(&mut self) -> Option<String> {
        match self.messages.recv().await? {
            Out::Text(text) => Some(text.to_string()),
            Out::Close(_) => None,
        }
    }
}
