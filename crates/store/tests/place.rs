//! Where the data lies: one process at a time, closed to others, and missed when it is gone.

use std::path::{Path, PathBuf};

use store::{
    Append, Bytes32, MatchKey, NewIdentity, NewMatch, OpenError, Phase, Row, Sqlite, Store,
    StoreError,
};
use tempfile::TempDir;

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("galds.db");
    (folder, file)
}

/// The message of a failed opening.
async fn fails(file: &Path) -> OpenError {
    Sqlite::open(file).await.err().expect("it cannot be opened")
}

async fn a_match(store: &Sqlite) -> MatchKey {
    let row = Row {
        code: None,
        listed: false,
        phase: Phase::Waiting,
        info: String::new(),
        header: None,
        result: None,
        wake: None,
        keep_until: None,
        sitters: Vec::new(),
    };
    let new =
        NewMatch { id: "one".to_owned(), row, key: Bytes32([1; 32]), lines: Vec::new(), at: 1 };
    store.create(new).await.unwrap()
}

fn append(to: MatchKey, after: u32) -> Append {
    Append { to, after, at: 2, lines: vec!["0 draw".to_owned()], command: None, row: None }
}

#[tokio::test]
async fn the_second_one_does_not_get_in() {
    let (folder, file) = folder();
    let first = Sqlite::open(&file).await.unwrap();
    let error = fails(&file).await;
    assert!(matches!(error, OpenError::InUse), "{error}");
    assert!(error.to_string().contains("another server uses this data"), "{error}");
    #[cfg(unix)]
    {
        // Another way to the same file.
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert!(matches!(fails(&link).await, OpenError::InUse));
    }
    first.ready().await.unwrap();
    first.close().await;
    let second = Sqlite::open(&file).await.unwrap();
    second.ready().await.unwrap();
    drop(folder);
}

#[tokio::test]
async fn one_that_failed_to_open_keeps_nobody_out() {
    let (_folder, file) = folder();
    std::fs::write(&file, "a letter to my aunt, not a database at all, and quite long").unwrap();
    assert!(matches!(fails(&file).await, OpenError::Open(_)));
    assert!(matches!(fails(&file).await, OpenError::Open(_)), "it is not locked");
    std::fs::remove_file(&file).unwrap();
    Sqlite::open(&file).await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_are_for_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, file) = folder();
    let all = ["", "-wal", "-shm", ".lock"].map(|end| format!("{}{end}", file.display()));
    let modes = || all.clone().map(|file| std::fs::metadata(file).unwrap().permissions().mode());
    let store = Sqlite::open(&file).await.unwrap();
    a_match(&store).await;
    assert_eq!(modes().map(|mode| mode & 0o777), [0o600; 4], "new files");
    // As an earlier version has left them, and a crash the files beside.
    let left: Vec<Vec<u8>> = all.iter().map(|file| std::fs::read(file).unwrap()).collect();
    store.close().await;
    for (file, bytes) in all.iter().zip(left) {
        std::fs::write(file, bytes).unwrap();
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(modes().map(|mode| mode & 0o777), [0o600; 4], "files that were there");
    assert!(store.find("one").await.unwrap().is_some());
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_gone_is_missed_and_nothing_goes_into_the_void() {
    for end in ["", "-wal", "-shm"] {
        let (folder, file) = folder();
        let store = Sqlite::open(&file).await.unwrap();
        let key = a_match(&store).await;
        store.append(append(key, 0)).await.unwrap();
        let gone = PathBuf::from(format!("{}{end}", file.display()));
        let aside = folder.path().join("aside");
        std::fs::rename(&gone, &aside).unwrap();
        let missing = |done: Result<(), StoreError>, what: &str| match done {
            Err(StoreError::Missing(why)) => assert!(why.contains(what), "{end}: {why}"),
            other => panic!("{end}: {other:?}"),
        };
        missing(store.append(append(key, 1)).await, "no longer there");
        missing(store.ready().await, "no longer there");
        missing(store.find("one").await.map(drop), "no longer there");
        std::fs::write(&gone, "something else").unwrap();
        missing(store.append(append(key, 1)).await, "replaced");
        let new = NewIdentity { name: String::new(), avatar: 0, secret: Bytes32([2; 32]), at: 3 };
        missing(store.create_identity(new).await.map(drop), "replaced");
        missing(store.ready().await, "replaced");
        // Whoever puts it back finds everything as it was.
        std::fs::rename(&aside, &gone).unwrap();
        store.ready().await.unwrap();
        assert_eq!(store.entries(key, 0).await.unwrap().len(), 1, "{end}: it was refused");
        store.append(append(key, 1)).await.unwrap();
        store.close().await;
        let store = Sqlite::open(&file).await.unwrap();
        assert_eq!(store.entries(key, 0).await.unwrap().len(), 2);
    }
}
