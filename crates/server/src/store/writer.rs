//! The one connection that writes to an SQLite file.
//!
//! A pool of one would do, but it asks the connection whether it is alive when it is taken and again when it is given back. Each
//! question is an errand to SQLite's own thread, and the next commit waits for it. Nothing can happen to a file in between.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, SqliteConnection};
use tokio::sync::Mutex;

use super::database::StoreError;

/// Whoever holds it writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    connection: Mutex<Option<SqliteConnection>>,
}

impl Writer {
    /// Opens the file.
    pub(super) async fn open(options: SqliteConnectOptions) -> Result<Writer, StoreError> {
        let connection = options.connect().await?;
        Ok(Writer { options, connection: Mutex::new(Some(connection)) })
    }

    /// Writes. After a failure nobody knows what state the connection is in (a full disk ends a transaction behind its back), nor
    /// when whoever wrote gave up in the middle: then it is closed, and the next one has a new one.
    pub(super) async fn write<T, F>(&self, write: F) -> Result<T, StoreError>
    where
        F: AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
    {
        let mut held = self.connection.lock().await;
        let mut connection = match held.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let written = write(&mut connection).await?;
        *held = Some(connection);
        Ok(written)
    }

    /// Does nobody write at this moment?
    pub(super) fn is_idle(&self) -> bool {
        self.connection.try_lock().is_ok()
    }
}
