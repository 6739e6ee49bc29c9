//! Choices of the orders that fire: naval bombardment, patrols, bombers, flak, blockhouses; and of the cards like them.

use sandtable_core::Id;

use super::Sink;
use crate::action::Action;
use crate::boxes::{BoxId, Drop};
use crate::card::{Luck, Number};
use crate::side::{Power, Powers, Side};
use crate::state::AxisDDay;
use crate::unit::{Kind, Unit, limits};
use crate::zone::ZoneSet;

impl AxisDDay {
    /// D6.
    pub(super) fn offer_split(&self, out: &mut impl Sink) {
        if !self.board.with(Unit::BLOCKHOUSE).is_empty() {
            (0..=Number::of(2).order().dice).for_each(|count| out.push(Action::Split(count)));
        }
    }

    /// D7.
    pub(super) fn offer_naval(&self, powers: Powers, out: &mut impl Sink) {
        let targets = self.board.with(Unit::BLOCKHOUSE);
        let dice: u8 = self.still_acting(powers).map(|power| self.shots.naval[power.ally()]).sum();
        if dice > 0 && !targets.is_empty() {
            targets.iter().for_each(|zone| out.push(Action::Zone(zone)));
            out.push(Action::DONE);
        }
    }

    /// Zones that take one more fighter.
    fn open_sky(&self, limited: bool) -> ZoneSet {
        let zones = self.map().zones();
        if !limited {
            return zones;
        }
        let crowded = self.board.flown_over(Kind::Fighter).iter();
        zones.without(crowded.filter(|&zone| self.board.at(zone).fighters() >= limits().fighters).collect())
    }

    /// D9.
    pub(super) fn offer_patrol(&self, powers: Powers, out: &mut impl Sink) {
        // AD-43.1
        let sky = self.open_sky(self.luck != Luck::Good);
        let mut any = false;
        for power in self.still_acting(powers) {
            let fighter = Unit::of(power, Kind::Fighter);
            if self.airfield.of(fighter) > self.effects.kept.of(fighter) {
                for zone in sky {
                    out.push(Action::Fly(fighter, zone));
                    any = true;
                }
            }
        }
        if any {
            out.push(Action::DONE);
        }
    }

    /// D13, D21: the next artillery and its targets.
    pub(super) fn offer_flak(&self, out: &mut impl Sink) {
        let kind = self.plane();
        let mut zones = self.board.with(Unit::FLAK).and(self.board.flown_over(kind));
        self.effects.spared.into_iter().for_each(|zone| zones.remove(zone));
        for zone in zones {
            if self.shots.fired[zone.index()] >= self.board.of(zone, Unit::FLAK) {
                continue;
            }
            let mut found = false;
            for power in Power::ALLIES {
                let plane = Unit::of(power, kind);
                let safe = u8::from(kind == Kind::Fighter && self.effects.safe[power.ally()].contains(zone));
                if self.board.of(zone, plane) > safe {
                    out.push(Action::At(zone, plane));
                    found = true;
                }
            }
            if found {
                return;
            }
        }
    }

    /// D16.
    pub(super) fn offer_bombers(&self, powers: Powers, out: &mut impl Sink) {
        let zones = self.board.held(Side::Axis).without(self.board.held(Side::Allies));
        let mut any = false;
        for power in self.still_acting(powers) {
            let bomber = Unit::of(power, Kind::Bomber);
            if self.airfield.of(bomber) > self.effects.kept.of(bomber) {
                for zone in zones {
                    out.push(Action::Fly(bomber, zone));
                    any = true;
                }
            }
        }
        if any {
            out.push(Action::DONE);
        }
    }

    /// D17, D19.
    pub(super) fn offer_bombs(&self, powers: Powers, out: &mut impl Sink) {
        for power in powers.iter().filter(|power| !self.shots.bombed[power.ally()]) {
            let Some(zone) = self.board.bomber(power) else { continue };
            for &target in Unit::land_of(Side::Axis) {
                if self.board.of(zone, target) > 0 {
                    out.push(Action::Bomb(Unit::of(power, Kind::Bomber), target));
                }
            }
        }
    }

    /// D23.
    pub(super) fn offer_friendly_fire(&self, out: &mut impl Sink) {
        let allied = self.board.held(Side::Allies);
        for power in Power::ALLIES.into_iter().filter(|power| !self.shots.bombed[power.ally()]) {
            let Some(over) = self.board.bomber(power) else { continue };
            for zone in self.map().neighbours(over).and(allied) {
                for &target in Unit::land_of(Side::Allies) {
                    if self.board.of(zone, target) > 0 {
                        out.push(Action::ShortOf(Unit::of(power, Kind::Bomber), zone, target));
                    }
                }
            }
        }
    }

    /// D29.
    pub(super) fn offer_shells(&self, out: &mut impl Sink) {
        let mut any = false;
        for zone in self.board.with(Unit::BLOCKHOUSE) {
            if self.shots.fired[zone.index()] >= self.board.of(zone, Unit::BLOCKHOUSE) {
                continue;
            }
            for beach in zone.range() {
                for (target, _) in self.beaches[beach.index()].iter() {
                    out.push(Action::Shell(zone, BoxId::Beach(beach), target));
                    any = true;
                }
            }
        }
        if any {
            out.push(Action::DONE);
        }
    }

    /// D5.
    pub(super) fn offer_drop_targets(&self, drop: Drop, left: u8, out: &mut impl Sink) {
        if left > 0 {
            for &target in Unit::line_of(Power::Axis) {
                if self.board.of(drop.zone(), target) > 0 {
                    out.push(Action::At(drop.zone(), target));
                }
            }
        }
    }

    /// D11: the next zone with fighters and Axis artillery.
    pub(super) fn offer_barnstorm(&self, out: &mut impl Sink) {
        let asked = self.board.flown_over(Kind::Fighter).and(self.board.with(Unit::FLAK));
        let answered = self.effects.safe[0].or(self.effects.safe[1]);
        if let Some(zone) = asked.without(answered).lowest() {
            for fighter in Power::ALLIES.map(|power| Unit::of(power, Kind::Fighter)) {
                if self.board.of(zone, fighter) > 0 {
                    out.push(Action::At(zone, fighter));
                }
            }
        }
    }

    /// D15: the next zone where a fighter fell on Allied units.
    pub(super) fn offer_fireball(&self, out: &mut impl Sink) {
        let zone = self.board.held(Side::Allies).iter().find(|zone| self.effects.downed[zone.index()] > 0);
        if let Some(zone) = zone {
            for &target in Unit::land_of(Side::Allies) {
                if self.board.of(zone, target) > 0 {
                    out.push(Action::At(zone, target));
                }
            }
        }
    }

    /// D48.
    pub(super) fn offer_recon(&self, powers: Powers, out: &mut impl Sink) {
        let sky = self.open_sky(true);
        let mut any = false;
        for power in self.still_acting(powers) {
            let unit = Unit::of(power, Kind::Fighter);
            for from in self.board.with(unit) {
                if self.board.of(from, unit) > self.marches.moved[from.index()].of(unit) {
                    for to in sky.without(ZoneSet::only(from)) {
                        out.push(Action::Move { from, unit, walk: crate::action::Walk::One(to) });
                        any = true;
                    }
                }
                if out.enough() {
                    return;
                }
            }
        }
        if any {
            out.push(Action::DONE);
        }
    }
}
