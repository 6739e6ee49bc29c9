//! Reaction windows (HN-29), the closing question (HN-4.12), and side actions (D17).

use crate::action::{Action, Button};
use crate::cards::{Card, Face};
use crate::question::Question;
use crate::rules::Table;
use crate::side::Side;
use crate::state::{Heroes, Stage};

impl Heroes {
    /// HN-29.1, HN-29.6: a pause point, or a window in which something was played: is the other player asked? Whether a window
    /// opens tells something of that player's cards.
    pub(crate) fn open_window(&mut self, table: &mut Table<'_>) -> bool {
        table.reveal_of(self.other());
        self.window = self.window_is_due(self.stage == Stage::Closed);
        self.tell_window(table);
        self.window
    }

    /// Nobody is to learn from a pause whether the other player was asked: it is told wherever that player could be, for all
    /// that is known, and looks the same.
    fn tell_window(&self, table: &mut Table<'_>) {
        let other = self.other();
        if table.events.listening() && self.may_answer(other, self.stage == Stage::Closed) {
            let pass = Action::Button(Button::Pass);
            table.events.lull(other.seat(), self.window, &pass, || Heroes { window: true, ..self.clone() });
        }
    }

    /// The same for the closing question of HN-4.12, which the active player is asked.
    pub(crate) fn tell_closing(&self, asked: bool, table: &mut Table<'_>) {
        if table.events.listening() && self.may_answer(self.phase, true) {
            let pass = Action::Button(Button::EndPhase);
            table.events.lull(self.phase.seat(), asked, &pass, || self.clone());
        }
    }

    /// Could the side have something to answer with, for all that everybody knows? It goes by what is public alone, and holds
    /// wherever HN-29.3 does.
    pub(crate) fn may_answer(&self, side: Side, closing: bool) -> bool {
        let force = self.force(side);
        let may_play = |card: Card| match self.cards().data(side, card).face {
            Face::Unit(_) => false,
            Face::Hero(_) => !force.hero_played,
            Face::Event(event) => !force.event_played && self.is_time_for(side, event),
            Face::Historical => {
                let list = self.mission().side(side).historical.iter().enumerate();
                let mut open = list.filter(|(index, _)| force.used & (1 << index) == 0);
                !force.event_played && open.any(|(_, &event)| self.is_time_for(side, event))
            }
        };
        // Cards of the hand that everybody knows are those; any other may be any card that is not placed yet.
        let all_known = force.known.len() == force.hand.len();
        let held = if all_known { force.known } else { self.pools(side).0 };
        (!force.hand.is_empty() && held.iter().any(may_play)) || (closing && self.may_claim(side))
    }

    /// HN-4.12, as far as everybody knows: a face-down unit on such a box, unless it is known to be a decoy.
    fn may_claim(&self, side: Side) -> bool {
        let open = self.field().marked().without(self.control[side.index()]);
        let lies = self.units(side).and(open);
        lies.iter().any(|tile| {
            let piece = self.piece(tile);
            piece.is_hidden() && (piece.is_secret() || !self.kind(tile).is_decoy())
        })
    }

    /// HN-29.3: has the other player something to answer with?
    pub(crate) fn window_is_due(&self, closing: bool) -> bool {
        let other = self.other();
        if self.force(other).quiet.is_some() {
            return false;
        }
        if closing { self.has_last_word(other) } else { self.has_playable_card(other) }
    }

    /// HN-4.12: a playable card, or a hidden unit that would take control of a marked box.
    pub(crate) fn has_last_word(&self, side: Side) -> bool {
        self.has_playable_card(side) || self.could_claim(side)
    }

    /// HN-4.12: a hidden own unit, no decoy, on an Objective or Depot box that the player does not control.
    fn could_claim(&self, side: Side) -> bool {
        let open = self.field().marked().without(self.control[side.index()]);
        let lies = self.units(side).and(open);
        lies.iter().any(|tile| self.piece(tile).is_hidden() && !self.kind(tile).is_decoy())
    }

    /// D14: passing closes this window only; asking to be left alone closes it too.
    pub(crate) fn leave_window(&mut self, side: Side, action: Action, table: &mut Table<'_>) {
        match action {
            Action::Button(Button::Pass) => {
                table.hush();
                self.window = false;
            }
            Action::Quiet(moment) => {
                table.hush();
                self.force_mut(side).quiet = Some(moment);
                self.window = false;
            }
            _ => {}
        }
    }

    /// D14, D17: a card is played or a unit turned up beside what is asked. Tells whether it was such an action.
    pub(crate) fn take_side_action(
        &mut self,
        side: Side,
        question: Question,
        action: Action,
        table: &mut Table<'_>,
    ) -> bool {
        if !question.has_side_actions() && question != Question::Window {
            return false;
        }
        match action {
            Action::Card { card, number, choice } => self.play_card(side, card, number, choice, table),
            Action::TurnUp(unit) => {
                if let Some(tile) = self.find(unit) {
                    self.turn_up(tile, table);
                }
                true
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use sandtable_core::{AnyGame, Chance, Fast, Heard, Rules, Viewer, Views};

    use super::*;
    use crate::scenario::IDS;
    use crate::setup::{ScenarioChoice, Setup};

    /// Plays at random and looks at every step: before it, and at what was heard of it.
    fn wander(each: &mut dyn FnMut(&Heroes, &Heard<crate::event::Event>)) {
        for number in 0..IDS.len() as u8 {
            let setup = Setup { scenario: ScenarioChoice::Printed(number), ..Setup::default() };
            let mut chance = Fast::new(number.into());
            let mut game = Heroes::new(&setup, &mut chance).unwrap();
            let mut choices = Vec::new();
            while let Some(seat) = Rules::to_act(&game).lowest() {
                choices.clear();
                Rules::legal(&game, seat, &mut choices);
                let action = choices[chance.below(choices.len() as u32) as usize];
                let mut heard = Heard::default();
                Rules::apply(&mut game, seat, &action, &mut chance, &mut heard);
                each(&game, &heard);
            }
        }
    }

    #[test]
    fn a_pause_goes_by_what_is_public() {
        let mut chance = Fast::new(3);
        let mut compared = 0;
        wander(&mut |game, _| {
            for side in Side::BOTH {
                for viewer in [Viewer::Public, Viewer::Seat(side.other().seat())] {
                    let world = game.determinize(viewer, &mut chance);
                    for closing in [false, true] {
                        assert_eq!(world.may_answer(side, closing), game.may_answer(side, closing));
                        compared += 1;
                    }
                }
            }
        });
        assert!(compared > 1_000);
    }

    #[test]
    fn whoever_is_asked_was_in_a_pause_that_looks_like_any_other() {
        let (mut open, mut passed_by) = (0, 0);
        wander(&mut |game, heard| {
            let asked =
                game.question().filter(|(_, question)| matches!(question, Question::Window | Question::Closing));
            let last = heard.lulls.last().filter(|lull| lull.open);
            assert_eq!(asked.map(|(side, _)| side.seat()), last.map(|lull| lull.seat));
            assert!(heard.lulls.iter().rev().skip(1).all(|lull| !lull.open), "play stops where somebody is asked");
            passed_by += heard.lulls.iter().filter(|lull| !lull.open).count();
            for lull in &heard.lulls {
                assert_eq!(lull.position.to_act().lowest(), Some(lull.seat));
                assert!(lull.position.legal(lull.seat).iter().any(|choice| choice.action == lull.pass));
                if lull.open {
                    open += 1;
                    let other = lull.seat.0 ^ 1;
                    for viewer in [Viewer::Public, Viewer::Seat(sandtable_core::Seat(other))] {
                        assert_eq!(lull.position.view(viewer), AnyGame::view(game, viewer));
                        assert_eq!(lull.position.prompt(viewer), AnyGame::prompt(game, viewer));
                    }
                }
            }
        });
        assert!(open > 10 && passed_by > 10, "{open} open, {passed_by} passed by");
    }
}
