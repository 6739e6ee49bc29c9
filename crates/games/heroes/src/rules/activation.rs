//! Activations (HN-9) and GO! markers (HN-20.6 to HN-20.20).

use crate::action::{Action, Button};
use crate::effect::Effect;
use crate::event::{Event, Manner, Purpose};
use crate::piece::Mark;
use crate::rules::Table;
use crate::rules::shooting::YELLOW;
use crate::side::{Side, Tag};
use crate::state::{Activation, Heroes, Shooter, Task};
use crate::tile::Tile;

/// HN-26.1: the activation value of a hidden unit.
const HIDDEN: u8 = 4;

impl Heroes {
    /// HN-9.1, HN-20.13: a unit is activated.
    pub(crate) fn activate(&mut self, unit: Tag, go: bool, table: &mut Table<'_>) {
        let Some(tile) = self.find(unit) else { return };
        let piece = self.piece_mut(tile);
        piece.take(Mark::Go);
        piece.take(Mark::Sure);
        self.task = Task::Activation(Activation::new(unit));
        table.emit(|| Event::Activated { unit: self.unit_label(tile), go });
    }

    /// D12: the GO! marker of a unit is resolved.
    pub(crate) fn resolve_go(&mut self, unit: Tag, table: &mut Table<'_>) {
        let Some(tile) = self.find(unit) else { return };
        let piece = *self.piece(tile);
        let need = if piece.is_hidden() { Some(HIDDEN) } else { self.kind(tile).activation };
        // HN-20.10, HN-20.11, HN-30.2
        let need = need.filter(|_| !piece.has(Mark::Sure) && !self.variants.sure_activation);
        let Some(need) = need else {
            table.emit(|| Event::GoRolled {
                unit: self.unit_label(tile),
                die: None,
                modifier: 0,
                need: None,
                passed: true,
            });
            return self.activate(unit, true, table);
        };
        let die = table.chance.number(YELLOW);
        let modifier = self.go_modifier(unit.side);
        let passed = die as i8 + modifier >= need as i8;
        table.emit(|| Event::GoRolled {
            unit: self.unit_label(tile),
            die: Some(die),
            modifier,
            need: Some(need),
            passed,
        });
        if passed {
            self.activate(unit, true, table);
        } else if self.can_use_directive(tile) {
            self.task = Task::ForceGo(unit);
        } else {
            self.fail_go(unit);
        }
    }

    /// HN-20.19: what effects of the enemy change in GO! rolls.
    pub(crate) fn go_modifier(&self, side: Side) -> i8 {
        let change = |(lasting, effect): (&crate::state::Lasting, &Effect)| match effect {
            Effect::GoRoll(modifier) if lasting.side != side => *modifier,
            _ => 0,
        };
        self.in_force().map(change).sum()
    }

    /// D13: a DIRECTIVE forces the activation (HN-24.9), or the roll has finally failed.
    pub(crate) fn force_go(&mut self, action: Action, table: &mut Table<'_>) {
        let Task::ForceGo(unit) = self.task else { return };
        match action {
            Action::Directive => {
                if let Some(tile) = self.find(unit) {
                    self.use_directive(tile, Purpose::Activation, table);
                }
                self.activate(unit, true, table);
            }
            Action::Button(Button::Accept) => self.fail_go(unit),
            _ => {}
        }
    }

    /// HN-20.14: the GO! marker is discarded. A finally failed roll is a pause point.
    fn fail_go(&mut self, unit: Tag) {
        if let Some(tile) = self.find(unit) {
            let piece = self.piece_mut(tile);
            piece.take(Mark::Go);
            piece.take(Mark::Sure);
        }
        self.end_tactic();
    }

    /// D7.
    pub(crate) fn go_on_activation(&mut self, side: Side, action: Action, table: &mut Table<'_>) {
        let Some(&active) = self.activation() else { return };
        let Some(tile) = self.find(active.unit) else { return };
        match action {
            Action::Move { tile: to, .. } => {
                let manner = self.spend_move();
                self.relocate(tile, to, manner, table);
            }
            Action::Exit(_) => {
                self.spend_move();
                self.leave(tile, table);
            }
            Action::March { tile: to, .. } => {
                self.march(tile, table);
                self.relocate(tile, to, Manner::March, table);
            }
            Action::MarchExit(_) => {
                self.march(tile, table);
                self.leave(tile, table);
            }
            Action::Shoot { value, paid, target, .. } => {
                let slot = value.slot();
                // HN-21.11
                let sure = active.values[slot] > 0
                    && active.again[slot].is_some_and(|first| first.success && first.target == target);
                if let Some(active) = self.activation_mut() {
                    active.values[slot] += 1;
                    active.halted |= value.halted() == Some(true);
                }
                self.shoot(Shooter::Active(active.unit), value, paid, target, sure, table);
            }
            Action::Use { icon, on, .. } => self.use_ability(side, tile, icon, on, table),
            Action::Button(Button::End) => self.end_activation(tile, false, table),
            Action::Button(Button::EndHidden) => self.end_activation(tile, true, table),
            _ => {}
        }
    }

    /// HN-10.10: the normal move is used first, then an extra one.
    fn spend_move(&mut self) -> Manner {
        match self.activation_mut() {
            Some(active) if active.moved => {
                active.extra = true;
                Manner::Extra
            }
            Some(active) => {
                active.moved = true;
                Manner::Move
            }
            None => Manner::Move,
        }
    }

    /// HN-24.5: the DIRECTIVE of a forced march.
    fn march(&mut self, tile: Tile, table: &mut Table<'_>) {
        if let Some(active) = self.activation_mut() {
            active.marched = true;
        }
        self.use_directive(tile, Purpose::March, table);
    }

    /// HN-9.3, HN-9.12: the marker becomes ACTIVATED; in Forest the unit may hide.
    fn end_activation(&mut self, tile: Tile, hide: bool, table: &mut Table<'_>) {
        self.piece_mut(tile).put(Mark::Activated);
        table.emit(|| Event::ActivationEnded { unit: self.unit_label(tile), hidden: hide });
        if hide {
            self.turn_down(tile, table);
        }
        self.leave_activation();
    }

    /// HN-17.8: the activation is over.
    pub(crate) fn leave_activation(&mut self) {
        for tile in self.units(self.phase).iter() {
            self.piece_mut(tile).chosen = 0;
        }
        self.end_tactic();
    }

    /// HN-32.12: has a card given the unit an extra move?
    pub(crate) fn has_extra_move(&self, unit: Tag) -> bool {
        self.in_force()
            .any(|(lasting, effect)| matches!(effect, Effect::ExtraMove { .. }) && lasting.unit == Some(unit))
    }
}
