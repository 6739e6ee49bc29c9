//! What may be chosen now, generated fast.

mod activation;
mod cards;
mod event;
mod tactics;

use crate::action::{Action, Button, Choice, ValueName};
use crate::effect::Answer;
use crate::printed::{Shooting, Value};
use crate::question::Question;
use crate::side::{Side, Tag};
use crate::state::{Heroes, Moment, Task};
use crate::tile::{Tile, TileSet};

impl Heroes {
    /// Appends every action that the side may choose now, in a fixed order.
    pub(crate) fn generate(&self, side: Side, out: &mut Vec<Action>) {
        let Some((asked, question)) = self.question() else { return };
        if asked != side {
            return;
        }
        match question {
            Question::Deploy => self.deployments(side, out),
            Question::Tactic => self.tactics(side, out),
            Question::Place => self.placements(side, out),
            Question::Unsuppress => {
                for tile in self.suppressed_units(side).iter() {
                    out.push(Action::UnsuppressMore(self.tag(tile)));
                }
                out.push(Action::Button(Button::Done));
            }
            Question::Manoeuvre => self.manoeuvre_choices(out),
            Question::Activation => self.activation_choices(side, out),
            Question::AttackPlus => {
                // The question may stand in a world where the unit cannot pay: then it can only be declined.
                let shooter = self.attack.and_then(|attack| attack.by.unit()).and_then(|unit| self.find(unit));
                if shooter.is_some_and(|tile| self.can_use_directive(tile)) {
                    out.push(Action::Directive);
                }
                out.push(Action::Button(Button::Accept));
            }
            Question::TurnUp => {
                if let Some(attack) = &self.attack {
                    let better = self.better_turned_up(attack);
                    out.extend(better.iter().map(|tile| Action::TurnUp(self.tag(tile))));
                }
                out.push(Action::Button(Button::KeepHidden));
            }
            Question::SavePlus => {
                let target = self.attack.and_then(|attack| self.find(attack.target));
                if target.is_some_and(|tile| self.can_use_directive(tile)) {
                    out.push(Action::Directive);
                }
                out.push(Action::Button(Button::Accept));
            }
            Question::Seize => {
                out.extend(self.attack.map(|attack| Action::Tile(attack.at)));
                out.push(Action::Button(Button::Stay));
            }
            Question::Go => out.extend(self.waiting(side).iter().map(|tile| Action::Go(self.tag(tile)))),
            Question::ForceGo => {
                if let Task::ForceGo(unit) = self.task
                    && self.find(unit).is_some_and(|tile| self.can_use_directive(tile))
                {
                    out.push(Action::Directive);
                }
                out.push(Action::Button(Button::Accept));
            }
            Question::Window => {
                self.card_actions(side, out);
                for tile in self.units(side).iter() {
                    if self.piece(tile).is_hidden() && !self.kind(tile).is_decoy() {
                        out.push(Action::TurnUp(self.tag(tile)));
                    }
                }
                out.extend(Moment::all().map(Action::Quiet));
                out.push(Action::Button(Button::Pass));
            }
            Question::Answer => self.answers(side, out),
            Question::Closing => out.push(Action::Button(Button::EndPhase)),
            Question::Bombard
            | Question::EventMoves
            | Question::EventFires
            | Question::Arrive
            | Question::EventUnit
            | Question::EventBox
            | Question::EventCard
            | Question::EventActs
            | Question::EventEach => self.event_choices(out),
        }
        if question.has_side_actions() {
            self.side_actions(side, out);
        }
    }

    /// D17: cards, and own hidden units that may be turned up, decoys too (HN-27.3).
    fn side_actions(&self, side: Side, out: &mut Vec<Action>) {
        self.card_actions(side, out);
        for tile in self.units(side).iter() {
            if self.piece(tile).is_hidden() {
                out.push(Action::TurnUp(self.tag(tile)));
            }
        }
    }

    pub(crate) fn suppressed_units(&self, side: Side) -> TileSet {
        self.units(side).iter().filter(|&tile| self.piece(tile).suppressed > 0).collect()
    }

    /// HN-11.2, HN-11.7: the enemy units that a value reaches.
    pub(crate) fn targets(&self, from: Tile, side: Side, value: &Value) -> TileSet {
        self.units(side.other()).and(from.within(self.range_from(from, value)))
    }

    /// Every attack of a unit with one of its values, without and with Armour-Piercing paid (HN-24.10).
    pub(crate) fn each_shot(&self, from: Tile, name: ValueName, mut push: impl FnMut(Tag, ValueName, bool, Tag)) {
        let Some(value) = self.kind(from).values.get(name.slot()) else { return };
        let unit = self.tag(from);
        let targets = self.targets(from, unit.side, value);
        if targets.is_empty() {
            return;
        }
        let may_pay = !self.fire_of(from, value.fire).has(Shooting::ArmourPiercing) && self.can_use_directive(from);
        for tile in targets.iter() {
            let target = self.tag(tile);
            push(unit, name, false, target);
            let known_soft = !self.piece(tile).is_secret() && !self.kind(tile).armoured;
            if may_pay && !known_soft {
                push(unit, name, true, target);
            }
        }
    }

    /// The names under which a value is offered to a unit that shoots without activation (HN-17.20, HN-20.31).
    pub(crate) fn halted_name(&self, from: Tile, slot: usize) -> ValueName {
        let lumbering = self.kind(from).values.get(slot).is_some_and(|value| value.moved.is_some());
        ValueName::of(slot, lumbering.then_some(true))
    }
}

/// What an option of an event is in a path of its own.
pub(crate) fn answer_action(answer: Answer) -> Action {
    match answer {
        Answer::Directive => Action::Directive,
        Answer::Obstacle => Action::Button(Button::Obstacle),
        Answer::Suppressed => Action::Button(Button::Suppressed),
        Answer::First => Action::Button(Button::First),
        Answer::Second => Action::Button(Button::Second),
    }
}

/// A card without a number.
pub(crate) fn play(card: crate::name::CardName, choice: Choice) -> Action {
    Action::Card { card, number: None, choice }
}
