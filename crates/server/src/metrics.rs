//! Numbers for whoever watches over the server, as Prometheus reads them.

use std::sync::Mutex;

use prometheus_client::{
    encoding::{EncodeLabelSet, text},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::Registry,
};

pub struct Metrics {
    registry: Mutex<Registry>,
    pub requests: Family<Status, Counter>,
    pub commands: Family<CommandOutcome, Counter>,
    pub actions: Counter,
    pub entries: Counter,
    pub bot_actions: Counter,
    pub bots_remembered: Counter,
    pub limited: Counter,
    pub resynchronised: Counter,
    pub frozen: Counter,
    pub live: Gauge,
    pub kept_bots: Gauge,
    pub sockets: Gauge,
    pub connections: Gauge,
    pub append_seconds: Histogram,
}

#[derive(Clone, Debug, Eq, PartialEq, Hash, EncodeLabelSet)]
pub struct Status {
    pub status: u32,
}

#[derive(Clone, Debug, Eq, PartialEq, Hash, EncodeLabelSet)]
pub struct CommandOutcome {
    pub outcome: &'static str,
}

impl Metrics {
    pub fn new() -> Self {
        let seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
        let metrics = Metrics {
            registry: Mutex::new(Registry::with_prefix("galds")),
            requests: Family::default(),
            commands: Family::default(),
            actions: Counter::default(),
            entries: Counter::default(),
            bot_actions: Counter::default(),
            bots_remembered: Counter::default(),
            limited: Counter::default(),
            resynchronised: Counter::default(),
            frozen: Counter::default(),
            live: Gauge::default(),
            kept_bots: Gauge::default(),
            sockets: Gauge::default(),
            connections: Gauge::default(),
            append_seconds: Histogram::new(seconds),
        };
        metrics.register();
        metrics
    }

    fn register(&self) {
        let mut registry = self.registry.lock().expect("nobody panics while registering");
        registry.register("requests", "HTTP requests", self.requests.clone());
        registry.register("commands", "Commands over websockets", self.commands.clone());
        registry.register("actions", "Actions accepted", self.actions.clone());
        registry.register("bot_actions", "Actions of bots", self.bot_actions.clone());
        let help = "Decisions of bots that remembered an earlier one";
        registry.register("bots_remembered", help, self.bots_remembered.clone());
        registry.register("entries", "Entries written", self.entries.clone());
        registry.register(
            "limited",
            "Requests and commands over a rate limit",
            self.limited.clone(),
        );
        let help = "Slow readers that got one whole update instead of many";
        registry.register("resynchronised", help, self.resynchronised.clone());
        registry.register("frozen", "Matches frozen by a panic", self.frozen.clone());
        registry.register("live_matches", "Matches in memory", self.live.clone());
        registry.register("kept_bots", "Bots that remember", self.kept_bots.clone());
        registry.register("sockets", "Websockets held", self.sockets.clone());
        registry.register("connections", "Connections held", self.connections.clone());
        let help = "From an action's check until it is on disk";
        registry.register("append_seconds", help, self.append_seconds.clone());
    }

    /// The text for Prometheus.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let registry = self.registry.lock().expect("nobody panics while registering");
        // Writing into a string does not fail.
        let _ = text::encode(&mut out, &registry);
        out
    }
}
