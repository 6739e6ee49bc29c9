//! What actions do, one file a chapter of the rules.

pub(crate) mod casualties;
pub mod combat;
pub(crate) mod movement;
pub(crate) mod round;
pub(crate) mod support;
pub(crate) mod turn;
pub mod victory;

use sandtable_core::{Campaign, Chance, Events, GameInfo, Illegal, Outcome, Role, Rules, Seat, SeatSet, SetupError};

use crate::action::Action;
use crate::event::Event;
use crate::setup::{ScenarioChoice, Setup};
use crate::side::Side;
use crate::state::{Step, Undaunted};
use crate::{campaign, info, scenario_text};

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

impl Rules for Undaunted {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;

    fn info() -> &'static GameInfo {
        &info::INFO
    }

    fn roles(_: &Setup) -> Vec<Role> {
        Role::rivals(["un-side-us", "un-side-ge"])
    }

    /// In a turn a card is played once, or again after one of three Inspires or of ten cards that Bolsters bring back:
    /// 67 plays. To these come ten decisions of Bolsters, 21 for each of three Blasts, and the end of the turn.
    fn longest(setup: &Setup) -> u32 {
        let turn = 67 + 10 + 3 * 21 + 1;
        setup.round_limit.saturating_mul(2 + 2 * turn)
    }

    fn new(setup: &Setup, chance: &mut dyn Chance) -> Result<Undaunted, SetupError> {
        Undaunted::set_up(setup, chance)
    }

    fn scenario(text: &str) -> Result<Setup, SetupError> {
        let scenario = scenario_text::read(text)?;
        Ok(Setup { scenario: ScenarioChoice::Own(scenario.file), ..Setup::default() })
    }

    fn campaign() -> Option<&'static dyn Campaign> {
        Some(&campaign::ScenarioBook)
    }

    fn setup(&self) -> Setup {
        self.options()
    }

    fn to_act(&self) -> SeatSet {
        self.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(side) = Side::of(seat) {
            self.generate(side, out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.judge(seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        if let Some(side) = Side::of(seat) {
            self.carry_out(side, *action, chance, events);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.match_outcome()
    }
}
