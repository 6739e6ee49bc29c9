//! What a node stands on: a clock on the wall, randomness, and somebody who carries out its tasks. All of it is the operating
//! system's, unless the thread is told otherwise: then the moment, every random byte and the fate of every task come out of a
//! simulation ([`crate::storm`]), and what a node does is the same each time.

use std::cell::RefCell;
use std::future::Future;
use std::sync::Arc;
use std::time::SystemTime;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;

/// What a simulated node stands on.
pub trait Surroundings: Send + Sync {
    /// Milliseconds since 1970.
    fn now(&self) -> u64;
    /// Random bytes.
    fn fill(&self, bytes: &mut [u8]);
    /// Carries out a task in these very surroundings.
    fn carry_out(self: Arc<Self>, task: BoxFuture<'static, ()>);
}

thread_local! {
    static SIMULATED: RefCell<Option<Arc<dyn Surroundings>>> = const { RefCell::new(None) };
}

fn simulated() -> Option<Arc<dyn Surroundings>> {
    SIMULATED.with_borrow(Clone::clone)
}

/// Does this thread run a simulation?
#[must_use]
pub(crate) fn is_simulated() -> bool {
    SIMULATED.with_borrow(Option::is_some)
}

/// Does something in other surroundings.
pub(crate) fn within<T>(surroundings: Arc<dyn Surroundings>, work: impl FnOnce() -> T) -> T {
    let _before = Before(SIMULATED.replace(Some(surroundings)));
    work()
}

/// The surroundings that come back when the work is over, or has panicked.
struct Before(Option<Arc<dyn Surroundings>>);

impl Drop for Before {
    fn drop(&mut self) {
        SIMULATED.set(self.0.take());
    }
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    match simulated() {
        Some(there) => there.now(),
        None => SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64),
    }
}

/// Fills a place with random bytes.
///
/// # Panics
/// When the operating system has none to give; nothing could be kept secret then.
pub fn fill(bytes: &mut [u8]) {
    match simulated() {
        Some(there) => there.fill(bytes),
        None => getrandom::fill(bytes).expect("the operating system gives random bytes"),
    }
}

/// Begins a task that goes on by itself.
pub fn spawn(task: impl Future<Output = ()> + Send + 'static) {
    match simulated() {
        Some(there) => there.carry_out(task.boxed()),
        None => drop(tokio::spawn(task)),
    }
}
