//! The operating system's clock, for those who have an operating system.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// How long it is since the clock was first looked at: a [`Clock`](crate::Clock).
#[must_use]
pub fn system_clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
