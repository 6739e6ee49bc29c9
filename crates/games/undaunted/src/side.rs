//! The two sides, and a counter of one of them.

use std::fmt;

use sandtable_core::{named, rivals};
use serde::{Serialize, Serializer};

use crate::kind::Unit;

/// UN-1.1: seat 0 leads the US side, seat 1 the German side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Side {
    /// The US.
    Us,
    /// Germany.
    Ge,
}

impl Side {
    /// Parts `us-rifle-a` into the side and the rest.
    pub(crate) fn split(name: &str) -> Option<(Side, &str)> {
        let (side, rest) = name.split_once('-')?;
        Some((Side::named(side)?, rest))
    }
}

// UN-1.1
rivals!(Side, Us, Ge);
named!(Side, "side", { Us => "us", Ge => "ge" });

/// The unit of a side, by its counter: `us-rifle-a`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct UnitId {
    /// Whose.
    pub side: Side,
    /// Which.
    pub unit: Unit,
}

impl UnitId {
    /// The unit of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<UnitId> {
        let (side, unit) = Side::split(name)?;
        Some(UnitId { side, unit: Unit::named(unit)? })
    }

    /// Every unit of both sides.
    pub fn all() -> impl Iterator<Item = UnitId> {
        Side::BOTH.into_iter().flat_map(|side| Unit::all().map(move |unit| UnitId { side, unit }))
    }
}

impl fmt::Display for UnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.side, self.unit)
    }
}

impl fmt::Debug for UnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for UnitId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
