//! Ships, blockhouses, paratroopers (AD-21, AD-22, AD-29, AD-61), and what Fortune asks about them.

use sandtable_core::Id;

use super::{Verdict, no, no_unit, no_unit_at, no_zone, refuse, refuse_if};
use crate::boxes::{BoxId, Drop};
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Phase};
use crate::texts::names::box_text;
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

impl AxisDDay {
    /// D2.
    pub(super) fn judge_paratrooper(&self, id: BoxId) -> Verdict {
        let BoxId::Drop(drop) = id else { return refuse("AD-41.2", no("ad-no-paratrooper-box")) };
        let empty = self.drops[drop.index()] == 0;
        refuse_if(empty, "AD-41.2", || no("ad-no-box-empty").with("box", box_text(id)))
    }

    /// D3.
    pub(super) fn judge_airborne_hit(&self, drop: Drop, zone: Zone, unit: Unit) -> Verdict {
        refuse_if(zone != drop.zone(), "AD-21.10", || no_zone("ad-no-other-fight", drop.zone()))?;
        refuse_if(unit == Unit::BLOCKHOUSE, "AD-21.5", || no("ad-no-airborne-blockhouse"))?;
        refuse_if(unit.side() != Side::Axis, "AD-21.4", || no_unit("ad-no-enemy-casualty", unit))?;
        refuse_if(self.board.of(zone, unit) == 0, "AD-21.4", || no_unit_at("ad-no-unit-there", unit, zone))
    }

    /// D5.
    pub(super) fn judge_drop_target(&self, drop: Drop, zone: Zone, target: Unit) -> Verdict {
        refuse_if(zone != drop.zone(), "AD-61.6", || no_zone("ad-no-other-fight", drop.zone()))?;
        refuse_if(target == Unit::BLOCKHOUSE, "AD-61.7", || no("ad-no-paratrooper-blockhouse"))?;
        refuse_if(target.side() != Side::Axis, "AD-61.6", || no_unit("ad-no-own-target", target))?;
        refuse_if(self.board.of(zone, target) == 0, "AD-61.6", || no_unit_at("ad-no-unit-there", target, zone))
    }

    /// D7.
    pub(super) fn judge_naval(&self, powers: Powers, zone: Zone) -> Verdict {
        let dice: u8 = powers.iter().map(|power| self.shots.naval[power.ally()]).sum();
        refuse_if(dice == 0, "AD-16.11", || no("ad-no-naval-dice"))?;
        self.judge_on_map(zone)?;
        let none = self.board.of(zone, Unit::BLOCKHOUSE) == 0;
        refuse_if(none, "AD-22.1", || no_zone("ad-no-blockhouse-there", zone))
    }

    /// D29.
    pub(super) fn judge_shell(&self, zone: Zone, id: BoxId, target: Unit) -> Verdict {
        let standing = self.board.of(zone, Unit::BLOCKHOUSE);
        refuse_if(standing == 0, "AD-29.1", || no_zone("ad-no-blockhouse-there", zone))?;
        let BoxId::Beach(beach) = id else { return refuse("AD-29.5", no("ad-no-airborne-box")) };
        let range = zone.range();
        refuse_if(range.is_empty(), "AD-29.4", || no_zone("ad-no-range", zone))?;
        let text = || no_zone("ad-no-out-of-range", zone).with("box", box_text(id));
        refuse_if(!range.contains(beach), "AD-12.1", text)?;
        let fired = self.shots.fired[zone.index()];
        refuse_if(fired >= standing, "AD-29.1", || no_zone("ad-no-blockhouses-fired", zone))?;
        refuse_if(target.kind().is_air(), "AD-12.2", || no("ad-no-shell-plane"))?;
        let units = &self.beaches[beach.index()];
        refuse_if(units.is_empty(), "AD-29.4", || no("ad-no-box-empty").with("box", box_text(id)))?;
        let absent = units.of(target) == 0;
        refuse_if(absent, "AD-29.1", || no_unit("ad-no-unit-in-box", target).with("box", box_text(id)))
    }

    /// The plane that a Fortune card is about, and its clause: of fighters in 4 and 16, of bombers in 6 and 7.
    fn fortune_plane(&self, clauses: [&'static str; 4]) -> (Kind, &'static str) {
        match self.phase {
            Phase::Fortune(number) if number.get() == 4 => (Kind::Fighter, clauses[0]),
            Phase::Fortune(number) if number.get() == 6 => (Kind::Bomber, clauses[1]),
            Phase::Fortune(number) if number.get() == 7 => (Kind::Bomber, clauses[2]),
            _ => (Kind::Fighter, clauses[3]),
        }
    }

    /// D12, D20.
    pub(super) fn judge_spared(&self, zone: Zone) -> Verdict {
        let (kind, rule) = self.fortune_plane(["AD-44.3", "AD-46.3", "AD-46.3", "AD-44.3"]);
        self.judge_on_map(zone)?;
        let planes = Power::ALLIES.iter().any(|&power| self.board.of(zone, Unit::of(power, kind)) > 0);
        let fired_at = planes && self.board.of(zone, Unit::FLAK) > 0;
        refuse_if(!fired_at, rule, || no_zone("ad-no-flak-there", zone))
    }

    /// D24, D53.
    pub(super) fn judge_plane_back(&self, plane: Unit) -> Verdict {
        let (kind, rule) = self.fortune_plane(["AD-56.1", "AD-47.1", "AD-47.1", "AD-56.1"]);
        refuse_if(plane.kind() != kind, rule, || no_unit("ad-no-other-plane", plane))?;
        refuse_if(self.supply.of(plane) == 0, rule, || no_unit("ad-no-plane-destroyed", plane))
    }

    /// D25, D54.
    pub(super) fn judge_plane_lost(&self, zone: Zone, plane: Unit) -> Verdict {
        let (kind, rule) = self.fortune_plane(["AD-56.2", "AD-47.2", "AD-47.2", "AD-56.2"]);
        refuse_if(plane.kind() != kind, rule, || no_unit("ad-no-other-plane", plane))?;
        let absent = self.board.of(zone, plane) == 0;
        let (_, rule) = self.fortune_plane(["AD-56.3", "AD-47.3", "AD-47.3", "AD-56.3"]);
        refuse_if(absent, rule, || no_unit_at("ad-no-unit-there", plane, zone))
    }
}
