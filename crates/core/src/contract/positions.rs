//! A whole position, written and read.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{LoadError, Rules};

/// How a position is written by hand, with all its secrets.
pub trait Positions: Rules {
    /// A whole position in the words of the rules files, made to be written by hand.
    type Saved: Serialize + DeserializeOwned;

    /// The whole position.
    fn save(&self) -> Self::Saved;

    /// Takes a position from outside: checks all that must hold, and says what does not.
    fn load(saved: &Self::Saved) -> Result<Self, LoadError>;
}
