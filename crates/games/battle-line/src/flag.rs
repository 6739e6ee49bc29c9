//! The nine flags in a row (BL-1.4).

use std::fmt;

use sandtable_core::{Id, IdSet};
use serde::{Deserialize, Serialize};

/// One of the nine flags, numbered 1 to 9 for both seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "number"), schemars(with = "u8"))]
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

impl Id for Flag {
    const FIRST: Flag = Flag(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Flag {
        Flag(index as u8)
    }
}

/// A set of flags.
pub type FlagSet = IdSet<Flag, u16>;

/// All nine.
pub const ALL_FLAGS: FlagSet = FlagSet::from_bits((1 << Flag::COUNT) - 1);

/// BL-1.5: are three of them adjacent? Flags 9 and 1 are not.
#[must_use]
pub const fn three_adjacent(flags: FlagSet) -> bool {
    let row = flags.bits();
    row & row >> 1 & row >> 2 != 0
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
