//! What is wrong with a scenario or map that a person wrote: the keys that lead to the place, and what was expected there.
//! [`TomlFile::fault`](crate::TomlFile::fault) adds the line.
//!
//! ```
//! use sandtable_core::faults::{Fault, expect};
//!
//! fn check_bridge(width: u8) -> Result<(), Fault> {
//!     expect(width <= 8, &["width"], || format!("at most 8, found {width}"))
//! }
//!
//! let fault = check_bridge(9).map_err(|fault| fault.under(&["bridge", "2"])).unwrap_err();
//! assert_eq!((fault.key().as_str(), fault.expected.as_str()), ("bridge[2].width", "at most 8, found 9"));
//! ```

/// One fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    keys: Vec<String>,
    /// What was expected at the place.
    pub expected: String,
}

impl Fault {
    /// A fault at the place to which these keys lead. A number stands for an entry of a list, counted from 0.
    #[must_use]
    pub fn new(keys: &[&str], expected: impl Into<String>) -> Fault {
        Fault { keys: keys.iter().map(|&key| key.to_owned()).collect(), expected: expected.into() }
    }

    /// The same fault, seen from further out.
    #[must_use]
    pub fn under(mut self, keys: &[&str]) -> Fault {
        self.keys.splice(0..0, keys.iter().map(|&key| key.to_owned()));
        self
    }

    /// The keys as one name: `us.counters.17B`, `map[2].tiles[0]`.
    #[must_use]
    pub fn key(&self) -> String {
        let mut name = String::new();
        for key in &self.keys {
            if key.bytes().all(|byte| byte.is_ascii_digit()) {
                name.push_str(&format!("[{key}]"));
            } else {
                if !name.is_empty() {
                    name.push('.');
                }
                name.push_str(key);
            }
        }
        name
    }
}

/// Says what must hold at a place when it does not.
pub fn expect(holds: bool, keys: &[&str], expected: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(keys, expected())) }
}
