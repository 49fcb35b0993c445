//! When the data is not there any more.

use reqwest::StatusCode;
use serde_json::json;
use wire::{Code, Order, Outcome};

use crate::house::{House, code, counting};

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_into_the_void() {
    let house = House::open(counting()).await;
    let (one, two) = (house.guest("Ance").await, house.guest("Bence").await);
    let made = one.create(json!({"game": "counting", "seats": ["me", "open"]})).await;
    two.sit(&made.id).await;
    let mut socket = one.play(&made.id).await;
    socket.must_act(&["add 1"]).await;

    let aside = house.file.with_extension("aside");
    std::fs::rename(&house.file, &aside).unwrap();
    let add = || Order::Act { actions: vec!["add 2".to_owned()], seen: None };
    let refused = socket.command_as("again", add()).await;
    assert_eq!(code(&refused), Code::DataMissing);
    let (status, problem) = house.nobody().get("/api/ready").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(problem["code"], "data_missing");
    let (status, problem) = one.get(&format!("/api/matches/{}/history", made.id)).await;
    assert_eq!((status.as_u16(), &problem["code"]), (503, &json!("data_missing")));
    let new = json!({"game": "counting", "seats": ["me", "open"]});
    assert_eq!(one.post("/api/matches", new).await.1["code"], "data_missing");

    // Back in its place, it goes on without a restart, and the same command is carried out.
    std::fs::rename(&aside, &house.file).unwrap();
    assert_eq!(house.nobody().get("/api/ready").await.0, StatusCode::OK);
    let done = socket.command_as("again", add()).await;
    assert_eq!(done, Outcome::Done { number: 2 });
    socket.reach(2).await;
    assert_eq!(socket.view()["total"], 3);
}
