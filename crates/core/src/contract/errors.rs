//! What is wrong with something from outside: where, and what was expected there.

use crate::limits::Excess;

/// A set-up that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {expected}")]
pub struct SetupError {
    /// Which key or line.
    pub place: String,
    /// What was expected there.
    pub expected: String,
}

impl SetupError {
    /// Names a place and what was expected there.
    pub fn new(place: impl Into<String>, expected: impl Into<String>) -> SetupError {
        SetupError { place: place.into(), expected: expected.into() }
    }
}

/// Something in a set-up that is larger than a limit allows.
impl From<Excess> for SetupError {
    fn from(excess: Excess) -> SetupError {
        SetupError::new(excess.place, excess.expected)
    }
}

/// A position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {expected}")]
pub struct LoadError {
    /// Where in the saved state, such as `flags[2].sides[0]`.
    pub place: String,
    /// What must hold there.
    pub expected: String,
}

impl LoadError {
    /// Names a place and what must hold there.
    pub fn new(place: impl Into<String>, expected: impl Into<String>) -> LoadError {
        LoadError { place: place.into(), expected: expected.into() }
    }

    /// The clause behind it, where the sentence names one.
    #[must_use]
    pub fn rule(&self) -> Option<&str> {
        clause(&self.expected)
    }
}

/// Something in a position that is larger than a limit allows.
impl From<Excess> for LoadError {
    fn from(excess: Excess) -> LoadError {
        LoadError::new(excess.place, excess.expected)
    }
}

/// The first clause that a sentence names in brackets: `(AD-3.1)`, `(AD-2.5, AD-2.6)`. What stands in quotes came from
/// outside, and names none.
fn clause(sentence: &str) -> Option<&str> {
    let ours = sentence.split('"').step_by(2);
    let mut inside =
        ours.flat_map(|part| part.split('(').skip(1)).filter_map(|part| part.split([')', ',', ' ']).next());
    inside.find(|word| {
        let (letters, numbers) = word.split_once('-').unwrap_or_default();
        let numbered =
            numbers.split('.').all(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()));
        !letters.is_empty() && letters.bytes().all(|b| b.is_ascii_uppercase()) && numbered
    })
}

/// Text that is no action of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{given:?} is no action: expected {expected}")]
pub struct ParseError {
    /// What was written.
    pub given: String,
    /// What would have been understood.
    pub expected: String,
}

impl ParseError {
    /// Names what was given and what was expected.
    pub fn new(given: impl Into<String>, expected: impl Into<String>) -> ParseError {
        ParseError { given: given.into(), expected: expected.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clause_behind_a_position_that_cannot_be() {
        let rule = |expected: &str| LoadError::new("state.zones", expected).rule().map(str::to_owned);
        assert_eq!(rule("at most 12 units (AD-7.1), found 13").as_deref(), Some("AD-7.1"));
        assert_eq!(rule("kinds that uk has, found blockhouse (AD-2.5, AD-2.6)").as_deref(), Some("AD-2.5"));
        assert_eq!(rule("a zone (on the map), found \"(XX-1.1)\" (AD-3.1)").as_deref(), Some("AD-3.1"));
        assert_eq!(rule("a list, found \"(XX-1.1)\""), None);
        assert_eq!(rule("1 to 10, found 12 (one-half)"), None);
    }
}
