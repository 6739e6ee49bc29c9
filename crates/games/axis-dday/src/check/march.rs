//! Movement (AD-6, AD-7, AD-48, AD-52, AD-67), landing (AD-30), the convoy (AD-75).

use sandtable_core::Id;

use super::{Verdict, no, no_unit, no_unit_at, no_zone, refuse, refuse_if};
use crate::action::Walk;
use crate::boxes::{Beach, BoxId};
use crate::card::Luck;
use crate::side::{Power, Powers, Side};
use crate::state::AxisDDay;
use crate::texts::names::box_text;
use crate::unit::{Kind, Unit, limits};
use crate::zone::Zone;

impl AxisDDay {
    /// D27, D38: may this unit make this move?
    pub(super) fn judge_march(&self, powers: Powers, from: Zone, unit: Unit, walk: Walk) -> Verdict {
        let side = self.active();
        refuse_if(unit.kind() == Kind::Fighter, "AD-23.6", || no("ad-no-fighter-moves"))?;
        refuse_if(unit.side() != side || unit.kind() == Kind::Bomber, "AD-6.1", || no("ad-no-move-now"))?;
        refuse_if(unit == Unit::BLOCKHOUSE, "AD-6.19", || no("ad-no-blockhouse-moves"))?;
        self.judge_own(powers, unit.power())?;
        self.judge_on_map(from)?;
        self.judge_leaving(from, unit)?;
        self.judge_walk(from, unit, walk)
    }

    /// May a unit of this kind leave the zone?
    pub(super) fn judge_leaving(&self, from: Zone, unit: Unit) -> Verdict {
        let there = self.board.of(from, unit);
        refuse_if(there == 0, "AD-6.4", || no_unit_at("ad-no-unit-there", unit, from))?;
        let moved = self.marches.moved[from.index()].of(unit);
        refuse_if(there <= moved, "AD-6.3", || no_unit("ad-no-moved", unit))?;
        let enemy = self.board.at(from).land(unit.side().other());
        let only_blockhouses = unit.side() == Side::Allies && enemy == self.board.of(from, Unit::BLOCKHOUSE);
        refuse_if(enemy > 0 && only_blockhouses, "AD-6.13", || no_zone("ad-no-leave-blockhouse", from))?;
        refuse_if(enemy > 0, "AD-6.12", || no_zone("ad-no-leave-contested", from))?;
        self.judge_flood(from)?;
        self.judge_bound(from, unit)
    }

    /// AD-67.2
    pub(super) fn judge_flood(&self, zone: Zone) -> Verdict {
        refuse_if(self.effects.flooded == Some(zone), "AD-67.2", || no_zone("ad-no-flooded", zone))
    }

    /// AD-48.4, AD-52.3: with bad fortune only some zones are left.
    fn judge_bound(&self, from: Zone, unit: Unit) -> Verdict {
        if self.luck != Luck::Bad {
            return Ok(());
        }
        let bound = self.marches.bound;
        match unit.side() {
            Side::Allies => {
                let own = bound[unit.power().ally()];
                refuse_if(own.is_some_and(|zone| zone != from), "AD-48.4", || no("ad-no-one-zone"))
            }
            Side::Axis => {
                let both = bound.iter().all(Option::is_some);
                refuse_if(both && !bound.contains(&Some(from)), "AD-52.3", || no("ad-no-two-zones"))
            }
        }
    }

    /// AD-6.5: does it go one zone only? Tanks go two (AD-6.6), and all with good fortune (AD-48.1, AD-52.1).
    pub(super) fn goes_one_zone(&self, unit: Unit) -> bool {
        unit.kind() != Kind::Tank && self.luck != Luck::Good
    }

    fn judge_walk(&self, from: Zone, unit: Unit, walk: Walk) -> Verdict {
        let side = unit.side();
        let lucky = match (self.luck, side) {
            (Luck::Good, Side::Allies) if unit.kind() == Kind::Tank => "AD-48.3",
            (Luck::Good, Side::Allies) => "AD-48.1",
            (Luck::Good, Side::Axis) => "AD-52.1",
            _ => "AD-6.6",
        };
        let first = walk.first();
        self.judge_on_map(first)?;
        refuse_if(!self.map().adjacent(from, first), "AD-6.4", || adjacent(from, first))?;
        self.judge_flood(first)?;
        match (walk, self.goes_one_zone(unit)) {
            (Walk::One(_), true) | (Walk::Stop(_) | Walk::Two(..), false) => {}
            (_, true) => return refuse("AD-6.5", no_unit("ad-no-one-step", unit)),
            (Walk::One(_), false) => {
                self.judge_room(first, side)?;
                return refuse("AD-6.17", no_unit("ad-no-stop-missing", unit));
            }
            (Walk::Far(..), false) => return refuse(lucky, no_unit("ad-no-three-steps", unit)),
        }
        let Walk::Two(_, second) = walk else { return self.judge_room(first, side) };
        self.judge_passing(first, side)?;
        self.judge_on_map(second)?;
        refuse_if(second == from, "AD-6.17", || no("ad-no-round-trip"))?;
        refuse_if(!self.map().adjacent(first, second), "AD-6.6", || adjacent(first, second))?;
        self.judge_flood(second)?;
        self.judge_room(second, side)
    }

    /// AD-6.7, AD-7.7: may a unit go on from its first zone?
    fn judge_passing(&self, first: Zone, side: Side) -> Verdict {
        let units = self.board.at(first);
        let enemy = units.land(side.other());
        let blockhouses = if side == Side::Allies { units.of(Unit::BLOCKHOUSE) } else { 0 };
        refuse_if(enemy > 0 && enemy == blockhouses, "AD-6.9", || no_zone("ad-no-pass-blockhouse", first))?;
        refuse_if(enemy > 0, "AD-6.7", || no_zone("ad-no-pass-enemy", first))?;
        refuse_if(units.line(side) >= limits().land, "AD-7.7", || no_zone("ad-no-pass-full", first))
    }

    /// AD-7.1, AD-7.2: is there room for one more?
    fn judge_room(&self, zone: Zone, side: Side) -> Verdict {
        let units = self.board.at(zone);
        let has = |power: Power| Unit::line_of(power).iter().any(|&unit| units.of(unit) > 0);
        let rule = if side == Side::Allies && has(Power::Uk) && has(Power::Us) { "AD-7.2" } else { "AD-7.1" };
        refuse_if(units.line(side) >= limits().land, rule, || no_zone("ad-no-full", zone))
    }

    /// D31: may this unit land there?
    pub(super) fn judge_landing(&self, powers: Powers, id: BoxId, unit: Unit, zone: Zone) -> Verdict {
        let beach = AxisDDay::beach_of(id, "AD-30.1")?;
        let power = beach.power();
        self.judge_own(powers, power)?;
        let there = self.beaches[beach.index()].of(unit);
        refuse_if(there == 0, "AD-30.1", || no_unit("ad-no-unit-in-box", unit).with("box", box_text(id)))?;
        let bound = self.marches.bound_beach[power.ally()];
        let elsewhere = self.luck == Luck::Bad && bound.is_some_and(|bound| bound != beach);
        refuse_if(elsewhere, "AD-50.2", || no("ad-no-one-box"))?;
        self.judge_on_map(zone)?;
        self.judge_arrow(beach, zone)?;
        self.judge_flood(zone)?;
        let full = self.board.at(zone).line(Side::Allies) >= limits().land;
        refuse_if(full, "AD-30.3", || no_zone("ad-no-full", zone))
    }

    /// AD-30.1: the zone of the arrow; AD-50.1: of any box of the power; AD-69.1: or a zone beside it.
    fn judge_arrow(&self, beach: Beach, zone: Zone) -> Verdict {
        let text = || no_zone("ad-no-arrow", zone).with("box", box_text(BoxId::Beach(beach)));
        let usual = beach.printed().zone == zone;
        let anywhere = self.luck == Luck::Good;
        let power = beach.power();
        let of_power = Beach::all().any(|other| other.power() == power && other.printed().zone == zone);
        let deceptive = self.effects.deceptive == Some(beach);
        if usual || (anywhere && of_power) || (deceptive && beach.printed().also.contains(zone)) {
            return Ok(());
        }
        let rule = match (deceptive, anywhere) {
            (true, _) => "AD-69.1",
            (false, true) => "AD-50.1",
            (false, false) => "AD-30.1",
        };
        refuse(rule, text())
    }

    /// D52: may the convoy go on to this zone?
    pub(super) fn judge_convoy(&self, zone: Zone) -> Verdict {
        self.judge_on_map(zone)?;
        let been = self.marches.convoy();
        let Some(&here) = been.last() else { return refuse("AD-75.1", no("ad-no-not-asked")) };
        refuse_if(been.contains(&zone), "AD-75.2", || no_zone("ad-no-convoy-twice", zone))?;
        refuse_if(!self.map().adjacent(here, zone), "AD-75.2", || adjacent(here, zone))?;
        self.judge_flood(here)?;
        self.judge_flood(zone)?;
        self.judge_convoy_zone(zone)
    }

    /// AD-75.2: no Allied land unit, and room.
    pub(super) fn judge_convoy_zone(&self, zone: Zone) -> Verdict {
        let units = self.board.at(zone);
        refuse_if(units.land(Side::Allies) > 0, "AD-75.2", || no_zone("ad-no-convoy-enemy", zone))?;
        refuse_if(units.line(Side::Axis) >= limits().land, "AD-75.2", || no_zone("ad-no-full", zone))
    }
}

fn adjacent(from: Zone, to: Zone) -> sandtable_core::Text {
    no_zone("ad-no-adjacent", to).with("from", crate::texts::names::zone_text(from))
}
