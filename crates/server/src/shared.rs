use std::sync::Arc;

use store::{Bus, Identity, IdentityKey, Store};
use table::AnyGame;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use wire::{Code, Problem};

use crate::{
    Settings,
    bot_memory::BotMemory,
    bots::Pool,
    hub::Hub,
    limits::{Address, Connections, Meter},
    metrics::Metrics,
};

/// What all parts of one server share.
pub struct Shared {
    pub settings: Settings,
    /// How this node knows its own voice on the bus.
    pub node: u64,
    pub store: Arc<dyn Store>,
    pub bus: Arc<dyn Bus>,
    pub hub: Hub,
    pub bots: Pool,
    pub bot_memory: Arc<BotMemory>,
    pub metrics: Metrics,
    pub meters: Meters,
    /// Websockets, by the address of the client as the proxies in front have seen it.
    pub sockets: Arc<Connections>,
    /// When this server began.
    pub began: u64,
    /// Everything that must come to its end before the server has stopped.
    pub tasks: TaskTracker,
    /// Set when the server is to stop.
    pub stop: CancellationToken,
}

/// What is counted, and against whom.
pub struct Meters {
    pub requests: Meter<Address>,
    pub creations: Meter<Address>,
    pub commands: Meter<Commander>,
}

/// Who sends commands.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Commander {
    Identity(IdentityKey),
    Address(Address),
}

impl Commander {
    pub fn of(identity: Option<&Identity>, address: Address) -> Self {
        identity.map_or(Commander::Address(address), |identity| Commander::Identity(identity.key))
    }
}

impl Shared {
    pub fn new(settings: Settings, store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> Arc<Self> {
        let unbelieved = settings.clock.resume(store.times());
        if unbelieved != 0 {
            tracing::warn!(
                seconds = unbelieved / 1000,
                "the clock of this machine was set, or no server ran for long; that time does not count"
            );
        }
        let limits = &settings.limits;
        let meters = Meters {
            requests: Meter::new(limits.requests),
            creations: Meter::new(limits.creations),
            commands: Meter::new(limits.commands),
        };
        let metrics = Metrics::new();
        let sockets = metrics.sockets.clone();
        let sockets = Connections::new(limits.connections, limits.connections_per_address, sockets);
        let bots = Pool::new(settings.bot_threads, &metrics.bots_remembered);
        let bot_memory = BotMemory::new(settings.kept_bots, metrics.kept_bots.clone());
        let began = settings.clock.now();
        Arc::new(Shared {
            settings,
            node: game::Rng::word(&mut crate::random::Random),
            store,
            bus,
            hub: Hub::default(),
            bots,
            bot_memory,
            metrics,
            meters,
            sockets,
            began,
            tasks: TaskTracker::new(),
            stop: CancellationToken::new(),
        })
    }

    /// A game that is played here.
    pub fn game(&self, id: &str) -> Result<&'static AnyGame, Problem> {
        self.settings.games.iter().find(|game| game.id == id).ok_or_else(|| {
            let games: Vec<_> = self.settings.games.iter().map(|game| game.id).collect();
            let detail = format!("there is no such game here; there is {}", games.join(", "));
            Problem::new(Code::Invalid, detail)
        })
    }

    /// The way to a match.
    pub fn reach(self: &Arc<Self>, id: &str) -> Result<crate::actor::MatchHandle, Problem> {
        if !crate::random::is_match_id(id) {
            return Err(Problem::new(Code::NotFound, "there is no such match"));
        }
        self.hub.reach(self, id)
    }
}
