//! What every store and every bus must keep. One call each, from the tests of the one that is new:
//!
//! ```no_run
//! # async fn of_mine() {
//! let store = store::Sqlite::memory().await.unwrap();
//! store::conformance::store(&store).await;
//! store::conformance::bus(&store::LocalBus::new(64)).await;
//! # }
//! ```
//!
//! A store that keeps what it has across a restart also passes [`kept`].

use crate::{
    Append, Bus, Bytes32, IdentityKey, Listing, MatchKey, NewIdentity, NewMatch, Phase, Reached,
    Row, Store, StoreError, Times,
};

/// What every store keeps. The store is empty before.
pub async fn store<S: Store>(store: &S) {
    a_match_is_found(store).await;
    entries_are_linear(store).await;
    rows_change_by_revision(store).await;
    an_append_is_whole_or_nothing(store).await;
    one_of_many_is_first(store).await;
    one_that_fails_spoils_no_other(store).await;
    lists_are_latest_first(store).await;
    matches_are_woken_and_expire(store).await;
    what_is_deleted_is_gone(store).await;
    identities_are_known_by_their_secrets(store).await;
    codes_work_once(store).await;
    keys_are_never_used_again(store).await;
    store.ready().await.unwrap();
}

/// What a store keeps across a restart. `open` opens it again and again.
pub async fn kept<S: Store, F: Future<Output = S>>(open: impl Fn() -> F) {
    let store = open().await;
    let key = store.create(new("kept", waiting("{}"))).await.unwrap();
    store.append(append(key, 0, &["! first 1"])).await.unwrap();
    let secret = Bytes32([7; 32]);
    store.create_identity(identity("Lauma", secret)).await.unwrap();
    assert_eq!(store.times(), None);
    let times = Times { own: 5_000, wall: 9_000 };
    store.keep_times(Times { own: 4_000, ..times }).await.unwrap();
    store.keep_times(times).await.unwrap();
    store.close().await;
    assert!(store.append(append(key, 1, &["0 draw"])).await.is_err(), "it is closed");

    let store = open().await;
    assert_eq!(store.times(), Some(times));
    assert_eq!(store.find("kept").await.unwrap().unwrap().key, key);
    assert_eq!(lines(&store, key).await, ["! first 1"]);
    assert_eq!(store.dealer_key(key).await.unwrap(), Some(Bytes32([1; 32])));
    assert_eq!(store.identity(secret).await.unwrap().unwrap().name, "Lauma");
    store.append(append(key, 1, &["0 draw"])).await.unwrap();
    store.close().await;
}

/// What every bus keeps.
pub async fn bus<B: Bus>(bus: &B) {
    let news = |number| Reached { id: "one".to_owned(), number, revision: 1, by: 7 };
    // Nobody listens, and nobody waits.
    bus.publish(news(1)).await;
    let (mut one, mut two) = (bus.listen(), bus.listen());
    bus.publish(news(2)).await;
    bus.publish(news(3)).await;
    for listener in [&mut one, &mut two] {
        assert_eq!(listener.next().await, Some(Ok(news(2))));
        assert_eq!(listener.next().await, Some(Ok(news(3))));
    }
    drop(one);
    bus.publish(news(4)).await;
    assert_eq!(two.next().await, Some(Ok(news(4))));
}

fn waiting(info: &str) -> Row {
    Row {
        code: None,
        listed: false,
        phase: Phase::Waiting,
        info: info.to_owned(),
        header: None,
        result: None,
        wake: None,
        keep_until: None,
        sitters: Vec::new(),
    }
}

fn new(id: &str, row: Row) -> NewMatch {
    NewMatch { id: id.to_owned(), row, key: Bytes32([1; 32]), lines: Vec::new(), at: 1_000 }
}

fn append(to: MatchKey, after: u32, lines: &[&str]) -> Append {
    let lines = lines.iter().map(|line| (*line).to_owned()).collect();
    Append { to, after, at: 2_000, lines, command: None, row: None }
}

fn identity(name: &str, secret: Bytes32) -> NewIdentity {
    NewIdentity { name: name.to_owned(), avatar: 3, secret, at: 1_000 }
}

async fn lines<S: Store>(store: &S, of: MatchKey) -> Vec<String> {
    store.entries(of, 0).await.unwrap().into_iter().map(|entry| entry.line).collect()
}

async fn a_match_is_found<S: Store>(store: &S) {
    let mut row = waiting("about it");
    row.code = Some("balotiku".to_owned());
    row.wake = Some(5);
    let mut made = new("found", row.clone());
    made.lines = vec!["! first 1".to_owned(), "1 draw".to_owned()];
    let key = store.create(made).await.unwrap();
    let found = store.find("found").await.unwrap().unwrap();
    assert_eq!((found.key, found.revision, found.row), (key, 1, row.clone()));
    assert_eq!(store.find("another").await.unwrap(), None);
    assert_eq!(store.find_code("balotiku").await.unwrap().as_deref(), Some("found"));
    assert_eq!(store.find_code("another").await.unwrap(), None);
    assert_eq!(store.dealer_key(key).await.unwrap(), Some(Bytes32([1; 32])));
    assert_eq!(store.dealer_key(MatchKey(key.0 + 1)).await.unwrap(), None);
    assert_eq!(lines(store, key).await, ["! first 1", "1 draw"]);
    let again = store.create(new("found", waiting(""))).await;
    assert_eq!(again, Err(StoreError::Conflict), "the id is in use");
    let again = store.create(new("other", row)).await;
    assert_eq!(again, Err(StoreError::Conflict), "the code is in use");
    assert_eq!(store.find("other").await.unwrap(), None);
}

async fn entries_are_linear<S: Store>(store: &S) {
    let key = store.create(new("linear", waiting(""))).await.unwrap();
    let mut first = append(key, 0, &["! first 1", "! deal 0"]);
    first.command = Some("1 a".to_owned());
    store.append(first).await.unwrap();
    store.append(append(key, 2, &["1 draw ; bot:fox"])).await.unwrap();
    for (after, line) in
        [(0, "0 other"), (1, "0 other"), (2, "0 other"), (4, "0 gap"), (9, "0 gap")]
    {
        let refused = store.append(append(key, after, &[line])).await;
        assert_eq!(refused, Err(StoreError::Conflict), "after {after}");
    }
    let refused = store.append(append(MatchKey(i64::MAX), 0, &["0 draw"])).await;
    assert_eq!(refused, Err(StoreError::Gone));
    let entries = store.entries(key, 0).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.number).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(entries[0].command.as_deref(), Some("1 a"), "it stands at the first entry only");
    assert_eq!((entries[1].command.as_deref(), entries[1].at), (None, 2_000));
    assert_eq!(entries[2].line, "1 draw ; bot:fox");
    assert_eq!(store.entries(key, 2).await.unwrap(), entries[2..]);
    assert_eq!(store.entries(key, 3).await.unwrap(), []);
}

async fn rows_change_by_revision<S: Store>(store: &S) {
    let key = store.create(new("rows", waiting("old"))).await.unwrap();
    let change =
        |revision, row| Append { row: Some((revision, Box::new(row))), ..append(key, 0, &[]) };
    let mut row = waiting("new");
    row.phase = Phase::Playing;
    row.header = Some("galds 1".to_owned());
    store.append(change(1, row.clone())).await.unwrap();
    let found = store.find("rows").await.unwrap().unwrap();
    assert_eq!((found.revision, &found.row), (2, &row));
    assert_eq!(store.append(change(1, row.clone())).await, Err(StoreError::Conflict));
    row.phase = Phase::Over;
    row.result = Some("1 2".to_owned());
    row.header = None;
    store.append(change(2, row.clone())).await.unwrap();
    row.result = None;
    store.append(change(3, row)).await.unwrap();
    let found = store.find("rows").await.unwrap().unwrap();
    assert_eq!(found.row.header.as_deref(), Some("galds 1"), "none leaves it");
    assert_eq!(found.row.result.as_deref(), Some("1 2"), "none leaves it");
    let gone = Append { to: MatchKey(i64::MAX), ..change(1, waiting("")) };
    assert_eq!(store.append(gone).await, Err(StoreError::Gone));
}

async fn an_append_is_whole_or_nothing<S: Store>(store: &S) {
    let key = store.create(new("whole", waiting("old"))).await.unwrap();
    store.append(append(key, 0, &["0 a"])).await.unwrap();
    let late =
        Append { row: Some((1, Box::new(waiting("new")))), ..append(key, 0, &["0 b", "0 c"]) };
    assert_eq!(store.append(late).await, Err(StoreError::Conflict));
    let old = Append { row: Some((7, Box::new(waiting("new")))), ..append(key, 1, &["0 b"]) };
    assert_eq!(store.append(old).await, Err(StoreError::Conflict));
    let found = store.find("whole").await.unwrap().unwrap();
    assert_eq!((found.revision, &*found.row.info), (1, "old"));
    assert_eq!(lines(store, key).await, ["0 a"]);
}

/// Runs all of them at once and says what came of each.
async fn at_once<S: Store>(store: &S, appends: Vec<Append>) -> Vec<Result<(), StoreError>> {
    let mut waiting: Vec<_> = appends.into_iter().map(|append| store.append(append)).collect();
    let mut done: Vec<Option<Result<(), StoreError>>> = vec![None; waiting.len()];
    std::future::poll_fn(|context| {
        for (future, done) in waiting.iter_mut().zip(&mut done) {
            if done.is_none()
                && let std::task::Poll::Ready(result) = future.as_mut().poll(context)
            {
                *done = Some(result);
            }
        }
        if done.iter().all(Option::is_some) {
            std::task::Poll::Ready(())
        } else {
            std::task::Poll::Pending
        }
    })
    .await;
    done.into_iter().flatten().collect()
}

async fn one_of_many_is_first<S: Store>(store: &S) {
    let key = store.create(new("race", waiting(""))).await.unwrap();
    let all = (0..20).map(|n| append(key, 0, &[&format!("0 {n}")])).collect();
    let results = at_once(store, all).await;
    let won: Vec<usize> = (0..20).filter(|&n| results[n].is_ok()).collect();
    assert_eq!(won.len(), 1, "{results:?}");
    assert!(results.iter().all(|r| matches!(r, Ok(()) | Err(StoreError::Conflict))), "{results:?}");
    assert_eq!(lines(store, key).await, [format!("0 {}", won[0])]);
}

async fn one_that_fails_spoils_no_other<S: Store>(store: &S) {
    let mut keys = Vec::new();
    for n in 0..30 {
        keys.push(store.create(new(&format!("many-{n}"), waiting(""))).await.unwrap());
    }
    let some = |(n, key): (usize, &MatchKey)| match n % 3 {
        0 => append(*key, 5, &["0 gap"]),
        _ => append(*key, 0, &["0 a", "! b", "! c", "! d"]),
    };
    let results = at_once(store, keys.iter().enumerate().map(some).collect()).await;
    for (n, (key, result)) in keys.iter().zip(results).enumerate() {
        let expected = if n % 3 == 0 { Err(StoreError::Conflict) } else { Ok(()) };
        assert_eq!(result, expected, "{n}");
        assert_eq!(lines(store, *key).await.len(), if n % 3 == 0 { 0 } else { 4 });
    }
}

async fn lists_are_latest_first<S: Store>(store: &S) {
    let who = store.create_identity(identity("Ance", Bytes32([11; 32]))).await.unwrap();
    let other = store.create_identity(identity("Other", Bytes32([12; 32]))).await.unwrap();
    for (n, listed) in [(1, true), (2, false), (3, true)] {
        let sitters = vec![if n == 1 { other } else { who }];
        let row = Row { listed, sitters, ..waiting(&n.to_string()) };
        let made = NewMatch { at: 10_000 + n, ..new(&format!("list-{n}"), row) };
        store.create(made).await.unwrap();
    }
    let ids = |found: Vec<crate::Found>| -> Vec<String> {
        found.into_iter().map(|found| found.id).collect()
    };
    let lobby = store.list(Listing::Lobby, 10).await.unwrap();
    assert_eq!((lobby[0].info.as_str(), lobby[0].phase), ("3", Phase::Waiting));
    assert_eq!(ids(lobby), ["list-3", "list-1"]);
    assert_eq!(ids(store.list(Listing::Lobby, 1).await.unwrap()), ["list-3"]);
    assert_eq!(ids(store.list(Listing::Of(who), 10).await.unwrap()), ["list-3", "list-2"]);
    let found = store.find("list-1").await.unwrap().unwrap();
    let row = Row { sitters: vec![who, IdentityKey(i64::MAX)], ..waiting("") };
    let moved = Append { at: 20_000, row: Some((1, Box::new(row))), ..append(found.key, 0, &[]) };
    store.append(moved).await.unwrap();
    let mine = store.list(Listing::Of(who), 10).await.unwrap();
    assert_eq!(ids(mine), ["list-1", "list-3", "list-2"]);
    assert_eq!(ids(store.list(Listing::Of(other), 10).await.unwrap()), [""; 0]);
    assert_eq!(ids(store.list(Listing::Lobby, 10).await.unwrap()), ["list-3"]);
}

async fn matches_are_woken_and_expire<S: Store>(store: &S) {
    let asleep = Row { wake: Some(3_000), ..waiting("") };
    store.create(NewMatch { at: 100, ..new("asleep", asleep) }).await.unwrap();
    let due = |by| async move {
        let due = store.due(by, 10).await.unwrap();
        due.contains(&"asleep".to_owned())
    };
    assert!(!due(2_999).await);
    assert!(due(3_000).await);
    let slow = Row { keep_until: Some(700), phase: Phase::Playing, ..waiting("") };
    let slow = store.create(NewMatch { at: 100, ..new("slow", slow) }).await.unwrap();
    let idle = NewIdentity { at: 100, ..identity("Idle", Bytes32([21; 32])) };
    store.create_identity(idle).await.unwrap();
    let sits = NewIdentity { at: 100, ..identity("Sits", Bytes32([22; 32])) };
    let sits = store.create_identity(sits).await.unwrap();
    let row = Row { sitters: vec![sits], ..waiting("") };
    let young = store.create(NewMatch { at: 1_000, ..new("young", row) }).await.unwrap();
    assert_eq!(store.expire(500, 10).await.unwrap(), ["asleep"]);
    assert_eq!(store.expire(500, 10).await.unwrap(), [""; 0]);
    assert_eq!(store.find("asleep").await.unwrap(), None);
    assert!(store.find("young").await.unwrap().is_some());
    assert_eq!(store.identity(Bytes32([21; 32])).await.unwrap(), None, "nobody has used it");
    assert!(store.identity(Bytes32([22; 32])).await.unwrap().is_some(), "it has a seat");
    store.append(append(young, 0, &["0 draw"])).await.unwrap();
    assert!(store.find("slow").await.unwrap().is_some(), "its clock allows play");
    let row = Row { keep_until: Some(800), phase: Phase::Playing, ..waiting("") };
    let played = Append { at: 200, row: Some((1, Box::new(row.clone()))), ..append(slow, 0, &[]) };
    store.append(played).await.unwrap();
    assert_eq!(store.find("slow").await.unwrap().unwrap().row, row);
    assert_eq!(store.expire(800, 10).await.unwrap(), [""; 0]);
    assert_eq!(store.expire(801, 10).await.unwrap(), ["slow"]);
}

async fn what_is_deleted_is_gone<S: Store>(store: &S) {
    let host = store.create_identity(identity("Closes", Bytes32([23; 32]))).await.unwrap();
    let row = Row { code: Some("closed".to_owned()), sitters: vec![host], ..waiting("") };
    let key = store.create(new("closed", row)).await.unwrap();
    store.append(append(key, 0, &["0 draw"])).await.unwrap();
    let other = store.create(new("stays", waiting(""))).await.unwrap();
    store.delete(key).await.unwrap();
    store.delete(key).await.unwrap();
    assert_eq!(store.find("closed").await.unwrap(), None);
    assert_eq!(store.find_code("closed").await.unwrap(), None);
    assert_eq!(store.entries(key, 0).await.unwrap(), []);
    assert_eq!(store.dealer_key(key).await.unwrap(), None);
    assert_eq!(store.list(Listing::Of(host), 10).await.unwrap(), []);
    assert_eq!(store.append(append(key, 0, &["0 draw"])).await, Err(StoreError::Gone));
    assert_eq!(store.find("stays").await.unwrap().unwrap().key, other);
}

async fn identities_are_known_by_their_secrets<S: Store>(store: &S) {
    let secret = Bytes32([31; 32]);
    let key = store.create_identity(identity("Lauma", secret)).await.unwrap();
    let known = store.identity(secret).await.unwrap().unwrap();
    assert_eq!((known.key, &*known.name, known.avatar, known.seen), (key, "Lauma", 3, 1_000));
    assert_eq!(store.identity(Bytes32([32; 32])).await.unwrap(), None);
    let again = store.create_identity(identity("Thief", secret)).await;
    assert_eq!(again, Err(StoreError::Conflict));
    store.rename(key, "Laima", 4).await.unwrap();
    store.see(key, 9_000).await.unwrap();
    let known = store.identity(secret).await.unwrap().unwrap();
    assert_eq!((&*known.name, known.avatar, known.seen), ("Laima", 4, 9_000));
    store.forget(key).await.unwrap();
    assert_eq!(store.identity(secret).await.unwrap(), None);
}

async fn codes_work_once<S: Store>(store: &S) {
    let (first, second) = (Bytes32([41; 32]), Bytes32([42; 32]));
    let key = store.create_identity(identity("Lauma", first)).await.unwrap();
    let (old, code) = (Bytes32([51; 32]), Bytes32([52; 32]));
    store.give_code(key, old, 5_000).await.unwrap();
    store.give_code(key, code, 5_000).await.unwrap();
    assert_eq!(store.take_code(old, second, 1_000).await.unwrap(), None, "a newer one was given");
    assert_eq!(store.take_code(code, second, 5_000).await.unwrap(), None, "it is too late");
    let taken = store.take_code(code, second, 4_999).await.unwrap().unwrap();
    assert_eq!(taken.key, key);
    assert_eq!(store.identity(second).await.unwrap().unwrap().key, key);
    assert_eq!(store.identity(first).await.unwrap().unwrap().key, key, "the first device stays");
    let third = Bytes32([43; 32]);
    assert_eq!(store.take_code(code, third, 4_999).await.unwrap(), None, "it was used");
    assert_eq!(store.identity(third).await.unwrap(), None);
    store.forget(key).await.unwrap();
    assert_eq!(store.give_code(key, code, 5_000).await, Err(StoreError::Gone));
}

/// Whoever comes later must not be taken for somebody who is gone.
async fn keys_are_never_used_again<S: Store>(store: &S) {
    let one = store.create_identity(identity("One", Bytes32([51; 32]))).await.unwrap();
    store.forget(one).await.unwrap();
    let two = store.create_identity(identity("Two", Bytes32([52; 32]))).await.unwrap();
    assert!(two > one, "{two:?} comes after {one:?}");

    let long_ago = NewMatch { at: 1, ..new("soon gone", waiting("{}")) };
    let gone = store.create(long_ago).await.unwrap();
    assert!(store.expire(2, 10).await.unwrap().contains(&"soon gone".to_owned()));
    let later = store.create(new("after it", waiting("{}"))).await.unwrap();
    assert!(later > gone, "{later:?} comes after {gone:?}");
}
