//! Commands, one by one, with a game that does as it is told.

use futures_util::SinkExt;
use game::Seat;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as Frame;
use wire::{BotReason, Code, Order, Outcome, Phase, Reaction};

use crate::house::{Guest, House, Socket, code, counting};

/// A match of two people, both connected.
async fn two(house: &House) -> (String, [Guest; 2], [Socket; 2]) {
    two_with(house, json!({})).await
}

async fn two_with(house: &House, more: Value) -> (String, [Guest; 2], [Socket; 2]) {
    let (one, two) = (house.guest("Ance").await, house.guest("Bence").await);
    let mut body = json!({"game": "counting", "seats": ["me", "open"]});
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made = one.create(body).await;
    two.sit(&made.id).await;
    let mut sockets = [one.play(&made.id).await, two.play(&made.id).await];
    // The first one hears that the second one has come.
    sockets[0].until(|update| update.seats.iter().all(|seat| seat.online)).await;
    (made.id, [one, two], sockets)
}

#[tokio::test]
async fn an_action_is_acknowledged_and_then_told_to_everybody() {
    let house = House::open(counting()).await;
    let (_, _, [mut one, mut two]) = two(&house).await;
    assert_eq!(one.now().number, 0);
    let number = one.must_act(&["add 2"]).await;
    assert_eq!(number, 1);
    let update = one.now();
    assert_eq!((update.since, update.number, update.undo), (0, 1, Some(1)));
    let other = two.reach(1).await;
    assert_eq!((other.since, other.undo), (0, None));
    assert_eq!(other.news[0].news.as_ref().unwrap().get(), r#"{"text":"0 add 2"}"#);
    assert_eq!(other.actions, [""; 0], "it is not their turn");
    assert_eq!(two.view()["total"], 2);
}

#[tokio::test]
async fn what_fate_says_is_told_to_those_who_may_know() {
    let house = House::open(counting()).await;
    let (id, _, [mut one, mut two]) = two(&house).await;
    let mut public = house.nobody().play(&id).await;
    assert_eq!(one.must_act(&["roll"]).await, 2, "the outcome belongs to the same step");
    let rolled = one.view()["mine"].as_u64().unwrap();
    assert!((1..=1000).contains(&rolled));
    let mine = one.now().news[1].news.as_ref().unwrap().get().to_owned();
    assert_eq!(mine, format!(r#"{{"text":"! rolled {rolled}"}}"#));
    for other in [&mut two, &mut public] {
        let update = other.reach(2).await;
        assert_eq!(update.news[1].news.as_ref().unwrap().get(), r#"{"text":"! rolled ?"}"#);
        assert!(!other.now().view.as_ref().unwrap().get().contains(&rolled.to_string()));
    }
    assert_eq!(two.view()["mine"], 0);
    assert_eq!(public.view()["mine"], Value::Null);
}

#[tokio::test]
async fn a_command_that_comes_again_gets_the_first_answer() {
    let house = House::open(counting()).await;
    let (id, guests, [mut one, _two]) = two(&house).await;
    let add = || Order::Act { actions: vec!["add 1".to_owned()], seen: None };
    let first = one.command_as("same", add()).await;
    assert_eq!(first, Outcome::Done { number: 1 });
    assert_eq!(one.command_as("same", add()).await, first);
    let refused = one.command_as("bad", Order::Undo { to: Some(99) }).await;
    assert_eq!(code(&refused), Code::Refused);
    assert_eq!(one.command_as("bad", add()).await, refused, "whatever is asked the second time");
    assert_eq!(one.command_as("next", add()).await, Outcome::Done { number: 2 });

    // From another socket of the same person, and after a restart.
    let mut again = guests[0].play(&id).await;
    assert_eq!(again.command_as("same", add()).await, first);
    let house = house.again(counting()).await;
    let guest = Guest { base: house.base.clone(), ..guests[0].clone() };
    let mut again = guest.play(&id).await;
    assert_eq!(again.command_as("same", add()).await, first);
    assert_eq!(again.now().number, 2);
    assert_eq!(again.command_as("new", add()).await, Outcome::Done { number: 3 });
}

#[tokio::test]
async fn a_run_is_carried_out_whole_or_not_at_all() {
    let house = House::open(counting()).await;
    let (_, _, [mut one, mut two]) = two(&house).await;
    assert_eq!(one.must_act(&["add 1", "add 2", "pass"]).await, 3);
    let update = two.reach(3).await;
    assert_eq!((update.since, update.news.len()), (0, 3));
    assert_eq!(two.view()["total"], 3);

    assert_eq!(code(&two.act(&["add 1", "nonsense"]).await), Code::BadRequest);
    assert_eq!(code(&two.act(&["add 1", "pass", "add 1"]).await), Code::Refused);
    // Nobody can try out what fate will say.
    assert_eq!(code(&two.act(&["roll", "add 1"]).await), Code::Refused);
    assert_eq!(code(&two.act(&[]).await), Code::BadRequest);
    assert_eq!(code(&two.act(&["add 1"; 65]).await), Code::BadRequest);
    assert_eq!(two.must_act(&["add 1", "roll"]).await, 6);
    assert_eq!(two.view()["total"], 4);
}

#[tokio::test]
async fn one_acts_on_what_one_has_seen() {
    let house = House::open(counting()).await;
    let (_, _, [mut one, mut two]) = two(&house).await;
    let seen = |seen| Order::Act { actions: vec!["add 1".to_owned()], seen: Some(seen) };
    assert_eq!(one.command(seen(0)).await, Outcome::Done { number: 1 });
    assert_eq!(code(&one.command(seen(0)).await), Code::Stale);
    assert_eq!(one.command(seen(1)).await, Outcome::Done { number: 2 });
    assert_eq!(code(&two.act(&["add 1"]).await), Code::Refused, "it is not their turn");
}

#[tokio::test]
async fn what_nobody_has_learnt_from_can_be_taken_back() {
    let house = House::open(counting()).await;
    let (id, guests, [mut one, mut two]) = two(&house).await;
    one.must_act(&["add 1", "add 2", "add 2"]).await;
    let undo = |to| Order::Undo { to };
    assert_eq!(one.command(undo(None)).await, Outcome::Done { number: 4 });
    let update = two.reach(4).await;
    assert_eq!((update.since, update.news[0].number, update.news[0].undo), (3, 4, Some(3)));
    assert_eq!(update.news[0].seat, Some(Seat::new(0)), "everybody hears whose doing it was");
    assert_eq!(two.view()["total"], 3);
    assert_eq!(one.reach(4).await.undo, Some(2));
    assert_eq!(code(&two.command(undo(None)).await), Code::Refused);
    assert_eq!(one.command(undo(Some(1))).await, Outcome::Done { number: 5 });
    assert_eq!(one.reach(5).await.undo, None);
    assert_eq!(one.view()["total"], 0);
    assert_eq!(code(&one.command(undo(None)).await), Code::Refused, "nothing is left");
    one.must_act(&["roll"]).await;
    assert_eq!(code(&one.command(undo(None)).await), Code::Refused, "fate has spoken");
    one.must_act(&["add 1"]).await;
    assert_eq!(one.command(undo(None)).await, Outcome::Done { number: 9 });
    one.must_act(&["pass"]).await;
    assert_eq!(one.reach(10).await.undo, None, "the next turn has begun");
    let refused = one.command(undo(None)).await;
    assert_eq!(code(&refused), Code::Refused, "somebody else thinks already");
    assert!(format!("{refused:?}").contains("your turn is over"), "{refused:?}");

    // Somebody who was away hears of what was taken back, and not of what never was.
    let mut again = guests[1].connect(&id).await.unwrap();
    let update = again.hello(Some(1)).await;
    let news: Vec<_> = update.news.iter().map(|news| (news.number, news.undo)).collect();
    let all = [(4, Some(3)), (5, Some(1)), (6, None), (7, None), (9, Some(8)), (10, None)];
    assert_eq!(news, all);
    assert!(update.news.iter().all(|news| news.undo.is_none() || news.seat == Some(Seat::new(0))));
    let (_, history) = guests[1].get(&format!("/api/matches/{id}/history")).await;
    let taken_back =
        history["news"].as_array().unwrap().iter().filter(|it| it.get("undo").is_some());
    assert_eq!(taken_back.count(), 3, "and so does whoever looks at the log later");
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let house = House::open(counting()).await;
    let (_, _, [mut one, mut two]) = two(&house).await;
    assert!(matches!(two.command(Order::HandOver).await, Outcome::Done { .. }));
    let update = one.until(|update| update.seats[1].stand_in.is_some()).await;
    assert_eq!(update.seats[1].stand_in.as_ref().unwrap().why, BotReason::Asked);
    assert_eq!(code(&two.act(&["add 1"]).await), Code::Refused);
    assert!(matches!(two.command(Order::TakeBack).await, Outcome::Done { .. }));
    one.until(|update| update.seats[1].stand_in.is_none()).await;
    one.must_act(&["pass"]).await;
    two.reach(1).await;
    two.must_act(&["add 1"]).await;
    two.must_act(&["pass"]).await;
    // As long as it is not asked, the bot cannot end the match.
    assert!(matches!(two.command(Order::Resign).await, Outcome::Done { .. }));
    assert_eq!(code(&two.command(Order::TakeBack).await), Code::Refused, "for good");
    // The bot plays on, and says so.
    one.reach(3).await;
    one.must_act(&["pass"]).await;
    let update = one.until(|update| update.news.iter().any(|news| news.bot.is_some())).await;
    let bot = update.news.iter().find_map(|news| news.bot.as_ref()).unwrap();
    assert_eq!((&*bot.level, bot.why), ("hare", BotReason::Resigned));
}

#[tokio::test]
async fn when_the_time_runs_out_a_bot_plays_on_and_says_so() {
    let settings = counting();
    let clock = settings.clock.clone();
    let house = House::open(settings).await;
    let (id, guests, [mut one, mut two]) = two_with(&house, json!({"clock": {"turn": 30}})).await;
    assert_eq!(one.now().clocks, [Some(30_000), None]);
    clock.turn(std::time::Duration::from_secs(20));
    one.must_act(&["add 1"]).await;
    assert_eq!(one.now().clocks, [Some(10_000), None], "a turn of several actions is one turn");
    clock.turn(std::time::Duration::from_secs(10));
    let update = two.until(|update| update.seats[0].stand_in.is_some()).await;
    assert_eq!(update.seats[0].stand_in.as_ref().unwrap().why, BotReason::Time);
    let update = two.until(|update| update.news.iter().any(|news| news.bot.is_some())).await;
    let news = update.news.iter().find(|news| news.bot.is_some()).unwrap();
    assert_eq!(news.bot.as_ref().unwrap().why, BotReason::Time);
    let number = news.number;
    drop((one, two));
    house.server.stop().await;
    // The record says so too.
    let store = store::Sqlite::open(&house.file).await.unwrap();
    let found = store::Store::find(&store, &id).await.unwrap().unwrap();
    let entries = store::Store::entries(&store, found.key, number - 1).await.unwrap();
    assert!(entries[0].line.ends_with("; bot:hare time"), "{}", entries[0].line);
    drop(guests);
}

#[tokio::test]
async fn signs_are_given_and_not_too_often() {
    let settings = counting();
    let clock = settings.clock.clone();
    let house = House::open(settings).await;
    let (id, _, [mut one, mut two]) = two(&house).await;
    let react = || Order::React(Reaction::WellPlayed);
    assert!(matches!(one.command(react()).await, Outcome::Done { .. }));
    while two.reactions.is_empty() {
        two.message().await.unwrap();
    }
    assert_eq!(code(&one.command(react()).await), Code::TooMany);
    clock.turn(std::time::Duration::from_secs(1));
    assert!(matches!(one.command(react()).await, Outcome::Done { .. }));
    let mut public = house.nobody().play(&id).await;
    assert_eq!(code(&public.command(react()).await), Code::NoSeat);
}

#[tokio::test]
async fn a_rule_that_panics_freezes_its_match_alone() {
    let house = House::open(counting()).await;
    let danger = json!({"setup": "seats=2 danger"});
    let (frozen, guests, [mut one, mut two]) = two_with(&house, danger.clone()).await;
    let (_, _, [mut other, _other]) = two_with(&house, danger).await;
    one.must_act(&["add 1"]).await;
    assert_eq!(code(&one.act(&["boom"]).await), Code::Frozen);
    for socket in [&mut one, &mut two] {
        let update = socket.until(|update| update.phase == Phase::Frozen).await;
        assert_eq!((update.number, update.actions.len()), (1, 0));
    }
    assert_eq!(code(&one.act(&["add 1"]).await), Code::Frozen);
    assert_eq!(guests[0].look(&frozen).await.phase, Phase::Frozen);
    assert_eq!(other.must_act(&["add 1"]).await, 1, "the others play on");

    // The record is as it was before, so that a mended program can go on.
    let house = house.again(counting()).await;
    let guest = Guest { base: house.base.clone(), ..guests[0].clone() };
    let mut one = guest.play(&frozen).await;
    assert_eq!((one.now().phase, one.now().number), (Phase::Playing, 1));
    // What panics only when it is told has happened all the same.
    assert_eq!(one.act(&["poison"]).await, Outcome::Done { number: 2 });
    one.until(|update| update.phase == Phase::Frozen).await;
    let house = house.again(counting()).await;
    let guest = Guest { base: house.base.clone(), ..guest };
    let one = guest.play(&frozen).await;
    assert_eq!((one.now().phase, one.now().number), (Phase::Frozen, 2));
}

#[tokio::test]
async fn whoever_comes_and_goes_is_seen() {
    let house = House::open(counting()).await;
    let (id, guests, [mut one, two]) = two(&house).await;
    drop(two);
    one.until(|update| !update.seats[1].online).await;
    let _again = guests[1].play(&id).await;
    one.until(|update| update.seats[1].online).await;
}

#[tokio::test]
async fn nonsense_is_answered_and_too_much_of_it_ends_the_talk() {
    let house = House::open(counting()).await;
    let (id, guests, [mut one, _two]) = two(&house).await;
    for text in
        ["", "{", "[]", "null", r#"["x","resign"]"#, r#"{"id":"x"}"#, r#"{"id":"x","do":"win"}"#]
    {
        one.text(text).await;
        let answer = one.message().await.unwrap();
        let wire::Message::Answer(answer) = answer else { panic!("{answer:?}") };
        assert_eq!(code(&answer.outcome), Code::BadRequest, "{text}");
        assert_eq!(answer.id, if text.contains("\"id\"") { "x" } else { "" });
    }
    let long = "x".repeat(41);
    assert_eq!(code(&one.command_as(&long, Order::HandOver).await), Code::BadRequest);
    for _ in 0..10 {
        one.text("{").await;
    }
    assert_eq!(one.closed().await, Some(1008));
    let mut again = guests[0].play(&id).await;
    again.socket.send(Frame::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(again.closed().await, Some(1003));
    let mut again = guests[0].play(&id).await;
    again.text(&"x".repeat(20_000)).await;
    // The rest of it is on the way, so that the goodbye may be lost.
    assert!(matches!(again.closed().await, Some(1009) | None));
}

#[tokio::test]
async fn a_slow_reader_is_resynchronised() {
    let settings = counting();
    let house = House::open(settings).await;
    // Views of half a megabyte, so that what the network itself buffers is soon full.
    let setup = json!({"setup": "seats=2 padding=500000"});
    let (_, _, [mut one, mut two]) = two_with(&house, setup).await;
    let before = two.updates.len();
    for _ in 0..100 {
        one.must_act(&["add 1"]).await;
    }
    two.reach(100).await;
    let heard = &two.updates[before..];
    assert!(heard.len() < 90, "{} updates came", heard.len());
    let gap = heard.windows(2).find(|pair| pair[1].since > pair[0].number);
    let gap = &gap.expect("some were left out")[1];
    assert!(gap.news.is_empty() && gap.since == gap.number, "one whole update instead");
    assert_eq!(two.view()["total"], 100);
    let (_, metrics) = house.nobody().get("/metrics").await;
    assert!(!metrics.as_str().unwrap().contains("galds_resynchronised_total 0"), "{metrics}");
}
