//! The zones of the board (AD-3), on the map of 41 or of 42.

use std::fmt;
use std::sync::LazyLock;

use sandtable_core::{Id, IdSet, read_data_file};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::boxes::{Beach, BeachSet};

/// One of the numbered areas of land (AD-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "number"), schemars(with = "u8"))]
pub struct Zone(u8);

/// Some zones.
pub type ZoneSet = IdSet<Zone, u64>;

/// How many zones the larger map has.
pub const ZONES: usize = 42;

impl Zone {
    /// The zone of a number, from 1 to 42; the smaller map has no 34.
    #[must_use]
    pub const fn new(id: u8) -> Option<Zone> {
        if id >= 1 && id <= ZONES as u8 { Some(Zone(id - 1)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn id(self) -> u8 {
        self.0 + 1
    }

    /// The zone of a number as it is written.
    #[must_use]
    pub fn named(name: &str) -> Option<Zone> {
        let id: u8 = name.parse().ok().filter(|id: &u8| id.to_string() == name)?;
        Zone::new(id)
    }

    /// The first zone.
    pub(crate) const ONE: Zone = Zone(0);

    /// All zones of the larger map.
    pub fn all() -> impl DoubleEndedIterator<Item = Zone> + Clone {
        (0..ZONES as u8).map(Zone)
    }

    /// AD-3.14: does it touch the sea?
    #[must_use]
    pub fn is_coastal(self) -> bool {
        coast().contains(self)
    }

    /// AD-3.15: the beachhead boxes that its blockhouses reach.
    #[must_use]
    pub fn range(self) -> BeachSet {
        DATA.ranges[self.index()]
    }

    /// AD-3.13: the entry marker that it carries.
    #[must_use]
    pub fn entry(self) -> Option<Entry> {
        DATA.entries[self.index()]
    }
}

/// AD-3.6: the city zones.
#[must_use]
pub fn cities() -> ZoneSet {
    DATA.cities
}

/// AD-3.14: the coastal zones.
#[must_use]
pub fn coast() -> ZoneSet {
    DATA.coast
}

impl Id for Zone {
    const FIRST: Zone = Zone(0);

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Zone {
        Zone(index as u8)
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id())
    }
}

/// Written as its number.
impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.id())
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Zone, D::Error> {
        let id = u8::deserialize(deserializer)?;
        Zone::new(id)
            .ok_or_else(|| serde::de::Error::custom(format!("no zone {id}: expected a number from 1 to {ZONES}")))
    }
}

/// An entry marker (AD-3.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Entry {
    /// Towards Rennes.
    Rennes,
    /// Towards Chartres.
    Chartres,
    /// Towards Rouen.
    Rouen,
}

/// Which zones there are, and which of them are neighbours (AD-3.3).
#[derive(Debug)]
pub struct Map {
    zones: ZoneSet,
    neighbours: [ZoneSet; ZONES],
    about: [Option<Printed>; ZONES],
}

/// What is printed in a zone.
#[derive(Clone, Debug)]
pub struct Printed {
    /// The name in addresses: `saint-sauveur-le-vicomte`.
    pub slug: String,
    /// The name on the board.
    pub name: String,
    /// Other towns of the zone.
    pub towns: Vec<String>,
    /// The centre, on a grid of 0 to 100 from the north-western corner.
    pub at: [u8; 2],
}

impl Map {
    /// AD-17.3: the map of so many zones, 41 or 42.
    #[must_use]
    pub fn of(zones: u32) -> &'static Map {
        if zones == 42 { &DATA.large } else { &DATA.small }
    }

    /// Its zones.
    #[must_use]
    pub fn zones(&self) -> ZoneSet {
        self.zones
    }

    /// Is the zone on it?
    #[must_use]
    pub fn has(&self, zone: Zone) -> bool {
        self.zones.contains(zone)
    }

    /// AD-3.3: the zones next to one.
    #[must_use]
    #[inline]
    pub fn neighbours(&self, zone: Zone) -> ZoneSet {
        self.neighbours[zone.index()]
    }

    /// AD-3.3: do they share a border?
    #[must_use]
    pub fn adjacent(&self, one: Zone, other: Zone) -> bool {
        self.neighbours(one).contains(other)
    }

    /// What is printed in a zone of this map.
    #[must_use]
    pub fn printed(&self, zone: Zone) -> Option<&Printed> {
        self.about[zone.index()].as_ref()
    }
}

struct Data {
    small: Map,
    large: Map,
    coast: ZoneSet,
    cities: ZoneSet,
    entries: [Option<Entry>; ZONES],
    ranges: [BeachSet; ZONES],
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    zone: Vec<Row>,
    /// What differs on the smaller map.
    map_41: Vec<Row>,
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Row {
    id: Zone,
    slug: String,
    name: String,
    #[serde(default)]
    towns: Vec<String>,
    at: [u8; 2],
    #[serde(default)]
    coast: bool,
    #[serde(default)]
    city: bool,
    entry: Option<Entry>,
    neighbours: Vec<Zone>,
    /// The zone is on the larger map alone.
    #[serde(default)]
    only_on_42: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RangeFile {
    range: Vec<Range>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Range {
    zone: Zone,
    boxes: Vec<Beach>,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let file: File = read_data_file("data/zones.toml", include_str!("../data/zones.toml"));
    let ranges: RangeFile = read_data_file("data/ranges.toml", include_str!("../data/ranges.toml"));
    let large = map(&file.zone);
    let changed = |row: &Row| file.map_41.iter().find(|other| other.id == row.id).unwrap_or(row).clone();
    let small: Vec<Row> = file.zone.iter().filter(|row| !row.only_on_42).map(changed).collect();
    let with = |wanted: fn(&Row) -> bool| file.zone.iter().filter(|row| wanted(row)).map(|row| row.id).collect();
    let mut data = Data {
        small: map(&small),
        large,
        coast: with(|row| row.coast),
        cities: with(|row| row.city),
        entries: [None; ZONES],
        ranges: [BeachSet::NONE; ZONES],
    };
    file.zone.iter().for_each(|row| data.entries[row.id.index()] = row.entry);
    ranges.range.into_iter().for_each(|range| data.ranges[range.zone.index()] = range.boxes.into_iter().collect());
    data
});

fn map(rows: &[Row]) -> Map {
    let zones: ZoneSet = rows.iter().map(|row| row.id).collect();
    let mut map = Map { zones, neighbours: [ZoneSet::NONE; ZONES], about: [const { None }; ZONES] };
    for row in rows {
        map.neighbours[row.id.index()] = row.neighbours.iter().copied().filter(|&zone| zones.contains(zone)).collect();
        let Row { slug, name, towns, at, .. } = row.clone();
        map.about[row.id.index()] = Some(Printed { slug, name, towns, at });
    }
    for zone in zones {
        assert!(!map.adjacent(zone, zone), "data/zones.toml: {zone} is not its own neighbour");
        for other in map.neighbours(zone) {
            assert!(map.adjacent(other, zone), "data/zones.toml: {zone} and {other} are neighbours both ways");
        }
    }
    map
}
