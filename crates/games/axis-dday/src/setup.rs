//! Set-up (AD-4, AD-17): the options, and the first state.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use sandtable_core::{Id, SeatSet, SetupError, read_data_file};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::boxes::{Beach, Drop};
use crate::card::{CARDS, Luck, Number, Numbers};
use crate::chart::{Chart, Places};
use crate::dice::Dice;
use crate::side::Power;
use crate::state::{AxisDDay, Effects, Entering, Fights, Joint, Marches, Phase, Shots, Task};
use crate::unit::Units;
use crate::zone::{Map, ZONES, Zone};

/// The options of a match (AD-17.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Setup {
    /// Two or three seats (AD-1.4).
    #[cfg_attr(feature = "wire", schemars(range(min = 2, max = 3)))]
    pub seats: u8,
    /// Is the Fortune deck used (AD-17.1)?
    pub fortune: bool,
    /// Is the Tactics deck used?
    pub tactics: bool,
    /// The map of 41 or of 42 zones (AD-17.3).
    #[cfg_attr(feature = "wire", schemars(range(min = 41, max = 42)))]
    pub zones: u8,
}

impl Default for Setup {
    /// AD-17.4.
    fn default() -> Setup {
        Setup { seats: 2, fortune: false, tactics: false, zones: 41 }
    }
}

impl Setup {
    /// Can it be played? If not, which key is wrong.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !(2..=3).contains(&self.seats) {
            return Err(SetupError::new("setup.seats", format!("expected 2 or 3, found {}", self.seats)));
        }
        if !(41..=42).contains(&self.zones) {
            return Err(SetupError::new("setup.zones", format!("expected 41 or 42, found {}", self.zones)));
        }
        Ok(())
    }

    /// AD-17.3: the map.
    #[must_use]
    pub fn map(&self) -> &'static Map {
        Map::of(u32::from(self.zones))
    }
}

/// AD-5.1: after so many turns the game is over.
#[must_use]
pub fn turns() -> u8 {
    DATA.turns
}

/// AD-4.4: what stands in a zone at the start.
#[must_use]
pub fn start_of(zone: Zone) -> &'static Units {
    &DATA.zones[zone.index()]
}

/// AD-4.14: what is on the Airfield at the start.
#[must_use]
pub fn start_of_airfield() -> &'static Units {
    &DATA.airfield
}

/// AD-2.14: how many pieces there are: what the set-up puts into zones, boxes, charts and on the Airfield.
#[must_use]
pub fn pieces() -> &'static Units {
    &DATA.pieces
}

struct Data {
    turns: u8,
    zones: [Units; ZONES],
    airfield: Units,
    pieces: Units,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    turns: u8,
    airfield: BTreeMap<Power, String>,
    zones: BTreeMap<String, String>,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let file: File = read_data_file("data/setup.toml", include_str!("../data/setup.toml"));
    let read = |power: Power, text: &str| {
        Units::read(power, text).unwrap_or_else(|| panic!("data/setup.toml: units of {power}, found {text:?}"))
    };
    let mut zones = [Units::NONE; ZONES];
    for (id, text) in &file.zones {
        let zone = Zone::named(id).unwrap_or_else(|| panic!("data/setup.toml: a zone, found {id:?}"));
        zones[zone.index()] = read(Power::Axis, text);
    }
    let mut airfield = Units::NONE;
    file.airfield.iter().for_each(|(&power, text)| airfield.add_all(&read(power, text)));
    let mut pieces = airfield;
    zones.iter().for_each(|units| pieces.add_all(units));
    Beach::all().for_each(|beach| pieces.add_all(&beach.printed().start));
    Drop::all().for_each(|drop| pieces.add_all(&drop.printed().start));
    for chart in Chart::all() {
        chart.printed().all.iter().for_each(|place| pieces.add(chart.unit(place), 1));
    }
    Data { turns: file.turns, zones, airfield, pieces }
});

impl AxisDDay {
    /// AD-4: the first state. No die is rolled (AD-18.1).
    pub(crate) fn set_up(setup: &Setup) -> Result<AxisDDay, SetupError> {
        setup.check()?;
        let mut board = Board::EMPTY;
        for zone in Zone::all() {
            start_of(zone).iter().for_each(|(unit, count)| board.add(zone, unit, count));
        }
        let deck = Numbers::first(CARDS);
        let mut game = AxisDDay {
            setup: *setup,
            turn: 1,
            close: false,
            board,
            beaches: [Units::NONE; 5],
            drops: [0; 3],
            airfield: *start_of_airfield(),
            supply: Units::NONE,
            charts: [Places::NONE; 4],
            orders: deck,
            tactics: if setup.tactics { deck } else { Numbers::NONE },
            phase: Phase::Order(Number::FIRST),
            task: Task::Start,
            waiting: false,
            asked: SeatSet::NONE,
            done: [false; 2],
            joint: Joint::NONE,
            luck: Luck::Nothing,
            effects: Effects::NONE,
            shots: Shots::NONE,
            marches: Marches::NONE,
            fights: Fights::NONE,
            entering: Entering::NONE,
            ending: None,
        };
        Beach::all().for_each(|beach| game.beaches[beach.index()] = beach.printed().start);
        for drop in Drop::all() {
            game.drops[drop.index()] = drop.printed().start.total() as u8;
        }
        Chart::all().for_each(|chart| game.charts[chart.index()] = chart.printed().all);
        game.phase = game.first_phase();
        game.asked = SeatSet::only(game.speaker());
        Ok(game)
    }
}

/// Nothing was rolled yet.
pub(crate) const NO_DICE: [Dice; 2] = [Dice::NONE; 2];
