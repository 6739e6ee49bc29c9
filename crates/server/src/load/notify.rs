//! PostgreSQL's notifications: what does telling other nodes of every deed cost, by how many listen?
//!
//! This needs no server. It writes the statement by which deeds are stored, in batches, to a table of its own, with and without
//! the notification, and counts what the listeners hear.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use sqlx::postgres::PgListener;
use sqlx::{Connection as _, Executor as _, PgConnection};
use tokio::task::JoinSet;

use super::LoadError;

const CHANNEL: &str = "sandtable_load";
const MAKE: &str = "CREATE TABLE IF NOT EXISTS load_deeds (table_id TEXT, seq INT8, deed TEXT, at INT8)";
const PUT: &str = "INSERT INTO load_deeds SELECT * FROM UNNEST($1::text[], $2::int8[], $3::text[], $4::int8[])";
const PUT_AND_TELL: &str = "WITH put AS (
         INSERT INTO load_deeds SELECT * FROM UNNEST($1::text[], $2::int8[], $3::text[], $4::int8[])
         RETURNING table_id, seq
     )
     SELECT count(pg_notify('sandtable_load', 'step ' || table_id || ' ' || seq)) FROM put";

/// How much is written.
#[derive(Clone, Debug)]
pub struct NotifyPlan {
    /// A PostgreSQL database, in which the table `load_deeds` is made and dropped again.
    pub database: String,
    /// How many listen. With nobody listening nothing is told at all.
    pub listeners: usize,
    /// How many connections write at once: three a node.
    pub writers: usize,
    /// How many deeds go in one commit.
    pub batch: usize,
    /// For how long.
    pub time: Duration,
    /// Are the notifications sent?
    pub tells: bool,
}

/// What was measured.
#[derive(Clone, Copy, Debug)]
pub struct NotifyReport {
    /// Deeds that were stored.
    pub deeds: u64,
    /// Commits by which they were.
    pub commits: u64,
    /// Notifications that all listeners heard together.
    pub heard: u64,
    /// In how much time.
    pub time: Duration,
}

pub(super) async fn run(plan: NotifyPlan) -> Result<NotifyReport, LoadError> {
    let mut connection = PgConnection::connect(&plan.database).await.map_err(LoadError::connection)?;
    connection.execute(MAKE).await.map_err(LoadError::connection)?;
    let heard = Arc::new(AtomicU64::new(0));
    let mut listening = JoinSet::new();
    for _ in 0..plan.listeners {
        let mut listener = PgListener::connect(&plan.database).await.map_err(LoadError::connection)?;
        listener.listen(CHANNEL).await.map_err(LoadError::connection)?;
        let heard = heard.clone();
        listening.spawn(async move {
            while listener.recv().await.is_ok() {
                heard.fetch_add(1, Relaxed);
            }
        });
    }
    let begun = Instant::now();
    let end = begun + plan.time;
    let mut writing = JoinSet::new();
    for writer in 0..plan.writers {
        writing.spawn(write(plan.clone(), writer, end));
    }
    let mut commits = 0;
    while let Some(written) = writing.join_next().await {
        commits += written.map_err(LoadError::connection)??;
    }
    let time = begun.elapsed();
    let deeds = commits * plan.batch as u64;
    // The last of it is still on its way to the listeners.
    let expected = if plan.tells { deeds * plan.listeners as u64 } else { 0 };
    let patience = Instant::now() + Duration::from_secs(5);
    while heard.load(Relaxed) < expected && Instant::now() < patience {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    listening.abort_all();
    connection.execute("DROP TABLE IF EXISTS load_deeds").await.map_err(LoadError::connection)?;
    Ok(NotifyReport { deeds, commits, heard: heard.load(Relaxed), time })
}

/// Writes batches until the end, and tells how many.
async fn write(plan: NotifyPlan, writer: usize, end: Instant) -> Result<u64, LoadError> {
    let mut connection = PgConnection::connect(&plan.database).await.map_err(LoadError::connection)?;
    let mut commits = 0;
    while Instant::now() < end {
        let tables: Vec<String> = (0..plan.batch).map(|table| format!("{writer:013}{table:013}")).collect();
        let deeds = vec![r#"{"did":"play","entry":"0 red-7 @3"}"#.to_owned(); plan.batch];
        let seqs = vec![commits as i64; plan.batch];
        let query = sqlx::query(if plan.tells { PUT_AND_TELL } else { PUT });
        let query = query.bind(tables).bind(seqs.clone()).bind(deeds).bind(seqs);
        query.execute(&mut connection).await.map_err(LoadError::connection)?;
        commits += 1;
    }
    Ok(commits)
}
