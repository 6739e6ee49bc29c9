//! A running server.

use std::collections::HashSet;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sandtable_shelf::Shelf;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::task::JoinHandle;

use crate::blocks::{self, Blocks};
use crate::bot_pool::BotPool;
use crate::config::Config;
use crate::demo;
use crate::here::{Here, here_since};
use crate::house::House;
use crate::http::{App, connections, metrics, router};
use crate::lobby::LobbyTalk;
use crate::metrics::Metrics;
use crate::notify::mail::{self, BadMail, Mailer};
use crate::notify::webhook::Hooks;
use crate::notify::{Notifier, delivery, held};
use crate::odds_desk::OddsDesk;
use crate::pulse;
use crate::store::file::{FileLock, NoLock};
use crate::store::keys::KeyKind;
use crate::store::{News, Store, StoreError};
use crate::stories::Stories;
use crate::supervise::{self, supervise};
use crate::table::ending;
use crate::table::hall::Hall;
use crate::time::{DAY_MILLIS, now};
use crate::wire::PlayerId;
use crate::workers::Workers;

/// So often it is looked for matches that need somebody.
const LOOK_AROUND: Duration = Duration::from_secs(20);
/// Whoever was not followed for so long, in milliseconds, invites no more.
const INVITATION_MILLIS: u64 = 7 * DAY_MILLIS;
/// The pause before a node listens again to the others.
const LISTEN_AGAIN: Duration = Duration::from_secs(1);
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
        // What was said wrongly is told before any file is made or changed.
        mail::sender(&config.mail_from)?;
        let mailer = config.smtp.as_deref().map(|server| Mailer::new(server, &config.mail_from)).transpose()?;
        let store_failed = |error| StartError::Store { database: shown(&config.database), error };
        Store::check(&config.database).await.map_err(store_failed)?;
        let listen = |error| StartError::Listen { address: config.listen, error };
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
        let metrics = Arc::new(Metrics::default());
        let public_url = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let hooks = Hooks::new(config.hooks_anywhere);
        let notifier = Notifier::new(store.clone(), shelf.clone(), metrics.clone(), hooks, mailer, public_url);
        let threads = config.bot_threads.unwrap_or_else(BotPool::sensible_threads);
        let house = Arc::new(House {
            bots: BotPool::start(shelf.clone(), metrics.clone(), threads),
            odds: OddsDesk::new(config.limits),
            stories: Stories::default(),
            loading: Workers::one_per_core(),
            limits: config.limits,
            blocks: Blocks::default(),
            here: Here::default(),
            lobby: config.lobby_chat.then(LobbyTalk::default),
            shelf,
            metrics,
            notifier,
            node: node_number(),
            planted: None,
            store: store.clone(),
        });
        let hall = Hall::new(house.clone());
        let mut tasks = Vec::new();
        let news = store.listen().await.map_err(store_failed)?;
        hall.house().look_into_lobby().await.map_err(store_failed)?;
        store.retry_broken(now()).await.map_err(store_failed)?;
        // Nobody slips in before the first round.
        hall.house().blocks.look(&store).await.map_err(store_failed)?;
        if config.demo {
            demo::open_tables(&hall).await.map_err(store_failed)?;
        }
        tasks.extend(rounds(&hall, news).into_iter().map(tokio::spawn));
        let house = hall.house();
        tasks.push(tokio::spawn(lasting("delivery", &hall, delivery::deliver)));
        tasks.push(tokio::spawn(lasting("greeting", &hall, |hall| greet(hall.house().clone()))));
        tasks.push(tokio::spawn(lasting("seeing off", &hall, |hall| see_off(hall.house().clone()))));
        tasks.push(tokio::spawn(keep_old_records(house.clone())));
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

/// A task that lives as long as the server, and is restarted when it panics.
fn lasting<F: Future<Output = ()> + Send + 'static>(
    name: &'static str,
    hall: &Arc<Hall>,
    run: impl Fn(Arc<Hall>) -> F + Send + 'static,
) -> BoxFuture<'static, ()> {
    let (hall, metrics) = (hall.clone(), hall.house().metrics.clone());
    supervise(name, metrics, move || run(hall.clone())).boxed()
}

/// What a node does for as long as it lives: it hears of the others, looks for matches that need somebody, and says that it
/// is alive.
pub(crate) fn rounds(hall: &Arc<Hall>, news: Option<mpsc::Receiver<News>>) -> Vec<BoxFuture<'static, ()>> {
    let news = Arc::new(Mutex::new(news));
    vec![
        lasting("hearing", hall, move |hall| hear(hall, news.clone())),
        lasting("looking around", hall, look_around),
        lasting("pulse", hall, pulse::beat),
        lasting("held notices", hall, held::look_after),
    ]
}

/// Hears of what other nodes do. When nobody tells anything any more, it listens again.
async fn hear(hall: Arc<Hall>, news: Arc<Mutex<Option<mpsc::Receiver<News>>>>) {
    let mut news = news.lock().await;
    while let Some(receiver) = news.as_mut() {
        if let Some(heard) = receiver.recv().await {
            hall.hear(heard);
            continue;
        }
        tracing::error!("nobody tells this node any more what others do; it listens again");
        tokio::time::sleep(LISTEN_AGAIN).await;
        match hall.house().store.listen().await {
            Ok(again) => {
                *news = again;
                hall.hear(News::Gap);
            }
            Err(error) => tracing::error!(%error, "listening to the other nodes failed"),
        }
    }
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
    // After a long stall one round makes up for all that were missed.
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut shown_out = HashSet::new();
    let metrics = hall.house().metrics.clone();
    loop {
        ticks.tick().await;
        // Each behind a fence of its own: one that panics must not keep the others from being done.
        let obeyed = supervise::step("moderation", &metrics, obey(&hall, &mut shown_out)).await;
        if let Some(Err(error)) = obeyed {
            tracing::error!(%error, "what whoever runs the server decided could not be looked up");
        }
        let woken = supervise::step("waking tables", &metrics, hall.look_around(now())).await;
        if let Some(Err(error)) = woken {
            tracing::error!(%error, "running matches could not be looked for");
        }
        let cleared = supervise::step("clearing away", &metrics, clear_away(hall.house())).await;
        if let Some(Err(error)) = cleared {
            tracing::error!(%error, "old keys could not be ended, or former names freed");
        }
        let kept = supervise::step("keeping company", &metrics, keep_company(hall.house())).await;
        if let Some(Err(error)) = kept {
            tracing::error!(%error, "friends could not be told who is here, or the lobby what was said");
        }
    }
}

/// Ends keys that are too old, and frees names that nobody has any more.
async fn clear_away(house: &House) -> Result<(), StoreError> {
    for (kind, age) in [
        (KeyKind::Session, DAY_MILLIS * 400),
        (KeyKind::Link, DAY_MILLIS),
        (KeyKind::Reset, DAY_MILLIS),
        (KeyKind::Friend, DAY_MILLIS),
    ] {
        house.store.drop_old_keys(kind, now().saturating_sub(age)).await?;
    }
    house.store.drop_expired_tokens(now().saturating_sub(EXPIRED_TOKEN_MILLIS)).await?;
    house.store.free_former_names(now()).await
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
    hall.house().blocks.look(store).await?;
    blocks::drop_old(store).await
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
