//! A campaign: matches of a game in a fixed order, everybody keeping their seats, with a score over all of them. A campaign
//! changes no rule of a match, so a match of it is a match like any other; what is kept is a list of results.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{AnyGame, Outcome, Seat, SeatSet, Text};

/// What a campaign keeps of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// The seats that won; none, if nobody did.
    pub won: SeatSet,
    /// What each seat lost that the campaign counts.
    pub losses: Vec<u32>,
}

/// How a campaign stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CampaignScore {
    /// Victories, by seat.
    pub victories: Vec<u32>,
    /// Losses of all matches, by seat.
    pub losses: Vec<u32>,
    /// What is lost and counted: "Combat cards lost".
    pub lost: Text,
    /// The scores, by seat.
    pub scores: Vec<i64>,
    /// Who is ahead; nobody, if the scores are equal.
    pub lead: Option<Lead>,
    /// The same as a sentence.
    pub text: Text,
    /// The clause behind it.
    pub rule: &'static str,
}

/// Who is ahead in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Lead {
    /// Who.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub seat: Seat,
    /// By how much.
    pub by: u64,
    /// What the rules call such a lead.
    pub grade: &'static str,
}

/// The campaign of a game.
pub trait Campaign: Sync {
    /// Its scenarios, by id, in the order in which they are played.
    fn scenarios(&self) -> &'static [&'static str];

    /// How many seats its matches have.
    fn seats(&self) -> u8;

    /// The key of the set-up that chooses among the scenarios.
    fn scenario_key(&self) -> &'static str;

    /// What is kept of a match of this game that ended so.
    fn finished(&self, game: &dyn AnyGame, outcome: &Outcome) -> Option<Finished>;

    /// How the campaign stands after these matches.
    fn score(&self, matches: &[Finished]) -> CampaignScore;
}

impl dyn Campaign + '_ {
    /// The set-up of the match at a place, from 0: a campaign changes nothing of it but the scenario.
    #[must_use]
    pub fn setup(&self, index: usize) -> Value {
        let scenario = self.scenarios().get(index).copied();
        Value::Object(scenario.map(|id| (self.scenario_key().to_owned(), id.into())).into_iter().collect())
    }

    /// The place of the match that comes after so many; none, when all have been played.
    #[must_use]
    pub fn next(&self, played: usize) -> Option<usize> {
        (played < self.scenarios().len()).then_some(played)
    }

    /// Holds results that come from outside to what can be. An error names the place and what was expected there.
    pub fn check(&self, matches: &[Finished]) -> Result<(), String> {
        let (most, seats) = (self.scenarios().len(), self.seats());
        if matches.len() > most {
            return Err(format!("matches: expected at most {most}, found {}", matches.len()));
        }
        for (index, finished) in matches.iter().enumerate() {
            if finished.losses.len() != usize::from(seats) {
                return Err(format!(
                    "matches[{index}].losses: expected {seats} numbers, found {}",
                    finished.losses.len()
                ));
            }
            if finished.won.iter().any(|seat| seat.0 >= seats) {
                return Err(format!("matches[{index}].won: expected seats 0 to {}", seats - 1));
            }
        }
        Ok(())
    }
}
