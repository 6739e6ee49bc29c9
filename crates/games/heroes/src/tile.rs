//! Boxes of the battlefield (HN-2): their names, neighbours and distances.
//!
//! The code calls a box a tile, as paths do. Tiles lie on a fixed grid of eight by eight, of which a battlefield takes the
//! lower left part, so that a name means the same tile everywhere and a set of tiles is one word.

use std::fmt;

use sandtable_core::{Id, IdSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::side::Side;

/// No battlefield is wider or higher.
pub const MOST: u8 = 8;

/// One box: column and row, written `c3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Tile(u8);

/// A set of boxes.
pub type TileSet = IdSet<Tile, u64>;

impl Id for Tile {
    const FIRST: Tile = Tile(0);

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Tile {
        Tile(index as u8)
    }
}

/// For every distance and tile, the tiles at that distance or less, itself left out.
static WITHIN: [[u64; 64]; 8] = {
    let mut table = [[0u64; 64]; 8];
    let mut distance = 0;
    while distance < 8 {
        let mut tile = 0;
        while tile < 64 {
            let mut other = 0;
            while other < 64 {
                let columns = (tile % 8usize).abs_diff(other % 8);
                let rows = (tile / 8usize).abs_diff(other / 8);
                let apart = if columns > rows { columns } else { rows };
                if apart > 0 && apart <= distance {
                    table[distance][tile] |= 1 << other;
                }
                other += 1;
            }
            tile += 1;
        }
        distance += 1;
    }
    table
};

/// For every tile, those that share a side with it.
static BESIDE: [u64; 64] = {
    let mut table = [0u64; 64];
    let mut tile = 0;
    while tile < 64 {
        if tile % 8 > 0 {
            table[tile] |= 1 << (tile - 1);
        }
        if tile % 8 < 7 {
            table[tile] |= 1 << (tile + 1);
        }
        if tile >= 8 {
            table[tile] |= 1 << (tile - 8);
        }
        if tile < 56 {
            table[tile] |= 1 << (tile + 8);
        }
        tile += 1;
    }
    table
};

impl Tile {
    /// The tile of a column and a row, both from 0.
    #[must_use]
    pub const fn of(column: u8, row: u8) -> Tile {
        Tile(row * MOST + column)
    }

    /// Its column, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % MOST
    }

    /// Its row, from 0 at the US edge.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / MOST
    }

    /// Its row as it is printed, from 1.
    #[must_use]
    pub const fn printed_row(self) -> u8 {
        self.row() + 1
    }

    /// The tile that is written so: `c3` or `C3`.
    #[must_use]
    pub fn named(name: &str) -> Option<Tile> {
        let [letter, digit] = name.as_bytes() else { return None };
        let column = letter.to_ascii_lowercase().checked_sub(b'a').filter(|&column| column < MOST)?;
        let row = digit.checked_sub(b'1').filter(|&row| row < MOST)?;
        Some(Tile::of(column, row))
    }

    /// HN-2.4: the up to eight boxes around it.
    #[must_use]
    #[inline]
    pub fn around(self) -> TileSet {
        TileSet::from_bits(WITHIN[1][self.index()])
    }

    /// HN-2.5: the boxes that share a side with it.
    #[must_use]
    #[inline]
    pub fn beside(self) -> TileSet {
        TileSet::from_bits(BESIDE[self.index()])
    }

    /// HN-2.6: the boxes at this distance or less; itself left out.
    #[must_use]
    #[inline]
    pub fn within(self, distance: u8) -> TileSet {
        TileSet::from_bits(WITHIN[usize::from(distance.min(7))][self.index()])
    }

    /// HN-2.6: the larger of the column difference and the row difference.
    #[must_use]
    pub const fn distance(self, other: Tile) -> u8 {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        if columns > rows { columns } else { rows }
    }

    /// HN-2.8: one row towards the enemy edge, if the fixed grid has one.
    #[must_use]
    pub const fn forward(self, side: Side) -> Option<Tile> {
        match side {
            Side::Us if self.0 < 56 => Some(Tile(self.0 + MOST)),
            Side::Ge if self.0 >= 8 => Some(Tile(self.0 - MOST)),
            _ => None,
        }
    }

    /// HN-2.8: one row towards the own edge.
    #[must_use]
    pub const fn back(self, side: Side) -> Option<Tile> {
        self.forward(side.other())
    }

    /// Its name as it is printed on the map: `C3`.
    #[must_use]
    pub fn printed(self) -> String {
        self.to_string().to_uppercase()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.printed_row())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Tile::named(&name).ok_or_else(|| serde::de::Error::custom(no_such_tile(&name)))
    }
}

/// What is said of a name that no tile has.
pub(crate) fn no_such_tile(name: &str) -> String {
    format!("no box {name:?}: expected a column letter and a row, such as c3")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_distances_count_diagonals_as_one() {
        let tile = Tile::named("C3").unwrap();
        assert_eq!((tile.to_string().as_str(), tile.column(), tile.printed_row()), ("c3", 2, 3));
        assert_eq!(tile.distance(Tile::named("e4").unwrap()), 2);
        assert_eq!((tile.around().len(), tile.beside().len(), tile.within(2).len()), (8, 4, 24));
        assert_eq!(Tile::named("a1").unwrap().around().len(), 3);
        assert_eq!((Tile::named("i1"), Tile::named("a9"), Tile::named("a10")), (None, None, None));
    }
}
