//! Who plays: a level, and how much it may think.

use std::fmt;
use std::str::FromStr;

use sandtable_core::Level;
use serde::{Deserialize, Serialize};

use crate::Budget;

/// A level with its own budget or another one, written `elite` or `elite:2000` or `elite:500ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Contender {
    /// How strong.
    pub level: Level,
    /// Instead of the level's own budget.
    pub budget: Option<Budget>,
}

impl From<Level> for Contender {
    fn from(level: Level) -> Contender {
        Contender { level, budget: None }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => write!(f, "{}", self.level),
            Some(budget) => write!(f, "{}:{budget}", self.level),
        }
    }
}

impl FromStr for Contender {
    type Err = String;

    /// ```
    /// # use sandtable_bots::{Budget, Contender, Level};
    /// let contender: Contender = "elite:2000".parse().unwrap();
    /// assert_eq!(contender, Contender { level: Level::Elite, budget: Some(Budget::Iterations(2_000)) });
    /// assert_eq!(contender.to_string(), "elite:2000");
    /// ```
    fn from_str(text: &str) -> Result<Contender, String> {
        // Records of old have an `@` where the colon is now.
        let (level, budget) = match text.split_once([':', '@']) {
            None => (text, None),
            Some((level, budget)) => (level, Some(budget)),
        };
        Ok(Contender {
            level: level.parse().map_err(|error: sandtable_core::UnknownLevel| error.to_string())?,
            budget: budget
                .map(str::parse)
                .transpose()
                .map_err(|error: crate::budget::BudgetError| error.to_string())?,
        })
    }
}

impl TryFrom<String> for Contender {
    type Error = String;

    fn try_from(text: String) -> Result<Contender, String> {
        text.parse()
    }
}

impl From<Contender> for String {
    fn from(contender: Contender) -> String {
        contender.to_string()
    }
}
