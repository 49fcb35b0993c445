//! The lobby, and what happens at a table before and after play.

use std::{collections::HashMap, sync::Arc};

use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use game::Seat;
use store::{Found, IdentityKey, Listing};
use table::Level;
use wire::{
    Code, Phase,
    http::{
        Admit, ChangeMatch, GameSummary, Games, Listed, Lobby, Match, MatchLink, Mine, NewMatch,
        ProblemDetails, SetSeat, ShowNonce, Sit, Start,
    },
};

use super::{
    extract::{Caller, JsonBody, Keep, Me, PathText, PathTextAnd, TextBody},
    identity::{creation, guess},
    problem::Failure,
};
use crate::{
    info::Info,
    limits::Address,
    matches::{self, chair, level_of},
    random,
    shared::{Commander, Shared},
};

/// How many matches a list holds.
const LISTED: u32 = 100;

/// Among how many the lobby chooses.
const LOOKED_THROUGH: u32 = 1000;

/// How many of one's own matches are asked whose turn it is.
const ASKED: usize = 24;

/// What can be played here
#[utoipa::path(get, path = "/api/games", tag = "matches", responses((status = 200, body = Games)))]
pub async fn games(State(shared): State<Arc<Shared>>) -> Json<Games> {
    let game = |game: &table::AnyGame| GameSummary {
        id: game.id.to_owned(),
        title: game.title.to_owned(),
        rules: game.rules,
        seats: [*game.seats.start(), *game.seats.end()],
        setup: game.setup(*game.seats.start()),
    };
    Json(Games {
        games: shared.settings.games.iter().map(game).collect(),
        levels: Level::ALL.map(|level| level.to_string()).to_vec(),
    })
}

/// The public matches
#[utoipa::path(get, path = "/api/matches", tag = "matches", responses((status = 200, body = Lobby)))]
pub async fn lobby(State(shared): State<Arc<Shared>>) -> Result<Json<Lobby>, Failure> {
    let found = shared.store.list(Listing::Lobby, LOOKED_THROUGH).await?;
    Ok(Json(Lobby { matches: listed(in_lobby(&shared, found), None) }))
}

/// One's own matches
#[utoipa::path(
    get, path = "/api/me/matches", tag = "matches",
    responses(
        (status = 200, body = Mine),
        (status = 401, body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn mine(State(shared): State<Arc<Shared>>, Me(me): Me) -> Result<Json<Mine>, Failure> {
    let found = shared.store.list(Listing::Of(me.key), LISTED).await?;
    // A record that somebody brought along was not played here.
    let mut matches = listed(found, Some(me.key));
    // Whose turn it is only the match itself knows; the latest ones are asked.
    for one in matches.iter_mut().filter(|it| it.phase == Phase::Playing).take(ASKED) {
        if let Ok(asked) = shared.reach(&one.id)?.asked().await {
            one.asked = asked;
        }
    }
    Ok(Json(Mine { matches }))
}

/// What the lobby shows: of each host a few, those first at which somebody is or just was.
fn in_lobby(shared: &Shared, mut found: Vec<Found>) -> Vec<Found> {
    let mut of_hosts: HashMap<Option<i64>, usize> = HashMap::new();
    found.retain(|found| {
        let host = serde_json::from_str(&found.info).ok().and_then(|info: Info| info.host);
        let of_host = of_hosts.entry(host).or_default();
        *of_host += 1;
        *of_host <= shared.settings.limits.open_tables
    });
    found.sort_by_key(|found| shared.hub.awake(&found.id).is_none());
    found.truncate(LISTED as usize);
    found
}

fn listed(found: Vec<Found>, who: Option<IdentityKey>) -> Vec<Listed> {
    let line = |found: Found| {
        let info: Info = serde_json::from_str(&found.info).ok()?;
        let you = info.seat_of(who);
        let touched = who.map(|_| found.touched);
        let result = found.result.and_then(|places| places.parse().ok());
        let result = result.map(|ranking: game::Ranking| ranking.places().to_vec());
        let brought = who.is_some() && info.is_imported();
        (!brought).then(|| Listed { you, touched, result, ..info.listed(found.id, found.phase) })
    };
    found.into_iter().filter_map(line).collect()
}

/// Make a match
///
/// It starts at once if no seat is open and nothing else was asked for.
#[utoipa::path(
    post, path = "/api/matches", tag = "matches", request_body = NewMatch,
    responses(
        (status = 201, body = Match),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn create(
    State(shared): State<Arc<Shared>>,
    address: Address,
    Me(me): Me,
    JsonBody(new): JsonBody<NewMatch>,
) -> Result<Response, Failure> {
    creation(&shared, address)?;
    let made = matches::make(&shared, &me, &new).await?;
    let place = HeaderValue::from_str(&format!("/api/matches/{}", made.id));
    let place = place.expect("an id is plain letters");
    Ok((StatusCode::CREATED, [(header::LOCATION, place)], Json(made)).into_response())
}

/// Find a match by its code
///
/// Capitals, spaces and hyphens do not matter.
#[utoipa::path(
    get, path = "/api/codes/{code}", tag = "matches", params(("code" = String, Path)),
    responses(
        (status = 200, body = MatchLink),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
)]
pub async fn find(
    State(shared): State<Arc<Shared>>,
    address: Address,
    PathText(code): PathText,
) -> Result<Json<MatchLink>, Failure> {
    guess(&shared, address)?;
    let found = shared.store.find_code(&random::typed_code(&code)).await?;
    let nothing = || Failure::new(Code::NotFound, "no match has this code, or no longer");
    found.map(|id| Json(MatchLink { id })).ok_or_else(nothing)
}

/// Look at a match
#[utoipa::path(
    get, path = "/api/matches/{id}", tag = "matches", params(("id" = String, Path)),
    responses(
        (status = 200, body = Match),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
)]
pub async fn look(
    State(shared): State<Arc<Shared>>,
    PathText(id): PathText,
    Caller(who): Caller,
) -> Result<Json<Match>, Failure> {
    let who = who.map(|who| who.key);
    Ok(Json(shared.reach(&id)?.look(who).await?))
}

/// Change a match
///
/// Only for the one who made it, and before it starts: its seats and options, its clock, its hints.
#[utoipa::path(
    patch, path = "/api/matches/{id}", tag = "matches", params(("id" = String, Path)),
    request_body = ChangeMatch,
    responses(
        (status = 200, body = Match),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn change(
    State(shared): State<Arc<Shared>>,
    PathText(id): PathText,
    Me(me): Me,
    JsonBody(change): JsonBody<ChangeMatch>,
) -> Result<Json<Match>, Failure> {
    Ok(Json(shared.reach(&id)?.change(me.key, change).await?))
}

/// Close a table
///
/// Only for the one who made the match, and before it starts. Nothing of it is kept.
#[utoipa::path(
    delete, path = "/api/matches/{id}", tag = "matches", params(("id" = String, Path)),
    responses(
        (status = 204),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn close(
    State(shared): State<Arc<Shared>>,
    PathText(id): PathText,
    Me(me): Me,
) -> Result<StatusCode, Failure> {
    shared.reach(&id)?.close(me.key).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sit down
///
/// On the seat that is kept for one, or the first that is open, or the one asked for. Asking again
/// does no harm. Where the host decides who sits down, one waits for that, and `asked_host` says so.
#[utoipa::path(
    post, path = "/api/matches/{id}/sit", tag = "matches", params(("id" = String, Path)),
    request_body = Sit,
    responses(
        (status = 200, body = Match),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn sit(
    State(shared): State<Arc<Shared>>,
    PathText(id): PathText,
    Me(me): Me,
    JsonBody(sit): JsonBody<Sit>,
) -> Result<Json<Match>, Failure> {
    Ok(Json(shared.reach(&id)?.sit(me, sit).await?))
}

/// Get up
///
/// Before the start the seat is open again, and if it was one's own match, it is that of the next person
/// at the table. Later a bot plays on, for good.
#[utoipa::path(
    post, path = "/api/matches/{id}/stand", tag = "matches", params(("id" = String, Path)),
    responses(
        (status = 200, body = Match),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn stand(
    State(shared): State<Arc<Shared>>,
    PathText(id): PathText,
    Me(me): Me,
) -> Result<Json<Match>, Failure> {
    Ok(Json(shared.reach(&id)?.stand(me.key).await?))
}

/// Let somebody sit down
///
/// Only for the one who made the match, where one asks before one sits down. `Match` lists who asks.
#[utoipa::path(
    put, path = "/api/matches/{id}/asking/{number}", tag = "matches", request_body = Admit,
    params(("id" = String, Path), ("number" = u32, Path)),
    responses(
        (status = 200, body = Match),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn admit(
    State(shared): State<Arc<Shared>>,
    PathTextAnd(id, number): PathTextAnd<u32>,
    Me(me): Me,
    JsonBody(Admit { admit }): JsonBody<Admit>,
) -> Result<Json<Match>, Failure> {
    Ok(Json(shared.reach(&id)?.admit(me.key, number, admit).await?))
}

/// Make something of a seat
///
/// Only for the one who made the match. Once it has started, a bot can play for somebody who is away,
/// until they come back and take their seat again; that can also be asked for by all others who are
/// there, together.
#[utoipa::path(
    put, path = "/api/matches/{id}/seats/{seat}", tag = "matches", request_body = SetSeat,
    params(("id" = String, Path), ("seat" = u8, Path, maximum = 7)),
    responses(
        (status = 200, body = Match),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn set_seat(
    State(shared): State<Arc<Shared>>,
    PathTextAnd(id, seat): PathTextAnd<Seat>,
    Me(me): Me,
    JsonBody(wanted): JsonBody<SetSeat>,
) -> Result<Json<Match>, Failure> {
    let chair = chair(&wanted.sitter)?;
    Ok(Json(shared.reach(&id)?.set_seat(me.key, seat, chair).await?))
}

/// Start
///
/// Only for the one who made the match. Bots get the seats that are open.
#[utoipa::path(
    post, path = "/api/matches/{id}/start", tag = "matches", params(("id" = String, Path)),
    request_body = Start,
    responses(
        (status = 200, body = Match),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn start(
    State(shared): State<Arc<Shared>>,
    PathText(id): PathText,
    Me(me): Me,
    JsonBody(start): JsonBody<Start>,
) -> Result<Json<Match>, Failure> {
    let fill = start.fill.as_deref().map_or(Ok(shared.settings.stand_in), level_of)?;
    Ok(Json(shared.reach(&id)?.start(me.key, fill).await?))
}

/// Show one's nonce
///
/// When the match begins: the promise, the seats and the hashes are fixed from then on. With the last
/// nonce, or a few seconds later without it, the match starts.
#[utoipa::path(
    post, path = "/api/matches/{id}/nonce", tag = "matches", params(("id" = String, Path)),
    request_body = ShowNonce,
    responses(
        (status = 200, body = Match),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn show_nonce(
    State(shared): State<Arc<Shared>>,
    PathText(id): PathText,
    Me(me): Me,
    JsonBody(show): JsonBody<ShowNonce>,
) -> Result<Json<Match>, Failure> {
    let nonce = matches::bytes(&show.nonce)?;
    Ok(Json(shared.reach(&id)?.show_nonce(me.key, nonce).await?))
}

/// Play again
///
/// A new match with the same seats; those of the others are kept for them. Whoever asks second gets
/// the same match.
#[utoipa::path(
    post, path = "/api/matches/{id}/rematch", tag = "matches",
    params(
        ("id" = String, Path),
        ("keep" = Option<bool>, Query, description = "one's own seat is only kept, to sit down there with a hash"),
    ),
    responses(
        (status = 200, body = MatchLink),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn rematch(
    State(shared): State<Arc<Shared>>,
    address: Address,
    PathText(id): PathText,
    Keep(keep): Keep,
    Me(me): Me,
) -> Result<Json<MatchLink>, Failure> {
    creation(&shared, address)?;
    let found = shared.reach(&id)?.rematch(me.clone(), keep).await?;
    if !keep {
        // A match against bots alone has nobody to wait for.
        let _ = shared.reach(&found.id)?.sit(me, Sit::default()).await;
    }
    Ok(Json(found))
}

/// The record of a finished match
///
/// As text, with the dealer's key, so that anybody can check it with `galds verify`.
#[utoipa::path(
    get, path = "/api/matches/{id}/record", tag = "records", params(("id" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
)]
pub async fn record(
    State(shared): State<Arc<Shared>>,
    PathText(id): PathText,
) -> Result<Response, Failure> {
    let text = shared.reach(&id)?.record().await?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    let name = HeaderValue::from_static("attachment; filename=\"match.galds\"");
    let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// Keep a finished record
///
/// It is checked like `galds verify` does, and becomes a match that anybody with the link can look
/// at.
#[utoipa::path(
    post, path = "/api/records", tag = "records",
    request_body(content = String, content_type = "text/plain"),
    responses(
        (status = 201, body = MatchLink),
        (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    ),
    security(("cookie" = []), ("bearer" = [])),
)]
pub async fn import(
    State(shared): State<Arc<Shared>>,
    address: Address,
    Me(me): Me,
    TextBody(text): TextBody,
) -> Result<(StatusCode, Json<MatchLink>), Failure> {
    creation(&shared, address)?;
    let meter = &shared.meters.imports;
    if !meter.allows(&Commander::Address(address)) || !meter.allows(&Commander::Identity(me.key)) {
        shared.metrics.limited.inc();
        return Err(Failure::new(Code::TooMany, "too many records at once; wait a minute"));
    }
    let known = Arc::clone(&shared);
    let checked = tokio::task::spawn_blocking(move || {
        let record: table::Record = text.parse().map_err(|error: record::BadRecord| {
            Failure::new(Code::Invalid, format!("this is not a record: {error}"))
        })?;
        let newest = known.game(&record.header().game)?;
        // Where its rules are not known, the newest say so.
        let game = known.rules(newest, record.header().rules).unwrap_or(newest);
        let verified = std::panic::catch_unwind(|| table::verify(game, &record));
        match verified {
            Ok(Ok(_)) => Ok(record),
            Ok(Err(error)) => Err(Failure::new(Code::Invalid, error.to_string())),
            Err(_) => Err(Failure::new(Code::Internal, "the rules failed over this record")),
        }
    });
    let record =
        checked.await.map_err(|_| Failure::new(Code::Internal, "it was not checked"))??;
    let id = matches::import(&shared, &me, &record).await?;
    Ok((StatusCode::CREATED, Json(MatchLink { id })))
}
