//! The HTTP API. Its document is made from the handlers: `GET /api/openapi.json`.

mod extract;
mod files;
mod guard;
mod identity;
mod matches;
mod past;
mod problem;
mod status;

pub use guard::Peer;

use std::{any::Any, sync::Arc};

use axum::{
    Extension, Json, Router,
    extract::{State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    middleware,
    response::{IntoResponse, Response},
};
use record::Bytes32;
use sha2::{Digest, Sha256};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::{
    Modify, OpenApi,
    openapi::{
        RefOr, Schema,
        schema::AdditionalProperties,
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::{Code, Problem, http::ProblemDetails};

use self::{
    extract::{Caller, PathText, Watches},
    problem::Failure,
};
use crate::{limits::Address, shared::Shared, socket};

#[derive(OpenApi)]
#[openapi(
    info(title = "Galds", description = "A board-game table. docs/server.md tells the rest."),
    modifiers(&Security),
)]
struct Document;

struct Security;

impl Modify for Security {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let cookie = ApiKey::Cookie(ApiKeyValue::new(extract::COOKIE));
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
    }
}

/// Says of enums with data that they have one variant at a time, which the derived schema does not.
struct OneVariant;

impl Modify for OneVariant {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let schemas = &mut document.components.get_or_insert_default().schemas;
        for schema in schemas.values_mut() {
            let RefOr::T(Schema::OneOf(one_of)) = schema else { continue };
            for variant in &mut one_of.items {
                if let RefOr::T(Schema::Object(object)) = variant
                    && !object.properties.is_empty()
                {
                    object.additional_properties =
                        Some(Box::new(AdditionalProperties::FreeForm(false)));
                }
            }
        }
    }
}

/// Everything that the server answers.
pub fn router(shared: Arc<Shared>) -> Router {
    let (router, mut document) = api().split_for_parts();
    OneVariant.modify(&mut document);
    let document = Arc::new(document);
    router
        .route(
            "/api/openapi.json",
            axum::routing::get(move || {
                let document = document.clone();
                async move { Json((*document).clone()) }
            }),
        )
        .method_not_allowed_fallback(|| async {
            Failure::new(Code::WrongMethod, "this path does not work with this method")
        })
        .fallback(files::file)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn_with_state(shared.clone(), guard::guard))
        .with_state(shared)
}

/// The document of the HTTP API.
pub fn document() -> utoipa::openapi::OpenApi {
    let mut document = api().into_openapi();
    OneVariant.modify(&mut document);
    document
}

fn api() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(
            identity::me,
            identity::become_somebody,
            identity::change,
            identity::be_forgotten
        ))
        .routes(routes!(identity::give_code))
        .routes(routes!(identity::take_over))
        .routes(routes!(matches::games))
        .routes(routes!(matches::lobby, matches::create))
        .routes(routes!(matches::mine))
        .routes(routes!(matches::find))
        .routes(routes!(matches::look, matches::change, matches::close))
        .routes(routes!(matches::sit))
        .routes(routes!(matches::stand))
        .routes(routes!(matches::set_seat))
        .routes(routes!(matches::admit))
        .routes(routes!(matches::start))
        .routes(routes!(matches::show_nonce))
        .routes(routes!(matches::rematch))
        .routes(routes!(past::history))
        .routes(routes!(past::moment))
        .routes(routes!(matches::record))
        .routes(routes!(matches::import))
        .routes(routes!(play))
        .routes(routes!(status::health))
        .routes(routes!(status::ready))
        .routes(routes!(status::metrics))
}

/// Play or watch
///
/// Upgrades to a websocket. docs/server.md describes the messages.
#[utoipa::path(
    get, path = "/api/matches/{id}/play", tag = "play",
    params(
        ("id" = String, Path),
        ("watch" = Option<bool>, Query, description = "to look on as anybody may, also from one's own seat"),
    ),
    responses(
        (status = 101, description = "from here on a websocket"),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security((), ("cookie" = []), ("bearer" = [])),
)]
async fn play(
    State(shared): State<Arc<Shared>>,
    PathText(id): PathText,
    address: Address,
    Extension(peer): Extension<Peer>,
    Caller(who): Caller,
    Watches(watches): Watches,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let upgrade = upgrade.map_err(|_| {
        Failure::new(
            Code::UpgradeRequired,
            "this is a websocket; connect with `Upgrade: websocket`",
        )
    })?;
    let at = (address, peer.counted);
    Ok(socket::open(shared, &id, socket::Visitor::new(who, watches), at, upgrade).await?)
}

/// The hash under which a one-time code is kept.
fn hash_of_code(code: &str) -> Bytes32 {
    Bytes32(Sha256::digest(code).into())
}

fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a handler panicked");
    Failure(Problem::new(Code::Internal, "a mistake in the program; it has been noted"))
        .into_response()
}
