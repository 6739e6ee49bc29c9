//! Connections, from the first byte to the last: how long each of their parts may take, and how many one address may have. A request
//! that never ends, and a connection that asks nothing, hold nobody up.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tower_service::Service as _;

use super::limits::house;

/// The head of a request, and the pause before the next one on the same connection, take no longer.
pub(super) const HEAD: Duration = Duration::from_secs(15);
/// A request's body takes no longer.
pub(super) const BODY: Duration = Duration::from_secs(15);
/// So many connections one address may have: all its sockets, and what a browser opens beside them.
pub(super) const BY_ADDRESS: u32 = 600;
/// So many files are left for the database and the rest of the program.
#[cfg(unix)]
const OTHER_FILES: u64 = 64;
/// So long it is waited when the system has no more connections to give.
const NONE_LEFT: Duration = Duration::from_millis(50);

/// How many connections each address has.
#[derive(Default)]
struct Addresses(Mutex<HashMap<IpAddr, u32>>);

/// A connection that is counted until it is dropped.
struct Counted {
    addresses: Arc<Addresses>,
    address: IpAddr,
}

/// A connection's place among all: it is held until the connection ends, be it as a socket.
#[derive(Clone)]
pub(super) struct Place(#[allow(dead_code, reason = "it is held, not read")] Arc<(Counted, OwnedSemaphorePermit)>);

impl Addresses {
    /// Counts one more connection; nothing, if its address has too many.
    fn count(self: &Arc<Addresses>, address: IpAddr, most: u32) -> Option<Counted> {
        let mut addresses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = addresses.entry(address).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { addresses: self.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut addresses = self.addresses.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = addresses.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                addresses.remove(&self.address);
            }
        }
    }
}

/// How many connections the system lets us have, once we have asked for as many as we may.
#[cfg(unix)]
fn room() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Where that is not allowed, there are fewer.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    usize::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX).clamp(16, Semaphore::MAX_PERMITS)
}

/// Elsewhere the system says so when it comes to it.
#[cfg(not(unix))]
fn room() -> usize {
    Semaphore::MAX_PERMITS
}

/// Serves until it is told to close, and then until every connection has ended. `one_proxy`: all connections come from a proxy, which
/// counts for itself.
pub(crate) async fn serve(listener: TcpListener, router: Router, one_proxy: bool, mut closing: watch::Receiver<bool>) {
    let most = if one_proxy { u32::MAX } else { BY_ADDRESS };
    let addresses = Arc::new(Addresses::default());
    let room = Arc::new(Semaphore::new(room()));
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(NONE_LEFT).await;
                continue;
            }
        };
        while connections.try_join_next().is_some() {}
        let Some(counted) = addresses.count(house(address.ip()), most) else { continue };
        let Ok(place) = room.clone().try_acquire_owned() else { continue };
        // Small messages go out at once.
        let _ = stream.set_nodelay(true);
        let (router, closing) = (router.clone(), closing.clone());
        connections.spawn(async move {
            let place = Place(Arc::new((counted, place)));
            hold(stream, address, place, router, closing).await;
        });
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Answers what comes on one connection. A socket goes on by itself after this has ended.
async fn hold(
    stream: TcpStream,
    address: SocketAddr,
    place: Place,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(place.clone());
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
