//! The moment.

use std::time::{Duration, SystemTime};

use tokio::time::Instant;

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// A moment by the server's clock as a moment to wait for.
#[must_use]
pub fn instant(at: u64) -> Instant {
    Instant::now() + Duration::from_millis(at.saturating_sub(now()))
}

/// A day.
pub const DAY_MILLIS: u64 = 24 * 3_600 * 1_000;
