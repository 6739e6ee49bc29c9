//! SQLite's write-ahead log is carried over into the file (a *checkpoint*) beside the commits, not by them. SQLite itself lets the
//! commit that makes the log 1,000 pages long do it, and everybody who waits behind that commit waits for two more flushes of the
//! disk and some thousand written pages: one decision in a hundred.
//!
//! What is in the log is on the disk, so nothing is lost if it is not carried over: whoever opens the file next reads it.

use std::sync::Weak;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, SqliteConnection};

use super::database::StoreError;
use super::writer::Writer;

/// So often it is looked whether there is something to carry over.
const LOOK: Duration = Duration::from_secs(1);
/// SQLite begins its log anew when all of it is carried over and nothing is added. While commits follow one another, that never is:
/// when the log has so many pages (16 MiB), the last of them are carried over between two commits.
const LONG: i64 = 4_096;

/// Carries the log over now and then, for as long as the writer is used.
pub(super) async fn keep_short(options: SqliteConnectOptions, writer: Weak<Writer>) {
    let mut connection = None;
    let mut done = 0;
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(writer) = writer.upgrade() else { return };
        let written = writer.written();
        if written == done {
            continue;
        }
        match carry_over(&options, &mut connection, &writer).await {
            // Its own turn at the writer, if it took one, is nothing to carry over.
            Ok(turns) => done = written + turns,
            // A full disk, say. What was written is in the log and safe; this is tried again.
            Err(error) => {
                tracing::warn!(%error, "SQLite's log could not be carried over into its file; it is tried again");
                connection = None;
            }
        }
    }
}

/// Tells how many turns at the writer it took.
async fn carry_over(
    options: &SqliteConnectOptions,
    connection: &mut Option<SqliteConnection>,
    writer: &Writer,
) -> Result<u64, StoreError> {
    let beside = match connection {
        Some(connection) => connection,
        none => none.insert(options.connect().await?),
    };
    // Nobody waits for this one.
    if checkpoint(beside).await? < LONG {
        return Ok(0);
    }
    // What was added meanwhile is little, and while the writer carries it over nothing more is added.
    writer.write(async |connection| checkpoint(connection).await).await?;
    Ok(1)
}

/// Carries over what can be without waiting for anybody, and tells how many pages the log has.
async fn checkpoint(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let (_busy, pages, _carried_over): (i64, i64, i64) =
        sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    Ok(pages)
}

#[cfg(test)]
mod tests {
    use std::str::FromStr as _;
    use std::sync::Arc;

    use sqlx::Executor as _;
    use sqlx::sqlite::SqliteJournalMode;

    use super::*;

    #[tokio::test]
    async fn the_log_is_carried_over_beside_the_commits_and_begins_anew_when_it_is_long() {
        let folder = tempfile::tempdir().unwrap();
        let (path, log) = (folder.path().join("a.sqlite"), folder.path().join("a.sqlite-wal"));
        let options = SqliteConnectOptions::from_str(&format!("sqlite:{}", path.display())).unwrap();
        let options = options.create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
        let options = options.pragma("wal_autocheckpoint", "0").pragma("synchronous", "OFF");
        let writer = Arc::new(Writer::open(options.clone()).await.unwrap());
        let say = async |sql: &'static str| {
            writer.write(async |connection| Ok(connection.execute(sql).await.map(drop)?)).await.unwrap();
        };
        let pages_of_file = || std::fs::metadata(&path).unwrap().len() / 4096;
        let pages_of_log = || std::fs::metadata(&log).unwrap().len() / 4096;
        say("CREATE TABLE t (x)").await;
        say("INSERT INTO t VALUES (zeroblob(4096 * 100))").await;
        let before = pages_of_file();
        let mut connection = None;
        carry_over(&options, &mut connection, &writer).await.unwrap();
        assert!(pages_of_file() >= before + 100, "it is in the file: {} pages", pages_of_file());
        // More than is long: then the next commit begins the log anew, though somebody writes all the time.
        for _ in 0..3 {
            say("INSERT INTO t VALUES (zeroblob(4096 * 2000))").await;
            carry_over(&options, &mut connection, &writer).await.unwrap();
        }
        let longest = pages_of_log();
        for _ in 0..6 {
            say("INSERT INTO t VALUES (zeroblob(4096 * 2000))").await;
            carry_over(&options, &mut connection, &writer).await.unwrap();
        }
        assert!(pages_of_log() <= longest.max(LONG as u64 + 2_100), "{} and {longest} pages", pages_of_log());
    }

    #[tokio::test]
    async fn it_ends_with_the_writer() {
        let options = SqliteConnectOptions::from_str("sqlite::memory:").unwrap();
        let writer = Arc::new(Writer::open(options.clone()).await.unwrap());
        let keeper = tokio::spawn(keep_short(options, Arc::downgrade(&writer)));
        drop(writer);
        tokio::time::timeout(5 * LOOK, keeper).await.unwrap().unwrap();
    }
}
