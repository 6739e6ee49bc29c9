//! Movement of land units (AD-6): orders 8 and 12, and the convoy of Tactics 15 (AD-75).

use sandtable_core::{Events, Id};

use crate::action::Walk;
use crate::card::{Luck, Number};
use crate::event::{Event, Spot};
use crate::side::Side;
use crate::state::{AxisDDay, Phase, Task, Travel};
use crate::unit::Unit;
use crate::zone::Zone;

impl AxisDDay {
    /// AD-6.5, AD-6.6: how many zones a unit moves in the running order; AD-48.1, AD-52.1: or by good fortune.
    pub(crate) fn reach(&self, unit: Unit) -> u8 {
        let own = unit.values().movement;
        match self.phase {
            Phase::Order(number) if self.luck == Luck::Good => {
                // AD-48.3: a tank not more.
                number.fortune().good.movement.map_or(own, |luck| luck.max(own))
            }
            _ => own,
        }
    }

    /// AD-6.18: a unit makes its whole move.
    pub(super) fn march(&mut self, from: Zone, unit: Unit, walk: Walk, events: &mut dyn Events<Event>) {
        let to = walk.end();
        let via = if let Walk::Two(first, _) = walk { Some(first) } else { None };
        events.emit(|| Event::Moved { unit, count: 1, from: Spot::Zone(from), via, to: Spot::Zone(to) });
        self.take(from, unit, 1, events);
        self.put(to, unit, 1, events);
        self.marches.moved[to.index()].add(unit, 1);
        self.bind(from, unit);
        if unit.side() == Side::Axis {
            let zones = [Some(from), via, Some(to)];
            let mut path = [from; 3];
            let mut len = 0;
            for zone in zones.into_iter().flatten() {
                path[len] = zone;
                len += 1;
            }
            self.marches.add_travel(Travel::new(unit, &path[..len]));
        }
    }

    /// AD-48.6, AD-52.5: with bad fortune the first zones that are left are the only ones.
    fn bind(&mut self, from: Zone, unit: Unit) {
        if self.luck != Luck::Bad {
            return;
        }
        let bound = &mut self.marches.bound;
        match unit.side() {
            Side::Allies => bound[unit.power().ally()] = Some(from),
            Side::Axis if bound[0].is_none() => bound[0] = Some(from),
            Side::Axis if bound[0] != Some(from) => bound[1] = Some(from),
            Side::Axis => {}
        }
    }

    /// AD-32.2: when the Axis has moved, the fighters strafe.
    pub(super) fn end_march(&mut self) {
        self.task = if self.phase == Phase::Order(Number::of(12)) { Task::Strafe } else { Task::Finished };
    }

    /// AD-75.2: the convoy goes on by a zone.
    pub(super) fn convoy_step(&mut self, unit: Unit, to: Zone, events: &mut dyn Events<Event>) {
        let Some(&from) = self.marches.convoy().last() else { return };
        events.emit(|| Event::Moved { unit, count: 1, from: Spot::Zone(from), via: None, to: Spot::Zone(to) });
        self.take(from, unit, 1, events);
        self.put(to, unit, 1, events);
        self.marches.add_convoy(to);
    }
}
