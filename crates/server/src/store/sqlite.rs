//! SQLite: one file, one writer, many readers.

use std::str::FromStr as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::error::ErrorKind;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection as _, Executor as _, Row as _, SqliteConnection, TypeInfo as _, ValueRef as _};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::keep_short;
use super::database::{Append, Appended, Connections, Database, News, Row, Statement, StoreError, Value};
use super::file::keep_from_others;
use super::migrate;
use super::writer::Writer;

pub(crate) const MIGRATIONS: migrate::Migrations = &[
    include_str!("../../migrations/sqlite/0001.sql"),
    include_str!("../../migrations/sqlite/0002.sql"),
    include_str!("../../migrations/sqlite/0003.sql"),
    include_str!("../../migrations/sqlite/0004.sql"),
    include_str!("../../migrations/sqlite/0005.sql"),
    include_str!("../../migrations/sqlite/0006.sql"),
    include_str!("../../migrations/sqlite/0007.sql"),
    include_str!("../../migrations/sqlite/0008.sql"),
    include_str!("../../migrations/sqlite/0009.sql"),
    include_str!("../../migrations/sqlite/0010.sql"),
    include_str!("../../migrations/sqlite/0011.sql"),
    include_str!("../../migrations/sqlite/0012.sql"),
];
const READERS: u32 = 4;
/// So often the server looks whether a command beside it has left it a note.
const LOOK_FOR_NEWS: Duration = Duration::from_secs(1);

/// Deeds that nothing else goes with, all in one statement: it is a transaction by itself, and one errand to the writer. It puts
/// all of them or none.
const PUT_ALL: &str = "INSERT INTO deeds (table_id, seq, deed, at)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";
/// The same when a place is taken: it tells which deeds it has put.
const PUT_WHAT_FITS: &str = "INSERT INTO deeds (table_id, seq, deed, at)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1) WHERE true
     ON CONFLICT DO NOTHING RETURNING table_id, seq";
/// So much else goes with one commit.
const MOST_JOBS: usize = 64;

/// An SQLite file in write-ahead mode. A commit is on the disk when it returns.
pub struct Sqlite {
    writer: Arc<Writer>,
    readers: SqlitePool,
    /// What waits to be written with the next commit.
    waiting: Arc<Waiting>,
    /// Is this the server itself? It alone listens; whatever else opens the file is a command beside it.
    listens: AtomicBool,
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub async fn open(path: &str) -> Result<Sqlite, StoreError> {
        if !path.contains(":memory:") {
            keep_from_others(path).map_err(|error| StoreError::Database(format!("{path}: {error}")))?;
        }
        let options = SqliteConnectOptions::from_str(&format!("sqlite:{path}"))?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .pragma("cache_size", "-4096")
            // Whoever commits does not carry the log over into the file as well: `checkpoint` does.
            .pragma("wal_autocheckpoint", "0")
            .optimize_on_close(true, None);
        let writer = Arc::new(Writer::open(options.clone()).await?);
        writer.write(migrate).await?;
        tokio::spawn(keep_short(options.clone(), Arc::downgrade(&writer)));
        // Asking a connection whether it is alive before it is used makes sense over a network, not for a file.
        let readers = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
        let readers = readers.connect_lazy_with(options.read_only(true));
        Ok(Sqlite { writer, readers, waiting: Arc::default(), listens: AtomicBool::new(false) })
    }

    /// Opens a file to read it. Nothing in it is changed, and it is not brought up to date.
    pub async fn open_to_read(path: &str) -> Result<Sqlite, StoreError> {
        if !std::path::Path::new(path).exists() {
            return Err(StoreError::Database(format!("{path}: there is no such database")));
        }
        let options = SqliteConnectOptions::from_str(&format!("sqlite:{path}"))?
            .read_only(true)
            .busy_timeout(Duration::from_secs(10));
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.clone()).await?;
        let version = sqlx::query_scalar(migrate::READ).fetch_optional(&readers).await;
        migrate::is_current(MIGRATIONS, version.map_err(migrate::unreadable)?)?;
        let writer = Arc::new(Writer::open(options).await?);
        Ok(Sqlite { writer, readers, waiting: Arc::default(), listens: AtomicBool::new(false) })
    }
}

/// Is this a database in which another program keeps something? It is looked at before anything in it is changed.
pub(super) async fn is_foreign(path: &str) -> bool {
    if path.contains(":memory:") || !std::path::Path::new(path).exists() {
        return false;
    }
    let tables = async {
        let options = SqliteConnectOptions::from_str(&format!("sqlite:{path}"))?.read_only(true);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let names: Vec<String> =
            sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
                .fetch_all(&mut connection)
                .await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(names)
    };
    // What cannot be read, opening it in earnest will tell.
    let names = tables.await.unwrap_or_default();
    let has = |name: &str| names.iter().any(|there| there == name);
    !(names.is_empty() || has("schema_version") && (names.len() == 1 || has("deeds")))
}

/// Deeds alone, all in one statement.
async fn put_deeds(connection: &mut SqliteConnection, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let rows: Vec<_> = batch.iter().map(|deed| (deed.table.0.as_str(), deed.seq, &deed.deed, deed.at)).collect();
    let rows = serde_json::to_string(&rows).map_err(|error| StoreError::unexpected("a batch of deeds", error))?;
    match sqlx::query(PUT_ALL).bind(&rows).execute(&mut *connection).await {
        Ok(_) => Ok(vec![Appended::Stored; batch.len()]),
        // One server writes to the file, so this is rare: asking which rows were put costs an errand for each of them.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            let put = sqlx::query_as(PUT_WHAT_FITS).bind(rows).fetch_all(connection).await?;
            Ok(Appended::by_rows(batch, put))
        }
        Err(error) => Err(error.into()),
    }
}

/// Statements that somebody wants carried out as a whole.
struct Job {
    statements: Vec<Statement>,
    answer: oneshot::Sender<Result<bool, StoreError>>,
}

/// Deeds and jobs in one transaction: the disk is waited for once. `committing` is set when nobody can tell any more what an error
/// means.
async fn together(
    connection: &mut SqliteConnection,
    batch: &[Append],
    jobs: &[Job],
    committing: &mut bool,
) -> Result<(Vec<Appended>, Vec<Result<bool, StoreError>>), StoreError> {
    if jobs.is_empty() && batch.iter().all(|append| append.also.is_empty()) {
        *committing = true;
        return Ok((put_deeds(connection, batch).await?, Vec::new()));
    }
    connection.execute("BEGIN IMMEDIATE").await?;
    let appended = if batch.is_empty() { Vec::new() } else { put_deeds(connection, batch).await? };
    for (append, _) in batch.iter().zip(&appended).filter(|(_, appended)| **appended == Appended::Stored) {
        for note in &append.also {
            execute(connection, &note.statement(append.table)).await?;
        }
    }
    let mut done = Vec::with_capacity(jobs.len());
    for job in jobs {
        done.push(carry_out(connection, &job.statements).await?);
    }
    *committing = true;
    connection.execute("COMMIT").await?;
    Ok((appended, done))
}

/// Carries out a job as a part of a transaction: the whole of it or nothing. The outer error ends the transaction, the inner one
/// concerns this job alone.
async fn carry_out(
    connection: &mut SqliteConnection,
    statements: &[Statement],
) -> Result<Result<bool, StoreError>, StoreError> {
    let alone = matches!(statements, [one] if !one.must_change);
    if !alone {
        connection.execute("SAVEPOINT job").await?;
    }
    let mut done = Ok(true);
    for statement in statements {
        match execute(connection, statement).await {
            Ok(changed) if changed != 1 && statement.must_change => done = Ok(false),
            Ok(_) => continue,
            Err(sqlx::Error::Database(error)) if !matches!(error.kind(), ErrorKind::Other) => {
                done = Err(sqlx::Error::Database(error).into());
            }
            // A full disk, say, has ended the whole transaction.
            Err(error) => return Err(error.into()),
        }
        break;
    }
    if !alone {
        let end = if matches!(done, Ok(true)) { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" };
        connection.execute(end).await?;
    }
    Ok(done)
}

/// What waits to be written with the next commit.
type Waiting = Mutex<Vec<Job>>;

/// Stores deeds, and carries out what else waits to be written in the same commit.
async fn lead(writer: &Writer, waiting: &Waiting, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let mut turn = writer.turn().await;
    let jobs = {
        let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let most = waiting.len().min(MOST_JOBS);
        waiting.drain(..most).collect::<Vec<Job>>()
    };
    if jobs.is_empty() && batch.is_empty() {
        return Ok(Vec::new());
    }
    let mut committing = false;
    match turn.write(async |connection| together(connection, batch, &jobs, &mut committing).await).await {
        Ok((appended, done)) => {
            for (job, done) in jobs.into_iter().zip(done) {
                // Who asked may be gone; it is done all the same.
                let _ = job.answer.send(done);
            }
            Ok(appended)
        }
        Err(error) if committing || jobs.len() + usize::from(!batch.is_empty()) == 1 => {
            jobs.into_iter().for_each(|job| drop(job.answer.send(Err(error.clone()))));
            Err(error)
        }
        // Nothing of it is stored. What cannot be written must not take the rest along.
        Err(error) => {
            tracing::warn!(%error, jobs = jobs.len(), "a commit failed; what was in it is tried one by one");
            let appended = match batch {
                [] => Ok((Vec::new(), Vec::new())),
                _ => turn.write(async |connection| together(connection, batch, &[], &mut committing).await).await,
            };
            for job in jobs {
                let alone = std::slice::from_ref(&job);
                let done = turn.write(async |connection| together(connection, &[], alone, &mut committing).await).await;
                let done = done.and_then(|(_, done)| done.into_iter().next().unwrap_or(Err(StoreError::Late)));
                let _ = job.answer.send(done);
            }
            appended.map(|(appended, _)| appended)
        }
    }
}

impl Database for Sqlite {
    fn append<'a>(&'a self, batch: &'a [Append]) -> BoxFuture<'a, Result<Vec<Appended>, StoreError>> {
        lead(&self.writer, &self.waiting, batch).boxed()
    }

    /// One file, one writer.
    fn writers(&self) -> usize {
        1
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn connections(&self) -> Connections {
        Connections {
            open: 1 + u64::from(self.readers.size()),
            idle: u64::from(self.writer.is_idle()) + self.readers.num_idle() as u64,
            most: u64::from(READERS) + 1,
        }
    }

    fn write(&self, statements: Vec<Statement>) -> BoxFuture<'_, Result<bool, StoreError>> {
        async move {
            let (answer, answered) = oneshot::channel();
            self.waiting.lock().unwrap_or_else(PoisonError::into_inner).push(Job { statements, answer });
            let (writer, waiting) = (self.writer.clone(), self.waiting.clone());
            // A task of its own: whoever asked may give up, and what others wait for in the same commit must not end with that.
            tokio::spawn(async move {
                let _ = lead(&writer, &waiting, &[]).await;
            });
            answered.await.unwrap_or(Err(StoreError::Late))
        }
        .boxed()
    }

    fn read(&self, statement: Statement) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
        async move {
            let rows = bind(statement.sql, &statement.values).fetch_all(&self.readers).await?;
            rows.iter().map(row).collect()
        }
        .boxed()
    }

    /// One server owns the file: there are no other nodes. But whoever runs it does things beside it (`sandtable admin`), and leaves a
    /// note. What was left while no server ran is in what it reads when it starts.
    fn listen(&self) -> BoxFuture<'_, Result<Option<mpsc::Receiver<News>>, StoreError>> {
        async move {
            self.listens.store(true, Ordering::Relaxed);
            self.writer
                .write(async |connection| Ok(sqlx::query("DELETE FROM news").execute(connection).await?))
                .await?;
            let (sender, receiver) = mpsc::channel(64);
            tokio::spawn(pass_on(self.readers.clone(), self.writer.clone(), sender));
            Ok(Some(receiver))
        }
        .boxed()
    }

    fn tell<'a>(&'a self, news: &'a News) -> BoxFuture<'a, Result<(), StoreError>> {
        async move {
            if !self.listens.load(Ordering::Relaxed) {
                let put = sqlx::query("INSERT INTO news (line) VALUES ($1)").bind(news.line());
                self.writer.write(async |connection| Ok(put.execute(connection).await?)).await?;
            }
            Ok(())
        }
        .boxed()
    }
}

/// Looks for notes, for as long as somebody listens.
async fn pass_on(readers: SqlitePool, writer: Arc<Writer>, sender: mpsc::Sender<News>) {
    while !sender.is_closed() {
        tokio::time::sleep(LOOK_FOR_NEWS).await;
        if let Err(error) = pass_on_what_is_there(&readers, &writer, &sender).await {
            tracing::warn!(%error, "what was done beside the server could not be looked up");
        }
    }
}

async fn pass_on_what_is_there(
    readers: &SqlitePool,
    writer: &Writer,
    sender: &mpsc::Sender<News>,
) -> Result<(), StoreError> {
    let notes: Vec<(i64, String)> = sqlx::query_as("SELECT n, line FROM news ORDER BY n").fetch_all(readers).await?;
    let Some(&(last, _)) = notes.last() else { return Ok(()) };
    for news in notes.iter().filter_map(|(_, line)| News::from_str(line).ok()) {
        let _ = sender.send(news).await;
    }
    let drop = sqlx::query("DELETE FROM news WHERE n <= $1").bind(last);
    writer.write(async |connection| Ok(drop.execute(connection).await?)).await?;
    Ok(())
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    connection.execute(migrate::MAKE).await?;
    let version: Option<i64> = sqlx::query_scalar(migrate::READ).fetch_optional(&mut *connection).await?;
    let missing = migrate::missing(MIGRATIONS, version)?;
    if missing.is_empty() {
        return Ok(());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for &migration in missing {
        sqlx::raw_sql(migration).execute(&mut *transaction).await?;
    }
    transaction.execute("DELETE FROM schema_version").await?;
    sqlx::query("INSERT INTO schema_version VALUES ($1)")
        .bind(MIGRATIONS.len() as i64)
        .execute(&mut *transaction)
        .await?;
    Ok(transaction.commit().await?)
}

type Query = sqlx::query::Query<'static, sqlx::Sqlite, SqliteArguments>;

fn bind(sql: &'static str, values: &[Value]) -> Query {
    values.iter().fold(sqlx::query(sql), |query, value| match value.clone() {
        Value::Int(number) => query.bind(number),
        Value::Real(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
    })
}

async fn execute(connection: &mut SqliteConnection, statement: &Statement) -> Result<u64, sqlx::Error> {
    Ok(bind(statement.sql, &statement.values).execute(connection).await?.rows_affected())
}

fn row(row: &SqliteRow) -> Result<Row, StoreError> {
    let values = (0..row.len()).map(|column| {
        let raw = row.try_get_raw(column)?;
        if raw.is_null() {
            return Ok(Value::Text(None));
        }
        Ok(match raw.type_info().name() {
            "INTEGER" | "BOOLEAN" => Value::Int(row.try_get_unchecked(column)?),
            "REAL" => Value::Real(row.try_get_unchecked(column)?),
            _ => Value::Text(row.try_get_unchecked(column)?),
        })
    });
    Ok(Row::new(values.collect::<Result<_, sqlx::Error>>()?))
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use super::*;
    use crate::wire::{RandomId, TableId};

    fn append(table: u8, seq: u64, deed: &str) -> Append {
        let table = TableId(RandomId::from_bytes([table; 16]));
        Append { table, seq, deed: deed.to_owned(), at: 1, also: Vec::new() }
    }

    fn enter(node: u64, seen: u64) -> Statement {
        Statement::new("INSERT INTO nodes (id, seen) VALUES ($1, $2)", vec![node.to_string().into(), seen.into()])
    }

    fn demand(node: u64) -> Statement {
        Statement::new("UPDATE nodes SET seen = 9 WHERE id = $1", vec![node.to_string().into()]).demanding()
    }

    #[tokio::test]
    async fn what_is_written_at_once_is_answered_each_for_itself() {
        let folder = tempfile::tempdir().unwrap();
        let database = Sqlite::open(&folder.path().join("a.sqlite").display().to_string()).await.unwrap();
        // More than go into one commit. Of two who enter the same node one fails, and what demands a node that is not there is
        // undone as a whole.
        let enters = join_all((0..200).map(|n| database.write(vec![enter(n / 2, n)])));
        let demands = join_all((0..50).map(|n| database.write(vec![enter(1_000 + n, n), demand(5_000)])));
        let meets = join_all((0..50).map(|n| database.write(vec![enter(2_000 + n, n), demand(2_000 + n)])));
        let batches: Vec<Vec<Append>> = (1..40).map(|n| vec![append(n, 1, "one"), append(n, 2, "two")]).collect();
        let appends = join_all(batches.iter().map(|batch| database.append(batch)));
        let (enters, demands, meets, appends) = tokio::join!(enters, demands, meets, appends);
        for pair in enters.chunks(2) {
            assert_eq!(pair.iter().filter(|done| matches!(done, Ok(true))).count(), 1, "{pair:?}");
        }
        assert!(demands.iter().all(|done| matches!(done, Ok(false))), "{demands:?}");
        assert!(meets.iter().all(|done| matches!(done, Ok(true))), "{meets:?}");
        assert!(appends.iter().all(|done| *done.as_ref().unwrap() == [Appended::Stored; 2]));
        let count = async |sql| database.read(Statement::new(sql, vec![])).await.unwrap().remove(0).int().unwrap();
        assert_eq!(count("SELECT count(*) FROM nodes").await, 150);
        assert_eq!(count("SELECT count(*) FROM deeds").await, 78);
        // A place that is taken stays, and the rest of its batch is stored.
        let again = [append(1, 2, "another"), append(1, 3, "three"), append(1, 3, "three, too")];
        assert_eq!(database.append(&again).await.unwrap(), [Appended::Taken, Appended::Stored, Appended::Taken]);
        assert_eq!(count("SELECT count(*) FROM deeds WHERE deed IN ('another', 'three, too')").await, 0);
    }

    #[tokio::test]
    async fn who_gives_up_takes_nobody_along() {
        let folder = tempfile::tempdir().unwrap();
        let database = Sqlite::open(&folder.path().join("a.sqlite").display().to_string()).await.unwrap();
        let busy = database.writer.turn().await;
        let (mut first, mut second) = (database.write(vec![enter(1, 1)]), database.write(vec![enter(2, 2)]));
        assert!((&mut first).now_or_never().is_none() && (&mut second).now_or_never().is_none());
        tokio::task::yield_now().await;
        drop(first);
        drop(busy);
        assert!(matches!(second.await, Ok(true)));
    }

    #[tokio::test]
    async fn a_statement_that_cannot_be_carried_out_takes_nothing_along() {
        let folder = tempfile::tempdir().unwrap();
        let database = Sqlite::open(&folder.path().join("a.sqlite").display().to_string()).await.unwrap();
        let broken = Statement::new("INSERT INTO no_such_table VALUES (1)", vec![]);
        let (batch, deed) = ([append(1, 1, "one")], Statement::new("DELETE FROM news", vec![]));
        let (bad, good, stored) = tokio::join!(
            database.write(vec![broken]),
            database.write(vec![enter(1, 1), deed]),
            database.append(&batch)
        );
        assert!(bad.is_err());
        assert_eq!((good.unwrap(), stored.unwrap()), (true, vec![Appended::Stored]));
    }
}
