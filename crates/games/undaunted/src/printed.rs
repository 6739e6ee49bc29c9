//! What is printed on cards and tiles: `data/cards.toml` and `data/tiles.toml`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::deck::MOST_CARDS;
use crate::kind::{Kind, Squad, Title, Unit};
use crate::tile::Tile;

/// The actions that are printed on cards (UN-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardAction {
    /// Steps onto marked tiles.
    Move,
    /// Steps of any own counter onto marked tiles.
    Guide,
    /// Steps that mark tiles.
    Scout,
    /// Steps that need no marker.
    Stalk,
    /// Cards from the supply.
    Bolster,
    /// Cards from the deck.
    Command,
    /// Fog for the opponent.
    Conceal,
    /// A tile controlled.
    Control,
    /// A card played comes back.
    Inspire,
    /// Fog out of the hand.
    Recon,
    /// The target marker is put down.
    Target,
    /// Dice for a casualty.
    Attack,
    /// Dice for a suppressed counter.
    Suppress,
    /// Dice against everything on the target tile.
    Blast,
}

impl CardAction {
    /// All of them.
    pub const ALL: [CardAction; 14] = [
        CardAction::Move,
        CardAction::Guide,
        CardAction::Scout,
        CardAction::Stalk,
        CardAction::Bolster,
        CardAction::Command,
        CardAction::Conceal,
        CardAction::Control,
        CardAction::Inspire,
        CardAction::Recon,
        CardAction::Target,
        CardAction::Attack,
        CardAction::Suppress,
        CardAction::Blast,
    ];

    /// Its name in paths and notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            CardAction::Move => "move",
            CardAction::Guide => "guide",
            CardAction::Scout => "scout",
            CardAction::Stalk => "stalk",
            CardAction::Bolster => "bolster",
            CardAction::Command => "command",
            CardAction::Conceal => "conceal",
            CardAction::Control => "control",
            CardAction::Inspire => "inspire",
            CardAction::Recon => "recon",
            CardAction::Target => "target",
            CardAction::Attack => "attack",
            CardAction::Suppress => "suppress",
            CardAction::Blast => "blast",
        }
    }

    /// The action of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<CardAction> {
        CardAction::ALL.into_iter().find(|action| action.name() == name)
    }
}

/// One title of the card file, as it is written.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct CardEntry {
    title: Title,
    #[serde(default)]
    squads: Vec<Squad>,
    copies: u8,
    initiative: u8,
    defence: Option<u8>,
    actions: Vec<ActionEntry>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ActionEntry {
    #[serde(rename = "do")]
    action: CardAction,
    #[serde(default = "one")]
    x: u8,
    #[serde(default)]
    own_squad: bool,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Vec<CardEntry>,
}

/// What is printed on the cards of a kind.
#[derive(Clone, Copy, Debug, Default)]
pub struct Printed {
    /// How many there are of it a side.
    pub copies: u8,
    /// Its initiative number.
    pub initiative: u8,
    /// Is its Bolster or Inspire limited to its own squad?
    pub own_squad: bool,
    strengths: [u8; CardAction::ALL.len()],
}

impl Printed {
    /// UN-1.20: the strength of an action, if the card has it; actions without a number have 1.
    #[must_use]
    pub fn strength(&self, action: CardAction) -> Option<u8> {
        Some(self.strengths[action as usize]).filter(|&strength| strength > 0)
    }

    /// Its actions.
    pub fn actions(&self) -> impl Iterator<Item = CardAction> + '_ {
        CardAction::ALL.into_iter().filter(|&action| self.strength(action).is_some())
    }
}

struct CardTable {
    printed: [Printed; Kind::COUNT],
    defence: [u8; Unit::COUNT],
}

static CARDS: LazyLock<CardTable> =
    LazyLock::new(|| read_cards(include_str!("../data/cards.toml")).expect("the card file is tested"));

impl Kind {
    /// What is printed on its cards.
    #[must_use]
    pub fn printed(self) -> &'static Printed {
        &CARDS.printed[self.index()]
    }

    /// UN-1.20: the letter that its Bolster or Inspire is limited to, if it is limited.
    #[must_use]
    pub fn reach(self) -> Option<Squad> {
        if self.printed().own_squad { self.squad() } else { None }
    }
}

impl Unit {
    /// UN-1.9: its base defence.
    #[must_use]
    pub fn defence(self) -> u8 {
        CARDS.defence[self.index()]
    }
}

/// Reads a card file. The rules know the kinds; the file says what is printed on them.
fn read_cards(text: &str) -> Result<CardTable, String> {
    let file: CardFile = toml::from_str(text).map_err(|error| format!("cards.toml: {error}"))?;
    let mut table = CardTable { printed: [Printed::default(); Kind::COUNT], defence: [0; Unit::COUNT] };
    for entry in &file.card {
        let squads: Vec<Option<Squad>> =
            if entry.squads.is_empty() { vec![None] } else { entry.squads.iter().copied().map(Some).collect() };
        for squad in squads {
            let kind = Kind::of(entry.title, squad)
                .ok_or_else(|| format!("cards.toml: {:?}: expected a title with its squads", entry.title))?;
            if table.printed[kind.index()].copies > 0 {
                return Err(format!("cards.toml: {kind}: expected every kind once"));
            }
            table.printed[kind.index()] = printed(entry, kind)?;
            match (kind.unit(), entry.defence) {
                (Some(unit), Some(defence)) => table.defence[unit.index()] = defence,
                (None, None) => {}
                (Some(_), None) => return Err(format!("cards.toml: {kind}: expected the defence of its counter")),
                (None, Some(_)) => {
                    return Err(format!("cards.toml: {kind}: expected no defence, as it has no counter"));
                }
            }
        }
    }
    if let Some(kind) = Kind::all().find(|kind| table.printed[kind.index()].copies == 0) {
        return Err(format!("cards.toml: {kind}: expected every kind"));
    }
    let all: usize = table.printed.iter().map(|printed| usize::from(printed.copies)).sum();
    if all != MOST_CARDS {
        return Err(format!("cards.toml: expected {MOST_CARDS} cards a side, found {all}"));
    }
    Ok(table)
}

fn printed(entry: &CardEntry, kind: Kind) -> Result<Printed, String> {
    let mut printed = Printed { copies: entry.copies, initiative: entry.initiative, ..Printed::default() };
    for action in &entry.actions {
        // A path of movement names at most two steps, and an Inspire takes one card (the decision tables).
        let most = match action.action {
            CardAction::Scout | CardAction::Stalk | CardAction::Move | CardAction::Guide => 2,
            CardAction::Inspire => 1,
            _ => 9,
        };
        if !(1..=most).contains(&action.x) {
            return Err(format!("cards.toml: {kind}: {}: expected x from 1 to {most}", action.action.name()));
        }
        printed.strengths[action.action as usize] = action.x;
        printed.own_squad |= action.own_squad;
    }
    Ok(printed)
}

/// What a tile gives a defender (UN-2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The bonus as a rule.
    pub usual: u8,
    /// On a hill, the bonus against an attacker on a hill and against a Blast.
    pub low: Option<u8>,
}

impl Cover {
    /// Is it a hill?
    #[must_use]
    pub const fn is_hill(self) -> bool {
        self.low.is_some()
    }
}

/// One face of the tile file.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct TileEntry {
    cover: u8,
    low_cover: Option<u8>,
    ground: String,
}

struct TileTable(Vec<(Cover, String)>);

static TILES: LazyLock<TileTable> =
    LazyLock::new(|| read_tiles(include_str!("../data/tiles.toml")).expect("the tile file is tested"));

impl Tile {
    /// Its cover.
    #[must_use]
    pub fn cover(self) -> Cover {
        TILES.0[self.face_index()].0
    }

    /// What is drawn on it; it means nothing to the rules (UN-2.5).
    #[must_use]
    pub fn ground(self) -> &'static str {
        &TILES.0[self.face_index()].1
    }
}

fn read_tiles(text: &str) -> Result<TileTable, String> {
    let mut file: BTreeMap<String, TileEntry> = toml::from_str(text).map_err(|error| format!("tiles.toml: {error}"))?;
    let mut faces = Vec::new();
    for tile in Tile::all() {
        let entry = file.remove(&tile.printed()).ok_or_else(|| format!("tiles.toml: {}: missing", tile.printed()))?;
        if entry.cover > 3 {
            return Err(format!("tiles.toml: {}: expected a cover of 0 to 3", tile.printed()));
        }
        faces.push((Cover { usual: entry.cover, low: entry.low_cover }, entry.ground));
    }
    match file.keys().next() {
        Some(name) => Err(format!("tiles.toml: {}", crate::tile::no_such_tile(name))),
        None => Ok(TileTable(faces)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD_FILE: &str = include_str!("../data/cards.toml");
    const TILE_FILE: &str = include_str!("../data/tiles.toml");

    #[test]
    fn a_wrong_card_file_is_refused_with_the_place() {
        let refused = |from: &str, to: &str| read_cards(&CARD_FILE.replacen(from, to, 1)).err().expect("refused");
        assert_eq!(refused("copies = 10", "copies = 9"), "cards.toml: expected 54 cards a side, found 53");
        assert_eq!(
            refused("x = 2 }, { do = \"attack\"", "x = 3 }, { do = \"attack\""),
            "cards.toml: scout-a: scout: expected x from 1 to 2"
        );
        assert_eq!(refused("defence = 6\n", ""), "cards.toml: sniper: expected the defence of its counter");
        assert!(refused("title = \"guide\"", "title = \"sergeant\"").contains("sergeant: expected every kind once"));
        assert!(refused("copies", "copys").contains("line"));
    }

    #[test]
    fn a_wrong_tile_file_is_refused_with_the_place() {
        let refused = |from: &str, to: &str| read_tiles(&TILE_FILE.replacen(from, to, 1)).err().expect("refused");
        assert_eq!(refused("1A = ", "19A = "), "tiles.toml: 1A: missing");
        assert_eq!(refused("cover = 0", "cover = 4"), "tiles.toml: 1A: expected a cover of 0 to 3");
    }
}
