//! Piles whose order does not matter, so many of each kind; and decks, whose order does.

use std::fmt;

use sandtable_core::{Chance, Pile};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::kind::{Kind, Unit};

/// A side has 54 cards (UN-1.2).
pub(crate) const MOST_CARDS: usize = 54;

/// A deck, face down (UN-3.10).
pub type Deck = Pile<Kind, MOST_CARDS>;

/// How many cards of each kind lie somewhere.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Record<string, number>"),
    schemars(with = "std::collections::BTreeMap<String, u8>")
)]
pub struct Cards([u8; Kind::COUNT]);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards([0; Kind::COUNT]);

    /// How many of each kind a deck has.
    #[must_use]
    pub fn in_deck(deck: &Deck) -> Cards {
        deck.top_first().collect()
    }

    /// These cards as a deck, shuffled.
    pub(crate) fn shuffled(&self, chance: &mut dyn Chance) -> Deck {
        let mut deck: Deck = self.each().collect();
        deck.shuffle(chance);
        deck
    }

    /// How many of a kind.
    #[must_use]
    pub const fn of(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// How many cards of a unit.
    #[must_use]
    pub const fn of_unit(&self, unit: Unit) -> u8 {
        self.of(unit.kind())
    }

    /// Is there one of this kind?
    #[must_use]
    pub const fn has(&self, kind: Kind) -> bool {
        self.of(kind) > 0
    }

    /// How many cards in all.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// None at all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Nothing but Fog, or nothing at all?
    #[must_use]
    pub fn is_only_fog(&self) -> bool {
        self.0[..Kind::FOG.index()].iter().all(|&count| count == 0)
    }

    /// Adds a card.
    pub fn add(&mut self, kind: Kind) {
        self.add_some(kind, 1);
    }

    /// Adds some cards of a kind.
    pub fn add_some(&mut self, kind: Kind, count: u8) {
        let place = &mut self.0[kind.index()];
        *place = place.saturating_add(count);
    }

    /// Adds all of another pile.
    pub fn add_all(&mut self, other: &Cards) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own = own.saturating_add(more);
        }
    }

    /// Takes a card away: `false` if there is none.
    pub fn take(&mut self, kind: Kind) -> bool {
        match self.0[kind.index()].checked_sub(1) {
            Some(left) => {
                self.0[kind.index()] = left;
                true
            }
            None => false,
        }
    }

    /// What is left without the cards of another pile.
    #[must_use]
    pub fn without(&self, other: &Cards) -> Cards {
        let mut left = *self;
        for (own, less) in left.0.iter_mut().zip(other.0) {
            *own = own.saturating_sub(less);
        }
        left
    }

    /// The kinds that are there, in the order of table 1.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::all().filter(move |&kind| self.has(kind))
    }

    /// Every single card, in the order of table 1.
    pub fn each(self) -> impl Iterator<Item = Kind> {
        Kind::all().flat_map(move |kind| (0..self.of(kind)).map(move |_| kind))
    }
}

impl FromIterator<Kind> for Cards {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Cards {
        let mut cards = Cards::NONE;
        kinds.into_iter().for_each(|kind| cards.add(kind));
        cards
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.of(kind)))).finish()
    }
}

/// A map from kinds to numbers; kinds that are not there are left out.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for kind in self.kinds() {
            map.serialize_entry(kind.name(), &self.of(kind))?;
        }
        map.end()
    }
}
