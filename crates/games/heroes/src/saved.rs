//! A whole position in the words of the rules, made to be written by hand. `docs/positions/heroes.md` lists every key.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::field::{MarkersFile, ZoneExtraFile};
use crate::piece::Evidence;
use crate::setup::Setup;
use crate::side::{Side, Tag};
use crate::state::Moment;
use crate::tile::Tile;

/// A position. Everything may be left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Saved {
    /// Scenario and variants.
    pub setup: Setup,
    /// Another map in the letters of the rules, the top row first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<Vec<String>>,
    /// Other reinforcement zones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zones: Option<SavedZones>,
    /// The markers in boxes, all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markers: Option<SavedMarkers>,
    /// Who controls which marked box; the others by HN-31.4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub control: Option<BTreeMap<String, Side>>,
    /// Which turn, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// Whose phase it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Side>,
    /// The part of the phase; `tactics` if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<SavedStage>,
    /// In `deploy`: the entry of the deployment list that is asked for, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deploying: Option<u8>,
    /// COMMAND markers that are left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commands: Option<u8>,
    /// The other player's window is open.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub window: bool,
    /// An activation under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activation: Option<SavedActivation>,
    /// A manoeuvre after its exchange.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub manoeuvre: Option<SavedManoeuvre>,
    /// A tactic of cards after its draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placing: Option<SavedPlacing>,
    /// The second SUPPRESSED marker may be removed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unsuppressing: bool,
    /// The GO! roll of this unit failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failed_go: Option<UnitName>,
    /// An event that is being settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<SavedEvent>,
    /// An attack under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<SavedAttack>,
    /// Effects in force.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<SavedEffect>,
    /// New values of boxes, in the order of the scenario's scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<Vec<u8>>,
    /// A game that is over: who won, and by which of the scenario's conditions, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<SavedOver>,
    /// The US side.
    pub us: SavedSide,
    /// The German side.
    pub ge: SavedSide,
}

/// The part of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "they are what they say")]
pub enum SavedStage {
    Deploy,
    Before,
    Opening,
    Tactics,
    Closing,
    Closed,
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedOver {
    /// Who won.
    pub winner: Side,
    /// By which of the scenario's conditions, from 1.
    pub condition: u8,
}

/// Reinforcement zones.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct SavedZones {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub us: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ge: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub us_extra: Option<ZoneExtraFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ge_extra: Option<ZoneExtraFile>,
}

/// Markers in boxes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct SavedMarkers {
    /// Boxes, or boxes with what they are worth to both sides.
    pub objective: SavedObjectives,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub depot: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ford: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub obstacle: Vec<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub shooting: BTreeMap<String, u8>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub defence: BTreeMap<String, u8>,
    /// Boxes with their owners.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub mine: BTreeMap<String, Side>,
}

/// Objective markers, without or with values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SavedObjectives {
    /// Boxes; their values are the scenario's.
    Boxes(Vec<String>),
    /// Boxes with their values; without one, as the scenario says.
    Values(BTreeMap<String, Option<u8>>),
}

impl Default for SavedObjectives {
    fn default() -> SavedObjectives {
        SavedObjectives::Boxes(Vec::new())
    }
}

impl SavedMarkers {
    pub(crate) fn file(&self) -> MarkersFile {
        MarkersFile {
            objective: match &self.objective {
                SavedObjectives::Boxes(boxes) => boxes.clone(),
                SavedObjectives::Values(values) => values.keys().cloned().collect(),
            },
            depot: self.depot.clone(),
            ford: self.ford.clone(),
            obstacle: self.obstacle.clone(),
            shooting: self.shooting.clone(),
            defence: self.defence.clone(),
        }
    }
}

/// A unit by its tag (`us-3`) or by its card (`u50a`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitName(pub String);

impl From<Tag> for UnitName {
    fn from(tag: Tag) -> UnitName {
        UnitName(tag.to_string())
    }
}

/// One side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SavedSide {
    /// The units on the battlefield. Left out: the deployment as listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub units: Option<Vec<SavedUnit>>,
    /// DIRECTIVES.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub directives: Option<u8>,
    /// The hand. Left out: empty, or the opening hand if the reserve is left out too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<String>>,
    /// The reserve, the top card first. Left out: what the scenario puts there and no other place names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<Vec<String>>,
    /// The discard pile.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<String>,
    /// Cards set aside. Left out: the scenario's that no other place names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<Vec<String>>,
    /// The escaped pile.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub escaped: Vec<String>,
    /// Points for units that left.
    #[serde(skip_serializing_if = "is_zero")]
    pub points: u8,
    /// Its own units that were destroyed.
    #[serde(skip_serializing_if = "is_zero")]
    pub destroyed: u8,
    /// Historical events that were used, by number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<u8>,
    /// An Event card was played in this phase.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub event_played: bool,
    /// A Hero card was played in this phase.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hero_played: bool,
    /// Cards of the hand that everybody knows (HN-40.3).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<String>,
    /// Cards of the hand that the enemy has seen (HN-44.6).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<String>,
    /// Until when it is left alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Moment>,
    /// The number of the next tag.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_tag: Option<u8>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// What may stand in a unit's line behind its card and box.
const UNIT_WORDS: &str = "hidden, known, activated, go, sure, panzerfaust, no-score, or hit=, suppressed= and hit-points= with \
                          a number, hero= with a card, tag= with a tag such as us-3";

/// A unit on the battlefield. A line will do: `"u50a@d3"`, `"g27a@b4 hidden"`, `"u15a@c2 go hit=1 suppressed=2 hero=uh1"`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SavedUnit(pub SavedPiece);

/// A unit on the battlefield, with everything it may carry.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SavedPiece {
    /// Its card.
    pub card: String,
    /// Its box.
    pub at: String,
    /// Its tag.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<Tag>,
    /// Face down.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// Face down, yet known to both.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub known: bool,
    /// HIT markers.
    #[serde(skip_serializing_if = "is_zero")]
    pub hit: u8,
    /// SUPPRESSED markers.
    #[serde(skip_serializing_if = "is_zero")]
    pub suppressed: u8,
    /// ACTIVATED.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub activated: bool,
    /// A GO! marker: true, or `"sure"` if it needs no roll.
    #[serde(skip_serializing_if = "SavedGo::is_none")]
    pub go: SavedGo,
    /// The Hero with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<String>,
    /// A Panzerfaust.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub panzerfaust: bool,
    /// Hit point markers.
    #[serde(skip_serializing_if = "is_zero")]
    pub hit_points: u8,
    /// It scores nothing if it leaves.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_score: bool,
    /// A hidden one came by deployment. Left out: if its card is of the deployment list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deployed: Option<bool>,
    /// The event that is being settled still concerns it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub concerned: bool,
    /// The event that is being settled has chosen it already.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub settled: bool,
    /// What it has shown while hidden.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub evidence: Vec<Evidence>,
    /// Abilities of the unit that is being activated that have chosen it, as bits.
    #[serde(skip_serializing_if = "is_zero")]
    pub chosen: u8,
}

/// A GO! marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SavedGo {
    /// None.
    #[default]
    None,
    /// One that is rolled for.
    Rolled,
    /// One that needs no roll.
    Sure,
}

impl SavedGo {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    fn is_none(&self) -> bool {
        *self == SavedGo::None
    }
}

impl Serialize for SavedGo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            SavedGo::None => serializer.serialize_bool(false),
            SavedGo::Rolled => serializer.serialize_bool(true),
            SavedGo::Sure => serializer.serialize_str("sure"),
        }
    }
}

impl<'de> Deserialize<'de> for SavedGo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct GoVisitor;
        impl serde::de::Visitor<'_> for GoVisitor {
            type Value = SavedGo;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("true, false or \"sure\"")
            }

            fn visit_bool<E: serde::de::Error>(self, go: bool) -> Result<SavedGo, E> {
                Ok(if go { SavedGo::Rolled } else { SavedGo::None })
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<SavedGo, E> {
                match word {
                    "sure" => Ok(SavedGo::Sure),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(word), &self)),
                }
            }
        }
        deserializer.deserialize_any(GoVisitor)
    }
}

impl Serialize for SavedUnit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SavedUnit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct UnitVisitor;
        impl<'de> serde::de::Visitor<'de> for UnitVisitor {
            type Value = SavedUnit;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a unit such as \"u50a@d3\", \"g27a@b4 hidden\" or {\"card\": \"u50a\", \"at\": \"d3\"}")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<SavedUnit, E> {
                let mut words = text.split_whitespace();
                let place = words.next().and_then(|word| word.split_once('@'));
                let (card, at) = place.ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(text), &self))?;
                let mut piece = SavedPiece { card: card.to_owned(), at: at.to_owned(), ..SavedPiece::default() };
                for word in words {
                    let wrong = || E::custom(format_args!("{word:?} of {text:?}: expected {UNIT_WORDS}"));
                    let (key, value) = word.split_once('=').map_or((word, None), |(key, value)| (key, Some(value)));
                    let number = || value.map_or(Some(1), |value| value.parse::<u8>().ok()).ok_or_else(wrong);
                    match (key, value) {
                        ("hidden", None) => piece.hidden = true,
                        ("known", None) => piece.known = true,
                        ("activated", None) => piece.activated = true,
                        ("panzerfaust", None) => piece.panzerfaust = true,
                        ("no-score", None) => piece.no_score = true,
                        ("go", None) => piece.go = SavedGo::Rolled,
                        ("sure", None) => piece.go = SavedGo::Sure,
                        ("hit", _) => piece.hit = number()?,
                        ("suppressed", _) => piece.suppressed = number()?,
                        ("hit-points", _) => piece.hit_points = number()?,
                        ("hero", Some(name)) => piece.hero = Some(name.to_owned()),
                        ("tag", Some(name)) => piece.tag = Some(Tag::named(name).ok_or_else(wrong)?),
                        _ => return Err(wrong()),
                    }
                }
                Ok(SavedUnit(piece))
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, map: A) -> Result<SavedUnit, A::Error> {
                SavedPiece::deserialize(serde::de::value::MapAccessDeserializer::new(map)).map(SavedUnit)
            }
        }
        deserializer.deserialize_any(UnitVisitor)
    }
}

/// The first attack of Fire Again!
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedAgain {
    /// Its target, which may be gone.
    pub target: UnitName,
    /// Was it a success?
    pub success: bool,
}

/// An activation under way.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct SavedActivation {
    pub unit: Option<UnitName>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub marched: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub seized: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub extra: bool,
    /// How often each value was used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<u8>,
    /// The first attack of Fire Again!, by value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<Option<SavedAgain>>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub halted: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub charged: bool,
    /// How often each ability was used, in the order of the card; the Hero's is the seventh.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<u8>,
}

/// A manoeuvre after its exchange.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct SavedManoeuvre {
    pub units: [UnitName; 2],
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub marched: bool,
    /// Who has shot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shot: Option<UnitName>,
    /// With which value, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<SavedAgain>,
}

/// A tactic of cards after its draw.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SavedPlacing {
    /// Pieces with this tag number or a higher one came in this tactic. Left out: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_tag: Option<u8>,
    /// For each card placed, the sources that served: `zone`, or the tags of HQs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<Vec<String>>,
}

/// An event that is being settled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SavedEvent {
    /// `eu02`, `us-2`, `bombard`, `arrive-1`.
    pub event: String,
    /// Who plays it.
    pub side: Side,
    /// Which of its effects, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<u8>,
    /// What is asked.
    pub ask: SavedAsk,
    /// How many choices are left.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub left: u8,
    /// The boxes of a barrage.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<Tile>,
    /// How many of them are struck.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub struck: u8,
    /// The unit that acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<UnitName>,
    /// It has moved.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// It shot with a halted value.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub halted: bool,
    /// The values it has used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<u8>,
}

/// What an event asks next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the decision points explain them")]
pub enum SavedAsk {
    Nothing,
    Units,
    Boxes,
    Strike,
    Spots,
    Cards,
    Moves,
    Fires,
    Acts,
    Each,
    Answer,
}

/// Who shoots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "they are what they say")]
pub enum SavedShooter {
    #[default]
    Activation,
    Manoeuvre,
    Fire,
    Event,
}

/// Where an attack rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "they are what they say")]
pub enum SavedAim {
    Roll,
    Plus,
    TurnUp,
    SavePlus,
    Seize,
}

/// An attack under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct SavedAttack {
    pub side: Side,
    /// The attacking unit, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<UnitName>,
    /// In what it shoots.
    #[serde(default)]
    pub how: SavedShooter,
    pub target: UnitName,
    /// The box that the target holds or held. Left out: where the target stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Tile>,
    /// Which value of the card, from 1; left out for an attack that uses none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<u8>,
    pub value: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paid: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sure: bool,
    pub aim: SavedAim,
    #[serde(default)]
    pub dice: [u8; 2],
    #[serde(default)]
    pub total: i8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub plus: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub save_die: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub save: u8,
}

/// An effect in force.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct SavedEffect {
    pub event: String,
    pub side: Side,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<UnitName>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// The card at the board edge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// `phase` or `turn`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<String>,
}
