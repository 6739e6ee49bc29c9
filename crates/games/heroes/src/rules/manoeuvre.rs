//! The manoeuvre (HN-7).

use crate::action::{Action, Button};
use crate::event::{Manner, Purpose};
use crate::piece::Mark;
use crate::rules::Table;
use crate::side::{Side, Tag};
use crate::state::{Heroes, Manoeuvre, Shooter, Task};

impl Heroes {
    /// HN-7.3: the two units exchange their boxes.
    pub(crate) fn begin_manoeuvre(&mut self, one: Tag, other: Tag, table: &mut Table<'_>) {
        let (Some(here), Some(there)) = (self.find(one), self.find(other)) else { return };
        self.task = Task::Manoeuvre(Manoeuvre { units: [one, other], marched: false, shot: None, again: None });
        self.exchange(here, there, table);
    }

    /// D6.
    pub(crate) fn go_on_manoeuvre(&mut self, _: Side, action: Action, table: &mut Table<'_>) {
        let Task::Manoeuvre(mut manoeuvre) = self.task else { return };
        match action {
            Action::Shoot { unit, value, paid, target } => {
                // HN-21.11
                let sure = manoeuvre.shot.is_some()
                    && manoeuvre.again.is_some_and(|first| first.success && first.target == target);
                manoeuvre.shot = Some((unit, value.slot() as u8));
                self.task = Task::Manoeuvre(manoeuvre);
                self.shoot(Shooter::Manoeuvre(unit), value, paid, target, sure, table);
            }
            Action::March { unit: Some(unit), tile: to } => {
                manoeuvre.marched = true;
                self.task = Task::Manoeuvre(manoeuvre);
                if let Some(tile) = self.find(unit) {
                    self.use_directive(tile, Purpose::March, table);
                    self.relocate(tile, to, Manner::March, table);
                }
            }
            // HN-47.4
            Action::MarchExit(Some(unit)) => {
                manoeuvre.marched = true;
                self.task = Task::Manoeuvre(manoeuvre);
                if let Some(tile) = self.find(unit) {
                    self.use_directive(tile, Purpose::March, table);
                    self.leave(tile, table);
                }
            }
            Action::Button(Button::Done) => self.end_manoeuvre(table),
            _ => {}
        }
    }

    /// HN-7.15: both units receive an ACTIVATED marker.
    pub(crate) fn end_manoeuvre(&mut self, _: &mut Table<'_>) {
        let Task::Manoeuvre(manoeuvre) = self.task else { return };
        for unit in manoeuvre.units {
            if let Some(tile) = self.find(unit) {
                self.piece_mut(tile).put(Mark::Activated);
            }
        }
        self.end_tactic();
    }
}
