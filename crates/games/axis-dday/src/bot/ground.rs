//! The map as a general looks at it: what stands where, who can come, how far it is.

use sandtable_core::Id;

use super::force::Force;
use super::weights as w;
use crate::boxes::Beach;
use crate::side::{Powers, Side};
use crate::state::AxisDDay;
use crate::unit::{Kind, Unit};
use crate::zone::{Map, ZONES, Zone, ZoneSet, cities};

/// What stands where.
pub(super) struct Ground<'a> {
    pub game: &'a AxisDDay,
    pub map: &'static Map,
    pub allies: [Force; ZONES],
    pub axis: [Force; ZONES],
    /// AD-67.2: nobody enters or leaves it in this turn.
    pub flooded: Option<Zone>,
    /// By side, where units stand that go two zones.
    fast: [ZoneSet; 2],
}

/// Farther than anything.
pub(super) const FAR: f32 = 99.0;

impl<'a> Ground<'a> {
    pub(super) fn new(game: &'a AxisDDay) -> Ground<'a> {
        let fast = [Side::Axis, Side::Allies].map(|side| {
            let powers = Powers::of(side);
            let units = powers.iter().flat_map(|power| Unit::line_of(power).iter().copied());
            let quick = units.filter(|unit| unit.values().movement > 1);
            quick.fold(ZoneSet::NONE, |all, unit| all.or(game.board.with(unit)))
        });
        let mut ground = Ground {
            game,
            map: game.map(),
            allies: [Force::default(); ZONES],
            axis: [Force::default(); ZONES],
            flooded: game.effects.flooded,
            fast,
        };
        for zone in ground.map.zones() {
            let units = game.board.at(zone);
            ground.allies[zone.index()] = Force::of(units, Side::Allies);
            ground.axis[zone.index()] = Force::of(units, Side::Axis);
        }
        ground
    }

    pub(super) fn of(&self, side: Side, zone: Zone) -> &Force {
        match side {
            Side::Axis => &self.axis[zone.index()],
            Side::Allies => &self.allies[zone.index()],
        }
    }

    pub(super) fn held(&self, side: Side, zone: Zone) -> bool {
        !self.of(side, zone).is_none()
    }

    pub(super) fn fighters(&self, zone: Zone) -> f32 {
        f32::from(self.game.board.at(zone).fighters())
    }

    /// What a side could bring into a zone in one order, from zones that it may leave.
    pub(super) fn reach(&self, side: Side, zone: Zone) -> Force {
        let mut force = Force::default();
        let fast = self.fast[usize::from(side == Side::Allies)];
        if self.flooded == Some(zone) {
            return force;
        }
        for near in self.map.neighbours(zone) {
            if !self.held(side.other(), near) && self.flooded != Some(near) {
                let near_by = self.survives(side, &[near, zone]);
                self.add_movers(side, near, 1, near_by, &mut force);
                for far in self.map.neighbours(near).and(fast).without(ZoneSet::only(zone)) {
                    if !self.map.adjacent(far, zone) && !self.held(side.other(), far) {
                        self.add_movers(side, far, 2, self.survives(side, &[far, near, zone]), &mut force);
                    }
                }
            }
        }
        force
    }

    /// The chance to get through zones that fighters patrol (AD-11.4, AD-11.8).
    fn survives(&self, side: Side, zones: &[Zone]) -> f32 {
        if side == Side::Allies {
            return 1.0;
        }
        let fighters: f32 = zones.iter().map(|&zone| self.fighters(zone)).sum();
        (5.0f32 / 6.0).powf(fighters)
    }

    fn add_movers(&self, side: Side, from: Zone, steps: u8, survives: f32, force: &mut Force) {
        for power in Powers::of(side).iter() {
            for &unit in Unit::line_of(power) {
                let count = f32::from(self.game.board.of(from, unit));
                // A tank that comes from two zones away may come by several ways: it is counted once, near enough.
                let share = if steps == 2 { 0.5 } else { 1.0 } * survives;
                if count > 0.0 && unit.values().movement >= steps {
                    force.add(unit.kind(), count * share);
                }
            }
        }
    }

    /// What waits in the boxes that land in a zone.
    pub(super) fn afloat(&self, zone: Zone) -> Force {
        let mut force = Force::default();
        for beach in Beach::all().filter(|beach| beach.zone() == zone) {
            force = force.with(&Force::of(&self.game.beaches[beach.index()], Side::Allies));
        }
        force
    }

    /// How many zones away everything is from some zones.
    pub(super) fn steps_from(&self, start: ZoneSet) -> [f32; ZONES] {
        let mut steps = [FAR; ZONES];
        let (mut reached, mut edge, mut step) = (start, start, 0.0);
        while !edge.is_empty() {
            edge.iter().for_each(|zone| steps[zone.index()] = step);
            let next = edge.iter().fold(ZoneSet::NONE, |all, zone| all.or(self.map.neighbours(zone)));
            edge = next.without(reached);
            reached = reached.or(edge);
            step += 1.0;
        }
        steps
    }

    /// How long the way is for a side from everywhere to a zone: a zone is longer where the enemy stands.
    pub(super) fn way_to(&self, side: Side, goal: Zone) -> [f32; ZONES] {
        let mut way = [FAR; ZONES];
        way[goal.index()] = 0.0;
        let cost = |zone: Zone| 1.0 + (w::WAY_ENEMY * self.of(side.other(), zone).worth()).min(w::WAY_ENEMY_MOST);
        let mut open = ZoneSet::only(goal);
        while !open.is_empty() {
            let from = open;
            open = ZoneSet::NONE;
            for zone in from {
                let through = way[zone.index()] + if zone == goal { 1.0 } else { cost(zone) };
                for next in self.map.neighbours(zone) {
                    if through < way[next.index()] - 1e-4 {
                        way[next.index()] = through;
                        open.insert(next);
                    }
                }
            }
        }
        way
    }

    /// Do the Allies control a city?
    pub(super) fn taken(&self, city: Zone) -> bool {
        self.held(Side::Allies, city) && !self.held(Side::Axis, city)
    }

    /// How many cities the Allies control.
    pub(super) fn cities_taken(&self) -> usize {
        cities().iter().filter(|&city| self.taken(city)).count()
    }

    /// Artillery that fires at planes in a zone.
    pub(super) fn flak(&self, zone: Zone) -> f32 {
        f32::from(self.game.board.of(zone, Unit::of(crate::side::Power::Axis, Kind::Artillery)))
    }
}
