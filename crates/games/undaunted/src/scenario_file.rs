//! A scenario as a person writes it: `data/scenarios/*.toml`, a person's own file, or the inline value of a set-up.
//! `docs/scenarios/undaunted.md` explains the format.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::map::Layout;
use crate::side::Side;

/// A scenario as it is written. Names are plain text here; the validator in `scenario.rs` looks at them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ScenarioFile {
    /// What it is called.
    pub name: String,
    /// How the lines of the map run.
    pub layout: Layout,
    /// Who holds the initiative marker first.
    pub first: Side,
    /// Where the radio lies, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub radio: Option<String>,
    /// The lines of the map, one after the other.
    pub map: Vec<LineFile>,
    /// The objectives: tiles with their values.
    #[serde(default)]
    pub objectives: BTreeMap<String, u8>,
    /// The US side.
    pub us: SideFile,
    /// The German side.
    pub ge: SideFile,
}

/// One straight line of tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LineFile {
    /// The offset of the first tile, in half tiles.
    pub offset: u8,
    /// The tiles, each two half tiles further; `-` leaves a gap.
    pub tiles: Vec<String>,
}

/// What a scenario gives one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SideFile {
    /// What it plays for.
    pub goal: Goal,
    /// Tiles with a marker that shows scouted.
    #[serde(default)]
    pub scouted: Vec<String>,
    /// Tiles with a marker that shows controlled.
    #[serde(default)]
    pub controlled: Vec<String>,
    /// Whom the spawn markers serve (`all`, `a`, `b`, `c`, `sniper`, `mortar`), and their tiles.
    pub spawns: BTreeMap<String, String>,
    /// Tiles with the counters that start there.
    pub counters: BTreeMap<String, Vec<String>>,
    /// How many cards of each kind begin in the deck.
    pub deck: BTreeMap<String, u8>,
    /// How many cards of each kind begin in the supply.
    #[serde(default)]
    pub supply: BTreeMap<String, u8>,
}

impl ScenarioFile {
    /// What it gives a side.
    #[must_use]
    pub fn side(&self, side: Side) -> &SideFile {
        match side {
            Side::Us => &self.us,
            Side::Ge => &self.ge,
        }
    }
}

/// UN-13.1: what a side plays for. Written as a number of points, or as `"pin"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "number | \"pin\""),
    schemars(with = "GoalShape")
)]
pub enum Goal {
    /// So many points.
    Points(u16),
    /// The opponent without a Riflemen counter.
    Pin,
}

impl Serialize for Goal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Goal::Points(points) => serializer.serialize_u16(*points),
            Goal::Pin => serializer.serialize_str("pin"),
        }
    }
}

impl<'de> Deserialize<'de> for Goal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct GoalVisitor;
        impl serde::de::Visitor<'_> for GoalVisitor {
            type Value = Goal;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of points from 1 to 99, or \"pin\"")
            }

            fn visit_u64<E: serde::de::Error>(self, points: u64) -> Result<Goal, E> {
                match u16::try_from(points) {
                    Ok(points @ 1..=99) => Ok(Goal::Points(points)),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Unsigned(points), &self)),
                }
            }

            fn visit_i64<E: serde::de::Error>(self, points: i64) -> Result<Goal, E> {
                match u64::try_from(points) {
                    Ok(points) => self.visit_u64(points),
                    Err(_) => Err(E::invalid_value(serde::de::Unexpected::Signed(points), &self)),
                }
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Goal, E> {
                match word {
                    "pin" => Ok(Goal::Pin),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(word), &self)),
                }
            }
        }
        deserializer.deserialize_any(GoalVisitor)
    }
}

/// How a goal is written: points, or the word `pin`.
#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum GoalShape {
    Points(#[schemars(range(min = 1, max = 99))] u16),
    Word(GoalWord),
}

#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum GoalWord {
    Pin,
}
