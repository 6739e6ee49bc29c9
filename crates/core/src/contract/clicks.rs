//! An action as the things a person points at.

use super::{ParseError, Rules};
use crate::{Path, Seat, Step};

/// Every action is a path of clicks.
pub trait Clicks: Rules {
    /// The action as a path of clicks.
    fn path(&self, seat: Seat, action: &Self::Action) -> Path;

    /// The action that a path of clicks means, legal or not.
    fn read_path(&self, seat: Seat, path: &Path) -> Result<Self::Action, ParseError>;

    /// A click as the game itself writes it, where a thing has several names: `tile:D3` is `tile:d3`. Clicks that are no whole
    /// action yet are understood by it.
    fn usual_click(&self, seat: Seat, click: &Step) -> Step {
        let _ = seat;
        click.clone()
    }

    /// The action that a line of notation means when this seat writes it, legal or not. What the seat adds is for games in
    /// which a thing's name depends on whose it is.
    fn read_notation(&self, seat: Seat, text: &str) -> Result<Self::Action, ParseError> {
        let _ = seat;
        text.parse()
    }
}
