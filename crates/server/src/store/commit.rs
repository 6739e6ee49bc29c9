//! Many appends, one commit. Tables append one deed at a time and wait for it; while one commit is on its way to the disk,
//! what arrives waits together and goes with the next.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::{Append, Appended, Database, StoreError};

const LARGEST_BATCH: usize = 256;

type Waiting = (Append, oneshot::Sender<Result<Appended, StoreError>>);

/// The queue to the writer.
#[derive(Clone)]
pub(super) struct Committer {
    queue: mpsc::Sender<Waiting>,
}

impl Committer {
    pub(super) fn start(database: Arc<dyn Database>) -> Committer {
        let (queue, waiting) = mpsc::channel(LARGEST_BATCH * 4);
        tokio::spawn(commit(database, waiting));
        Committer { queue }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.queue.send((append, answer)).await.map_err(|_| StoreError::Closing)?;
        answered.await.map_err(|_| StoreError::Closing)?
    }
}

async fn commit(database: Arc<dyn Database>, mut waiting: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::new();
    while waiting.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        let (appends, answers): (Vec<_>, Vec<_>) = batch.drain(..).unzip();
        match database.append(&appends).await {
            Ok(results) => {
                for (answer, result) in answers.into_iter().zip(results) {
                    // Who asked may be gone; the deed is stored all the same.
                    let _ = answer.send(Ok(result));
                }
            }
            Err(error) => {
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }
}
