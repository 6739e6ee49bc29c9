//! What is wrong with something from outside: where, and what was expected there.

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
