//! The names of cards in paths and positions: `u15a`, `uh1`, `eu01`, `hu` (HN-50.6).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A short name, flat, so that actions hold it: up to eight letters, digits and hyphens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct CardName([u8; CardName::LONGEST]);

impl CardName {
    /// No name is longer.
    pub const LONGEST: usize = 8;

    /// The name, in small letters; `None` if it is too long or has other signs.
    #[must_use]
    pub fn new(text: &str) -> Option<CardName> {
        let known = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if text.is_empty() || text.len() > Self::LONGEST || !text.bytes().all(known) {
            return None;
        }
        let mut bytes = [0; Self::LONGEST];
        for (place, byte) in bytes.iter_mut().zip(text.bytes()) {
            *place = byte.to_ascii_lowercase();
        }
        Some(CardName(bytes))
    }

    /// As text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|&byte| byte == 0).unwrap_or(Self::LONGEST);
        std::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl Serialize for CardName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for CardName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        CardName::new(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("no card {name:?}: expected a name such as u15a or eu01")))
    }
}
