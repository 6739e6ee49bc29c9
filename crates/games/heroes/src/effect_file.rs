//! Events as a person writes them: `data/events.toml`, the events of a scenario, and a person's own. One table a kind of
//! effect; `docs/scenarios/heroes.md` lists them.

use serde::{Deserialize, Serialize};

/// An event as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EventFile {
    /// The number of a generic event, such as `EU01`; a historical one has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Whose card it is; left out where the id tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// Its name.
    pub name: String,
    /// The clause that describes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// `OWN`, `ENEMY` or `ANY`, which it is if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timing: Option<String>,
    /// `now`, `phase`, `turn` or `marker`; `now` if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duration: Option<String>,
    /// The first and the last turn in which it may be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<[u8; 2]>,
    /// What it does.
    pub effect: EffectsFile,
}

/// The effects of an event, by their keys. Several are settled in the order of this list.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct EffectsFile {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub look_hand: Option<NothingFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<CountFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub directives: Option<CountFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go_roll: Option<GoRollFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ignore: Option<IgnoreFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub save: Option<SaveFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub directives_despite: Option<DespiteFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ap: Option<TargetFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_move: Option<TargetFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shoot_mod: Option<ShootModFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terrain_as: Option<TerrainAsFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective_value: Option<ObjectiveValueFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marker: Option<MarkerFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unmark: Option<MarkerFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<AttackFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barrage: Option<BarrageFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hit: Option<TargetFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suppress: Option<TargetFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unsuppress: Option<TargetFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heal: Option<TargetFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go: Option<TargetFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_up: Option<TargetFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_down: Option<TargetFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surrender: Option<RollFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rout: Option<RollFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<ActFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_move: Option<AllMoveFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_fire: Option<TargetFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pick: Option<NothingFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<PlaceFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<ChoiceFile>,
}

/// An effect without parameters.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NothingFile {}

/// How many.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct CountFile {
    pub count: i8,
}

/// A change of GO! rolls of the enemy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct GoRollFile {
    pub modifier: i8,
}

/// An ability that is off.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct IgnoreFile {
    pub ability: String,
    pub target: FilterFile,
}

/// A save value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct SaveFile {
    pub value: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<u8>,
    pub target: FilterFile,
}

/// DIRECTIVES in spite of a state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct DespiteFile {
    pub state: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<FilterFile>,
}

/// Some units, and how many of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct TargetFile {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub markers: Option<u8>,
    pub target: FilterFile,
}

/// A change of attack totals.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct ShootModFile {
    pub modifier: i8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub distance: Option<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
    pub target: FilterFile,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<FilterFile>,
}

/// One terrain for another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct TerrainAsFile {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    pub terrain: String,
}

/// A new victory value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct ObjectiveValueFile {
    #[serde(rename = "box")]
    pub tile: String,
    pub value: u8,
}

/// A marker that is put down or taken away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct MarkerFile {
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<FilterFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_terrain: Vec<String>,
}

/// Attacks without attacking unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct AttackFile {
    pub value: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub distinct: bool,
    pub target: FilterFile,
}

/// Attacks on every unit in boxes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct BarrageFile {
    pub value: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub around: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxes: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rows: Option<[u8; 2]>,
    pub sides: String,
}

/// A die for units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct RollFile {
    pub number: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all: bool,
    pub target: FilterFile,
}

/// A unit acts without activation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct ActFile {
    pub moves: u8,
    pub attacks: AttacksFile,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bound: bool,
    pub target: FilterFile,
}

/// A number of attacks, or `"each"` for one with each value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum AttacksFile {
    /// So many.
    Number(u8),
    /// `"each"`.
    Word(String),
}

/// Every matching unit may move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct AllMoveFile {
    pub direction: String,
    pub target: FilterFile,
}

/// Arrivals.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct PlaceFile {
    pub from: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<String>,
    pub boxes: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beside: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub optional: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_score: bool,
}

/// A seat picks one of several effects.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of effect keys explains them")]
pub struct ChoiceFile {
    pub seat: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub directive: Option<Box<EffectsFile>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub obstacle: Option<Box<EffectsFile>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suppressed: Option<Box<EffectsFile>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Box<EffectsFile>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Box<EffectsFile>>,
}

/// Which units.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the table of filters explains them")]
pub struct FilterFile {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visible: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub all_types: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_types: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub armoured: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suppressed: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_terrain: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<[u8; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decoys: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub near: Option<NearFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub or: Option<Box<FilterFile>>,
}

/// A unit that another must be near.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the table of filters explains them")]
pub struct NearFile {
    pub within: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visible: Option<bool>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}
