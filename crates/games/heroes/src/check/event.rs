//! D2, D15, D18 to D22: what an event that is being settled asks for.

use sandtable_core::{Illegal, Text};

use super::shots::Stance;
use super::{Judged, no, no_if};
use crate::action::{Action, Button, Choice, ValueName};
use crate::cards::{Card, EventRef};
use crate::effect::{Answer, Boxes, Direction, Effect};
use crate::piece::Mark;
use crate::printed::Key;
use crate::question::Question;
use crate::side::{Side, Tag};
use crate::state::{EventAsk, EventRun, Heroes};
use crate::tile::Tile;

impl Heroes {
    /// D2, D18 to D22.
    pub(super) fn judge_event(&self, side: Side, question: Question, action: Action) -> Judged {
        let Some(run) = &self.event else { return no("HN-50.9", "hn-no-event-open") };
        let kind = self.event_kind(run.event);
        let Some(effect) = kind.effects.get(usize::from(run.effect)) else { return no("HN-50.9", "hn-no-event-open") };
        if action == Action::Button(Button::Done) {
            return self.judge_done(side, run, effect);
        }
        if matches!(action, Action::TurnUp(_)) {
            return no("HN-50.3", "hn-no-card-in-event");
        }
        match (question, action) {
            (Question::EventUnit, Action::Unit(unit)) => {
                no_if(run.left == 0, kind.rule, "hn-no-event-open")?;
                self.judge_event_unit(side, kind, effect, unit)
            }
            (Question::EventEach, Action::Unit(unit)) => {
                let tile = self.judged_unit(unit)?;
                no_if(!self.piece(tile).has(Mark::Concerned), "HN-17.26", "hn-no-event-target-plain")
            }
            (Question::Bombard | Question::EventBox, Action::Tile(tile)) => match effect {
                Effect::Barrage { boxes, both, .. } => {
                    no_if(run.left == 0, kind.rule, "hn-no-event-open")?;
                    self.judge_barrage_box(side, kind.rule, *boxes, *both, run.chosen_boxes(), run.left, tile)
                }
                _ => {
                    no_if(run.left == 0, kind.rule, "hn-no-event-open")?;
                    let mut last = no(kind.rule, "hn-no-arrival");
                    for index in 0..self.cards().sides[side.index()].len() {
                        let judged = self.judge_arrival(side, kind, run.event, effect, Card(index as u8), tile);
                        if judged.is_ok() {
                            return Ok(());
                        }
                        if judged.as_ref().is_err_and(|refusal| refusal.text.id != "hn-no-arrival") {
                            last = judged;
                        }
                    }
                    last
                }
            },
            (
                Question::Arrive | Question::EventCard,
                Action::Card { card, number: None, choice: Choice::Tile(tile) },
            ) => {
                let card = self.judged_own_card(side, card, kind.rule)?;
                no_if(run.left == 0, kind.rule, "hn-no-event-open")?;
                self.judge_arrival(side, kind, run.event, effect, card, tile)
            }
            (Question::EventMoves, Action::Unit(unit)) => self.judge_event_move(kind.rule, effect, unit, None),
            (Question::EventMoves, Action::Move { unit, tile }) => {
                self.judge_event_move(kind.rule, effect, unit, Some(tile))
            }
            (Question::EventFires, Action::Shoot { unit, value, paid, target }) => {
                let tile = self.judged_unit(unit)?;
                no_if(!self.piece(tile).has(Mark::Concerned), kind.rule, "hn-no-event-target-plain")?;
                self.judge_shot(tile, value, paid, target, Stance::Standing)
            }
            (Question::EventActs, Action::Move { unit, tile }) => {
                no_if(Some(unit) != run.unit, "HN-9.13", "hn-no-other-unit")?;
                self.judge_act_move(run, effect, unit, tile)
            }
            (Question::EventActs, Action::Exit(unit)) => {
                no_if(Some(unit) != run.unit, "HN-9.13", "hn-no-other-unit")?;
                self.judge_act_exit(run, effect, unit)
            }
            (Question::EventActs, Action::Shoot { unit, value, paid, target }) => {
                no_if(Some(unit) != run.unit, "HN-9.13", "hn-no-other-unit")?;
                self.judge_act_shot(run, effect, unit, value, paid, target)
            }
            (Question::EventActs, Action::March { .. } | Action::MarchExit(_)) => no("HN-24.8", "hn-no-act-march"),
            (_, Action::Card { .. }) => no("HN-50.9", "hn-no-card-in-event"),
            _ => no("HN-50.9", "hn-no-event-open"),
        }
    }

    fn judge_done(&self, side: Side, run: &EventRun, effect: &Effect) -> Judged {
        match (run.ask, effect) {
            (EventAsk::Each, _) => no("HN-17.26", "hn-no-each-done"),
            (EventAsk::Acts, _) => {
                let nothing = !run.moved && run.values.iter().all(|&shots| shots == 0);
                no_if(nothing, self.event_kind(run.event).rule, "hn-no-act-done")
            }
            (EventAsk::Boxes, Effect::Barrage { boxes: Boxes::Exactly(..), .. }) => no("HN-25.7", "hn-no-bombard-done"),
            (EventAsk::Boxes, Effect::Barrage { both, .. }) => {
                let struck = |tile: &Tile| self.side_at(*tile).is_some_and(|whose| *both || whose != side);
                no_if(!run.chosen_boxes().iter().any(struck), "HN-50.10", "hn-no-barrage-target")
            }
            _ => Ok(()),
        }
    }

    /// D18: a unit moves where the event sends it.
    fn judge_event_move(&self, rule: &'static str, effect: &Effect, unit: Tag, to: Option<Tile>) -> Judged {
        let Effect::AllMove { direction, .. } = effect else { return no("HN-50.9", "hn-no-event-path") };
        let tile = self.judged_unit(unit)?;
        no_if(!self.piece(tile).has(Mark::Concerned), rule, "hn-no-event-target-plain")?;
        let to = match (direction, to) {
            (Direction::Any, Some(to)) => to,
            (Direction::Any, None) | (_, Some(_)) => return no("HN-50.9", "hn-no-event-path"),
            (Direction::Forward, None) => match tile.forward(unit.side) {
                Some(to) => to,
                None => return no("HN-17.24", "hn-no-off-board"),
            },
            (Direction::Back, None) => match tile.back(unit.side) {
                Some(to) => to,
                None => return no("HN-17.24", "hn-no-off-board"),
            },
        };
        self.judge_event_step(tile, to, *direction)
    }

    /// HN-17.24: movement by an event obeys entry rules.
    pub(super) fn judge_event_step(&self, tile: Tile, to: Tile, direction: Direction) -> Judged {
        let side = self.tag(tile).side;
        no_if(self.carries_key(tile, Key::Immobile), "HN-22.10", "hn-no-immobile")?;
        let meant = match direction {
            Direction::Forward => tile.forward(side) == Some(to),
            Direction::Back => tile.back(side) == Some(to),
            Direction::Any => true,
        };
        no_if(!meant, "HN-2.8", "hn-no-orthogonal")?;
        self.judge_orthogonal(tile, to, "HN-17.24")
    }

    /// Has the unit a target for any of its values?
    pub(super) fn judged_shooter(&self, tile: Tile) -> bool {
        let enemies = self.units(self.tag(tile).side.other());
        ValueName::all().any(|name| {
            enemies.iter().any(|target| self.judge_shot(tile, name, false, self.tag(target), Stance::Standing).is_ok())
        })
    }

    /// D21: could this unit do anything if the event let it act?
    pub(super) fn judged_acting(&self, side: Side, effect: &Effect, unit: Tag) -> bool {
        let run = EventRun::new(EventRef(0), side);
        let moves = self.field().boxes.iter().any(|tile| self.judge_act_move(&run, effect, unit, tile).is_ok());
        let enemies = self.units(side.other());
        moves
            || self.judge_act_exit(&run, effect, unit).is_ok()
            || ValueName::all().any(|name| {
                enemies
                    .iter()
                    .any(|target| self.judge_act_shot(&run, effect, unit, name, false, self.tag(target)).is_ok())
            })
    }

    fn judge_act_move(&self, run: &EventRun, effect: &Effect, unit: Tag, to: Tile) -> Judged {
        let tile = self.judge_free_to_act(run, effect, unit)?;
        self.judge_normal_step(tile, to)
    }

    /// HN-47.4: a normal move may lead out by an exit.
    fn judge_act_exit(&self, run: &EventRun, effect: &Effect, unit: Tag) -> Judged {
        let tile = self.judge_free_to_act(run, effect, unit)?;
        self.judge_exit(unit.side, tile, |exits| exits.by_move)
    }

    /// Where the unit is, if it may still move.
    fn judge_free_to_act(&self, run: &EventRun, effect: &Effect, unit: Tag) -> Result<Tile, Illegal> {
        let Effect::Act { moves, bound, .. } = effect else {
            return Err(Illegal::new("HN-50.9", Text::new("hn-no-event-path")));
        };
        let tile = self.judged_unit(unit)?;
        no_if(*moves == 0 || run.moved, "HN-17.20", "hn-no-moved")?;
        no_if(self.carries_key(tile, Key::Immobile), "HN-22.10", "hn-no-immobile")?;
        no_if(*bound && run.halted, "HN-21.19", "hn-no-halted-moves")?;
        let shot = run.values.iter().any(|&shots| shots > 0);
        no_if(*bound && shot && self.carries_key(tile, Key::FireOrMove), "HN-22.9", "hn-no-fire-or-move")?;
        Ok(tile)
    }

    fn judge_act_shot(
        &self,
        run: &EventRun,
        effect: &Effect,
        unit: Tag,
        value: ValueName,
        paid: bool,
        target: Tag,
    ) -> Judged {
        let Effect::Act { attacks, bound, .. } = effect else { return no("HN-50.9", "hn-no-event-path") };
        let tile = self.judged_unit(unit)?;
        let shots: u8 = run.values.iter().sum();
        no_if(attacks.is_some_and(|most| shots >= most), "HN-17.20", "hn-no-value-used")?;
        no_if(run.values[value.slot()] > 0, "HN-17.20", "hn-no-value-used")?;
        let stance = match (bound, run.moved) {
            (false, _) => Stance::Standing,
            (true, true) => Stance::Moved,
            (true, false) => Stance::Free,
        };
        self.judge_shot(tile, value, paid, target, stance)
    }

    /// D15.
    pub(super) fn judge_answer(&self, side: Side, action: Action) -> Judged {
        let run = self.event.as_ref();
        let effect = run.and_then(|run| self.event_kind(run.event).effects.get(usize::from(run.effect)));
        let Some(Effect::Choice { options, .. }) = effect else { return no("HN-50.9", "hn-no-event-open") };
        let answer = match action {
            Action::Directive => Answer::Directive,
            Action::Button(Button::Suppressed) => Answer::Suppressed,
            Action::Button(Button::Obstacle) => Answer::Obstacle,
            Action::Button(Button::First) => Answer::First,
            Action::Button(Button::Second) => Answer::Second,
            Action::Card { .. } => return no("HN-50.9", "hn-no-card-in-event"),
            _ => return no("HN-46.12", "hn-no-answer"),
        };
        let Some((_, effects)) = options.iter().find(|(name, _)| *name == answer) else {
            return no("HN-46.12", "hn-no-answer");
        };
        no_if(!self.judged_afford(side, effects), "HN-46.12", "hn-no-directive-left")
    }
}
