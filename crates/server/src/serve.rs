//! A running server.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sandtable_shelf::Shelf;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::bot_pool::BotPool;
use crate::config::Config;
use crate::demo;
use crate::here::{Here, here_since};
use crate::house::House;
use crate::http::{App, connections, metrics, router};
use crate::lobby::LobbyTalk;
use crate::metrics::Metrics;
use crate::notify::mail::{BadMail, Mailer};
use crate::notify::webhook::Hooks;
use crate::notify::{Notifier, delivery};
use crate::odds_desk::OddsDesk;
use crate::pulse;
use crate::store::file::{FileLock, NoLock};
use crate::store::keys::KeyKind;
use crate::store::{News, Store, StoreError};
use crate::table::ending;
use crate::table::hall::Hall;
use crate::time::{DAY_MILLIS, now};
use crate::wire::PlayerId;

/// So often it is looked for matches that need somebody.
const LOOK_AROUND: Duration = Duration::from_secs(20);
/// Whoever was not followed for so long, in milliseconds, invites no more.
const INVITATION_MILLIS: u64 = 7 * DAY_MILLIS;
/// A token that has expired stays in its owner's list for this long, so that it can be seen why a program stopped.
const EXPIRED_TOKEN_MILLIS: u64 = 30 * DAY_MILLIS;
/// Those who come within so long are told to their friends together.
const GREETING: Duration = Duration::from_secs(1);
/// Connections that are still open this long after the server said goodbye are cut.
pub(crate) const FAREWELL: Duration = Duration::from_secs(5);

/// A running server.
pub struct Server {
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    closing: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
    serving: JoinHandle<()>,
    hall: Arc<Hall>,
    /// This process alone writes to an SQLite file.
    _lock: Option<FileLock>,
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
    /// Another server uses the file, or it cannot be used at all.
    #[error(transparent)]
    Lock(#[from] NoLock),
    /// No address that people could reach it at.
    #[error("the public address {0:?}: expected http://… or https://… with a name, such as https://games.example.org")]
    PublicUrl(String),
    /// No name of a host.
    #[error(
        "the host name {0:?}: expected a name alone, such as table.example.net, without http:// and without a port"
    )]
    Host(String),
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
        if let Some(url) = config.public_url.as_deref().filter(|url| !is_origin(url)) {
            return Err(StartError::PublicUrl(url.to_owned()));
        }
        if let Some(host) = config.hosts.iter().find(|host| !is_host_name(host)) {
            return Err(StartError::Host(host.clone()));
        }
        let listen = |error| StartError::Listen { address: config.listen, error };
        let store_failed = |error| StartError::Store { database: shown(&config.database), error };
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let metrics_listener = match config.metrics_listen {
            Some(address) => {
                let listen = |error| StartError::Listen { address, error };
                Some(TcpListener::bind(address).await.map_err(listen)?)
            }
            None => None,
        };
        let metrics_address = metrics_listener.as_ref().and_then(|listener| listener.local_addr().ok());
        let lock = FileLock::take(&config.database)?;
        let store = Store::open(&config.database).await.map_err(store_failed)?;
        let mailer = config.smtp.as_deref().map(|server| Mailer::new(server, &config.mail_from)).transpose()?;
        let metrics = Arc::new(Metrics::default());
        let public_url = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let hooks = Hooks::new(config.hooks_anywhere);
        let notifier = Notifier::new(store.clone(), shelf.clone(), metrics.clone(), hooks, mailer, public_url);
        let threads = config.bot_threads.unwrap_or_else(BotPool::sensible_threads);
        let house = Arc::new(House {
            bots: BotPool::start(shelf.clone(), threads),
            odds: OddsDesk::new(config.limits),
            limits: config.limits,
            here: Here::default(),
            lobby: config.lobby_chat.then(LobbyTalk::default),
            shelf,
            metrics,
            notifier,
            node: node_number(),
            store: store.clone(),
        });
        let hall = Hall::new(house.clone());
        let mut tasks = Vec::new();
        let news = store.listen().await.map_err(store_failed)?;
        hall.house().look_into_lobby().await.map_err(store_failed)?;
        if config.demo {
            demo::open_tables(&hall).await.map_err(store_failed)?;
        }
        tasks.extend(rounds(&hall, news).into_iter().map(tokio::spawn));
        tasks.push(tokio::spawn(delivery::deliver(hall.clone())));
        tasks.push(tokio::spawn(greet(hall.house().clone())));
        tasks.push(tokio::spawn(see_off(hall.house().clone())));
        tasks.push(tokio::spawn(keep_old_records(hall.house().clone())));
        let (closing, closed) = watch::channel(false);
        let one_proxy = config.behind_proxy || !config.limits;
        let app = App::new(hall.clone(), config, closed.clone());
        if let Some(listener) = metrics_listener {
            tasks.push(tokio::spawn(connections::serve(listener, metrics::router(app.clone()), true, closed.clone())));
        }
        let router = router(app);
        let serving = tokio::spawn(connections::serve(listener, router, one_proxy, closed));
        tracing::info!(%address, "listening");
        Ok(Server { address, metrics_address, closing, tasks, serving, hall, _lock: lock })
    }

    /// Where `/metrics` is read, if it has an address of its own.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
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
        let house = self.hall.house();
        if let Err(error) = house.store.node_leaves(house.node).await {
            tracing::warn!(%error, "the other nodes could not be told that this one goes");
        }
        tracing::info!("stopped");
    }
}

/// What a node does for as long as it lives: it hears of the others, looks for matches that need somebody, and says that it
/// is alive.
pub(crate) fn rounds(hall: &Arc<Hall>, news: Option<mpsc::Receiver<News>>) -> Vec<BoxFuture<'static, ()>> {
    let hearing = hall.clone();
    let hear = async move {
        let Some(mut news) = news else { return };
        while let Some(news) = news.recv().await {
            hearing.hear(news);
        }
    };
    vec![hear.boxed(), look_around(hall.clone()).boxed(), pulse::beat(hall.clone()).boxed()]
}

async fn keep_old_records(house: Arc<House>) {
    match ending::keep_old_records(&house).await {
        Ok(0) => {}
        Ok(kept) => tracing::info!(kept, "records of old matches were written"),
        Err(error) => tracing::error!(%error, "records of old matches could not be written"),
    }
}

async fn look_around(hall: Arc<Hall>) {
    let mut ticks = tokio::time::interval(LOOK_AROUND);
    let old_session = DAY_MILLIS * 400;
    let mut shown_out = HashSet::new();
    loop {
        ticks.tick().await;
        if let Err(error) = obey(&hall, &mut shown_out).await {
            tracing::error!(%error, "what whoever runs the server decided could not be looked up");
        }
        if let Err(error) = hall.look_around(now()).await {
            tracing::error!(%error, "running matches could not be looked for");
        }
        for (kind, age) in [
            (KeyKind::Session, old_session),
            (KeyKind::Link, DAY_MILLIS),
            (KeyKind::Reset, DAY_MILLIS),
            (KeyKind::Friend, DAY_MILLIS),
        ] {
            if let Err(error) = hall.house().store.drop_old_keys(kind, now().saturating_sub(age)).await {
                tracing::error!(%error, "old keys could not be ended");
            }
        }
        let forgotten = now().saturating_sub(EXPIRED_TOKEN_MILLIS);
        if let Err(error) = hall.house().store.drop_expired_tokens(forgotten).await {
            tracing::error!(%error, "expired tokens could not be forgotten");
        }
        if let Err(error) = hall.house().store.free_former_names(now()).await {
            tracing::error!(%error, "names that nobody has any more could not be freed");
        }
        if let Err(error) = keep_company(hall.house()).await {
            tracing::error!(%error, "friends could not be told who is here, or the lobby what was said");
        }
    }
}

/// Notes who is here, for their friends, forgets invitations that nobody has followed, and looks what was removed from the talk in
/// the lobby, or is too old for it.
async fn keep_company(house: &House) -> Result<(), StoreError> {
    house.store.note_here(&house.here.take(), now()).await?;
    house.store.drop_old_invitations(now().saturating_sub(INVITATION_MILLIS)).await?;
    house.look_into_lobby().await
}

/// Notes who comes, for their friends, for as long as the server runs.
async fn greet(house: Arc<House>) {
    loop {
        house.here.somebody_comes().await;
        tokio::time::sleep(GREETING).await;
        if let Err(error) = house.store.note_newcomers(&house.here.take_newcomers(), now()).await {
            tracing::error!(%error, "friends could not be told who has come");
        }
    }
}

/// Notes who goes, for their friends, and asks the other nodes whether they are still there.
async fn see_off(house: Arc<House>) {
    loop {
        let gone = house.here.somebody_goes().await;
        let told = async {
            house.store.note_gone(&gone, here_since().saturating_sub(1)).await?;
            for player in &gone {
                house.store.tell(&News::Left(*player)).await?;
            }
            Ok::<(), StoreError>(())
        };
        if let Err(error) = told.await {
            tracing::error!(%error, "friends could not be told who has gone");
        }
    }
}

/// Does what whoever runs the server decided at the command line: shows people out and puts away what was removed.
async fn obey(hall: &Arc<Hall>, shown_out: &mut HashSet<PlayerId>) -> Result<(), StoreError> {
    let store = &hall.house().store;
    let banned: HashSet<PlayerId> = store.banned(now()).await?.into_iter().collect();
    for player in banned.difference(shown_out) {
        hall.hear(News::Out(*player));
    }
    *shown_out = banned;
    hall.removed(&store.removed_since(now().saturating_sub(10 * LOOK_AROUND.as_millis() as u64)).await?);
    Ok(())
}

/// Is it an address of a page's origin: a scheme, a name, perhaps a port, and nothing more?
fn is_origin(url: &str) -> bool {
    url::Url::parse(url).is_ok_and(|parsed| {
        let plain = parsed.username().is_empty() && parsed.query().is_none() && parsed.fragment().is_none();
        ["http", "https"].contains(&parsed.scheme()) && parsed.has_host() && plain
    })
}

/// Is it the name of a host and nothing more?
fn is_host_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || "-._".contains(c))
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
    fn a_public_address_is_one() {
        for good in ["https://games.example.org", "http://10.0.0.2:7878", "https://example.org/games"] {
            assert!(is_origin(good), "{good}");
        }
        for bad in
            ["nonsense", "games.example.org", "ftp://example.org", "https://", "https://example.org/?x", "mailto:a@b"]
        {
            assert!(!is_origin(bad), "{bad}");
        }
    }

    #[test]
    fn the_name_of_a_host_is_a_name_alone() {
        assert!(is_host_name("table.example.net"));
        for bad in ["", "https://table.example.net", "table.example.net:7878", "*.example.net", "a b"] {
            assert!(!is_host_name(bad), "{bad}");
        }
    }

    #[test]
    fn a_password_in_an_address_is_not_shown() {
        assert_eq!(shown("postgres://ada:secret@db/sandtable"), "postgres://…@db/sandtable");
        assert_eq!(shown("games.sqlite"), "games.sqlite");
    }
}
