//! How the server is, for whoever watches over it.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use wire::http::{Health, ProblemDetails};

use super::problem::Failure;
use crate::shared::Shared;

fn well() -> Health {
    Health { status: "ok".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() }
}

/// Whether the process lives
#[utoipa::path(get, path = "/api/health", tag = "status", responses((status = 200, body = Health)))]
pub async fn health() -> Json<Health> {
    Json(well())
}

/// Whether it can serve: the store reads and writes, and no stop has been asked for
#[utoipa::path(
    get, path = "/api/ready", tag = "status",
    responses(
        (status = 200, body = Health),
        (status = 503, body = ProblemDetails, content_type = "application/problem+json"),
        (status = 507, body = ProblemDetails, content_type = "application/problem+json"),
    ),
)]
pub async fn ready(State(shared): State<Arc<Shared>>) -> Result<Response, Failure> {
    if shared.stop.is_cancelled() {
        let status = "stopping".to_owned();
        return Ok(
            (StatusCode::SERVICE_UNAVAILABLE, Json(Health { status, ..well() })).into_response()
        );
    }
    shared.store.ready().await?;
    Ok(Json(well()).into_response())
}

/// Numbers for Prometheus
#[utoipa::path(
    get, path = "/metrics", tag = "status",
    responses((status = 200, body = String, content_type = "application/openmetrics-text")),
)]
pub async fn metrics(State(shared): State<Arc<Shared>>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let kind = HeaderValue::from_static(kind);
    ([(header::CONTENT_TYPE, kind)], shared.metrics.text()).into_response()
}
