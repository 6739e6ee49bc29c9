//! Order 10: the Allies land (AD-30).

use sandtable_core::{Events, Id};

use crate::boxes::BoxId;
use crate::card::Luck;
use crate::event::{Event, Spot};
use crate::state::AxisDDay;
use crate::unit::Unit;
use crate::zone::Zone;

impl AxisDDay {
    /// AD-30.1: a unit goes from its box to a zone.
    pub(super) fn land(&mut self, id: BoxId, unit: Unit, zone: Zone, events: &mut dyn Events<Event>) {
        let BoxId::Beach(beach) = id else { return };
        self.beaches[beach.index()].remove(unit, 1);
        events.emit(|| Event::Moved { unit, count: 1, from: Spot::Box(id), via: None, to: Spot::Zone(zone) });
        self.put(zone, unit, 1, events);
        // AD-50.4
        if self.luck == Luck::Bad {
            self.marches.bound_beach[unit.power().ally()] = Some(beach);
        }
    }
}
