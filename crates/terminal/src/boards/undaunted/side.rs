//! How the two sides are told apart, and which of them sits near.

use sandtable_core::Seat;
use sandtable_undaunted::Side;
use sandtable_undaunted::view::{Marker, TileView};

/// The side that a seat leads; those who only look on sit with the first.
pub(super) fn of(seat: Seat) -> Side {
    Side::of(seat).unwrap_or(Side::Us)
}

/// How a side is shown on this board.
pub(super) trait Shown {
    /// The message that names it.
    fn message(self) -> &'static str;
    /// Its letter at markers: small where it has scouted, capital where it controls.
    fn letter(self, marker: Marker) -> char;
    /// The sign before its counters.
    fn sign(self) -> &'static str;
    /// The paper of its cards, and the ink on it.
    fn paper_and_ink(self) -> (u8, u8);
}

impl Shown for Side {
    fn message(self) -> &'static str {
        match self {
            Side::Us => "un-side-us",
            Side::Ge => "un-side-ge",
        }
    }

    fn letter(self, marker: Marker) -> char {
        match (self, marker) {
            (Side::Us, Marker::Scouted) => 'u',
            (Side::Us, Marker::Controlled) => 'U',
            (Side::Ge, Marker::Scouted) => 'g',
            (Side::Ge, Marker::Controlled) => 'G',
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Side::Us => "▫",
            Side::Ge => "▪",
        }
    }

    fn paper_and_ink(self) -> (u8, u8) {
        match self {
            Side::Us => (64, 231),
            Side::Ge => (60, 231),
        }
    }
}

/// What a side's marker on a tile shows.
pub(super) fn marker(tile: &TileView, side: Side) -> Option<Marker> {
    match side {
        Side::Us => tile.us,
        Side::Ge => tile.ge,
    }
}

/// The cover as it is printed: `2`, and on hills `3/1`.
pub(super) fn printed_cover(tile: &TileView) -> String {
    match tile.hill {
        Some(low) => format!("{}/{low}", tile.cover),
        None => tile.cover.to_string(),
    }
}
