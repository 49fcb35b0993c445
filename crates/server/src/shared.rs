use std::sync::Arc;

use store::{Bus, Identity, IdentityKey, Store};
use table::AnyGame;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use wire::{Code, Problem};

use crate::{
    Settings,
    bot_memory::BotMemory,
    bot_tables::BotTables,
    bots::Pool,
    hub::Hub,
    limits::{Address, Connections, Meter, Network},
    metrics::Metrics,
    present::Present,
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
    pub bot_tables: Arc<BotTables>,
    pub metrics: Metrics,
    pub meters: Meters,
    /// Websockets, by the address of the client as the proxies in front have seen it.
    pub sockets: Arc<Connections>,
    /// When this server began.
    pub began: u64,
    /// Whose websockets are open.
    pub present: Arc<Present>,
    /// Everything that must come to its end before the server has stopped.
    pub tasks: TaskTracker,
    /// Set when the server is to stop.
    pub stop: CancellationToken,
}

/// What is counted, and against whom.
pub struct Meters {
    pub requests: Meter<Address>,
    pub creations: Meter<Address>,
    pub guesses: Meter<Network>,
    pub imports: Meter<Commander>,
    pub commands: Meter<Commander>,
}

/// Who sends commands.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Commander {
    Identity(IdentityKey),
    Address(Address),
}

impl Meters {
    /// Forgets whoever has been quiet.
    pub fn forget(&self) {
        self.requests.forget();
        self.creations.forget();
        self.guesses.forget();
        self.imports.forget();
        self.commands.forget();
    }
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
            guesses: Meter::new(limits.guesses),
            imports: Meter::new(limits.imports),
            commands: Meter::new(limits.commands),
        };
        let metrics = Metrics::new();
        let sockets = metrics.sockets.clone();
        let sockets = Connections::new(limits.connections, limits.connections_per_address, sockets);
        let bots = Pool::new(settings.bot_threads, &metrics.bots_remembered);
        let bot_tables = BotTables::new(limits.bot_tables);
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
            bot_tables,
            metrics,
            meters,
            sockets,
            began,
            present: Arc::default(),
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

    /// A version of the rules of a game that is played here; none if it is newer, or was given up.
    pub fn rules(&self, game: &'static AnyGame, rules: u32) -> Option<&'static AnyGame> {
        if game.rules == rules {
            return Some(game);
        }
        self.settings.older.iter().find(|older| older.id == game.id && older.rules == rules)
    }

    /// The way to a match.
    pub fn reach(self: &Arc<Self>, id: &str) -> Result<crate::actor::MatchHandle, Problem> {
        if !crate::random::is_match_id(id) {
            return Err(Problem::new(Code::NotFound, "there is no such match"));
        }
        self.hub.reach(self, id)
    }
}
