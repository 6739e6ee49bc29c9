//! Units: their kinds, their values (AD-2), and how many of each stand together.

use std::sync::LazyLock;

use sandtable_core::{Id, named, read_data_file, spelled};
use serde::Deserialize;

use crate::side::{Power, Side};

/// A kind of unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Kind {
    /// Infantry.
    Infantry,
    /// Artillery.
    Artillery,
    /// A tank.
    Tank,
    /// A blockhouse, of the Axis only (AD-2.5).
    Blockhouse,
    /// A fighter, of the Allies only (AD-2.6).
    Fighter,
    /// A bomber, of the Allies only.
    Bomber,
}

named!(Kind, "kind of unit", {
    Infantry => "infantry",
    Artillery => "artillery",
    Tank => "tank",
    Blockhouse => "blockhouse",
    Fighter => "fighter",
    Bomber => "bomber",
});

impl Kind {
    /// Infantry, artillery and tanks: what moves on land and counts for the limit of eight (AD-7.1).
    pub const LINE: [Kind; 3] = [Kind::Infantry, Kind::Artillery, Kind::Tank];
    /// The land units (AD-2.7), in the order in which their dice are rolled (AD-18.4).
    pub const LAND: [Kind; 4] = [Kind::Infantry, Kind::Artillery, Kind::Tank, Kind::Blockhouse];
    /// The air units (AD-2.6).
    pub const AIR: [Kind; 2] = [Kind::Fighter, Kind::Bomber];

    /// The letter of the charts and the set-up: `I`, and `M` for a bomber.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::Infantry => 'I',
            Kind::Artillery => 'A',
            Kind::Tank => 'T',
            Kind::Blockhouse => 'B',
            Kind::Fighter => 'F',
            Kind::Bomber => 'M',
        }
    }

    /// The kind of a letter.
    #[must_use]
    pub fn lettered(letter: char) -> Option<Kind> {
        Kind::all().find(|kind| kind.letter() == letter)
    }

    /// AD-2.7: does it fight on land?
    #[must_use]
    pub const fn is_land(self) -> bool {
        !self.is_air()
    }

    /// AD-2.6: does it fly?
    #[must_use]
    pub const fn is_air(self) -> bool {
        matches!(self, Kind::Fighter | Kind::Bomber)
    }

    /// AD-7.1, AD-7.3, AD-7.4: does it count for the limit of eight?
    #[must_use]
    pub const fn is_line(self) -> bool {
        matches!(self, Kind::Infantry | Kind::Artillery | Kind::Tank)
    }
}

/// A kind of unit of a power. Units of one kind and power are interchangeable (AD-2.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Unit(u8);

/// How many there are.
pub const UNITS: usize = 14;

const TABLE: [(Power, Kind, &str); UNITS] = [
    (Power::Axis, Kind::Infantry, "infantry"),
    (Power::Axis, Kind::Artillery, "artillery"),
    (Power::Axis, Kind::Tank, "tank"),
    (Power::Axis, Kind::Blockhouse, "blockhouse"),
    (Power::Uk, Kind::Infantry, "uk-infantry"),
    (Power::Uk, Kind::Artillery, "uk-artillery"),
    (Power::Uk, Kind::Tank, "uk-tank"),
    (Power::Uk, Kind::Fighter, "uk-fighter"),
    (Power::Uk, Kind::Bomber, "uk-bomber"),
    (Power::Us, Kind::Infantry, "us-infantry"),
    (Power::Us, Kind::Artillery, "us-artillery"),
    (Power::Us, Kind::Tank, "us-tank"),
    (Power::Us, Kind::Fighter, "us-fighter"),
    (Power::Us, Kind::Bomber, "us-bomber"),
];

impl Unit {
    /// The blockhouse.
    pub const BLOCKHOUSE: Unit = Unit(3);
    /// The Axis artillery.
    pub const FLAK: Unit = Unit(1);

    /// All of them: the Axis, the UK, the US.
    pub fn all() -> impl DoubleEndedIterator<Item = Unit> + ExactSizeIterator + Clone {
        (0..UNITS as u8).map(Unit)
    }

    /// A kind of a power.
    ///
    /// # Panics
    /// When the power has no such kind: an Allied blockhouse, an Axis fighter.
    #[must_use]
    pub const fn of(power: Power, kind: Kind) -> Unit {
        match Unit::find(power, kind) {
            Some(unit) => unit,
            None => panic!("the power has no such kind"),
        }
    }

    /// A kind of a power, if the power has it.
    #[must_use]
    pub const fn find(power: Power, kind: Kind) -> Option<Unit> {
        let place = match (power, kind) {
            (_, Kind::Infantry) => 0,
            (_, Kind::Artillery) => 1,
            (_, Kind::Tank) => 2,
            (Power::Axis, Kind::Blockhouse) => 3,
            (Power::Uk | Power::Us, Kind::Fighter) => 3,
            (Power::Uk | Power::Us, Kind::Bomber) => 4,
            _ => return None,
        };
        Some(Unit(match power {
            Power::Axis => place,
            Power::Uk => 4 + place,
            Power::Us => 9 + place,
        }))
    }

    /// Whose it is.
    #[must_use]
    pub const fn power(self) -> Power {
        TABLE[self.0 as usize].0
    }

    /// What it is.
    #[must_use]
    pub const fn kind(self) -> Kind {
        TABLE[self.0 as usize].1
    }

    /// Which side it is on.
    #[must_use]
    pub const fn side(self) -> Side {
        self.power().side()
    }

    /// What paths and positions call it: `infantry` of the Axis, `uk-tank`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        TABLE[self.0 as usize].2
    }

    /// The one of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Unit> {
        Unit::all().find(|unit| unit.name() == name)
    }

    /// The land units of a side, in the order of AD-18.4, the UK before the US.
    #[must_use]
    pub const fn land_of(side: Side) -> &'static [Unit] {
        match side {
            Side::Axis => &[Unit(0), Unit(1), Unit(2), Unit(3)],
            Side::Allies => &[Unit(4), Unit(9), Unit(5), Unit(10), Unit(6), Unit(11)],
        }
    }

    /// The land units of a power.
    #[must_use]
    pub const fn land_of_power(power: Power) -> &'static [Unit] {
        match power {
            Power::Axis => &[Unit(0), Unit(1), Unit(2), Unit(3)],
            Power::Uk => &[Unit(4), Unit(5), Unit(6)],
            Power::Us => &[Unit(9), Unit(10), Unit(11)],
        }
    }

    /// Infantry, artillery and tanks of a power.
    #[must_use]
    pub const fn line_of(power: Power) -> &'static [Unit] {
        match power {
            Power::Axis => &[Unit(0), Unit(1), Unit(2)],
            Power::Uk => &[Unit(4), Unit(5), Unit(6)],
            Power::Us => &[Unit(9), Unit(10), Unit(11)],
        }
    }

    /// Its values.
    #[must_use]
    pub fn values(self) -> Values {
        DATA.values[self.index()]
    }
}

spelled!(Unit, "unit");

impl Id for Unit {
    const FIRST: Unit = Unit(0);

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Unit {
        Unit(index as u8)
    }
}

/// What a unit is worth in a fight and how far it goes; 0 where it has no such value (AD-2.1 to AD-2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Values {
    /// A die up to this hits when it attacks.
    pub attack: u8,
    /// A die up to this hits when it defends.
    pub defence: u8,
    /// So many zones it moves.
    pub movement: u8,
}

/// The limits of AD-7.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// AD-7.1: infantry, artillery and tanks of a side in a zone.
    pub land: u8,
    /// AD-7.8: fighters in a zone.
    pub fighters: u8,
}

/// The limits.
#[must_use]
pub fn limits() -> Limits {
    DATA.limits
}

struct Data {
    limits: Limits,
    values: [Values; UNITS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    limits: Limits,
    unit: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    kind: Kind,
    owners: Vec<Power>,
    #[serde(default)]
    attack: u8,
    #[serde(default)]
    defence: u8,
    #[serde(default, rename = "move")]
    movement: u8,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let file: File = read_data_file("data/units.toml", include_str!("../data/units.toml"));
    let mut values = [None; UNITS];
    for entry in file.unit {
        for power in entry.owners {
            let unit = Unit::find(power, entry.kind).expect("data/units.toml: the power has such a kind");
            let before = values[unit.index()].replace(Values {
                attack: entry.attack,
                defence: entry.defence,
                movement: entry.movement,
            });
            assert!(before.is_none(), "data/units.toml: {unit} once");
        }
    }
    Data { limits: file.limits, values: values.map(|value| value.expect("data/units.toml: every unit")) }
});

/// So many of each unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Units([u8; UNITS]);

impl Units {
    /// None.
    pub const NONE: Units = Units([0; UNITS]);

    /// How many of a unit.
    #[must_use]
    #[inline]
    pub const fn of(&self, unit: Unit) -> u8 {
        self.0[unit.0 as usize]
    }

    /// More of a unit.
    #[inline]
    pub fn add(&mut self, unit: Unit, count: u8) {
        self.0[unit.index()] += count;
    }

    /// Fewer of a unit; there are at least so many.
    #[inline]
    pub fn remove(&mut self, unit: Unit, count: u8) {
        self.0[unit.index()] -= count;
    }

    /// Exactly so many of a unit.
    #[inline]
    pub fn set(&mut self, unit: Unit, count: u8) {
        self.0[unit.index()] = count;
    }

    /// All of the other ones too.
    pub fn add_all(&mut self, other: &Units) {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own += more);
    }

    /// The units of which there are some, with how many.
    pub fn iter(&self) -> impl Iterator<Item = (Unit, u8)> + '_ {
        Unit::all().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// How many in all.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// None at all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Units::NONE
    }

    /// AD-7.1, AD-7.2: how many of a side count for the limit of eight.
    #[must_use]
    #[inline]
    pub const fn line(&self, side: Side) -> u8 {
        let count = &self.0;
        match side {
            Side::Axis => count[0] + count[1] + count[2],
            Side::Allies => count[4] + count[5] + count[6] + count[9] + count[10] + count[11],
        }
    }

    /// AD-2.7: how many land units of a side.
    #[must_use]
    #[inline]
    pub const fn land(&self, side: Side) -> u8 {
        match side {
            Side::Axis => self.line(side) + self.0[3],
            Side::Allies => self.line(side),
        }
    }

    /// How many fighters, of both powers.
    #[must_use]
    #[inline]
    pub const fn fighters(&self) -> u8 {
        self.0[7] + self.0[12]
    }

    /// Reads `4I 3A 2B` for a power; nothing if it cannot be read.
    #[must_use]
    pub fn read(power: Power, text: &str) -> Option<Units> {
        let mut units = Units::NONE;
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let letter = word.chars().last()?;
            let unit = Unit::find(power, Kind::lettered(letter.to_ascii_uppercase())?)?;
            let count = &word[..word.len() - letter.len_utf8()];
            let count: u8 = if count.is_empty() { 1 } else { count.parse().ok()? };
            units.set(unit, units.of(unit).checked_add(count)?);
        }
        Some(units)
    }
}
