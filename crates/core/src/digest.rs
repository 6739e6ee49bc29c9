//! The fingerprint of a position.

use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// The SHA-256 of a JSON value in one fixed spelling: keys sorted, no white space. Written as 64 hexadecimal digits.
///
/// ```
/// let one = serde_json::json!({"b": 1, "a": [true]});
/// let two = serde_json::json!({"a": [true], "b": 1});
/// assert_eq!(sandtable_core::digest_of(&one), sandtable_core::digest_of(&two));
/// ```
#[must_use]
pub fn digest_of(value: &Value) -> String {
    // `serde_json::Value` keeps objects sorted by key (its `preserve_order` feature is not enabled here; sort again so
    // that a dependency that enables it cannot change a digest).
    let mut sorted = value.clone();
    sorted.sort_all_objects();
    let bytes = Sha256::digest(sorted.to_string());
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
