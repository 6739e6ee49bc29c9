//! What actions do, one file a chapter of the rules.

pub(crate) mod casualties;
pub mod combat;
pub(crate) mod movement;
pub(crate) mod round;
pub(crate) mod support;
pub(crate) mod turn;
pub mod victory;

use sandtable_core::{Chance, Events};

use crate::action::Action;
use crate::event::Event;
use crate::side::Side;
use crate::state::{Step, Undaunted};

impl Undaunted {
    /// Carries out an action of a side, and plays on to the next decision. An action that does not belong to what is asked
    /// is left undone.
    pub(crate) fn carry_out(
        &mut self,
        side: Side,
        action: Action,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        let Some(step) = self.pending.top() else { return };
        match (step, action) {
            (Step::Initiative, Action::Initiative(kind)) => self.choose(side, kind, events),
            (Step::Play(_), Action::Play { card, deed }) => self.play(side, card, deed, chance, events),
            (Step::Play(_), Action::EndTurn) => self.end_turn(side, Some(side), chance, events),
            (Step::Bolster { left, squad, .. }, Action::BolsterMore(kind)) => {
                self.pending.pop();
                self.pending.push(Step::Bolster { side, left: left.saturating_sub(1), squad });
                self.bolster_one(side, kind, events);
            }
            (Step::Bolster { .. }, Action::Done) => {
                self.pending.pop();
            }
            (Step::Blast { mut left, .. }, Action::BlastNext(unit)) => {
                left[unit.side.index()].remove(unit.unit);
                self.pending.pop();
                self.pending.push(Step::Blast { side, left });
                self.blast_one(side, unit, chance, events);
            }
            _ => return,
        }
        self.settle(Some(side), chance, events);
    }
}
