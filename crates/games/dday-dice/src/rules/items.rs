//! Items: what their effects do (DD-13, DD-26), and when they would change nothing (DD-13.6).

use sandtable_core::Seat;

use super::Table;
use crate::action::Target;
use crate::event::Event;
use crate::item::{Item, ItemEffect, ItemWindow};
use crate::state::{Ask, DDayDice, WindowKind};
use crate::unit::Resource;

impl WindowKind {
    /// The window as items name it.
    pub(crate) const fn for_items(self) -> Option<ItemWindow> {
        match self {
            WindowKind::Result => Some(ItemWindow::Result),
            WindowKind::Upkeep => None,
            WindowKind::Supply => Some(ItemWindow::Supply),
            WindowKind::Move => Some(ItemWindow::Move),
            WindowKind::Fire => Some(ItemWindow::Fire),
        }
    }
}

impl DDayDice {
    /// DD-13.2: an item acts at once and is then out of the game.
    pub(crate) fn use_item(&mut self, seat: Seat, item: Item, on: Target, table: &mut Table<'_>) {
        self.unit_mut(seat).items.remove(item);
        table.tell(|| Event::ItemUsed { seat, item });
        let sector = self.unit(seat).sector;
        match (item.effect(), on) {
            (ItemEffect::Soldiers(amount), _) => self.grant(seat, Resource::Soldiers, amount, table),
            (ItemEffect::Courage(amount), _) => self.grant(seat, Resource::Courage, amount, table),
            (ItemEffect::Tools(amount), _) => {
                for _ in 0..amount {
                    self.gain_result(seat, crate::dice::Face::Tool, table);
                }
            }
            (ItemEffect::Bonus(face), _) => self.unit_mut(seat).turn.bonuses[face as usize] += 1,
            (ItemEffect::SetDie, Target::Die(die, face)) => self.set_die(seat, die, face, table),
            (ItemEffect::SetDie, Target::MgNumber(die, number)) => {
                self.fire_mut(sector).dice[usize::from(die % 2)] = number;
                table.tell(|| Event::NumberSet { seat, sector: Some(sector), number });
            }
            (ItemEffect::CopyDice, Target::Seat(from)) => self.copy_dice(seat, from, table),
            (ItemEffect::TradeWith, Target::Seat(with)) => {
                self.unit_mut(seat).turn.linked.insert(with);
                self.unit_mut(with).turn.linked.insert(seat);
                table.tell(|| Event::Linked { seat, with });
            }
            (ItemEffect::MarkerBack(steps), _) => {
                let unit = self.unit_mut(seat);
                unit.marker = unit.marker.saturating_sub(steps).max(1);
                let marker = unit.marker;
                table.tell(|| Event::MarkerTurned { seat, marker });
            }
            (ItemEffect::SectorDefZero, _) => self.fire_mut(sector).def_zero = true,
            (ItemEffect::SectorDef(less) | ItemEffect::BunkerDef(less), _) => {
                let fire = self.fire_mut(sector);
                fire.def_less = fire.def_less.saturating_add(less);
            }
            (ItemEffect::AnySectorDef(less), Target::Sector(target)) => {
                let fire = self.fire_mut(target);
                fire.def_less = fire.def_less.saturating_add(less);
            }
            (ItemEffect::OwnMgZero, _) => self.unit_mut(seat).turn.no_mg = true,
            (ItemEffect::OwnLoss(fewer), _) => {
                let turn = &mut self.unit_mut(seat).turn;
                turn.fewer_losses = turn.fewer_losses.saturating_add(fewer);
            }
            (ItemEffect::SectorMgMost(most), _) => self.fire_mut(sector).most = Some(most),
            (ItemEffect::MgDieZero, Target::Mg(die)) => {
                self.fire_mut(sector).silenced[usize::from(die % 2)] = true;
            }
            (ItemEffect::NoLoss, _) => self.unit_mut(seat).turn.no_loss = true,
            (ItemEffect::OpenAdvance, _) => self.unit_mut(seat).turn.open_advance = true,
            _ => {}
        }
    }

    /// D25: a card at a mine roll.
    pub(super) fn use_at_mine(&mut self, ask: Ask, item: Item, on: Target, table: &mut Table<'_>) {
        let Ask::Mine { seat, .. } = ask else { return };
        self.unit_mut(seat).items.remove(item);
        table.tell(|| Event::ItemUsed { seat, item });
        if let Target::Number(number) = on {
            table.tell(|| Event::NumberSet { seat, sector: None, number });
            self.step_on_mine(seat, number, table);
        }
    }

    /// The cards that can be used at mines: Mine Detector before the roll, Binoculars after it.
    pub(crate) fn mine_cards(&self, seat: Seat, rolled: Option<u8>) -> impl Iterator<Item = Item> + use<> {
        let effect = if rolled.is_none() { ItemEffect::NoMineRoll } else { ItemEffect::SetDie };
        self.unit(seat).items.iter().filter(move |item| item.used_in(ItemWindow::Mine) && item.effect() == effect)
    }

    /// DD-7.6, DD-25.22: the items of the pool up to a printed cost.
    pub(crate) fn items_up_to(&self, most: u8) -> impl Iterator<Item = Item> + use<> {
        self.pool.and(Item::up_to(u16::from(most))).iter()
    }

    /// DD-13.7: may the unit get an item or vehicle from the pool where it is?
    pub(crate) fn gets_items(&self, seat: Seat) -> bool {
        !self.place(seat).no_items
    }

    /// A unit gets an item of the pool.
    pub(crate) fn take_item(&mut self, seat: Seat, item: Item, cost: u16, table: &mut Table<'_>) {
        self.pool.remove(item);
        let unit = self.unit_mut(seat);
        unit.items.insert(item);
        unit.pay(Resource::Points, cost);
        table.tell(|| Event::Found { seat, item, cost });
    }
}
