//! A whole position in the words of the rules, made to be written by hand. `docs/positions/undaunted.md` lists every key.

use std::collections::BTreeMap;
use std::fmt;

use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Cards;
use crate::cards::MOST_CARDS;
use crate::kind::{Kind, Squad, no_such_kind};
use crate::rules::victory::Way;
use crate::setup::Setup;
use crate::side::Side;
use crate::state::{Step, Undaunted};
use crate::tile::TileSet;

/// A position. Everything may be left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Saved {
    /// The options.
    pub setup: Setup,
    /// Which round, from 1. Left out: the first.
    pub round: Option<u16>,
    /// Who holds the initiative marker. Left out: as the scenario says.
    pub marker: Option<Side>,
    /// The stage. Left out: `turn` if it is said whose turn it is, otherwise `initiative`.
    pub stage: Option<StageName>,
    /// In the turns: whose it is. Left out: the holder of the initiative marker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Side>,
    /// A Bolster that goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bolster: Option<SavedBolster>,
    /// A Blast that goes on: the counters not yet attacked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blast: Option<Vec<String>>,
    /// A game that is over: the clause that ended it. Left out: the one that the position itself tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_by: Option<String>,
    /// The value of the radio tile. Left out: as the scenario says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub radio_value: Option<u16>,
    /// The US side.
    pub us: SavedSide,
    /// The German side.
    pub ge: SavedSide,
}

/// The stage of a round, or the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StageName {
    /// Initiative cards are chosen.
    Initiative,
    /// The turns.
    Turn,
    /// The game is over.
    Over,
}

/// A Bolster that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SavedBolster {
    /// How many cards may still be taken.
    pub left: u8,
    /// The letter that it is limited to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub squad: Option<Squad>,
}

/// One side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SavedSide {
    /// The counters on the board, with their tiles. Left out: as the scenario says.
    pub counters: Option<BTreeMap<String, String>>,
    /// Those of them that are suppressed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suppressed: Vec<String>,
    /// Tiles whose marker shows scouted. Left out: as the scenario says.
    pub scouted: Option<Vec<String>>,
    /// Tiles whose marker shows controlled. Left out: as the scenario says.
    pub controlled: Option<Vec<String>>,
    /// Further tiles whose marker shows scouted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also_scouted: Vec<String>,
    /// Further tiles whose marker shows controlled.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also_controlled: Vec<String>,
    /// Where the target marker is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// The hand. Left out together with all other piles: the four top cards of the deck; otherwise empty.
    pub hand: Option<SavedPile>,
    /// The initiative card that is chosen and not shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<String>,
    /// The deck, the top card first. Left out: what the scenario puts there and no other pile names.
    pub deck: Option<SavedPile>,
    /// The play area. Left out: empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<SavedPile>,
    /// The discard. Left out: empty.
    pub discard: Option<SavedPile>,
    /// The removed cards. Left out: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub removed: Option<SavedPile>,
    /// The supply. Left out: all cards of the side that no other pile names.
    pub supply: Option<SavedPile>,
    /// Cards that everybody knows to be in the hand, the chosen card included (section 18.1). Left out: none, or all of
    /// them if the deck is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<SavedPile>,
    /// For the other cards of the hand, the units that they are surely not of, those with most first. Left out: none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub excluded: Vec<Vec<String>>,
}

/// A pile: a list of cards, equal ones in a row written once with their number (`"rifle-a x4"`), or a map from kinds to
/// numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedPile {
    /// The cards, in order.
    pub cards: Vec<Kind>,
    /// Those of them that were written with a side, as in paths.
    sided: Vec<(Side, Kind)>,
}

impl From<Cards> for SavedPile {
    fn from(cards: Cards) -> SavedPile {
        SavedPile::of(cards.each())
    }
}

impl Serialize for SavedPile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        for run in self.cards.chunk_by(|one, other| one == other) {
            match run.len() {
                1 => list.serialize_element(run[0].name())?,
                count => list.serialize_element(&format!("{} x{count}", run[0]))?,
            }
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for SavedPile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PileVisitor;
        impl<'de> serde::de::Visitor<'de> for PileVisitor {
            type Value = SavedPile;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards such as [\"fog\", \"rifle-a x4\"], or a map such as {\"rifle-a\": 4}")
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut items: A) -> Result<SavedPile, A::Error> {
                let mut pile = SavedPile::default();
                while let Some(text) = items.next_element::<String>()? {
                    let (name, count) = match text.split_once([' ', '×']) {
                        None => (text.as_str(), Some(1)),
                        Some((name, count)) => (name, count.trim().trim_start_matches(['x', '×']).trim().parse().ok()),
                    };
                    // A card that is not there is not listed.
                    let count = count.filter(|&count| count > 0).ok_or_else(|| {
                        serde::de::Error::custom(format!(
                            "{text:?}: expected a card and its number, such as rifle-a x4"
                        ))
                    })?;
                    pile.add(name, count)?;
                }
                Ok(pile)
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut items: A) -> Result<SavedPile, A::Error> {
                let mut pile = SavedPile::default();
                while let Some((name, Count(count))) = items.next_entry::<String, Count>()? {
                    pile.add(&name, count)?;
                }
                Ok(pile)
            }
        }
        deserializer.deserialize_any(PileVisitor)
    }
}

/// How many cards of a kind a map of a pile says.
struct Count(usize);

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct CountVisitor;
        impl serde::de::Visitor<'_> for CountVisitor {
            type Value = Count;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a number of cards from 0 to {MOST_CARDS}")
            }

            fn visit_u64<E: serde::de::Error>(self, count: u64) -> Result<Count, E> {
                let fits = usize::try_from(count).ok().filter(|&count| count <= MOST_CARDS);
                fits.map(Count).ok_or_else(|| E::invalid_value(serde::de::Unexpected::Unsigned(count), &self))
            }

            fn visit_i64<E: serde::de::Error>(self, count: i64) -> Result<Count, E> {
                Err(E::invalid_value(serde::de::Unexpected::Signed(count), &self))
            }
        }
        deserializer.deserialize_any(CountVisitor)
    }
}

impl SavedPile {
    fn add<E: serde::de::Error>(&mut self, name: &str, count: usize) -> Result<(), E> {
        let (side, kind) = read_card(name).ok_or_else(|| E::custom(no_such_kind(name)))?;
        if count > MOST_CARDS || self.cards.len() + count > MOST_CARDS {
            return Err(E::custom(format!("at most {MOST_CARDS} cards, as a side has no more")));
        }
        self.cards.extend((0..count).map(|_| kind));
        self.sided.extend(side.map(|side| (side, kind)));
        Ok(())
    }

    fn of(cards: impl Iterator<Item = Kind>) -> SavedPile {
        SavedPile { cards: cards.collect(), sided: Vec::new() }
    }

    /// A card that was written as the other side's.
    pub(crate) fn foreign_to(&self, side: Side) -> Option<(Side, Kind)> {
        self.sided.iter().copied().find(|&(whose, _)| whose != side)
    }

    pub(crate) fn counted(&self) -> Cards {
        self.cards.iter().copied().collect()
    }
}

/// `rifle-a`, or `us-rifle-a` as in paths.
pub(crate) fn read_kind(name: &str) -> Option<Kind> {
    read_card(name).map(|(_, kind)| kind)
}

/// A kind, and the side if it is written with one.
pub(crate) fn read_card(name: &str) -> Option<(Option<Side>, Kind)> {
    match Kind::named(name) {
        Some(kind) => Some((None, kind)),
        None => Side::split(name).and_then(|(side, kind)| Some((Some(side), Kind::named(kind)?))),
    }
}

impl Undaunted {
    /// The whole position.
    pub(crate) fn to_saved(&self) -> Saved {
        let (mut bolster, mut blast) = (None, None);
        match self.pending.top() {
            Some(Step::Bolster { left, squad, .. }) => bolster = Some(SavedBolster { left, squad }),
            Some(step @ Step::Blast { .. }) => {
                if let crate::view::StepView::Blast { left } = step.into() {
                    blast = Some(left.iter().map(ToString::to_string).collect());
                }
            }
            _ => {}
        }
        Saved {
            setup: self.options(),
            round: Some(self.round),
            marker: Some(self.marker),
            stage: Some(match self.pending.iter().next() {
                None => StageName::Over,
                Some(Step::Initiative) => StageName::Initiative,
                Some(_) => StageName::Turn,
            }),
            turn: self.turn_of(),
            bolster,
            blast,
            // The only clause that the position does not tell by itself.
            ended_by: match self.ending {
                Some(ending) if ending.by == Way::HopelessOvertaken => Some(ending.by.rule().to_owned()),
                _ => None,
            },
            radio_value: self.mission().radio.map(|_| self.radio_value),
            us: self.saved_side(Side::Us),
            ge: self.saved_side(Side::Ge),
        }
    }

    fn saved_side(&self, side: Side) -> SavedSide {
        let force = self.force(side);
        let tiles = |set: TileSet| self.mission().map.in_set(set).map(|tile| tile.to_string()).collect::<Vec<_>>();
        let pile = |cards: Cards| Some(SavedPile::from(cards));
        let scouted: TileSet =
            self.mission().map.in_set(force.marked).filter(|&tile| !force.controlled.contains(tile)).collect();
        let suppressed = force.on_board().filter(|&(unit, _)| force.counter(unit).is_suppressed());
        let excluded = force.sight.excluded();
        let says_anything = excluded.iter().any(|units| !units.is_empty());
        SavedSide {
            counters: Some(force.on_board().map(|(unit, tile)| (unit.to_string(), tile.to_string())).collect()),
            suppressed: suppressed.map(|(unit, _)| unit.to_string()).collect(),
            scouted: Some(tiles(scouted)),
            controlled: Some(tiles(force.controlled)),
            also_scouted: Vec::new(),
            also_controlled: Vec::new(),
            target: force.target.map(|tile| tile.to_string()),
            hand: pile(force.hand),
            chosen: force.chosen.map(|kind| kind.to_string()),
            deck: Some(SavedPile::of(force.deck.top_first())),
            play: pile(force.play).filter(|pile| !pile.cards.is_empty()),
            discard: pile(force.discard),
            removed: pile(force.removed).filter(|pile| !pile.cards.is_empty()),
            supply: pile(force.supply),
            known: pile(*force.sight.known()).filter(|pile| !pile.cards.is_empty()),
            excluded: if says_anything {
                excluded.iter().map(|units| units.iter().map(|unit| unit.to_string()).collect()).collect()
            } else {
                Vec::new()
            },
        }
    }
}
