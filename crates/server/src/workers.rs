//! Work that may take long leaves the threads that answer people: a few pieces at a time run on threads of their own.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::fence::{Panicked, fenced};
use crate::surroundings::is_simulated;

/// A limited number of places for long work.
#[derive(Clone)]
pub struct Workers {
    places: Arc<Semaphore>,
}

impl Workers {
    /// One place for each processor core.
    #[must_use]
    pub fn one_per_core() -> Workers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Workers { places: Arc::new(Semaphore::new(cores)) }
    }

    /// Waits for a place and does the work there. In a simulation there are no threads: it is done on the spot.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Panicked> {
        if is_simulated() {
            return fenced(work);
        }
        let place = self.places.acquire().await;
        let done = tokio::task::spawn_blocking(move || fenced(work)).await;
        drop(place);
        match done.map_err(tokio::task::JoinError::try_into_panic) {
            Ok(result) => result,
            Err(Ok(payload)) => Err(Panicked::new(payload.as_ref())),
            // The runtime shuts down and cancels the work; whoever waits here is dropped next.
            Err(Err(_)) => std::future::pending().await,
        }
    }
}
