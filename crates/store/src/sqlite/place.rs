//! Where the data lies: locked for one process, closed to other people, and watched.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{
        Mutex, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use super::OpenError;
use crate::StoreError;

/// What belongs to a database beside its own file.
const SIDE_FILES: [&str; 2] = ["-wal", "-shm"];

/// How much room is tried out when something could not be written.
const ROOM: usize = 64 * 1024;

/// For how long it is believed that there is no room.
const BELIEVED: Duration = Duration::from_secs(5);

/// The files of one store.
pub struct Place {
    file: PathBuf,
    /// Held until the store is closed, and let go by the system if this process dies before.
    lock: Mutex<Option<File>>,
    /// The files that were there when the store was opened.
    watched: OnceLock<Vec<(PathBuf, Mark)>>,
    /// Whether the log knows that a file is gone.
    missed: AtomicBool,
    /// When it was last found out that there is no room.
    room: Mutex<Option<Instant>>,
}

impl Place {
    /// Takes the place for this process, and closes its files to everybody but their owner.
    pub fn take(file: &Path) -> Result<Self, OpenError> {
        let open = |error| match error {
            error if no_room(&error) => OpenError::NoSpace,
            error => OpenError::Open(sqlx::Error::Io(error)),
        };
        let file = real(file).map_err(open)?;
        let lock = private(&beside(&file, ".lock")).map_err(open)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => OpenError::InUse,
            TryLockError::Error(error) => OpenError::Lock(error),
        })?;
        drop(private(&file).map_err(open)?);
        for end in SIDE_FILES {
            close_to_others(&beside(&file, end));
        }
        Ok(Place {
            file,
            lock: Mutex::new(Some(lock)),
            watched: OnceLock::new(),
            missed: AtomicBool::new(false),
            room: Mutex::new(None),
        })
    }

    /// Remembers which files these are. From now on they must stay.
    pub fn watch(&self) {
        let files = SIDE_FILES.map(|end| beside(&self.file, end));
        let files = std::iter::once(self.file.clone()).chain(files);
        let marks = files.filter_map(|file| mark(&file).ok().map(|mark| (file, mark)));
        let _ = self.watched.set(marks.collect());
    }

    /// Whether the files are still the ones that were opened. What is written into a file that was
    /// removed is lost, although nothing fails.
    pub fn check(&self) -> Result<(), StoreError> {
        let watched = self.watched.get().into_iter().flatten();
        let wrong = watched.into_iter().find_map(|(file, before)| {
            let what = match mark(file) {
                Ok(now) if now == *before => return None,
                Ok(_) => "was replaced by another",
                Err(_) => "is no longer there",
            };
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            Some(StoreError::Missing(format!("{name} {what}")))
        });
        let missed = self.missed.swap(wrong.is_some(), Ordering::Relaxed);
        if let Some(error) = wrong {
            if !missed {
                tracing::error!(%error, "the data is not where it was");
            }
            return Err(error);
        }
        if missed {
            tracing::info!("the data is back in its place");
        }
        Ok(())
    }

    /// Whether a write failed for want of room. `SQLite` says so only if the disk is full, not where
    /// somebody's share of it is used up or files may not grow.
    pub fn is_full(&self) -> bool {
        let mut room = self.room.lock().expect("nobody panics while looking for room");
        if room.is_some_and(|at| at.elapsed() < BELIEVED) {
            return true;
        }
        let full = self.try_room().is_err_and(|error| no_room(&error));
        *room = full.then(Instant::now);
        full
    }

    /// Perhaps there is room again.
    pub fn look_again(&self) {
        *self.room.lock().expect("nobody panics while looking for room") = None;
    }

    fn try_room(&self) -> io::Result<()> {
        let path = beside(&self.file, ".room");
        let mut file = private(&path)?;
        let tried = file.write_all(&vec![1; ROOM]).and_then(|()| {
            // As long as ours would become.
            let sizes = ["", SIDE_FILES[0]].map(|end| {
                fs::metadata(beside(&self.file, end)).map_or(0, |metadata| metadata.len())
            });
            file.set_len(sizes[0].max(sizes[1]) + ROOM as u64)?;
            file.sync_all()
        });
        let _ = fs::remove_file(&path);
        tried
    }

    /// Lets go of it, so that it can be opened again.
    pub fn leave(&self) {
        let lock = self.lock.lock().expect("nobody panics while leaving").take();
        if let Some(lock) = lock {
            // Closing would do, but a child process may have a copy for a moment.
            let _ = lock.unlock();
        }
    }
}

/// Whether this is for want of room: on the disk, in somebody's share of it, or in the file itself.
fn no_room(error: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
    matches!(error.kind(), StorageFull | QuotaExceeded | FileTooLarge)
}

/// The file itself, whatever links lead to it, so that everybody locks the same.
fn real(file: &Path) -> io::Result<PathBuf> {
    if file.exists() {
        return fs::canonicalize(file);
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = fs::canonicalize(folder.unwrap_or(Path::new(".")))?;
    Ok(file.file_name().map_or_else(|| folder.clone(), |name| folder.join(name)))
}

fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    PathBuf::from(name)
}

/// Opens a file, which is made if it is not there, for its owner's eyes only.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    close_to_others(path);
    Ok(file)
}

/// Lets nobody but the owner read a file that is there.
#[cfg(unix)]
fn close_to_others(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = fs::metadata(path) else { return };
    if metadata.permissions().mode() & 0o777 == 0o600 {
        return;
    }
    if let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(0o600)) {
        tracing::warn!(%error, file = %path.display(), "others may be able to read the data");
    }
}

/// Elsewhere the folder says who may read what lies in it.
#[cfg(not(unix))]
fn close_to_others(_path: &Path) {}

/// By what a file is known, whatever its name.
#[cfg(unix)]
type Mark = (u64, u64);

#[cfg(unix)]
fn mark(path: &Path) -> io::Result<Mark> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).map(|metadata| (metadata.dev(), metadata.ino()))
}

/// Elsewhere an open file can be neither removed nor replaced.
#[cfg(not(unix))]
type Mark = ();

#[cfg(not(unix))]
fn mark(path: &Path) -> io::Result<Mark> {
    fs::metadata(path).map(drop)
}
