//! A scenario as a person writes it: `data/scenarios/*.toml`, a person's own file with or without its own cards, or the inline
//! value of a set-up. `docs/scenarios/heroes.md` explains the format.

use serde::{Deserialize, Serialize};

use crate::effect_file::EventFile;
use crate::field::{MarkersFile, ZoneExtraFile};
use crate::kind::{HeroFile, UnitFile};

/// A scenario as it is written. Names are plain text here; the validator in `scenario.rs` looks at them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    /// What a program calls it; left out in a person's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What it is called.
    pub name: String,
    /// When it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Four to eight.
    pub turns: u8,
    /// Who begins.
    pub first: String,
    /// HN-31.4: who holds marked boxes at the start.
    pub defender: String,
    /// The rows of the map, the top one first.
    pub map: Vec<String>,
    /// The markers in boxes.
    #[serde(default)]
    pub markers: MarkersFile,
    /// What boxes are worth.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub score: Vec<ScoreFile>,
    /// Points for pairs of destroyed units.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub score_pairs: Vec<ScorePairsFile>,
    /// Points for units that leave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score_exit: Option<ScoreExitFile>,
    /// Who wins when.
    pub win: Vec<WinFile>,
    /// Fire before turn 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bombard: Option<BombardFile>,
    /// Engineers' charges.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charge: Option<ChargeFile>,
    /// Mist.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub far_fire: Option<FarFireFile>,
    /// HQs that are cut off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut_off: Option<CutOffFile>,
    /// Where units may leave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exits: Option<ExitsFile>,
    /// Cards set aside that come on a turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arrive: Vec<ArriveFile>,
    /// DIRECTIVES that come on a turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub income: Vec<IncomeFile>,
    /// Unit Cards of one's own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unit: Vec<UnitFile>,
    /// Hero cards of one's own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hero: Vec<HeroFile>,
    /// Generic Event cards of one's own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub event: Vec<EventFile>,
    /// The US side.
    pub us: SideFile,
    /// The German side.
    pub ge: SideFile,
}

/// What a scenario gives one side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SideFile {
    /// COMMAND markers: one number for every turn, or a list.
    pub commands: CommandsFile,
    /// DIRECTIVES at the start.
    #[serde(default)]
    pub directives: u8,
    /// Cards of the opening hand.
    #[serde(default)]
    pub hand: u8,
    /// The reinforcement zone; the own edge row if nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zone: Vec<String>,
    /// Further boxes for cards with an ability.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone_extra: Option<ZoneExtraFile>,
    /// HN-47.6: the rows in which cards may arrive next to an HQ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hq_rows: Option<[u8; 2]>,
    /// Cards that are deployed visible, such as `U15@A2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub visible: Vec<String>,
    /// Cards that are deployed hidden.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hidden: Vec<String>,
    /// How many cards the reserve has, to check the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserve_size: Option<u8>,
    /// Cards of the reserve, such as `U15×2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserve: Vec<String>,
    /// Cards set aside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<String>,
    /// The historical events, numbered in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub event: Vec<EventFile>,
}

/// COMMAND markers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum CommandsFile {
    /// The same every turn.
    Each(u8),
    /// Turn by turn.
    List(Vec<u8>),
}

/// What a box is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ScoreFile {
    /// To one side alone; to both if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// The box.
    #[serde(rename = "box")]
    pub tile: String,
    /// Points.
    pub value: u8,
    /// `now`, or `end` if they are counted after the last turn only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
}

/// One point for every two enemy units destroyed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ScorePairsFile {
    /// Who scores.
    pub side: String,
    /// `now` or `end`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
}

/// Points for a unit that leaves: its printed hit points and so many more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ScoreExitFile {
    /// Who scores.
    pub side: String,
    /// On top of the hit points.
    pub plus: u8,
    /// More for an HQ.
    pub hq: u8,
}

/// A victory condition; one without a condition holds if none before it did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WinFile {
    /// Who wins; with `more_points`, who wins a tie.
    pub side: String,
    /// `phase`, `turn` or `end`.
    pub moment: String,
    /// Boxes that must be controlled, all groups together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub control: Vec<ControlFile>,
    /// So many points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// The side with more points wins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more_points: bool,
    /// The clause that says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// At least so many of some boxes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ControlFile {
    /// The boxes.
    pub boxes: Vec<String>,
    /// How many of them.
    pub least: u8,
}

/// HN-43.3: fire before turn 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct BombardFile {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    pub side: String,
    pub boxes: u8,
    pub rows: [u8; 2],
    pub value: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<String>,
}

/// HN-45.5: charges.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct ChargeFile {
    pub side: String,
    pub ability: String,
    pub types: Vec<String>,
    pub value: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<String>,
}

/// HN-46.3: mist.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct FarFireFile {
    pub turns: [u8; 2],
    pub distance: u8,
    pub modifier: i8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<String>,
}

/// HN-46.4: HQs that are cut off.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct CutOffFile {
    pub side: String,
    pub hq_rows: [u8; 2],
    pub enemy_rows: [u8; 2],
}

/// HN-47.4: exits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct ExitsFile {
    pub side: String,
    pub boxes: Vec<String>,
    pub ways: Vec<String>,
}

/// HN-44.3: cards set aside that come on a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct ArriveFile {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    pub side: String,
    pub turn: u8,
    pub cards: Vec<String>,
    pub place: u8,
    pub boxes: Vec<String>,
}

/// HN-46.5: DIRECTIVES that come on a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct IncomeFile {
    pub side: String,
    pub turn: u8,
    pub directives: u8,
}
