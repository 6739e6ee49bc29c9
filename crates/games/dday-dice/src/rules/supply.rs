//! Phase 4: supply (DD-11): specialists (DD-12), finds (DD-13, DD-14), awards.

use sandtable_core::Seat;

use super::Table;
use crate::award::{AWARD_PRICE, Award};
use crate::event::Event;
use crate::item::Item;
use crate::setup::Lesson;
use crate::specialist::{Group, Specialist, SpecialistSet, Specialists};
use crate::state::{Ask, DDayDice};
use crate::unit::Resource;
use crate::vehicle::Vehicle;

impl DDayDice {
    /// DD-12.2, DD-12.4: the specialists whose cards lie where the unit can have them from.
    pub(crate) fn cards_there(&self, seat: Seat) -> SpecialistSet {
        let own = Specialist::of(Group::Regular).or(Specialist::of(Group::Reserve)).and(Specialist::kinds());
        self.supply.or(own.without(self.unit(seat).spent))
    }

    /// Is recruiting played at all (DD-23.8)?
    pub(crate) fn recruiting_is_on(&self) -> bool {
        self.setup.lesson != Lesson::First
    }

    /// May the unit have this specialist at all, whoever pays?
    pub(crate) fn may_have(&self, seat: Seat, specialist: Specialist) -> bool {
        self.recruits(seat).contains(specialist)
    }

    /// The specialists that the unit may have, whoever pays.
    pub(crate) fn recruits(&self, seat: Seat) -> SpecialistSet {
        match self.recruiting_is_on() {
            true => self.cards_there(seat).and(self.within_limits(seat)),
            false => SpecialistSet::NONE,
        }
    }

    /// DD-12.1
    pub(super) fn recruit(&mut self, seat: Seat, specialist: Specialist, table: &mut Table<'_>) {
        let cost = specialist.cost();
        let unit = self.unit_mut(seat);
        unit.pay(Resource::Stars, cost);
        unit.turn.recruited = true;
        self.join(seat, specialist, cost, table);
    }

    /// A specialist is recruited, for stars or by an award; some bring an item (DD-25.22).
    pub(super) fn join(&mut self, seat: Seat, specialist: Specialist, cost: u16, table: &mut Table<'_>) {
        self.take_card(seat, specialist);
        table.tell(|| Event::Recruited { seat, specialist, cost });
        let most = specialist.effects().free_item;
        if most > 0 {
            self.asks.push(Ask::FreeItem { seat, most });
        }
    }

    /// The card leaves its place and is the unit's.
    pub(crate) fn take_card(&mut self, seat: Seat, specialist: Specialist) {
        if specialist.group().is_common() {
            self.supply.remove(specialist);
        } else {
            self.unit_mut(seat).spent.insert(specialist);
        }
        let unit = self.unit_mut(seat);
        unit.specialists.insert(unit.specialists.as_newcomer(specialist));
    }

    /// DD-12.8, DD-25.9: what an item costs the unit.
    pub(crate) fn item_price(&self, seat: Seat, item: Item) -> u16 {
        let less = self.unit(seat).specialists.sum(|effects| effects.item_cost);
        item.cost().saturating_sub(u16::from(less)).max(1)
    }

    /// DD-12.8, DD-25.9, DD-25.13: what a vehicle costs the unit.
    pub(crate) fn vehicle_price(&self, seat: Seat, vehicle: Vehicle) -> u16 {
        let less = self.unit(seat).specialists.sum(|effects| effects.vehicle_cost);
        vehicle.cost().saturating_sub(u16::from(less)).max(1)
    }

    /// DD-11.2, DD-7.27, DD-25.22: may the unit find another item this turn?
    pub(crate) fn finds_left(&self, seat: Seat) -> bool {
        let unit = self.unit(seat);
        unit.turn.finds < 1 + unit.specialists.sum(|effects| effects.finds) + unit.turn.more_finds
    }

    /// DD-25.13: vehicles do not count for the finds of this unit.
    pub(crate) fn vehicles_uncounted(&self, seat: Seat) -> bool {
        self.unit(seat).specialists.any(|effects| effects.vehicles_uncounted)
    }

    /// DD-13.1
    pub(super) fn find(&mut self, seat: Seat, item: Item, table: &mut Table<'_>) {
        let cost = self.item_price(seat, item);
        self.unit_mut(seat).turn.finds += 1;
        self.take_item(seat, item, cost, table);
    }

    /// DD-14.1
    pub(super) fn find_vehicle(&mut self, seat: Seat, vehicle: Vehicle, table: &mut Table<'_>) {
        let cost = self.vehicle_price(seat, vehicle);
        let uncounted = self.vehicles_uncounted(seat);
        self.vehicles.remove(vehicle);
        let unit = self.unit_mut(seat);
        unit.turn.finds += u8::from(!uncounted);
        unit.pay(Resource::Points, cost);
        unit.vehicle = Some(vehicle);
        table.tell(|| Event::FoundVehicle { seat, vehicle, cost });
    }

    /// DD-14.7, DD-14.8: the unit's vehicle is out of the game.
    pub(crate) fn leave_vehicle(&mut self, seat: Seat, table: &mut Table<'_>) {
        if let Some(vehicle) = self.unit_mut(seat).vehicle.take() {
            // DD-15.6 holds for the card that was given, not for another that is found after it.
            self.unit_mut(seat).turn.received.vehicle = false;
            table.tell(|| Event::VehicleLeft { seat, vehicle });
        }
    }

    /// DD-11.3, DD-25.24: what an award costs the unit.
    pub(crate) fn award_price(&self, seat: Seat) -> u16 {
        let special = self.unit(seat).specialists.iter().map(|one| u16::from(one.effects().award_price));
        special.filter(|&price| price > 0).min().unwrap_or(AWARD_PRICE)
    }

    /// DD-30.2: chance picks evenly among the available ones, at this moment.
    pub(super) fn buy_award(&mut self, seat: Seat, table: &mut Table<'_>) {
        let price = self.award_price(seat);
        self.unit_mut(seat).pay(Resource::Courage, price);
        let drawn = table.chance.below(u32::from(self.awards.len()).max(1)) as usize;
        if let Some(award) = self.awards.iter().nth(drawn) {
            self.bestow(seat, award);
            table.tell(|| Event::AwardGained { seat, award });
        }
    }

    /// DD-19.2
    pub(super) fn take_award(&mut self, seat: Seat, award: Award, table: &mut Table<'_>) {
        self.unit_mut(seat).symbol_used = true;
        self.bestow(seat, award);
        table.tell(|| Event::AwardGained { seat, award });
    }
}
