//! Taking connections, and no more of them than there is room for.

use std::{pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::Request};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::net::{TcpListener, TcpStream};
use tower::{ServiceExt as _, service_fn};

use crate::{
    http::Peer,
    limits::{Connections, Guest},
    patient::Patient,
    shared::Shared,
};

/// Takes connections until the server is to stop. Each then finishes the request that is under way.
pub async fn serve(shared: Arc<Shared>, listener: TcpListener, router: Router) {
    let limits = &shared.settings.limits;
    // Behind a proxy all connections have its address; sockets are counted in `socket.rs`.
    let behind_proxy = shared.settings.proxies > 0;
    let per_address = if behind_proxy { usize::MAX } else { limits.connections_per_address };
    let gauge = shared.metrics.connections.clone();
    let connections = Connections::new(limits.connections, per_address, gauge);
    loop {
        let (stream, peer) = tokio::select! {
            biased;
            () = shared.stop.cancelled() => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Such as too many open files: it passes.
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
        };
        let address = peer.ip();
        let Some(counted) = connections.enter(address.into(), Guest::Player) else {
            shared.metrics.limited.inc();
            continue;
        };
        let (shared, router) = (shared.clone(), router.clone());
        let tasks = shared.tasks.clone();
        tasks.spawn(async move {
            let peer = Peer { address, counted: Arc::new(counted) };
            connection(&shared, stream, peer, router).await;
        });
    }
}

async fn connection(shared: &Arc<Shared>, stream: TcpStream, peer: Peer, router: Router) {
    // Moves are small, and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer.clone());
        router.clone().oneshot(request)
    });
    let limits = &shared.settings.limits;
    let stream = TokioIo::new(Patient::new(stream, limits.send_timeout));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_timeout)
        .max_buf_size(16 * 1024)
        .serve_connection(stream, TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = pin!(connection);
    // Clients that break off are no news.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = shared.stop.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
