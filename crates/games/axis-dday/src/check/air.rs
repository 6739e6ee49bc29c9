//! Air units and those who fire at them (AD-11, AD-23 to AD-26, AD-63 to AD-66, AD-74).

use sandtable_core::Id;

use super::{Verdict, no, no_unit, no_unit_at, no_zone, refuse, refuse_if};
use crate::action::Walk;
use crate::card::Luck;
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Phase};
use crate::unit::{Kind, Unit, limits};
use crate::zone::Zone;

impl AxisDDay {
    /// A plane of the own power that may leave the Airfield.
    fn judge_plane(&self, powers: Powers, plane: Unit, kind: Kind, order: &'static str, kept: &'static str) -> Verdict {
        refuse_if(plane.kind().is_land(), "AD-6.1", || no("ad-no-land-flies"))?;
        refuse_if(plane.kind() != kind, order, || no_unit("ad-no-other-plane", plane))?;
        self.judge_own(powers, plane.power())?;
        let here = self.airfield.of(plane);
        refuse_if(here == 0, order, || no_unit("ad-no-plane-left", plane))?;
        refuse_if(here <= self.effects.kept.of(plane), kept, || no_unit("ad-no-plane-kept", plane))
    }

    /// D9.
    pub(super) fn judge_patrol(&self, powers: Powers, plane: Unit, zone: Zone) -> Verdict {
        self.judge_plane(powers, plane, Kind::Fighter, "AD-23.1", "AD-43.2")?;
        self.judge_on_map(zone)?;
        let crowded = self.board.at(zone).fighters() >= limits().fighters;
        refuse_if(crowded && self.luck != Luck::Good, "AD-7.8", || no_zone("ad-no-four-fighters", zone))
    }

    /// D16.
    pub(super) fn judge_bomber(&self, powers: Powers, plane: Unit, zone: Zone) -> Verdict {
        self.judge_plane(powers, plane, Kind::Bomber, "AD-25.1", "AD-45.2")?;
        self.judge_on_map(zone)?;
        let units = self.board.at(zone);
        refuse_if(units.land(Side::Allies) > 0, "AD-11.14", || no_zone("ad-no-bomber-allied", zone))?;
        refuse_if(units.land(Side::Axis) == 0, "AD-25.6", || no_zone("ad-no-bomber-empty", zone))
    }

    /// D17, D19.
    pub(super) fn judge_bomb(&self, powers: Powers, plane: Unit, target: Unit) -> Verdict {
        let rule = if matches!(self.phase, Phase::Tactics(_)) { "AD-65.1" } else { "AD-25.3" };
        refuse_if(plane.kind() != Kind::Bomber, rule, || no_unit("ad-no-other-plane", plane))?;
        self.judge_own(powers, plane.power())?;
        let zone = Zone::all().find(|&zone| self.board.of(zone, plane) > 0);
        let Some(zone) = zone else { return refuse(rule, no_unit("ad-no-plane-placed", plane)) };
        refuse_if(self.shots.bombed[plane.power().ally()], rule, || no_unit("ad-no-bombed", plane))?;
        refuse_if(target.side() != Side::Axis, rule, || no_unit("ad-no-own-target", target))?;
        refuse_if(self.board.of(zone, target) == 0, rule, || no_unit_at("ad-no-unit-there", target, zone))
    }

    /// Are there planes of the kind, and artillery that has not fired, in a zone?
    fn flak_waits(&self, zone: Zone, kind: Kind) -> bool {
        let targets = Power::ALLIES.iter().any(|&power| self.flak_targets(zone, Unit::of(power, kind)) > 0);
        let guns = self.board.of(zone, Unit::FLAK) > self.shots.fired[zone.index()];
        targets && guns && self.effects.spared != Some(zone)
    }

    /// AD-63.2: how many planes of a unit can be hit in a zone.
    fn flak_targets(&self, zone: Zone, plane: Unit) -> u8 {
        let safe = plane.kind() == Kind::Fighter && self.effects.safe[plane.power().ally()].contains(zone);
        self.board.of(zone, plane).saturating_sub(u8::from(safe))
    }

    /// D13, D21.
    pub(super) fn judge_flak(&self, zone: Zone, plane: Unit) -> Verdict {
        let fighters = self.phase.is_order(4);
        let (kind, rule) = if fighters { (Kind::Fighter, "AD-24.1") } else { (Kind::Bomber, "AD-26.1") };
        let spared = if fighters { "AD-44.2" } else { "AD-46.2" };
        refuse_if(plane.kind().is_land(), "AD-11.16", || no_unit("ad-no-flak-land", plane))?;
        refuse_if(!fighters && plane.kind() == Kind::Fighter, "AD-26.4", || no("ad-no-flak-fighter"))?;
        refuse_if(plane.kind() != kind, rule, || no_unit("ad-no-other-plane", plane))?;
        let planes = Power::ALLIES.iter().any(|&power| self.board.of(zone, Unit::of(power, kind)) > 0);
        let guns = self.board.of(zone, Unit::FLAK);
        refuse_if(guns == 0 || !planes, "AD-11.21", || no_zone("ad-no-flak-there", zone))?;
        refuse_if(self.effects.spared == Some(zone), spared, || no_zone("ad-no-flak-spared", zone))?;
        refuse_if(self.shots.fired[zone.index()] >= guns, "AD-11.17", || no_zone("ad-no-flak-fired", zone))?;
        refuse_if(self.board.of(zone, plane) == 0, rule, || no_unit_at("ad-no-unit-there", plane, zone))?;
        refuse_if(self.flak_targets(zone, plane) == 0, "AD-63.2", || no_unit("ad-no-flak-safe", plane))?;
        let next = Zone::all().find(|&zone| self.flak_waits(zone, kind));
        refuse_if(next != Some(zone), "AD-18.5", || no_zone("ad-no-zone-first", next.unwrap_or(zone)))
    }

    /// D11.
    pub(super) fn judge_barnstorm(&self, zone: Zone, fighter: Unit) -> Verdict {
        refuse_if(fighter.kind() != Kind::Fighter, "AD-63.1", || no("ad-no-barnstorm-fighter"))?;
        refuse_if(self.board.of(zone, Unit::FLAK) == 0, "AD-63.6", || no_zone("ad-no-flak-there", zone))?;
        refuse_if(self.board.of(zone, fighter) == 0, "AD-63.1", || no_unit_at("ad-no-unit-there", fighter, zone))?;
        let chosen = |zone: Zone| self.effects.safe.iter().any(|safe| safe.contains(zone));
        refuse_if(chosen(zone), "AD-63.1", || no_zone("ad-no-barnstorm-twice", zone))?;
        let asked =
            |zone: &Zone| self.board.at(*zone).fighters() > 0 && self.board.of(*zone, Unit::FLAK) > 0 && !chosen(*zone);
        let next = Zone::all().find(asked);
        refuse_if(next != Some(zone), "AD-18.5", || no_zone("ad-no-zone-first", next.unwrap_or(zone)))
    }

    /// D15.
    pub(super) fn judge_fireball(&self, zone: Zone, target: Unit) -> Verdict {
        let burns = |zone: &Zone| self.effects.downed[zone.index()] > 0 && self.board.at(*zone).land(Side::Allies) > 0;
        refuse_if(self.effects.downed[zone.index()] == 0, "AD-64.1", || no_zone("ad-no-wreck-there", zone))?;
        self.judge_allied_target(zone, target, "AD-64.1")?;
        let next = Zone::all().find(burns);
        refuse_if(next != Some(zone), "AD-18.5", || no_zone("ad-no-zone-first", next.unwrap_or(zone)))
    }

    /// D23.
    pub(super) fn judge_short(&self, plane: Unit, zone: Zone, target: Unit) -> Verdict {
        refuse_if(plane.kind() != Kind::Bomber, "AD-66.1", || no_unit("ad-no-other-plane", plane))?;
        let over = Zone::all().find(|&zone| self.board.of(zone, plane) > 0);
        let Some(over) = over else { return refuse("AD-66.1", no_unit("ad-no-plane-placed", plane)) };
        refuse_if(self.shots.bombed[plane.power().ally()], "AD-66.1", || no_unit("ad-no-bombed", plane))?;
        self.judge_on_map(zone)?;
        refuse_if(!self.map().adjacent(over, zone), "AD-66.1", || no_zone("ad-no-short-adjacent", zone))?;
        self.judge_allied_target(zone, target, "AD-66.1")
    }

    fn judge_allied_target(&self, zone: Zone, target: Unit, rule: &'static str) -> Verdict {
        let fits = target.side() == Side::Allies && target.kind().is_land();
        refuse_if(!fits, rule, || no_unit("ad-no-allied-target", target))?;
        refuse_if(self.board.of(zone, target) == 0, rule, || no_unit_at("ad-no-unit-there", target, zone))
    }

    /// D48.
    pub(super) fn judge_recon(&self, powers: Powers, from: Zone, fighter: Unit, walk: Walk) -> Verdict {
        refuse_if(fighter.kind() != Kind::Fighter, "AD-74.1", || no("ad-no-recon-fighter"))?;
        self.judge_own(powers, fighter.power())?;
        let there = self.board.of(from, fighter);
        refuse_if(there == 0, "AD-74.1", || no_unit_at("ad-no-unit-there", fighter, from))?;
        let moved = self.marches.moved[from.index()].of(fighter);
        refuse_if(moved >= there, "AD-74.1", || no_unit("ad-no-moved", fighter))?;
        let Walk::One(to) = walk else { return refuse("AD-11.1", no("ad-no-recon-route")) };
        self.judge_on_map(to)?;
        refuse_if(to == from, "AD-74.1", || no("ad-no-recon-stay"))?;
        let crowded = self.board.at(to).fighters() >= limits().fighters;
        refuse_if(crowded, "AD-74.2", || no_zone("ad-no-four-fighters", to))
    }
}
