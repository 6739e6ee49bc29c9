//! The nations, which differ in their tricolour bonuses (DD-7).

use std::sync::LazyLock;

use sandtable_core::{named, read_data_file};
use serde::Deserialize;

use crate::dice::Face;

/// Who lands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
#[repr(u8)]
pub enum Nation {
    /// The United States.
    #[default]
    Us,
    /// The United Kingdom.
    Uk,
    /// Canada.
    Ca,
    /// France.
    Fr,
}

/// One part of a bonus; a bonus with two parts offers the choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct BonusPart {
    /// An item of the pool up to this printed cost.
    pub item: u8,
    /// One colourless result of choice.
    pub result: bool,
    /// The item or the result goes to the unit itself or to another.
    pub to_any: bool,
    /// Soldiers.
    pub soldiers: u8,
    /// Courage.
    pub courage: u8,
    /// Stars.
    pub stars: u8,
    /// Item points.
    pub points: u8,
    /// Soldiers for another unit.
    pub others_soldiers: u8,
    /// Item points for another unit.
    pub others_points: u8,
    /// A Battle Cry.
    pub cry: bool,
    /// One other unit may follow the Battle Cry move (DD-7.23).
    pub follow: bool,
    /// The Battle Cry move makes no mine roll (DD-7.24).
    pub no_mines: bool,
    /// So many more items may be found this turn.
    pub finds: u8,
}

impl BonusPart {
    /// Does it give something to another unit besides the own (DD-7.29)?
    #[must_use]
    pub const fn gives_another(&self) -> bool {
        self.others_soldiers > 0 || self.others_points > 0
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bonuses {
    skull: Vec<BonusPart>,
    star: Vec<BonusPart>,
    s1: Vec<BonusPart>,
    s2: Vec<BonusPart>,
    courage: Vec<BonusPart>,
    tool: Vec<BonusPart>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    us: Bonuses,
    uk: Bonuses,
    ca: Bonuses,
    fr: Bonuses,
}

static BONUSES: LazyLock<File> =
    LazyLock::new(|| read_data_file("data/nations.toml", include_str!("../data/nations.toml")));

impl Nation {
    /// The parts of its bonus for three dice with this face: one, or two to choose from.
    #[must_use]
    pub fn bonus(self, face: Face) -> &'static [BonusPart] {
        let all = match self {
            Nation::Us => &BONUSES.us,
            Nation::Uk => &BONUSES.uk,
            Nation::Ca => &BONUSES.ca,
            Nation::Fr => &BONUSES.fr,
        };
        match face {
            Face::Skull => &all.skull,
            Face::Star => &all.star,
            Face::One => &all.s1,
            Face::Two => &all.s2,
            Face::Courage => &all.courage,
            Face::Tool => &all.tool,
        }
    }

    /// The Battle Cry of the nation.
    #[must_use]
    pub fn cry(self) -> &'static BonusPart {
        &self.bonus(Face::Courage)[0]
    }
}

// In the order in which seats get them.
named!(Nation, "nation", { Us => "us", Uk => "uk", Ca => "ca", Fr => "fr" });
