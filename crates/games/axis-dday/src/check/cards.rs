//! Fortune's choices of zones (AD-51, AD-53) and the uses of Tactics cards (AD-60 to AD-76).

use sandtable_core::Id;

use super::{Verdict, no, no_unit, no_unit_at, no_zone, refuse, refuse_if};
use crate::action::Aim;
use crate::boxes::BoxId;
use crate::card::Number;
use crate::setup::start_of;
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Phase};
use crate::texts::names::{box_text, card_text};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

impl AxisDDay {
    /// AD-6.11, said plainly.
    fn fought_over(&self, zone: Zone) -> bool {
        Side::ALL.iter().all(|&side| self.board.at(zone).land(side) > 0)
    }

    fn has_land(&self, zone: Zone, power: Power) -> bool {
        Unit::land_of_power(power).iter().any(|&unit| self.board.of(zone, unit) > 0)
    }

    /// D33.
    pub(super) fn judge_own_zone(&self, powers: Powers, zone: Zone) -> Verdict {
        self.judge_on_map(zone)?;
        let waits = |power: &Power| {
            let open = self.effects.own_zone[power.ally()].is_none();
            open && Zone::all().any(|zone| self.fought_over(zone) && self.has_land(zone, *power))
        };
        let Some(power) = powers.iter().find(waits) else {
            return refuse("AD-51.2", no("ad-no-own-zone-twice"));
        };
        refuse_if(!self.fought_over(zone), "AD-51.3", || no_zone("ad-no-contested", zone))?;
        refuse_if(!self.has_land(zone, power), "AD-51.3", || no_zone("ad-no-own-zone-units", zone))
    }

    /// D40.
    pub(super) fn judge_fight(&self, zone: Zone) -> Verdict {
        self.judge_on_map(zone)?;
        refuse_if(!self.fought_over(zone), "AD-53.3", || no_zone("ad-no-contested", zone))?;
        refuse_if(self.effects.picked.contains(zone), "AD-53.3", || no_zone("ad-no-picked", zone))
    }

    /// Is this the card that is offered, and may it be used so?
    pub(super) fn judge_card(&self, number: Number, aim: Aim) -> Verdict {
        if self.phase != Phase::Tactics(number) {
            return self.card_out_of_place(number);
        }
        let rule = FIRST_CLAUSES[number.index()];
        match (number.get(), aim) {
            (7, Aim::Zone(zone)) => {
                self.judge_on_map(zone)?;
                refuse_if(!zone.is_coastal(), "AD-67.1", || no_zone("ad-no-coast", zone))
            }
            (8, Aim::Zone(zone)) => self.judge_building(zone),
            (9, Aim::Box(id)) => {
                let BoxId::Beach(beach) = id else { return refuse("AD-69.1", no("ad-no-airborne-box")) };
                let empty = self.beaches[beach.index()].is_empty();
                refuse_if(empty, "AD-60.7", || no("ad-no-box-empty").with("box", box_text(id)))
            }
            (11 | 13, Aim::Zones(from, at)) => self.judge_guns(number, from, at),
            (12, Aim::Zone(zone)) => self.judge_resistance(zone),
            (15, Aim::Unit(zone, unit)) => self.judge_convoy_unit(zone, unit),
            (7 | 8 | 9 | 11 | 12 | 13 | 15, _) => refuse(rule, no("ad-no-card-aim").with("card", card_text(number))),
            (_, aim) => refuse_if(aim != Aim::Plain, rule, || no("ad-no-card-plain").with("card", card_text(number))),
        }
    }

    /// Tactics 8.
    fn judge_building(&self, zone: Zone) -> Verdict {
        self.judge_on_map(zone)?;
        let (now, before) = (self.board.of(zone, Unit::BLOCKHOUSE), start_of(zone).of(Unit::BLOCKHOUSE));
        refuse_if(now >= before, "AD-68.2", || no_zone("ad-no-ruin", zone))?;
        let units = self.board.at(zone);
        let held = units.land(Side::Axis) > 0 && units.land(Side::Allies) == 0;
        refuse_if(!held, "AD-68.3", || no_zone("ad-no-building", zone))?;
        refuse_if(self.supply.of(Unit::BLOCKHOUSE) == 0, "AD-2.17", || no("ad-no-blockhouse-left"))
    }

    /// Tactics 11 and 13.
    fn judge_guns(&self, number: Number, from: Zone, at: Zone) -> Verdict {
        let side = number.owner();
        let rule = if side == Side::Allies { "AD-71.1" } else { "AD-73.1" };
        self.judge_on_map(from)?;
        self.judge_on_map(at)?;
        let guns = Powers::of(side).iter().any(|power| self.board.of(from, Unit::of(power, Kind::Artillery)) > 0);
        refuse_if(!guns, rule, || no_zone("ad-no-guns", from))?;
        refuse_if(!self.map().adjacent(from, at), rule, || no_zone("ad-no-guns-adjacent", at))?;
        let enemy = self.board.at(at).land(side.other()) > 0;
        refuse_if(!enemy, rule, || no_zone("ad-no-guns-enemy", at))
    }

    /// Tactics 12.
    fn judge_resistance(&self, zone: Zone) -> Verdict {
        self.judge_on_map(zone)?;
        let units = self.board.at(zone);
        let fits = units.line(Side::Axis) > 0 && units.land(Side::Allies) == 0;
        refuse_if(!fits, "AD-72.1", || no_zone("ad-no-resistance", zone))
    }

    /// Tactics 15.
    fn judge_convoy_unit(&self, zone: Zone, unit: Unit) -> Verdict {
        self.judge_on_map(zone)?;
        let fits = unit.side() == Side::Axis && unit != Unit::BLOCKHOUSE;
        refuse_if(!fits, "AD-75.1", || no_unit("ad-no-convoy-unit", unit))?;
        refuse_if(self.board.of(zone, unit) == 0, "AD-75.1", || no_unit_at("ad-no-unit-there", unit, zone))?;
        refuse_if(self.fought_over(zone), "AD-75.1", || no_zone("ad-no-leave-contested", zone))?;
        refuse_if(self.effects.flooded == Some(zone), "AD-67.2", || no_zone("ad-no-flooded", zone))?;
        let open = |&next: &Zone| {
            let flooded = self.effects.flooded == Some(next);
            self.map().adjacent(zone, next) && !flooded && self.judge_convoy_zone(next).is_ok()
        };
        refuse_if(!Zone::all().any(|next| open(&next)), "AD-75.2", || no_zone("ad-no-convoy-way", zone))
    }
}

/// The clause that says what each Tactics card does.
const FIRST_CLAUSES: [&str; 16] = [
    "AD-61.1", "AD-62.1", "AD-63.1", "AD-64.1", "AD-65.1", "AD-66.1", "AD-67.1", "AD-68.1", "AD-69.1", "AD-70.1",
    "AD-71.1", "AD-72.1", "AD-73.1", "AD-74.1", "AD-75.1", "AD-76.1",
];
