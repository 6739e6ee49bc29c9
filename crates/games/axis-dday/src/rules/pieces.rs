//! Pieces that come, go and are destroyed (AD-2.15), and the control that changes with them (AD-14).

use sandtable_core::Events;

use crate::boxes::Beach;
use crate::event::{Event, Spot};
use crate::state::AxisDDay;
use crate::unit::Unit;
use crate::zone::Zone;

impl AxisDDay {
    /// Units come into a zone.
    pub(super) fn put(&mut self, zone: Zone, unit: Unit, count: u8, events: &mut dyn Events<Event>) {
        self.watching(zone, events, |game, _| game.board.add(zone, unit, count));
    }

    /// Units leave a zone.
    pub(super) fn take(&mut self, zone: Zone, unit: Unit, count: u8, events: &mut dyn Events<Event>) {
        self.watching(zone, events, |game, _| game.board.remove(zone, unit, count));
    }

    /// A unit of a zone is destroyed, and removed at once (AD-10.4).
    pub(super) fn destroy(&mut self, zone: Zone, unit: Unit, events: &mut dyn Events<Event>) {
        self.watching(zone, events, |game, events| {
            game.board.remove(zone, unit, 1);
            game.supply.add(unit, 1);
            events.emit(|| Event::Destroyed { unit, count: 1, at: Spot::Zone(zone) });
        });
    }

    /// A unit of a beachhead box is destroyed.
    pub(super) fn sink(&mut self, beach: Beach, unit: Unit, events: &mut dyn Events<Event>) {
        self.beaches[beach as usize].remove(unit, 1);
        self.supply.add(unit, 1);
        events.emit(|| Event::Destroyed { unit, count: 1, at: Spot::Box(crate::boxes::BoxId::Beach(beach)) });
    }

    /// Does something in a zone, and tells if its control changes.
    pub(super) fn watching(
        &mut self,
        zone: Zone,
        events: &mut dyn Events<Event>,
        change: impl FnOnce(&mut AxisDDay, &mut dyn Events<Event>),
    ) {
        if !events.listening() {
            return change(self, events);
        }
        let before = self.board.control(zone);
        change(self, events);
        let control = self.board.control(zone);
        if control != before {
            events.emit(|| Event::ControlChanged { zone, control });
        }
    }
}
