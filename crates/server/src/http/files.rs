//! The web client, out of the binary.

use axum::{
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use client::{FILES, File};
use wire::Code;

use super::problem::Failure;

/// A page for whoever built the server without the client.
const NO_CLIENT: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Galds</title>\
    <p>This server was built without the web client. Build it with <code>cargo xtask play</code>. \
    Programs find the API under <a href=/api/openapi.json>/api/openapi.json</a>.";

/// The file of this path. Any other path is one of the client's own pages.
pub async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    answer(FILES, &method, &uri, &headers)
}

fn answer(files: &'static [File], method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Failure::new(Code::NotFound, "there is nothing here").into_response();
    }
    if !matches!(*method, Method::GET | Method::HEAD) {
        let detail = "only GET and HEAD work here";
        return Failure::new(Code::WrongMethod, detail).into_response();
    }
    let file = find(files, path).or_else(|| {
        // What looks like a file and is none of ours is an error, not a page.
        let last = path.rsplit('/').next().unwrap_or_default();
        if last.contains('.') { None } else { find(files, "index.html") }
    });
    match file {
        Some(file) => send(file, headers),
        None if files.is_empty() && !path.contains('.') => Html(NO_CLIENT).into_response(),
        None => Failure::new(Code::NotFound, "there is no such file").into_response(),
    }
}

fn find(files: &'static [File], path: &str) -> Option<&'static File> {
    files.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| &files[at])
}

fn send(file: &'static File, headers: &HeaderMap) -> Response {
    let text = |value: String| HeaderValue::from_str(&value).ok();
    let cache = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    let accepted: Vec<&str> = accepted.filter_map(|value| value.to_str().ok()).collect();
    let (encoding, body) = match (file.brotli, file.gzip) {
        (Some(body), _) if accepts(&accepted, "br") => (Some("br"), body),
        (_, Some(body)) if accepts(&accepted, "gzip") => (Some("gzip"), body),
        _ => (None, file.plain),
    };
    // Each encoding is a representation of its own.
    let tag = format!("\"{}{}\"", file.hash, encoding.map_or(String::new(), |e| format!("-{e}")));
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let known = known.is_some_and(|known| known.split(',').any(|known| known.trim() == tag));
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = body.into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(file.mime));
        if let Some(encoding) = encoding {
            let encoding = HeaderValue::from_static(encoding);
            response.headers_mut().insert(header::CONTENT_ENCODING, encoding);
        }
        response
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(tag) = text(tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// Whether a client takes this encoding.
fn accepts(accepted: &[&str], encoding: &str) -> bool {
    accepted.iter().flat_map(|value| value.split(',')).any(|value| {
        let mut parts = value.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let refused = parts.any(|part| {
            part.strip_prefix("q=").is_some_and(|q| q.parse::<f32>().is_ok_and(|q| q <= 0.0))
        });
        name.eq_ignore_ascii_case(encoding) && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    static SOME: &[File] = &[
        File {
            path: "client-0a1b2c3d.js",
            mime: "text/javascript; charset=utf-8",
            hash: "aa",
            immutable: true,
            plain: b"plain",
            brotli: Some(b"brotli"),
            gzip: Some(b"gzip"),
        },
        File {
            path: "index.html",
            mime: "text/html; charset=utf-8",
            hash: "bb",
            immutable: false,
            plain: b"<!doctype html>",
            brotli: None,
            gzip: None,
        },
    ];

    fn get(path: &'static str, header: Option<(&'static str, &'static str)>) -> Response {
        let mut headers = HeaderMap::new();
        headers.extend(header.map(|(name, value)| {
            (header::HeaderName::from_static(name), HeaderValue::from_static(value))
        }));
        answer(SOME, &Method::GET, &Uri::from_static(path), &headers)
    }

    #[test]
    fn files_are_packed_and_kept_as_long_as_they_may() {
        let script = get("/client-0a1b2c3d.js", Some(("accept-encoding", "gzip, br")));
        assert_eq!(script.headers()["content-encoding"], "br");
        assert_eq!(script.headers()["content-type"], "text/javascript; charset=utf-8");
        assert!(script.headers()["cache-control"].to_str().unwrap().contains("immutable"));
        assert_eq!(script.headers()["vary"], "accept-encoding");
        let script = get("/client-0a1b2c3d.js", Some(("accept-encoding", "gzip")));
        assert_eq!(script.headers()["etag"], "\"aa-gzip\"");
        let script = get("/client-0a1b2c3d.js", None);
        assert!(!script.headers().contains_key("content-encoding"));
        let known = get("/index.html", Some(("if-none-match", "\"xx\", \"bb\"")));
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
    }

    #[test]
    fn pages_of_the_client_are_the_one_page() {
        for path in ["/", "/index.html", "/match/abc", "/en/rules"] {
            let page = get(path, None);
            assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8", "{path}");
            assert_eq!(page.headers()["cache-control"], "no-cache", "{path}");
        }
        for path in ["/api", "/api/nothing", "/gone.js"] {
            assert_eq!(get(path, None).status(), StatusCode::NOT_FOUND, "{path}");
        }
        let post = answer(SOME, &Method::POST, &Uri::from_static("/"), &HeaderMap::new());
        assert_eq!(post.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[test]
    fn encodings_are_taken_at_their_word() {
        let check = |header: &str, encoding: &str, fine: bool| {
            assert_eq!(accepts(&[header], encoding), fine, "{header} {encoding}");
        };
        check("gzip, deflate, br", "br", true);
        check("gzip, deflate, br;q=0", "br", false);
        check("gzip;q=0.5", "gzip", true);
        check("identity", "gzip", false);
        check("", "br", false);
    }
}
