//! Handing out numbered work to threads.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Each thread takes the next few numbers below `count` and works on them until none is left. What the threads
/// gathered comes back in no particular order.
pub(crate) fn share_out<T: Send>(
    count: u64,
    threads: Option<NonZeroUsize>,
    progress: &(dyn Fn(u64) + Sync),
    start: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, u64) + Sync,
) -> Vec<T> {
    let threads = threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let threads = threads.min(usize::try_from(count).unwrap_or(usize::MAX)).max(1);
    // Small helpings, so that no thread is left with a long tail, but not so small that handing out costs time.
    let helping = (count / (threads as u64 * 128)).clamp(1, 512);
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let run = || {
        let mut gathered = start();
        loop {
            let first = next.fetch_add(helping, Ordering::Relaxed);
            if first >= count {
                return gathered;
            }
            let end = (first + helping).min(count);
            for number in first..end {
                work(&mut gathered, number);
            }
            let finished = end - first;
            progress(done.fetch_add(finished, Ordering::Relaxed) + finished);
        }
    };
    thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(run)).collect();
        let mut all = vec![run()];
        all.extend(helpers.into_iter().map(|helper| match helper.join() {
            Ok(gathered) => gathered,
            Err(panic) => std::panic::resume_unwind(panic),
        }));
        all
    })
}
