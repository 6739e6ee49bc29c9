//! What a game declares about itself.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::SetupError;
use crate::limits::LONGEST_NAME;
use crate::{Messages, Text, is_misleading};

/// What a game declares about itself.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameInfo {
    /// The name in commands and addresses, such as `battle-line`.
    pub slug: &'static str,
    /// The name people know it by.
    pub name: &'static str,
    /// What its clause ids begin with.
    pub clause_prefix: &'static str,
    /// Raised whenever a record could be replayed differently. Records name it.
    pub rules_version: u32,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// The key of the set-up that says how many sit down, if the game leaves the choice.
    pub seats_key: Option<&'static str>,
    /// What a person may choose.
    pub options: &'static [OptionInfo],
    /// Scenarios or maps, by id; empty if there is just one.
    pub scenarios: &'static [&'static str],
    /// The key of the set-up that chooses among the scenarios, if there are any.
    pub scenario_key: Option<&'static str>,
    /// All seats win or lose together.
    pub cooperative: bool,
    /// Every seat has the same start and the same aims, so that it does not matter who sits where.
    pub alike: bool,
    /// There are moments at which a seat could answer what another did, whether it can or not: the game tells lulls.
    pub reactions: bool,
    /// The game's texts.
    #[serde(skip)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub messages: Messages,
}

impl GameInfo {
    /// The set-up that plays one of the scenarios and is otherwise as usual.
    pub fn with_scenario(&self, id: &str) -> Result<Map<String, Value>, SetupError> {
        let none = || SetupError::new("scenario", format!("{} has no scenarios", self.slug));
        self.scenario_key.map(|key| Map::from_iter([(key.to_owned(), id.into())])).ok_or_else(none)
    }

    /// What a set-up is played on; nothing, if the game has no scenarios.
    #[must_use]
    pub fn played_on(&self, setup: &Value) -> Option<PlayedOn> {
        match setup.get(self.scenario_key?)? {
            Value::String(id) => Some(PlayedOn::Printed { id: clipped(id) }),
            own => Some(PlayedOn::Own { name: clipped(own.get("name").and_then(Value::as_str).unwrap_or_default()) }),
        }
    }

    /// The set-up for so many seats that is otherwise as usual.
    pub fn with_seats(&self, seats: u8) -> Result<Map<String, Value>, SetupError> {
        let fixed = || SetupError::new("seats", format!("{} leaves no choice", self.slug));
        self.seats_key.map(|key| Map::from_iter([(key.to_owned(), seats.into())])).ok_or_else(fixed)
    }
}

/// What a match is played on, as a list shows it: neither is longer than a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PlayedOn {
    /// A scenario or map of the game.
    Printed {
        /// Its id, as [`GameInfo::scenarios`] lists it.
        id: String,
    },
    /// One that a person wrote.
    Own {
        /// What they called it.
        name: String,
    },
}

/// Set-ups that were stored before there were limits may hold longer names.
fn clipped(name: &str) -> String {
    name.chars().filter(|&c| !is_misleading(c)).take(LONGEST_NAME).collect()
}

/// One option of a game. Its label is the message `option-<key>`, its explanation `option-<key>.help`; the words of a choice
/// are said by `option-<key>-<word>`, and scenarios by `scenario-<id>`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OptionInfo {
    /// The key in the set-up.
    pub key: &'static str,
    /// What it may be.
    pub values: OptionValues,
    /// The clauses that it switches.
    pub clauses: &'static [&'static str],
}

/// What an option may be; the first is the default.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OptionValues {
    /// Off or on.
    Switch,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A number of this range.
    Number {
        /// What it is if nothing is said.
        default: u32,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Role {
    /// What the seat is called: "Germany", "United States".
    pub name: Text,
    /// Seats of one team win and lose together.
    pub team: u8,
    /// It is asked first in every match of this set-up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
    pub begins: bool,
}

impl Role {
    /// A seat's name and team; who begins is not told.
    #[must_use]
    pub fn new(name: Text, team: u8) -> Role {
        Role { name, team, begins: false }
    }

    /// Roles for seats that each play for themselves, by the messages that name them.
    #[must_use]
    pub fn rivals<const N: usize>(names: [&'static str; N]) -> Vec<Role> {
        names.into_iter().zip(0..).map(|(name, team)| Role::new(Text::new(name), team)).collect()
    }
}
