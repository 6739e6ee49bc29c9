//! The stack of pending decisions, which all five games need: a card asks for targets, an attack for casualties, a
//! move opens the other seat's reaction, and when the answer is in, what waited below goes on.
//!
//! A game's state holds one [`Pending`]. The top entry is what is asked now. `apply` takes it off (or changes it),
//! does what was decided, and pushes what that opens: *call*. An entry that is finished is popped and the one below
//! is asked again: *return*. Entries that need no answer (a step with nothing to choose) are played out by the game
//! before it comes to rest, so the top entry of a resting state always asks somebody.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A stack of at most `N` decisions, flat in the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pending<D, const N: usize> {
    entries: [Option<D>; N],
    len: u8,
}

impl<D: Copy, const N: usize> Pending<D, N> {
    /// Nothing pending.
    #[must_use]
    pub const fn new() -> Self {
        Pending { entries: [None; N], len: 0 }
    }

    /// Asks this next.
    ///
    /// # Panics
    /// When a game's rules nest deeper than its declared `N`: a mistake in the game, not in what anybody sent.
    pub fn push(&mut self, decision: D) {
        self.entries[self.len as usize] = Some(decision);
        self.len += 1;
    }

    /// Takes the top entry off.
    pub fn pop(&mut self) -> Option<D> {
        self.len = self.len.checked_sub(1)?;
        self.entries[self.len as usize].take()
    }

    /// What is asked now.
    #[must_use]
    pub fn top(&self) -> Option<D> {
        self.len.checked_sub(1).and_then(|top| self.entries[top as usize])
    }

    /// What is asked now, to be changed in place.
    pub fn top_mut(&mut self) -> Option<&mut D> {
        self.len.checked_sub(1).and_then(|top| self.entries[top as usize].as_mut())
    }

    /// Forgets everything: the game is over.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// How many decisions wait.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Nothing waits?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The decisions from the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = D> + '_ {
        self.entries[..self.len as usize].iter().flatten().copied()
    }

    /// A stack from the bottom to the top, or the number of entries it has room for.
    pub fn from_slice(decisions: &[D]) -> Result<Self, usize> {
        if decisions.len() > N {
            return Err(N);
        }
        let mut pending = Self::new();
        decisions.iter().for_each(|&decision| pending.push(decision));
        Ok(pending)
    }
}

impl<D: Copy, const N: usize> Default for Pending<D, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<D: Copy + fmt::Debug, const N: usize> fmt::Debug for Pending<D, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Written as a list, the bottom first.
impl<D: Copy + Serialize, const N: usize> Serialize for Pending<D, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, D: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Pending<D, N> {
    fn deserialize<De: serde::Deserializer<'de>>(deserializer: De) -> Result<Self, De::Error> {
        let decisions = Vec::<D>::deserialize(deserializer)?;
        Self::from_slice(&decisions)
            .map_err(|room| serde::de::Error::custom(format!("at most {room} decisions can be pending")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_question_is_asked_first_and_what_waited_goes_on() {
        let mut pending = Pending::<&str, 3>::new();
        pending.push("draw");
        pending.push("play");
        assert_eq!(pending.top(), Some("play"));
        assert_eq!(pending.pop(), Some("play"));
        assert_eq!(pending.top(), Some("draw"));
    }

    #[test]
    fn equal_stacks_are_equal_whatever_lay_on_them() {
        let mut used = Pending::<u8, 2>::new();
        used.push(7);
        used.pop();
        assert_eq!(used, Pending::new());
        assert_eq!(used.pop(), None);
    }

    #[test]
    fn a_written_stack_that_is_too_deep_is_refused() {
        let error = serde_json::from_str::<Pending<u8, 2>>("[1,2,3]").unwrap_err();
        assert!(error.to_string().contains("at most 2"), "{error}");
    }
}
