//! Tiles by their code (UN-2.1), and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};

/// One face of a tile: `13b`. A map uses each number at most once, so on a map the number alone tells the tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Tile(u8);

impl Tile {
    /// How many tiles there are, each with two faces.
    pub const NUMBERS: usize = 18;

    /// Every face, `1a` first.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..2 * Tile::NUMBERS as u8).map(Tile)
    }

    /// The place of its number in tables: 0 for tile 1. Both faces have the same.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// The place of this face in tables of all faces.
    pub(crate) const fn face_index(self) -> usize {
        self.0 as usize
    }

    /// The number on it, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        (self.0 >> 1) + 1
    }

    const fn is_face_b(self) -> bool {
        self.0 & 1 == 1
    }

    /// The face with this code, in small or capital letters.
    #[must_use]
    pub fn named(name: &str) -> Option<Tile> {
        let digits = name.trim_end_matches(|c: char| !c.is_ascii_digit());
        let face = match &name[digits.len()..] {
            "a" | "A" => 0,
            "b" | "B" => 1,
            _ => return None,
        };
        if digits.starts_with(['0', '+']) {
            return None;
        }
        let number = digits.parse::<u8>().ok().filter(|number| (1..=Tile::NUMBERS as u8).contains(number))?;
        Some(Tile((number - 1) * 2 + face))
    }

    /// The code as it is printed: `13B`.
    #[must_use]
    pub fn printed(self) -> String {
        self.to_string().to_uppercase()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number(), if self.is_face_b() { 'b' } else { 'a' })
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

/// What to say to a name that is no tile.
pub(crate) fn no_such_tile(name: &str) -> String {
    format!("no tile {name:?}: expected 1A to 18A or 1B to 18B")
}

/// A set of tiles of one map, by number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u32);

impl TileSet {
    /// No tile.
    pub const NONE: TileSet = TileSet(0);

    /// Is the tile in it?
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile.index()) != 0
    }

    /// Adds a tile.
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    /// Takes a tile out.
    pub const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.index());
    }

    /// The tiles of both sets.
    #[must_use]
    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// The tiles that are in each set.
    #[must_use]
    pub const fn both(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// The tiles of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// None?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The places of the tiles in tables, ascending.
    pub(crate) fn indices(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::NONE;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.indices().map(|index| index + 1)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_they_are_written() {
        for tile in Tile::all() {
            assert_eq!(Tile::named(&tile.to_string()), Some(tile));
            assert_eq!(Tile::named(&tile.printed()), Some(tile));
        }
        for wrong in ["", "a", "0a", "19b", "3", "3c", "03a", "3ab", "+3a", "3A "] {
            assert_eq!(Tile::named(wrong), None, "{wrong}");
        }
    }
}
