//! The 32 bytes that all chance of a match comes from.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// A seed: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from any words or number, for people who type `--seed 42`: the SHA-256 of `sandtable-seed/1:` and the
    /// text. Exactly 64 hexadecimal digits are taken as the seed itself.
    #[must_use]
    pub fn from_text(text: &str) -> Seed {
        Seed::from_hex(text).unwrap_or_else(|| {
            Seed(Sha256::new().chain_update(b"sandtable-seed/1:").chain_update(text).finalize().into())
        })
    }

    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Seed> {
        bytes_from_hex(text).map(Seed)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

pub(crate) fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn bytes_from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}
