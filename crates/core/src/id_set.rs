//! Small things that are numbered, and sets of them: a hand, the units of a side, the sectors that were visited.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A small thing with a number: a card, a unit, a sector.
///
/// `index` and `at` are the inverse of each other. Numbers begin at 0 and stay small: a set has a bit for each.
pub trait Id: Copy + 'static {
    /// The thing of number 0. It fills the places of a [`Pile`](crate::Pile) where nothing lies.
    const FIRST: Self;

    /// Its number.
    fn index(self) -> usize;

    /// The thing of a number that [`Id::index`] gave.
    fn at(index: usize) -> Self;
}

/// A set of numbered things, a bit for each, listed in the order of their numbers.
///
/// `B` is how many bits there are: `u16`, `u32`, `u64` (if nothing is said) or `u128`. Putting in a thing whose number has
/// no bit is a mistake of the program: it panics where overflows are checked, as in tests, and spoils the set elsewhere.
///
/// ```
/// use sandtable_core::{Id, IdSet};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Zone(u8);
///
/// impl Id for Zone {
///     const FIRST: Zone = Zone(0);
///     fn index(self) -> usize {
///         usize::from(self.0)
///     }
///     fn at(index: usize) -> Zone {
///         Zone(index as u8)
///     }
/// }
///
/// type ZoneSet = IdSet<Zone, u32>;
///
/// let mut held: ZoneSet = [Zone(7), Zone(2)].into_iter().collect();
/// held.insert(Zone(3));
/// held.remove(Zone(7));
/// assert_eq!(held.iter().collect::<Vec<_>>(), [Zone(2), Zone(3)]);
/// assert!(held.contains_all(ZoneSet::only(Zone(3))) && !held.contains(Zone(7)));
/// ```
pub struct IdSet<T, B = u64> {
    bits: B,
    things: PhantomData<fn() -> T>,
}

/// What a set keeps its bits in: an unsigned integer.
pub trait Bits:
    Copy + Ord + Hash + Default + Send + Sync + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// None of them.
    const NONE: Self;
    /// How many there are.
    const COUNT: usize;
    /// The one of this number alone.
    fn bit(index: usize) -> Self;
    /// How many are set.
    fn set(self) -> u32;
    /// The number of the lowest that is set, if one is.
    fn lowest(self) -> usize;
    /// The number of the highest that is set, if one is.
    fn highest(self) -> usize;
}

macro_rules! bits {
    ($($word:ty),+) => {$(
        impl Bits for $word {
            const NONE: $word = 0;
            const COUNT: usize = <$word>::BITS as usize;

            #[inline]
            fn bit(index: usize) -> $word {
                1 << index
            }

            #[inline]
            fn set(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn highest(self) -> usize {
                Self::COUNT - 1 - self.leading_zeros() as usize
            }
        }
    )+};
}

bits!(u8, u16, u32, u64, u128);

impl<T, B: Bits> IdSet<T, B> {
    /// Nothing.
    pub const NONE: IdSet<T, B> = IdSet { bits: B::NONE, things: PhantomData };

    /// The set of these bits; bit 0 is the thing of number 0. For games that reckon with whole masks.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: B) -> IdSet<T, B> {
        IdSet { bits, things: PhantomData }
    }

    /// Its bits.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> B {
        self.bits
    }

    /// Nothing in it?
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::NONE
    }

    /// How many.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.set() as u8
    }

    /// What is in both.
    #[must_use]
    #[inline]
    pub fn and(self, other: IdSet<T, B>) -> IdSet<T, B> {
        IdSet::from_bits(self.bits & other.bits)
    }

    /// What is in either.
    #[must_use]
    #[inline]
    pub fn or(self, other: IdSet<T, B>) -> IdSet<T, B> {
        IdSet::from_bits(self.bits | other.bits)
    }

    /// What is in this one and not in the other.
    #[must_use]
    #[inline]
    pub fn without(self, other: IdSet<T, B>) -> IdSet<T, B> {
        IdSet::from_bits(self.bits & !other.bits)
    }

    /// Is all of the other in this one?
    #[must_use]
    #[inline]
    pub fn contains_all(self, other: IdSet<T, B>) -> bool {
        other.without(self).is_empty()
    }
}

impl<T: Id, B: Bits> IdSet<T, B> {
    /// Just this.
    #[must_use]
    #[inline]
    pub fn only(thing: T) -> IdSet<T, B> {
        IdSet::from_bits(B::bit(thing.index()))
    }

    /// The first `count` things.
    #[must_use]
    pub fn first(count: usize) -> IdSet<T, B> {
        (0..count).map(T::at).collect()
    }

    /// Is it in the set?
    #[must_use]
    #[inline]
    pub fn contains(self, thing: T) -> bool {
        self.bits & B::bit(thing.index()) != B::NONE
    }

    /// Puts it in.
    #[inline]
    pub fn insert(&mut self, thing: T) {
        self.bits = self.bits | B::bit(thing.index());
    }

    /// Takes it out.
    #[inline]
    pub fn remove(&mut self, thing: T) {
        self.bits = self.bits & !B::bit(thing.index());
    }

    /// The first of them.
    #[must_use]
    #[inline]
    pub fn lowest(self) -> Option<T> {
        (!self.is_empty()).then(|| T::at(self.bits.lowest()))
    }

    /// The last of them.
    #[must_use]
    #[inline]
    pub fn highest(self) -> Option<T> {
        (!self.is_empty()).then(|| T::at(self.bits.highest()))
    }

    /// All of them, in order.
    #[inline]
    pub fn iter(self) -> Members<T, B> {
        Members(self)
    }
}

/// What is in a set, in order.
pub struct Members<T, B = u64>(IdSet<T, B>);

impl<T: Id, B: Bits> Iterator for Members<T, B> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let next = self.0.lowest()?;
        self.0.remove(next);
        Some(next)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl<T: Id, B: Bits> DoubleEndedIterator for Members<T, B> {
    fn next_back(&mut self) -> Option<T> {
        let next = self.0.highest()?;
        self.0.remove(next);
        Some(next)
    }
}

impl<T: Id, B: Bits> ExactSizeIterator for Members<T, B> {}

impl<T, B: Copy> Clone for Members<T, B> {
    fn clone(&self) -> Self {
        Members(self.0)
    }
}

impl<T: Id, B: Bits> IntoIterator for IdSet<T, B> {
    type Item = T;
    type IntoIter = Members<T, B>;

    #[inline]
    fn into_iter(self) -> Members<T, B> {
        self.iter()
    }
}

impl<T, B: Copy> Clone for IdSet<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: Copy> Copy for IdSet<T, B> {}

impl<T, B: PartialEq> PartialEq for IdSet<T, B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T, B: Eq> Eq for IdSet<T, B> {}

impl<T, B: Hash> Hash for IdSet<T, B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T, B: Bits> Default for IdSet<T, B> {
    fn default() -> Self {
        IdSet::NONE
    }
}

impl<T: Id, B: Bits> FromIterator<T> for IdSet<T, B> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut set = IdSet::NONE;
        set.extend(things);
        set
    }
}

impl<T: Id, B: Bits> Extend<T> for IdSet<T, B> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.insert(thing));
    }
}

impl<T: Id + fmt::Debug, B: Bits> fmt::Debug for IdSet<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Written as a list, in order.
impl<T: Id + Serialize, B: Bits> Serialize for IdSet<T, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A list that names each thing once, in any order.
impl<'de, T: Id + Deserialize<'de> + fmt::Display, B: Bits> Deserialize<'de> for IdSet<T, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = IdSet::NONE;
        for thing in Vec::<T>::deserialize(deserializer)? {
            if set.contains(thing) {
                return Err(serde::de::Error::custom(format!("each once: {thing} is named twice")));
            }
            set.insert(thing);
        }
        Ok(set)
    }
}

/// From outside it looks like a list.
#[cfg(feature = "wire")]
impl<T: ts_rs::TS, B> ts_rs::TS for IdSet<T, B> {
    type WithoutGenerics = <Vec<T> as ts_rs::TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn ident(config: &ts_rs::Config) -> String {
        <Vec<T> as ts_rs::TS>::ident(config)
    }

    fn name(config: &ts_rs::Config) -> String {
        <Vec<T> as ts_rs::TS>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        <Vec<T> as ts_rs::TS>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as ts_rs::TS>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as ts_rs::TS>::visit_generics(visitor);
    }
}

/// From outside it looks like a list.
#[cfg(feature = "wire")]
impl<T: schemars::JsonSchema, B> schemars::JsonSchema for IdSet<T, B> {
    fn inline_schema() -> bool {
        <Vec<T> as schemars::JsonSchema>::inline_schema()
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        <Vec<T> as schemars::JsonSchema>::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        <Vec<T> as schemars::JsonSchema>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Id for u8 {
        const FIRST: u8 = 0;

        fn index(self) -> usize {
            usize::from(self)
        }

        fn at(index: usize) -> u8 {
            index as u8
        }
    }

    fn set<B: Bits>(numbers: &[u8]) -> IdSet<u8, B> {
        numbers.iter().copied().collect()
    }

    fn both_ends<B: Bits>() {
        let last = B::COUNT as u8 - 1;
        let ends = set::<B>(&[last, 0]);
        assert_eq!((ends.lowest(), ends.highest(), ends.len()), (Some(0), Some(last), 2));
        assert_eq!(ends.iter().rev().collect::<Vec<_>>(), [last, 0]);
        assert_eq!(IdSet::<u8, B>::first(B::COUNT).len(), B::COUNT as u8);
    }

    #[test]
    fn every_width_holds_its_first_and_its_last() {
        both_ends::<u8>();
        both_ends::<u16>();
        both_ends::<u32>();
        both_ends::<u64>();
        both_ends::<u128>();
    }

    #[test]
    fn sets_are_joined_and_parted() {
        let (one, other) = (set::<u16>(&[1, 2, 3]), set::<u16>(&[3, 4]));
        assert_eq!(one.and(other), set(&[3]));
        assert_eq!(one.or(other), set(&[1, 2, 3, 4]));
        assert_eq!(one.without(other), set(&[1, 2]));
        assert!(one.contains_all(set(&[1, 3])) && !one.contains_all(other));
        assert_eq!(set::<u16>(&[]), IdSet::default());
        assert_eq!((IdSet::<u8>::NONE.lowest(), IdSet::<u8>::NONE.highest()), (None, None));
    }

    #[test]
    fn a_list_names_each_thing_once() {
        let three = set::<u64>(&[9, 40, 2]);
        assert_eq!(serde_json::to_string(&three).unwrap(), "[2,9,40]");
        assert_eq!(serde_json::from_str::<IdSet<u8>>("[40,2,9]").unwrap(), three);
        let twice = serde_json::from_str::<IdSet<u8>>("[2,9,2]").unwrap_err();
        assert!(twice.to_string().contains("each once: 2 is named twice"), "{twice}");
    }

    #[cfg(feature = "wire")]
    #[test]
    fn from_outside_a_set_looks_like_a_list() {
        use ts_rs::TS;
        assert_eq!(IdSet::<u8>::name(&ts_rs::Config::new()), Vec::<u8>::name(&ts_rs::Config::new()));
        assert_eq!(schemars::schema_for!(IdSet<u8, u16>), schemars::schema_for!(Vec<u8>));
    }
}
