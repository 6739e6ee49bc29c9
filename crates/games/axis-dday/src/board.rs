//! The zones and what stands in them, counted so that the common questions are quick: who stands where (AD-14), what is
//! contested (AD-6.11), what is full (AD-7.1).

use sandtable_core::Id;

use crate::side::{Power, Side};
use crate::unit::{Kind, UNITS, Unit, Units, limits};
use crate::zone::{ZONES, Zone, ZoneSet};

/// All zones with their units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    zones: [Units; ZONES],
    /// By unit, the zones with at least one of it.
    present: [ZoneSet; UNITS],
    /// By side, the zones with as many units as the limit allows.
    full: [ZoneSet; 2],
}

impl Board {
    /// Nothing anywhere.
    pub const EMPTY: Board =
        Board { zones: [Units::NONE; ZONES], present: [ZoneSet::NONE; UNITS], full: [ZoneSet::NONE; 2] };

    /// What stands in a zone.
    #[must_use]
    #[inline]
    pub fn at(&self, zone: Zone) -> &Units {
        &self.zones[zone.index()]
    }

    /// How many of a unit are in a zone.
    #[must_use]
    #[inline]
    pub fn of(&self, zone: Zone, unit: Unit) -> u8 {
        self.at(zone).of(unit)
    }

    /// Puts units into a zone.
    pub fn add(&mut self, zone: Zone, unit: Unit, count: u8) {
        if count > 0 {
            self.zones[zone.index()].add(unit, count);
            self.present[unit.index()].insert(zone);
            self.note_room(zone, unit);
        }
    }

    /// Takes units out of a zone.
    pub fn remove(&mut self, zone: Zone, unit: Unit, count: u8) {
        let units = &mut self.zones[zone.index()];
        units.remove(unit, count);
        if units.of(unit) == 0 {
            self.present[unit.index()].remove(zone);
        }
        self.note_room(zone, unit);
    }

    fn note_room(&mut self, zone: Zone, unit: Unit) {
        if unit.kind().is_line() {
            let side = unit.side();
            let full = &mut self.full[side.index()];
            if self.zones[zone.index()].line(side) >= limits().land {
                full.insert(zone);
            } else {
                full.remove(zone);
            }
        }
    }

    /// The zones with a unit.
    #[must_use]
    #[inline]
    pub fn with(&self, unit: Unit) -> ZoneSet {
        self.present[unit.index()]
    }

    /// The zones with land units of a side.
    #[must_use]
    #[inline]
    pub fn held(&self, side: Side) -> ZoneSet {
        Unit::land_of(side).iter().fold(ZoneSet::NONE, |zones, &unit| zones.or(self.with(unit)))
    }

    /// The zones with land units of a power.
    #[must_use]
    pub fn held_by(&self, power: Power) -> ZoneSet {
        Unit::land_of_power(power).iter().fold(ZoneSet::NONE, |zones, &unit| zones.or(self.with(unit)))
    }

    /// The zones with air units of a kind.
    #[must_use]
    pub fn flown_over(&self, kind: Kind) -> ZoneSet {
        self.with(Unit::of(Power::Uk, kind)).or(self.with(Unit::of(Power::Us, kind)))
    }

    /// AD-6.11: the zones with land units of both sides.
    #[must_use]
    #[inline]
    pub fn contested(&self) -> ZoneSet {
        self.held(Side::Axis).and(self.held(Side::Allies))
    }

    /// AD-7.1, AD-7.5: the zones that take no more units of a side.
    #[must_use]
    #[inline]
    pub fn full(&self, side: Side) -> ZoneSet {
        self.full[side.index()]
    }

    /// AD-14.1 to AD-14.3: who controls a zone.
    #[must_use]
    pub fn control(&self, zone: Zone) -> Option<Side> {
        let units = self.at(zone);
        match (units.land(Side::Axis) > 0, units.land(Side::Allies) > 0) {
            (true, false) => Some(Side::Axis),
            (false, true) => Some(Side::Allies),
            _ => None,
        }
    }

    /// All units in all zones.
    #[must_use]
    pub fn total(&self) -> Units {
        let mut all = Units::NONE;
        self.zones.iter().for_each(|units| all.add_all(units));
        all
    }

    /// The zone of a power's bomber, if it is in one.
    #[must_use]
    pub fn bomber(&self, power: Power) -> Option<Zone> {
        self.with(Unit::of(power, Kind::Bomber)).lowest()
    }
}
