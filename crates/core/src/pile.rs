//! Things one on another: a deck, a discard pile, a cup of counters.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Chance, Id};

/// A pile of at most `N` things (and of at most 255), flat in the state.
///
/// In memory the top lies **last**, so that drawing is cheap; wherever a pile is listed for people (`top_first`, saved
/// positions) the top comes **first**. Places where nothing lies hold [`Id::FIRST`], so that equal piles are equal bit for
/// bit.
///
/// ```
/// use sandtable_core::{Id, Pile};
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// struct Card(u8);
///
/// impl Id for Card {
///     const FIRST: Card = Card(0);
///     fn index(self) -> usize {
///         usize::from(self.0)
///     }
///     fn at(index: usize) -> Card {
///         Card(index as u8)
///     }
/// }
///
/// let mut deck = Pile::<Card, 54>::from_top_first([Card(5), Card(9)]);
/// assert_eq!(deck.pop(), Some(Card(5)));
/// deck.push(Card(7));
/// assert_eq!(deck.top_first().collect::<Vec<_>>(), [Card(7), Card(9)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T: Id, const N: usize> Pile<T, N> {
    /// Nothing.
    pub const EMPTY: Pile<T, N> = {
        assert!(N <= u8::MAX as usize, "a pile has at most 255 places");
        Pile { things: [T::FIRST; N], len: 0 }
    };

    /// Lays down a list whose first is to lie on top. What a pile has no room for is left out, from the bottom.
    pub fn from_top_first(things: impl IntoIterator<Item = T>) -> Pile<T, N> {
        let mut pile: Pile<T, N> = things.into_iter().take(N).collect();
        pile.as_mut_slice().reverse();
        pile
    }

    /// All of it, the top last.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }

    /// All of it to be rearranged, the top last.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.len)]
    }

    /// All of it, the top first.
    pub fn top_first(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator + Clone + '_ {
        self.as_slice().iter().rev().copied()
    }

    /// How many.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Nothing?
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What lies on top.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Lays a thing on top. A full pile takes none: a game's piles have room for all that there is.
    #[inline]
    pub fn push(&mut self, thing: T) {
        if let Some(place) = self.things.get_mut(usize::from(self.len)) {
            *place = thing;
            self.len += 1;
        }
    }

    /// Takes the top.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.things[usize::from(self.len)], T::FIRST))
    }

    /// Shuffles it.
    pub fn shuffle(&mut self, chance: &mut dyn Chance) {
        chance.shuffle(self.as_mut_slice());
    }
}

impl<T: Id + PartialEq, const N: usize> Pile<T, N> {
    /// Takes a thing out, the lowest of its like, wherever it lies; the others keep their order. `false` if there is none.
    pub fn take_out(&mut self, thing: T) -> bool {
        let Some(place) = self.as_slice().iter().position(|&lying| lying == thing) else { return false };
        self.as_mut_slice()[place..].rotate_left(1);
        self.pop();
        true
    }
}

impl<T: Id, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::EMPTY
    }
}

/// Lays one after another on top: the last comes to lie uppermost.
impl<T: Id, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut pile = Pile::EMPTY;
        pile.extend(things);
        pile
    }
}

/// Lays one after another on top: the last comes to lie uppermost.
impl<T: Id, const N: usize> Extend<T> for Pile<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.push(thing));
    }
}

impl<T: Id + fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.top_first()).finish()
    }
}

/// Written as a list, the top first.
impl<T: Id + Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.top_first())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fast;

    #[test]
    fn what_was_laid_down_last_is_drawn_first_and_leaves_no_trace() {
        let mut pile: Pile<u8, 3> = [5, 6].into_iter().collect();
        assert_eq!((pile.top(), pile.pop(), pile.pop(), pile.pop()), (Some(6), Some(6), Some(5), None));
        assert_eq!(pile, Pile::EMPTY);
    }

    #[test]
    fn a_list_for_people_has_the_top_first() {
        let mut pile = Pile::<u8, 4>::from_top_first([1, 2, 3]);
        assert_eq!(serde_json::to_string(&pile).unwrap(), "[1,2,3]");
        assert_eq!(pile.pop(), Some(1));
        assert_eq!(Pile::<u8, 2>::from_top_first([1, 2, 3]).as_slice(), [2, 1]);
    }

    #[test]
    fn a_full_pile_takes_no_more() {
        let pile: Pile<u8, 2> = [1, 2, 3].into_iter().collect();
        assert_eq!(pile.as_slice(), [1, 2]);
    }

    #[test]
    fn a_thing_is_taken_out_and_the_others_keep_their_order() {
        let mut pile: Pile<u8, 5> = [4, 7, 4, 9].into_iter().collect();
        assert!(pile.take_out(4) && !pile.take_out(5));
        assert_eq!(pile, [7, 4, 9].into_iter().collect());
    }

    #[test]
    fn shuffling_keeps_everything() {
        let mut pile: Pile<u8, 60> = (1..=50).collect();
        pile.shuffle(&mut Fast::new(3));
        assert_ne!(pile, (1..=50).collect());
        let mut sorted = pile.as_slice().to_vec();
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(1..=50));
    }
}
