//! The two sides, and the tags of their pieces (HN-1.1, HN-50.5).

use std::fmt;

use sandtable_core::{rivals, spelled};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// HN-1.1: seat 0 commands the US army, seat 1 the German army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Side {
    /// The US.
    Us,
    /// Germany.
    Ge,
}

impl Side {
    /// Both, one after another.
    pub fn all() -> impl DoubleEndedIterator<Item = Side> + ExactSizeIterator + Clone {
        Side::BOTH.into_iter()
    }

    /// What paths and positions call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Us => "us",
            Side::Ge => "ge",
        }
    }

    /// The side of a name, in small or capital letters; the words of the rules, `US` and `German`, will do.
    #[must_use]
    pub fn named(name: &str) -> Option<Side> {
        match name.to_ascii_lowercase().as_str() {
            "us" => Some(Side::Us),
            "ge" | "german" | "germany" => Some(Side::Ge),
            _ => None,
        }
    }
}

// HN-1.1
rivals!(Side, Us, Ge);
spelled!(Side, "side");

/// The public tag of a piece on the battlefield: `us-3`. It tells nothing of the card and is never used again (HN-50.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Tag {
    /// Whose.
    pub side: Side,
    /// Its number, from 1 in the order in which pieces came onto the battlefield.
    pub number: u8,
}

impl Tag {
    /// A unit that is named by a card which nobody is known to be (HN-50.1). No piece has this tag.
    #[must_use]
    pub(crate) const fn of_nobody(side: Side) -> Tag {
        Tag { side, number: 0 }
    }

    /// The tag that is written so.
    #[must_use]
    pub fn named(name: &str) -> Option<Tag> {
        let (side, number) = name.split_once('-')?;
        if number.starts_with('+') || (number.starts_with('0') && number != "0") {
            return None;
        }
        Some(Tag { side: Side::named(side)?, number: number.parse().ok()? })
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.side, self.number)
    }
}

impl fmt::Debug for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Tag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Tag::named(&name).ok_or_else(|| serde::de::Error::custom(format!("no tag {name:?}: expected one such as us-3")))
    }
}
