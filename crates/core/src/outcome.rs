//! How a match ended.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// Who won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// These seats won; several share the win.
    Won(SeatSet),
    /// Nobody won and nobody lost.
    Drawn,
    /// All lost together, as in a cooperative game.
    Lost,
}

/// What ended a match. Records and JSON hold it as one word: the clause, `resigned`, `out-of-time` or `agreed`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Reason {
    /// The rules of the game: the clause, such as `BL-14.1`.
    Rule(String),
    /// A seat gave up.
    Resigned,
    /// A seat's time ran out.
    OutOfTime,
    /// The players agreed to stop.
    Agreed,
}

impl Reason {
    /// The word that records and JSON hold.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Reason::Rule(clause) => clause,
            Reason::Resigned => "resigned",
            Reason::OutOfTime => "out-of-time",
            Reason::Agreed => "agreed",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<String> for Reason {
    fn from(word: String) -> Reason {
        match word.as_str() {
            "resigned" => Reason::Resigned,
            "out-of-time" => Reason::OutOfTime,
            "agreed" => Reason::Agreed,
            _ => Reason::Rule(word),
        }
    }
}

impl From<&str> for Reason {
    fn from(word: &str) -> Reason {
        Reason::from(word.to_owned())
    }
}

impl From<Reason> for String {
    fn from(reason: Reason) -> String {
        match reason {
            Reason::Rule(clause) => clause,
            other => other.as_str().to_owned(),
        }
    }
}

/// The end of a match: who won, by what, and the points if the game counts any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Outcome {
    /// Who won.
    pub verdict: Verdict,
    /// Points by seat; empty if the game counts none.
    pub scores: Vec<i32>,
    /// The clause that ended the game, such as `BL-14.1`; or `resigned`, `out-of-time`, `agreed`.
    #[serde(rename = "rule")]
    #[cfg_attr(feature = "wire", ts(type = "string"), schemars(with = "String"))]
    pub reason: Reason,
}

impl Outcome {
    /// The clause, if the rules of the game ended the match.
    #[must_use]
    pub fn rule(&self) -> Option<&str> {
        match &self.reason {
            Reason::Rule(clause) => Some(clause),
            Reason::Resigned | Reason::OutOfTime | Reason::Agreed => None,
        }
    }

    /// What the result is worth to a seat: 1 for a win, ½ for a draw, 0 for a loss.
    #[must_use]
    pub fn worth(&self, seat: Seat) -> f64 {
        match &self.verdict {
            Verdict::Won(winners) if winners.contains(seat) => 1.0,
            Verdict::Drawn => 0.5,
            Verdict::Won(_) | Verdict::Lost => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_word_and_reads_back() {
        for reason in [Reason::Rule("BL-14.1".into()), Reason::Resigned, Reason::OutOfTime, Reason::Agreed] {
            assert_eq!(Reason::from(reason.to_string()), reason);
            let json = serde_json::to_string(&reason).unwrap();
            assert_eq!(json, format!("\"{reason}\""));
            assert_eq!(serde_json::from_str::<Reason>(&json).unwrap(), reason);
        }
    }
}
