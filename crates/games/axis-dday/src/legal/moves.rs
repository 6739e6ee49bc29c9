//! Choices of movement, landing and reinforcement.

use sandtable_core::Id;

use super::{Few, Sink};
use crate::action::{Action, Walk};
use crate::boxes::{Beach, BoxId, landing_zones};
use crate::card::Luck;
use crate::chart::Chart;
use crate::side::{Power, Powers, Side};
use crate::state::AxisDDay;
use crate::unit::Unit;
use crate::zone::ZoneSet;

impl AxisDDay {
    /// AD-67.2: the zone that nobody enters or leaves.
    fn under_water(&self) -> ZoneSet {
        self.effects.flooded.map_or(ZoneSet::NONE, ZoneSet::only)
    }

    /// AD-48.4, AD-52.3: the zones that units of a power may still leave.
    fn may_be_left(&self, power: Power) -> ZoneSet {
        let everywhere = self.map().zones();
        match (self.luck, power.side()) {
            (Luck::Bad, Side::Allies) => self.marches.bound[power.ally()].map_or(everywhere, ZoneSet::only),
            (Luck::Bad, Side::Axis) if self.marches.bound[1].is_some() => {
                self.marches.bound.into_iter().flatten().collect()
            }
            _ => everywhere,
        }
    }

    /// D27, D38.
    pub(super) fn offer_march(&self, powers: Powers, out: &mut impl Sink) {
        let mut any = false;
        for power in self.still_acting(powers) {
            any |= self.moves_of(power, out);
            if out.enough() {
                return;
            }
        }
        if any || self.waits_for_room(powers) {
            out.push(Action::DONE);
        }
    }

    /// The moves of one power; tells whether there is any.
    fn moves_of(&self, power: Power, out: &mut impl Sink) -> bool {
        let side = power.side();
        let (map, flooded) = (self.map(), self.under_water());
        let closed = self.board.full(side).or(flooded);
        let enemy = self.board.held(side.other());
        let free = self.may_be_left(power).without(enemy).without(flooded);
        let mut any = false;
        for &unit in Unit::line_of(power) {
            let far = self.reach(unit) > 1;
            for from in self.board.with(unit).and(free) {
                if self.board.of(from, unit) <= self.marches.moved[from.index()].of(unit) {
                    continue;
                }
                for first in map.neighbours(from).without(closed) {
                    any = true;
                    if !far {
                        out.push(Action::Move { from, unit, walk: Walk::One(first) });
                        continue;
                    }
                    out.push(Action::Move { from, unit, walk: Walk::Stop(first) });
                    if !enemy.contains(first) {
                        for second in map.neighbours(first).without(closed).without(ZoneSet::only(from)) {
                            out.push(Action::Move { from, unit, walk: Walk::Two(first, second) });
                        }
                    }
                }
                if out.enough() {
                    return any;
                }
            }
        }
        any
    }

    /// AD-16.13: does a power alone at its seat have a unit that may move but has no room, while the other ally still moves?
    fn waits_for_room(&self, powers: Powers) -> bool {
        let Some(power) = powers.sole().filter(|power| self.is_for_three() && power.side() == Side::Allies) else {
            return false;
        };
        let flooded = self.under_water();
        let free = self.may_be_left(power).without(self.board.held(Side::Axis)).without(flooded);
        let waits = |&unit: &Unit| {
            let zones = self.board.with(unit).and(free);
            zones.iter().any(|zone| {
                self.board.of(zone, unit) > self.marches.moved[zone.index()].of(unit)
                    && !self.map().neighbours(zone).without(flooded).is_empty()
            })
        };
        !self.done[power.ally()]
            && Unit::line_of(power).iter().any(waits)
            && !self.done[power.partner().ally()]
            && self.moves_of(power.partner(), &mut Few::default())
    }

    /// D31.
    pub(super) fn offer_landing(&self, powers: Powers, out: &mut impl Sink) {
        let closed = self.board.full(Side::Allies).or(self.under_water());
        let mut any = false;
        for power in self.still_acting(powers) {
            for beach in Beach::all().filter(|beach| beach.power() == power) {
                // AD-50.2, AD-50.4
                let bound = self.marches.bound_beach[power.ally()].filter(|_| self.luck == Luck::Bad);
                if bound.is_some_and(|bound| bound != beach) {
                    continue;
                }
                let mut zones = ZoneSet::only(beach.zone());
                if self.luck == Luck::Good {
                    zones = zones.or(landing_zones(power));
                }
                if self.effects.deceptive == Some(beach) {
                    zones = zones.or(beach.printed().also);
                }
                for (unit, _) in self.beaches[beach.index()].iter() {
                    for zone in zones.without(closed) {
                        out.push(Action::Land(BoxId::Beach(beach), unit, zone));
                        any = true;
                    }
                }
            }
        }
        if any {
            out.push(Action::DONE);
        }
    }

    /// The charts that these powers place from.
    fn charts_of(&self, powers: Powers) -> impl Iterator<Item = Chart> + use<> {
        let done = self.done;
        Chart::all().filter(move |chart| {
            let power = chart.power();
            powers.has(power) && (power == Power::Axis || !done[power.ally()])
        })
    }

    /// D45, D49: the first chart that has not been answered for.
    pub(super) fn offer_reroll(&self, powers: Powers, out: &mut impl Sink) {
        let asked = |chart: &Chart| {
            let slot = chart.slot();
            self.entering.dice[slot][0] > 0 && !self.entering.answered[slot]
        };
        if let Some(chart) = self.charts_of(powers).find(asked) {
            (1..=2).for_each(|die| out.push(Action::Reroll(chart, die)));
            out.push(Action::PASS);
        }
    }

    /// D46, D50.
    pub(super) fn offer_reinforcements(&self, powers: Powers, out: &mut impl Sink) {
        let mut any = false;
        for chart in self.charts_of(powers) {
            let place = self.next_place(chart).filter(|_| self.entering.left[chart.slot()] > 0);
            let Some(place) = place else { continue };
            let printed = chart.printed();
            for beach in printed.places[place.index()].boxes {
                if self.beaches[beach.index()].total() < u16::from(beach.printed().capacity) {
                    out.push(Action::ToBox(chart, BoxId::Beach(beach)));
                    any = true;
                }
            }
            for zone in printed.zones.without(self.board.full(Side::Axis)).without(self.under_water()) {
                out.push(Action::ToZone(chart, zone));
                any = true;
            }
        }
        if any {
            out.push(Action::DONE);
        }
    }

    /// D52.
    pub(super) fn offer_convoy(&self, out: &mut impl Sink) {
        let been = self.marches.convoy();
        let Some(&here) = been.last() else { return };
        let mut zones = self.convoy_steps(here);
        been.iter().for_each(|&zone| zones.remove(zone));
        zones.iter().for_each(|zone| out.push(Action::Zone(zone)));
        if been.len() > 1 && !zones.is_empty() {
            out.push(Action::STOP);
        }
    }

    /// AD-75.2: the zones that a convoy may enter from a zone.
    pub(super) fn convoy_steps(&self, here: crate::zone::Zone) -> ZoneSet {
        let closed = self.board.full(Side::Axis).or(self.board.held(Side::Allies)).or(self.under_water());
        if self.under_water().contains(here) {
            return ZoneSet::NONE;
        }
        self.map().neighbours(here).without(closed)
    }
}
