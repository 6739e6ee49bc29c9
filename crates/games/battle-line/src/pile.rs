//! Cards one on another: the decks and the discards.

use std::fmt;

use crate::card::Card;

/// What lies where no card lies. Empty places always hold it, so equal piles are equal bit for bit.
const NOTHING: Card = Card::from_index(0).unwrap();

/// A pile of at most `N` cards, flat in the state. The last card is on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pile<const N: usize> {
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    /// No card.
    pub(crate) const EMPTY: Pile<N> = Pile { cards: [NOTHING; N], len: 0 };

    /// The cards, the top one last.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// The cards, to be rearranged.
    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }

    /// The cards, the top one first.
    pub(crate) fn top_first(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards().iter().rev().copied()
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Lays a card on top. A full pile takes none: that is never asked in play by the rules.
    pub(crate) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(self.len as usize) {
            *place = card;
            self.len += 1;
        }
    }

    /// Takes the top card.
    pub(crate) fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[self.len as usize], NOTHING))
    }
}

impl<const N: usize> FromIterator<Card> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_card_laid_down_is_the_first_drawn() {
        let mut pile: Pile<3> = Card::all().skip(5).take(2).collect();
        assert_eq!(pile.pop(), Card::from_index(6));
        assert_eq!(pile.pop(), Card::from_index(5));
        assert_eq!(pile.pop(), None);
        assert_eq!(pile, Pile::EMPTY);
    }
}
