//! Casualties and removal (UN-12).

use sandtable_core::{Chance, Events};

use crate::event::{Event, Pile};
use crate::force::Counter;
use crate::kind::Unit;
use crate::side::UnitId;
use crate::state::Undaunted;

impl Undaunted {
    /// UN-12.1 to UN-12.5: one card of the unit from hand, discard or deck, in this order; without one, the counter.
    pub(super) fn casualty(&mut self, id: UnitId, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let kind = id.unit.kind();
        let force = self.force_mut(id.side);
        let pile = if force.hand.take(kind) {
            force.sight.left(kind);
            Some(Pile::Hand)
        } else {
            force.sight.exclude(id.unit);
            if force.discard.take(kind) {
                Some(Pile::Discard)
            } else if force.deck.take_out(kind) {
                force.deck.shuffle(chance);
                if force.deck.is_empty() {
                    force.sight.all_known(force.held());
                }
                Some(Pile::Deck)
            } else {
                None
            }
        };
        match pile {
            Some(pile) => {
                force.removed.add(kind);
                events.emit(|| Event::Casualty { side: id.side, unit: id, pile });
            }
            None => self.remove_counter(id, events),
        }
        self.test_end(events);
    }

    /// UN-12.5, UN-12.11: the counter leaves the board, the control markers stay. UN-10.36: a target marker does not.
    fn remove_counter(&mut self, id: UnitId, events: &mut dyn Events<Event>) {
        *self.counter_mut(id) = Counter::Off;
        events.emit(|| Event::CounterRemoved { side: id.side, unit: id });
        if id.unit == Unit::MORTAR {
            self.clear_target(id.side, events);
        }
    }
}
