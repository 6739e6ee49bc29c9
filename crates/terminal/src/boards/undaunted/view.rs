//! Undaunted's view as it comes over the wire: what this board needs of it.

use std::collections::BTreeMap;

use sandtable_core::{Seat, ViewJson};
use serde::Deserialize;
use serde_json::Value;

use super::card::Kind;

/// The table as the viewer sees it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct View {
    pub(super) name: String,
    pub(super) round: u16,
    pub(super) round_limit: u16,
    pub(super) turn: Option<Side>,
    pub(super) marker: Side,
    pub(super) map: Map,
    pub(super) us: Force,
    pub(super) ge: Force,
}

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Side {
    Us,
    Ge,
}

impl Side {
    pub(super) const BOTH: [Side; 2] = [Side::Us, Side::Ge];

    /// The side that a seat leads.
    pub(super) fn of(seat: Seat) -> Side {
        if seat == Seat(0) { Side::Us } else { Side::Ge }
    }

    pub(super) fn other(self) -> Side {
        match self {
            Side::Us => Side::Ge,
            Side::Ge => Side::Us,
        }
    }

    pub(super) fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// As click paths spell it.
    pub(super) fn slug(self) -> &'static str {
        match self {
            Side::Us => "us",
            Side::Ge => "ge",
        }
    }

    /// The message that names it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Side::Us => "un-side-us",
            Side::Ge => "un-side-ge",
        }
    }

    /// Its letter at markers: small where it has scouted, capital where it controls.
    pub(super) fn letter(self, marker: Marker) -> char {
        match (self, marker) {
            (Side::Us, Marker::Scouted) => 'u',
            (Side::Us, Marker::Controlled) => 'U',
            (Side::Ge, Marker::Scouted) => 'g',
            (Side::Ge, Marker::Controlled) => 'G',
        }
    }

    /// The sign before its counters.
    pub(super) fn sign(self) -> &'static str {
        match self {
            Side::Us => "▫",
            Side::Ge => "▪",
        }
    }
}

/// The battlefield.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Map {
    pub(super) layout: Lines,
    pub(super) tiles: Vec<Tile>,
}

/// Do the straight lines of the map run down the table or across it?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Lines {
    Columns,
    Rows,
}

/// One tile.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Tile {
    pub(super) tile: String,
    pub(super) line: u8,
    pub(super) offset: u8,
    pub(super) cover: u8,
    pub(super) hill: Option<u8>,
    pub(super) ground: String,
    pub(super) objective: Option<u16>,
    pub(super) radio: bool,
    pub(super) us: Option<Marker>,
    pub(super) ge: Option<Marker>,
}

impl Tile {
    /// What a side's marker on it shows.
    pub(super) fn marker(&self, side: Side) -> Option<Marker> {
        match side {
            Side::Us => self.us,
            Side::Ge => self.ge,
        }
    }

    /// The cover as it is printed: `2`, and on hills `3/1`.
    pub(super) fn printed_cover(&self) -> String {
        match self.hill {
            Some(low) => format!("{}/{low}", self.cover),
            None => self.cover.to_string(),
        }
    }
}

/// What a control marker shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Marker {
    Scouted,
    Controlled,
}

/// Everything of one side.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Force {
    /// A number of points, or `pin`.
    pub(super) goal: Value,
    pub(super) points: u16,
    pub(super) pinned: bool,
    pub(super) counters: Vec<Counter>,
    pub(super) spawns: Vec<Spawn>,
    pub(super) target: Option<String>,
    pub(super) hand: Hand,
    pub(super) chosen: Option<Chosen>,
    pub(super) deck: u8,
    pub(super) play: Cards,
    pub(super) discard: Cards,
    pub(super) supply: Cards,
    pub(super) removed: u8,
    pub(super) removed_cards: Option<Cards>,
}

/// A counter on the board.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Counter {
    pub(super) unit: Kind,
    pub(super) tile: String,
    pub(super) suppressed: bool,
}

/// A tile on which counters are placed, and whose.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Spawn {
    pub(super) tile: String,
    pub(super) serves: Vec<String>,
}

/// A hand.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Hand {
    pub(super) size: u8,
    pub(super) cards: Option<Cards>,
    pub(super) known: Cards,
}

/// An initiative card that is not shown yet.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Chosen {
    pub(super) card: Option<Kind>,
}

/// So many cards of each kind.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Cards(BTreeMap<Kind, u8>);

impl Cards {
    /// The kinds that are there with their numbers, in the order of the rules.
    pub(super) fn each(&self) -> impl Iterator<Item = (&Kind, u8)> {
        self.0.iter().map(|(kind, count)| (kind, *count))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl View {
    /// Reads a view.
    pub(super) fn read(view: &ViewJson) -> Result<View, serde_json::Error> {
        View::deserialize(view.json())
    }

    pub(super) fn side(&self, side: Side) -> &Force {
        match side {
            Side::Us => &self.us,
            Side::Ge => &self.ge,
        }
    }
}
