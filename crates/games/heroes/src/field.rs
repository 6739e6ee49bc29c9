//! The battlefield (HN-2): grid, terrain, zones and the markers that lie in boxes.

use std::collections::BTreeMap;

use sandtable_core::Id;
use sandtable_core::faults::{Fault, expect};
use serde::{Deserialize, Serialize};

use crate::effect_read::rows_of;
use crate::printed::Key;
use crate::side::Side;
use crate::terrain::Terrain;
use crate::tile::{MOST, Tile, TileSet};

/// The markers in boxes as they are written.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct MarkersFile {
    /// Boxes whose control counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub objective: Vec<String>,
    /// HN-25.1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub depot: Vec<String>,
    /// HN-25.2.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ford: Vec<String>,
    /// HN-25.12.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub obstacle: Vec<String>,
    /// HN-25.3: boxes with their numbers.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub shooting: BTreeMap<String, u8>,
    /// HN-25.4: boxes with their numbers.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub defence: BTreeMap<String, u8>,
}

/// Further boxes of a zone for cards with an ability (HN-42.4).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ZoneExtraFile {
    /// The ability.
    pub ability: String,
    /// The boxes.
    pub boxes: Vec<String>,
}

/// What a box is worth to whom (HN-43.2).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// The box.
    pub tile: Tile,
    /// Points for its control.
    pub value: u8,
    /// To one side alone.
    pub side: Option<Side>,
    /// Counted after the last turn only.
    pub at_end: bool,
}

/// The battlefield as it is laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// Its boxes.
    pub boxes: TileSet,
    terrain: [Terrain; 64],
    /// Is there Water on it?
    pub wet: bool,
    /// HN-6.22: the reinforcement zones.
    pub zones: [TileSet; 2],
    /// HN-42.4: further boxes for cards with an ability.
    pub zones_extra: [Option<(Key, TileSet)>; 2],
    /// HN-25.10.
    pub objectives: TileSet,
    /// HN-25.1.
    pub depots: TileSet,
    /// HN-25.2: where Fords lie at the start.
    pub fords: TileSet,
    /// HN-25.12: where Obstacles lie at the start.
    pub obstacles: TileSet,
    shooting: [u8; 64],
    defence: [u8; 64],
    /// What boxes are worth.
    pub scores: Vec<Score>,
}

/// No battlefield has more boxes that score.
pub(crate) const MOST_SCORES: usize = 12;

impl Field {
    /// What is drawn in a box.
    #[must_use]
    #[inline]
    pub fn terrain(&self, tile: Tile) -> Terrain {
        self.terrain[tile.index()]
    }

    /// Is it a Water box on the map, with or without a Ford?
    #[must_use]
    pub fn is_water(&self, tile: Tile) -> bool {
        self.terrain(tile) == Terrain::Water
    }

    /// HN-25.3: the number of the Shooting Bonus marker in a box; 0 without one.
    #[must_use]
    #[inline]
    pub fn shooting_bonus(&self, tile: Tile) -> u8 {
        self.shooting[tile.index()]
    }

    /// HN-25.4: the number of the Defence Bonus marker in a box, if one lies there.
    #[must_use]
    #[inline]
    pub fn defence_bonus(&self, tile: Tile) -> Option<u8> {
        Some(self.defence[tile.index()]).filter(|&number| number > 0)
    }

    /// HN-31.2: boxes whose control matters.
    #[must_use]
    pub fn marked(&self) -> TileSet {
        self.objectives.or(self.depots)
    }

    /// HN-2.7: the own edge row.
    #[must_use]
    pub fn edge(&self, side: Side) -> TileSet {
        let row = match side {
            Side::Us => 1,
            Side::Ge => self.height,
        };
        rows_of([row, row], self.boxes)
    }

    /// The map as it is written, the top row first.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let row = |row: u8| (0..self.width).map(|column| self.terrain(Tile::of(column, row)).letter()).collect();
        (0..self.height).rev().map(row).collect()
    }

    /// Lays out a bare map: zones are the edge rows, and no marker lies on it.
    pub(crate) fn lay(rows: &[String]) -> Result<Field, Fault> {
        let height = rows.len();
        expect((2..=usize::from(MOST)).contains(&height), &["map"], || format!("2 to {MOST} rows, found {height}"))?;
        let width = rows[0].chars().count();
        expect((2..=usize::from(MOST)).contains(&width), &["map", "0"], || {
            format!("2 to {MOST} letters, found {width}")
        })?;
        let mut terrain = [Terrain::Open; 64];
        let mut boxes = TileSet::NONE;
        for (index, written) in rows.iter().enumerate() {
            let keys = ["map", &index.to_string()];
            let letters: Vec<char> = written.chars().collect();
            expect(letters.len() == width, &keys, || {
                format!("{width} letters as in the row above, found {}", letters.len())
            })?;
            for (column, letter) in letters.into_iter().enumerate() {
                let tile = Tile::of(column as u8, (height - 1 - index) as u8);
                boxes.insert(tile);
                terrain[tile.index()] = Terrain::lettered(letter)
                    .ok_or_else(|| Fault::new(&keys, format!("the letters . U f H P T K and ~, found {letter:?}")))?;
            }
        }
        let mut field = Field {
            width: width as u8,
            height: height as u8,
            boxes,
            wet: boxes.iter().any(|tile| terrain[tile.index()] == Terrain::Water),
            terrain,
            zones: [TileSet::NONE; 2],
            zones_extra: [None; 2],
            objectives: TileSet::NONE,
            depots: TileSet::NONE,
            fords: TileSet::NONE,
            obstacles: TileSet::NONE,
            shooting: [0; 64],
            defence: [0; 64],
            scores: Vec::new(),
        };
        field.zones = Side::BOTH.map(|side| field.edge(side));
        Ok(field)
    }

    /// Puts the markers down.
    pub(crate) fn mark(&mut self, file: &MarkersFile) -> Result<(), Fault> {
        self.objectives = read_boxes(&file.objective, self.boxes, &["markers", "objective"])?;
        self.depots = read_boxes(&file.depot, self.boxes, &["markers", "depot"])?;
        self.fords = read_boxes(&file.ford, self.boxes, &["markers", "ford"])?;
        self.obstacles = read_boxes(&file.obstacle, self.boxes, &["markers", "obstacle"])?;
        self.shooting = numbers(&file.shooting, self.boxes, "shooting", 1..=6)?;
        self.defence = numbers(&file.defence, self.boxes, "defence", 2..=6)?;
        Ok(())
    }

    /// The markers as they are written.
    pub(crate) fn markers(&self) -> MarkersFile {
        let names = |set: TileSet| set.iter().map(Tile::printed).collect();
        let numbered = |table: &[u8; 64]| {
            self.boxes
                .iter()
                .filter(|tile| table[tile.index()] > 0)
                .map(|tile| (tile.printed(), table[tile.index()]))
                .collect()
        };
        MarkersFile {
            objective: names(self.objectives),
            depot: names(self.depots),
            ford: names(self.fords),
            obstacle: names(self.obstacles),
            shooting: numbered(&self.shooting),
            defence: numbered(&self.defence),
        }
    }
}

fn numbers(
    file: &BTreeMap<String, u8>,
    boxes: TileSet,
    key: &str,
    range: std::ops::RangeInclusive<u8>,
) -> Result<[u8; 64], Fault> {
    let mut table = [0; 64];
    for (name, &number) in file {
        let keys = ["markers", key, name.as_str()];
        let tile = read_box(name, boxes, &keys)?;
        expect(range.contains(&number), &keys, || format!("{} to {}, found {number}", range.start(), range.end()))?;
        table[tile.index()] = number;
    }
    Ok(table)
}

/// A box of the battlefield.
pub(crate) fn read_box(name: &str, boxes: TileSet, keys: &[&str]) -> Result<Tile, Fault> {
    let tile = Tile::named(name).filter(|&tile| boxes.contains(tile));
    tile.ok_or_else(|| Fault::new(keys, format!("a box of the battlefield such as C3, found {name:?}")))
}

/// Boxes, and ranges of them such as `A1-G1`.
pub(crate) fn read_boxes(names: &[String], boxes: TileSet, keys: &[&str]) -> Result<TileSet, Fault> {
    let mut set = TileSet::NONE;
    for (index, name) in names.iter().enumerate() {
        let at = index.to_string();
        let keys: Vec<&str> = keys.iter().copied().chain([at.as_str()]).collect();
        match name.split_once(['-', '–']) {
            None => set.insert(read_box(name, boxes, &keys)?),
            Some((first, last)) => {
                let (first, last) = (read_box(first, boxes, &keys)?, read_box(last, boxes, &keys)?);
                let span = |one: u8, other: u8| one.min(other)..=one.max(other);
                let columns = span(first.column(), last.column());
                let rows = span(first.row(), last.row());
                set = boxes.iter().filter(|tile| columns.contains(&tile.column()) && rows.contains(&tile.row())).fold(
                    set,
                    |mut set, tile| {
                        set.insert(tile);
                        set
                    },
                );
            }
        }
    }
    Ok(set)
}
