//! A plan for one order of movement: who goes where. It is made from the position alone, so that the plan after a step is the
//! rest of the plan before it.

use sandtable_core::Id;

use super::exits::Exits;
use super::force::{Battle, Force};
use super::ground::Ground;
use super::weights as w;
use crate::action::{Action, Walk};
use crate::side::{Power, Powers, Side};
use crate::unit::{Kind, Unit, Units, limits};
use crate::zone::{ZONES, Zone, ZoneSet};

/// One unit that could come.
#[derive(Clone, Copy)]
struct Comer {
    from: Zone,
    unit: Unit,
    walk: Walk,
    /// The chance that it gets there: fighters strafe on the way (AD-11.4).
    arrives: f32,
}

/// What is wanted of an attack.
#[derive(Clone, Copy)]
pub(super) struct Assault {
    /// How much it matters to win there.
    pub value: f32,
    /// No more units are sent when the odds are as good as this.
    pub sure: f32,
    /// Nobody is sent if the odds with everybody are worse than this.
    pub least: f32,
    /// Own units that come later without an order (from boxes).
    pub later: Force,
    /// How much of those who could come but have no room is counted as the next wave.
    pub waves: f32,
    /// What the enemy may still bring before it attacks.
    pub answer: Force,
}

/// A march that is being planned.
pub(super) struct March<'a> {
    pub ground: &'a Ground<'a>,
    pub side: Side,
    /// What stands or will stand where, of the side.
    pub own: [Force; ZONES],
    /// Units that may still be sent.
    free: [Units; ZONES],
    orders: Vec<Action>,
    /// How much the orders are good for, to compare plans.
    gain: f32,
}

impl<'a> March<'a> {
    pub(super) fn new(ground: &'a Ground<'a>, side: Side, exits: Exits) -> March<'a> {
        let game = ground.game;
        let own = if side == Side::Axis { ground.axis } else { ground.allies };
        let mut free = [Units::NONE; ZONES];
        for zone in game.board.held(side).without(game.board.held(side.other())) {
            for power in Powers::of(side).iter().filter(|&power| exits.of(power).contains(zone)) {
                for &unit in Unit::line_of(power) {
                    let moved = game.marches.moved[zone.index()].of(unit);
                    free[zone.index()].set(unit, game.board.of(zone, unit).saturating_sub(moved));
                }
            }
        }
        March { ground, side, own, free, orders: Vec::new(), gain: 0.0 }
    }

    /// What was ordered.
    pub(super) fn orders(self) -> Vec<Action> {
        self.orders
    }

    /// How much the orders are good for.
    pub(super) fn gain(&self) -> f32 {
        self.gain
    }

    /// The zones that units of a power are ordered out of.
    pub(super) fn left_by(&self, power: Power) -> ZoneSet {
        let from = |order: &Action| match *order {
            Action::Move { from, unit, .. } if unit.power() == power => Some(from),
            _ => None,
        };
        self.orders.iter().filter_map(from).collect()
    }

    /// How many units may still be sent from a zone.
    pub(super) fn free(&self, zone: Zone) -> f32 {
        f32::from(self.free[zone.index()].line(self.side))
    }

    /// Zones with units that may still be sent.
    pub(super) fn starts(&self) -> impl Iterator<Item = Zone> + use<'a> {
        let free = self.free;
        let side = self.side;
        self.ground.map.zones().iter().filter(move |zone| free[zone.index()].line(side) > 0)
    }

    /// Makes so many units stay where they are, those that march worst first; units that cannot move count already.
    pub(super) fn keep(&mut self, zone: Zone, count: f32) {
        let mut stay = count - (self.own[zone.index()].line() - self.free(zone));
        for kind in Kind::LINE {
            for power in Powers::of(self.side).iter() {
                let unit = Unit::of(power, kind);
                while stay > 0.0 && self.free[zone.index()].of(unit) > 0 {
                    self.free[zone.index()].remove(unit, 1);
                    stay -= 1.0;
                }
            }
        }
    }

    fn room(&self, zone: Zone) -> f32 {
        if self.ground.flooded == Some(zone) {
            return 0.0;
        }
        f32::from(limits().land) - self.own[zone.index()].line()
    }

    fn arrives(&self, zones: &[Zone]) -> f32 {
        if self.side == Side::Allies {
            return 1.0;
        }
        let fighters: f32 = zones.iter().map(|&zone| self.ground.fighters(zone)).sum();
        (5.0f32 / 6.0).powf(fighters)
    }

    /// How a unit gets from a zone to another in one order, the safest way.
    fn way(&self, from: Zone, unit: Unit, to: Zone) -> Option<(Walk, f32)> {
        let map = self.ground.map;
        let far = self.ground.game.reach(unit) > 1;
        if map.adjacent(from, to) {
            let walk = if far { Walk::Stop(to) } else { Walk::One(to) };
            return Some((walk, self.arrives(&[from, to])));
        }
        if !far {
            return None;
        }
        let by = map.neighbours(from).and(map.neighbours(to));
        let open = by.iter().filter(|&zone| {
            self.ground.flooded != Some(zone)
                && !self.ground.held(self.side.other(), zone)
                && self.ground.of(self.side, zone).line() < f32::from(limits().land)
        });
        let ways = open.map(|zone| (Walk::Two(zone, to), self.arrives(&[from, zone, to])));
        ways.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// Everybody who could come to a zone, kind by kind, the safest first.
    fn comers(&self, to: Zone) -> Vec<Comer> {
        let mut comers = Vec::new();
        for from in self.starts().filter(|&from| from != to) {
            for (unit, count) in self.free[from.index()].iter() {
                if let Some((walk, arrives)) = self.way(from, unit, to) {
                    (0..count).for_each(|_| comers.push(Comer { from, unit, walk, arrives }));
                }
            }
        }
        comers.sort_by(|one, other| other.arrives.total_cmp(&one.arrives));
        comers
    }

    /// How much a force wants somebody: as many infantry, who take the losses, as others who deal them out.
    fn rank(comer: &Comer, force: &Force) -> f32 {
        let kind = match comer.unit.kind() {
            Kind::Infantry if 2.0 * force.infantry() < force.line() => 3.0,
            Kind::Infantry => 0.0,
            Kind::Tank => 2.0,
            _ => 1.0,
        };
        kind + comer.arrives
    }

    /// Takes the next one to go with a force: as many infantry, who take the losses, as others who deal them out.
    fn next_of(comers: &mut Vec<Comer>, force: &Force) -> Option<Comer> {
        let best = comers.iter().enumerate().max_by(|one, other| {
            March::rank(one.1, force).total_cmp(&March::rank(other.1, force)).then(other.0.cmp(&one.0))
        })?;
        let index = best.0;
        Some(comers.remove(index))
    }

    /// How many could come to a zone and have room there.
    pub(super) fn could_send(&self, to: Zone) -> f32 {
        (self.comers(to).len() as f32).min(self.room(to))
    }

    fn send(&mut self, comer: Comer) {
        self.free[comer.from.index()].remove(comer.unit, 1);
        self.own[comer.from.index()].add(comer.unit.kind(), -1.0);
        self.own[comer.walk.end().index()].add(comer.unit.kind(), 1.0);
        self.orders.push(Action::Move { from: comer.from, unit: comer.unit, walk: comer.walk });
    }

    /// The chance to win a zone with some force.
    fn odds(&self, at: Zone, own: Force, waves: Force, assault: &Assault) -> f32 {
        let foe = *self.ground.of(self.side.other(), at);
        let own = own.with(&assault.later.at_most(8.0 - own.line()));
        let (allies, axis, more_allies, more_axis) = match self.side {
            Side::Allies => (own, foe, waves, assault.answer),
            Side::Axis => (foe, own, assault.answer, waves),
        };
        Battle { allies, axis, more_allies, more_axis, first: self.side }.odds(self.side)
    }

    /// Sends units to a zone with the enemy in it, if it is worth it; tells whether the side will fight there.
    pub(super) fn attack(&mut self, to: Zone, assault: Assault) -> bool {
        let mut comers = self.comers(to);
        let (start, room) = (self.own[to.index()], self.room(to));
        if comers.is_empty() && start.is_none() {
            return false;
        }
        let before = self.odds(to, start, Force::default(), &assault);
        let (mut force, mut chosen) = (start, Vec::new());
        let mut odds = self.odds(to, force, next_wave(&comers, assault.waves), &assault);
        while odds < assault.sure && chosen.len() < room.max(0.0) as usize {
            let Some(comer) = March::next_of(&mut comers, &force) else { break };
            force.add(comer.unit.kind(), comer.arrives);
            chosen.push(comer);
            odds = self.odds(to, force, next_wave(&comers, assault.waves), &assault);
        }
        if odds < assault.least {
            return false;
        }
        self.gain += assault.value * (odds - before);
        chosen.into_iter().for_each(|comer| self.send(comer));
        true
    }

    /// Sends units to a zone until so many are there.
    pub(super) fn fill(&mut self, to: Zone, count: f32, safest: f32) {
        let mut comers = self.comers(to);
        comers.retain(|comer| comer.arrives >= safest);
        while self.own[to.index()].line() < count && self.room(to) >= 1.0 {
            let Some(comer) = March::next_of(&mut comers, &self.own[to.index()]) else { break };
            self.gain += w::GAIN_FILL * comer.arrives;
            self.send(comer);
        }
    }

    /// Sends everybody who is left in a zone one or two zones on, to where `pull` is highest, if it is higher than here; those
    /// go first who are missing there, since there may not be room for all.
    pub(super) fn advance(&mut self, from: Zone, pull: &dyn Fn(Zone) -> f32, safest: f32) {
        let map = self.ground.map;
        let near = map.neighbours(from);
        let mut pulls = [f32::NAN; ZONES];
        pulls[from.index()] = pull(from);
        while self.free[from.index()].line(self.side) > 0 {
            let mut best: Option<(f32, f32, Comer)> = None;
            for (unit, _) in self.free[from.index()].iter() {
                let far = if self.ground.game.reach(unit) > 1 {
                    near.iter().fold(near, |all, zone| all.or(map.neighbours(zone)))
                } else {
                    near
                };
                let mut own: Option<(f32, Comer)> = None;
                for to in far.iter().filter(|&to| to != from && !self.ground.held(self.side.other(), to)) {
                    if self.room(to) < 1.0 {
                        continue;
                    }
                    if pulls[to.index()].is_nan() {
                        pulls[to.index()] = pull(to);
                    }
                    let gain = pulls[to.index()] - pulls[from.index()];
                    if gain <= 0.0 || own.as_ref().is_some_and(|own| gain <= own.0) {
                        continue;
                    }
                    if let Some((walk, arrives)) = self.way(from, unit, to).filter(|way| way.1 >= safest) {
                        own = Some((gain, Comer { from, unit, walk, arrives }));
                    }
                }
                if let Some((gain, comer)) = own {
                    let rank = March::rank(&comer, &self.own[comer.walk.end().index()]);
                    if best.as_ref().is_none_or(|best| rank > best.0) {
                        best = Some((rank, gain, comer));
                    }
                }
            }
            match best {
                Some((_, gain, comer)) => {
                    self.gain += w::GAIN_STEP * gain;
                    self.send(comer);
                }
                None => break,
            }
        }
    }
}

/// Those who were not chosen, as far as they are counted.
fn next_wave(comers: &[Comer], share: f32) -> Force {
    let mut force = Force::default();
    comers.iter().for_each(|comer| force.add(comer.unit.kind(), share * comer.arrives));
    force
}
