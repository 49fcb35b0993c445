//! Stopping: drains, says goodbye, loses nothing.

use futures_util::SinkExt;
use serde_json::json;
use wire::{Closing, Order, Outcome};

use crate::house::{Guest, House, counting};

#[tokio::test]
async fn a_stop_says_goodbye_and_loses_nothing() {
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "bot:random"]})).await;
    let mut socket = guest.play(&made.id).await;
    let mut public = house.nobody().play(&made.id).await;
    socket.must_act(&["add 1"]).await;
    let (base, file) = (house.base.clone(), house.file.clone());
    let goodbye = tokio::spawn(async move {
        let codes = (socket.closed().await, public.closed().await);
        (codes, socket.closing, public.closing)
    });
    let house = house.again(counting()).await;
    let (codes, one, two) = goodbye.await.unwrap();
    assert_eq!(codes, (Some(1012), Some(1012)));
    assert_eq!((one, two), (Some(Closing::Stopping), Some(Closing::Stopping)));
    assert!(reqwest::get(format!("{base}/api/health")).await.is_err(), "nobody listens there");
    assert_eq!(house.file, file);
    let guest = Guest { base: house.base.clone(), ..guest };
    let mut socket = guest.connect(&made.id).await.unwrap();
    let update = socket.hello(Some(0)).await;
    assert_eq!((update.number, update.news.len()), (1, 1));
}

#[tokio::test]
async fn a_stop_does_not_wait_for_somebody_who_does_not_read() {
    let mut settings = counting();
    settings.drain = std::time::Duration::from_millis(300);
    let house = House::open(settings).await;
    let guest = house.guest("Lauma").await;
    let setup = "seats=2 padding=500000";
    let body = json!({"game": "counting", "setup": setup, "seats": ["me", "bot:random"]});
    let made = guest.create(body).await;
    let mut socket = guest.play(&made.id).await;
    let deaf = house.nobody().play(&made.id).await;
    for _ in 0..60 {
        socket.must_act(&["add 1"]).await;
    }
    let goodbye = tokio::spawn(async move { (socket.closed().await, socket.closing) });
    let house = house.again(counting()).await;
    assert_eq!(goodbye.await.unwrap(), (Some(1012), Some(Closing::Stopping)));
    drop(deaf);
    let guest = Guest { base: house.base.clone(), ..guest };
    assert_eq!(guest.look(&made.id).await.number, 60);
}

#[tokio::test]
async fn what_is_acknowledged_under_way_is_there_afterwards() {
    let house = House::open(counting()).await;
    let guest = house.guest("Lauma").await;
    let made = guest.create(json!({"game": "counting", "seats": ["me", "bot:random"]})).await;
    let mut socket = guest.play(&made.id).await;
    let acting = tokio::spawn(async move {
        let mut last = 0;
        for number in 1.. {
            let order = Order::Act { actions: vec!["add 1".to_owned()], seen: None };
            let text = json!({"id": format!("n{number}"), "do": order}).to_string();
            let frame = tokio_tungstenite::tungstenite::Message::text(text);
            if socket.socket.send(frame).await.is_err() {
                return last;
            }
            loop {
                match socket.message().await {
                    None => return last,
                    Some(wire::Message::Answer(answer)) => {
                        let Outcome::Done { number } = answer.outcome else { panic!("{answer:?}") };
                        last = number;
                        break;
                    }
                    Some(_) => {}
                }
            }
        }
        last
    });
    // Let it get going.
    while guest.look(&made.id).await.number < 5 {}
    let house = house.again(counting()).await;
    let last = acting.await.unwrap();
    assert!(last >= 5);
    let guest = Guest { base: house.base.clone(), ..guest };
    assert!(guest.look(&made.id).await.number >= last);
}
