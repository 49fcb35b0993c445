//! Who one is, without an account.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use store::{Found, IdentityKey, Listing, NewIdentity, Phase};
use wire::{
    Code,
    http::{
        AVATARS, ChangeIdentity, Identity, LONGEST_NAME, NewIdentity as Wanted, OneTimeCode,
        ProblemDetails, TakeOver,
    },
};

use super::{
    extract::{COOKIE, JsonBody, Me},
    problem::Failure,
};
use crate::{Settings, limits::Address, names, random, shared::Shared};

/// For how long a one-time code is good.
const CODE_SECONDS: u32 = 600;

/// How many syllables a one-time code has: some ten thousand million codes for ten minutes.
const CODE_SYLLABLES: usize = 6;

/// Who one is
#[utoipa::path(
    get, path = "/api/me", tag = "identity",
    responses(
        (status = 200, body = Identity),
        (status = 401, body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn me(Me(me): Me) -> Json<Identity> {
    Json(Identity { name: me.name, avatar: me.avatar, token: None })
}

/// Become somebody
///
/// A random secret is set as a cookie, or returned as a bearer token for a program. The server keeps
/// only its hash, the nickname and the picture.
#[utoipa::path(
    post, path = "/api/me", tag = "identity", request_body = Wanted,
    responses(
        (status = 201, body = Identity),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
)]
pub async fn become_somebody(
    State(shared): State<Arc<Shared>>,
    address: Address,
    JsonBody(wanted): JsonBody<Wanted>,
) -> Result<Response, Failure> {
    creation(&shared, address)?;
    let name = clean_name(&wanted.name)?;
    let avatar = known_avatar(wanted.avatar)?;
    let secret = random::bytes();
    let at = shared.settings.clock.now();
    let new = NewIdentity { name: name.clone(), avatar, secret: secret.sha256(), at };
    shared.store.create_identity(new).await?;
    let identity = Identity { name, avatar, token: None };
    Ok(hand_out(&shared.settings, identity, &secret.to_string(), wanted.token))
}

/// Change name or picture
///
/// Matches in which one sits already keep the old ones.
#[utoipa::path(
    patch, path = "/api/me", tag = "identity", request_body = ChangeIdentity,
    responses(
        (status = 200, body = Identity),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn change(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    JsonBody(change): JsonBody<ChangeIdentity>,
) -> Result<Json<Identity>, Failure> {
    let name = match change.name {
        Some(name) => clean_name(&name)?,
        None => me.name,
    };
    let avatar = change.avatar.map_or(Ok(me.avatar), known_avatar)?;
    shared.store.rename(me.key, &name, avatar).await?;
    Ok(Json(Identity { name, avatar, token: None }))
}

/// Be forgotten
///
/// Deletes the identity with all its secrets and closes its sockets. One's seats are free again, or
/// bots play on there; matches that have begun keep the name.
#[utoipa::path(
    delete, path = "/api/me", tag = "identity",
    responses(
        (status = 204),
        (status = 401, body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn be_forgotten(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Failure> {
    let seats = shared.store.list(Listing::Of(me.key), u32::MAX).await?;
    shared.store.forget(me.key).await?;
    shared.present.close(me.key);
    // To its end, whatever becomes of the request.
    let leaving = shared.tasks.clone().spawn(leave(shared.clone(), me.key, seats));
    let _ = leaving.await;
    let cookie = cookie(&shared.settings, "", 0);
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// Somebody leaves their seats for good.
async fn leave(shared: Arc<Shared>, who: IdentityKey, seats: Vec<Found>) {
    for found in seats.into_iter().filter(|found| found.phase != Phase::Over) {
        let left = match shared.reach(&found.id) {
            Ok(reached) => reached.forget(who).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = left {
            tracing::warn!(%problem, "somebody who was forgotten still has a seat");
        }
    }
}

/// Get a code for a second device
///
/// Whoever types it within ten minutes is the same person from then on, seats included. It works
/// once, and a new code makes the old one void.
#[utoipa::path(
    post, path = "/api/me/code", tag = "identity",
    responses(
        (status = 201, body = OneTimeCode),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn give_code(
    State(shared): State<Arc<Shared>>,
    address: Address,
    Me(me): Me,
) -> Result<(StatusCode, Json<OneTimeCode>), Failure> {
    creation(&shared, address)?;
    let code = random::spoken_code(CODE_SYLLABLES);
    let expires = shared.settings.clock.now() + u64::from(CODE_SECONDS) * 1000;
    shared.store.give_code(me.key, super::hash_of_code(&code), expires).await?;
    Ok((StatusCode::CREATED, Json(OneTimeCode { code, seconds: CODE_SECONDS })))
}

/// Use a code from another device
#[utoipa::path(
    post, path = "/api/me/take-over", tag = "identity", request_body = TakeOver,
    responses(
        (status = 201, body = Identity),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
)]
pub async fn take_over(
    State(shared): State<Arc<Shared>>,
    address: Address,
    JsonBody(wanted): JsonBody<TakeOver>,
) -> Result<Response, Failure> {
    guess(&shared, address)?;
    let code = super::hash_of_code(&random::typed_code(&wanted.code));
    let secret = random::bytes();
    let now = shared.settings.clock.now();
    let taken = shared.store.take_code(code, secret.sha256(), now).await?;
    let taken = taken.ok_or_else(|| {
        let detail = "this code is not known, or was used, or is too old; ask for a new one";
        Failure::new(Code::NotFound, detail)
    })?;
    let identity = Identity { name: taken.name, avatar: taken.avatar, token: None };
    Ok(hand_out(&shared.settings, identity, &secret.to_string(), wanted.token))
}

/// Counts something that makes work or could be guessed.
pub fn creation(shared: &Shared, address: Address) -> Result<(), Failure> {
    if shared.meters.creations.allows(&address) {
        return Ok(());
    }
    shared.metrics.limited.inc();
    Err(Failure::new(Code::TooMany, "too many of these from one address; wait a moment"))
}

/// Counts a code that somebody tries.
pub fn guess(shared: &Shared, address: Address) -> Result<(), Failure> {
    if shared.meters.guesses.allows(&address.into()) {
        return Ok(());
    }
    shared.metrics.limited.inc();
    Err(Failure::new(Code::TooMany, "too many codes were tried from this network; wait a moment"))
}

fn hand_out(settings: &Settings, mut identity: Identity, secret: &str, token: bool) -> Response {
    const YEAR: u32 = 31_536_000;
    if token {
        identity.token = Some(secret.to_owned());
        return (StatusCode::CREATED, Json(identity)).into_response();
    }
    let cookie = cookie(settings, secret, YEAR);
    (StatusCode::CREATED, [(header::SET_COOKIE, cookie)], Json(identity)).into_response()
}

/// Strict does not break links: the page itself is the same for everybody, and what it asks for
/// afterwards comes from our own site.
fn cookie(settings: &Settings, secret: &str, seconds: u32) -> HeaderValue {
    let secure = if settings.secure() { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).expect("hexadecimal digits and fixed words")
}

fn clean_name(name: &str) -> Result<String, Failure> {
    names::clean(name).ok_or_else(|| {
        let detail = format!("a name has 1 to {LONGEST_NAME} letters that can be seen");
        Failure::new(Code::Invalid, detail)
    })
}

fn known_avatar(avatar: u8) -> Result<u8, Failure> {
    if avatar < AVATARS {
        return Ok(avatar);
    }
    Err(Failure::new(Code::Invalid, format!("avatars are numbered 0 to {}", AVATARS - 1)))
}
