//! Cards played at a flag: troops (BL-4), morale cards (BL-10), ground cards (BL-11).

use sandtable_core::{Events, Seat};

use crate::card::{Card, Group};
use crate::event::Event;
use crate::flag::Flag;
use crate::side::Ground;
use crate::state::BattleLine;

/// BL-4.1, BL-10.1, BL-11.1: the card goes from the hand to the player's own side of the flag.
pub(super) fn place(game: &mut BattleLine, card: Card, flag: Flag, events: &mut dyn Events<Event>) {
    let seat = game.active;
    game.leave_hand(card);
    game.lay(card, flag, seat);
    events.emit(|| Event::Placed { seat, card, flag });
    game.finish_step();
}

impl BattleLine {
    /// A card comes to a seat's side of a flag in the play that is being made (BL-6.3).
    pub(crate) fn lay(&mut self, card: Card, flag: Flag, seat: Seat) {
        if card.as_tactic().is_some_and(|tactic| tactic.group() == Group::Ground) {
            // BL-6.4: the ages of the cards stay; BL-11.3: whatever lies there.
            self.ground.put(card, Some(Ground { flag, seat }));
            self.reckon_flag(flag);
        } else {
            let play = self.plays;
            self.sides[flag.index()][seat.index()].add(card, play);
            self.reckon_side(flag, seat);
        }
    }

    /// A card leaves the flag at which it lies.
    pub(crate) fn lift(&mut self, card: Card) -> Option<Spot> {
        let spot = self.spot_of(card)?;
        if self.ground.of(card).is_some() {
            self.ground.put(card, None);
            self.reckon_flag(spot.flag);
        } else {
            self.sides[spot.flag.index()][spot.seat.index()].take(card);
            self.reckon_side(spot.flag, spot.seat);
        }
        Some(spot)
    }

    /// Where a card lies at a flag, and on whose side.
    pub(crate) fn spot_of(&self, card: Card) -> Option<Spot> {
        if let Some(Ground { flag, seat }) = self.ground.of(card) {
            return Some(Spot { flag, seat });
        }
        Flag::all().find_map(|flag| {
            [Seat(0), Seat(1)]
                .into_iter()
                .find(|&seat| self.side(flag, seat).cards().contains(&card))
                .map(|seat| Spot { flag, seat })
        })
    }
}

/// A place at a flag: the flag and whose side. BL-13.6: Fog and Mud have one too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) flag: Flag,
    pub(crate) seat: Seat,
}
