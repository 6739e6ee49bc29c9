//! What actions do, one file a chapter of the rules.

pub mod claim;
pub mod formation;
pub(crate) mod guile;
pub(crate) mod placing;
pub(crate) mod scout;
pub mod turn;
pub mod victory;

use sandtable_core::{Chance, Events, GameInfo, Illegal, Outcome, Role, Rules, Seat, SeatSet, SetupError, Unheard};

use crate::action::Action;
use crate::event::Event;
use crate::info;
use crate::rules::turn::TurnStep;
use crate::setup::Setup;
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

impl Rules for BattleLine {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;

    fn info() -> &'static GameInfo {
        &info::INFO
    }

    fn roles(_: &Setup) -> Vec<Role> {
        Role::rivals(["bl-role-macedon", "bl-role-persia"])
    }

    /// A game has at most 70 plays and, as two passes in a row end it, at most 141 turns; a turn asks at most for a play,
    /// a `done` and a draw, and to these come nine claims and the five decisions of Scout.
    fn longest(setup: &Setup) -> u32 {
        (141 * 3 + 9 + 5) * setup.most_games()
    }

    fn new(setup: &Setup, chance: &mut dyn Chance) -> Result<BattleLine, SetupError> {
        setup.check()?;
        Ok(BattleLine::deal(*setup, 1, [0; 2], chance, &mut Unheard))
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn to_act(&self) -> SeatSet {
        self.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.active {
            self.generate(out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.judge(seat, *action)
    }

    fn apply(&mut self, _: Seat, action: &Action, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        self.carry_out(*action, chance, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.match_outcome()
    }
}
