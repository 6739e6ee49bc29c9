//! A deck, face down (UN-3.10).

use std::fmt;

use sandtable_core::Chance;

use crate::cards::Cards;
use crate::kind::Kind;

/// A side has 54 cards (UN-1.2).
pub(crate) const MOST_CARDS: usize = 54;

/// What lies where no card lies. Empty places always hold it, so equal decks are equal bit for bit.
const NOTHING: Kind = Kind::FOG;

/// A deck, flat in the state. The last card is on top.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    cards: [Kind; MOST_CARDS],
    len: u8,
}

impl Deck {
    /// No card.
    pub const EMPTY: Deck = Deck { cards: [NOTHING; MOST_CARDS], len: 0 };

    /// The cards of a pile, shuffled.
    pub(crate) fn shuffled(cards: &Cards, chance: &mut dyn Chance) -> Deck {
        let mut deck = Deck::EMPTY;
        deck.put_all(cards);
        deck.shuffle(chance);
        deck
    }

    /// Puts cards on top, in the order of table 1.
    pub(crate) fn put_all(&mut self, cards: &Cards) {
        cards.each().for_each(|kind| self.push(kind));
    }

    pub(crate) fn shuffle(&mut self, chance: &mut dyn Chance) {
        chance.shuffle(&mut self.cards[..usize::from(self.len)]);
    }

    /// How many cards.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// None?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, the top one first.
    pub fn top_first(&self) -> impl Iterator<Item = Kind> + '_ {
        self.cards[..usize::from(self.len)].iter().rev().copied()
    }

    /// How many of each kind.
    #[must_use]
    pub fn counted(&self) -> Cards {
        self.top_first().collect()
    }

    /// Lays a card on top. There is room for all the cards of a side.
    pub(crate) fn push(&mut self, kind: Kind) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = kind;
            self.len += 1;
        }
    }

    /// Takes the top card.
    pub(crate) fn draw(&mut self) -> Option<Kind> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[usize::from(self.len)], NOTHING))
    }

    /// Takes a card of a kind out, wherever it lies: `false` if there is none.
    pub(crate) fn take_out(&mut self, kind: Kind) -> bool {
        let len = usize::from(self.len);
        let Some(place) = self.cards[..len].iter().position(|&card| card == kind) else { return false };
        self.cards.copy_within(place + 1..len, place);
        self.cards[len - 1] = NOTHING;
        self.len -= 1;
        true
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.top_first()).finish()
    }
}
