//! Sets of things that are numbered: specialists, items, dice. A word each, so the state stays flat.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A thing with a number below 64.
pub trait Numbered: Copy {
    /// Its number.
    fn index(self) -> usize;
    /// The thing of a number.
    fn numbered(index: usize) -> Self;
}

/// A set of numbered things, listed in the order of their numbers.
pub struct Set<T> {
    bits: u64,
    things: PhantomData<T>,
}

impl<T: Numbered> Set<T> {
    /// Nothing.
    pub const NONE: Set<T> = Set { bits: 0, things: PhantomData };

    /// Just this.
    #[must_use]
    pub fn only(thing: T) -> Set<T> {
        Set { bits: 1 << thing.index(), things: PhantomData }
    }

    /// The first `count` things.
    #[must_use]
    pub const fn first(count: usize) -> Set<T> {
        Set { bits: if count >= 64 { u64::MAX } else { (1 << count) - 1 }, things: PhantomData }
    }

    /// Is it in the set?
    #[must_use]
    pub fn contains(self, thing: T) -> bool {
        self.bits >> thing.index() & 1 == 1
    }

    /// Puts it in.
    pub fn insert(&mut self, thing: T) {
        self.bits |= 1 << thing.index();
    }

    /// Takes it out.
    pub fn remove(&mut self, thing: T) {
        self.bits &= !(1 << thing.index());
    }

    /// Nothing in it?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & other.bits, things: PhantomData }
    }

    /// What is in one of them.
    #[must_use]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits | other.bits, things: PhantomData }
    }

    /// What is in this one only.
    #[must_use]
    pub const fn without(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & !other.bits, things: PhantomData }
    }

    /// The first of them.
    #[must_use]
    pub fn lowest(self) -> Option<T> {
        (self.bits != 0).then(|| T::numbered(self.bits.trailing_zeros() as usize))
    }

    /// The last of them.
    #[must_use]
    pub fn highest(self) -> Option<T> {
        (self.bits != 0).then(|| T::numbered(63 - self.bits.leading_zeros() as usize))
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self;
        std::iter::from_fn(move || {
            let next = left.lowest()?;
            left.bits &= left.bits - 1;
            Some(next)
        })
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set { bits: 0, things: PhantomData }
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut set = Set::NONE;
        things.into_iter().for_each(|thing| set.insert(thing));
        set
    }
}

impl<T: Numbered + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Written as a list.
impl<T: Numbered + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A list that names each thing once.
impl<'de, T: Numbered + Deserialize<'de> + fmt::Display> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Set::NONE;
        for thing in Vec::<T>::deserialize(deserializer)? {
            if set.contains(thing) {
                return Err(serde::de::Error::custom(format!("each once: {thing} is named twice")));
            }
            set.insert(thing);
        }
        Ok(set)
    }
}
