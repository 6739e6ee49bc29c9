//! How long a bot may think.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How much thought a searching bot puts into one choice. Bots that do not search have no use for it.
///
/// A budget in iterations makes choices that anyone can repeat: the same seed, the same choice. A budget in time is
/// for people who wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Budget {
    /// This many iterations of the search.
    Iterations(u32),
    /// This long by the clock.
    Time(Duration),
}

/// Tells how long it is since some moment that never changes. A search has no clock of its own, so that it runs where there is
/// none: whoever makes it hands it one, `performance.now()` in a browser, `system_clock` (feature `arena`) elsewhere.
pub type Clock = fn() -> Duration;

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(count) => write!(f, "{count}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = BudgetError;

    /// ```
    /// # use sandtable_bots::Budget;
    /// # use std::time::Duration;
    /// assert_eq!("5000".parse(), Ok(Budget::Iterations(5_000)));
    /// assert_eq!("250ms".parse(), Ok(Budget::Time(Duration::from_millis(250))));
    /// assert_eq!("1.5s".parse(), Ok(Budget::Time(Duration::from_millis(1_500))));
    /// assert!("soon".parse::<Budget>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Budget, BudgetError> {
        let budget = if let Some(number) = text.strip_suffix("ms") {
            number.parse().ok().map(|millis: u32| Budget::Time(Duration::from_millis(millis.into())))
        } else if let Some(number) = text.strip_suffix('s') {
            number
                .parse()
                .ok()
                .filter(|&seconds: &f64| (0.0..=86_400.0).contains(&seconds))
                .map(|seconds| Budget::Time(Duration::from_secs_f64(seconds)))
        } else {
            text.parse().ok().map(Budget::Iterations)
        };
        budget.ok_or_else(|| BudgetError(text.to_owned()))
    }
}

impl TryFrom<String> for Budget {
    type Error = BudgetError;

    fn try_from(text: String) -> Result<Budget, BudgetError> {
        text.parse()
    }
}

impl From<Budget> for String {
    fn from(budget: Budget) -> String {
        budget.to_string()
    }
}

/// Text that is no budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no budget: expected a number of iterations such as 5000, or a time such as 250ms or 1.5s")]
pub struct BudgetError(String);
