//! Choices of Fortune and Tactics cards.

use sandtable_core::Id;

use super::Sink;
use crate::action::{Action, Aim};
use crate::boxes::{Beach, BoxId, Drop};
use crate::card::Number;
use crate::chart::Chart;
use crate::setup::start_of;
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Phase};
use crate::unit::{Kind, Unit, limits};
use crate::zone::{ZoneSet, coast};

impl AxisDDay {
    /// D2.
    pub(super) fn offer_paratroopers(&self, left: u8, out: &mut impl Sink) {
        if left > 0 {
            for drop in Drop::all().filter(|drop| self.drops[drop.index()] > 0) {
                out.push(Action::Box(BoxId::Drop(drop)));
            }
        }
    }

    /// D12, D20.
    pub(super) fn offer_spared(&self, out: &mut impl Sink) {
        if self.effects.spared.is_none() {
            let zones = self.board.flown_over(self.plane()).and(self.board.with(Unit::FLAK));
            zones.iter().for_each(|zone| out.push(Action::Zone(zone)));
        }
    }

    /// D24, D53.
    pub(super) fn offer_planes_back(&self, out: &mut impl Sink) {
        for plane in Power::ALLIES.map(|power| Unit::of(power, self.plane())) {
            if self.supply.of(plane) > 0 {
                out.push(Action::Unit(plane));
            }
        }
    }

    /// D25, D54.
    pub(super) fn offer_planes_lost(&self, out: &mut impl Sink) {
        for zone in self.board.flown_over(self.plane()) {
            for plane in Power::ALLIES.map(|power| Unit::of(power, self.plane())) {
                if self.board.of(zone, plane) > 0 {
                    out.push(Action::At(zone, plane));
                }
            }
        }
    }

    /// D33: one power after the other where one seat plays both.
    pub(super) fn offer_own_zone(&self, powers: Powers, out: &mut impl Sink) {
        let contested = self.board.contested();
        for power in powers.iter().filter(|power| self.effects.own_zone[power.ally()].is_none()) {
            let zones = contested.and(self.board.held_by(power));
            zones.iter().for_each(|zone| out.push(Action::Zone(zone)));
            if !zones.is_empty() {
                return;
            }
        }
    }

    /// D40.
    pub(super) fn offer_fights(&self, out: &mut impl Sink) {
        if self.effects.picked.len() < Number::of(13).fortune().bad.count {
            let zones = self.board.contested().without(self.effects.picked);
            zones.iter().for_each(|zone| out.push(Action::Zone(zone)));
        }
    }

    /// D56.
    pub(super) fn offer_volunteers(&self, returned: u8, out: &mut impl Sink) {
        let infantry = Unit::of(Power::Axis, Kind::Infantry);
        if returned >= Number::of(16).tactics().count || self.supply.of(infantry) == 0 {
            return;
        }
        let mut any = false;
        for chart in Chart::of(Side::Axis) {
            if !chart.printed().of_kind(Kind::Infantry).without(self.chart(chart)).is_empty() {
                out.push(Action::Chart(chart));
                any = true;
            }
        }
        if any && returned > 0 {
            out.push(Action::DONE);
        }
    }

    /// The uses of the Tactics card that comes up, and to pass (AD-60.2); nothing if it can have no effect (AD-60.7).
    pub(super) fn offer_card(&self, out: &mut impl Sink) {
        let Phase::Tactics(number) = self.phase else { return };
        let use_for = |aim: Aim| Action::Card(number, aim);
        let mut any = false;
        let mut offer = |action: Action| {
            any = true;
            out.push(action);
        };
        match number.get() {
            7 => coast().iter().for_each(|zone| offer(use_for(Aim::Zone(zone)))),
            8 => {
                let own = self.board.held(Side::Axis).without(self.board.held(Side::Allies));
                let ruined = |zone: &crate::zone::Zone| {
                    self.board.of(*zone, Unit::BLOCKHOUSE) < start_of(*zone).of(Unit::BLOCKHOUSE)
                };
                if self.supply.of(Unit::BLOCKHOUSE) > 0 {
                    own.iter().filter(ruined).for_each(|zone| offer(use_for(Aim::Zone(zone))));
                }
            }
            9 => {
                let beaches = Beach::all().filter(|beach| !self.beaches[beach.index()].is_empty());
                beaches.for_each(|beach| offer(use_for(Aim::Box(BoxId::Beach(beach)))));
            }
            11 | 13 => {
                let side = number.owner();
                let guns = Powers::of(side).iter().map(|power| self.board.with(Unit::of(power, Kind::Artillery)));
                let enemy = self.board.held(side.other());
                for from in guns.fold(ZoneSet::NONE, ZoneSet::or) {
                    for at in self.map().neighbours(from).and(enemy) {
                        offer(use_for(Aim::Zones(from, at)));
                    }
                }
            }
            12 => {
                let line = Unit::line_of(Power::Axis).iter().map(|&unit| self.board.with(unit));
                let zones = line.fold(ZoneSet::NONE, ZoneSet::or).without(self.board.held(Side::Allies));
                zones.iter().for_each(|zone| offer(use_for(Aim::Zone(zone))));
            }
            15 => {
                for &unit in Unit::line_of(Power::Axis) {
                    for zone in self.board.with(unit).without(self.board.held(Side::Allies)) {
                        if !self.convoy_steps(zone).is_empty() {
                            offer(use_for(Aim::Unit(zone, unit)));
                        }
                    }
                }
            }
            _ => {
                if self.plain_card_works(number) {
                    offer(use_for(Aim::Plain));
                }
            }
        }
        if any {
            out.push(Action::PASS);
        }
    }

    /// AD-60.7 for the cards that are used without naming anything.
    fn plain_card_works(&self, number: Number) -> bool {
        let allied = self.board.held(Side::Allies);
        match number.get() {
            1 => Drop::all().any(|drop| {
                let infantry = Chart::of_ally(drop.power()).printed().of_kind(Kind::Infantry);
                self.board.at(drop.zone()).line(Side::Allies) < limits().land
                    && !self.chart(Chart::of_ally(drop.power())).and(infantry).is_empty()
            }),
            2 => Chart::of(Side::Allies).iter().any(|&chart| !self.chart(chart).is_empty()),
            3 => !self.board.flown_over(Kind::Fighter).and(self.board.with(Unit::FLAK)).is_empty(),
            4 => allied.iter().any(|zone| self.effects.downed[zone.index()] > 0),
            5 => !self.board.flown_over(Kind::Bomber).and(self.board.held(Side::Axis)).is_empty(),
            6 => {
                let mut bombed = self.board.flown_over(Kind::Bomber).iter();
                bombed.any(|zone| !self.map().neighbours(zone).and(allied).is_empty())
            }
            10 => self.board.contested().iter().any(|zone| {
                let has =
                    |kind: Kind| Power::ALLIES.iter().any(|&power| self.board.of(zone, Unit::of(power, kind)) > 0);
                has(Kind::Infantry) && has(Kind::Artillery)
            }),
            14 => !self.board.flown_over(Kind::Fighter).is_empty(),
            16 => {
                let empty = |chart: Chart| chart.printed().of_kind(Kind::Infantry).without(self.chart(chart));
                self.supply.of(Unit::of(Power::Axis, Kind::Infantry)) > 0
                    && Chart::of(Side::Axis).into_iter().any(|chart| !empty(chart).is_empty())
            }
            _ => false,
        }
    }
}
