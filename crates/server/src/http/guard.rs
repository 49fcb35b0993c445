//! What every request passes: rate limits, the check of its origin, a time limit, and the headers
//! that every answer carries.

use std::{net::IpAddr, sync::Arc};

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use wire::Code;

use super::problem::Failure;
use crate::{
    Settings,
    limits::{Address, Counted},
    metrics::Status,
    shared::Shared,
};

/// The other end of the connection.
#[derive(Clone)]
pub struct Peer {
    pub address: IpAddr,
    /// A connection that becomes a websocket is counted as long as that lives.
    pub counted: Arc<Counted>,
}

/// Everything at once, because each is a few lines.
pub async fn guard(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let begun = std::time::Instant::now();
    let method = request.method().clone();
    // The pattern of the path and not the path, which may hold the secret of a link.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let answer = checked(&shared, request, next).await;
    let mut answer = answer.unwrap_or_else(IntoResponse::into_response);
    let status = Status { status: u32::from(answer.status().as_u16()) };
    tracing::debug!(
        %method,
        route = route.as_ref().map_or("file", MatchedPath::as_str),
        status = status.status,
        microseconds = begun.elapsed().as_micros(),
        "request"
    );
    shared.metrics.requests.get_or_create(&status).inc();
    secure(&shared.settings, answer.headers_mut());
    answer
}

async fn checked(
    shared: &Arc<Shared>,
    mut request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let peer = request.extensions().get::<Peer>();
    let peer = peer.ok_or_else(|| Failure::new(Code::Internal, "the client has no address"))?;
    let address = client(&shared.settings, peer.address, request.headers());
    request.extensions_mut().insert(address);
    if !shared.meters.requests.allows(&address) {
        shared.metrics.limited.inc();
        return Err(Failure::new(Code::TooMany, "too many requests; wait a moment"));
    }
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (changes || upgrade) && !same_origin(&shared.settings, request.headers()) {
        let detail = "this request came from a page of another site";
        return Err(Failure::new(Code::WrongOrigin, detail));
    }
    let limit = shared.settings.limits.request_timeout;
    let answer = tokio::time::timeout(limit, next.run(request)).await;
    answer.map_err(|_| Failure::new(Code::Timeout, "the request took too long"))
}

/// Where a request came from: as the nearest proxy that we trust has seen it.
fn client(settings: &Settings, peer: IpAddr, headers: &HeaderMap) -> Address {
    if settings.proxies == 0 {
        return peer.into();
    }
    let values = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<&str> = values.flat_map(|value| value.split(',')).map(str::trim).collect();
    let hop = hops.len().checked_sub(settings.proxies).and_then(|at| hops.get(at));
    hop.and_then(|hop| hop.parse().ok()).unwrap_or(peer).into()
}

/// Whether a request comes from our own page, or from no page at all. A browser always says where
/// a request that changes something comes from.
fn same_origin(settings: &Settings, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if settings.origin.as_deref().is_some_and(|ours| ours.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let of_origin = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    // Without a public address, the one that the browser used is ours.
    settings.origin.is_none() && host.is_some() && of_origin == host
}

fn secure(settings: &Settings, headers: &mut HeaderMap) {
    const CONTENT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
        style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; \
        media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
        gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, CONTENT),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert("permissions-policy", HeaderValue::from_static(PERMISSIONS));
    let same = HeaderValue::from_static("same-origin");
    headers.insert("cross-origin-opener-policy", same.clone());
    headers.insert("cross-origin-resource-policy", same);
    // Answers of the API are for one person and one moment.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if settings.secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(&'static str, &'static str)]) -> HeaderMap {
        all.iter()
            .map(|(name, value)| {
                (header::HeaderName::from_static(name), HeaderValue::from_static(value))
            })
            .collect()
    }

    #[test]
    fn only_our_own_page_may_change_something() {
        let check = |ours: Option<&str>, all: &[(&'static str, &'static str)], fine: bool| {
            let settings = Settings { origin: ours.map(str::to_owned), ..Settings::default() };
            assert_eq!(same_origin(&settings, &headers(all)), fine, "{ours:?} {all:?}");
        };
        check(None, &[("host", "a:1")], true);
        check(None, &[("host", "a:1"), ("origin", "http://a:1")], true);
        check(None, &[("host", "a:1"), ("origin", "http://a:2")], false);
        check(None, &[("host", "a:1"), ("origin", "http://evil")], false);
        check(None, &[("host", "a:1"), ("origin", "null")], false);
        check(None, &[("origin", "http://a")], false);
        let ours = Some("https://galds.example");
        check(ours, &[("host", "inside:1"), ("origin", "https://galds.example")], true);
        check(ours, &[("host", "inside:1"), ("origin", "http://inside:1")], false);
    }

    #[test]
    fn only_our_own_proxies_are_believed() {
        let check = |proxies, forwarded: &'static str, address: &str| {
            let settings = Settings { proxies, ..Settings::default() };
            let headers = headers(&[("x-forwarded-for", forwarded)]);
            let peer = IpAddr::from([10, 0, 0, 9]);
            let expected: IpAddr = address.parse().unwrap();
            assert_eq!(client(&settings, peer, &headers), expected.into(), "{proxies} {forwarded}");
        };
        check(0, "1.1.1.1", "10.0.0.9");
        check(1, "1.1.1.1", "1.1.1.1");
        check(1, "6.6.6.6, 1.1.1.1", "1.1.1.1");
        check(2, "6.6.6.6, 1.1.1.1, 10.0.0.2", "1.1.1.1");
        check(2, "1.1.1.1", "10.0.0.9");
        check(1, "nonsense", "10.0.0.9");
    }
}
