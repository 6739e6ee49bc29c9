//! What is wrong with a file that a person wrote: the keys that lead to the place, and what was expected there.

/// One fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) keys: Vec<String>,
    pub(crate) expected: String,
}

impl Fault {
    pub(crate) fn new(keys: &[&str], expected: impl Into<String>) -> Fault {
        Fault { keys: keys.iter().map(|&key| key.to_owned()).collect(), expected: expected.into() }
    }

    /// The same fault, seen from further out.
    pub(crate) fn under(mut self, keys: &[&str]) -> Fault {
        self.keys.splice(0..0, keys.iter().map(|&key| key.to_owned()));
        self
    }

    /// The keys as one name: `us.reserve[3]`, `unit[0].shooting`.
    pub(crate) fn key(&self) -> String {
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
pub(crate) fn expect(holds: bool, keys: &[&str], expected: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(keys, expected())) }
}
