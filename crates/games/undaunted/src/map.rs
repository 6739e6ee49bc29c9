//! The battlefield (UN-2): tiles laid like bricks, their neighbours and distances.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::printed::Cover;
use crate::tile::{Tile, TileSet};

/// Do the straight lines of a map run down the table or across it?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// A line is a column, offsets count downwards.
    Columns,
    /// A line is a row, offsets count to the right.
    Rows,
}

/// A tile at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The tile.
    pub tile: Tile,
    /// Its line, from 0.
    pub line: u8,
    /// Its offset in the line, in half tiles.
    pub offset: u8,
}

impl Placed {
    /// UN-2.2: do they share an edge or half an edge?
    fn touches(self, other: Placed) -> bool {
        let lines = self.line.abs_diff(other.line);
        let offsets = self.offset.abs_diff(other.offset);
        matches!((lines, offsets), (0, 2) | (1, 1))
    }
}

/// The tiles next to a tile: six at most.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Neighbours {
    tiles: [Option<Tile>; 6],
}

/// The tiles of a scenario, with everything that is asked of them often.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// How its lines run.
    pub layout: Layout,
    /// Every tile at its place, line by line.
    pub tiles: Vec<Placed>,
    faces: [Option<Tile>; Tile::NUMBERS],
    neighbours: [Neighbours; Tile::NUMBERS],
    near: [TileSet; Tile::NUMBERS],
    distances: [[u8; Tile::NUMBERS]; Tile::NUMBERS],
    covers: [Cover; Tile::NUMBERS],
}

/// A distance between tiles that no path joins.
const APART: u8 = u8::MAX;

impl Map {
    /// A map of these tiles, each number at most once.
    pub(crate) fn new(layout: Layout, tiles: Vec<Placed>) -> Map {
        let mut map = Map {
            layout,
            faces: [None; Tile::NUMBERS],
            neighbours: [Neighbours::default(); Tile::NUMBERS],
            near: [TileSet::NONE; Tile::NUMBERS],
            distances: [[APART; Tile::NUMBERS]; Tile::NUMBERS],
            covers: [Cover { usual: 0, low: None }; Tile::NUMBERS],
            tiles,
        };
        for &placed in &map.tiles {
            let index = placed.tile.index();
            map.faces[index] = Some(placed.tile);
            map.covers[index] = placed.tile.cover();
            let next_to = map.tiles.iter().filter(|other| placed.touches(**other)).map(|other| other.tile);
            map.near[index] = next_to.clone().collect();
            for (place, tile) in map.neighbours[index].tiles.iter_mut().zip(next_to) {
                *place = Some(tile);
            }
        }
        for &placed in &map.tiles {
            map.distances[placed.tile.index()] = map.steps_from(placed.tile);
        }
        map
    }

    /// UN-2.3, UN-2.7: the least number of steps over tiles that exist.
    fn steps_from(&self, from: Tile) -> [u8; Tile::NUMBERS] {
        let mut steps = [APART; Tile::NUMBERS];
        steps[from.index()] = 0;
        let mut open = VecDeque::from([from]);
        while let Some(tile) = open.pop_front() {
            for next in self.neighbours(tile) {
                if steps[next.index()] == APART {
                    steps[next.index()] = steps[tile.index()] + 1;
                    open.push_back(next);
                }
            }
        }
        steps
    }

    /// Is this face on the map?
    #[must_use]
    pub fn has(&self, tile: Tile) -> bool {
        self.faces[tile.index()] == Some(tile)
    }

    /// The tiles of a set, by ascending number.
    pub fn in_set(&self, set: TileSet) -> impl Iterator<Item = Tile> + '_ {
        set.indices().filter_map(|index| self.faces[index])
    }

    /// UN-2.2: the tiles next to a tile.
    pub fn neighbours(&self, tile: Tile) -> impl Iterator<Item = Tile> + '_ {
        self.neighbours[tile.index()].tiles.iter().map_while(|tile| *tile)
    }

    /// The same as a set.
    pub(crate) fn near(&self, tile: Tile) -> TileSet {
        self.near[tile.index()]
    }

    /// The tiles next to the one at a place of the tables.
    pub(crate) fn near_index(&self, index: usize) -> TileSet {
        self.near[index]
    }

    /// UN-2.2: are two tiles of the map next to each other?
    #[must_use]
    pub fn adjacent(&self, one: Tile, other: Tile) -> bool {
        self.near(one).contains(other)
    }

    /// UN-2.3: how many steps apart two tiles of the map are.
    #[must_use]
    pub fn distance(&self, one: Tile, other: Tile) -> u8 {
        self.distances[one.index()][other.index()]
    }

    /// The cover of a tile of the map.
    #[must_use]
    pub fn cover(&self, tile: Tile) -> Cover {
        self.covers[tile.index()]
    }

    /// A tile that no path joins with the first one, if there is one.
    pub(crate) fn cut_off(&self) -> Option<Tile> {
        let first = self.tiles.first()?.tile;
        self.tiles.iter().map(|placed| placed.tile).find(|&tile| self.distance(first, tile) == APART)
    }
}
