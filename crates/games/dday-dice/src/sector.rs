//! The name of a sector: its number, or the bunker.

use std::fmt;

use sandtable_core::{Id, IdSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A sector of a map. Numbered ones come in the order of their numbers, the bunker last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "number | \"bunker\""),
    schemars(with = "SectorShape")
)]
pub struct Sector(u8);

/// Some sectors.
pub type SectorSet = IdSet<Sector>;

/// How many sectors a map can have, the bunker included.
pub const MOST_SECTORS: usize = 20;

impl Sector {
    /// The bunker.
    pub const BUNKER: Sector = Sector(MOST_SECTORS as u8 - 1);

    /// The sector of a number, from 1 to 19.
    #[must_use]
    pub fn number(number: u8) -> Option<Sector> {
        (1..MOST_SECTORS as u8).contains(&number).then(|| Sector(number - 1))
    }

    /// The sector of a name: `5` or `bunker`.
    #[must_use]
    pub fn named(name: &str) -> Option<Sector> {
        if name == "bunker" {
            return Some(Sector::BUNKER);
        }
        let number = name.parse().ok().filter(|number: &u8| number.to_string() == name)?;
        Sector::number(number)
    }

    /// Its number; none for the bunker.
    #[must_use]
    pub fn get(self) -> Option<u8> {
        (self != Sector::BUNKER).then_some(self.0 + 1)
    }

    /// Is it the bunker?
    #[must_use]
    pub fn is_bunker(self) -> bool {
        self == Sector::BUNKER
    }
}

impl Id for Sector {
    const FIRST: Sector = Sector(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Sector {
        Sector(index as u8)
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.get() {
            Some(number) => write!(f, "{number}"),
            None => f.write_str("bunker"),
        }
    }
}

/// Written as its number, or as `"bunker"`.
impl Serialize for Sector {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.get() {
            Some(number) => serializer.serialize_u8(number),
            None => serializer.serialize_str("bunker"),
        }
    }
}

impl<'de> Deserialize<'de> for Sector {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SectorVisitor)
    }
}

struct SectorVisitor;

impl serde::de::Visitor<'_> for SectorVisitor {
    type Value = Sector;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a sector: a number from 1 to 19, or \"bunker\"")
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Sector, E> {
        let sector = u8::try_from(number).ok().and_then(Sector::number);
        sector.ok_or_else(|| E::invalid_value(serde::de::Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Sector, E> {
        let sector = u8::try_from(number).ok().and_then(Sector::number);
        sector.ok_or_else(|| E::invalid_value(serde::de::Unexpected::Signed(number), &self))
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Sector, E> {
        Sector::named(name).ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(name), &self))
    }
}

/// How a sector is written: its number, or the word `bunker`.
#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum SectorShape {
    Number(#[schemars(range(min = 1, max = MOST_SECTORS - 1))] u8),
    Word(SectorWord),
}

#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum SectorWord {
    Bunker,
}
