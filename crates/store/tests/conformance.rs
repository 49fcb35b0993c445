//! The suite that every store and bus must pass, for those that there are.

use store::{Bus, LocalBus, Lost, OpenError, Reached, Sqlite, conformance};

#[tokio::test]
async fn sqlite_in_memory() {
    conformance::store(&Sqlite::memory().await.unwrap()).await;
}

#[tokio::test]
async fn sqlite_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    conformance::store(&Sqlite::open(&folder.path().join("galds.db")).await.unwrap()).await;
}

#[tokio::test]
async fn sqlite_across_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("galds.db");
    conformance::kept(|| async { Sqlite::open(&file).await.unwrap() }).await;
}

#[tokio::test]
async fn the_local_bus() {
    conformance::bus(&LocalBus::new(16)).await;
}

#[tokio::test]
async fn the_local_bus_says_when_news_are_lost() {
    let bus = LocalBus::new(2);
    let mut slow = bus.listen();
    for number in 0..10 {
        bus.publish(Reached { id: "one".to_owned(), number, revision: 1, by: 7 }).await;
    }
    assert_eq!(slow.next().await, Some(Err(Lost)));
    assert!(matches!(slow.next().await, Some(Ok(Reached { number: 8, .. }))));
}

#[tokio::test]
async fn a_file_that_is_not_ours_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("galds.db");
    std::fs::write(&file, "this is a letter to my aunt, not a database at all, and quite long")
        .unwrap();
    let error = Sqlite::open(&file).await.err().unwrap();
    assert!(matches!(error, OpenError::Open(_)), "{error}");
    assert!(error.to_string().contains("cannot be opened"), "{error}");
    let missing = folder.path().join("no").join("such").join("galds.db");
    assert!(Sqlite::open(&missing).await.is_err());
}
