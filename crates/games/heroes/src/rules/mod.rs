//! What actions do, one file a chapter of the rules.

pub(crate) mod abilities;
pub(crate) mod activation;
pub(crate) mod deployment;
pub(crate) mod effects;
pub(crate) mod events;
pub(crate) mod fog;
pub(crate) mod manoeuvre;
pub(crate) mod movement;
pub(crate) mod phase;
pub(crate) mod reinforcements;
pub(crate) mod saves;
pub(crate) mod shooting;
pub(crate) mod victory;
pub(crate) mod windows;

use sandtable_core::{Chance, Events, GameInfo, Illegal, Outcome, Role, Rules, Seat, SeatSet, SetupError, Unheard};

use crate::action::{Action, Button};
use crate::event::Event;
use crate::question::Question;
use crate::setup::{ScenarioChoice, Setup};
use crate::side::Side;
use crate::state::{Aim, Heroes, Stage, Task};
use crate::{info, scenario_text};

/// Chance and ears while an action is carried out.
pub(crate) struct Table<'a> {
    pub(crate) chance: &'a mut dyn Chance,
    pub(crate) events: &'a mut dyn Events<Event>,
    /// Who acts; nobody while the game is set up.
    pub(crate) actor: Option<Side>,
}

impl Table<'_> {
    pub(crate) fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.events.emit(event);
    }

    /// The acting seat learns something that it could not know.
    pub(crate) fn reveal(&mut self) {
        self.events.reveal();
    }

    /// The acting side was asked in a reaction window or at the closing and lets the moment pass.
    pub(crate) fn hush(&mut self) {
        self.events.hush();
    }

    /// Something of a side's secrets shows to the other side.
    pub(crate) fn reveal_of(&mut self, side: Side) {
        if self.actor != Some(side) {
            self.events.reveal();
        }
    }
}

impl Heroes {
    /// Carries out an action, and plays on to the next decision. An action that does not belong to what is asked is left
    /// undone.
    pub(crate) fn carry_out(&mut self, side: Side, action: Action, table: &mut Table<'_>) {
        let Some((_, question)) = self.question() else { return };
        if self.take_side_action(side, question, action, table) {
            self.settle(table);
            return;
        }
        match question {
            Question::Deploy => self.deploy(side, action, table),
            Question::Tactic => self.spend_command(side, action, table),
            Question::Place => self.reinforce(side, action, table),
            Question::Unsuppress => self.second_unsuppress(action, table),
            Question::Manoeuvre => self.go_on_manoeuvre(side, action, table),
            Question::Activation => self.go_on_activation(side, action, table),
            Question::AttackPlus | Question::TurnUp | Question::SavePlus | Question::Seize => {
                self.go_on_attack(action, table);
            }
            Question::Go => {
                if let Action::Go(unit) = action {
                    self.resolve_go(unit, table);
                }
            }
            Question::ForceGo => self.force_go(action, table),
            Question::Window => self.leave_window(side, action, table),
            Question::Closing => {
                if action == Action::Button(Button::EndPhase) {
                    table.hush();
                    self.close();
                }
            }
            Question::Bombard
            | Question::Answer
            | Question::EventMoves
            | Question::EventFires
            | Question::Arrive
            | Question::EventUnit
            | Question::EventBox
            | Question::EventCard
            | Question::EventActs
            | Question::EventEach => self.go_on_event(action, table),
        }
        self.settle(table);
    }

    /// Plays on until somebody is asked or the game is over: what lies on top is finished first.
    pub(crate) fn settle(&mut self, table: &mut Table<'_>) {
        loop {
            if self.stage == Stage::Over {
                return;
            }
            if let Some(attack) = &self.attack {
                if attack.aim != Aim::Roll {
                    return;
                }
                self.roll_attack(table);
            } else if self.entering[0].is_some() {
                self.meet_mine(table);
            } else if self.event.is_some() {
                if self.rest_in_event(table) {
                    return;
                }
            } else if self.window {
                if self.open_window(table) {
                    return;
                }
            } else if self.task != Task::None {
                if self.rest_in_task(table) {
                    return;
                }
            } else if self.rest_in_phase(table) {
                return;
            }
        }
    }

    /// Does what a marker has begun ask for something? If not, it is finished.
    fn rest_in_task(&mut self, table: &mut Table<'_>) -> bool {
        match self.task {
            Task::Unsuppress => {
                let own = self.units(self.phase);
                if own.iter().any(|tile| self.piece(tile).suppressed > 0) {
                    return true;
                }
                self.end_tactic();
            }
            // HN-9.11
            Task::Activation(active) if self.find(active.unit).is_none() => self.leave_activation(),
            Task::Manoeuvre(manoeuvre) if manoeuvre.units.iter().all(|&unit| self.find(unit).is_none()) => {
                self.end_manoeuvre(table);
            }
            _ => return true,
        }
        false
    }
}

impl Rules for Heroes {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;

    fn info() -> &'static GameInfo {
        &info::INFO
    }

    fn roles(_: &Setup) -> Vec<Role> {
        Role::rivals(["hn-side-us", "hn-side-ge"])
    }

    /// Each of at most sixteen phases has at most ten COMMAND markers; what one of them begins, with all the GO! markers that
    /// follow it, takes fewer than four hundred decisions: every unit of sixty-four is activated at most once a phase, and an
    /// activation has a handful of moves, attacks and uses of abilities.
    fn longest(_: &Setup) -> u32 {
        16 * 4_000
    }

    fn new(setup: &Setup, chance: &mut dyn Chance) -> Result<Heroes, SetupError> {
        let mut table = Table { chance, events: &mut Unheard, actor: None };
        Heroes::set_up(setup, &mut table)
    }

    fn scenario(text: &str) -> Result<Setup, SetupError> {
        let scenario = scenario_text::read(text)?;
        Ok(Setup { scenario: ScenarioChoice::Own(scenario.file), ..Setup::default() })
    }

    fn setup(&self) -> Setup {
        self.options()
    }

    fn to_act(&self) -> SeatSet {
        self.asked_seats()
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
            self.carry_out(side, *action, &mut Table { chance, events, actor: Some(side) });
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.match_outcome()
    }
}
