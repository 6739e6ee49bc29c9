//! PostgreSQL: any number of equal nodes on one database, which hear of each other by its own notifications.

use std::collections::HashSet;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::postgres::{PgArguments, PgListener, PgPool, PgPoolOptions, PgRow};
use sqlx::{Connection as _, Executor as _, PgConnection, Row as _, TypeInfo as _, ValueRef as _};
use tokio::sync::mpsc;

use super::database::{Append, Appended, Database, News, Row, Statement, StoreError, Value};
use super::migrate;

const MIGRATIONS: migrate::Migrations = &[include_str!("../../migrations/postgres/0001.sql")];
const CONNECTIONS: u32 = 8;
const CHANNEL: &str = "sandtable";
/// Any number will do, as long as all nodes take the same: two nodes that start at once migrate one after the other.
const MIGRATION_LOCK: &str = "SELECT pg_advisory_xact_lock(7032651)";

/// A PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
}

impl Postgres {
    /// Connects.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(Duration::from_secs(10))
            .connect(address)
            .await?;
        migrate(&pool).await?;
        Ok(Postgres { pool })
    }

    /// Deeds that come alone go in one statement, which also tells the other nodes: one round trip and one commit for
    /// all of them.
    async fn append_all(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
        let (plain, laden): (Vec<&Append>, Vec<&Append>) = batch.iter().partition(|append| append.also.is_empty());
        let mut stored = HashSet::new();
        if !plain.is_empty() {
            stored = self.append_plain(&plain).await?;
        }
        for append in laden {
            if self.append_laden(append).await? {
                stored.insert((append.table.0.to_string(), append.seq as i64));
            }
        }
        Ok(batch
            .iter()
            .map(|append| {
                let first = stored.remove(&(append.table.0.to_string(), append.seq as i64));
                if first { Appended::Stored } else { Appended::Taken }
            })
            .collect())
    }

    async fn append_plain(&self, batch: &[&Append]) -> Result<HashSet<(String, i64)>, StoreError> {
        let tables: Vec<String> = batch.iter().map(|append| append.table.0.to_string()).collect();
        let seqs: Vec<i64> = batch.iter().map(|append| append.seq as i64).collect();
        let deeds: Vec<&str> = batch.iter().map(|append| append.deed.as_str()).collect();
        let times: Vec<i64> = batch.iter().map(|append| append.at as i64).collect();
        let rows = sqlx::query(
            "WITH put AS (
                 INSERT INTO deeds (table_id, seq, deed, at)
                 SELECT * FROM UNNEST($1::text[], $2::int8[], $3::text[], $4::int8[])
                 ON CONFLICT DO NOTHING RETURNING table_id, seq
             )
             SELECT table_id, seq, pg_notify('sandtable', 'step ' || table_id || ' ' || seq) FROM put",
        )
        .bind(tables)
        .bind(seqs)
        .bind(deeds)
        .bind(times)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    async fn append_laden(&self, append: &Append) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let put =
            sqlx::query("INSERT INTO deeds (table_id, seq, deed, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
                .bind(append.table.0.as_str())
                .bind(append.seq as i64)
                .bind(append.deed.as_str())
                .bind(append.at as i64)
                .execute(&mut *transaction)
                .await?;
        if put.rows_affected() == 0 {
            return Ok(false);
        }
        for statement in &append.also {
            execute(&mut transaction, statement).await?;
        }
        notify(&mut transaction, &News::Step(append.table, append.seq)).await?;
        transaction.commit().await?;
        Ok(true)
    }

    async fn write_all(&self, statements: Vec<Statement>) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        for statement in &statements {
            if execute(&mut transaction, statement).await? != 1 && statement.must_change {
                transaction.rollback().await?;
                return Ok(false);
            }
        }
        transaction.commit().await?;
        Ok(true)
    }
}

impl Database for Postgres {
    fn append<'a>(&'a self, batch: &'a [Append]) -> BoxFuture<'a, Result<Vec<Appended>, StoreError>> {
        self.append_all(batch).boxed()
    }

    fn write(&self, statements: Vec<Statement>) -> BoxFuture<'_, Result<bool, StoreError>> {
        self.write_all(statements).boxed()
    }

    fn read(&self, statement: Statement) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
        async move {
            let rows = bind(statement.sql, &statement.values).fetch_all(&self.pool).await?;
            rows.iter().map(row).collect()
        }
        .boxed()
    }

    fn listen(&self) -> BoxFuture<'_, Result<Option<mpsc::Receiver<News>>, StoreError>> {
        async move {
            let mut listener = PgListener::connect_with(&self.pool).await?;
            listener.listen(CHANNEL).await?;
            let (sender, receiver) = mpsc::channel(1024);
            tokio::spawn(pass_on(listener, sender));
            Ok(Some(receiver))
        }
        .boxed()
    }

    fn tell<'a>(&'a self, news: &'a News) -> BoxFuture<'a, Result<(), StoreError>> {
        async move {
            let mut connection = self.pool.acquire().await?;
            notify(&mut connection, news).await
        }
        .boxed()
    }
}

/// Hands notifications on. When the connection breaks it is made anew, and what was missed meanwhile is a gap.
async fn pass_on(mut listener: PgListener, sender: mpsc::Sender<News>) {
    loop {
        let news = match listener.try_recv().await {
            Ok(Some(notification)) => notification.payload().parse().unwrap_or(News::Gap),
            Ok(None) => News::Gap,
            Err(error) => {
                tracing::warn!(%error, "listening to the other nodes failed; trying again");
                tokio::time::sleep(Duration::from_secs(1)).await;
                News::Gap
            }
        };
        if sender.send(news).await.is_err() {
            return;
        }
    }
}

async fn notify(connection: &mut PgConnection, news: &News) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(news.line()).execute(connection).await?;
    Ok(())
}

async fn migrate(pool: &PgPool) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    transaction.execute(MIGRATION_LOCK).await?;
    transaction.execute(migrate::MAKE).await?;
    let version: Option<i64> = sqlx::query_scalar(migrate::READ).fetch_optional(&mut *transaction).await?;
    for &migration in migrate::missing(MIGRATIONS, version)? {
        sqlx::raw_sql(migration).execute(&mut *transaction).await?;
    }
    transaction.execute("DELETE FROM schema_version").await?;
    sqlx::query("INSERT INTO schema_version VALUES ($1)")
        .bind(MIGRATIONS.len() as i64)
        .execute(&mut *transaction)
        .await?;
    Ok(transaction.commit().await?)
}

type Query = sqlx::query::Query<'static, sqlx::Postgres, PgArguments>;

fn bind(sql: &'static str, values: &[Value]) -> Query {
    values.iter().fold(sqlx::query(sql), |query, value| match value.clone() {
        Value::Int(number) => query.bind(number),
        Value::Real(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
    })
}

async fn execute(connection: &mut PgConnection, statement: &Statement) -> Result<u64, StoreError> {
    Ok(bind(statement.sql, &statement.values).execute(connection).await?.rows_affected())
}

fn row(row: &PgRow) -> Result<Row, StoreError> {
    let values = (0..row.len()).map(|column| {
        let raw = row.try_get_raw(column)?;
        if raw.is_null() {
            return Ok(Value::Text(None));
        }
        Ok(match raw.type_info().name() {
            "INT8" => Value::Int(row.try_get(column)?),
            "INT4" => Value::Int(row.try_get::<Option<i32>, _>(column)?.map(i64::from)),
            "FLOAT8" => Value::Real(row.try_get(column)?),
            _ => Value::Text(row.try_get(column)?),
        })
    });
    Ok(Row::new(values.collect::<Result<_, sqlx::Error>>()?))
}
