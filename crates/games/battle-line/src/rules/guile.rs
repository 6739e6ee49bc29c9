//! Tactics cards in general (BL-9), and the guile cards Redeploy, Deserter and Traitor (BL-13).

use sandtable_core::{Events, Seat};

use crate::card::{Card, Tactic};
use crate::event::Event;
use crate::flag::Flag;
use crate::state::BattleLine;

impl BattleLine {
    /// BL-9.4, BL-10.4: what a seat has played is counted once and for all.
    pub(crate) fn count_tactic(&mut self, seat: Seat, card: Card) {
        let played = &mut self.tactics_played[seat.index()];
        *played = played.saturating_add(1);
        if card.as_tactic().is_some_and(Tactic::is_leader) {
            let played = &mut self.leaders_played[seat.index()];
            *played = played.saturating_add(1);
        }
    }

    /// BL-12.1: a guile card is laid before the player and stays there.
    pub(super) fn play_guile(&mut self, tactic: Tactic) {
        let card = Card::tactic(tactic);
        self.leave_hand(card);
        self.guile[self.active.index()].insert(card);
    }
}

/// BL-13.1 to BL-13.3: an own card goes to another flag, or away.
pub(super) fn redeploy(game: &mut BattleLine, card: Card, to: Option<Flag>, events: &mut dyn Events<Event>) {
    let seat = game.active;
    game.play_guile(Tactic::Redeploy);
    if let Some(from) = game.lift(card) {
        match to {
            Some(flag) => game.lay(card, flag, seat),
            None => game.discards.push(card),
        }
        events.emit(|| Event::Redeployed { seat, card, from: from.flag, to });
    }
    game.finish_step();
}

/// BL-13.5: a card of the opponent goes away.
pub(super) fn deserter(game: &mut BattleLine, card: Card, events: &mut dyn Events<Event>) {
    let seat = game.active;
    game.play_guile(Tactic::Deserter);
    if let Some(from) = game.lift(card) {
        game.discards.push(card);
        events.emit(|| Event::Deserted { seat, card, from: from.flag });
    }
    game.finish_step();
}

/// BL-13.7: a troop of the opponent changes sides.
pub(super) fn traitor(game: &mut BattleLine, card: Card, to: Flag, events: &mut dyn Events<Event>) {
    let seat = game.active;
    game.play_guile(Tactic::Traitor);
    if let Some(from) = game.lift(card) {
        game.lay(card, to, seat);
        events.emit(|| Event::TurnedTraitor { seat, card, from: from.flag, to });
    }
    game.finish_step();
}
