use async_trait::async_trait;
use tokio::sync::broadcast;

/// A match has reached a number. Whoever knows less of it may read the rest in the store.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Reached {
    /// The match's name in links.
    pub id: String,
    /// The number of its last entry.
    pub number: u32,
    /// The revision of its row.
    pub revision: u32,
    /// Who says so: a number that each node chooses for itself, to know its own voice.
    pub by: u64,
}

/// Carries news between nodes, as well as it can.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells everyone who listens. Never waits for them.
    async fn publish(&self, news: Reached);

    /// Listens from now on.
    fn listen(&self) -> Box<dyn Heard>;
}

/// What comes over a bus.
#[async_trait]
pub trait Heard: Send {
    /// The next news; `Lost` if some were lost on the way; none when the bus is gone.
    async fn next(&mut self) -> Option<Result<Reached, Lost>>;
}

/// Some news were lost: look into the store for everything that matters.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Lost;

/// The bus of a single process.
#[derive(Clone, Debug)]
pub struct LocalBus(broadcast::Sender<Reached>);

impl LocalBus {
    /// A bus that remembers so many news for a listener who is slow.
    pub fn new(capacity: usize) -> Self {
        LocalBus(broadcast::Sender::new(capacity.max(1)))
    }
}

#[async_trait]
impl Bus for LocalBus {
    async fn publish(&self, news: Reached) {
        // Nobody needs to listen.
        let _ = self.0.send(news);
    }

    fn listen(&self) -> Box<dyn Heard> {
        Box::new(LocalHeard(self.0.subscribe()))
    }
}

struct LocalHeard(broadcast::Receiver<Reached>);

#[async_trait]
impl Heard for LocalHeard {
    async fn next(&mut self) -> Option<Result<Reached, Lost>> {
        match self.0.recv().await {
            Ok(news) => Some(Ok(news)),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Err(Lost)),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
