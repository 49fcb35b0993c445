//! Who one is, without an account.

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::house::{Guest, House, counting};

#[tokio::test]
async fn a_browser_gets_a_cookie_that_scripts_cannot_read() {
    let house = House::open(counting()).await;
    let http = reqwest::Client::builder().cookie_store(true).build().unwrap();
    let browser = Guest { http, ..house.nobody() };
    assert_eq!(browser.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    let body = json!({"name": "Lauma", "avatar": 5});
    let request = browser.request(Method::POST, "/api/me").json(&body);
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), StatusCode::CREATED);
    let cookie = response.headers()["set-cookie"].to_str().unwrap().to_owned();
    for word in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "this test has no https");
    let body: serde_json::Value = response.json().await.unwrap();
    assert_eq!(body, json!({"name": "Lauma", "avatar": 5}), "the secret is in the cookie only");
    assert_eq!(browser.get("/api/me").await.1, body);

    let change = json!({"name": "Laima"});
    let (status, changed) = browser.send(Method::PATCH, "/api/me", Some(change)).await;
    assert_eq!((status, changed), (StatusCode::OK, json!({"name": "Laima", "avatar": 5})));
    assert_eq!(browser.send(Method::DELETE, "/api/me", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(browser.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn behind_https_the_cookie_is_secure() {
    let mut settings = counting();
    settings.origin = Some("https://galds.example".to_owned());
    let house = House::open(settings).await;
    let request = house.nobody().request(Method::POST, "/api/me").json(&json!({"name": "Lauma"}));
    let response = request.send().await.unwrap();
    assert!(response.headers()["set-cookie"].to_str().unwrap().contains("; Secure"));
    assert!(response.headers().contains_key("strict-transport-security"));
}

#[tokio::test]
async fn secrets_are_stored_hashed() {
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let token = guest.token.clone().unwrap();
    assert_eq!(token.len(), 64);
    house.server.stop().await;
    let bytes = std::fs::read(&house.file).unwrap();
    let raw: Vec<u8> =
        (0..32).map(|at| u8::from_str_radix(&token[2 * at..2 * at + 2], 16).unwrap()).collect();
    let holds = |needle: &[u8]| bytes.windows(needle.len()).any(|window| window == needle);
    assert!(holds(b"Lauma"), "the nickname is there");
    assert!(!holds(token.as_bytes()) && !holds(&raw), "the secret is not");
}

#[tokio::test]
async fn a_second_device_takes_over_a_seat_once() {
    let settings = counting();
    let clock = settings.clock.clone();
    let house = House::open(settings).await;
    let first = house.guest("Lauma").await;
    let made = first.create(json!({"game": "counting", "seats": ["me", "bot:random"]})).await;
    let (status, code) = first.send(Method::POST, "/api/me/code", None).await;
    assert_eq!(status, StatusCode::CREATED);
    let code = code["code"].as_str().unwrap().to_owned();
    let spoken = format!("{} {}", code[..6].to_uppercase(), &code[6..]);
    let take = json!({"code": spoken, "token": true});
    let (status, taken) = house.nobody().post("/api/me/take-over", take.clone()).await;
    assert_eq!(status, StatusCode::CREATED, "{taken}");
    assert_eq!(taken["name"], "Lauma");
    let secret = taken["token"].as_str().map(str::to_owned);
    let second = Guest { token: secret, ..house.nobody() };
    assert_eq!(second.look(&made.id).await.you, made.you);
    let mut socket = second.play(&made.id).await;
    socket.must_act(&["add 1"]).await;
    let again = house.nobody().post("/api/me/take-over", take).await;
    assert_eq!((again.0, &again.1["code"]), (StatusCode::NOT_FOUND, &json!("not_found")));

    let (_, code) = first.send(Method::POST, "/api/me/code", None).await;
    clock.turn(std::time::Duration::from_secs(601));
    let late = json!({"code": code["code"]});
    assert_eq!(house.nobody().post("/api/me/take-over", late).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn names_and_pictures_are_checked() {
    let house = House::open(counting()).await;
    for bad in [
        json!({"name": ""}),
        json!({"name": "x".repeat(25)}),
        json!({"name": "Lauma", "avatar": 24}),
    ] {
        let (status, problem) = house.nobody().post("/api/me", bad.clone()).await;
        assert_eq!((status.as_u16(), &problem["code"]), (422, &json!("invalid")), "{bad}");
    }
    for bad in [json!({}), json!({"name": 1}), json!({"name": "x", "admin": true}), json!([])] {
        let (status, problem) = house.nobody().post("/api/me", bad.clone()).await;
        assert_eq!((status.as_u16(), &problem["code"]), (400, &json!("bad_request")), "{bad}");
    }
    let bad = Guest { token: Some("0".repeat(64)), ..house.nobody() };
    assert_eq!(bad.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(bad.get("/api/matches/aaaaaaaaaaaaaaaaaaaa").await.0, StatusCode::UNAUTHORIZED);
    let bad = Guest { token: Some("nonsense".to_owned()), ..house.nobody() };
    assert_eq!(bad.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
}
