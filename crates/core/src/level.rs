//! How strong a bot is asked to be.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The strength of a bot, weakest first. Each level beats the one before it clearly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any legal action, each equally likely.
    Random,
    /// Knows what the game is about, and misjudges often.
    Recruit,
    /// Judges each choice at first sight.
    Regular,
    /// Judges carefully, or looks ahead for a moment.
    Veteran,
    /// Looks ahead as far as a second allows.
    Elite,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Recruit, Level::Regular, Level::Veteran, Level::Elite];

    /// The name in commands and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Recruit => "recruit",
            Level::Regular => "regular",
            Level::Veteran => "veteran",
            Level::Elite => "elite",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// ```
    /// # use sandtable_core::Level;
    /// assert_eq!("veteran".parse(), Ok(Level::Veteran));
    /// assert!("genius".parse::<Level>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

/// No such level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no level {0:?}: expected random, recruit, regular, veteran or elite")]
pub struct UnknownLevel(String);
