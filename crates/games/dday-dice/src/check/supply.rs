//! Recruits, finds and bought awards, judged (DD-11 to DD-14).

use sandtable_core::{Seat, Text};

use super::{Verdict, refuse, refuse_if};
use crate::award::{AWARD_PRICE, Award};
use crate::item::Item;
use crate::setup::Lesson;
use crate::specialist::{Specialist, Specialists};
use crate::state::DDayDice;
use crate::texts;
use crate::unit::Resource;
use crate::vehicle::Vehicle;

impl DDayDice {
    pub(super) fn judge_recruit(&self, seat: Seat, specialist: Specialist) -> Verdict {
        self.judge_joins(seat, specialist)?;
        refuse_if(self.unit(seat).turn.recruited, "DD-11.1", || Text::new("dd-no-recruit-twice"))?;
        let (cost, has) = (specialist.cost(), self.unit(seat).has(Resource::Stars));
        refuse_if(cost > has, "DD-12.1", || {
            texts::specialist_text("dd-no-stars", specialist).with("cost", i64::from(cost)).with("has", i64::from(has))
        })
    }

    /// May the specialist join the unit, whoever pays?
    pub(super) fn judge_joins(&self, seat: Seat, specialist: Specialist) -> Verdict {
        refuse_if(self.setup.lesson == Lesson::First, "DD-23.8", || Text::new("dd-no-lesson"))?;
        let unit = self.unit(seat);
        let dead = self.seats().any(|other| self.unit(other).dead.contains(specialist));
        let name = |id: &'static str| texts::specialist_text(id, specialist);
        if specialist.group().is_common() {
            let gone = !self.supply.contains(specialist);
            refuse_if(gone && dead, "DD-12.4", || name("dd-no-dead-again"))?;
            refuse_if(gone, "DD-1.6", || name("dd-no-supply"))?;
        } else if unit.spent.contains(specialist) {
            refuse_if(unit.specialists.contains(specialist), "DD-1.5", || name("dd-no-second"))?;
            refuse_if(unit.dead.contains(specialist) || dead, "DD-12.4", || name("dd-no-dead-again"))?;
            return refuse("DD-1.5", name("dd-no-second"));
        } else if specialist.copy() > 1 {
            // A further card is another unit's own: it is given, not recruited.
            return refuse("DD-1.5", name("dd-no-own-card"));
        }
        self.judge_limits(seat, specialist)
    }

    /// DD-13.7, DD-23.8: can anything come from the pool here?
    pub(super) fn judge_items_are_on(&self, seat: Seat) -> Verdict {
        refuse_if(self.setup.lesson != Lesson::Off, "DD-23.8", || Text::new("dd-no-lesson"))?;
        refuse_if(self.place(seat).no_items, "DD-13.7", || Text::new("dd-no-items-here"))
    }

    fn judge_points(&self, seat: Seat, cost: u16, rule: &'static str) -> Verdict {
        let has = self.unit(seat).has(Resource::Points);
        refuse_if(cost > has, rule, || {
            Text::new("dd-no-points").with("cost", i64::from(cost)).with("has", i64::from(has))
        })
    }

    fn judge_finds_left(&self, seat: Seat) -> Verdict {
        let unit = self.unit(seat);
        let allowed = 1 + unit.turn.more_finds + unit.specialists.sum(|effects| effects.finds);
        refuse_if(unit.turn.finds >= allowed, "DD-11.2", || Text::new("dd-no-find-twice"))
    }

    pub(super) fn judge_find(&self, seat: Seat, item: Item) -> Verdict {
        self.judge_items_are_on(seat)?;
        refuse_if(self.setup.solo() && !item.kind().solo, "DD-22.5", || texts::item_text("dd-no-solo-card", item))?;
        refuse_if(!self.pool.contains(item), "DD-2.5", || texts::item_text("dd-no-in-pool", item))?;
        self.judge_finds_left(seat)?;
        // DD-12.8, DD-25.9
        let less = self.unit(seat).specialists.sum(|effects| effects.item_cost);
        self.judge_points(seat, u16::from(item.kind().cost.saturating_sub(less).max(1)), "DD-13.1")
    }

    pub(super) fn judge_find_vehicle(&self, seat: Seat, vehicle: Vehicle) -> Verdict {
        self.judge_items_are_on(seat)?;
        refuse_if(!self.vehicles.contains(vehicle), "DD-2.8", || texts::vehicle_text("dd-no-vehicle-pool", vehicle))?;
        refuse_if(self.unit(seat).vehicle.is_some(), "DD-14.4", || Text::new("dd-no-second-vehicle"))?;
        if !self.unit(seat).specialists.any(|effects| effects.vehicles_uncounted) {
            self.judge_finds_left(seat)?;
        }
        // DD-12.8, DD-25.9, DD-25.13
        let less = self.unit(seat).specialists.sum(|effects| effects.vehicle_cost);
        self.judge_points(seat, u16::from(vehicle.card().cost.saturating_sub(less).max(1)), "DD-14.1")
    }

    fn judge_award_of_turn(&self, seat: Seat) -> Verdict {
        refuse_if(self.setup.lesson != Lesson::Off, "DD-23.8", || Text::new("dd-no-lesson"))?;
        refuse_if(self.unit(seat).turn.award, "DD-11.4", || Text::new("dd-no-award-twice"))?;
        refuse_if(self.awards.is_empty(), "DD-11.6", || Text::new("dd-no-awards"))
    }

    pub(super) fn judge_buy_award(&self, seat: Seat) -> Verdict {
        self.judge_award_of_turn(seat)?;
        // DD-25.24: the price of a card, where there is one.
        let prices = self.unit(seat).specialists.iter().map(|one| u16::from(one.effects().award_price));
        let cost = prices.fold(AWARD_PRICE, |price, card| if card > 0 { price.min(card) } else { price });
        let has = self.unit(seat).has(Resource::Courage);
        refuse_if(cost > has, "DD-11.3", || {
            Text::new("dd-no-award-price").with("cost", i64::from(cost)).with("has", i64::from(has))
        })
    }

    pub(super) fn judge_take_award(&self, seat: Seat, award: Award) -> Verdict {
        refuse_if(!self.place(seat).award, "DD-19.2", || Text::new("dd-no-symbol"))?;
        refuse_if(self.unit(seat).symbol_used, "DD-19.2", || Text::new("dd-no-symbol-twice"))?;
        self.judge_award_of_turn(seat)?;
        self.judge_available(award, "DD-19.2")
    }
}
