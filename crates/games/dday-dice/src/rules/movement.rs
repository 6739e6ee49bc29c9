//! Phase 5: movement (DD-16), entering a sector (DD-17), mines.

use sandtable_core::Seat;

use super::Table;
use crate::action::Payment;
use crate::event::Event;
use crate::item::{Item, ItemEffect, ItemSet};
use crate::map::{Demand, Way};
use crate::map_file::Shield;
use crate::sector::Sector;
use crate::specialist::{Specialist, Specialists};
use crate::state::{Ask, DDayDice};
use crate::unit::Resource;

/// DD-10.3: a marker of this number is the arrow, and binds.
pub(crate) const ARROW: u8 = 4;

/// A demand as it stands for a unit on a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// Nothing has to be given.
    Free,
    /// One of the specialists or items that can be given has to be; which are there is asked of the unit.
    Pay(Demand),
    /// What it demands is not there.
    Missing(Demand),
}

impl DDayDice {
    /// DD-10.3, DD-10.5, DD-25.19, DD-23.7: must the unit still move in this turn's phase 5?
    #[must_use]
    pub fn must_move(&self, seat: Seat) -> bool {
        let unit = self.unit(seat);
        let stay = unit.specialists.sum(|effects| effects.stay) + u8::from(self.setup.long_stay);
        unit.outside() && !unit.turn.moved && (unit.marker == 0 || unit.marker >= ARROW + stay)
    }

    /// DD-16.4 to DD-16.6: the courage of a way.
    #[must_use]
    pub fn courage_for(&self, seat: Seat, way: &Way) -> u16 {
        Self::courage_of_way(way, self.courage_less(seat))
    }

    /// DD-25.1, DD-27.2: so much less courage the unit's advances cost.
    pub(crate) fn courage_less(&self, seat: Seat) -> u8 {
        let unit = self.unit(seat);
        let vehicles: u8 = self.vehicles_in(unit.sector).map(|vehicle| vehicle.card().advance_cost).sum();
        unit.specialists.sum(|effects| effects.advance_cost) + vehicles
    }

    /// DD-16.4 to DD-16.6: the courage of a way, where advances cost so much less.
    pub(crate) fn courage_of_way(way: &Way, less: u8) -> u16 {
        match way.forward {
            true => u16::from(way.cost.saturating_sub(less).max(1.min(way.cost))),
            false => 0,
        }
    }

    /// DD-17.9, DD-27.1: is there a Bulldozer in the sector?
    pub(crate) fn bulldozer_in(&self, sector: Sector) -> bool {
        self.vehicles_in(sector).any(|vehicle| vehicle.card().cross_obstacle)
    }

    /// Can the unit cross what stands on the way?
    pub(crate) fn crosses(&self, seat: Seat, way: &Way) -> bool {
        let unit = self.unit(seat);
        !way.obstacle || self.bulldozer_in(unit.sector) || ItemEffect::CrossObstacle.among(unit.items).is_some()
    }

    /// DD-16.10
    pub(crate) fn has_room(&self, sector: Sector) -> bool {
        let most = self.setup.map.sector(sector).max_units;
        most == 0 || self.in_sector(sector).count() < usize::from(most)
    }

    /// DD-17.1 to DD-17.4, DD-25.21, DD-26.24: what entering the sector takes from the unit.
    #[must_use]
    pub fn toll(&self, seat: Seat, way: &Way) -> Toll {
        let unit = self.unit(seat);
        let ranger = unit.specialists.any(|effects| effects.ignores_have_and_discard);
        let demand = self.setup.map.sector(way.to).demand;
        let there = match demand {
            Demand::None => return Toll::Free,
            Demand::Have(specialists) => {
                let open = ranger || (unit.turn.open_advance && way.forward);
                let has = !unit.specialists.and(specialists).is_empty();
                return if open || has { Toll::Free } else { Toll::Missing(demand) };
            }
            Demand::Discard(_) | Demand::Explosives(_) if ranger => return Toll::Free,
            Demand::Sacrifice(specialists) => !unit.specialists.and(specialists).is_empty(),
            Demand::Discard(items) => !unit.items.and(items).is_empty(),
            Demand::Explosives(icons) => explosives_of(unit.items) >= icons,
        };
        if there { Toll::Pay(demand) } else { Toll::Missing(demand) }
    }

    /// May the unit go this way by a Battle Cry (DD-16.11, DD-16.12)?
    pub(crate) fn may_cry(&self, seat: Seat, way: &Way) -> bool {
        way.forward && self.way_is_open(seat, way)
    }

    /// DD-16.3, DD-16.10, DD-17.9: what holds for every move.
    pub(crate) fn way_is_open(&self, seat: Seat, way: &Way) -> bool {
        !self.unit(seat).visited.contains(way.to) && self.has_room(way.to) && self.crosses(seat, way)
    }

    /// DD-26.24, DD-13.6: is there a forward way with mines or a "have" demand, for which the photos could be used?
    pub(crate) fn photos_would_help(&self, seat: Seat) -> bool {
        let map = &self.setup.map;
        self.place(seat)
            .ways
            .iter()
            .any(|way| way.forward && (way.mines || matches!(map.sector(way.to).demand, Demand::Have(_))))
    }

    /// DD-17.11: courage, demand, then the unit enters.
    pub(super) fn walk(&mut self, seat: Seat, to: Sector, pay: Payment, table: &mut Table<'_>) {
        let from = self.unit(seat).sector;
        let Some(&way) = self.setup.map.way(from, to) else { return };
        let courage = self.courage_for(seat, &way);
        self.unit_mut(seat).pay(Resource::Courage, courage);
        let no_mines = way.forward && self.unit(seat).turn.open_advance;
        table.tell(|| Event::Moved { seat, from, to, courage, cry: false });
        match pay {
            Payment::None => {}
            Payment::Specialist(specialist) => {
                self.bury(seat, specialist);
                table.tell(|| Event::Sacrificed { seat, specialist });
            }
            Payment::Item(item) => self.discard(seat, item, table),
            Payment::Items(one, other) => {
                self.discard(seat, one, table);
                self.discard(seat, other, table);
            }
        }
        self.cross(seat, &way, no_mines, false, table);
    }

    /// DD-16.11: without courage and demand.
    pub(super) fn cry(&mut self, seat: Seat, to: Sector, table: &mut Table<'_>) {
        self.cry_move(seat, to, self.nation(seat).cry().no_mines, true, table);
    }

    /// DD-16.14: on the same terms as the one who cried.
    pub(super) fn follow(&mut self, leader: Seat, seat: Seat, table: &mut Table<'_>) {
        let to = self.unit(leader).sector;
        self.cry_move(seat, to, self.nation(leader).cry().no_mines, false, table);
    }

    /// It is a forward move, so the Air Recon Photos of the unit hold for it too (DD-26.24).
    fn cry_move(&mut self, seat: Seat, to: Sector, no_mines: bool, leads: bool, table: &mut Table<'_>) {
        let from = self.unit(seat).sector;
        let Some(&way) = self.setup.map.way(from, to) else { return };
        let no_mines = no_mines || self.unit(seat).turn.open_advance;
        table.tell(|| Event::Moved { seat, from, to, courage: 0, cry: true });
        self.cross(seat, &way, no_mines, leads, table);
    }

    fn discard(&mut self, seat: Seat, item: Item, table: &mut Table<'_>) {
        self.unit_mut(seat).items.remove(item);
        table.tell(|| Event::Discarded { seat, item });
    }

    /// The unit crosses the border and is in its new sector; mines and what it finds there follow.
    fn cross(&mut self, seat: Seat, way: &Way, no_mines: bool, leads: bool, table: &mut Table<'_>) {
        let from = self.unit(seat).sector;
        // DD-17.10
        if way.obstacle
            && !self.bulldozer_in(from)
            && let Some(cutters) = ItemEffect::CrossObstacle.among(self.unit(seat).items)
        {
            self.discard(seat, cutters, table);
        }
        // DD-14.5 to DD-14.7
        if way.mines || way.to.is_bunker() {
            self.leave_vehicle(seat, table);
        }
        let black = self.setup.map.sector(way.to).shield == Shield::Black;
        let turn = self.turn;
        let unit = self.unit_mut(seat);
        unit.sector = way.to;
        unit.visited.insert(way.to);
        unit.combats = 0;
        // DD-10.1, DD-10.4
        unit.marker = u8::from(!black);
        unit.turn.moved = true;
        if way.to.is_bunker() {
            unit.bunker_turn = turn;
        } else {
            unit.last_outside = way.to;
        }
        if unit.strength() == 0 {
            self.lose(seat, "DD-20.6", table);
            return;
        }
        self.asks.push(Ask::Arrive { seat, from, cry: leads });
        let sweeps = self.unit(seat).specialists.any(|effects| effects.no_mines);
        if way.mines && !no_mines && !sweeps {
            self.asks.push(Ask::Mine { seat, rolled: None });
        }
    }

    /// DD-17.7: the roll; a card may still change it (DD-17.8).
    pub(super) fn roll_mine(&mut self, seat: Seat, table: &mut Table<'_>) {
        let number = table.d6();
        table.tell(|| Event::MineRolled { seat, number });
        self.asks.push(Ask::Mine { seat, rolled: Some(number) });
    }

    /// DD-17.7, DD-25.3: its losses.
    pub(super) fn step_on_mine(&mut self, seat: Seat, number: u8, table: &mut Table<'_>) {
        let fewer = self.unit(seat).specialists.sum(|effects| effects.mine_loss);
        let losses = u16::from(number.saturating_sub(fewer));
        table.tell(|| Event::MineLosses { seat, losses });
        if losses >= self.unit(seat).strength() {
            self.lose(seat, "DD-20.6", table);
        } else {
            self.asks.push(Ask::MineLoss { seat, left: losses });
        }
    }

    /// DD-17.11 to DD-17.14: soldiers, "X here", Bugler; then others may follow.
    pub(super) fn arrive(&mut self, seat: Seat, from: Sector, leads: bool, table: &mut Table<'_>) {
        if self.place(seat).enter_d6 {
            let number = table.d6();
            self.grant(seat, Resource::Soldiers, number, table);
        }
        if let Some(here) = self.place(seat).here.filter(|&here| self.comes_along(seat, here)) {
            self.take_card(seat, here);
            table.tell(|| Event::Joined { seat, specialist: here });
        }
        let bugle = self.unit(seat).specialists.sum(|effects| effects.soldiers_on_entry);
        self.grant(seat, Resource::Soldiers, bugle, table);
        if leads && self.nation(seat).cry().follow {
            self.follow_from(seat, from, None);
        }
    }

    /// DD-17.13: does the specialist of "X here" join the unit?
    pub(crate) fn comes_along(&self, seat: Seat, here: Specialist) -> bool {
        self.cards_there(seat).and(self.within_limits(seat)).contains(here)
    }

    /// DD-16.14: asks the next seat that could follow.
    pub(super) fn ask_next_to_follow(&mut self, leader: Seat, declined: Seat) {
        let from = self.unit(declined).sector;
        self.follow_from(leader, from, Some(declined));
    }

    fn follow_from(&mut self, leader: Seat, from: Sector, after: Option<Seat>) {
        let to = self.unit(leader).sector;
        let mut seats = self.window.seats();
        if let Some(asked) = after {
            seats.by_ref().find(|&seat| seat == asked);
        }
        let could = |seat: &Seat| {
            let unit = self.unit(*seat);
            let way = self.setup.map.way(from, to);
            *seat != leader
                && unit.sector == from
                && !unit.turn.moved
                && way.is_some_and(|way| self.may_cry(*seat, way))
        };
        if let Some(seat) = seats.find(could) {
            self.asks.push(Ask::Follow { leader, seat });
        }
    }

    /// DD-16.9: whoever had to move and has not is destroyed.
    pub(super) fn destroy_who_stayed(&mut self, table: &mut Table<'_>) {
        if let Some(seat) = self.seats().find(|&seat| self.must_move(seat)) {
            self.lose(seat, "DD-16.9", table);
        }
    }
}

/// The explosive icons of some items together.
pub(crate) fn explosives_of(items: ItemSet) -> u8 {
    items.iter().map(|item| item.kind().explosive).sum()
}
