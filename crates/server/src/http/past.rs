//! What has happened in a match so far, for somebody who comes back to it.

use std::sync::Arc;

use axum::{Json, extract::State};
use wire::http::{History, Moment, ProblemDetails};

use super::{
    extract::{Caller, PathText, PathTextAnd, Watches},
    problem::Failure,
};
use crate::shared::Shared;

/// What one has heard so far
///
/// All that was not taken back, in the words in which one was told, or would have been.
#[utoipa::path(
    get, path = "/api/matches/{id}/history", tag = "play",
    params(
        ("id" = String, Path),
        ("watch" = Option<bool>, Query, description = "as anybody may know it, whoever asks"),
    ),
    responses(
        (status = 200, body = History),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security((), ("cookie" = []), ("bearer" = [])),
)]
pub async fn history(
    State(shared): State<Arc<Shared>>,
    PathText(id): PathText,
    Caller(who): Caller,
    Watches(watches): Watches,
) -> Result<Json<History>, Failure> {
    let who = who.filter(|_| !watches).map(|who| who.key);
    Ok(Json(shared.reach(&id)?.history(who).await?))
}

/// How things stood after an event
#[utoipa::path(
    get, path = "/api/matches/{id}/moments/{number}", tag = "play",
    params(
        ("id" = String, Path),
        ("number" = u32, Path),
        ("watch" = Option<bool>, Query, description = "as anybody may know it, whoever asks"),
    ),
    responses(
        (status = 200, body = Moment),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security((), ("cookie" = []), ("bearer" = [])),
)]
pub async fn moment(
    State(shared): State<Arc<Shared>>,
    PathTextAnd(id, number): PathTextAnd<u32>,
    Caller(who): Caller,
    Watches(watches): Watches,
) -> Result<Json<Moment>, Failure> {
    let who = who.filter(|_| !watches).map(|who| who.key);
    Ok(Json(shared.reach(&id)?.moment(who, number).await?))
}
