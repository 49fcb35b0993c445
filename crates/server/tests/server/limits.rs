//! What the server does not take, and the headers that it always sends.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::json;
use server::Rate;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::house::{House, counting};

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let house = House::open(counting()).await;
    for path in ["/", "/api/health", "/api/nothing", "/some/page", "/no/such.js"] {
        let response = house.nobody().request(Method::GET, path).send().await.unwrap();
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("'wasm-unsafe-eval'"));
        assert!(!policy.contains("script-src 'self' 'unsafe-inline'"));
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "no-referrer", "{path}");
        assert!(headers.contains_key("permissions-policy"), "{path}");
    }
}

#[tokio::test]
async fn errors_are_problems_with_a_code() {
    let house = House::open(counting()).await;
    let check = |method: Method, path: &'static str, status: u16, code: &'static str| {
        let request = house.nobody().request(method, path).send();
        async move {
            let response = request.await.unwrap();
            assert_eq!(response.status().as_u16(), status, "{path}");
            assert_eq!(response.headers()["content-type"], "application/problem+json", "{path}");
            let problem: serde_json::Value = response.json().await.unwrap();
            assert_eq!(problem["code"], code, "{path}");
            assert_eq!(problem["status"], status);
            assert_eq!(problem["type"], format!("urn:galds:problem:{code}"));
        }
    };
    check(Method::GET, "/api/nothing", 404, "not_found").await;
    check(Method::GET, "/api", 404, "not_found").await;
    check(Method::GET, "/no/such.js", 404, "not_found").await;
    check(Method::PUT, "/api/me", 405, "wrong_method").await;
    check(Method::POST, "/", 405, "wrong_method").await;
    check(Method::POST, "/api/me", 415, "wrong_type").await;
    check(Method::GET, "/api/me", 401, "no_identity").await;
    check(Method::POST, "/api/matches", 401, "no_identity").await;
    check(Method::GET, "/api/matches/aaaaaaaaaaaaaaaaaaaa/play", 426, "upgrade_required").await;
}

#[tokio::test]
async fn without_the_client_a_page_says_how_to_build_it() {
    let house = House::open(counting()).await;
    let (status, page) = house.nobody().get("/").await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.as_str().unwrap().contains("cargo xtask play"));
}

#[tokio::test]
async fn large_bodies_are_refused() {
    let house = House::open(counting()).await;
    let body = json!({"name": "x".repeat(20_000)});
    let (status, problem) = house.nobody().post("/api/me", body).await;
    assert_eq!((status.as_u16(), &problem["code"]), (413, &json!("too_large")));
    // The same without saying how long it is.
    let request = house.nobody().request(Method::POST, "/api/me");
    let request = request.header("content-type", "application/json");
    let chunks = (0..20).map(|_| Ok::<_, std::io::Error>(vec![b' '; 1000]));
    let body = reqwest::Body::wrap_stream(futures_util::stream::iter(chunks));
    assert_eq!(request.body(body).send().await.unwrap().status().as_u16(), 413);
}

#[tokio::test]
async fn pages_of_other_sites_change_nothing() {
    let house = House::open(counting()).await;
    let host = house.base.strip_prefix("http://").unwrap().to_owned();
    let send = |origin: String| {
        let request = house.nobody().request(Method::POST, "/api/me");
        request.header("origin", origin).json(&json!({"name": "Lauma"})).send()
    };
    assert_eq!(send("https://evil.example".to_owned()).await.unwrap().status(), 403);
    assert_eq!(send("null".to_owned()).await.unwrap().status(), 403);
    assert_eq!(send(format!("http://{host}")).await.unwrap().status(), 201);
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    let evil = [("origin", "https://evil.example")];
    assert!(guest.connect_with(&made.id, &evil).await.is_err());
    let ours = format!("http://{host}");
    assert!(guest.connect_with(&made.id, &[("origin", &ours)]).await.is_ok());
}

#[tokio::test]
async fn too_many_requests_are_refused() {
    let mut settings = counting();
    settings.limits.requests = Rate { per_minute: 1, burst: 3 };
    let house = House::open(settings).await;
    for _ in 0..3 {
        assert_eq!(house.nobody().get("/api/health").await.0, StatusCode::OK);
    }
    let response = house.nobody().request(Method::GET, "/api/health").send().await.unwrap();
    assert_eq!(response.status().as_u16(), 429);
    assert!(response.headers().contains_key("retry-after"));
}

#[tokio::test]
async fn too_many_creations_and_commands_are_refused() {
    let mut settings = counting();
    settings.limits.creations = Rate { per_minute: 1, burst: 2 };
    settings.limits.commands = Rate { per_minute: 1, burst: 3 };
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let body = json!({"game": "counting", "seats": ["me", "bot:random"]});
    let made = guest.create(body.clone()).await;
    let (status, problem) = guest.post("/api/matches", body).await;
    assert_eq!((status.as_u16(), &problem["code"]), (429, &json!("too_many")));
    let mut socket = guest.play(&made.id).await;
    socket.must_act(&["add 1"]).await;
    socket.must_act(&["add 1"]).await;
    let refused = socket.act(&["add 1"]).await;
    assert_eq!(crate::house::code(&refused), wire::Code::TooMany);
}

#[tokio::test]
async fn too_many_connections_are_closed() {
    let mut settings = counting();
    settings.limits.connections_per_address = 2;
    let house = House::open(settings).await;
    let address = house.server.address();
    let mut one = TcpStream::connect(address).await.unwrap();
    let two = TcpStream::connect(address).await.unwrap();
    let ask = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n";
    one.write_all(ask).await.unwrap();
    let mut answer = [0; 12];
    one.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");
    let mut three = TcpStream::connect(address).await.unwrap();
    let _ = three.write_all(ask).await;
    let mut nothing = Vec::new();
    let read = three.read_to_end(&mut nothing).await;
    assert!(read.is_err() || nothing.is_empty(), "it is closed without an answer");
    drop(two);
}

#[tokio::test]
async fn a_websocket_is_a_connection_too() {
    let mut settings = counting();
    settings.limits.connections_per_address = 2;
    let house = House::open(settings).await;
    // Requests go over one connection, which stays open.
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    let _socket = guest.play(&made.id).await;
    assert!(guest.connect(&made.id).await.is_err());
}

#[tokio::test]
async fn a_slow_head_and_a_silent_socket_are_closed() {
    let mut settings = counting();
    settings.limits.head_timeout = Duration::from_millis(50);
    settings.limits.socket_idle = Duration::from_millis(50);
    let house = House::open(settings).await;
    let mut slow = TcpStream::connect(house.server.address()).await.unwrap();
    slow.write_all(b"GET /api/health HTTP/1.1\r\nhost: ").await.unwrap();
    let mut rest = Vec::new();
    let _ = slow.read_to_end(&mut rest).await;
    assert!(!String::from_utf8_lossy(&rest).contains("200 OK"));

    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    // A raw connection that never answers the server's pings.
    let mut raw = TcpStream::connect(house.server.address()).await.unwrap();
    let ask = format!(
        "GET /api/matches/{}/play HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        made.id
    );
    raw.write_all(ask.as_bytes()).await.unwrap();
    let mut all = Vec::new();
    let _ = raw.read_to_end(&mut all).await;
    let text = String::from_utf8_lossy(&all);
    assert!(text.contains("101 Switching") && text.contains("no sign of life"), "{text}");
}

#[tokio::test]
async fn the_document_describes_what_there_is() {
    let house = House::open(counting()).await;
    let (status, document) = house.nobody().get("/api/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(document, serde_json::to_value(server::document()).unwrap());
    let paths = document["paths"].as_object().unwrap();
    for path in ["/api/me", "/api/matches", "/api/matches/{id}/play", "/api/records", "/metrics"] {
        assert!(paths.contains_key(path), "{path}");
    }
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().unwrap() {
            assert!(operation["summary"].is_string(), "{method} {path} says what it does");
        }
    }
    let (status, metrics) = house.nobody().get("/metrics").await;
    assert_eq!(status, StatusCode::OK);
    assert!(metrics.as_str().unwrap().contains("galds_live_matches 0"), "{metrics}");
    let (status, ready) = house.nobody().get("/api/ready").await;
    assert_eq!((status, &ready["status"]), (StatusCode::OK, &json!("ok")));
}
