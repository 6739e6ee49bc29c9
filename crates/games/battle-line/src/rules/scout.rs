//! Scout (BL-12), and what its player knows from it (BL-18.5, BL-18.6).

use sandtable_core::{Events, Seat};

use crate::card::{Card, Deck, Tactic};
use crate::card_set::CardSet;
use crate::event::Event;
use crate::rules::turn::TurnStep;
use crate::state::BattleLine;

/// What the seat that played Scout knows. There is one Scout, so one seat at most knows anything; whose it is, is told by
/// the card that lies before him. Cards are put on decks by Scout alone, so the known ones are always the top ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Scouted {
    /// BL-18.5: how many cards on top of the troop deck he put there.
    pub(crate) top_troops: u8,
    /// BL-18.5: how many cards on top of the tactics deck he put there.
    pub(crate) top_tactics: u8,
    /// BL-18.6: the cards he put back that are in the opponent's hand now.
    pub(crate) held: CardSet,
}

impl Scouted {
    /// How many cards on top of a deck are known.
    pub(crate) const fn top(&self, deck: Deck) -> u8 {
        match deck {
            Deck::Troops => self.top_troops,
            Deck::Tactics => self.top_tactics,
        }
    }

    pub(crate) const fn top_mut(&mut self, deck: Deck) -> &mut u8 {
        match deck {
            Deck::Troops => &mut self.top_troops,
            Deck::Tactics => &mut self.top_tactics,
        }
    }
}

impl BattleLine {
    /// Who played Scout.
    pub(crate) fn scout_player(&self) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|seat| self.guile[seat.index()].contains(Card::tactic(Tactic::Scout)))
    }

    /// BL-18.6: somebody drew a card. Was it one that the opponent had put there?
    pub(super) fn scouted_card_drawn(&mut self, seat: Seat, card: Card) -> bool {
        let top = self.scouted.top_mut(card.deck());
        if *top == 0 {
            return false;
        }
        *top -= 1;
        let known_to_other = self.scout_player() == Some(seat.other());
        if known_to_other {
            self.scouted.held.insert(card);
        }
        known_to_other
    }

    /// BL-12.3: one of Scout's draws.
    pub(super) fn scout_draw(&mut self, deck: Deck, events: &mut dyn Events<Event>) {
        self.draw_card(deck, events);
        self.one_fewer();
    }

    /// One draw or one card to put back is done; after the last the step is finished.
    fn one_fewer(&mut self) {
        match self.pending.top_mut() {
            Some(TurnStep::ScoutDraw { left } | TurnStep::PutBack { left }) if *left > 1 => *left -= 1,
            _ => self.finish_step(),
        }
    }
}

/// BL-12.2, BL-12.4, BL-12.6: three draws, then two cards back; with fewer cards in the decks all of them, and one fewer
/// back.
pub(super) fn scout(game: &mut BattleLine, events: &mut dyn Events<Event>) {
    let seat = game.active;
    game.play_guile(Tactic::Scout);
    events.emit(|| Event::Scouting { seat });
    let draws = (game.troop_deck.len() + game.tactics_deck.len()).min(3);
    game.pending.pop();
    game.pending.push(TurnStep::PutBack { left: draws.saturating_sub(1) });
    game.pending.push(TurnStep::ScoutDraw { left: draws });
}

/// BL-12.4, BL-12.5: a card goes face down on top of the deck of its kind.
pub(super) fn put_back(game: &mut BattleLine, card: Card, events: &mut dyn Events<Event>) {
    let seat = game.active;
    let deck = card.deck();
    game.hands[seat.index()].remove(card);
    match deck {
        Deck::Troops => game.troop_deck.push(card),
        Deck::Tactics => game.tactics_deck.push(card),
    }
    *game.scouted.top_mut(deck) += 1;
    events.emit(|| Event::PutBack { seat, deck, card: Some(card) });
    game.one_fewer();
}
