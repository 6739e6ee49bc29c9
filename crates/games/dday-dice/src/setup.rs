//! Set-up (DD-2): the map, the nations and the options.

use std::fmt;

use sandtable_core::{Seat, SetupError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::map::MapRef;
use crate::nation::Nation;

/// The most seats.
pub const MOST_SEATS: usize = 4;

/// Map, nations and options, as a person chooses them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    schemars(deny_unknown_fields, transform = map_or_scenario)
)]
#[serde(rename_all = "kebab-case")]
pub struct Setup {
    /// The map: one of the nine, or a person's own.
    #[cfg_attr(feature = "wire", schemars(default))]
    pub map: MapRef,
    /// How many play.
    #[cfg_attr(feature = "wire", schemars(with = "Option<u8>", range(min = 1, max = MOST_SEATS)))]
    pub seats: u8,
    /// The nations, by seat, each once (DD-2.1).
    #[cfg_attr(feature = "wire", schemars(with = "Option<WrittenNations>"))]
    pub nations: Nations,
    /// Roll all dice again once a game, if the first roll shows no soldier (DD-23.1).
    #[serde(serialize_with = "on_or_off")]
    #[cfg_attr(feature = "wire", ts(type = "\"on\" | \"off\""), schemars(with = "Switch", default = "usual_mulligan"))]
    pub mulligan: bool,
    /// All special items in the pool, and no limits of specialists (DD-23.4, DD-23.5).
    #[cfg_attr(feature = "wire", schemars(default))]
    pub bazooka_joe: BazookaJoe,
    /// The arrow binds a turn later (DD-23.7).
    #[cfg_attr(feature = "wire", schemars(with = "Switch", default))]
    pub long_stay: bool,
    /// A shorter game on `tiger` (DD-23.8).
    #[cfg_attr(feature = "wire", schemars(default))]
    pub lesson: Lesson,
}

/// How far the rules of Bazooka Joe go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BazookaJoe {
    /// Not at all.
    #[default]
    Off,
    /// All special items are in the pool (DD-23.4).
    Items,
    /// Besides, any number of reserve and unique specialists (DD-23.5).
    ItemsAndSpecialists,
}

/// The training games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "\"off\" | \"1\" | \"2\""),
    schemars(with = "LessonShape")
)]
pub enum Lesson {
    /// The whole game.
    #[default]
    Off,
    /// No recruiting, no items, no awards.
    First,
    /// Recruiting, but no items and no awards.
    Second,
}

/// The nations by seat.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<string>"))]
pub struct Nations {
    by_seat: [Nation; MOST_SEATS],
    seats: u8,
}

impl Nations {
    /// The first so many nations, in the usual order.
    #[must_use]
    pub fn usual(seats: u8) -> Nations {
        Nations { by_seat: Nation::ALL, seats: seats.clamp(1, MOST_SEATS as u8) }
    }

    /// This nation at seat 0, and the others in the usual order.
    #[must_use]
    pub fn led_by(first: Nation, seats: u8) -> Nations {
        let mut nations = Nations::usual(seats);
        let place = first as usize;
        nations.by_seat[..=place].rotate_right(1);
        nations
    }

    /// These nations, if they are one to four different ones.
    #[must_use]
    pub fn list(nations: &[Nation]) -> Option<Nations> {
        let different = nations.iter().enumerate().all(|(index, nation)| !nations[..index].contains(nation));
        if !(1..=MOST_SEATS).contains(&nations.len()) || !different {
            return None;
        }
        let mut by_seat = Nation::ALL;
        by_seat[..nations.len()].copy_from_slice(nations);
        // The seats that are not there keep whatever is left, so that equal lists are equal.
        let rest = Nation::ALL.into_iter().filter(|nation| !nations.contains(nation));
        by_seat[nations.len()..].iter_mut().zip(rest).for_each(|(place, nation)| *place = nation);
        Some(Nations { by_seat, seats: nations.len() as u8 })
    }

    /// The nations that play.
    #[must_use]
    pub fn as_slice(&self) -> &[Nation] {
        &self.by_seat[..usize::from(self.seats)]
    }

    /// The nation of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Nation {
        self.by_seat[seat.index() % MOST_SEATS]
    }
}

impl fmt::Debug for Nations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Nations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            map: MapRef::default(),
            seats: 1,
            nations: Nations::usual(1),
            mulligan: true,
            bazooka_joe: BazookaJoe::Off,
            long_stay: false,
            lesson: Lesson::Off,
        }
    }
}

impl Setup {
    /// The usual game on a map of the nine, for so many seats.
    #[must_use]
    pub fn on(map: &str, seats: u8) -> Option<Setup> {
        Some(Setup { map: MapRef::named(map)?, seats, nations: Nations::usual(seats), ..Setup::default() })
    }

    /// Does one play alone (DD-22)?
    #[must_use]
    pub const fn solo(&self) -> bool {
        self.seats == 1
    }

    /// Are items, vehicles and awards played with (DD-23.8)?
    #[must_use]
    pub fn has_items(&self) -> bool {
        self.lesson == Lesson::Off
    }

    /// Can it be played? If not, which key is wrong.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !(1..=MOST_SEATS as u8).contains(&self.seats) {
            return Err(SetupError::new("setup.seats", format!("expected 1 to 4, found {}", self.seats)));
        }
        if self.nations.as_slice().len() != usize::from(self.seats) {
            return Err(SetupError::new(
                "setup.nations",
                format!("expected a nation for each of {} seats, found {:?}", self.seats, self.nations),
            ));
        }
        if self.lesson != Lesson::Off && self.map.file.id != "tiger" {
            return Err(SetupError::new("setup.lesson", "expected off: the lessons are played on the map tiger"));
        }
        Ok(())
    }
}

/// A set-up as people write it, with much left out.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default, expecting = "a set-up, as an object")]
struct Written {
    #[serde(alias = "scenario")]
    map: Option<MapRef>,
    seats: Option<u8>,
    nations: Option<WrittenNations>,
    mulligan: Option<Switch>,
    bazooka_joe: BazookaJoe,
    long_stay: Switch,
    lesson: Lesson,
}

/// A list by seat, or the nation of seat 0.
#[derive(Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "expected us, uk, ca or fr, or a list of them by seat")]
enum WrittenNations {
    First(Nation),
    List(
        #[cfg_attr(feature = "wire", schemars(length(min = 1, max = MOST_SEATS), extend("uniqueItems" = true)))]
        Vec<Nation>,
    ),
}

/// On or off: `true`, `false`, `"on"` or `"off"`.
#[derive(Clone, Copy, Default, PartialEq)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema), schemars(with = "SwitchShape"))]
struct Switch(bool);

impl<'de> Deserialize<'de> for Switch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Bool(bool),
            Word(String),
        }
        match Either::deserialize(deserializer) {
            Ok(Either::Bool(on)) => Ok(Switch(on)),
            Ok(Either::Word(word)) if word == "on" => Ok(Switch(true)),
            Ok(Either::Word(word)) if word == "off" => Ok(Switch(false)),
            _ => Err(serde::de::Error::custom("expected on or off (true or false)")),
        }
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let wrong = |sentence: &str| serde::de::Error::custom(sentence);
        let seats = written.seats;
        if seats.is_some_and(|seats| !(1..=MOST_SEATS as u8).contains(&seats)) {
            return Err(wrong("seats: expected 1 to 4"));
        }
        let nations = match written.nations {
            None => Nations::usual(seats.unwrap_or(1)),
            Some(WrittenNations::First(nation)) => Nations::led_by(nation, seats.unwrap_or(1)),
            Some(WrittenNations::List(list)) => {
                let nations = Nations::list(&list)
                    .ok_or_else(|| wrong("nations: expected one to four different ones of us, uk, ca, fr (DD-2.1)"))?;
                if seats.is_some_and(|seats| usize::from(seats) != list.len()) {
                    return Err(wrong("nations: expected a nation for each seat"));
                }
                nations
            }
        };
        Ok(Setup {
            map: written.map.unwrap_or_default(),
            seats: nations.as_slice().len() as u8,
            nations,
            mulligan: written.mulligan.is_none_or(|switch| switch.0),
            bazooka_joe: written.bazooka_joe,
            long_stay: written.long_stay.0,
            lesson: written.lesson,
        })
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
fn on_or_off<S: Serializer>(on: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(if *on { "on" } else { "off" })
}

impl Lesson {
    const fn name(self) -> &'static str {
        match self {
            Lesson::Off => "off",
            Lesson::First => "1",
            Lesson::Second => "2",
        }
    }
}

impl Serialize for Lesson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Lesson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Number(u8),
            Word(String),
        }
        let word = match Either::deserialize(deserializer) {
            Ok(Either::Number(number)) => number.to_string(),
            Ok(Either::Word(word)) => word,
            Err(_) => String::new(),
        };
        let known = [Lesson::Off, Lesson::First, Lesson::Second].into_iter().find(|lesson| lesson.name() == word);
        known.ok_or_else(|| serde::de::Error::custom("expected off, 1 or 2"))
    }
}

/// What is played if nothing is said of it.
#[cfg(feature = "wire")]
fn usual_mulligan() -> bool {
    Setup::default().mulligan
}

/// The map may be called the scenario, as in other games.
#[cfg(feature = "wire")]
fn map_or_scenario(schema: &mut schemars::Schema) {
    let Some(options) = schema.get_mut("properties").and_then(|options| options.as_object_mut()) else { return };
    let mut scenario = options["map"].clone();
    scenario["description"] = "Another name of `map`; only one of them is written.".into();
    scenario.as_object_mut().map(|scenario| scenario.remove("default"));
    options.insert("scenario".to_owned(), scenario);
}

/// How a switch is written.
#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum SwitchShape {
    Bool(bool),
    Word(SwitchWord),
}

#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum SwitchWord {
    On,
    Off,
}

/// How a lesson is written: off, or its number, as a word or as it is.
#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum LessonShape {
    Word(LessonWord),
    Number(#[schemars(range(min = 1, max = 2))] u8),
}

#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum LessonWord {
    #[serde(rename = "off")]
    Off,
    #[serde(rename = "1")]
    First,
    #[serde(rename = "2")]
    Second,
}
