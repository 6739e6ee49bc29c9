//! The connections to PostgreSQL's primary. When the primary dies, the next one is looked for and used, by itself.
//!
//! There is one pool for each primary. When a primary is given up its pool is closed, and with it ends whatever was on its
//! way: nobody knows whether that was done, and who asked looks it up at the next primary.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::{Connection as _, Executor as _, PgConnection};
use tokio::sync::{Notify, watch};
use tokio::time::timeout;

use super::database::StoreError;
use super::hosts::{Host, Hosts};
use super::standing::{ANSWERS_WITHIN, Line, Standing, ask, ask_all, choose, confirms};

/// How many connections one node opens to the primary.
pub(super) const CONNECTIONS: u32 = 8;
/// How long somebody waits for a connection, or for the next primary.
const CONNECTED_WITHIN: Duration = Duration::from_secs(10);
/// How often the primary is asked whether it is still one.
const LOOK: Duration = Duration::from_secs(1);
/// Every how many looks the other servers are asked, too: one of them may have been promoted while the old primary lives.
const LOOKS_AT_OTHERS: u32 = 3;
/// How soon the servers are asked again when none of them is the primary.
const SEARCH_AGAIN: Duration = Duration::from_millis(300);
/// Every how many searches the log says that there is still no primary.
const COMPLAIN: u32 = 30;

/// Nobody waits for ever: not for a lock, not for a statement, and not for a node that has stopped in the middle of a
/// transaction, which the database ends for it.
const PATIENCE: &str = "SET lock_timeout = '3s'; SET statement_timeout = '15s';
    SET idle_in_transaction_session_timeout = '5s'";

/// The connections to the primary, whichever server that is. Cheap to clone.
#[derive(Clone)]
pub(super) struct Primary {
    /// Nothing while there is no primary.
    now: watch::Receiver<Option<PgPool>>,
    /// Somebody met an error: the primary is to be looked at now.
    doubt: Arc<Notify>,
}

impl Primary {
    /// Connects to the primary among some hosts, and follows it from then on.
    pub(super) async fn find(hosts: Hosts) -> Result<Primary, StoreError> {
        let doubt = Arc::new(Notify::new());
        let [host] = &hosts.each[..] else { return Primary::watched(hosts.each, doubt).await };
        if hosts.choose {
            return Primary::watched(hosts.each, doubt).await;
        }
        // A pool would try for a while and then say no more than that time is up.
        PgConnection::connect_with(&host.options).await?.close().await?;
        let (_, now) = watch::channel(Some(pool(host, None)));
        Ok(Primary { now, doubt })
    }

    async fn watched(hosts: Vec<Host>, doubt: Arc<Notify>) -> Result<Primary, StoreError> {
        let mut watcher = Watcher { hosts, seen: None, complained: 0, doubt: doubt.clone() };
        let index = watcher.search().await.map_err(StoreError::Database)?;
        let (tell, now) = watch::channel(Some(watcher.pool(index)));
        tokio::spawn(watcher.watch(index, tell));
        Ok(Primary { now, doubt })
    }

    /// The pool of the primary, which is waited for if there is none just now.
    pub(super) async fn pool(&self) -> Result<PgPool, StoreError> {
        let mut now = self.now.clone();
        let found = timeout(CONNECTED_WITHIN, now.wait_for(Option::is_some)).await;
        let found = found.ok().and_then(Result::ok).and_then(|pool| pool.clone());
        found.ok_or(StoreError::NoPrimary)
    }

    /// The pool of the primary, if there is one just now.
    pub(super) fn pool_now(&self) -> Option<PgPool> {
        self.now.borrow().clone()
    }

    /// Does something at the primary. It ends with an error as soon as that primary is given up.
    pub(super) async fn run<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        F: AsyncFnOnce(&PgPool) -> Result<T, sqlx::Error>,
    {
        let pool = self.pool().await?;
        match pool.close_event().do_until(work(&pool)).await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(error)) => {
                if !matches!(error, sqlx::Error::Database(ref said) if is_ordinary(said.code().as_deref())) {
                    self.doubt.notify_one();
                }
                if pool.is_closed() { Err(StoreError::PrimaryLost) } else { Err(error.into()) }
            }
            Err(_) => Err(StoreError::PrimaryLost),
        }
    }
}

/// Whether what a server said tells nothing about whether it is the primary. It does if it is going away or starting
/// (class 57P), or takes no writes (25006).
fn is_ordinary(code: Option<&str>) -> bool {
    code.is_some_and(|code| !code.starts_with("57P") && code != "25006")
}

/// A pool for one server. With a line, every connection is checked to be one to that line's primary: the server may be
/// restarted as something else.
fn pool(host: &Host, line: Option<Line>) -> PgPool {
    PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(CONNECTED_WITHIN)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if let Some(line) = line
                    && ask(connection).await?.0 != Standing::Primary(line)
                {
                    return Err(sqlx::Error::Protocol("this server is not the primary any more".to_owned()));
                }
                connection.execute(PATIENCE).await.map(drop)
            })
        })
        .connect_lazy_with(host.options.clone())
}

/// Follows the primary for as long as somebody uses it.
struct Watcher {
    hosts: Vec<Host>,
    /// The line of the last primary. A lower one is never gone back to.
    seen: Option<Line>,
    /// How many searches in a row found nothing.
    complained: u32,
    doubt: Arc<Notify>,
}

impl Watcher {
    fn pool(&self, index: usize) -> PgPool {
        pool(&self.hosts[index], self.seen)
    }

    /// Looks for the primary once.
    async fn search(&mut self) -> Result<usize, String> {
        let answers = ask_all(&self.hosts).await;
        let (index, line) = choose(&self.hosts, &answers, self.seen).map_err(|error| error.to_string())?;
        let host = &self.hosts[index];
        confirms(host).await.map_err(|why| format!("{host}: {why}"))?;
        self.seen = Some(line);
        tracing::info!(%host, timeline = line.timeline, "the database's primary");
        Ok(index)
    }

    async fn watch(mut self, mut index: usize, tell: watch::Sender<Option<PgPool>>) {
        loop {
            let next = tokio::select! {
                () = tell.closed() => return,
                next = self.until_it_fails(index) => next,
            };
            let old = tell.send_replace(None);
            if let Some(old) = old {
                // Everything on its way ends now. Connections that lead nowhere take their time to close.
                tokio::spawn(async move { old.close().await });
            }
            tracing::warn!(host = %self.hosts[index], why = %next, "the database's primary is lost; looking for the next");
            index = tokio::select! {
                () = tell.closed() => return,
                found = self.search_until_found() => found,
            };
            tell.send_replace(Some(self.pool(index)));
        }
    }

    /// Looks at the primary again and again, and returns why it is to be given up.
    async fn until_it_fails(&mut self, index: usize) -> String {
        let mut sentry: Option<PgConnection> = None;
        let mut looks = 0u32;
        loop {
            looks = looks.wrapping_add(1);
            let doubted = tokio::select! {
                () = tokio::time::sleep(LOOK) => false,
                () = self.doubt.notified() => true,
            };
            let standing = timeout(ANSWERS_WITHIN, look(&mut sentry, &self.hosts[index])).await;
            let stands = match standing {
                Ok(Ok(Standing::Primary(line))) => self.seen == Some(line),
                _ => false,
            };
            if stands && !looks.is_multiple_of(LOOKS_AT_OTHERS) {
                if doubted {
                    // Many may doubt at once, and one answer serves them all.
                    tokio::time::sleep(SEARCH_AGAIN).await;
                }
                continue;
            }
            // One connection may have broken by itself. So all servers are asked anew before the primary is given up.
            sentry = sentry.filter(|_| stands);
            let answers = ask_all(&self.hosts).await;
            match choose(&self.hosts, &answers, self.seen) {
                Ok((still, line)) if still == index && Some(line) == self.seen => {}
                Ok((other, _)) => return format!("{} was promoted", self.hosts[other]),
                // The primary is well, and another server is in doubt: that is for whoever runs them.
                Err(error) if stands => tracing::error!(%error, "the database's servers disagree"),
                Err(error) => return error.to_string(),
            }
        }
    }

    async fn search_until_found(&mut self) -> usize {
        self.complained = 0;
        loop {
            match self.search().await {
                Ok(index) => return index,
                Err(why) => {
                    if self.complained.is_multiple_of(COMPLAIN) {
                        tracing::error!(%why, "there is no database to write to; looking again");
                    }
                    self.complained += 1;
                    tokio::time::sleep(SEARCH_AGAIN).await;
                }
            }
        }
    }
}

/// Asks the primary how it stands over a connection that is kept for this.
async fn look(sentry: &mut Option<PgConnection>, host: &Host) -> Result<Standing, sqlx::Error> {
    let mut connection = match sentry.take() {
        Some(connection) => connection,
        None => PgConnection::connect_with(&host.options).await?,
    };
    let (standing, _) = ask(&mut connection).await?;
    // One that failed, or was waited for in vain, is not used again.
    *sentry = Some(connection);
    Ok(standing)
}
