//! PostgreSQL: any number of equal nodes on one database, which hear of each other by its own notifications.

use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::postgres::{PgArguments, PgListener, PgPool, PgRow};
use sqlx::{Connection as _, Executor as _, PgConnection, Row as _, TypeInfo as _, ValueRef as _};
use tokio::sync::mpsc;

use super::database::{Append, Appended, Connections, Database, News, Row, Statement, StoreError, Value};
use super::hosts::Hosts;
use super::migrate;
use super::notes::Note;
use super::own_steps::OwnSteps;
use super::primary::{CONNECTIONS, Primary};

pub(super) const MIGRATIONS: migrate::Migrations = &[
    include_str!("../../migrations/postgres/0001.sql"),
    include_str!("../../migrations/postgres/0002.sql"),
    include_str!("../../migrations/postgres/0003.sql"),
    include_str!("../../migrations/postgres/0004.sql"),
    include_str!("../../migrations/postgres/0005.sql"),
    include_str!("../../migrations/postgres/0006.sql"),
    include_str!("../../migrations/postgres/0007.sql"),
    include_str!("../../migrations/postgres/0008.sql"),
    include_str!("../../migrations/postgres/0009.sql"),
    include_str!("../../migrations/postgres/0010.sql"),
    include_str!("../../migrations/postgres/0011.sql"),
];
const CHANNEL: &str = "sandtable";
/// How soon it is tried again when listening failed.
const LISTEN_AGAIN: Duration = Duration::from_millis(300);
/// Any number will do, as long as all nodes take the same: two nodes that start at once migrate one after the other.
const MIGRATION_LOCK: &str = "SELECT pg_advisory_xact_lock(7032651)";

/// So many commits may be on their way at once: one that waits for a lock leaves room for the others.
const WRITERS: usize = 3;

const PUT_DEEDS: &str = "WITH put AS (
         INSERT INTO deeds (table_id, seq, deed, at)
         SELECT * FROM UNNEST($1::text[], $2::int8[], $3::text[], $4::int8[])
         ON CONFLICT DO NOTHING RETURNING table_id, seq
     )
     SELECT table_id, seq, pg_notify('sandtable', 'step ' || table_id || ' ' || seq) FROM put";

const PUT_DEEDS_AND_NOTES: &str = "WITH put AS (
         INSERT INTO deeds (table_id, seq, deed, at)
         SELECT * FROM UNNEST($1::text[], $2::int8[], $3::text[], $4::int8[])
         ON CONFLICT DO NOTHING RETURNING table_id, seq
     ), seated AS (
         INSERT INTO sitters (table_id, seat, player, sitter)
         SELECT n.table_id, n.seat, n.player, n.sitter
         FROM UNNEST($5::text[], $6::int8[], $7::int8[], $8::text[], $9::text[]) AS n (table_id, seq, seat, player, sitter)
         JOIN put ON put.table_id = n.table_id AND put.seq = n.seq
         ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player, sitter = excluded.sitter
     ), noted AS (
         UPDATE tables t SET status = n.status, last = n.last, wake = n.wake
         FROM UNNEST($10::text[], $11::int8[], $12::text[], $13::int8[], $14::int8[]) AS n (table_id, seq, status, last, wake)
         JOIN put ON put.table_id = n.table_id AND put.seq = n.seq
         WHERE t.id = n.table_id
     ), announced AS (
         INSERT INTO notices (player, table_id, game, name, made, due, attempts, held_by)
         SELECT n.player, n.table_id, n.game, n.name, n.made, n.due, 0, n.held_by
         FROM UNNEST($15::text[], $16::int8[], $17::text[], $18::text[], $19::text[], $20::int8[], $21::int8[],
                     $22::int8[])
              AS n (table_id, seq, player, game, name, made, due, held_by)
         JOIN put ON put.table_id = n.table_id AND put.seq = n.seq
         ON CONFLICT (player, table_id) DO UPDATE SET made = excluded.made, due = excluded.due, attempts = 0,
                                                      held_by = excluded.held_by
     )
     SELECT table_id, seq, pg_notify('sandtable', 'step ' || table_id || ' ' || seq) FROM put";

/// A PostgreSQL database.
pub struct Postgres {
    primary: Primary,
    /// Steps of this node that PostgreSQL will tell it of, too.
    own_steps: Arc<OwnSteps>,
}

impl Postgres {
    /// Has a server made its tables there?
    pub async fn is_made(address: &str) -> Result<bool, StoreError> {
        let primary = Primary::find(address.parse::<Hosts>()?).await?;
        let made = "SELECT to_regclass('schema_version') IS NOT NULL";
        Ok(sqlx::query_scalar(made).fetch_one(&primary.pool().await?).await?)
    }

    /// Connects to the primary among the hosts of an address.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let primary = Primary::find(address.parse::<Hosts>()?).await?;
        migrate(&primary.pool().await?).await?;
        Ok(Postgres { primary, own_steps: Arc::default() })
    }

    /// Connects to read. Nothing is changed, and the schema is not brought up to date.
    pub async fn open_to_read(address: &str) -> Result<Postgres, StoreError> {
        let primary = Primary::find(address.parse::<Hosts>()?).await?;
        let version = sqlx::query_scalar(migrate::READ).fetch_optional(&primary.pool().await?).await;
        migrate::is_current(MIGRATIONS, version.map_err(migrate::unreadable)?)?;
        Ok(Postgres { primary, own_steps: Arc::default() })
    }

    /// All deeds of a batch, what lists must know of them, and the word to the other nodes go in one statement: one round trip
    /// and one commit, which a node that stops in the middle of anything cannot leave half done.
    async fn append_all(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
        let mut ordered: Vec<&Append> = batch.iter().collect();
        // Two nodes that write to the same tables take them in the same order, and never wait for each other in a ring.
        ordered.sort_by_key(|append| (append.table, append.seq));
        let plain = ordered.iter().all(|append| append.also.is_empty());
        let query = bind_deeds(if plain { PUT_DEEDS } else { PUT_DEEDS_AND_NOTES }, &ordered);
        let query = if plain { query } else { bind_notes(query, &ordered) };
        let rows = self.primary.run(async |pool| query.fetch_all(pool).await).await?;
        let put: Result<_, sqlx::Error> = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect();
        let appended = Appended::by_rows(batch, put?);
        self.own_steps.stored(batch, &appended);
        Ok(appended)
    }

    async fn write_all(&self, statements: Vec<Statement>) -> Result<bool, StoreError> {
        let write = async |pool: &PgPool| {
            let mut connection = pool.acquire().await?;
            let mut transaction = connection.begin().await?;
            for statement in &statements {
                if execute(&mut transaction, statement).await? != 1 && statement.must_change {
                    transaction.rollback().await?;
                    return Ok(false);
                }
            }
            transaction.commit().await?;
            Ok(true)
        };
        self.primary.run(write).await
    }
}

impl Database for Postgres {
    fn append<'a>(&'a self, batch: &'a [Append]) -> BoxFuture<'a, Result<Vec<Appended>, StoreError>> {
        self.append_all(batch).boxed()
    }

    fn writers(&self) -> usize {
        WRITERS
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn connections(&self) -> Connections {
        let (open, idle) = self.primary.pool_now().map_or((0, 0), |pool| (pool.size(), pool.num_idle()));
        Connections { open: open.into(), idle: idle as u64, most: CONNECTIONS.into() }
    }

    fn write(&self, statements: Vec<Statement>) -> BoxFuture<'_, Result<bool, StoreError>> {
        self.write_all(statements).boxed()
    }

    fn read(&self, statement: Statement) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
        async move {
            let query = bind(statement.sql, &statement.values);
            let rows = self.primary.run(async |pool| query.fetch_all(pool).await).await?;
            rows.iter().map(row).collect()
        }
        .boxed()
    }

    fn listen(&self) -> BoxFuture<'_, Result<Option<mpsc::Receiver<News>>, StoreError>> {
        async move {
            let listener = listen(&self.primary.pool().await?).await?;
            let (sender, receiver) = mpsc::channel(1024);
            tokio::spawn(pass_on(self.primary.clone(), listener, sender, self.own_steps.clone()));
            Ok(Some(receiver))
        }
        .boxed()
    }

    fn tell<'a>(&'a self, news: &'a News) -> BoxFuture<'a, Result<(), StoreError>> {
        let line = news.line();
        let tell = async move |pool: &PgPool| {
            let query = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(line);
            query.execute(pool).await.map(drop)
        };
        self.primary.run(tell).boxed()
    }
}

async fn listen(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Hands notifications on. When the connection breaks, or there is another primary, it is made anew, and what was missed
/// meanwhile is a gap.
async fn pass_on(primary: Primary, mut listener: PgListener, sender: mpsc::Sender<News>, own_steps: Arc<OwnSteps>) {
    loop {
        let news = match listener.try_recv().await {
            Ok(Some(notification)) => notification.payload().parse().unwrap_or(News::Gap),
            Ok(None) => News::Gap,
            Err(error) => {
                tracing::warn!(%error, "listening to the other nodes failed; trying again");
                tokio::select! {
                    () = sender.closed() => return,
                    anew = listen_anew(&primary) => listener = anew,
                }
                News::Gap
            }
        };
        if own_steps.take(&news) {
            continue;
        }
        if sender.send(news).await.is_err() {
            return;
        }
    }
}

async fn listen_anew(primary: &Primary) -> PgListener {
    loop {
        if let Ok(listener) = primary.run(async |pool| listen(pool).await).await {
            return listener;
        }
        tokio::time::sleep(LISTEN_AGAIN).await;
    }
}

async fn migrate(pool: &PgPool) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    // A large database takes its time, and the node that comes second waits for the first.
    transaction.execute("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0").await?;
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

fn bind_deeds(sql: &'static str, batch: &[&Append]) -> Query {
    let tables: Vec<String> = batch.iter().map(|append| append.table.0.to_string()).collect();
    let seqs: Vec<i64> = batch.iter().map(|append| append.seq as i64).collect();
    let deeds: Vec<String> = batch.iter().map(|append| append.deed.clone()).collect();
    let times: Vec<i64> = batch.iter().map(|append| append.at as i64).collect();
    sqlx::query(sql).bind(tables).bind(seqs).bind(deeds).bind(times)
}

fn bind_notes(query: Query, batch: &[&Append]) -> Query {
    let (mut tables, mut seqs, mut seats, mut players, mut sitters) = (vec![], vec![], vec![], vec![], vec![]);
    let (mut noted, mut noted_seqs, mut statuses, mut lasts, mut wakes) = (vec![], vec![], vec![], vec![], vec![]);
    let (mut there, mut there_seqs, mut told, mut games, mut names) = (vec![], vec![], vec![], vec![], vec![]);
    let (mut made, mut due, mut holders) = (vec![], vec![], vec![]);
    for append in batch {
        for note in &append.also {
            match note {
                Note::Sitter { seat, player, sitter } => {
                    tables.push(append.table.0.to_string());
                    seqs.push(append.seq as i64);
                    seats.push(*seat as i64);
                    players.push(player.clone());
                    sitters.push(sitter.clone());
                }
                Note::Status { status, at, wake } => {
                    noted.push(append.table.0.to_string());
                    noted_seqs.push(append.seq as i64);
                    statuses.push((*status).to_owned());
                    lasts.push(*at as i64);
                    wakes.push(wake.map(|wake| wake as i64));
                }
                Note::Notice(notice) => {
                    there.push(append.table.0.to_string());
                    there_seqs.push(append.seq as i64);
                    told.push(notice.player.to_string());
                    games.push(notice.game.clone());
                    names.push(notice.name.clone());
                    made.push(notice.made as i64);
                    due.push(notice.due as i64);
                    holders.push(notice.held_by.map(|node| node as i64));
                }
            }
        }
    }
    let query = query.bind(tables).bind(seqs).bind(seats).bind(players).bind(sitters);
    let query = query.bind(noted).bind(noted_seqs).bind(statuses).bind(lasts).bind(wakes);
    query.bind(there).bind(there_seqs).bind(told).bind(games).bind(names).bind(made).bind(due).bind(holders)
}

type Query = sqlx::query::Query<'static, sqlx::Postgres, PgArguments>;

fn bind(sql: &'static str, values: &[Value]) -> Query {
    values.iter().fold(sqlx::query(sql), |query, value| match value.clone() {
        Value::Int(number) => query.bind(number),
        Value::Real(number) => query.bind(number),
        // No text of PostgreSQL can hold this character.
        Value::Text(text) => query.bind(text.map(|text| text.replace('\0', "\u{fffd}"))),
    })
}

async fn execute(connection: &mut PgConnection, statement: &Statement) -> Result<u64, sqlx::Error> {
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
