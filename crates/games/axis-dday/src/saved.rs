//! A whole position in the words of the rules, made to be written by hand. `docs/positions/axis-dday.md` lists every key.

use std::collections::BTreeMap;
use std::fmt;

use sandtable_core::Id;
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Action;
use crate::boxes::{Beach, Drop};
use crate::card::{Luck, Number, Numbers};
use crate::chart::{Chart, Places};
use crate::side::{Power, Side};
use crate::state::{AxisDDay, Joint, Phase, Task};
use crate::unit::{Kind, Unit, Units};
use crate::zone::{Zone, ZoneSet};

/// A position. Everything may be left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Saved {
    /// The options.
    pub setup: crate::setup::Setup,
    /// Which turn, 1 to 10. Left out: the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// AD-15.2: were the Allies close to victory at the end of the turn before?
    #[serde(skip_serializing_if = "is_false")]
    pub close_to_victory: bool,
    /// `start`, `fortune 3`, `order 11`, `tactics 7`, `victory` or `over`. Left out: the beginning of the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<String>,
    /// The row of the table of decisions that is asked. It follows from the rest; what is written must agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<String>,
    /// Are zones and boxes that are not named empty, instead of as set up?
    #[serde(skip_serializing_if = "is_false")]
    pub empty: bool,
    /// Zones by number. A zone that is named holds just what is written.
    pub zones: BTreeMap<String, SavedZone>,
    /// Boxes by name.
    pub boxes: BTreeMap<String, Counts>,
    /// The Airfield by power. Left out: the air units that are in no zone.
    pub airfield: BTreeMap<String, Counts>,
    /// The filled places of the charts: `"6-29"`, or a list of numbers. Left out: all.
    pub charts: BTreeMap<String, Filled>,
    /// The cards that are out of the game.
    #[serde(skip_serializing_if = "Gone::is_none")]
    pub gone: Gone,
    /// What runs on.
    #[serde(skip_serializing_if = "SavedEffects::is_none")]
    pub effects: SavedEffects,
    /// How far the running card is.
    #[serde(skip_serializing_if = "Doing::is_none")]
    pub doing: Doing,
    /// With three seats: the Allied powers that have said done.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub said_done: Vec<Power>,
    /// With three seats: a joint decision that is under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joint: Option<SavedJoint>,
    /// Of a game that is over: who has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// What stands in a zone.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "units by power, such as {\"axis\": \"3I 1B\", \"us\": \"2I\"}")]
pub struct SavedZone {
    /// The Axis.
    #[serde(skip_serializing_if = "Counts::is_none")]
    pub axis: Counts,
    /// The UK.
    #[serde(skip_serializing_if = "Counts::is_none")]
    pub uk: Counts,
    /// The US.
    #[serde(skip_serializing_if = "Counts::is_none")]
    pub us: Counts,
}

impl SavedZone {
    /// What is written of each power.
    pub(crate) fn by_power(&self) -> [(Power, &Counts); 3] {
        [(Power::Axis, &self.axis), (Power::Uk, &self.uk), (Power::Us, &self.us)]
    }

    fn of(units: &Units) -> SavedZone {
        let of = |power| Counts::of(power, units);
        SavedZone { axis: of(Power::Axis), uk: of(Power::Uk), us: of(Power::Us) }
    }
}

/// Units of one power, by kind: `{"infantry": 3, "tank": 1}`, or `"3I 1T"`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counts(pub Vec<(Kind, u8)>);

impl Counts {
    fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    fn of(power: Power, units: &Units) -> Counts {
        Counts(
            units.iter().filter(|(unit, _)| unit.power() == power).map(|(unit, count)| (unit.kind(), count)).collect(),
        )
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (kind, count) in &self.0 {
            map.serialize_entry(kind, count)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counts, D::Error> {
        struct CountsVisitor;
        impl<'de> Visitor<'de> for CountsVisitor {
            type Value = Counts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "units such as {\"infantry\": 3, \"tank\": 1} or \"3I 1T\" (I, A, T, B, F fighter, M bomber)",
                )
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Counts, E> {
                // `3I 1A`, `3i, 1a`, `3 I 1 A` and `3I1A` are the same; a letter alone is one.
                let unknown = || E::invalid_value(serde::de::Unexpected::Str(text), &self);
                let mut counts = Vec::new();
                let mut count = String::new();
                for letter in text.chars().filter(|&letter| letter != ' ' && letter != ',') {
                    if letter.is_ascii_digit() {
                        count.push(letter);
                        continue;
                    }
                    let kind = Kind::lettered(letter.to_ascii_uppercase()).ok_or_else(unknown)?;
                    let number: u8 = if count.is_empty() { 1 } else { count.parse().map_err(|_| unknown())? };
                    counts.push((kind, number));
                    count.clear();
                }
                if count.is_empty() { Ok(Counts(counts)) } else { Err(unknown()) }
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Counts, A::Error> {
                let mut counts = Vec::new();
                while let Some((kind, count)) = map.next_entry::<Kind, u8>()? {
                    counts.push((kind, count));
                }
                Ok(Counts(counts))
            }
        }
        deserializer.deserialize_any(CountsVisitor)
    }
}

/// The filled places of a chart: `"1-4, 7, 9-38"`, or a list of numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filled(pub Vec<u8>);

impl Filled {
    fn of(places: Places) -> Filled {
        Filled(places.iter().map(|place| place.number()).collect())
    }
}

impl Serialize for Filled {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut runs: Vec<(u8, u8)> = Vec::new();
        for &place in &self.0 {
            match runs.last_mut() {
                Some((_, last)) if *last + 1 == place => *last = place,
                _ => runs.push((place, place)),
            }
        }
        let words = runs.iter().map(|(first, last)| match first == last {
            true => first.to_string(),
            false => format!("{first}-{last}"),
        });
        serializer.serialize_str(&words.collect::<Vec<_>>().join(", "))
    }
}

impl<'de> Deserialize<'de> for Filled {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Filled, D::Error> {
        struct FilledVisitor;
        impl<'de> Visitor<'de> for FilledVisitor {
            type Value = Filled;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("filled places such as \"1-4, 7, 9-38\" or [1, 2, 3]")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Filled, E> {
                let unknown = || E::invalid_value(serde::de::Unexpected::Str(text), &self);
                let number = |word: &str| word.parse::<u8>().map_err(|_| unknown());
                // `6 - 29` and `6–29`, as the rules print it, are `6-29`.
                let joined = text.split(['-', '–']).map(str::trim).collect::<Vec<_>>().join("-");
                let mut places = Vec::new();
                for word in joined.split([' ', ',']).filter(|word| !word.is_empty()) {
                    let (first, last) = word.split_once('-').unwrap_or((word, word));
                    let (first, last) = (number(first)?, number(last)?);
                    if first > last {
                        return Err(unknown());
                    }
                    places.extend(first..=last);
                }
                Ok(Filled(places))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Filled, A::Error> {
                let mut places = Vec::new();
                while let Some(place) = seq.next_element()? {
                    places.push(place);
                }
                Ok(Filled(places))
            }
        }
        deserializer.deserialize_any(FilledVisitor)
    }
}

/// Cards that are out of the game. Order 1 is from turn 2 on, and in turn 1 after it was carried out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "cards such as {\"orders\": [1, 2], \"tactics\": [7]}")]
pub struct Gone {
    /// Orders that have left the deck, their Fortune cards with them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<u8>,
    /// Tactics cards that were used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tactics: Vec<u8>,
}

impl Gone {
    fn is_none(&self) -> bool {
        *self == Gone::default()
    }
}

/// What runs on for a while.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SavedEffects {
    /// The result of the running order's Fortune card. The die itself, 1 to 6, says it as well.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "read_luck")]
    pub fortune: Option<Luck>,
    /// AD-43.2, AD-45.2: planes that stay on the Airfield this turn, by power.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub kept: BTreeMap<String, Counts>,
    /// AD-44.2, AD-46.2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spared: Option<Zone>,
    /// AD-51.3, by power.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub own_zone: BTreeMap<String, Zone>,
    /// AD-53.3.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub picked: Vec<Zone>,
    /// Tactics 3: by zone, the power whose fighter cannot be hit.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub safe: BTreeMap<String, Power>,
    /// For Tactics 4: by zone, the fighters that order 4 of this turn destroyed.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub downed: BTreeMap<String, u8>,
    /// Tactics 7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flooded: Option<Zone>,
    /// Tactics 9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deceptive: Option<Beach>,
    /// Tactics 10.
    #[serde(skip_serializing_if = "is_false")]
    pub combined: bool,
}

impl SavedEffects {
    fn is_none(&self) -> bool {
        *self == SavedEffects::default()
    }
}

fn read_luck<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Luck>, D::Error> {
    struct LuckVisitor;
    impl Visitor<'_> for LuckVisitor {
        type Value = Option<Luck>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("good, bad or nothing, or the die: 1 to 6")
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Option<Luck>, E> {
            match text {
                "good" => Ok(Some(Luck::Good)),
                "bad" => Ok(Some(Luck::Bad)),
                "nothing" => Ok(Some(Luck::Nothing)),
                _ => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
            }
        }

        fn visit_u64<E: serde::de::Error>(self, die: u64) -> Result<Option<Luck>, E> {
            match u8::try_from(die) {
                Ok(die @ 1..=6) => Ok(Some(Luck::of(die))),
                _ => Err(E::invalid_value(serde::de::Unexpected::Unsigned(die), &self)),
            }
        }
    }
    deserializer.deserialize_any(LuckVisitor)
}

/// How far the running card is. What is left out has not been done.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Doing {
    /// Fortune 1 on 6: paratroopers still to be removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_remove: Option<u8>,
    /// Order 1: the box that is being done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub airborne: Option<SavedDrop>,
    /// Order 2: naval dice left; with three seats by power.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub naval_dice: Option<NavalDice>,
    /// Orders 4 and 6: artillery that has fired, by zone; order 9: blockhouses.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fired: BTreeMap<String, u8>,
    /// Order 5 and Tactics 5 and 6: all bombers are placed, and these have struck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bombed: Option<Vec<Power>>,
    /// Order 8 and Tactics 14: units that have moved, by the zone where they are now.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub moved: BTreeMap<String, SavedZone>,
    /// Orders 12 and 15: the Axis units that have moved or were placed, in their sequence.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<SavedMove>,
    /// Tactics 15: the unit that moves and the zones it was in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub convoy: Option<SavedMove>,
    /// AD-48.6, AD-50.4, AD-52.5.
    #[serde(skip_serializing_if = "Bound::is_none")]
    pub bound: Bound,
    /// Orders 11 and 13: zones that are done.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub zones_done: Vec<Zone>,
    /// Orders 11 and 13: the cycle that is being fought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fight: Option<SavedFight>,
    /// Orders 14 and 15: the dice of the charts.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub dice: BTreeMap<String, [u8; 2]>,
    /// Orders 14 and 15: the charts for which it was answered whether a die is rolled again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answered: Vec<Chart>,
    /// Orders 14 and 15: units still to be placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_place: Option<BTreeMap<String, u8>>,
    /// Tactics 1: the box that is being done, and its attacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paratroopers: Option<SavedDrop>,
    /// Tactics 11 and 13: the zone that was hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guns: Option<SavedGuns>,
    /// Tactics 16: infantry that has been returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub returned: Option<u8>,
}

impl Doing {
    fn is_none(&self) -> bool {
        *self == Doing::default()
    }
}

/// An Airborne box that is being done; the boxes before it are done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a box such as {\"box\": \"82nd\", \"left\": 1}")]
pub struct SavedDrop {
    /// Which.
    #[serde(rename = "box")]
    pub drop: Drop,
    /// Hits or attacks that are left; left out: its dice are still to be rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
}

/// Naval dice left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "the dice that are left: a number, with three seats {\"uk\": 2, \"us\": 3}")]
pub enum NavalDice {
    /// Of the one seat.
    All(u8),
    /// Of each power.
    Each {
        /// The UK's.
        uk: u8,
        /// The US's.
        us: u8,
    },
}

/// A unit and the zones it was in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a unit and its zones, such as {\"unit\": \"tank\", \"zones\": [21, 22]}")]
pub struct SavedMove {
    /// What.
    pub unit: Unit,
    /// From where, through where, to where.
    pub zones: Vec<Zone>,
}

/// What bad fortune binds to: in order 8 a zone, in order 10 a box for each Allied power; in order 12 two zones.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "zones or boxes by power, such as {\"uk\": 14}")]
pub struct Bound {
    /// Of the UK.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uk: Option<BoundTo>,
    /// Of the US.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub us: Option<BoundTo>,
    /// Of the Axis.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub axis: Vec<Zone>,
}

impl Bound {
    fn is_none(&self) -> bool {
        *self == Bound::default()
    }
}

/// A zone or a box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "the number of a zone in order 8, the name of a box in order 10")]
pub enum BoundTo {
    /// Order 8.
    Zone(u8),
    /// Order 10.
    Box(String),
}

/// A combat cycle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a fight such as {\"zone\": 14, \"rolled\": \"attacker\", \"hits\": 1}")]
pub struct SavedFight {
    /// Where.
    pub zone: Zone,
    /// The side that has rolled last. Left out: the attacker.
    #[serde(default)]
    pub rolled: Rolled,
    /// Hits that are still to be given. Left out: as the dice say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hits: Option<u8>,
    /// Casualties so far, of both sides.
    #[serde(default)]
    pub casualties: SavedZone,
    /// The dice of the attacker, and of the defender.
    #[serde(default, skip_serializing_if = "FightDice::is_none")]
    pub dice: FightDice,
}

/// Who has rolled last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rolled {
    /// The attacker: the defender takes hits.
    #[default]
    Attacker,
    /// The defender: the attacker takes hits.
    Defender,
}

/// The dice of a cycle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "dice such as {\"attacker\": [1, 6]}")]
pub struct FightDice {
    /// The attacker's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attacker: Vec<u8>,
    /// The defender's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub defender: Vec<u8>,
}

impl FightDice {
    fn is_none(&self) -> bool {
        *self == FightDice::default()
    }
}

/// Hits of long-range guns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a zone and its hits, such as {\"zone\": 21, \"hits\": 1}")]
pub struct SavedGuns {
    /// Where.
    pub zone: Zone,
    /// Still to be given.
    pub hits: u8,
}

/// A joint decision: the proposals as paths of clicks or in notation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "proposals such as {\"uk\": \"count:3\"}")]
pub struct SavedJoint {
    /// What the UK has proposed.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "read_proposal")]
    pub uk: Option<String>,
    /// What the US has proposed instead.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "read_proposal")]
    pub us: Option<String>,
    /// Does the Axis decide?
    #[serde(skip_serializing_if = "is_false")]
    pub referred: bool,
}

/// A proposal is one text, or a path as a list of clicks.
fn read_proposal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    struct ProposalVisitor;
    impl<'de> Visitor<'de> for ProposalVisitor {
        type Value = Option<String>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an action in notation or a path of clicks, such as \"count:3\" or [\"count:3\"]")
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Option<String>, E> {
            Ok(Some(text.to_owned()))
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Option<String>, A::Error> {
            let mut clicks: Vec<String> = Vec::new();
            while let Some(click) = seq.next_element()? {
                clicks.push(click);
            }
            Ok(Some(clicks.join(" → ")))
        }
    }
    deserializer.deserialize_any(ProposalVisitor)
}

impl Saved {
    /// A position as it is.
    pub(crate) fn of(game: &AxisDDay) -> Saved {
        let by_name = |units: &Units| -> BTreeMap<String, Counts> {
            Power::ALLIES.into_iter().map(|power| (power.to_string(), Counts::of(power, units))).collect()
        };
        let mut boxes: BTreeMap<String, Counts> =
            Beach::all().map(|beach| (beach.to_string(), Counts::of(beach.power(), game.beach(beach)))).collect();
        for drop in Drop::all() {
            let count = game.drop_box(drop);
            let units = if count > 0 { vec![(Kind::Infantry, count)] } else { Vec::new() };
            boxes.insert(drop.to_string(), Counts(units));
        }
        Saved {
            setup: game.setup,
            turn: Some(game.turn),
            close_to_victory: game.close,
            step: Some(step_name(game)),
            decision: game.decision().map(str::to_owned),
            empty: false,
            zones: game
                .map()
                .zones()
                .iter()
                .map(|zone| (zone.to_string(), SavedZone::of(game.board.at(zone))))
                .collect(),
            boxes,
            airfield: by_name(&game.airfield),
            charts: Chart::all().map(|chart| (chart.to_string(), Filled::of(game.chart(chart)))).collect(),
            gone: Gone {
                orders: gone(game.orders),
                tactics: if game.setup.tactics { gone(game.tactics) } else { Vec::new() },
            },
            effects: saved_effects(game, by_name),
            doing: doing(game),
            said_done: Power::ALLIES.into_iter().filter(|power| game.done[power.ally()]).collect(),
            joint: saved_joint(&game.joint),
            winner: game.ending,
        }
    }
}

fn gone(deck: Numbers) -> Vec<u8> {
    Number::all().filter(|&number| !deck.contains(number)).map(Number::get).collect()
}

/// What the step is called.
fn step_name(game: &AxisDDay) -> String {
    match (game.task, game.phase) {
        (Task::Start, _) => "start".to_owned(),
        (Task::Over, _) => "over".to_owned(),
        (_, Phase::Fortune(number)) => format!("fortune {number}"),
        (_, Phase::Order(number)) => format!("order {number}"),
        (_, Phase::Tactics(number)) => format!("tactics {number}"),
        (_, Phase::Victory) => "victory".to_owned(),
    }
}

fn saved_joint(joint: &Joint) -> Option<SavedJoint> {
    let path = |action: Option<Action>| action.map(|action| action.path().to_string());
    (*joint != Joint::NONE).then(|| SavedJoint { uk: path(joint.uk), us: path(joint.us), referred: joint.referred })
}

fn saved_effects(game: &AxisDDay, by_name: impl Fn(&Units) -> BTreeMap<String, Counts>) -> SavedEffects {
    let effects = &game.effects;
    let mut kept = by_name(&effects.kept);
    kept.retain(|_, counts| !counts.is_none());
    let own = |power: Power| effects.own_zone[power.ally()].map(|zone| (power.to_string(), zone));
    let safe = |power: Power| effects.safe[power.ally()].iter().map(move |zone| (zone.to_string(), power));
    SavedEffects {
        fortune: (game.luck != Luck::Nothing).then_some(game.luck),
        kept,
        spared: effects.spared,
        own_zone: Power::ALLIES.into_iter().filter_map(own).collect(),
        picked: effects.picked.iter().collect(),
        safe: Power::ALLIES.into_iter().flat_map(safe).collect(),
        downed: per_zone(&effects.downed),
        flooded: effects.flooded,
        deceptive: effects.deceptive,
        combined: effects.combined,
    }
}

fn per_zone(counts: &[u8]) -> BTreeMap<String, u8> {
    Zone::all().map(|zone| (zone.to_string(), counts[zone.index()])).filter(|(_, count)| *count > 0).collect()
}

fn doing(game: &AxisDDay) -> Doing {
    let (shots, marches, fights, entering) = (&game.shots, &game.marches, &game.fights, &game.entering);
    let charts = Chart::of(game.active());
    let zones = |zones: &ZoneSet| zones.iter().collect::<Vec<_>>();
    // In order 12 what has moved follows from the moves.
    let moved = matches!(game.task, Task::March | Task::Recon) && game.active() == Side::Allies;
    let bound_zone = |power: Power| marches.bound[power.ally()].map(|zone| BoundTo::Zone(zone.id()));
    let bound_box = |power: Power| marches.bound_beach[power.ally()].map(|beach| BoundTo::Box(beach.to_string()));
    let bound = match game.active() {
        Side::Axis => Bound { uk: None, us: None, axis: marches.bound.into_iter().flatten().collect() },
        Side::Allies => {
            let of = |power: Power| bound_zone(power).or(bound_box(power));
            Bound { uk: of(Power::Uk), us: of(Power::Us), axis: Vec::new() }
        }
    };
    Doing {
        to_remove: if let Task::LoseParatroopers { left } = game.task { Some(left) } else { None },
        airborne: match game.task {
            Task::AirborneRoll { drop } => Some(SavedDrop { drop, left: None }),
            Task::AirborneHits { drop, hits } => Some(SavedDrop { drop, left: Some(hits) }),
            _ => None,
        },
        naval_dice: (game.task == Task::Naval).then(|| match game.is_for_three() {
            true => NavalDice::Each { uk: shots.naval[0], us: shots.naval[1] },
            false => NavalDice::All(shots.naval[0]),
        }),
        fired: per_zone(&shots.fired),
        bombed: matches!(game.task, Task::Bomb | Task::FriendlyFire)
            .then(|| Power::ALLIES.into_iter().filter(|power| shots.bombed[power.ally()]).collect()),
        moved: Zone::all()
            .filter(|zone| moved && !marches.moved[zone.index()].is_empty())
            .map(|zone| (zone.to_string(), SavedZone::of(&marches.moved[zone.index()])))
            .collect(),
        moves: marches
            .travels()
            .iter()
            .map(|travel| SavedMove { unit: travel.unit, zones: travel.zones().to_vec() })
            .collect(),
        convoy: match game.task {
            Task::Convoy { unit } => Some(SavedMove { unit, zones: marches.convoy().to_vec() }),
            _ => None,
        },
        bound,
        zones_done: zones(&fights.done),
        fight: saved_fight(game),
        dice: charts
            .iter()
            .filter(|chart| entering.dice[chart.slot()][0] > 0)
            .map(|chart| (chart.to_string(), entering.dice[chart.slot()]))
            .collect(),
        answered: charts.into_iter().filter(|chart| entering.answered[chart.slot()]).collect(),
        to_place: (game.task == Task::Reinforce)
            .then(|| charts.iter().map(|chart| (chart.to_string(), entering.left[chart.slot()])).collect()),
        paratroopers: match game.task {
            Task::ParatroopersRoll { drop } => Some(SavedDrop { drop, left: None }),
            Task::ParatroopersAttack { drop, left } => Some(SavedDrop { drop, left: Some(left) }),
            _ => None,
        },
        guns: if let Task::GunHits { zone, hits } = game.task { Some(SavedGuns { zone, hits }) } else { None },
        returned: if let Task::Volunteers { returned } = game.task { Some(returned) } else { None },
    }
}

fn saved_fight(game: &AxisDDay) -> Option<SavedFight> {
    let Task::Hits { zone, on, hits } = game.task else { return None };
    let [attacker, defender] = game.fights.dice;
    Some(SavedFight {
        zone,
        rolled: if on == game.active() { Rolled::Defender } else { Rolled::Attacker },
        hits: Some(hits),
        casualties: SavedZone::of(&game.fights.lost),
        dice: FightDice { attacker: attacker.faces().to_vec(), defender: defender.faces().to_vec() },
    })
}
