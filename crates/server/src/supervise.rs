//! Tasks that live as long as the server. One that panics is logged, counted and started again.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use crate::fence::fenced_async;
use crate::metrics::Metrics;

/// The pause before a task is started again doubles from the first of these to the second.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// Runs a task until it returns, and starts it again whenever it panics.
pub async fn supervise<F: Future<Output = ()>>(
    name: &'static str,
    metrics: Arc<Metrics>,
    mut start: impl FnMut() -> F,
) {
    let mut pause = FIRST_PAUSE;
    loop {
        // Starting it may panic as well as running it.
        let Err(panicked) = fenced_async(async { start().await }).await else { return };
        tracing::error!(task = name, %panicked, pause = pause.as_secs(), "a task of the server panicked and is restarted");
        metrics.task_restarted();
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Runs one step of a task. If it panics, that is logged and counted, and the steps after it are done all the same.
pub async fn step<T>(name: &'static str, metrics: &Metrics, work: impl Future<Output = T>) -> Option<T> {
    match fenced_async(work).await {
        Ok(result) => Some(result),
        Err(panicked) => {
            tracing::error!(step = name, %panicked, "a step of the server's own work panicked");
            metrics.task_restarted();
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    use super::*;
    use crate::metrics::Gauges;
    use crate::store::Errors;

    #[tokio::test(start_paused = true)]
    async fn a_task_that_panics_is_started_again_and_counted() {
        let (metrics, runs) = (Arc::new(Metrics::default()), AtomicU32::new(0));
        let run = || async {
            if runs.fetch_add(1, Relaxed) < 3 {
                std::panic::resume_unwind(Box::new("planted"));
            }
        };
        supervise("test", metrics.clone(), run).await;
        assert_eq!(runs.load(Relaxed), 4, "three panics, and a run that ends by itself");
        let text = metrics.text(&Gauges::default(), &Errors::default());
        assert!(text.contains("sandtable_task_restarts_total 3"), "{text}");
    }
}
