//! The beachhead boxes and the Airborne boxes (AD-3.7 to AD-3.10).

use std::sync::LazyLock;

use sandtable_core::{Id, IdSet, named, read_data_file, spelled};
use serde::Deserialize;

use crate::side::Power;
use crate::unit::Units;
use crate::zone::{Zone, ZoneSet};

/// A beachhead box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Beach {
    /// Utah, of the US.
    Utah,
    /// Omaha, of the US.
    Omaha,
    /// Gold, of the UK.
    Gold,
    /// Juno, of the UK.
    Juno,
    /// Sword, of the UK.
    Sword,
}

named!(Beach, "beachhead box", {
    Utah => "utah",
    Omaha => "omaha",
    Gold => "gold",
    Juno => "juno",
    Sword => "sword",
});

/// Some beachhead boxes.
pub type BeachSet = IdSet<Beach, u8>;

impl Id for Beach {
    const FIRST: Beach = Beach::Utah;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn at(index: usize) -> Beach {
        Beach::ALL[index]
    }
}

/// An Airborne box, in the order of AD-18.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub enum Drop {
    /// The 82nd, of the US.
    D82,
    /// The 101st, of the US.
    D101,
    /// The 6th, of the UK.
    D6,
}

named!(Drop, "Airborne box", { D82 => "82nd", D101 => "101st", D6 => "6th" });

impl Drop {
    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// AD-18.5: the one after it.
    #[must_use]
    pub fn next(self) -> Option<Drop> {
        Drop::ALL.get(self.index() + 1).copied()
    }
}

/// A box of either kind, as it is clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub enum BoxId {
    /// A beachhead box.
    Beach(Beach),
    /// An Airborne box.
    Drop(Drop),
}

impl BoxId {
    /// All boxes, the beachheads first.
    pub fn all() -> impl Iterator<Item = BoxId> {
        Beach::all().map(BoxId::Beach).chain(Drop::all().map(BoxId::Drop))
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BoxId::Beach(beach) => beach.name(),
            BoxId::Drop(drop) => drop.name(),
        }
    }

    /// The one of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<BoxId> {
        BoxId::all().find(|one| one.name() == name)
    }

    /// What is printed there.
    #[must_use]
    pub fn printed(self) -> &'static PrintedBox {
        match self {
            BoxId::Beach(beach) => beach.printed(),
            BoxId::Drop(drop) => drop.printed(),
        }
    }
}

spelled!(BoxId, "box");

/// What is printed in a box.
#[derive(Debug)]
pub struct PrintedBox {
    /// Whose it is.
    pub power: Power,
    /// AD-3.9, AD-3.10: how many units it holds.
    pub capacity: u8,
    /// AD-3.8, AD-3.10: the zone that it leads to.
    pub zone: Zone,
    /// AD-4.7, AD-4.8: what it holds at the start.
    pub start: Units,
    /// AD-69.1: the further zones of a Deceptive Landing.
    pub also: ZoneSet,
    /// Where a board draws it.
    pub at: [u8; 2],
}

impl Beach {
    /// What is printed there.
    #[must_use]
    pub fn printed(self) -> &'static PrintedBox {
        &DATA.beaches[self as usize]
    }

    /// Whose it is.
    #[must_use]
    pub fn power(self) -> Power {
        self.printed().power
    }

    /// AD-3.8: the zone that its arrow leads to.
    #[must_use]
    pub fn zone(self) -> Zone {
        self.printed().zone
    }
}

impl Drop {
    /// What is printed there.
    #[must_use]
    pub fn printed(self) -> &'static PrintedBox {
        &DATA.drops[self as usize]
    }

    /// Whose it is.
    #[must_use]
    pub fn power(self) -> Power {
        self.printed().power
    }

    /// AD-3.10: the zone that it lies in.
    #[must_use]
    pub fn zone(self) -> Zone {
        self.printed().zone
    }
}

/// AD-50.1: the landing zones of all boxes of a power.
#[must_use]
pub fn landing_zones(power: Power) -> ZoneSet {
    DATA.landing[power.ally()]
}

struct Data {
    beaches: Vec<PrintedBox>,
    drops: Vec<PrintedBox>,
    landing: [ZoneSet; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    beachhead: Vec<Row>,
    airborne: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    slug: String,
    power: Power,
    capacity: u8,
    zone: Zone,
    start: String,
    #[serde(default)]
    also: Vec<Zone>,
    #[serde(default)]
    at: [u8; 2],
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let file: File = read_data_file("data/boxes.toml", include_str!("../data/boxes.toml"));
    let beaches = Beach::all().map(|beach| printed(&file.beachhead, beach.name())).collect::<Vec<_>>();
    let landing = Power::ALLIES
        .map(|power| beaches.iter().filter(|beach| beach.power == power).map(|beach| beach.zone).collect());
    Data { drops: Drop::all().map(|drop| printed(&file.airborne, drop.name())).collect(), beaches, landing }
});

fn printed(rows: &[Row], slug: &str) -> PrintedBox {
    let row = rows.iter().find(|row| row.slug == slug).unwrap_or_else(|| panic!("data/boxes.toml: {slug} is missing"));
    let start = Units::read(row.power, &row.start).unwrap_or_else(|| panic!("data/boxes.toml: units of {slug}"));
    assert!(start.total() <= u16::from(row.capacity), "data/boxes.toml: {slug} has room for its units");
    PrintedBox {
        power: row.power,
        capacity: row.capacity,
        zone: row.zone,
        start,
        also: row.also.iter().copied().collect(),
        at: row.at,
    }
}
