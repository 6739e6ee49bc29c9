//! Unit types (HN-23).

use sandtable_core::{Id, IdSet, named};

/// What a unit is. A card has one or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "UPPERCASE"),
    schemars(rename_all = "UPPERCASE")
)]
pub enum UnitType {
    /// Headquarters.
    Hq,
    /// Infantry.
    Inf,
    /// Artillery.
    Art,
    /// Tank.
    Tank,
    /// Mechanised.
    Mech,
    /// Fortification.
    Fort,
    /// Paratroopers, always with another type.
    Para,
    /// Osttruppen, always with another type.
    Ost,
    /// A decoy, which has no other.
    Decoy,
}

named!(UnitType, "unit type", {
    Hq => "HQ", Inf => "INF", Art => "ART", Tank => "TANK", Mech => "MECH",
    Fort => "FORT", Para => "PARA", Ost => "OST", Decoy => "DECOY",
});

/// The types of a unit, or those that an icon names.
pub type TypeSet = IdSet<UnitType, u16>;

impl Id for UnitType {
    const FIRST: UnitType = UnitType::Hq;

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> UnitType {
        UnitType::ALL[index]
    }
}
