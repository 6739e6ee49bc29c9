//! A running server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use sandtable_shelf::Shelf;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::bot_pool::BotPool;
use crate::config::Config;
use crate::demo;
use crate::house::House;
use crate::http::{App, router};
use crate::metrics::Metrics;
use crate::notify::Notifier;
use crate::notify::mail::{BadMail, Mailer};
use crate::notify::webhook::Hooks;
use crate::store::keys::KeyKind;
use crate::store::{Store, StoreError};
use crate::table::hall::Hall;
use crate::time::now;

/// So often it is looked for matches that need somebody.
const LOOK_AROUND: Duration = Duration::from_secs(20);
/// Connections that are still open this long after the server said goodbye are cut.
const FAREWELL: Duration = Duration::from_secs(5);

/// A running server.
pub struct Server {
    address: SocketAddr,
    closing: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
    serving: JoinHandle<std::io::Result<()>>,
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be listened at.
    #[error("cannot listen at {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
    /// The database cannot be used.
    #[error("{database}: {error}")]
    Store {
        /// Which, without a password.
        database: String,
        /// Why.
        error: StoreError,
    },
    /// Mail cannot be set up.
    #[error(transparent)]
    Mail(#[from] BadMail),
}

/// A database's address as it may be shown.
fn shown(database: &str) -> String {
    match (database.find("://"), database.rfind('@')) {
        (Some(scheme), Some(at)) => format!("{}…{}", &database[..scheme + 3], &database[at..]),
        _ => database.to_owned(),
    }
}

impl Server {
    /// Starts a server and answers when it listens.
    pub async fn start(shelf: Arc<Shelf>, config: Config) -> Result<Server, StartError> {
        let listen = |error| StartError::Listen { address: config.listen, error };
        let store_failed = |error| StartError::Store { database: shown(&config.database), error };
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let store = Store::open(&config.database).await.map_err(store_failed)?;
        let mailer = config.smtp.as_deref().map(|server| Mailer::new(server, &config.mail_from)).transpose()?;
        let metrics = Arc::new(Metrics::default());
        let public_url = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let hooks = Hooks::new(config.hooks_anywhere);
        let notifier = Notifier::new(store.clone(), shelf.clone(), metrics.clone(), hooks, mailer, public_url);
        let threads = config.bot_threads.unwrap_or_else(BotPool::sensible_threads);
        let house = Arc::new(House {
            bots: BotPool::start(shelf.clone(), threads),
            shelf,
            metrics,
            notifier,
            node: node_number(),
            store: store.clone(),
        });
        let hall = Hall::new(house.clone());
        let mut tasks = Vec::new();
        if let Some(mut news) = store.listen().await.map_err(store_failed)? {
            let hall = hall.clone();
            tasks.push(tokio::spawn(async move {
                while let Some(news) = news.recv().await {
                    hall.hear(news).await;
                }
            }));
        }
        if config.demo {
            demo::open_tables(&hall).await.map_err(store_failed)?;
        }
        tasks.push(tokio::spawn(look_around(hall.clone())));
        let (closing, closed) = watch::channel(false);
        let app = App::new(hall, config, closed.clone());
        let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
        let serving = tokio::spawn(async move {
            let mut closed = closed;
            let goodbye = async move {
                let _ = closed.wait_for(|closing| *closing).await;
            };
            // Small messages go out at once.
            let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
            axum::serve(listener, service).with_graceful_shutdown(goodbye).await
        });
        tracing::info!(%address, "listening");
        Ok(Server { address, closing, tasks, serving })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Says goodbye to everybody and stops. What was acknowledged is stored already.
    pub async fn stop(self) {
        let _ = self.closing.send(true);
        if tokio::time::timeout(FAREWELL, self.serving).await.is_err() {
            tracing::warn!("some connections did not end by themselves");
        }
        self.tasks.iter().for_each(JoinHandle::abort);
        tracing::info!("stopped");
    }
}

async fn look_around(hall: Arc<Hall>) {
    let mut ticks = tokio::time::interval(LOOK_AROUND);
    let old_session = crate::time::DAY_MILLIS * 400;
    loop {
        ticks.tick().await;
        if let Err(error) = hall.look_around(now()).await {
            tracing::error!(%error, "running matches could not be looked for");
        }
        let before = now().saturating_sub(old_session);
        if let Err(error) = hall.house().store.drop_old_keys(KeyKind::Session, before).await {
            tracing::error!(%error, "old sessions could not be ended");
        }
    }
}

/// Returns when this process is asked to end: Ctrl-C, or what a service manager sends.
///
/// # Panics
/// When the operating system has no signals to give.
pub async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut ended = signal(SignalKind::terminate()).expect("the operating system gives signals");
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = ended.recv() => {}
        }
    }
    #[cfg(not(unix))]
    {
        let _ = tokio::signal::ctrl_c().await;
    }
}

fn node_number() -> u64 {
    let mut bytes = [0; 8];
    // A node that has no randomness fails at the first secret; its number may be anything.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes) >> 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_in_an_address_is_not_shown() {
        assert_eq!(shown("postgres://ada:secret@db/sandtable"), "postgres://…@db/sandtable");
        assert_eq!(shown("games.sqlite"), "games.sqlite");
    }
}
