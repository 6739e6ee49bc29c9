//! How a game ended.

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

/// The end of a game: who won, by what, and the points if the game counts any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Outcome {
    /// Who won.
    pub verdict: Verdict,
    /// Points by seat; empty if the game counts none.
    pub scores: Vec<i32>,
    /// The clause that ended the game, such as `BL-14.1`.
    pub rule: String,
}

impl Outcome {
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
