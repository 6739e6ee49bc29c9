//! The vehicles (DD-14, DD-27). Each acts for every unit in its sector.

use std::sync::LazyLock;

use sandtable_core::{Id, IdSet, read_data_file, spelled};
use serde::Deserialize;

/// A vehicle, by its place in the data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Vehicle(u8);

/// Some vehicles.
pub type VehicleSet = IdSet<Vehicle>;

/// A card of the data file, and what it does.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct VehicleCard {
    id: String,
    /// What it costs, in item points.
    pub cost: u8,
    /// Obstacles are crossed when its sector is left.
    #[serde(default)]
    pub cross_obstacle: bool,
    /// Advances from its sector cost so much courage less.
    #[serde(default)]
    pub advance_cost: u8,
    /// So many soldiers a turn.
    #[serde(default)]
    pub soldiers_a_turn: u8,
    /// So many losses fewer in combat.
    #[serde(default)]
    pub combat_loss: u8,
    /// Each MG die counts so much less.
    #[serde(default)]
    pub mg_die: u8,
    /// DEF so much less.
    #[serde(default)]
    pub def: u8,
}

#[derive(Deserialize)]
struct File {
    vehicle: Vec<VehicleCard>,
}

static CARDS: LazyLock<Vec<VehicleCard>> = LazyLock::new(|| {
    let file: File = read_data_file("data/vehicles.toml", include_str!("../data/vehicles.toml"));
    assert!(file.vehicle.len() <= 64, "data/vehicles.toml: at most 64 vehicles");
    file.vehicle
});

impl Vehicle {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Vehicle> {
        (0..CARDS.len() as u8).map(Vehicle)
    }

    /// Its card.
    #[must_use]
    pub fn card(self) -> &'static VehicleCard {
        &CARDS[usize::from(self.0)]
    }

    /// The printed cost.
    #[must_use]
    pub fn cost(self) -> u16 {
        u16::from(self.card().cost)
    }

    /// What the rules call it: `half-track`.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.card().id
    }

    /// The vehicle of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Vehicle> {
        Vehicle::all().find(|vehicle| vehicle.name() == name)
    }
}

spelled!(Vehicle, "vehicle");

impl Id for Vehicle {
    const FIRST: Vehicle = Vehicle(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Vehicle {
        Vehicle(index as u8)
    }
}
