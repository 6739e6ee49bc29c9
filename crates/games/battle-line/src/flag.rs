//! The nine flags in a row (BL-1.4).

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the nine flags, numbered 1 to 9 for both seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Flag(u8);

impl Flag {
    /// How many flags there are.
    pub const COUNT: usize = 9;

    /// The flag of a number from 1 to 9.
    #[must_use]
    pub const fn number(number: u8) -> Option<Flag> {
        if number >= 1 && number <= Flag::COUNT as u8 { Some(Flag(number - 1)) } else { None }
    }

    /// Its number, 1 to 9.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0 + 1
    }

    /// Its place in the row, 0 to 8.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All nine.
    pub fn all() -> impl Iterator<Item = Flag> {
        (0..Flag::COUNT as u8).map(Flag)
    }

    /// The flag that a text such as `3` names.
    #[must_use]
    pub fn named(text: &str) -> Option<Flag> {
        Flag::all().find(|flag| flag.to_string() == text)
    }
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.get())
    }
}

impl fmt::Debug for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "flag {self}")
    }
}

impl Serialize for Flag {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Flag {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Flag, D::Error> {
        let number = u64::deserialize(deserializer)?;
        u8::try_from(number)
            .ok()
            .and_then(Flag::number)
            .ok_or_else(|| serde::de::Error::custom(format!("no flag {number}: expected 1 to 9")))
    }
}

/// A set of flags.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct FlagSet(u16);

impl FlagSet {
    /// No flag.
    pub const NONE: FlagSet = FlagSet(0);
    /// All nine.
    pub const ALL: FlagSet = FlagSet((1 << Flag::COUNT) - 1);

    /// Is the flag in the set?
    #[must_use]
    pub const fn contains(self, flag: Flag) -> bool {
        self.0 >> flag.0 & 1 == 1
    }

    /// Adds a flag.
    pub const fn insert(&mut self, flag: Flag) {
        self.0 |= 1 << flag.0;
    }

    /// Takes a flag out.
    pub const fn remove(&mut self, flag: Flag) {
        self.0 &= !(1 << flag.0);
    }

    /// The flags of either set.
    #[must_use]
    pub const fn or(self, other: FlagSet) -> FlagSet {
        FlagSet(self.0 | other.0)
    }

    /// The flags of both sets.
    #[must_use]
    pub const fn both(self, other: FlagSet) -> FlagSet {
        FlagSet(self.0 & other.0)
    }

    /// Those of this set that are not of the other.
    #[must_use]
    pub const fn without(self, other: FlagSet) -> FlagSet {
        FlagSet(self.0 & !other.0)
    }

    /// None?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many flags.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// BL-1.5: are three of them adjacent? Flags 9 and 1 are not.
    #[must_use]
    pub const fn has_three_adjacent(self) -> bool {
        self.0 & self.0 >> 1 & self.0 >> 2 != 0
    }

    /// The flags, by number.
    pub fn iter(self) -> impl Iterator<Item = Flag> + Clone {
        let mut mask = self.0;
        std::iter::from_fn(move || {
            if mask == 0 {
                return None;
            }
            let flag = Flag(mask.trailing_zeros() as u8);
            mask &= mask - 1;
            Some(flag)
        })
    }
}

/// The flags of a set in a row. Where the same flags are gone through many times, this is quicker than the set.
#[derive(Clone, Copy)]
pub(crate) struct FlagList {
    flags: [Flag; Flag::COUNT],
    len: usize,
}

impl From<FlagSet> for FlagList {
    fn from(set: FlagSet) -> FlagList {
        let mut list = FlagList { flags: [Flag(0); Flag::COUNT], len: 0 };
        for flag in set.iter() {
            list.flags[list.len] = flag;
            list.len += 1;
        }
        list
    }
}

impl std::ops::Deref for FlagList {
    type Target = [Flag];

    fn deref(&self) -> &[Flag] {
        &self.flags[..self.len]
    }
}

impl FromIterator<Flag> for FlagSet {
    fn from_iter<I: IntoIterator<Item = Flag>>(flags: I) -> FlagSet {
        let mut set = FlagSet::NONE;
        flags.into_iter().for_each(|flag| set.insert(flag));
        set
    }
}

impl fmt::Debug for FlagSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for FlagSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_numbered_from_one_to_nine() {
        assert_eq!((Flag::number(0), Flag::number(10)), (None, None));
        assert_eq!(Flag::all().map(Flag::get).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!((Flag::named("3"), Flag::named("03")), (Flag::number(3), None));
        assert!(serde_json::from_str::<Flag>("10").unwrap_err().to_string().contains("expected 1 to 9"));
    }
}
