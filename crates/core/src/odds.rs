//! What an action may bring, told before it is chosen.

use serde::Serialize;

use crate::Text;

/// The exact chances of an action, as far as the seat that asks can know them. The first line is the one to show where
/// there is room for a single figure, such as over a target.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct Odds(pub Vec<OddsLine>);

/// One thing that may come of an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OddsLine {
    /// What it is: "hit", "casualties", "two courage".
    pub label: Text,
    /// How likely, or how much.
    pub value: Likelihood,
}

/// How likely something is, or how much of it is to be expected.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Likelihood {
    /// A probability, from 0 to 1.
    Chance(f64),
    /// The mean of a number.
    Expected(f64),
    /// A whole distribution: values with their probabilities, in the order of the values.
    Spread(Vec<(i32, f64)>),
}

impl Odds {
    /// A line saying how likely something is.
    #[must_use]
    pub fn chance(label: Text, chance: f64) -> OddsLine {
        OddsLine { label, value: Likelihood::Chance(chance) }
    }

    /// A line saying how much is to be expected.
    #[must_use]
    pub fn expected(label: Text, mean: f64) -> OddsLine {
        OddsLine { label, value: Likelihood::Expected(mean) }
    }

    /// A line with a whole distribution.
    #[must_use]
    pub fn spread(label: Text, spread: Vec<(i32, f64)>) -> OddsLine {
        OddsLine { label, value: Likelihood::Spread(spread) }
    }
}
