//! Trade (DD-15): gifts between units.

use sandtable_core::Seat;

use super::Table;
use crate::action::Gift;
use crate::event::Event;
use crate::specialist::{Specialist, Specialists};
use crate::state::DDayDice;
use crate::unit::Resource;

impl DDayDice {
    /// DD-15.1, DD-15.8, DD-25.11, DD-26.3: may the one give to the other now, as far as their places go?
    #[inline]
    pub(crate) fn in_reach(&self, from: Seat, to: Seat) -> bool {
        if from == to || self.safe(to) {
            return false;
        }
        let (giver, taker) = (self.unit(from), self.unit(to));
        if giver.sector == taker.sector {
            return true;
        }
        if self.safe(from) {
            // DD-15.8: those inside give to those that have come in.
            return false;
        }
        let both = giver.specialists.or(taker.specialists);
        let courier = !both.is_empty() && !both.and(Specialist::couriers()).is_empty();
        let borders = || self.setup.map.sector(giver.sector).neighbours.contains(taker.sector);
        giver.turn.linked.contains(to) || (courier && borders())
    }

    /// DD-15.5: the most soldiers that can be given away.
    pub(crate) fn spare_soldiers(&self, seat: Seat) -> u16 {
        let unit = self.unit(seat);
        match unit.specialists.is_empty() {
            true => unit.has(Resource::Soldiers).saturating_sub(1),
            false => unit.has(Resource::Soldiers),
        }
    }

    /// DD-15.3: a gift needs no consent.
    pub(super) fn give(&mut self, seat: Seat, to: Seat, gift: Gift, table: &mut Table<'_>) {
        match gift {
            Gift::Resource(resource, amount) => {
                self.unit_mut(seat).pay(resource, amount);
                self.unit_mut(to).gain(resource, amount);
                self.unit_mut(to).turn.received.resources.insert(resource);
            }
            Gift::Item(item) => {
                self.unit_mut(seat).items.remove(item);
                self.unit_mut(to).items.insert(item);
                self.unit_mut(to).turn.received.items.insert(item);
            }
            Gift::Vehicle(vehicle) => {
                self.unit_mut(seat).vehicle = None;
                self.unit_mut(to).vehicle = Some(vehicle);
                self.unit_mut(to).turn.received.vehicle = true;
            }
            Gift::Specialist(specialist) => {
                self.unit_mut(seat).specialists.remove(specialist);
                let taker = self.unit_mut(to);
                let joins = taker.specialists.as_newcomer(specialist);
                taker.specialists.insert(joins);
                taker.turn.received.specialists.insert(joins);
            }
        }
        table.tell(|| Event::Gave { seat, to, gift });
    }
}
