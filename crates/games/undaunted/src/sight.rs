//! What everybody knows of a hand that he does not see (section 18.1 of the rules of record).
//!
//! It speaks of the hand together with the face-down initiative card: which of them lies face down is not seen. All of it
//! follows from open events, so owner, opponent and spectator share it.

use std::fmt;

use crate::cards::Cards;
use crate::cards::MOST_CARDS;
use crate::kind::{Kind, UnitSet};

/// What is known of a hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    /// Cards that are surely there.
    known: Cards,
    /// For every other card, the units that it is surely not of. Cards held longer come first, and what a later card is
    /// not of, an earlier one is not of either.
    excluded: [UnitSet; MOST_CARDS],
    unknown: u8,
}

impl Sight {
    /// An empty hand.
    pub(crate) const EMPTY: Sight = Sight { known: Cards::NONE, excluded: [UnitSet::NONE; MOST_CARDS], unknown: 0 };

    /// Some known cards, and what the others are not of.
    pub(crate) fn new(known: Cards, excluded: &[UnitSet]) -> Sight {
        let mut sight = Sight { known, ..Sight::EMPTY };
        for (place, &units) in sight.excluded.iter_mut().zip(excluded) {
            *place = units;
        }
        sight.unknown = excluded.len().min(MOST_CARDS) as u8;
        sight
    }

    /// Cards that are surely in the hand.
    #[must_use]
    pub fn known(&self) -> &Cards {
        &self.known
    }

    /// For every other card, the units that it is surely not of.
    #[must_use]
    pub fn excluded(&self) -> &[UnitSet] {
        &self.excluded[..usize::from(self.unknown)]
    }

    /// A card is drawn, unseen.
    pub(crate) fn drawn(&mut self) {
        if let Some(place) = self.excluded.get_mut(usize::from(self.unknown)) {
            *place = UnitSet::NONE;
            self.unknown += 1;
        }
    }

    /// 18.1, first limit: a card comes openly into the hand.
    pub(crate) fn shown(&mut self, kind: Kind) {
        self.known.add(kind);
    }

    /// 18.1, second limit: the deck is empty, so the hand is all that is left of the pool.
    pub(crate) fn all_known(&mut self, hand: Cards) {
        *self = Sight { known: hand, ..Sight::EMPTY };
    }

    /// 18.1, third limit: a casualty passed the hand by, so no card in it is of that unit.
    pub(crate) fn exclude(&mut self, unit: crate::kind::Unit) {
        self.excluded[..usize::from(self.unknown)].iter_mut().for_each(|units| units.insert(unit));
    }

    /// 18.1, fourth limit: a card of this kind leaves the hand.
    pub(crate) fn left(&mut self, kind: Kind) {
        if self.known.take(kind) {
            return;
        }
        let could_be = |units: &UnitSet| kind.unit().is_none_or(|unit| !units.contains(unit));
        let unknown = usize::from(self.unknown);
        if let Some(place) = self.excluded[..unknown].iter().position(could_be) {
            self.excluded.copy_within(place + 1..unknown, place);
            self.excluded[unknown - 1] = UnitSet::NONE;
            self.unknown -= 1;
        }
    }
}

impl fmt::Debug for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sight").field("known", &self.known).field("excluded", &self.excluded()).finish()
    }
}
