//! Terrain (HN-28).

use sandtable_core::{Id, IdSet, named};

/// What a box is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Terrain {
    /// No effect.
    Open,
    /// Save 6.
    Urban,
    /// No DIRECTIVES.
    Flooded,
    /// Range one longer.
    Hill,
    /// Save 6; only TANK units seize into it.
    Fortified,
    /// Hiding, hidden arrival.
    Forest,
    /// Hill and Fortified Position.
    Forthill,
    /// For Amphibious units alone, or by a Ford.
    Water,
}

named!(Terrain, "terrain", {
    Open => "open", Urban => "urban", Flooded => "flooded", Hill => "hill",
    Fortified => "fortified", Forest => "forest", Forthill => "forthill", Water => "water",
});

/// A set of terrains.
pub type TerrainSet = IdSet<Terrain, u16>;

impl Id for Terrain {
    const FIRST: Terrain = Terrain::Open;

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> Terrain {
        Terrain::ALL[index]
    }
}

impl Terrain {
    /// Its letter on a map.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Terrain::Open => '.',
            Terrain::Urban => 'U',
            Terrain::Flooded => 'f',
            Terrain::Hill => 'H',
            Terrain::Fortified => 'P',
            Terrain::Forest => 'T',
            Terrain::Forthill => 'K',
            Terrain::Water => '~',
        }
    }

    /// The terrain of a letter.
    #[must_use]
    pub fn lettered(letter: char) -> Option<Terrain> {
        Terrain::all().find(|terrain| terrain.letter() == letter)
    }

    /// HN-28.2, HN-28.6, HN-28.9: the save value that it gives.
    #[must_use]
    pub const fn save(self) -> Option<u8> {
        match self {
            Terrain::Urban | Terrain::Fortified | Terrain::Forthill => Some(6),
            _ => None,
        }
    }

    /// HN-28.5, HN-28.9.
    #[must_use]
    pub const fn is_high(self) -> bool {
        matches!(self, Terrain::Hill | Terrain::Forthill)
    }

    /// HN-28.7, HN-28.9: what the type list of the rulebook calls Trench.
    #[must_use]
    pub const fn is_fortified(self) -> bool {
        matches!(self, Terrain::Fortified | Terrain::Forthill)
    }
}
