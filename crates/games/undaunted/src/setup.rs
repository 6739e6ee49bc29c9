//! Set-up (UN-3): the options, and the first state.

use std::sync::Arc;

use sandtable_core::{Chance, Pending, SetupError, Unheard, printed_or_own};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::force::{Counter, Force};
use crate::scenario::{Goals, Scenario, build, printed};
use crate::scenario_file::ScenarioFile;
use crate::scenario_text::inline_fault;
use crate::side::Side;
use crate::state::Undaunted;

/// The most rounds that a match may be limited to.
pub const MOST_ROUNDS: u32 = 1_000;

/// The options of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Setup {
    /// What is played.
    pub scenario: ScenarioChoice,
    /// After how many rounds the match ends at the latest (UN-13.20).
    #[cfg_attr(feature = "wire", schemars(range(min = 1, max = MOST_ROUNDS)))]
    pub round_limit: u32,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { scenario: ScenarioChoice::Printed(1), round_limit: 150 }
    }
}

/// One of the twelve, or a person's own. Written as a number, as a word (`"10"`), or as the whole scenario.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string | Record<string, unknown>"),
    schemars(with = "ScenarioShape")
)]
pub enum ScenarioChoice {
    /// A printed scenario, 1 to 12.
    Printed(u8),
    /// A person's own.
    Own(Arc<ScenarioFile>),
}

/// How a choice is written: the number of a printed one, as a word or as it is, or a whole scenario.
#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum ScenarioShape {
    Printed(#[schemars(extend("enum" = crate::info::SCENARIOS))] String),
    Number(#[schemars(range(min = 1, max = 12))] u8),
    Own(Box<ScenarioFile>),
}

impl Serialize for ScenarioChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ScenarioChoice::Printed(number) => serializer.collect_str(number),
            ScenarioChoice::Own(file) => file.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for ScenarioChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expected = "a scenario: \"1\" to \"12\", or a whole scenario of one's own";
        let printed = |word: &str| (1..=12u8).find(|number| number.to_string() == word).map(ScenarioChoice::Printed);
        printed_or_own(deserializer, expected, printed, |file| Ok(ScenarioChoice::Own(Arc::new(file))))
    }
}

/// The scenario that a state is played in. A printed one costs nothing to copy.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ScenarioRef {
    Printed(u8),
    Own(Arc<Scenario>),
}

impl ScenarioRef {
    pub(crate) fn get(&self) -> &Scenario {
        match self {
            ScenarioRef::Printed(number) => printed(*number),
            ScenarioRef::Own(scenario) => scenario,
        }
    }

    pub(crate) fn choice(&self) -> ScenarioChoice {
        match self {
            ScenarioRef::Printed(number) => ScenarioChoice::Printed(*number),
            ScenarioRef::Own(scenario) => ScenarioChoice::Own(scenario.file.clone()),
        }
    }
}

impl Setup {
    /// A printed scenario with the usual limit.
    #[must_use]
    pub fn printed(number: u8) -> Setup {
        Setup { scenario: ScenarioChoice::Printed(number), ..Setup::default() }
    }

    /// Can it be played? If not, which key is wrong.
    pub(crate) fn check(&self, goals: Goals) -> Result<ScenarioRef, SetupError> {
        if !(1..=MOST_ROUNDS).contains(&self.round_limit) {
            return Err(SetupError::new(
                "setup.round-limit",
                format!("expected 1 to {MOST_ROUNDS}, found {}", self.round_limit),
            ));
        }
        match &self.scenario {
            ScenarioChoice::Printed(number @ 1..=12) => Ok(ScenarioRef::Printed(*number)),
            ScenarioChoice::Printed(number) => {
                Err(SetupError::new("setup.scenario", format!("expected 1 to 12, found {number}")))
            }
            ScenarioChoice::Own(file) => match build(file.clone(), goals) {
                Ok(scenario) => Ok(ScenarioRef::Own(Arc::new(scenario))),
                Err(fault) => Err(inline_fault(&fault)),
            },
        }
    }
}

impl Undaunted {
    /// UN-3: the first state, with the first cards drawn.
    pub(crate) fn set_up(setup: &Setup, chance: &mut dyn Chance) -> Result<Undaunted, SetupError> {
        let mut game = Undaunted::bare(setup.check(Goals::InReach)?, setup.round_limit as u16);
        // UN-3.14: the US deck is shuffled first.
        for side in Side::BOTH {
            game.forces[side.index()].deck = game.mission().side(side).deck.shuffled(chance);
        }
        game.begin_round(chance, &mut Unheard);
        game.settle(None, chance, &mut Unheard);
        Ok(game)
    }

    /// The table as the scenario lays it out, before the decks are put down.
    pub(crate) fn bare(scenario: ScenarioRef, round_limit: u16) -> Undaunted {
        let table = scenario.get();
        let forces = [0, 1].map(|index| {
            let setup = &table.sides[index];
            Force {
                supply: setup.supply,
                marked: setup.marked,
                controlled: setup.controlled,
                counters: setup.counters.map(|tile| tile.map_or(Counter::Off, Counter::Ready)),
                ..Force::EMPTY
            }
        });
        Undaunted {
            round_limit,
            round: 0,
            marker: table.file.first,
            pending: Pending::new(),
            radio_value: table.radio.map_or(0, |tile| u16::from(table.value(tile))),
            ending: None,
            forces,
            scenario,
        }
    }
}
