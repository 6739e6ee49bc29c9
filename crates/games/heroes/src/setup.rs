//! Set-up (HN-3, HN-30): the options, and the first state.

use std::fmt;
use std::sync::Arc;

use sandtable_core::{SetupError, printed_or_own};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::scenario::{IDS, Scenario, build, printed};
use crate::scenario_file::ScenarioFile;
use crate::scenario_text::inline_fault;

/// The options of a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Setup {
    /// What is played.
    pub scenario: ScenarioChoice,
    /// HN-30.1: no Event cards.
    pub no_events: bool,
    /// HN-30.2: every GO! roll succeeds.
    pub sure_activation: bool,
    /// HN-30.3: every box counts as Open.
    pub no_terrain: bool,
    /// HN-30.4: everything is visible.
    pub no_hidden: bool,
    /// HN-30.7: a total of 12 gives two HITs.
    pub casualties: bool,
}

/// HN-30: the variants that are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the set-up explains them")]
pub struct Variants {
    pub no_events: bool,
    pub sure_activation: bool,
    pub no_terrain: bool,
    pub no_hidden: bool,
    pub casualties: bool,
}

/// One of the seven, or a person's own. Written as an id (`"omaha"`), as a number from 1 to 7, or as the whole scenario.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string | Record<string, unknown>"),
    schemars(with = "ScenarioShape")
)]
pub enum ScenarioChoice {
    /// A printed scenario, by its number from 0.
    Printed(u8),
    /// A person's own.
    Own(Arc<ScenarioFile>),
}

/// How a choice is written: an id, a number, or the scenario itself.
#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum ScenarioShape {
    Printed(#[schemars(extend("enum" = words()))] String),
    Number(#[schemars(range(min = 1, max = IDS.len()))] u8),
    Own(Box<ScenarioFile>),
}

/// The words that programs should write: ids and numbers. What a person types otherwise, such as "La Fière", is read as well.
#[cfg(feature = "wire")]
fn words() -> Vec<String> {
    let numbers = (1..=IDS.len()).map(|number| number.to_string());
    IDS.iter().map(|id| (*id).to_owned()).chain(numbers).collect()
}

impl Default for ScenarioChoice {
    fn default() -> ScenarioChoice {
        ScenarioChoice::Printed(0)
    }
}

impl Serialize for ScenarioChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ScenarioChoice::Printed(number) => {
                serializer.serialize_str(IDS.get(usize::from(*number)).unwrap_or(&IDS[0]))
            }
            ScenarioChoice::Own(file) => file.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for ScenarioChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expected = format!("a scenario: {}, 1 to 7, or a whole scenario of one's own", IDS.join(", "));
        printed_or_own(deserializer, &expected, printed_choice, |file| Ok(ScenarioChoice::Own(Arc::new(file))))
    }
}

/// By id or number, and as the rules write it, too: "Turqueville", "La Fière".
fn printed_choice(word: &str) -> Option<ScenarioChoice> {
    let plain = word.trim().to_lowercase().replace(' ', "-").replace('è', "e");
    let number = IDS.iter().enumerate().position(|(index, id)| *id == plain || (index + 1).to_string() == plain)?;
    Some(ScenarioChoice::Printed(number as u8))
}

/// The scenario that a state is played in. A printed one costs nothing to copy.
#[derive(Clone)]
pub(crate) enum ScenarioRef {
    Printed(u8, &'static Scenario),
    Own(Arc<Scenario>),
}

impl fmt::Debug for ScenarioRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.get().file.name)
    }
}

impl PartialEq for ScenarioRef {
    fn eq(&self, other: &ScenarioRef) -> bool {
        match (self, other) {
            (ScenarioRef::Printed(one, _), ScenarioRef::Printed(another, _)) => one == another,
            (ScenarioRef::Own(one), ScenarioRef::Own(another)) => Arc::ptr_eq(one, another) || one.file == another.file,
            _ => false,
        }
    }
}

impl ScenarioRef {
    #[inline]
    pub(crate) fn get(&self) -> &Scenario {
        match self {
            ScenarioRef::Printed(_, scenario) => scenario,
            ScenarioRef::Own(scenario) => scenario,
        }
    }

    pub(crate) fn choice(&self) -> ScenarioChoice {
        match self {
            ScenarioRef::Printed(number, _) => ScenarioChoice::Printed(*number),
            ScenarioRef::Own(scenario) => ScenarioChoice::Own(scenario.file.clone()),
        }
    }
}

impl Setup {
    /// A printed scenario without variants, by its number from 1.
    #[must_use]
    pub fn printed(number: u8) -> Setup {
        Setup { scenario: ScenarioChoice::Printed(number - 1), ..Setup::default() }
    }

    /// The variants that are chosen.
    #[must_use]
    pub fn variants(&self) -> Variants {
        Variants {
            no_events: self.no_events,
            sure_activation: self.sure_activation,
            no_terrain: self.no_terrain,
            no_hidden: self.no_hidden,
            casualties: self.casualties,
        }
    }

    /// Can it be played? If not, which key is wrong.
    pub(crate) fn check(&self) -> Result<ScenarioRef, SetupError> {
        match &self.scenario {
            ScenarioChoice::Printed(number) if usize::from(*number) < IDS.len() => {
                Ok(ScenarioRef::Printed(*number, printed(usize::from(*number))))
            }
            ScenarioChoice::Printed(number) => {
                Err(SetupError::new("setup.scenario", format!("expected one of the seven, found {number}")))
            }
            ScenarioChoice::Own(file) => match build(file.clone()) {
                Ok(scenario) => Ok(ScenarioRef::Own(Arc::new(scenario))),
                Err(fault) => Err(inline_fault(&fault)),
            },
        }
    }
}

impl crate::state::Heroes {
    /// The set-up this state was started with.
    pub(crate) fn options(&self) -> Setup {
        let Variants { no_events, sure_activation, no_terrain, no_hidden, casualties } = self.variants;
        Setup { scenario: self.scenario.choice(), no_events, sure_activation, no_terrain, no_hidden, casualties }
    }
}
