//! Telling the other nodes of steps that this one has stored.
//!
//! PostgreSQL holds one lock for the whole database from a notification until its commit is on the disk. So the commit that stores
//! deeds notifies nobody, and several of them can go to the disk at once; what was stored is told right after it, by a connection that
//! waits for no disk. Many steps go together.
//!
//! A notification can be lost that way: the node dies between the two. Whoever else has the table in use looks when a node is found
//! dead, and once a minute in any case.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::mpsc;

use super::database::{Append, Appended, News, StoreError};
use super::kept::Kept;
use super::primary::Primary;
use crate::wire::TableId;

const TELL: &str = "SELECT pg_notify('sandtable', 'step ' || s.id || ' ' || s.seq)
     FROM UNNEST($1::text[], $2::int8[]) AS s (id, seq)";
/// Nothing is stored by this connection, so nothing is lost if its commits reach the disk later.
const WAITS_FOR_NO_DISK: &str = "SET synchronous_commit = off";
/// So many commits may wait to be told. If there are more, the other nodes are told that they missed something.
const MOST: usize = 1_024;
/// How soon it is tried again when telling failed.
const AGAIN: Duration = Duration::from_millis(300);

type Step = (TableId, u64);

/// What was stored and is to be told.
pub(super) struct Teller {
    steps: mpsc::Sender<Vec<Step>>,
    /// Something did not fit in.
    missed: Arc<AtomicBool>,
}

impl Teller {
    /// Tells for as long as the teller is there.
    pub(super) fn start(primary: Primary) -> Teller {
        let (steps, waiting) = mpsc::channel(MOST);
        let missed = Arc::new(AtomicBool::new(false));
        tokio::spawn(tell_on(primary, waiting, missed.clone()));
        Teller { steps, missed }
    }

    /// Has what was stored of a batch told to the other nodes.
    pub(super) fn stored(&self, batch: &[Append], appended: &[Appended]) {
        let stored = batch.iter().zip(appended).filter(|(_, appended)| **appended == Appended::Stored);
        let steps: Vec<Step> = stored.map(|(append, _)| (append.table, append.seq)).collect();
        if !steps.is_empty() && self.steps.try_send(steps).is_err() {
            self.missed.store(true, Relaxed);
        }
    }
}

async fn tell_on(primary: Primary, mut waiting: mpsc::Receiver<Vec<Step>>, missed: Arc<AtomicBool>) {
    let connection = Kept::greeted(WAITS_FOR_NO_DISK);
    let mut batches = Vec::new();
    while waiting.recv_many(&mut batches, MOST).await > 0 {
        let steps: Vec<Step> = batches.drain(..).flatten().collect();
        while let Err(error) = tell(&primary, &connection, &steps).await {
            tracing::warn!(%error, "the other nodes could not be told of steps; trying again");
            if waiting.is_closed() {
                return;
            }
            tokio::time::sleep(AGAIN).await;
        }
        if missed.swap(false, Relaxed)
            && let Err(error) = tell_of_gap(&primary, &connection).await
        {
            tracing::warn!(%error, "the other nodes could not be told that they missed something; trying again");
            missed.store(true, Relaxed);
        }
    }
}

async fn tell(primary: &Primary, connection: &Kept, steps: &[Step]) -> Result<(), StoreError> {
    let tables: Vec<&str> = steps.iter().map(|(table, _)| table.0.as_str()).collect();
    let seqs: Vec<i64> = steps.iter().map(|(_, seq)| *seq as i64).collect();
    let query = sqlx::query(TELL).bind(tables).bind(seqs);
    connection.run(primary, async |connection| query.execute(connection).await.map(drop)).await
}

async fn tell_of_gap(primary: &Primary, connection: &Kept) -> Result<(), StoreError> {
    let query = sqlx::query("SELECT pg_notify('sandtable', $1)").bind(News::Gap.line());
    connection.run(primary, async |connection| query.execute(connection).await.map(drop)).await
}
