//! How tables and players are named: 128 random bits in 26 letters and digits. Nobody finds one by counting.

use std::fmt;

use data_encoding::BASE32_NOPAD;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

const BYTES: usize = 16;
const LETTERS: usize = 26;

/// 16 random bytes in lower-case base 32.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String)]
pub struct RandomId([u8; LETTERS]);

impl RandomId {
    /// A new one from the operating system's randomness.
    ///
    /// # Panics
    /// When the operating system has none to give; nothing could be kept secret then.
    #[must_use]
    pub fn random() -> RandomId {
        let mut bytes = [0; BYTES];
        crate::surroundings::fill(&mut bytes);
        RandomId::spell(bytes)
    }

    /// The id that these bytes are.
    #[must_use]
    pub fn from_bytes(bytes: [u8; BYTES]) -> RandomId {
        RandomId::spell(bytes)
    }

    fn spell(bytes: [u8; BYTES]) -> RandomId {
        let mut letters = [0; LETTERS];
        BASE32_NOPAD.encode_mut(&bytes, &mut letters);
        letters.make_ascii_lowercase();
        RandomId(letters)
    }

    /// Reads one.
    #[must_use]
    pub fn parse(text: &str) -> Option<RandomId> {
        let bytes: [u8; BYTES] = BASE32_NOPAD.decode(text.to_ascii_uppercase().as_bytes()).ok()?.try_into().ok()?;
        let id = RandomId::spell(bytes);
        (id.as_str() == text).then_some(id)
    }

    /// Its letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("base 32 is ASCII")
    }
}

impl fmt::Display for RandomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for RandomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl TryFrom<String> for RandomId {
    type Error = String;

    fn try_from(text: String) -> Result<RandomId, String> {
        RandomId::parse(&text).ok_or_else(|| "expected an id of 26 letters and digits".to_owned())
    }
}

impl From<RandomId> for String {
    fn from(id: RandomId) -> String {
        id.as_str().to_owned()
    }
}

/// A table, and the match that is played at it. Who knows the id may look on: it is the invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
#[ts(type = "string")]
pub struct TableId(pub RandomId);

/// Somebody, guest or account. It names and proves nothing: that is what sessions are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
#[ts(type = "string")]
pub struct PlayerId(pub RandomId);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_and_another_spelling_of_it_is_no_id() {
        let id = RandomId::random();
        assert_eq!(RandomId::parse(id.as_str()), Some(id));
        assert_eq!(RandomId::parse(&id.as_str().to_uppercase()), None);
        assert_eq!(RandomId::parse("short"), None);
        assert_eq!(RandomId::parse(&"é".repeat(13)), None);
        assert_ne!(RandomId::random(), RandomId::random());
    }
}
