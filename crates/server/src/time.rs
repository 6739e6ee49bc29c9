//! The moment.

use std::time::Duration;

use tokio::time::Instant;

pub use crate::surroundings::now;

/// A moment by the server's clock as a moment to wait for.
#[must_use]
pub fn instant(at: u64) -> Instant {
    Instant::now() + Duration::from_millis(at.saturating_sub(now()))
}

/// A day.
pub const DAY_MILLIS: u64 = 24 * 3_600 * 1_000;
