//! A copy of a database in one file, made while servers run on it.
//!
//! The copy is written under another name and gets its own when it has been read back and found whole: a file that is
//! there is a copy that can be restored.

mod postgres;
mod sqlite;

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use super::location::{Location, NoLocation};
/// A copy that was made.
#[derive(Clone, Copy, Debug)]
pub struct Copied {
    /// How large the file is.
    pub bytes: u64,
    /// How many tables are in it.
    pub tables: u64,
    /// How many steps were made at them.
    pub steps: u64,
}

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// No database is there.
    #[error(transparent)]
    Nowhere(#[from] NoLocation),
    /// A copy never takes the place of something.
    #[error("{0}: there is such a file already; give the copy another name")]
    Exists(PathBuf),
    /// Nothing to copy.
    #[error("{0}: there is no such database")]
    NoDatabase(String),
    /// It can be read, and is not ours.
    #[error("{database}: this is no database of Sandtable ({why})")]
    NotOurs {
        /// Which, without a password.
        database: String,
        /// What is missing in it.
        why: String,
    },
    /// The file cannot be written.
    #[error("{file}: {error}")]
    File {
        /// The file that was to be written.
        file: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// Copying failed.
    #[error("the database could not be copied: {0}")]
    Copying(String),
    /// It was read through, and is not whole.
    #[error("this is no whole database: {0}")]
    NotWhole(String),
    /// PostgreSQL is copied by its own program.
    #[error(
        "{program} is not on this machine (looked in PATH and /usr/lib/postgresql). Install PostgreSQL's client programs \
         of version {version} or newer, or run where they are:\n  pg_dump --format=custom --file=FILE URL\n  pg_restore \
         --file=/dev/null FILE"
    )]
    NoProgram {
        /// The name of the missing program.
        program: &'static str,
        /// The server's version.
        version: u32,
    },
    /// An older pg_dump refuses a newer server.
    #[error(
        "{program} is of version {found}, and the database's server of version {version}: expected {version} or newer"
    )]
    OldProgram {
        /// Where it is.
        program: PathBuf,
        /// Its version.
        found: u32,
        /// The server's version.
        version: u32,
    },
}

/// Copies a database into a file that does not exist yet, and reads the copy back.
pub async fn backup(database: &str, file: &Path) -> Result<Copied, BackupError> {
    let new = NewFile::make(file)?;
    let (tables, steps) = match Location::parse(database)? {
        Location::Postgres(url) => postgres::copy(url, &new.partial).await?,
        Location::File(path) => sqlite::copy(path, &new.partial).await?,
    };
    let bytes = new.keep()?;
    Ok(Copied { bytes, tables, steps })
}

/// Reads an SQLite file through. PostgreSQL looks after its own files.
pub async fn check(database: &str) -> Result<(), BackupError> {
    match Location::parse(database)? {
        Location::Postgres(_) => Ok(()),
        Location::File(path) => sqlite::check(Path::new(path), None).await.map(drop),
    }
}

/// A file that is being written. It is removed again unless it is kept.
struct NewFile {
    file: PathBuf,
    partial: PathBuf,
}

impl NewFile {
    /// Makes an empty file beside the wanted one, for its owner's eyes alone: it will hold everything.
    fn make(file: &Path) -> Result<NewFile, BackupError> {
        if file.exists() {
            return Err(BackupError::Exists(file.to_owned()));
        }
        let mut partial = file.as_os_str().to_owned();
        partial.push(format!(".partial.{}", std::process::id()));
        let new = NewFile { file: file.to_owned(), partial: partial.into() };
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&new.partial).map_err(|error| new.failed(error))?;
        Ok(new)
    }

    fn failed(&self, error: io::Error) -> BackupError {
        BackupError::File { file: self.file.clone(), error }
    }

    /// Gives it its name once all of it is on the disk; its size.
    fn keep(self) -> Result<u64, BackupError> {
        let size = || {
            let file = File::open(&self.partial)?;
            file.sync_all()?;
            file.metadata().map(|file| file.len())
        };
        let size = size().map_err(|error| self.failed(error))?;
        // A link is refused where a file of that name has appeared meanwhile; a new name would replace it.
        match std::fs::hard_link(&self.partial, &self.file) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(BackupError::Exists(self.file.clone()));
            }
            // Some file systems have no links.
            Err(_) => std::fs::rename(&self.partial, &self.file).map_err(|error| self.failed(error))?,
        }
        let folder = self.file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        // The name is on the disk, too. Not every system opens a folder.
        if let Ok(folder) = File::open(folder) {
            let _ = folder.sync_all();
        }
        Ok(size)
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.partial);
    }
}
