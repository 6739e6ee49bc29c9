//! Connections to PostgreSQL that are kept for one kind of work. The pool asks a connection whether it is alive when it is taken and
//! again when it is given back: two questions for every commit, and the next one waits for them.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, Executor as _, PgConnection};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::database::StoreError;
use super::primary::{CONNECTED_WITHIN, Primary};

/// Who was not used for so long is asked whether it is still there.
const FRESH: Duration = Duration::from_secs(1);

/// Connections for one kind of work.
pub(super) struct Kept {
    /// Those that are not used just now.
    idle: Mutex<Vec<Idle>>,
    /// How many more may be used.
    room: Semaphore,
    most: usize,
    /// What is said to each in the beginning.
    greeting: Option<&'static str>,
}

struct Idle {
    connection: PgConnection,
    /// The pool that it was taken from: each primary has one of its own.
    pool: Arc<PgConnectOptions>,
    used: Instant,
}

impl Kept {
    /// So many connections at most.
    pub(super) fn new(most: usize) -> Kept {
        Kept { idle: Mutex::default(), room: Semaphore::new(most), most, greeting: None }
    }

    /// One connection, to which something is said in the beginning. It never goes back to where others find it.
    pub(super) fn greeted(greeting: &'static str) -> Kept {
        Kept { greeting: Some(greeting), ..Kept::new(1) }
    }

    /// Does something at the primary. After a failure, or if it is given up in the middle, nobody knows what state the connection is in:
    /// then it is closed.
    pub(super) async fn run<T, F>(&self, primary: &Primary, work: F) -> Result<T, StoreError>
    where
        F: AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    {
        let with_connection = async |pool: &sqlx::PgPool| {
            let waited = timeout(CONNECTED_WITHIN, self.room.acquire()).await;
            let _place = waited.map_err(|_| sqlx::Error::PoolTimedOut)?.map_err(|_| sqlx::Error::PoolClosed)?;
            let of = pool.connect_options();
            let mut connection = match self.take(&of).await {
                Some(connection) => connection,
                None => {
                    let mut connection = pool.acquire().await?.detach();
                    if let Some(greeting) = self.greeting {
                        connection.execute(greeting).await?;
                    }
                    connection
                }
            };
            let done = work(&mut connection).await?;
            self.idle().push(Idle { connection, pool: of, used: Instant::now() });
            Ok(done)
        };
        primary.run(with_connection).await
    }

    /// One that leads to this very primary and is alive. All that lead to another are closed: an old primary that comes back is not
    /// written to.
    async fn take(&self, pool: &Arc<PgConnectOptions>) -> Option<PgConnection> {
        loop {
            let mut last = {
                let mut idle = self.idle();
                idle.retain(|kept| Arc::ptr_eq(&kept.pool, pool));
                idle.pop()?
            };
            if last.used.elapsed() < FRESH || last.connection.ping().await.is_ok() {
                return Some(last.connection);
            }
        }
    }

    /// How many there are, how many of them are not used just now, and how many there may be.
    pub(super) fn count(&self) -> (usize, usize, usize) {
        let (unused, used) = (self.idle().len(), self.most - self.room.available_permits());
        (unused + used, unused, self.most)
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Idle>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
