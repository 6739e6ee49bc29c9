//! Gifts, judged (DD-15).

use sandtable_core::{Seat, Text};

use super::{Verdict, refuse_if};
use crate::action::Gift;
use crate::specialist::Specialists;
use crate::state::DDayDice;
use crate::texts;
use crate::unit::Resource;

impl DDayDice {
    pub(super) fn judge_gift(&self, seat: Seat, to: Seat, gift: Gift) -> Verdict {
        refuse_if(self.setup.solo(), "DD-22.1", || Text::new("dd-no-solo-trade"))?;
        refuse_if(to.0 >= self.setup.seats, "DD-1.1", || Text::new("dd-no-seat"))?;
        refuse_if(to == seat, "DD-15.1", || Text::new("dd-no-gift-self"))?;
        if let Gift::Specialist(specialist) = gift {
            refuse_if(!specialist.effects().tradeable, "DD-15.2", || {
                texts::specialist_text("dd-no-gift-specialist", specialist)
            })?;
        }
        refuse_if(self.was_in_before(to), "DD-3.2", || Text::new("dd-no-gift-safe"))?;
        let far = !self.trade_reaches(seat, to);
        let rule = if self.was_in_before(seat) { "DD-15.8" } else { "DD-15.1" };
        refuse_if(far, rule, || Text::new("dd-no-gift-far"))?;
        let unit = self.unit(seat);
        let received = &unit.turn.received;
        let passed_on = |given: bool| refuse_if(given, "DD-15.6", || Text::new("dd-no-gift-on"));
        match gift {
            Gift::Resource(resource, amount) => {
                passed_on(received.resources.contains(resource))?;
                let has = unit.has(resource);
                refuse_if(amount == 0 || amount > has, "DD-1.4", || {
                    Text::new("dd-no-gift-amount").with("has", i64::from(has))
                })?;
                let last = resource == Resource::Soldiers && amount >= unit.strength();
                refuse_if(last, "DD-15.5", || Text::new("dd-no-gift-all"))
            }
            Gift::Item(item) => {
                self.judge_has_item(seat, item)?;
                passed_on(received.items.contains(item))
            }
            Gift::Vehicle(vehicle) => {
                let missing = unit.vehicle != Some(vehicle);
                refuse_if(missing, "DD-14.8", || texts::vehicle_text("dd-no-vehicle", vehicle))?;
                passed_on(received.vehicle)?;
                refuse_if(!self.unit(to).outside(), "DD-14.6", || Text::new("dd-no-vehicle-bunker"))?;
                refuse_if(self.unit(to).vehicle.is_some(), "DD-15.7", || Text::new("dd-no-gift-limit"))
            }
            Gift::Specialist(specialist) => {
                self.judge_own_specialist(seat, specialist, "DD-15.2")?;
                passed_on(received.specialists.contains(specialist))?;
                refuse_if(unit.strength() <= 1, "DD-15.5", || Text::new("dd-no-gift-all"))?;
                let limited = self.judge_limits(to, specialist).is_err();
                refuse_if(limited, "DD-15.7", || Text::new("dd-no-gift-limit"))
            }
        }
    }

    /// DD-15.1: units in one sector. DD-25.11: next door too, if one of them has the Courier. DD-26.3: or if a Carrier Pigeon
    /// has made them one. DD-15.8: who was in the bunker before gives to those beside him alone.
    fn trade_reaches(&self, from: Seat, to: Seat) -> bool {
        let (giver, taker) = (self.unit(from), self.unit(to));
        if giver.sector == taker.sector {
            return true;
        }
        if self.was_in_before(from) {
            return false;
        }
        let next_door = self.setup.map.sector(taker.sector).neighbours.contains(giver.sector);
        let couriers = giver.specialists.or(taker.specialists);
        let pigeon = taker.turn.linked.contains(from);
        pigeon || (next_door && couriers.any(|effects| effects.trades_next_door))
    }
}
