//! What an action may bring.

use super::{ParseError, Rules};
use crate::{Odds, Seat, Step, Viewer};

/// The exact odds of actions and things. A game without any writes `impl Chances for …  {}`.
pub trait Chances: Rules {
    /// The exact chances of an action that `seat` may choose, if chance has a part in it. Like a view it rests on what the
    /// seat knows: equal views have equal odds. It may cost milliseconds, so it is asked for one action at a time.
    fn odds(&self, seat: Seat, action: &Self::Action) -> Option<Odds> {
        let _ = (seat, action);
        None
    }

    /// What chance has in store for a thing on the table as it stands, such as the battle in a zone, as far as the viewer
    /// can know.
    fn prospect(&self, viewer: Viewer, thing: &Step) -> Option<Odds> {
        let _ = (viewer, thing);
        None
    }

    /// The odds of a fight that a person typed: "3 inf 2 tank vs 4 inf 1 art".
    fn typed_fight(text: &str) -> Result<Odds, ParseError> {
        Err(ParseError::new(text, format!("a game with fights that can be typed; {} has none", Self::info().slug)))
    }
}
