//! Quantiles of what was measured.

use std::time::Duration;

/// What was measured, in order of length.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<Duration>);

impl Times {
    /// Sorts what was measured.
    #[must_use]
    pub fn new(mut times: Vec<Duration>) -> Times {
        times.sort_unstable();
        Times(times)
    }

    /// How many.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that this part of them did not exceed: `0.99` for the 99th percentile.
    #[must_use]
    pub fn quantile(&self, part: f64) -> Duration {
        let last = self.0.len().saturating_sub(1);
        let index = (part * self.0.len() as f64).ceil() as usize;
        self.0.get(index.saturating_sub(1).min(last)).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_a_measured_value() {
        let times = Times::new((1..=100).rev().map(Duration::from_millis).collect());
        assert_eq!(times.quantile(0.5), Duration::from_millis(50));
        assert_eq!(times.quantile(0.99), Duration::from_millis(99));
        assert_eq!(times.quantile(1.0), Duration::from_millis(100));
        assert_eq!(Times::default().quantile(0.5), Duration::ZERO);
    }
}
