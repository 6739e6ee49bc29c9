//! Phase 6: special damage (DD-18.11), and losses paid with soldiers and specialists (DD-18.12). All units at once.

use sandtable_core::Seat;

use super::Table;
use crate::event::Event;
use crate::map_file::SpecialDamage;
use crate::specialist::{Specialist, Specialists};
use crate::state::{Ask, DDayDice};
use crate::unit::Resource;

impl DDayDice {
    /// Special damage strikes before the other losses. DD-18.11: a unit without the thing to be lost loses nothing, so
    /// nothing is told of it.
    pub(super) fn begin_losses(&mut self, table: &mut Table<'_>) {
        for seat in self.fighters().iter() {
            let hits = self.special_hits(seat);
            let damage = self.setup.map.special_damage(self.unit(seat).sector);
            let unit = self.unit_mut(seat);
            unit.turn.losses = None;
            for hit in 0..hits {
                let there = match damage {
                    Some(SpecialDamage::Specialist) => {
                        unit.turn.special += 1;
                        hit < unit.specialists.len()
                    }
                    Some(SpecialDamage::Courage) => {
                        let there = unit.has(Resource::Courage) > 0;
                        unit.pay(Resource::Courage, 1);
                        there
                    }
                    None => false,
                };
                if let Some(damage) = damage.filter(|_| there) {
                    table.tell(|| Event::SpecialDamage { seat, damage });
                }
            }
        }
    }

    /// Must the seat still name a casualty?
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        let turn = &self.unit(seat).turn;
        self.fights(seat) && (turn.special > 0 || turn.losses.is_some_and(|left| left > 0))
    }

    /// Plays out what can be paid one way only; `true` if somebody has to name a casualty.
    pub(super) fn advance_losses(&mut self, table: &mut Table<'_>) -> bool {
        let mut asked = false;
        for seat in self.fighters().iter() {
            asked |= self.advance_losses_of(seat, table);
            if self.ending.is_some() {
                return false;
            }
        }
        asked
    }

    /// The losses have begun: does somebody have to name a casualty?
    pub(crate) fn losses_rest(&mut self, table: &mut Table<'_>) -> bool {
        self.advance_losses(table)
    }

    fn advance_losses_of(&mut self, seat: Seat, table: &mut Table<'_>) -> bool {
        while self.unit(seat).turn.special > 0 {
            let specialists = self.unit(seat).specialists;
            match (specialists.len(), specialists.lowest()) {
                (1, Some(only)) => self.pay_with_specialist(seat, only, table),
                // DD-18.11: a unit without the thing to be lost loses nothing.
                (0, _) => self.unit_mut(seat).turn.special = 0,
                _ => return true,
            }
            if self.ending.is_some() {
                return false;
            }
        }
        if self.unit(seat).turn.losses.is_none() {
            let (losses, sector) = (self.losses_of(seat), self.unit(seat).sector);
            table.tell(|| Event::CombatLosses { seat, sector, losses });
            if losses >= self.unit(seat).strength() {
                self.lose(seat, "DD-20.6", table);
                return false;
            }
            self.unit_mut(seat).turn.losses = Some(losses);
        }
        match self.unit(seat).turn.losses {
            Some(left) if left > 0 => match self.unit(seat).specialists.is_empty() {
                true => {
                    self.pay_with_soldiers(seat, table);
                    false
                }
                false => true,
            },
            _ => false,
        }
    }

    /// D28, D29: a specialist dies, by special damage or for one loss.
    pub(super) fn pay_with_specialist(&mut self, seat: Seat, specialist: Specialist, table: &mut Table<'_>) {
        self.kill(seat, specialist, table);
        let turn = &mut self.unit_mut(seat).turn;
        if turn.special > 0 {
            turn.special -= 1;
        } else if let Some(left) = &mut turn.losses {
            *left = left.saturating_sub(1);
        }
        if self.unit(seat).strength() == 0 {
            self.lose(seat, "DD-20.6", table);
        }
    }

    /// D29: the rest of the losses are soldiers.
    pub(super) fn pay_with_soldiers(&mut self, seat: Seat, table: &mut Table<'_>) {
        let left = self.unit_mut(seat).turn.losses.replace(0).unwrap_or(0);
        self.lose_soldiers(seat, left, table);
    }

    pub(super) fn lose_soldiers(&mut self, seat: Seat, count: u16, table: &mut Table<'_>) {
        if count > 0 {
            self.unit_mut(seat).pay(Resource::Soldiers, count);
            table.tell(|| Event::SoldiersLost { seat, count });
        }
    }

    /// DD-12.4: it cannot be recruited again.
    pub(crate) fn bury(&mut self, seat: Seat, specialist: Specialist) {
        let unit = self.unit_mut(seat);
        unit.specialists.remove(specialist);
        unit.dead.insert(unit.dead.as_newcomer(specialist));
    }

    pub(super) fn kill(&mut self, seat: Seat, specialist: Specialist, table: &mut Table<'_>) {
        self.bury(seat, specialist);
        table.tell(|| Event::Died { seat, specialist });
    }

    /// Plays out the question on top if it can be answered one way only (DD-3.9); `true` if somebody has to answer.
    pub(crate) fn asks_somebody(&mut self, table: &mut Table<'_>) -> bool {
        let Some(ask) = self.asks.top() else { return false };
        match ask {
            Ask::Bonus { .. } => return self.bonus_asks(table),
            Ask::Award { seat } => {
                if self.awards.len() > 1 {
                    return true;
                }
                self.asks.pop();
                if let Some(award) = self.awards.lowest() {
                    self.bestow(seat, award);
                    table.tell(|| Event::AwardGained { seat, award });
                }
            }
            Ask::Skull { seat, left } => {
                let victims = self.unit(seat).dice.cancellable();
                if left > 0 && victims.len() > 1 {
                    return true;
                }
                self.asks.pop();
                if let Some(only) = victims.lowest().filter(|_| left > 0) {
                    self.cancel(seat, only, table);
                }
            }
            Ask::FreeItem { seat, most } => {
                if self.gets_items(seat) && self.setup.has_items() && self.items_up_to(most).next().is_some() {
                    return true;
                }
                self.asks.pop();
            }
            Ask::Mine { seat, rolled } => {
                if self.mine_cards(seat, rolled).next().is_some() {
                    return true;
                }
                self.asks.pop();
                match rolled {
                    None => self.roll_mine(seat, table),
                    Some(number) => self.step_on_mine(seat, number, table),
                }
            }
            Ask::MineLoss { seat, left } => {
                if left > 0 && !self.unit(seat).specialists.is_empty() {
                    return true;
                }
                self.asks.pop();
                self.lose_soldiers(seat, left, table);
            }
            Ask::Arrive { seat, from, cry } => {
                self.asks.pop();
                self.arrive(seat, from, cry, table);
            }
            Ask::Result { .. } | Ask::Swap { .. } | Ask::Follow { .. } => return true,
        }
        false
    }
}
