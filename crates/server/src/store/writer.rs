//! The one connection that writes to an SQLite file.
//!
//! A pool of one would do, but it asks the connection whether it is alive when it is taken and again when it is given back. Each
//! question is an errand to SQLite's own thread, and the next commit waits for it. Nothing can happen to a file in between.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, SqliteConnection};
use tokio::sync::{Mutex, MutexGuard};

use super::database::StoreError;

/// Whoever holds it writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    connection: Mutex<Option<SqliteConnection>>,
    /// How often something was written.
    written: AtomicU64,
}

impl Writer {
    /// Opens the file.
    pub(super) async fn open(options: SqliteConnectOptions) -> Result<Writer, StoreError> {
        let connection = options.connect().await?;
        Ok(Writer { options, connection: Mutex::new(Some(connection)), written: AtomicU64::new(0) })
    }

    /// Waits for one's turn to write.
    pub(super) async fn turn(&self) -> Turn<'_> {
        Turn { held: self.connection.lock().await, writer: self }
    }

    /// Waits for one's turn and writes.
    pub(super) async fn write<T, F>(&self, write: F) -> Result<T, StoreError>
    where
        F: AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
    {
        self.turn().await.write(write).await
    }

    /// How often something was written so far.
    pub(super) fn written(&self) -> u64 {
        self.written.load(Relaxed)
    }

    /// Does nobody write at this moment?
    pub(super) fn is_idle(&self) -> bool {
        self.connection.try_lock().is_ok()
    }
}

/// Somebody's turn to write. It ends when it is dropped.
pub(super) struct Turn<'a> {
    held: MutexGuard<'a, Option<SqliteConnection>>,
    writer: &'a Writer,
}

impl Turn<'_> {
    /// Writes. After a failure nobody knows what state the connection is in (a full disk ends a transaction behind its back), nor
    /// when whoever wrote gave up in the middle: then it is closed, and the next one has a new one.
    pub(super) async fn write<T, F>(&mut self, write: F) -> Result<T, StoreError>
    where
        F: AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
    {
        let mut connection = match self.held.take() {
            Some(connection) => connection,
            None => self.writer.options.connect().await?,
        };
        let written = write(&mut connection).await?;
        *self.held = Some(connection);
        self.writer.written.fetch_add(1, Relaxed);
        Ok(written)
    }
}
