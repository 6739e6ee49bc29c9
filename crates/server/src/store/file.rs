//! The file of an SQLite database: for one server, and for its owner's eyes.

use std::fs::File;
use std::io;

use super::location::{Location, NoLocation};

/// The sign that a server uses an SQLite file: a lock on a file beside it, held for as long as this lives.
pub struct FileLock(#[allow(dead_code, reason = "it is held, not read")] File);

/// Why a file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum NoLock {
    /// Another server does.
    #[error("{0}: another server uses this file. One server may; several need PostgreSQL")]
    InUse(String),
    /// There is no such place.
    #[error(transparent)]
    Nowhere(#[from] NoLocation),
    /// It cannot be made.
    #[error("{file}: {error}")]
    File {
        /// Which.
        file: String,
        /// Why.
        error: io::Error,
    },
}

impl FileLock {
    /// Takes the lock for a database, if it is a file.
    pub fn take(database: &str) -> Result<Option<FileLock>, NoLock> {
        let path = match Location::parse(database)? {
            Location::File(path) if !path.contains(":memory:") => path,
            Location::File(_) | Location::Postgres(_) => return Ok(None),
        };
        let file = format!("{path}.lock");
        let lock = lock(&file).map_err(|error| NoLock::File { file, error })?;
        lock.map(|lock| Some(FileLock(lock))).ok_or_else(|| NoLock::InUse(path.to_owned()))
    }
}

/// Does a server use this SQLite file now? Nothing is made or changed to find out.
#[must_use]
#[cfg(unix)]
pub fn is_in_use(path: &str) -> bool {
    use rustix::fs::{FlockOperation, flock};
    File::open(format!("{path}.lock")).is_ok_and(|lock| flock(&lock, FlockOperation::NonBlockingLockShared).is_err())
}

/// Elsewhere nobody can tell.
#[must_use]
#[cfg(not(unix))]
pub fn is_in_use(_: &str) -> bool {
    false
}

/// Locks a file, which is made if it is missing; nothing, if somebody else has it locked.
#[cfg(unix)]
fn lock(path: &str) -> io::Result<Option<File>> {
    use rustix::fs::{FlockOperation, flock};
    let file = for_the_owner(path)?;
    Ok(flock(&file, FlockOperation::NonBlockingLockExclusive).is_ok().then_some(file))
}

/// Elsewhere SQLite's own locks must do.
#[cfg(not(unix))]
fn lock(path: &str) -> io::Result<Option<File>> {
    File::create(path).map(Some)
}

/// A file that nobody but its owner may read, made if it is missing.
#[cfg(unix)]
fn for_the_owner(path: &str) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt as _;
    std::fs::OpenOptions::new().create(true).truncate(false).write(true).mode(0o600).open(path)
}

/// The file holds what people trusted the server with: it is made for its owner, and others lose what they could read of it.
#[cfg(unix)]
pub(super) fn keep_from_others(path: &str) -> io::Result<()> {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt as _;
    let file = for_the_owner(path)?;
    let mode = file.metadata()?.permissions().mode();
    if mode & 0o007 != 0 {
        file.set_permissions(Permissions::from_mode(mode & 0o770))?;
        tracing::warn!(path, "the database could be read by everybody on this machine; it is kept from others now");
    }
    // The log beside it has the same rights as the file when it is made; one from before has its own.
    for beside in [format!("{path}-wal"), format!("{path}-shm")] {
        if let Ok(there) = std::fs::metadata(&beside) {
            std::fs::set_permissions(&beside, Permissions::from_mode(there.permissions().mode() & 0o770))?;
        }
    }
    Ok(())
}

/// Elsewhere the folder's rights must do.
#[cfg(not(unix))]
pub(super) fn keep_from_others(_: &str) -> io::Result<()> {
    Ok(())
}
