//! One seat's place at one flag.

use std::fmt;

use crate::card::{Card, Tactic};
use crate::rules::formation::Strength;

/// The most cards a side can hold: four, where Mud lies or lay.
pub(crate) const MOST: usize = 4;

const NOTHING: Card = Card::from_index(0).unwrap();

/// The troops and morale cards of a side, in the order in which they came, each with the number of the play that
/// brought it. Fog and Mud lie beside the flag, not here.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Side {
    cards: [Card; MOST],
    ages: [u8; MOST],
    len: u8,
}

impl Side {
    /// No card.
    pub const EMPTY: Side = Side { cards: [NOTHING; MOST], ages: [0; MOST], len: 0 };

    /// The cards, in the order in which they came.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// The plays that brought them.
    #[must_use]
    pub fn ages(&self) -> &[u8] {
        &self.ages[..self.len as usize]
    }

    /// How many cards.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// None?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// BL-6.1: a side is as old as its newest card. An empty one has no age, which reads as 0.
    #[must_use]
    pub fn age(&self) -> u8 {
        self.ages().last().copied().unwrap_or(0)
    }

    /// A card comes to the side in a play. A side of four takes none: that is never asked in play by the rules.
    pub(crate) fn add(&mut self, card: Card, play: u8) {
        if let Some(place) = self.cards.get_mut(self.len as usize) {
            *place = card;
            self.ages[self.len as usize] = play;
            self.len += 1;
        }
    }

    /// A card leaves the side; the others keep their order and ages (BL-6.2). Did it lie there?
    pub(crate) fn take(&mut self, card: Card) -> bool {
        let Some(place) = self.cards().iter().position(|&lying| lying == card) else {
            return false;
        };
        self.cards.copy_within(place + 1.., place);
        self.ages.copy_within(place + 1.., place);
        self.len -= 1;
        self.cards[self.len as usize] = NOTHING;
        self.ages[self.len as usize] = 0;
        true
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.cards().iter().zip(self.ages())).finish()
    }
}

/// Where a ground card lies: beside a flag, on the side of a seat (BL-11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ground {
    pub(crate) flag: crate::flag::Flag,
    pub(crate) seat: sandtable_core::Seat,
}

/// Both ground cards, where they lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Grounds {
    pub(crate) fog: Option<Ground>,
    pub(crate) mud: Option<Ground>,
}

impl Grounds {
    /// Where this card lies; nowhere, if it is no ground card.
    pub(crate) fn of(&self, card: Card) -> Option<Ground> {
        match card.as_tactic() {
            Some(Tactic::Fog) => self.fog,
            Some(Tactic::Mud) => self.mud,
            _ => None,
        }
    }

    /// Lays a ground card somewhere, or takes it away.
    pub(crate) fn put(&mut self, card: Card, ground: Option<Ground>) {
        match card.as_tactic() {
            Some(Tactic::Fog) => self.fog = ground,
            Some(Tactic::Mud) => self.mud = ground,
            _ => {}
        }
    }

    /// The ground cards that lie, each with its place.
    pub(crate) fn lying(&self) -> impl Iterator<Item = (Card, Ground)> + use<> {
        let fog = self.fog.map(|ground| (Card::tactic(Tactic::Fog), ground));
        let mud = self.mud.map(|ground| (Card::tactic(Tactic::Mud), ground));
        fog.into_iter().chain(mud)
    }
}

/// The strength of both sides of a flag, where they are complete.
pub(crate) type Strengths = [Option<Strength>; 2];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_keeps_the_order_of_its_cards_when_one_leaves() {
        let [a, b, c] = [3, 7, 9].map(|index| Card::from_index(index).unwrap());
        let mut side = Side::EMPTY;
        side.add(a, 1);
        side.add(b, 4);
        side.add(c, 6);
        assert_eq!(side.age(), 6);
        assert!(side.take(c));
        assert_eq!((side.cards(), side.age()), ([a, b].as_slice(), 4));
        assert!(!side.take(c));
        side.take(a);
        side.take(b);
        assert_eq!(side, Side::EMPTY);
    }
}
