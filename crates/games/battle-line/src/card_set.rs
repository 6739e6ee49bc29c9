//! Sets of cards as bit masks: a hand, the unseen troops, what is known.

use std::fmt;

use crate::card::{Card, Deck};

/// Ten bits, one for each value of a colour.
const COLOUR: u64 = 0x3ff;

/// A set of troops.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TroopSet(u64);

impl TroopSet {
    /// No troop.
    pub const NONE: TroopSet = TroopSet(0);
    /// All sixty.
    pub const ALL: TroopSet = TroopSet((1 << Card::TROOPS) - 1);

    /// The values of one colour: bit 0 is the value 1.
    #[must_use]
    pub const fn values_of(self, colour: usize) -> u16 {
        (self.0 >> (10 * colour) & COLOUR) as u16
    }

    /// The values that any colour has: bit 0 is the value 1.
    #[must_use]
    pub const fn values(self) -> u16 {
        // Colours 0–2 and 3–5 folded onto each other, then the three that remain.
        let folded = self.0 | self.0 >> 30;
        ((folded | folded >> 10 | folded >> 20) & COLOUR) as u16
    }

    /// How many troops have the value.
    #[must_use]
    pub const fn count_of_value(self, value: u8) -> u8 {
        const ONES: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50;
        (self.0 & ONES << (value - 1)).count_ones() as u8
    }

    /// How many troops.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// None?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is it in the set? Never, for a tactics card.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> (card.index() & 63) & 1 == 1 && card.is_troop()
    }

    /// Adds a troop; a tactics card leaves the set as it is.
    pub const fn insert(&mut self, card: Card) {
        if card.is_troop() {
            self.0 |= 1 << card.index();
        }
    }

    /// Takes a troop out.
    pub const fn remove(&mut self, card: Card) {
        if card.is_troop() {
            self.0 &= !(1 << card.index());
        }
    }

    /// Those of this set that are not of the other.
    #[must_use]
    pub const fn without(self, other: TroopSet) -> TroopSet {
        TroopSet(self.0 & !other.0)
    }

    /// Those of both sets.
    #[must_use]
    pub const fn and(self, other: TroopSet) -> TroopSet {
        TroopSet(self.0 & other.0)
    }

    /// The troops, by colour and value.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0, 0)
    }
}

impl FromIterator<Card> for TroopSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> TroopSet {
        let mut set = TroopSet::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for TroopSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set of cards of both kinds, such as a hand.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet {
    /// Its troops.
    pub troops: TroopSet,
    tactics: u16,
}

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet { troops: TroopSet::NONE, tactics: 0 };

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.troops.len() + self.tactics.count_ones() as u8
    }

    /// None?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.troops.is_empty() && self.tactics == 0
    }

    /// How many cards of a kind.
    #[must_use]
    pub const fn len_of(self, kind: Deck) -> u8 {
        match kind {
            Deck::Troops => self.troops.len(),
            Deck::Tactics => self.tactics.count_ones() as u8,
        }
    }

    /// Is it in the set?
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        if card.is_troop() {
            self.troops.contains(card)
        } else {
            self.tactics >> (card.index() - Card::TROOPS) & 1 == 1
        }
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        if card.is_troop() {
            self.troops.insert(card);
        } else {
            self.tactics |= 1 << (card.index() - Card::TROOPS);
        }
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        if card.is_troop() {
            self.troops.remove(card);
        } else {
            self.tactics &= !(1 << (card.index() - Card::TROOPS));
        }
    }

    /// Those of this set that are not of the other.
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet { troops: self.troops.without(other.troops), tactics: self.tactics & !other.tactics }
    }

    /// Those of a kind.
    #[must_use]
    pub const fn of(self, kind: Deck) -> CardSet {
        match kind {
            Deck::Troops => CardSet { troops: self.troops, tactics: 0 },
            Deck::Tactics => CardSet { troops: TroopSet::NONE, tactics: self.tactics },
        }
    }

    /// The tactics cards, in the order of the card file.
    pub fn tactics(self) -> impl Iterator<Item = Card> + Clone {
        bits(u64::from(self.tactics), Card::TROOPS)
    }

    /// The cards, troops first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.troops.iter().chain(self.tactics())
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The cards whose bits are set; bit 0 is the card of index `first`.
fn bits(mut mask: u64, first: u8) -> impl Iterator<Item = Card> + Clone {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let index = mask.trailing_zeros() as u8;
        mask &= mask - 1;
        Card::from_index(first + index)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> CardSet {
        names.split_whitespace().map(|name| Card::named(name).unwrap()).collect()
    }

    #[test]
    fn a_hand_counts_its_kinds_and_lists_troops_first() {
        let hand = set("mud blue-4 red-7");
        assert_eq!((hand.len(), hand.len_of(Deck::Troops), hand.len_of(Deck::Tactics)), (3, 2, 1));
        assert_eq!(hand.iter().map(Card::name).collect::<Vec<_>>(), ["red-7", "blue-4", "mud"]);
    }

    #[test]
    fn values_are_seen_by_colour_and_over_all_colours() {
        let troops = set("red-1 red-10 purple-10 orange-4 green-4").troops;
        assert_eq!(troops.values_of(0), 0b10_0000_0001);
        assert_eq!(troops.values(), 0b10_0000_1001);
        assert_eq!((troops.count_of_value(10), troops.count_of_value(4), troops.count_of_value(2)), (2, 2, 0));
        assert_eq!(TroopSet::ALL.count_of_value(10), 6);
    }

    #[test]
    fn a_tactics_card_is_in_no_set_of_troops() {
        let mut troops = TroopSet::ALL;
        troops.insert(Card::named("mud").unwrap());
        assert_eq!(troops, TroopSet::ALL);
        assert!(Card::all().all(|card| troops.contains(card) == card.is_troop()));
    }
}
