//! Refusals that say why.

use std::fmt;

use serde::Serialize;

use crate::Text;

/// Why an action may not be chosen: the clause that forbids it, and a sentence.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Illegal {
    /// The id of the clause, such as `BL-9.2`.
    pub rule: &'static str,
    /// What to tell the player.
    pub text: Text,
}

impl Illegal {
    /// A refusal by a clause.
    #[must_use]
    pub fn new(rule: &'static str, text: Text) -> Illegal {
        Illegal { rule, text }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.text.id, self.rule)
    }
}

impl std::error::Error for Illegal {}
