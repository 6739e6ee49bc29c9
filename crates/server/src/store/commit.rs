//! Many appends, one commit. Tables append one deed at a time and wait for it; while commits are on their way to the disk,
//! what arrives waits together and goes with the next. A commit that is held up holds up nothing but itself.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use futures_util::stream;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::timeout;

use super::{Append, Appended, Database, StoreError};
use crate::fence::fenced_async;
use crate::surroundings::spawn;

const LARGEST_BATCH: usize = 256;
/// Deeds of a batch that failed are tried one by one, so many at a time.
const ONE_BY_ONE: usize = 4;
/// A commit that takes longer is worth a line.
const SLOW: Duration = Duration::from_secs(1);

type Waiting = (Append, oneshot::Sender<Result<Appended, StoreError>>);

/// The queue to the writers.
#[derive(Clone)]
pub(super) struct Committer {
    queue: mpsc::Sender<Waiting>,
}

impl Committer {
    pub(super) fn start(database: Arc<dyn Database>) -> Committer {
        let (queue, waiting) = mpsc::channel(LARGEST_BATCH * 4);
        spawn(collect_always(database, waiting));
        Committer { queue }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.queue.send((append, answer)).await.map_err(|_| StoreError::Closing)?;
        answered.await.map_err(|_| StoreError::Closing)?
    }
}

/// Collects for as long as the store is used, whatever panics: without it nothing is stored any more.
async fn collect_always(database: Arc<dyn Database>, mut waiting: mpsc::Receiver<Waiting>) {
    while let Err(panicked) = fenced_async(collect(database.clone(), &mut waiting)).await {
        tracing::error!(%panicked, "what collects commits panicked and is restarted");
    }
}

/// Collects what waits whenever there is room for another commit. A table waits for its deed before it appends the next, so
/// commits that overtake each other bring nothing out of order.
async fn collect(database: Arc<dyn Database>, waiting: &mut mpsc::Receiver<Waiting>) {
    let room = Arc::new(Semaphore::new(database.writers()));
    loop {
        let Ok(place) = room.clone().acquire_owned().await else { return };
        let mut batch = Vec::new();
        if waiting.recv_many(&mut batch, LARGEST_BATCH).await == 0 {
            return;
        }
        let database = database.clone();
        spawn(async move {
            commit(database.as_ref(), batch).await;
            drop(place);
        });
    }
}

/// Asks the database, and does not wait for ever.
async fn append(database: &dyn Database, appends: &[Append]) -> Result<Vec<Appended>, StoreError> {
    timeout(database.patience(), database.append(appends)).await.unwrap_or(Err(StoreError::Late))
}

async fn commit(database: &dyn Database, batch: Vec<Waiting>) {
    let begun = Instant::now();
    let (appends, answers): (Vec<_>, Vec<_>) = batch.into_iter().unzip();
    match append(database, &appends).await {
        Ok(results) => {
            for (answer, result) in answers.into_iter().zip(results) {
                // Who asked may be gone; the deed is stored all the same.
                let _ = answer.send(Ok(result));
            }
        }
        // One table that cannot be written to must not take the others along.
        Err(error) if appends.len() > 1 => {
            tracing::warn!(%error, deeds = appends.len(), "a commit failed; its deeds are tried one by one");
            let alone = stream::iter(appends.into_iter().zip(answers)).for_each_concurrent(
                ONE_BY_ONE,
                |(append, answer)| async move {
                    let result = self::append(database, std::slice::from_ref(&append)).await;
                    let _ = answer.send(result.map(|results| results.first().copied().unwrap_or(Appended::Taken)));
                },
            );
            alone.await;
        }
        Err(error) => {
            for answer in answers {
                let _ = answer.send(Err(error.clone()));
            }
        }
    }
    if begun.elapsed() > SLOW {
        tracing::warn!(millis = begun.elapsed().as_millis() as u64, "a commit was slow");
    }
}
