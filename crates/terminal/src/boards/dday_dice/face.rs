//! The faces and colours of the dice.

use ratatui::style::Style;
use serde::Deserialize;

use crate::palette::Palette;

/// What a die can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Face {
    Skull,
    Star,
    S1,
    S2,
    Courage,
    Tool,
}

/// The signs of the four resources.
pub(super) const SOLDIERS: &str = "♟";
pub(super) const STARS: &str = "★";
pub(super) const COURAGE: &str = "♥";
pub(super) const POINTS: &str = "⚒";

impl Face {
    /// Its sign; soldiers with their number.
    pub(super) fn sign(self) -> &'static str {
        match self {
            Face::Skull => "☠",
            Face::Star => STARS,
            Face::S1 => "♟1",
            Face::S2 => "♟2",
            Face::Courage => COURAGE,
            Face::Tool => POINTS,
        }
    }

    /// As click paths spell it.
    pub(super) fn slug(self) -> &'static str {
        match self {
            Face::Skull => "skull",
            Face::Star => "star",
            Face::S1 => "s1",
            Face::S2 => "s2",
            Face::Courage => "courage",
            Face::Tool => "tool",
        }
    }
}

/// How a die of a colour (`r`, `w`, `b`) is painted.
pub(super) fn paint(die: &str, palette: Palette) -> Style {
    match die.chars().next() {
        Some('r') => palette.face(160, 231),
        Some('b') => palette.face(25, 231),
        _ => palette.face(254, 16),
    }
}
