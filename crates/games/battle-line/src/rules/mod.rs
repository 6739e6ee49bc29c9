//! What actions do, one file a chapter of the rules.

pub mod claim;
pub mod formation;
pub(crate) mod guile;
pub(crate) mod placing;
pub(crate) mod scout;
pub mod turn;
pub mod victory;

use sandtable_core::{Chance, Events};

use crate::action::Action;
use crate::event::Event;
use crate::rules::turn::TurnStep;
use crate::state::BattleLine;

impl BattleLine {
    /// Carries out an action of the seat whose turn it is, and plays on to the next decision. An action that does not
    /// belong to the step is left undone.
    pub(crate) fn carry_out(&mut self, action: Action, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let Some(step) = self.pending.top() else { return };
        match (step, action) {
            (TurnStep::Play, Action::Place { card, flag }) => placing::place(self, card, flag, events),
            (TurnStep::Play, Action::Scout) => scout::scout(self, events),
            (TurnStep::Play, Action::Redeploy { card, to }) => guile::redeploy(self, card, to, events),
            (TurnStep::Play, Action::Deserter { card }) => guile::deserter(self, card, events),
            (TurnStep::Play, Action::Traitor { card, to: Some(to) }) => guile::traitor(self, card, to, events),
            (TurnStep::Play, Action::Pass) => turn::pass(self, events),
            (TurnStep::ScoutDraw { .. }, Action::Draw(deck)) => self.scout_draw(deck, events),
            (TurnStep::PutBack { .. }, Action::Back(card)) => scout::put_back(self, card, events),
            (TurnStep::Claim, Action::Claim(flag)) => claim::claim(self, flag, events),
            (TurnStep::Claim, Action::Done) => claim::done(self),
            (TurnStep::Draw, Action::Draw(deck)) => turn::draw(self, deck, events),
            _ => return,
        }
        self.settle(events);
        self.close_game(chance, events);
    }
}
