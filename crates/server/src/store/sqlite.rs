//! SQLite: one file, one writer, many readers.

use std::str::FromStr as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection as _, Executor as _, Row as _, SqliteConnection, TypeInfo as _, ValueRef as _};
use tokio::sync::mpsc;

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

/// Deeds that nothing else goes with, all in one statement: it is a transaction by itself, and one errand to the writer.
const PUT_DEEDS: &str = "INSERT INTO deeds (table_id, seq, deed, at)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1) WHERE true
     ON CONFLICT DO NOTHING RETURNING table_id, seq";
const PUT_DEED: &str = "INSERT INTO deeds (table_id, seq, deed, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";

/// An SQLite file in write-ahead mode. A commit is on the disk when it returns.
pub struct Sqlite {
    writer: Arc<Writer>,
    readers: SqlitePool,
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
            .optimize_on_close(true, None);
        let writer = Writer::open(options.clone()).await?;
        writer.write(migrate).await?;
        // Asking a connection whether it is alive before it is used makes sense over a network, not for a file.
        let readers = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
        let readers = readers.connect_lazy_with(options.read_only(true));
        Ok(Sqlite { writer: Arc::new(writer), readers, listens: AtomicBool::new(false) })
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
        Ok(Sqlite { writer, readers, listens: AtomicBool::new(false) })
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

async fn append_all(connection: &mut SqliteConnection, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
    if batch.iter().all(|append| append.also.is_empty()) {
        append_deeds(connection, batch).await
    } else {
        append_with_notes(connection, batch).await
    }
}

async fn append_deeds(connection: &mut SqliteConnection, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let rows: Vec<_> = batch.iter().map(|deed| (deed.table.0.as_str(), deed.seq, &deed.deed, deed.at)).collect();
    let rows = serde_json::to_string(&rows).map_err(|error| StoreError::unexpected("a batch of deeds", error))?;
    let put = sqlx::query_as(PUT_DEEDS).bind(rows).fetch_all(connection).await?;
    Ok(Appended::by_rows(batch, put))
}

async fn append_with_notes(connection: &mut SqliteConnection, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(batch.len());
    for append in batch {
        let put = sqlx::query(PUT_DEED)
            .bind(append.table.0.as_str())
            .bind(append.seq as i64)
            .bind(append.deed.as_str())
            .bind(append.at as i64)
            .execute(&mut *transaction)
            .await?;
        if put.rows_affected() == 0 {
            results.push(Appended::Taken);
            continue;
        }
        for note in &append.also {
            execute(&mut transaction, &note.statement(append.table)).await?;
        }
        results.push(Appended::Stored);
    }
    transaction.commit().await?;
    Ok(results)
}

async fn write_all(connection: &mut SqliteConnection, statements: &[Statement]) -> Result<bool, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for statement in statements {
        if execute(&mut transaction, statement).await? != 1 && statement.must_change {
            transaction.rollback().await?;
            return Ok(false);
        }
    }
    transaction.commit().await?;
    Ok(true)
}

impl Database for Sqlite {
    fn append<'a>(&'a self, batch: &'a [Append]) -> BoxFuture<'a, Result<Vec<Appended>, StoreError>> {
        self.writer.write(async move |connection| append_all(connection, batch).await).boxed()
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
        self.writer.write(async move |connection| write_all(connection, &statements).await).boxed()
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

async fn execute(connection: &mut SqliteConnection, statement: &Statement) -> Result<u64, StoreError> {
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
