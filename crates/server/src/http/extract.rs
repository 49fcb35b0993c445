//! What handlers take out of a request. Whatever is wrong with it becomes a problem with a code.

use std::{str::FromStr, sync::Arc};

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Request},
    http::{HeaderMap, header, request::Parts},
};
use record::Bytes32;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use store::Identity;
use wire::Code;

use super::problem::Failure;
use crate::{limits::Address, shared::Shared};

/// The name of the cookie that holds the secret.
pub const COOKIE: &str = "galds";

/// After how long an identity is noted as seen again.
const SEEN: u64 = 86_400_000;

/// A JSON body.
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned + Serialize> FromRequest<Arc<Shared>> for JsonBody<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &Arc<Shared>) -> Result<Self, Failure> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        if !kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
            let detail = "send the body as JSON, with `Content-Type: application/json`";
            return Err(Failure::new(Code::WrongType, detail));
        }
        let limit = state.settings.limits.body;
        let body = whole(request, state, limit).await?;
        read(&body).map(JsonBody)
    }
}

/// A body as JSON has it: an object, whose whole numbers may be written as `7` or as `7.0`.
fn read<T: DeserializeOwned + Serialize>(body: &[u8]) -> Result<T, Failure> {
    // The error may repeat what the client sent, and that may be long.
    let bad = |error: serde_json::Error| {
        let short: String = error.to_string().chars().take(200).collect();
        Failure::new(Code::BadRequest, short)
    };
    let mut value: Value = serde_json::from_slice(body).map_err(bad)?;
    if !value.is_object() {
        return Err(Failure::new(Code::BadRequest, "the body is a JSON object: `{…}`"));
    }
    make_whole(&mut value);
    wire::strict::from_value(value).map_err(bad)
}

/// Writes `7.0` as `7`.
fn make_whole(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(make_whole),
        Value::Object(values) => values.values_mut().for_each(make_whole),
        Value::Number(number) => {
            // What is larger is no number of anything here.
            let whole = number.as_f64().filter(|whole| whole.fract() == 0.0 && whole.abs() < 1e9);
            if let Some(whole) = whole.filter(|_| number.is_f64()) {
                #[expect(clippy::cast_possible_truncation, reason = "it is whole and small")]
                let whole = whole as i64;
                *number = whole.into();
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// A body of plain text.
pub struct TextBody(pub String);

impl FromRequest<Arc<Shared>> for TextBody {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &Arc<Shared>) -> Result<Self, Failure> {
        let limit = state.settings.limits.record;
        let body = whole(request, state, limit).await?;
        let text = String::from_utf8(body.into());
        text.map(TextBody).map_err(|_| Failure::new(Code::BadRequest, "the text is not UTF-8"))
    }
}

async fn whole(request: Request, state: &Arc<Shared>, limit: usize) -> Result<Bytes, Failure> {
    let large = || {
        let detail = format!("the body may have at most {limit} bytes");
        Failure::new(Code::TooLarge, detail)
    };
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > limit) {
        return Err(large());
    }
    let (parts, body) = request.into_parts();
    let body = axum::body::Body::new(http_body_util::Limited::new(body, limit));
    let request = Request::from_parts(parts, body);
    let read = Bytes::from_request(request, state).await;
    read.map_err(|rejection| match rejection.status().as_u16() {
        413 => large(),
        _ => Failure::new(Code::BadRequest, "the body could not be read"),
    })
}

/// The id of a match, or another single piece of a path.
pub struct PathText(pub String);

impl FromRequestParts<Arc<Shared>> for PathText {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<Shared>) -> Result<Self, Failure> {
        let piece = Path::<String>::from_request_parts(parts, state).await;
        piece.map(|Path(piece)| PathText(piece)).map_err(|_| nothing())
    }
}

/// The id of a match and something of it: a seat, or the number of an event.
pub struct PathTextAnd<T>(pub String, pub T);

impl<T: FromStr> FromRequestParts<Arc<Shared>> for PathTextAnd<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<Shared>) -> Result<Self, Failure> {
        let pieces = Path::<(String, String)>::from_request_parts(parts, state).await;
        let Path((id, which)) = pieces.map_err(|_| nothing())?;
        Ok(PathTextAnd(id, which.parse().map_err(|_| nothing())?))
    }
}

fn nothing() -> Failure {
    Failure::new(Code::NotFound, "there is nothing here")
}

/// Where the request came from.
impl FromRequestParts<Arc<Shared>> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Shared>) -> Result<Self, Failure> {
        let address = parts.extensions.get::<Address>().copied();
        address.ok_or_else(|| Failure::new(Code::Internal, "the address of the client is unknown"))
    }
}

/// Who asks, if they say so.
pub struct Caller(pub Option<Identity>);

impl FromRequestParts<Arc<Shared>> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<Shared>) -> Result<Self, Failure> {
        let hash = secret(&parts.headers).and_then(|secret| hash_of(&secret));
        let found = match hash {
            Some(hash) => state.store.identity(hash).await?,
            None => None,
        };
        if found.is_none() && parts.headers.contains_key(header::AUTHORIZATION) {
            // A program that sends a token means it; a browser sends its cookie whether or not.
            return Err(Failure::new(
                Code::NoIdentity,
                "this token is not known; ask for a new one",
            ));
        }
        if let Some(identity) = &found {
            let now = state.settings.clock.now();
            if now.saturating_sub(identity.seen) > SEEN {
                state.store.see(identity.key, now).await?;
            }
        }
        Ok(Caller(found))
    }
}

/// Who asks; it must be somebody.
pub struct Me(pub Identity);

impl FromRequestParts<Arc<Shared>> for Me {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<Shared>) -> Result<Self, Failure> {
        let Caller(who) = Caller::from_request_parts(parts, state).await?;
        who.map(Me).ok_or_else(|| {
            let detail = "say who you are first: POST /api/me makes an identity";
            Failure::new(Code::NoIdentity, detail)
        })
    }
}

/// Whether somebody wants to look on as anybody may, whoever they are: `?watch=true`.
pub struct Watches(pub bool);

impl FromRequestParts<Arc<Shared>> for Watches {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Shared>) -> Result<Self, Failure> {
        wish(parts, "watch").map(Watches)
    }
}

/// Whether somebody wants their own seat kept too, to sit down there with a hash: `?keep=true`.
pub struct Keep(pub bool);

impl FromRequestParts<Arc<Shared>> for Keep {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Shared>) -> Result<Self, Failure> {
        wish(parts, "keep").map(Keep)
    }
}

/// A wish in the address that is `true` or `false`.
fn wish(parts: &Parts, name: &str) -> Result<bool, Failure> {
    let query = parts.uri.query().unwrap_or_default().split('&');
    let said = |wish: &&str| wish.split_once('=').map_or(*wish, |(name, _)| name) == name;
    let mut wishes = query.filter(said);
    match (wishes.next().map(|wish| &wish[name.len()..]), wishes.next()) {
        (None, _) | (Some("=false"), None) => Ok(false),
        (Some("=true"), None) => Ok(true),
        _ => {
            let detail = format!("`{name}` is `true` or `false`, said once");
            Err(Failure::new(Code::BadRequest, detail))
        }
    }
}

/// The hash under which a secret is kept.
fn hash_of(secret: &str) -> Option<Bytes32> {
    secret.parse().ok().map(|secret: Bytes32| secret.sha256())
}

/// The secret of a program, or else the one in the cookie.
fn secret(headers: &HeaderMap) -> Option<String> {
    if let Some(header) = headers.get(header::AUTHORIZATION) {
        let (scheme, token) = header.to_str().ok()?.split_once(' ')?;
        return scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().to_owned());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut cookies = cookies.flat_map(|header| header.split(';'));
    cookies.find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == COOKIE).then(|| value.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use wire::http::{ChangeIdentity, NewMatch, TimeControl};

    use super::*;

    #[test]
    fn a_body_is_an_object_of_fields_with_names() {
        let avatar = |text: &str| read::<ChangeIdentity>(text.as_bytes()).map(|read| read.avatar);
        assert_eq!(avatar(r#"{"avatar": 7}"#).unwrap(), Some(7));
        assert_eq!(avatar(r#"{"avatar": 7.0}"#).unwrap(), Some(7), "the same number");
        for bad in ["", "7", "[null, null]", "{", r#"{"avatar": 7.5}"#, r#"{"avatar": 1e300}"#] {
            assert_eq!(avatar(bad).unwrap_err().0.code, Code::BadRequest, "{bad}");
        }
        let nested = br#"{"game": "any", "seats": [], "clock": {"turn": 60.0}}"#;
        assert_eq!(read::<NewMatch>(nested).unwrap().clock, TimeControl::Turn(60));
        let two = br#"{"game": "any", "seats": [], "clock": {"turn": 60, "days": 1}}"#;
        assert!(read::<NewMatch>(two).is_err());
    }
}
