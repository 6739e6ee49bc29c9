//! An SQLite file, copied by SQLite itself as it stood at one moment, while a server writes to it.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use super::super::migrate;
use super::BackupError;

/// How long to wait for whoever holds the file locked.
const BUSY: Duration = Duration::from_secs(10);

/// Copies a file into another, which is empty, and reads the copy back; how many tables and steps are in it.
pub(super) async fn copy(database: &str, file: &Path) -> Result<(u64, u64), BackupError> {
    if !Path::new(database).exists() {
        return Err(BackupError::NoDatabase(database.to_owned()));
    }
    let copying = |error: sqlx::Error| BackupError::Copying(error.to_string());
    let mut source = open(Path::new(database)).await.map_err(copying)?;
    let version = version(&mut source).await.map_err(|error| not_ours(database, &error))?;
    let Some(target) = file.to_str() else {
        return Err(BackupError::Copying("SQLite needs a path of plain text".to_owned()));
    };
    // Not the backup interface: that begins anew whenever another process writes, and may never end.
    sqlx::query("VACUUM INTO $1").bind(target).execute(&mut source).await.map_err(copying)?;
    source.close().await.map_err(copying)?;
    check(file, Some(version)).await
}

/// Reads all of a file, which is to have this schema; how many tables and steps are in it.
pub(super) async fn check(file: &Path, version: Option<i64>) -> Result<(u64, u64), BackupError> {
    let broken = |error: sqlx::Error| BackupError::NotWhole(error.to_string());
    let mut copy = open(file).await.map_err(broken)?;
    let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut copy).await.map_err(broken)?;
    if found != ["ok"] {
        return Err(BackupError::NotWhole(found.join("; ")));
    }
    let copied = self::version(&mut copy).await.map_err(broken)?;
    if let Some(version) = version.filter(|version| *version != copied) {
        return Err(BackupError::NotWhole(format!("its schema is {copied}, and the database's {version}")));
    }
    let (tables, steps): (i64, i64) =
        sqlx::query_as("SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM deeds)")
            .fetch_one(&mut copy)
            .await
            .map_err(broken)?;
    copy.close().await.map_err(broken)?;
    Ok((tables as u64, steps as u64))
}

async fn open(file: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(BUSY).connect().await
}

async fn version(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar(migrate::READ).fetch_one(connection).await
}

fn not_ours(database: &str, error: &sqlx::Error) -> BackupError {
    BackupError::NotOurs { database: database.to_owned(), why: error.to_string() }
}
