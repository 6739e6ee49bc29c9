//! A map that can be played on (DD-1.8, DD-29): checked, and laid out for quick questions.

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, LazyLock};

use sandtable_core::{Id, SetupError, printed_or_own};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::dice::Face;
use crate::item::ItemSet;
use crate::map_check;
use crate::map_file::{MapFile, Sacrifice, SectorEntry, Shield, SpecialDamage};
use crate::sector::{MOST_SECTORS, Sector, SectorSet};
use crate::specialist::{Specialist, SpecialistSet};
use crate::vehicle::VehicleSet;

/// The ids of the maps of the game, in the order of the rules.
pub const MAPS: [&str; 9] = ["tiger", "omaha", "utah", "juno", "hoc", "sword", "pegasus", "gold", "merville"];

static BUILT_IN: LazyLock<[MapRef; 9]> = LazyLock::new(|| {
    [
        include_str!("../data/maps/tiger.toml"),
        include_str!("../data/maps/omaha.toml"),
        include_str!("../data/maps/utah.toml"),
        include_str!("../data/maps/juno.toml"),
        include_str!("../data/maps/hoc.toml"),
        include_str!("../data/maps/sword.toml"),
        include_str!("../data/maps/pegasus.toml"),
        include_str!("../data/maps/gold.toml"),
        include_str!("../data/maps/merville.toml"),
    ]
    .map(|text| {
        let file = map_check::read_toml(text).unwrap_or_else(|error| panic!("a map of the game: {error}"));
        MapRef(Arc::new(Map::laid_out(file, true)))
    })
});

/// What must be brought to enter a sector (DD-17.1 to DD-17.4); several alternatives mean one or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// Nothing.
    None,
    /// One of these is in the unit.
    Have(SpecialistSet),
    /// One of these dies.
    Sacrifice(SpecialistSet),
    /// One of these is discarded.
    Discard(ItemSet),
    /// So many explosive icons are discarded.
    Explosives(u8),
}

/// One sector, as the rules ask about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectorInfo {
    /// Its row.
    pub row: u8,
    /// From where to where it goes.
    pub span: [u8; 2],
    /// DEF by combat.
    pub def: Vec<u8>,
    /// MG dice.
    pub mg: u8,
    /// Its shield.
    pub shield: Shield,
    /// What it demands.
    pub demand: Demand,
    /// "+1 face".
    pub bonus: Option<Face>,
    /// "−1 face".
    pub penalty: Option<Face>,
    /// "X here".
    pub here: Option<Specialist>,
    /// How many dice are rolled.
    pub dice: u8,
    /// No dice are locked.
    pub no_lock: bool,
    /// No items found.
    pub no_items: bool,
    /// The award symbol.
    pub award: bool,
    /// "+1d6 soldiers on entry".
    pub enter_d6: bool,
    /// So many units; 0 is any number.
    pub max_units: u8,
    /// Special damage on a 6.
    pub special: bool,
    /// The ways out of it.
    pub ways: Vec<Way>,
    /// The sectors that border on it, whichever way.
    pub neighbours: SectorSet,
}

/// A way from a sector to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where it leads.
    pub to: Sector,
    /// Is it an advance to the next row?
    pub forward: bool,
    /// The printed courage of an advance.
    pub cost: u8,
    /// Mines.
    pub mines: bool,
    /// An obstacle.
    pub obstacle: bool,
}

/// A map that can be played on.
#[derive(Debug)]
pub struct Map {
    /// As it was written.
    pub file: MapFile,
    built_in: bool,
    sectors: Vec<Option<SectorInfo>>,
    /// The start sectors.
    pub start: SectorSet,
    /// The special items that may be chosen into the pool.
    pub special_items: ItemSet,
    /// The vehicles of the pool.
    pub vehicles: VehicleSet,
}

impl Map {
    /// Lays out a map that has been checked.
    pub(crate) fn laid_out(file: MapFile, built_in: bool) -> Map {
        let mut sectors: Vec<Option<SectorInfo>> = vec![None; MOST_SECTORS];
        for entry in &file.sector {
            sectors[entry.id.index()] = Some(SectorInfo::from(entry));
        }
        let row = |sector: Sector| file.sector.iter().find(|entry| entry.id == sector).map_or(0, |entry| entry.row);
        for edge in &file.edge {
            let forward = row(edge.from) != row(edge.to);
            let way = Way { to: edge.to, forward, cost: edge.cost, mines: edge.mines, obstacle: edge.obstacle };
            if let Some(from) = &mut sectors[edge.from.index()] {
                from.ways.push(way);
                from.neighbours.insert(edge.to);
            }
            if let Some(to) = &mut sectors[edge.to.index()] {
                to.neighbours.insert(edge.from);
                if !forward {
                    to.ways.push(Way { to: edge.from, ..way });
                }
            }
        }
        for info in sectors.iter_mut().flatten() {
            info.ways.sort_by_key(|way| way.to);
        }
        Map {
            start: file.start.iter().copied().collect(),
            special_items: file.special_items.iter().copied().collect(),
            vehicles: file.vehicles.iter().copied().collect(),
            file,
            built_in,
            sectors,
        }
    }

    /// A sector of this map.
    ///
    /// # Panics
    /// When the map has no such sector; whoever takes sectors from outside asks [`Map::has`] first.
    #[must_use]
    pub fn sector(&self, sector: Sector) -> &SectorInfo {
        self.sectors[sector.index()].as_ref().expect("a sector of this map")
    }

    /// Is there such a sector?
    #[must_use]
    pub fn has(&self, sector: Sector) -> bool {
        self.sectors[sector.index()].is_some()
    }

    /// All sectors, the bunker last.
    pub fn sectors(&self) -> impl Iterator<Item = (Sector, &SectorInfo)> {
        self.sectors.iter().enumerate().filter_map(|(index, info)| Some((Sector::at(index), info.as_ref()?)))
    }

    /// How many sectors it has, the bunker included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.file.sector.len()
    }

    /// A checked map is never empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.file.sector.is_empty()
    }

    /// The way from one sector to another.
    #[must_use]
    pub fn way(&self, from: Sector, to: Sector) -> Option<&Way> {
        self.sector(from).ways.iter().find(|way| way.to == to)
    }

    /// What an MG 6 costs in the sectors marked for it (DD-18.9).
    #[must_use]
    pub fn special_damage(&self, sector: Sector) -> Option<SpecialDamage> {
        self.file.special_damage.filter(|_| self.sector(sector).special)
    }
}

/// All cards of some kinds of specialists.
fn all_cards(kinds: impl Iterator<Item = Specialist>) -> SpecialistSet {
    kinds.fold(SpecialistSet::NONE, |all, kind| all.or(kind.copies()))
}

impl From<&SectorEntry> for SectorInfo {
    fn from(entry: &SectorEntry) -> SectorInfo {
        let demand = if !entry.have.is_empty() {
            Demand::Have(all_cards(entry.have.iter().copied()))
        } else if entry.sacrifice.iter().any(|one| matches!(one, Sacrifice::Any(_))) {
            Demand::Sacrifice(Specialist::cards().collect())
        } else if !entry.sacrifice.is_empty() {
            let named = |one: &Sacrifice| if let Sacrifice::One(one) = one { Some(*one) } else { None };
            Demand::Sacrifice(all_cards(entry.sacrifice.iter().filter_map(named)))
        } else if !entry.discard.is_empty() {
            Demand::Discard(entry.discard.iter().fold(ItemSet::NONE, |all, item| all.or(item.copies())))
        } else if entry.explosives > 0 {
            Demand::Explosives(entry.explosives)
        } else {
            Demand::None
        };
        SectorInfo {
            row: entry.row,
            span: entry.span,
            def: entry.def.clone(),
            mg: entry.mg,
            shield: entry.shield,
            demand,
            bonus: entry.bonus,
            penalty: entry.penalty,
            here: entry.here,
            dice: entry.dice,
            no_lock: entry.no_lock,
            no_items: entry.no_items,
            award: entry.award,
            enter_d6: entry.enter_d6,
            max_units: entry.max_units,
            special: entry.special,
            ways: Vec::new(),
            neighbours: SectorSet::NONE,
        }
    }
}

/// A map as set-ups hold it: one of the nine, or a person's own. Cheap to copy.
#[derive(Clone)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string | Record<string, unknown>"),
    schemars(with = "MapShape")
)]
pub struct MapRef(Arc<Map>);

impl MapRef {
    /// One of the nine.
    #[must_use]
    pub fn named(id: &str) -> Option<MapRef> {
        let index = MAPS.iter().position(|&known| known == id)?;
        Some(BUILT_IN[index].clone())
    }

    /// A person's own map, checked.
    pub fn own(file: MapFile) -> Result<MapRef, SetupError> {
        map_check::check(&file).map_err(|fault| SetupError::new(fault.key(), fault.expected))?;
        Ok(MapRef(Arc::new(Map::laid_out(file, false))))
    }

    /// A person's own map as a TOML text.
    pub fn from_toml(text: &str) -> Result<MapRef, SetupError> {
        Ok(MapRef(Arc::new(Map::laid_out(map_check::read_toml(text)?, false))))
    }

    /// Is it one of the nine?
    #[must_use]
    pub fn is_built_in(&self) -> bool {
        self.0.built_in
    }
}

impl Default for MapRef {
    fn default() -> MapRef {
        BUILT_IN[0].clone()
    }
}

impl Deref for MapRef {
    type Target = Map;

    fn deref(&self) -> &Map {
        &self.0
    }
}

impl PartialEq for MapRef {
    fn eq(&self, other: &MapRef) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || (self.0.built_in == other.0.built_in && self.0.file == other.0.file)
    }
}

impl fmt::Debug for MapRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.file.id)
    }
}

/// One of the nine is written by its id, an own map whole.
impl Serialize for MapRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.built_in {
            true => serializer.serialize_str(&self.0.file.id),
            false => self.0.file.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for MapRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expected = format!("a map: one of {}, or an own map as an object", MAPS.join(", "));
        printed_or_own(deserializer, &expected, MapRef::named, MapRef::own)
    }
}

/// How a map is written: the id of one of the nine, or a whole map.
#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum MapShape {
    Printed(#[schemars(extend("enum" = MAPS))] String),
    Own(Box<MapFile>),
}
