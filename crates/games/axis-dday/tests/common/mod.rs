//! A tiny position builder, in the words of the worked examples: `zone(30, "3I 1A 3T", "2I 4A 1T", "")`.
#![allow(dead_code, missing_docs)]

use sandtable_axis_dday::{AxisDDay, Beach, Chart, Event, Power, Setup, Side, Unit, View, Zone};
use sandtable_core::battery::written;
pub use sandtable_core::battery::written::*;
use sandtable_core::{Fast, Positions, Rules, Seat, Viewer, Views};
use serde_json::{Value, json};

pub const AXIS: Seat = Seat(0);
/// The seat of the Allies, with three seats that of the UK.
pub const ALLIES: Seat = Seat(1);
pub const UK: Seat = Seat(1);
pub const US: Seat = Seat(2);

/// A position that is being laid out. Everything that is not said is as set up.
#[derive(Clone)]
pub struct Position(pub Value);

/// A step of turn 1: `order 8`, `fortune 3`, `tactics 7`, `victory`, `start`.
pub fn at(step: &str) -> Position {
    Position(json!({"step": step}))
}

/// A step with nothing in zones and boxes but what is said.
pub fn bare(step: &str) -> Position {
    at(step).set("empty", true)
}

impl Position {
    pub fn set(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.0[key] = value.into();
        self
    }

    pub fn put(mut self, part: &str, key: &str, value: impl Into<Value>) -> Self {
        self.0[part][key] = value.into();
        self
    }

    pub fn option(self, key: &str, value: impl Into<Value>) -> Self {
        self.put("setup", key, value)
    }

    pub fn three(self) -> Self {
        self.option("seats", 3)
    }

    /// With Fortune cards, and this result for the running order.
    pub fn fortune(self, luck: &str) -> Self {
        self.with_fortune().effect("fortune", luck)
    }

    pub fn with_fortune(self) -> Self {
        self.option("fortune", true)
    }

    pub fn with_tactics(self) -> Self {
        self.option("tactics", true)
    }

    pub fn turn(self, turn: u8) -> Self {
        self.set("turn", turn)
    }

    /// What stands in a zone: of the Axis, the UK, the US.
    pub fn zone(mut self, zone: u8, axis: &str, uk: &str, us: &str) -> Self {
        self.0["zones"][zone.to_string()] = json!({"axis": axis, "uk": uk, "us": us});
        self
    }

    pub fn boxed(self, name: &str, units: &str) -> Self {
        self.put("boxes", name, units)
    }

    pub fn airfield(self, power: &str, units: &str) -> Self {
        self.put("airfield", power, units)
    }

    /// The filled places of a chart.
    pub fn chart(self, name: &str, places: &str) -> Self {
        self.put("charts", name, places)
    }

    pub fn effect(self, key: &str, value: impl Into<Value>) -> Self {
        self.put("effects", key, value)
    }

    pub fn doing(self, key: &str, value: impl Into<Value>) -> Self {
        self.put("doing", key, value)
    }

    pub fn orders_gone(self, numbers: &[u8]) -> Self {
        self.put("gone", "orders", numbers.to_vec())
    }

    pub fn tactics_gone(self, numbers: &[u8]) -> Self {
        self.put("gone", "tactics", numbers.to_vec())
    }

    pub fn game(&self) -> AxisDDay {
        let saved = serde_json::from_value(self.0.clone()).unwrap_or_else(|error| panic!("{error}\n{}", self.0));
        AxisDDay::load(&saved).unwrap_or_else(|error| panic!("{error}\n{}", self.0))
    }

    /// What is said to a position that cannot be.
    pub fn fault(&self) -> String {
        written::fault::<AxisDDay>(&self.0)
    }
}

/// A game that has just been set up.
pub fn fresh(setup: Setup) -> AxisDDay {
    AxisDDay::new(&setup, &mut Fast::new(1)).unwrap()
}

/// Goes on from a loaded position that asks nothing.
#[track_caller]
pub fn go_on(game: &mut AxisDDay, dice: &str) -> Vec<Event> {
    assert_eq!(game.decision(), Some("D59"), "the position asks something");
    act(game, ALLIES, "button:go-on", dice)
}

pub fn view(game: &AxisDDay) -> View {
    game.view(Viewer::All)
}

pub fn zone(id: u8) -> Zone {
    Zone::new(id).unwrap()
}

pub fn unit(name: &str) -> Unit {
    Unit::named(name).unwrap_or_else(|| panic!("no unit {name}"))
}

/// How many of a unit are in a zone.
pub fn count(game: &AxisDDay, id: u8, name: &str) -> u8 {
    game.board().of(zone(id), unit(name))
}

fn letters(units: impl Iterator<Item = (Unit, u8)>, power: Power) -> String {
    let words =
        units.filter(|(unit, _)| unit.power() == power).map(|(unit, count)| format!("{count}{}", unit.kind().letter()));
    words.collect::<Vec<_>>().join(" ")
}

/// What stands in a zone: `3I 1A | 2I | `, of the Axis, the UK, the US.
pub fn standing(game: &AxisDDay, id: u8) -> String {
    let units = game.board().at(zone(id));
    Power::ALL.map(|power| letters(units.iter(), power)).join(" | ")
}

/// What is in a beachhead box.
pub fn in_box(game: &AxisDDay, name: &str) -> String {
    let beach = Beach::named(name).unwrap();
    letters(game.beach(beach).iter(), beach.power())
}

/// What is on the Airfield: `4F 1M | 4F 1M`, of the UK, the US.
pub fn airfield(game: &AxisDDay) -> String {
    Power::ALLIES.map(|power| letters(game.airfield().iter(), power)).join(" | ")
}

/// The next units of a chart, as letters.
pub fn next_units(game: &AxisDDay, name: &str, count: usize) -> String {
    let chart = Chart::named(name).unwrap();
    game.chart(chart).iter().take(count).map(|place| chart.unit(place).kind().letter()).collect()
}

/// The number of the next place of a chart.
pub fn next_place(game: &AxisDDay, name: &str) -> Option<u8> {
    game.next_place(Chart::named(name).unwrap()).map(|place| place.number())
}

/// The step of a game, as positions write it.
pub fn step(game: &AxisDDay) -> String {
    game.save().step.unwrap_or_default()
}

/// The row of the table of decisions that is asked.
pub fn asked(game: &AxisDDay) -> &'static str {
    game.decision().unwrap_or("nothing")
}

/// The seats that are asked.
pub fn to_act(game: &AxisDDay) -> Vec<u8> {
    game.to_act().iter().map(|seat| seat.0).collect()
}

pub fn control(game: &AxisDDay, id: u8) -> Option<Side> {
    game.board().control(zone(id))
}

/// Passes and says done until a step comes up, with chance of its own. Dice fall freely.
#[track_caller]
pub fn play_to(game: &mut AxisDDay, wanted: &str) {
    let mut chance = Fast::new(3);
    for _ in 0..3_000 {
        if step(game) == wanted {
            return;
        }
        let seat = game.to_act().lowest().unwrap_or_else(|| panic!("the game is over before {wanted}"));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let quiet = ["done", "pass", "stop", "agree"].iter().filter_map(|word| word.parse().ok());
        let chosen = quiet.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0]);
        game.apply(seat, &chosen, &mut chance, &mut sandtable_core::Unheard);
    }
    panic!("{wanted} never comes");
}
