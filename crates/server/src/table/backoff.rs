//! Something that failed is tried again later, and later still each time it fails.

use std::time::Duration;

use tokio::time::Instant;

/// When to try again.
#[derive(Debug, Default)]
pub(super) struct Backoff {
    failures: u32,
    until: Option<Instant>,
}

impl Backoff {
    const FIRST: Duration = Duration::from_secs(1);
    const LONGEST: Duration = Duration::from_secs(60);

    /// It failed: the pause is one second at first, then twice as long each time, a minute at most.
    pub(super) fn failed(&mut self) {
        let pause = (Backoff::FIRST * (1 << self.failures.min(6))).min(Backoff::LONGEST);
        self.failures += 1;
        self.until = Some(Instant::now() + pause);
    }

    /// It succeeded.
    pub(super) fn succeeded(&mut self) {
        *self = Backoff::default();
    }

    /// Is it too early to try again?
    pub(super) fn waits(&self) -> bool {
        self.until.is_some_and(|until| until > Instant::now())
    }

    /// When to try again, if it is too early now.
    pub(super) fn until(&self) -> Option<Instant> {
        self.until.filter(|until| *until > Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn pauses_double_up_to_a_minute_and_start_anew_after_a_success() {
        let mut backoff = Backoff::default();
        let mut pauses = Vec::new();
        for _ in 0..8 {
            backoff.failed();
            let until = backoff.until().expect("it has just failed");
            pauses.push(until.duration_since(Instant::now()).as_secs());
            tokio::time::sleep_until(until).await;
            assert!(!backoff.waits());
        }
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 60, 60]);
        backoff.succeeded();
        backoff.failed();
        assert_eq!(backoff.until(), Some(Instant::now() + Duration::from_secs(1)));
    }
}
