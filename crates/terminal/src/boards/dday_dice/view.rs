//! D-Day Dice's view as it comes over the wire: what this board needs of it.

use std::fmt;

use sandtable_core::{Seat, Step, ViewJson};
use serde::Deserialize;

use super::face::Face;

/// The table.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct View {
    pub(super) map: Map,
    pub(super) turn: u16,
    pub(super) phase: String,
    pub(super) sectors: Vec<Sector>,
    pub(super) edges: Vec<Edge>,
    pub(super) units: Vec<Unit>,
    pub(super) pool: Pool,
    #[serde(default)]
    pub(super) awards: Vec<String>,
}

/// What the map is called.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Map {
    pub(super) name: String,
    pub(super) place: String,
    pub(super) date: String,
}

/// A sector's name: its number, or `bunker`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub(super) enum Id {
    Number(u8),
    Name(String),
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Id::Number(number) => number.fmt(f),
            Id::Name(name) => name.fmt(f),
        }
    }
}

impl Id {
    /// The thing to point at.
    pub(super) fn step(&self) -> Step {
        Step::new("sector", self)
    }

    /// The bunker?
    pub(super) fn is_bunker(&self) -> bool {
        matches!(self, Id::Name(_))
    }
}

/// One sector.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Sector {
    pub(super) id: Id,
    /// From the landing zone.
    pub(super) row: u8,
    /// From where to where on a board 12 wide.
    pub(super) span: [u8; 2],
    pub(super) def: Vec<u8>,
    pub(super) mg: u8,
    #[serde(default)]
    pub(super) mg_dice: Vec<u8>,
    #[serde(default)]
    pub(super) silenced: Vec<bool>,
    #[serde(default)]
    pub(super) mg_most: Option<u8>,
    #[serde(default)]
    pub(super) def_zero: bool,
    #[serde(default)]
    pub(super) def_less: u8,
    pub(super) shield: String,
    pub(super) demand: Demand,
    pub(super) bonus: Option<Face>,
    pub(super) penalty: Option<Face>,
    pub(super) here: Option<String>,
    pub(super) dice: u8,
    pub(super) no_lock: bool,
    pub(super) no_items: bool,
    pub(super) award: bool,
    pub(super) enter_d6: bool,
    pub(super) max_units: u8,
    pub(super) special: bool,
    pub(super) start: bool,
    pub(super) units: Vec<Seat>,
}

/// What a sector demands.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Demand {
    None,
    Have(Vec<String>),
    Sacrifice(Vec<String>),
    Discard(Vec<String>),
    Explosives(u8),
}

/// One border.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Edge {
    pub(super) from: Id,
    pub(super) to: Id,
    pub(super) forward: bool,
    pub(super) cost: u8,
    pub(super) mines: bool,
    pub(super) obstacle: bool,
}

/// One unit.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Unit {
    pub(super) seat: Seat,
    pub(super) nation: String,
    pub(super) sector: Id,
    pub(super) turns_left: Option<u8>,
    pub(super) must_move: bool,
    pub(super) strength: u16,
    pub(super) soldiers: u16,
    pub(super) stars: u16,
    pub(super) courage: u16,
    pub(super) points: u16,
    pub(super) specialists: Vec<String>,
    #[serde(default)]
    pub(super) dead: Vec<String>,
    #[serde(default)]
    pub(super) recruits: Vec<Price>,
    pub(super) items: Vec<String>,
    pub(super) vehicle: Option<String>,
    pub(super) awards: Vec<String>,
    #[serde(default)]
    pub(super) played: Vec<String>,
    pub(super) dice: Vec<Die>,
    pub(super) rerolls_left: u8,
    #[serde(default)]
    pub(super) reserve: Option<Vec<Face>>,
    pub(super) ready: bool,
    #[serde(default)]
    pub(super) cry: bool,
    #[serde(default)]
    pub(super) losses: Option<u16>,
    #[serde(default)]
    pub(super) reach: Vec<Reach>,
    #[serde(default)]
    pub(super) victory_points: i32,
}

/// One die.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Die {
    /// `r1 r2 w1 w2 b1 b2`.
    pub(super) die: String,
    pub(super) face: Face,
    pub(super) locked: bool,
    pub(super) marked: bool,
    pub(super) cancelled: bool,
}

/// A thing and its price.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Price {
    pub(super) id: String,
    pub(super) cost: u16,
}

/// A sector that a unit could be in for its next combat.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Reach {
    pub(super) sector: Id,
    pub(super) courage: Option<u16>,
    pub(super) open: bool,
    pub(super) demand_met: bool,
    pub(super) mines: bool,
    pub(super) expected_loss: f64,
    pub(super) worst_loss: u16,
    pub(super) survival: f64,
}

/// What can be found.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Pool {
    pub(super) items: Vec<Price>,
    pub(super) vehicles: Vec<Price>,
}

impl Unit {
    /// What its next combat would be in a sector, if it could be there.
    pub(super) fn reach_of(&self, sector: &Id) -> Option<&Reach> {
        self.reach.iter().find(|reach| reach.sector == *sector)
    }
}

impl View {
    /// Reads a view.
    pub(super) fn read(view: &ViewJson) -> Result<View, serde_json::Error> {
        View::deserialize(view.json())
    }

    /// The unit of a seat.
    pub(super) fn unit(&self, seat: Seat) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.seat == seat)
    }

    /// The ways forward out of a sector.
    pub(super) fn ahead<'a>(&'a self, sector: &'a Sector) -> impl Iterator<Item = &'a Edge> {
        self.edges.iter().filter(|edge| edge.forward && edge.from == sector.id)
    }
}
