//! A map as it is written: the nine of the game and a person's own have the same form
//! (`docs/scenarios/dday-dice.md`).

use serde::{Deserialize, Serialize};

use crate::dice::Face;
use crate::item::Item;
use crate::sector::Sector;
use crate::specialist::Specialist;
use crate::vehicle::Vehicle;

/// A whole map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema), schemars(transform = underscored))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MapFile {
    /// Its name in commands: `tiger`.
    pub id: String,
    /// The name people know it by.
    pub name: String,
    /// Where it is.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// When it was.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// The start sectors.
    pub start: Vec<Sector>,
    /// What each unit starts with.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub soldiers: u8,
    /// Stars at the start.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub stars: u8,
    /// Courage at the start.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub courage: u8,
    /// Item points at the start.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: u8,
    /// The special items that may be chosen into the pool (DD-2.6).
    #[serde(default, alias = "special_items", skip_serializing_if = "Vec::is_empty")]
    pub special_items: Vec<Item>,
    /// Items of which one for each unit is in the pool besides.
    #[serde(default, alias = "each_unit", skip_serializing_if = "Vec::is_empty")]
    pub each_unit: Vec<Item>,
    /// The vehicles of the pool.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<Vehicle>,
    /// What special damage costs (DD-18.9).
    #[serde(default, alias = "special_damage", skip_serializing_if = "Option::is_none")]
    pub special_damage: Option<SpecialDamage>,
    /// What is other with two, three or four units.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<Together>,
    /// The sectors.
    pub sector: Vec<SectorEntry>,
    /// The borders.
    pub edge: Vec<EdgeEntry>,
}

/// What is other with several units than alone; what is not named is as alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema), schemars(transform = underscored))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Together {
    /// With so many units: 2, 3 or 4.
    pub units: u8,
    /// Soldiers at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soldiers: Option<u8>,
    /// Stars at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stars: Option<u8>,
    /// Courage at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub courage: Option<u8>,
    /// Item points at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// DEF of the bunker.
    #[serde(default, alias = "bunker_def", skip_serializing_if = "Option::is_none")]
    pub bunker_def: Option<u8>,
}

impl MapFile {
    /// What is other with so many units.
    #[must_use]
    pub fn with_units(&self, units: u8) -> Option<&Together> {
        self.together.iter().find(|together| together.units == units)
    }

    /// DD-2.4: soldiers, stars, courage and item points that each of so many units starts with.
    #[must_use]
    pub fn start_resources(&self, units: u8) -> [u8; 4] {
        let other = self.with_units(units);
        let resource = |alone: u8, together: fn(&Together) -> Option<u8>| other.and_then(together).unwrap_or(alone);
        [
            resource(self.soldiers, |with| with.soldiers),
            resource(self.stars, |with| with.stars),
            resource(self.courage, |with| with.courage),
            resource(self.points, |with| with.points),
        ]
    }
}

/// What an MG die that shows a 6 costs every unit in a sector marked `special`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SpecialDamage {
    /// One specialist of its choice.
    Specialist,
    /// One courage.
    Courage,
}

/// The shield of a sector (DD-19.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shield {
    /// Units may stay within DD-10.
    #[default]
    White,
    /// A unit must move on in the next turn.
    Black,
}

/// One sector.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema), schemars(transform = underscored))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SectorEntry {
    /// Its number, or `"bunker"`.
    pub id: Sector,
    /// Its row, 0 for the landing zone.
    pub row: u8,
    /// From where to where it goes on a board 12 wide.
    pub span: [u8; 2],
    /// DEF of the first, second, … combat of a unit there.
    pub def: Vec<u8>,
    /// How many MG dice.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub mg: u8,
    /// Its shield.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shield: Shield,
    /// Demand: one of these must be in the unit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub have: Vec<Specialist>,
    /// Demand: one of these dies on entry; `"any"` is every specialist.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sacrifice: Vec<Sacrifice>,
    /// Demand: one of these items is discarded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<Item>,
    /// Demand: so many explosive icons are discarded.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub explosives: u8,
    /// A colourless result each turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Face>,
    /// A result taken from the dice each turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<Face>,
    /// A specialist that joins whoever enters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub here: Option<Specialist>,
    /// How many dice are rolled here.
    #[serde(default = "six", skip_serializing_if = "is_six")]
    pub dice: u8,
    /// No dice are locked here.
    #[serde(default, alias = "no_lock", skip_serializing_if = "std::ops::Not::not")]
    pub no_lock: bool,
    /// No items or vehicles come from the pool here.
    #[serde(default, alias = "no_items", skip_serializing_if = "std::ops::Not::not")]
    pub no_items: bool,
    /// The award symbol.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub award: bool,
    /// 1d6 soldiers on entry.
    #[serde(default, alias = "enter_d6", skip_serializing_if = "std::ops::Not::not")]
    pub enter_d6: bool,
    /// So many units at a time; 0 is any number.
    #[serde(default, alias = "max_units", skip_serializing_if = "is_zero")]
    pub max_units: u8,
    /// Special damage on a 6.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub special: bool,
}

/// A specialist that may be sacrificed, or any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Sacrifice {
    /// Any one specialist.
    Any(AnyOne),
    /// This one.
    One(Specialist),
}

/// The word `any`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub enum AnyOne {
    /// Any one specialist.
    #[serde(rename = "any")]
    Any,
}

/// One border.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EdgeEntry {
    /// The sector in the lower row, or one of two neighbours.
    pub from: Sector,
    /// The sector in the next row, or the other neighbour.
    pub to: Sector,
    /// The courage of a forward move, the same for the whole line.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cost: u8,
    /// Mines.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mines: bool,
    /// An obstacle.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub obstacle: bool,
}

const fn six() -> u8 {
    6
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
const fn is_six(dice: &u8) -> bool {
    *dice == 6
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Names of several words may be written with `_`, too.
#[cfg(feature = "wire")]
fn underscored(schema: &mut schemars::Schema) {
    let Some(properties) = schema.get_mut("properties").and_then(|properties| properties.as_object_mut()) else {
        return;
    };
    let several: Vec<_> = properties.iter().filter(|(name, _)| name.contains('-')).collect();
    let again: Vec<_> = several.into_iter().map(|(name, shape)| (name.replace('-', "_"), shape.clone())).collect();
    properties.extend(again);
}
