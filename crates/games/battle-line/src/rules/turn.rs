//! The turn (BL-3, BL-15.1): its steps, passing, drawing, and what is played out unasked.

use sandtable_core::{Events, Pending, Seat};
use serde::Serialize;

use crate::card::{Card, Deck};
use crate::event::Event;
use crate::rules::victory::Ending;
use crate::state::BattleLine;

/// BL-3.8: a hand holds at most seven cards.
pub(crate) const HAND: u8 = 7;

/// One step of a turn, waiting for its decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TurnStep {
    /// Play one card, or pass.
    Play,
    /// Scout: so many draws are left (BL-12.2).
    ScoutDraw {
        /// How many.
        left: u8,
    },
    /// Scout: so many cards are to be put back (BL-12.4).
    PutBack {
        /// How many.
        left: u8,
    },
    /// Claim flags (BL-7).
    Claim,
    /// Draw a card (BL-3.9).
    Draw,
}

/// The steps that wait; four at most, while Scout is carried out.
pub(crate) type Steps = Pending<TurnStep, 4>;

impl BattleLine {
    /// BL-3.2: play, claim, draw. BL-15.1: with `last-chance` claim, play, draw.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.pending.clear();
        self.pending.push(TurnStep::Draw);
        if self.setup.last_chance {
            self.pending.push(TurnStep::Play);
            self.pending.push(TurnStep::Claim);
        } else {
            self.pending.push(TurnStep::Claim);
            self.pending.push(TurnStep::Play);
        }
        self.enter_step();
    }

    /// The step on top is finished; the one below comes up.
    pub(crate) fn finish_step(&mut self) {
        self.pending.pop();
        self.enter_step();
    }

    /// What a step needs to know when it comes up: the claim step, which flags can be claimed.
    pub(crate) fn enter_step(&mut self) {
        if self.pending.top() == Some(TurnStep::Claim) {
            self.claimable = self.provable(self.active);
        }
    }

    /// BL-3.13: plays out the steps that ask nothing, until somebody is asked or the game is over.
    pub(crate) fn settle(&mut self, events: &mut dyn Events<Event>) {
        while self.ending.is_none() {
            if let Some(TurnStep::Play | TurnStep::Claim | TurnStep::Draw) = self.pending.top() {
                events.pause(|| *self);
            }
            match self.pending.top() {
                Some(TurnStep::Play) => return,
                Some(TurnStep::Claim) if !self.claimable.is_empty() => return,
                Some(TurnStep::PutBack { left: 1.. }) => return,
                Some(TurnStep::ScoutDraw { left: 1.. }) => match self.decks_with_cards() {
                    DecksWithCards::Both => return,
                    DecksWithCards::Only(deck) => self.scout_draw(deck, events),
                    DecksWithCards::Neither => self.finish_step(),
                },
                Some(TurnStep::Claim | TurnStep::PutBack { .. } | TurnStep::ScoutDraw { .. }) => self.finish_step(),
                // BL-14.4: the game ends after the claim step of the second pass. BL-15.5: with `last-chance` that step
                // came before the pass.
                Some(TurnStep::Draw) if self.passes >= 2 => self.end(Ending::Stalemate),
                // BL-3.10: with a full hand nobody draws.
                Some(TurnStep::Draw) if self.hands[self.active.index()].len() >= HAND => self.finish_step(),
                Some(TurnStep::Draw) => match self.decks_with_cards() {
                    DecksWithCards::Both => return,
                    // BL-3.11
                    DecksWithCards::Only(deck) => {
                        self.draw_card(deck, events);
                        self.finish_step();
                    }
                    // BL-3.12
                    DecksWithCards::Neither => self.finish_step(),
                },
                // BL-3.1
                None => {
                    self.turn = self.turn.saturating_add(1);
                    self.begin_turn(self.active.other());
                }
            }
        }
    }

    fn decks_with_cards(&self) -> DecksWithCards {
        match (self.troop_deck.is_empty(), self.tactics_deck.is_empty()) {
            (false, false) => DecksWithCards::Both,
            (false, true) => DecksWithCards::Only(Deck::Troops),
            (true, false) => DecksWithCards::Only(Deck::Tactics),
            (true, true) => DecksWithCards::Neither,
        }
    }

    /// The seat whose turn it is takes the top card of a deck into its hand, and sees it (BL-18.4).
    pub(crate) fn draw_card(&mut self, deck: Deck, events: &mut dyn Events<Event>) {
        let seat = self.active;
        let drawn = match deck {
            Deck::Troops => self.troop_deck.pop(),
            Deck::Tactics => self.tactics_deck.pop(),
        };
        let Some(card) = drawn else { return };
        self.hands[seat.index()].insert(card);
        if deck == Deck::Troops {
            let drawn = &mut self.starting_draw.troops_drawn[seat.index()];
            *drawn = drawn.saturating_add(1);
        }
        let known_to_other = self.scouted_card_drawn(seat, card);
        events.reveal();
        events.emit(|| Event::Drew { seat, deck, card: Some(card), known_to_other });
    }

    /// The card of the turn leaves the hand of the seat whose turn it is, and is seen by all.
    pub(crate) fn leave_hand(&mut self, card: Card) {
        let seat = self.active;
        self.hands[seat.index()].remove(card);
        self.scouted.held.remove(card);
        self.plays = self.plays.saturating_add(1);
        self.passes = 0;
        if card.is_troop() {
            self.unseen.remove(card);
            if self.starting_draw.shown.contains(card) {
                let played = &mut self.starting_draw.shown_played[seat.index()];
                *played = played.saturating_add(1);
            }
        } else {
            self.count_tactic(seat, card);
        }
    }
}

/// Which decks a card can be drawn from.
enum DecksWithCards {
    Both,
    Only(Deck),
    Neither,
}

/// BL-3.6: the player passes.
pub(super) fn pass(game: &mut BattleLine, events: &mut dyn Events<Event>) {
    let seat = game.active;
    game.passes = game.passes.saturating_add(1);
    events.emit(|| Event::Passed { seat });
    game.finish_step();
}

/// BL-3.9: the player draws from the deck he chose.
pub(super) fn draw(game: &mut BattleLine, deck: Deck, events: &mut dyn Events<Event>) {
    game.draw_card(deck, events);
    game.finish_step();
}
