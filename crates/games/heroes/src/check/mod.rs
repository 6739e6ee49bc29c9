//! May this be chosen, and if not, by which clause: one action judged, in plain words.
//!
//! This says the rules a second time and shares nothing with `legal` but the tables; a test over random play holds the two
//! equal. Where several clauses forbid an action, the one is named that tells the player most.

mod abilities;
mod cards;
mod event;
mod ground;
mod shots;
mod tactics;
mod targets;
mod whom;

use sandtable_core::{Illegal, Seat, Text};

use crate::action::{Action, Button};
use crate::piece::Mark;
use crate::question::Question;
use crate::side::{Side, Tag};
use crate::state::{Heroes, Stage, Task};
use crate::texts::unit_text;
use crate::tile::Tile;

type Judged = Result<(), Illegal>;

/// Refuses by a clause.
fn no<T>(rule: &'static str, text: impl Into<Text>) -> Result<T, Illegal> {
    Err(Illegal::new(rule, text.into()))
}

/// Refuses by a clause when something holds.
fn no_if(broken: bool, rule: &'static str, text: &'static str) -> Judged {
    if broken { no(rule, text) } else { Ok(()) }
}

impl Heroes {
    /// Judges one action.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Judged {
        let Some(side) = Side::of(seat) else { return no("HN-1.1", "hn-no-such-seat") };
        let Some((asked, question)) = self.question() else { return no("HN-4.18", "hn-no-over") };
        if asked != side {
            return self.refuse_turn(side, action);
        }
        match question {
            Question::Deploy => self.judge_deployment(side, action),
            Question::Tactic => self.judge_tactic(side, action),
            Question::Place => self.judge_reinforcement(side, action),
            Question::Unsuppress => self.judge_second_marker(side, action),
            Question::Manoeuvre => self.judge_manoeuvre(side, action),
            Question::Activation => self.judge_activation(side, action),
            Question::AttackPlus | Question::TurnUp | Question::SavePlus | Question::Seize => {
                self.judge_attack_question(side, question, action)
            }
            Question::Go => self.judge_go(side, action),
            Question::ForceGo => self.judge_forcing(action),
            Question::Window => self.judge_reaction(side, action),
            Question::Closing => match action {
                Action::Button(Button::EndPhase) => Ok(()),
                _ => self.judge_side_action(side, action, "HN-4.11", "hn-no-commands-left"),
            },
            Question::Answer => self.judge_answer(side, action),
            Question::Bombard
            | Question::EventMoves
            | Question::EventFires
            | Question::Arrive
            | Question::EventUnit
            | Question::EventBox
            | Question::EventCard
            | Question::EventActs
            | Question::EventEach => self.judge_event(side, question, action),
        }
    }

    /// The other seat is asked.
    fn refuse_turn(&self, side: Side, action: Action) -> Judged {
        let is_card = matches!(action, Action::Card { .. } | Action::TurnUp(_));
        if matches!(self.stage, Stage::Deploy { .. } | Stage::Before) {
            return no("HN-3.15", "hn-no-turn");
        }
        if is_card && self.attack.is_some() {
            return no("HN-17.5", "hn-no-card-in-attack");
        }
        if is_card && self.event.is_some() {
            return no("HN-50.9", "hn-no-card-in-event");
        }
        if side == self.phase {
            return no("HN-29.2", "hn-no-reply-awaited");
        }
        match self.task {
            Task::Manoeuvre(_) if is_card => no("HN-7.18", "hn-no-card-in-manoeuvre"),
            Task::Activation(_) | Task::ForceGo(_) if is_card => no("HN-17.6", "hn-no-card-in-activation"),
            _ if is_card => no("HN-29.1", "hn-no-window"),
            _ => no("HN-4.1", "hn-no-turn"),
        }
    }

    /// The unit with this tag, which must be on the battlefield.
    fn judged_unit(&self, unit: Tag) -> Result<Tile, Illegal> {
        no_if(unit == Tag::of_nobody(unit.side), "HN-50.1", "hn-no-unit-called")?;
        self.units(unit.side)
            .iter()
            .find(|&tile| self.piece(tile).number == unit.number)
            .ok_or_else(|| Illegal::new("HN-9.2", Text::new("hn-no-such-unit").with("unit", unit_text(unit, None))))
    }

    /// HN-24.2: may the unit use a DIRECTIVE now?
    fn judge_directive(&self, tile: Tile, leaving: bool) -> Judged {
        use crate::effect::Effect;
        use crate::printed::Key;
        use crate::terrain::Terrain;
        let side = self.tag(tile).side;
        no_if(self.forces[side.index()].directives == 0, "HN-24.1", "hn-no-directive-left")?;
        let piece = self.piece(tile);
        if piece.suppressed > 0 {
            let holds = self.lasting.iter().flatten().any(|lasting| {
                lasting.unit == Some(self.tag(tile))
                    && self
                        .event_kind(lasting.event)
                        .effects
                        .iter()
                        .any(|effect| matches!(effect, Effect::DirectivesDespite { target: None }))
            });
            let holds = holds
                || self.in_force().any(|(lasting, effect)| match effect {
                    Effect::DirectivesDespite { target: Some(target) } => {
                        self.judged_target(target, lasting.side, tile, crate::matching::Belief::Truth)
                    }
                    _ => false,
                });
            no_if(!holds, "HN-8.4", "hn-no-directive-suppressed")?;
        }
        match self.terrain(tile) {
            Terrain::Water => return no("HN-22.1", "hn-no-directive-flooded"),
            Terrain::Flooded => {
                return no(if leaving { "HN-28.4" } else { "HN-28.3" }, "hn-no-directive-flooded");
            }
            _ => {}
        }
        no_if(self.carries_key(tile, Key::Disoriented), "HN-22.14", "hn-no-directive-disoriented")
    }

    /// Has the unit this ability, by its card or by its Hero?
    fn carries_key(&self, tile: Tile, key: crate::printed::Key) -> bool {
        let of_hero = self.hero(tile).and_then(crate::kind::Hero::ability).map(|ability| ability.key);
        self.kind(tile).abilities.iter().map(|ability| ability.key).chain(of_hero).any(|carried| carried == key)
    }

    /// D12.
    fn judge_go(&self, side: Side, action: Action) -> Judged {
        match action {
            Action::Go(unit) => {
                let tile = self.judged_unit(unit)?;
                let waits = unit.side == side && self.piece(tile).has(Mark::Go);
                no_if(!waits, "HN-20.7", "hn-no-go-marker")
            }
            Action::Button(_) => no("HN-20.8", "hn-no-go-decline"),
            _ => self.judge_side_action(side, action, "HN-4.10", "hn-no-go-first"),
        }
    }

    /// D13.
    fn judge_forcing(&self, action: Action) -> Judged {
        let Task::ForceGo(unit) = self.task else { return no("HN-24.9", "hn-no-go-marker") };
        match action {
            Action::Button(Button::Accept) => Ok(()),
            Action::Directive => self.judge_directive(self.judged_unit(unit)?, false),
            Action::Card { .. } => no("HN-17.5", "hn-no-card-in-attack"),
            _ => no("HN-24.9", "hn-no-force-go"),
        }
    }

    /// D8 to D11.
    fn judge_attack_question(&self, side: Side, question: Question, action: Action) -> Judged {
        let Some(attack) = &self.attack else { return no("HN-12.15", "hn-no-attack-open") };
        if matches!(action, Action::Card { .. }) {
            return no("HN-17.5", "hn-no-card-in-attack");
        }
        match (question, action) {
            (Question::AttackPlus | Question::SavePlus, Action::Button(Button::Accept)) => Ok(()),
            (Question::AttackPlus, Action::Directive) => match attack.by.unit() {
                Some(unit) => self.judge_directive(self.judged_unit(unit)?, false),
                None => no("HN-17.19", "hn-no-directive-left"),
            },
            (Question::SavePlus, Action::Directive) => self.judge_directive(self.judged_unit(attack.target)?, false),
            (Question::TurnUp, Action::Button(Button::KeepHidden)) => Ok(()),
            (Question::TurnUp, Action::TurnUp(unit)) => self.judge_better_save(side, unit),
            (Question::Seize, Action::Button(Button::Stay)) => Ok(()),
            (Question::Seize, Action::Tile(tile)) => no_if(tile != attack.at, "HN-16.1", "hn-no-seize-there"),
            (_, Action::TurnUp(_)) => no("HN-17.5", "hn-no-card-in-attack"),
            _ => no("HN-12.15", "hn-no-attack-open"),
        }
    }

    /// D14.
    fn judge_reaction(&self, side: Side, action: Action) -> Judged {
        match action {
            Action::Button(Button::Pass) | Action::Quiet(_) => Ok(()),
            Action::Card { card, number, choice } => self.judge_card(side, card, number, choice),
            Action::TurnUp(unit) => {
                let tile = self.judge_turn_up(side, unit)?;
                no_if(self.kind(tile).is_decoy(), "HN-27.3", "hn-no-decoy-now")
            }
            _ => no("HN-29.5", "hn-no-window-only"),
        }
    }

    /// HN-26.4: an own hidden unit may be turned up.
    fn judge_turn_up(&self, side: Side, unit: Tag) -> Result<Tile, Illegal> {
        let tile = self.judged_unit(unit)?;
        no_if(unit.side != side, "HN-26.4", "hn-no-own-unit")?;
        no_if(!self.piece(tile).has(Mark::Hidden), "HN-26.4", "hn-no-hidden-unit")?;
        Ok(tile)
    }

    /// D17: cards and turning up; what else is named is refused by what is asked.
    fn judge_side_action(&self, side: Side, action: Action, rule: &'static str, text: &'static str) -> Judged {
        match action {
            Action::Card { card, number, choice } => self.judge_card(side, card, number, choice),
            Action::TurnUp(unit) => self.judge_turn_up(side, unit).map(drop),
            Action::Quiet(_) => no("HN-29.2", "hn-no-quiet-now"),
            _ => no(rule, text),
        }
    }
}
