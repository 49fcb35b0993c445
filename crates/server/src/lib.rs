//! The table on the network.
//!
//! ```
//! use std::{path::Path, sync::Arc};
//!
//! use server::{Server, Settings};
//! use store::{LocalBus, Sqlite};
//! use tokio::net::TcpListener;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # std::env::set_current_dir(&folder)?;
//! let store = Arc::new(Sqlite::open(Path::new("galds.db")).await?);
//! let bus = Arc::new(LocalBus::new(64));
//! let listener = TcpListener::bind("127.0.0.1:0").await?;
//! let server = Server::start(Settings::default(), store, bus, listener)?;
//! println!("listening on http://{}", server.address());
//! server.stop().await;
//! # Ok(())
//! # }
//! ```
//!
//! [`Server::start`] takes a [`Store`], a [`Bus`], a listener and [`Settings`], and serves until
//! [`Server::stop`]. Each live match is one actor, which is asked through the methods of a handle;
//! `docs/server.md` describes the HTTP API and the websocket, ARCHITECTURE.md what holds at all times.

mod actor;
mod bot_memory;
mod bot_tables;
mod bots;
mod clock;
mod direct;
mod http;
mod hub;
mod info;
mod limits;
mod listen;
mod matches;
mod metrics;
mod names;
mod patient;
mod present;
mod random;
mod settings;
mod shared;
mod socket;
mod sweep;
mod trouble;

pub use clock::Clock;
pub use direct::{Direct, DirectSocket};
pub use http::document;
pub use settings::{Limits, Rate, Settings};

use std::{io, net::SocketAddr, sync::Arc};

use store::{Bus, Store};
use tokio::{net::TcpListener, task::JoinHandle};

use crate::shared::Shared;

/// A server that runs.
pub struct Server {
    shared: Arc<Shared>,
    address: SocketAddr,
    listening: JoinHandle<()>,
}

impl Server {
    /// Serves on this listener from now on.
    pub fn start(
        settings: Settings,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        listener: TcpListener,
    ) -> io::Result<Self> {
        let address = listener.local_addr()?;
        let shared = Shared::new(settings, store, bus);
        shared.tasks.spawn(sweep::sweep(shared.clone()));
        shared.tasks.spawn(sweep::listen(shared.clone()));
        let router = http::router(shared.clone());
        let listening = tokio::spawn(listen::serve(shared.clone(), listener, router));
        Ok(Server { shared, address, listening })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many matches are in memory.
    pub fn live_matches(&self) -> usize {
        self.shared.hub.all().len()
    }

    /// Takes no more connections, finishes what is under way, closes the sockets with a reason, and
    /// writes everything that was accepted.
    pub async fn stop(self) {
        let Server { shared, listening, .. } = self;
        tracing::info!("stopping");
        shared.stop.cancel();
        let _ = listening.await;
        for awake in shared.hub.all() {
            awake.stop().await;
        }
        shared.tasks.close();
        if tokio::time::timeout(shared.settings.drain, shared.tasks.wait()).await.is_err() {
            tracing::warn!("some clients did not finish in time");
        }
        // If it does not work, the next server counts from when it was last written down.
        let _ = shared.store.keep_times(shared.settings.clock.times()).await;
        shared.store.close().await;
        tracing::info!("stopped");
    }
}
