//! What the server does not take, and the headers that it always sends.

use std::time::Duration;

use futures_util::StreamExt;
use reqwest::{Method, Response, StatusCode};
use serde_json::json;
use server::Rate;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::house::{House, counting};

fn has_the_headers(response: &Response) {
    let (headers, of) = (response.headers(), response.url().path());
    let policy = headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("frame-ancestors 'none'") && policy.contains("'wasm-unsafe-eval'"));
    assert!(!policy.contains("script-src 'self' 'unsafe-inline'"));
    assert_eq!(headers["x-content-type-options"], "nosniff", "{of}");
    assert_eq!(headers["x-frame-options"], "DENY", "{of}");
    assert_eq!(headers["referrer-policy"], "no-referrer", "{of}");
    assert_eq!(headers["cross-origin-opener-policy"], "same-origin", "{of}");
    assert_eq!(headers["cross-origin-resource-policy"], "same-origin", "{of}");
    assert!(headers.contains_key("permissions-policy"), "{of}");
    assert!(headers.contains_key("cache-control"), "{of}");
}

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let mut settings = counting();
    settings.origin = Some("https://galds.example".to_owned());
    settings.limits.requests = Rate { per_minute: 18 };
    let house = House::open(settings).await;
    let nobody = house.nobody();
    let mut statuses = Vec::new();
    let mut see = |response: Response| {
        has_the_headers(&response);
        assert!(response.headers().contains_key("strict-transport-security"));
        statuses.push(response.status().as_u16());
    };
    for path in ["/", "/api/health", "/api/ready", "/metrics", "/api/openapi.json", "/some/page"] {
        see(nobody.request(Method::GET, path).send().await.unwrap());
    }
    let name = json!({"name": "Lauma"});
    see(nobody.request(Method::POST, "/api/me").json(&name).send().await.unwrap());
    assert!(statuses.iter().all(|status| [200, 201].contains(status)), "{statuses:?}");
    statuses.clear();

    let mut see = |response: Response| {
        has_the_headers(&response);
        statuses.push(response.status().as_u16());
    };
    for path in ["/api/nothing", "/no/such.js", "/api/me", "/api/matches/x/play"] {
        see(nobody.request(Method::GET, path).send().await.unwrap());
    }
    let post = || nobody.request(Method::POST, "/api/me");
    see(nobody.request(Method::PUT, "/api/me").send().await.unwrap());
    see(nobody.request(Method::POST, "/").send().await.unwrap());
    see(post().body("name").send().await.unwrap());
    see(post().json(&json!([])).send().await.unwrap());
    see(post().json(&json!({"name": ""})).send().await.unwrap());
    see(post().json(&"x".repeat(20_000)).send().await.unwrap());
    see(post().json(&name).header("origin", "https://evil.example").send().await.unwrap());
    // Here the minute is used up.
    see(nobody.request(Method::GET, "/api/health").send().await.unwrap());
    assert_eq!(statuses, [404, 404, 401, 426, 405, 405, 415, 400, 422, 413, 403, 429]);
}

/// An answer to a raw request, up to the moment when the server closes the connection.
async fn raw(house: &House, request: &[u8]) -> String {
    let mut stream = TcpStream::connect(house.server.address()).await.unwrap();
    stream.write_all(request).await.unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn whoever_takes_too_long_is_sent_away() {
    let mut settings = counting();
    settings.limits.head_timeout = Duration::from_millis(200);
    settings.limits.send_timeout = Duration::from_millis(200);
    let house = House::open(settings).await;
    assert_eq!(raw(&house, b"").await, "", "a connection without a request is closed");
    let kept = raw(&house, b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(kept.starts_with("HTTP/1.1 200"), "{kept}");
    let long = format!("GET / HTTP/1.1\r\nhost: x\r\nlong: {}\r\n\r\n", "x".repeat(100_000));
    let long = raw(&house, long.as_bytes()).await;
    assert!(long.is_empty() || long.starts_with("HTTP/1.1 431"), "{long}");

    // Somebody who asks and asks, and never reads an answer.
    let mut deaf = TcpStream::connect(house.server.address()).await.unwrap();
    let ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100);
    while deaf.write_all(&ask).await.is_ok() {}
    // The connection is gone: what is left is the one that asks for the numbers.
    let nobody = house.nobody();
    loop {
        let (_, metrics) = nobody.get("/metrics").await;
        if metrics.as_str().unwrap().contains("galds_connections 1\n") {
            break;
        }
    }
}

#[tokio::test]
async fn a_slow_body_is_not_waited_for() {
    let mut settings = counting();
    settings.limits.request_timeout = Duration::from_millis(100);
    let house = House::open(settings).await;
    let slow = raw(
        &house,
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
          content-length: 100\r\n\r\n{",
    );
    let slow = slow.await;
    assert!(slow.starts_with("HTTP/1.1 408") && slow.contains("\"timeout\""), "{slow}");
    assert!(slow.contains("x-content-type-options: nosniff"), "{slow}");
}

#[tokio::test]
async fn whoever_gives_signs_of_life_stays() {
    let mut settings = counting();
    settings.limits.socket_idle = Duration::from_millis(100);
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "bot:random"]})).await;
    let mut socket = guest.play(&made.id).await;
    // Reading answers each ping, without a word from us.
    let mut pings = 0;
    while pings < 6 {
        let frame = socket.socket.next().await.expect("it stays open").unwrap();
        pings += u32::from(frame.is_ping());
    }
    socket.must_act(&["add 1"]).await;
}

#[tokio::test]
async fn matches_and_the_server_take_only_so_many() {
    let mut settings = counting();
    settings.limits.watchers = 1;
    settings.limits.connections = 8;
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    let _two = (guest.play(&made.id).await, house.nobody().play(&made.id).await);
    let refused = house.nobody().connect(&made.id).await.err().unwrap();
    let tokio_tungstenite::tungstenite::Error::Http(answer) = refused else { panic!("{refused}") };
    assert_eq!(answer.status().as_u16(), 429);

    let mut held = Vec::new();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(house.server.address()).await.unwrap();
        let _ = stream.write_all(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n").await;
        let mut first = [0; 12];
        if stream.read_exact(&mut first).await.is_ok() {
            held.push(stream);
        }
    }
    assert!((1..8).contains(&held.len()), "{} connections", held.len());
}

#[tokio::test]
async fn behind_a_proxy_clients_are_told_apart() {
    let mut settings = counting();
    settings.proxies = 1;
    settings.limits.connections_per_address = 1;
    settings.limits.requests = Rate { per_minute: 3 };
    let house = House::open(settings).await;
    let from = |address: &'static str| {
        let request = house.nobody().request(Method::GET, "/api/health");
        let sent = request.header("x-forwarded-for", address).send();
        async move { sent.await.unwrap().status().as_u16() }
    };
    // All of these are connections of the proxy, held at the same time.
    let (one, two) = tokio::join!(from("10.1.1.1"), from("10.1.1.2"));
    assert_eq!((one, two), (200, 200));
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    let nobody = house.nobody();
    let socket = |address: &'static str| {
        let (nobody, id) = (nobody.clone(), made.id.clone());
        async move { nobody.connect_with(&id, &[("x-forwarded-for", address)]).await }
    };
    let first = socket("10.1.1.1").await.unwrap();
    assert!(socket("10.1.1.1").await.is_err(), "one socket for each address");
    assert!(socket("10.1.1.2").await.is_ok());
    assert_eq!(from("10.1.1.1").await, 429, "the rate of an address is its own");
    assert_eq!(from("10.1.1.3").await, 200);
    drop(first);
}

#[tokio::test]
async fn the_rate_of_commands_belongs_to_a_person() {
    let mut settings = counting();
    settings.limits.commands = Rate { per_minute: 4 };
    let house = House::open(settings).await;
    let (one, two) = (house.guest("Lauma").await, house.guest("Ilze").await);
    let made = one.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    two.sit(&made.id).await;
    let mut sockets = [one.play(&made.id).await, one.play(&made.id).await];
    sockets[0].must_act(&["add 1"]).await;
    sockets[1].must_act(&["add 1"]).await;
    for socket in &mut sockets {
        let refused = socket.act(&["add 1"]).await;
        assert_eq!(
            crate::house::code(&refused),
            wire::Code::TooMany,
            "another socket is no way out"
        );
    }
    let mut other = two.play(&made.id).await;
    let refused = other.act(&["add 1"]).await;
    assert_eq!(crate::house::code(&refused), wire::Code::Refused, "it is not their turn, no more");
    // Those without an identity share what their address may do.
    let mut nobody = house.nobody().play(&made.id).await;
    for _ in 0..3 {
        assert_eq!(crate::house::code(&nobody.act(&["add 1"]).await), wire::Code::NoSeat);
    }
    let mut again = house.nobody().connect(&made.id).await.unwrap();
    let refused =
        again.command(wire::Order::Hello { since: None, alone: false, device: None }).await;
    assert_eq!(crate::house::code(&refused), wire::Code::TooMany);
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
async fn the_first_page_is_the_client_or_says_how_to_build_it() {
    let house = House::open(counting()).await;
    let (status, page) = house.nobody().get("/").await;
    assert_eq!(status, StatusCode::OK);
    let built = client::FILES.iter().find(|file| file.path == "index.html");
    match built {
        Some(file) => assert_eq!(page.as_str().unwrap().as_bytes(), file.plain),
        None => assert!(page.as_str().unwrap().contains("cargo xtask play")),
    }
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
    settings.limits.requests = Rate { per_minute: 3 };
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
    settings.limits.creations = Rate { per_minute: 2 };
    settings.limits.commands = Rate { per_minute: 3 };
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
