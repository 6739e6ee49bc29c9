//! Turns and phases (HN-4), and the tactics that need no chapter of their own (HN-5, HN-8).

use crate::action::{Action, Button};
use crate::event::{Event, Reason, Tactic};
use crate::piece::Mark;
use crate::rules::Table;
use crate::scenario::Moment as WinMoment;
use crate::side::{Side, Tag};
use crate::state::{Heroes, MOST_LASTING, Moment, Stage, Task};

/// HN-5.1.
const RECOVERED: u8 = 3;

impl Heroes {
    /// HN-4.4: COMMAND markers, Depot income, scenario events, then the opening window.
    pub(crate) fn begin_phase(&mut self, side: Side, table: &mut Table<'_>) {
        self.phase = side;
        self.stage = Stage::Opening;
        self.pause = false;
        let setup = self.mission().side(side);
        self.commands = setup.commands[usize::from(self.turn) - 1];
        for force in &mut self.forces {
            force.event_played = false;
            force.hero_played = false;
        }
        // HN-29.7: the own phase ends it at the latest.
        self.force_mut(side).quiet = None;
        table.emit(|| Event::PhaseBegan { turn: self.turn, side, commands: self.commands });
        // HN-25.1
        let depots = self.field().depots.and(self.control[side.index()]).len();
        for _ in 0..depots {
            self.take_directives(side, 1, Reason::Depot, table);
        }
        for index in 0..self.mission().income.len() {
            let (whose, turn, count) = self.mission().income[index];
            if whose == side && turn == self.turn {
                self.take_directives(side, count, Reason::Income, table);
            }
        }
        self.bring_arrivals(side, table);
    }

    /// Does the phase ask its active player for something, or the other player in a window? If not, it moves on.
    pub(crate) fn rest_in_phase(&mut self, table: &mut Table<'_>) -> bool {
        if matches!(self.stage, Stage::Opening | Stage::Closed) {
            table.events.pause(|| self.clone());
        }
        match self.stage {
            Stage::Deploy { .. } => return true,
            Stage::Before => self.begin_phase(self.mission().first, table),
            Stage::Opening => {
                self.stage = Stage::Tactics;
                self.pause = true;
            }
            Stage::Tactics => {
                let waits = !self.waiting(self.phase).is_empty();
                // HN-29.1: before the closing only the closing window opens.
                if self.pause && (waits || self.commands > 0) {
                    self.pause = false;
                    self.window = true;
                    return false;
                }
                self.pause = false;
                if waits || self.commands > 0 {
                    return true;
                }
                self.stage = Stage::Closing;
            }
            Stage::Closing => {
                // HN-4.20
                if !self.waiting(self.phase).is_empty() {
                    self.stage = Stage::Tactics;
                    return false;
                }
                table.reveal_of(self.phase);
                let asked = self.has_last_word(self.phase);
                self.tell_closing(asked, table);
                if asked {
                    return true;
                }
                self.close();
            }
            Stage::Closed => self.end_phase(table),
            Stage::Over => return true,
        }
        false
    }

    /// HN-4.19: the active player has closed the phase; now the other player's window.
    pub(crate) fn close(&mut self) {
        self.stage = Stage::Closed;
        let other = self.other();
        if self.force(other).quiet == Some(Moment::Close) {
            self.force_mut(other).quiet = None;
        }
        self.window = true;
    }

    /// HN-4.19: markers are removed, effects of the phase end, victory is checked, the turn counter advances.
    fn end_phase(&mut self, table: &mut Table<'_>) {
        for tile in self.units(self.phase).iter() {
            self.piece_mut(tile).take(Mark::Activated);
        }
        self.commands = 0;
        self.end_effects(false, table);
        table.emit(|| Event::PhaseEnded { turn: self.turn, side: self.phase });
        if self.look_for_winner(WinMoment::Phase, table) {
            return;
        }
        let first = self.mission().first;
        if self.phase == first {
            return self.begin_phase(first.other(), table);
        }
        if self.look_for_winner(WinMoment::Turn, table) {
            return;
        }
        // HN-4.17
        self.end_effects(true, table);
        if self.turn >= self.mission().turns {
            // HN-4.18, HN-31.6: the last of these conditions always holds.
            self.look_for_winner(WinMoment::End, table);
        } else {
            self.turn += 1;
            self.begin_phase(first, table);
        }
    }

    /// HN-4.15, HN-17.11: effects that last no longer end, and their cards are discarded.
    fn end_effects(&mut self, of_turn: bool, table: &mut Table<'_>) {
        let mut kept = [None; MOST_LASTING];
        let mut count = 0;
        for lasting in self.lasting.into_iter().flatten() {
            if lasting.turn && !of_turn {
                kept[count] = Some(lasting);
                count += 1;
                continue;
            }
            if let Some(card) = lasting.card {
                self.force_mut(lasting.side).discard.insert(card);
            }
            table.emit(|| Event::EffectEnded { name: self.event_kind(lasting.event).name.clone() });
        }
        self.lasting = kept;
    }

    /// D3: one COMMAND marker is spent on a tactic.
    pub(crate) fn spend_command(&mut self, side: Side, action: Action, table: &mut Table<'_>) {
        let tactic = match action {
            Action::RecoverDirectives => Tactic::Directives,
            Action::ManageCards => Tactic::Cards,
            Action::Manoeuvre(..) => Tactic::Manoeuvre,
            Action::Unsuppress(_) => Tactic::Unsuppress,
            Action::Activate(_) => Tactic::Activate,
            _ => return,
        };
        self.commands = self.commands.saturating_sub(1);
        let other = self.force_mut(side.other());
        if other.quiet == Some(Moment::NextCommand) {
            other.quiet = None;
        }
        table.emit(|| Event::TacticChosen { side, tactic, left: self.commands });
        match action {
            Action::RecoverDirectives => {
                self.take_directives(side, RECOVERED, Reason::Tactic, table);
                self.end_tactic();
            }
            Action::ManageCards => self.manage_cards(side, table),
            Action::Manoeuvre(one, other) => self.begin_manoeuvre(one, other, table),
            Action::Unsuppress(unit) => {
                self.unsuppress(unit, table);
                self.task = Task::Unsuppress;
            }
            Action::Activate(unit) => self.activate(unit, false, table),
            _ => {}
        }
    }

    /// HN-29.1: a tactic is finished, which is a pause point.
    pub(crate) fn end_tactic(&mut self) {
        self.task = Task::None;
        self.pause = true;
    }

    /// HN-8.1: one SUPPRESSED marker is taken off.
    pub(crate) fn unsuppress(&mut self, unit: Tag, table: &mut Table<'_>) {
        if let Some(tile) = self.find(unit) {
            let piece = self.piece_mut(tile);
            piece.suppressed = piece.suppressed.saturating_sub(1);
            let left = piece.suppressed;
            table.emit(|| Event::Unsuppressed { unit: self.unit_label(tile), left });
        }
    }

    /// D5: the second marker, or none.
    pub(crate) fn second_unsuppress(&mut self, action: Action, table: &mut Table<'_>) {
        match action {
            Action::UnsuppressMore(unit) => self.unsuppress(unit, table),
            Action::Button(Button::Done) => {}
            _ => return,
        }
        self.end_tactic();
    }
}
