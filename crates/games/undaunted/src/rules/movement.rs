//! Movement actions (UN-9).

use sandtable_core::Events;

use crate::action::Walk;
use crate::event::Event;
use crate::force::Counter;
use crate::kind::{Kind, Unit};
use crate::side::UnitId;
use crate::state::Undaunted;
use crate::tile::Tile;

impl Undaunted {
    /// Move, Stalk and Guide: steps, and nothing else (UN-9.9, UN-9.17).
    pub(super) fn walk(&mut self, id: UnitId, walk: Walk, events: &mut dyn Events<Event>) {
        walk.tiles().for_each(|tile| self.step_onto(id, tile, events));
    }

    /// Scout: steps, with a marker on every tile that has none of the own side (UN-9.12).
    pub(super) fn scout(&mut self, id: UnitId, walk: Walk, events: &mut dyn Events<Event>) {
        for tile in walk.tiles() {
            self.step_onto(id, tile, events);
            if !self.force(id.side).marked.contains(tile) {
                self.mark(id, tile, events);
            }
        }
    }

    /// UN-9.1; UN-9.18: a Mortar that takes a step loses its target.
    fn step_onto(&mut self, id: UnitId, to: Tile, events: &mut dyn Events<Event>) {
        let Counter::Ready(from) = self.counter(id) else { return };
        *self.counter_mut(id) = Counter::Ready(to);
        events.emit(|| Event::Stepped { side: id.side, unit: id, from, to });
        if id.unit == Unit::MORTAR {
            self.clear_target(id.side, events);
        }
    }

    /// UN-9.12 to UN-9.14: a scouted marker, and one Fog from the supply to the discard as long as there is one.
    fn mark(&mut self, id: UnitId, tile: Tile, events: &mut dyn Events<Event>) {
        let force = self.force_mut(id.side);
        force.marked.insert(tile);
        let fog = force.supply.take(Kind::FOG);
        if fog {
            force.discard.add(Kind::FOG);
        }
        events.emit(|| Event::Marked { side: id.side, tile, fog });
    }
}
