//! Phase 1: the dice (DD-4), the mulligan (DD-23.1) and the reserve of the solo game (DD-22.6).

use sandtable_core::{Id, Seat};

use super::Table;
use crate::dice::{DICE, Die, DieSet, FACES, Face};
use crate::event::{Event, RollKind, Shown};
use crate::specialist::Specialists;
use crate::state::DDayDice;
use crate::unit::{Dice, DiceStage};

/// DD-4.2: so many dice must be locked.
pub(crate) const LOCKS: u8 = 2;
/// DD-4.4: so many re-rolls at most.
pub(crate) const REROLLS: u8 = 2;

impl DDayDice {
    /// DD-4.1: each unit outside rolls, five dice where the sector says so (DD-4.7).
    pub(crate) fn roll_first(&mut self, table: &mut Table<'_>) {
        for seat in self.seats_outside().iter() {
            let count = self.place(seat).dice;
            self.unit_mut(seat).dice = Dice { count, ..Dice::default() };
            self.roll(seat, DieSet::first(usize::from(count)), RollKind::First, table);
            // DD-22.6
            if self.setup.solo() && self.unit(seat).specialists.any(|effects| effects.swap) {
                let mut reserve = [Face::Skull; DICE];
                reserve.iter_mut().for_each(|face| *face = Face::rolled(table.chance.roll(&FACES)));
                self.unit_mut(seat).dice.reserve = Some(reserve);
                table.tell(|| Event::ReserveRolled {
                    seat,
                    dice: Die::ALL.map(|die| Shown { die, face: reserve[die.index()] }).to_vec(),
                });
            }
            let unit = self.unit(seat);
            let soldiers = unit.dice.counting().any(|(_, face)| face.is_soldier());
            // DD-23.1, DD-23.2
            if self.setup.mulligan && !unit.mulligan_used && !soldiers {
                self.unit_mut(seat).dice.stage = DiceStage::Mulligan;
            } else {
                self.keep(seat);
            }
        }
    }

    fn roll(&mut self, seat: Seat, dice: DieSet, roll: RollKind, table: &mut Table<'_>) {
        for die in dice.iter() {
            self.unit_mut(seat).dice.faces[die.index()] = Face::rolled(table.chance.roll(&FACES));
        }
        let unit = self.unit(seat);
        table.tell(|| Event::Rolled {
            seat,
            roll,
            dice: dice.iter().map(|die| Shown { die, face: unit.dice.face(die) }).collect(),
        });
    }

    /// DD-23.3: the new roll counts as the first one.
    pub(super) fn mulligan(&mut self, seat: Seat, table: &mut Table<'_>) {
        let all = self.unit(seat).dice.rolled();
        self.unit_mut(seat).mulligan_used = true;
        self.roll(seat, all, RollKind::Mulligan, table);
        self.keep(seat);
    }

    /// The roll stands: dice are locked, unless the sector locks none (DD-4.8).
    pub(super) fn keep(&mut self, seat: Seat) {
        let no_lock = self.place(seat).no_lock;
        self.unit_mut(seat).dice.stage = if no_lock { DiceStage::Reroll } else { DiceStage::Lock };
    }

    /// DD-4.2
    pub(super) fn lock(&mut self, seat: Seat, die: Die, table: &mut Table<'_>) {
        let dice = &mut self.unit_mut(seat).dice;
        dice.locked.insert(die);
        if dice.locked.len() >= LOCKS {
            dice.stage = DiceStage::Reroll;
        }
        table.tell(|| Event::Locked { seat, die });
    }

    pub(super) fn mark(&mut self, seat: Seat, die: Die, table: &mut Table<'_>) {
        self.unit_mut(seat).dice.marked.insert(die);
        table.tell(|| Event::Marked { seat, die });
    }

    /// DD-4.4, DD-4.5
    pub(super) fn reroll(&mut self, seat: Seat, table: &mut Table<'_>) {
        let marked = self.unit(seat).dice.marked;
        self.roll(seat, marked, RollKind::Reroll, table);
        let dice = &mut self.unit_mut(seat).dice;
        dice.marked = DieSet::NONE;
        dice.rerolls += 1;
        if dice.rerolls >= REROLLS {
            self.finish_dice(seat, table);
        }
    }

    /// DD-4.6
    pub(super) fn finish_dice(&mut self, seat: Seat, table: &mut Table<'_>) {
        self.unit_mut(seat).dice.stage = DiceStage::Ready;
        table.tell(|| Event::Finished { seat });
    }
}
