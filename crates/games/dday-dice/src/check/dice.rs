//! Phase 1, judged (DD-4, DD-23.1).

use sandtable_core::{Seat, Text};

use super::{Verdict, not_now, refuse, refuse_if};
use crate::action::Action;
use crate::dice::Die;
use crate::specialist::Specialists;
use crate::state::DDayDice;
use crate::texts;
use crate::unit::DiceStage;

impl DDayDice {
    pub(super) fn judge_dice(&self, seat: Seat, action: Action) -> Verdict {
        let unit = self.unit(seat);
        let dice = &unit.dice;
        let stage = dice.stage;
        match action {
            Action::Mulligan | Action::Keep if stage == DiceStage::Mulligan => Ok(()),
            Action::Mulligan | Action::Keep => {
                refuse_if(unit.mulligan_used, "DD-23.2", || Text::new("dd-no-mulligan-twice"))?;
                refuse("DD-23.1", Text::new("dd-no-mulligan"))
            }
            Action::Lock(_) | Action::Mark(_) | Action::Roll | Action::Stop if stage == DiceStage::Mulligan => {
                refuse("DD-23.1", Text::new("dd-no-mulligan-first"))
            }
            Action::Lock(die) => {
                refuse_if(self.place(seat).no_lock, "DD-4.8", || Text::new("dd-no-lock-here"))?;
                self.judge_rolled(seat, die)?;
                refuse_if(stage != DiceStage::Lock || dice.locked.contains(die), "DD-4.2", || Text::new("dd-no-lock"))
            }
            Action::Mark(_) | Action::Roll | Action::Stop if stage == DiceStage::Lock => {
                refuse("DD-4.2", Text::new("dd-no-locks-first"))
            }
            Action::Mark(die) => self.judge_mark(seat, die),
            Action::Roll => refuse_if(dice.marked.is_empty(), "DD-4.4", || Text::new("dd-no-roll")),
            Action::Stop => refuse_if(!dice.marked.is_empty(), "DD-4.5", || Text::new("dd-no-stop")),
            _ => not_now(action),
        }
    }

    /// DD-4.7: was the own die rolled?
    pub(super) fn judge_rolled(&self, seat: Seat, die: Die) -> Verdict {
        refuse_if(!self.unit(seat).dice.rolled().contains(die), "DD-4.7", || texts::die_text("dd-no-such-die", die))
    }

    fn judge_mark(&self, seat: Seat, die: Die) -> Verdict {
        self.judge_rolled(seat, die)?;
        let unit = self.unit(seat);
        let dice = &unit.dice;
        if dice.locked.contains(die) {
            let may = unit.specialists.sum(|effects| effects.reroll_locked);
            refuse_if(may == 0, "DD-4.3", || texts::die_text("dd-no-locked", die))?;
            let used = dice.marked.iter().filter(|&marked| dice.locked.contains(marked)).count();
            let too_many = dice.rerolls != 1 || used >= usize::from(may);
            refuse_if(too_many, "DD-25.15", || Text::new("dd-no-corporal"))?;
        }
        // One choice has one path: dice are marked in rising order.
        let passed = dice.marked.iter().any(|marked| marked >= die);
        refuse_if(passed, "DD-4.4", || texts::die_text("dd-no-mark", die))
    }
}
