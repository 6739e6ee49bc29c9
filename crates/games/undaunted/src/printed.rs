//! What is printed on cards and tiles: `data/cards.toml` and `data/tiles.toml`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use sandtable_core::{SetupError, TomlFile, named};
use serde::Deserialize;

use crate::cards::MOST_CARDS;
use crate::kind::{Kind, Squad, Title, Unit};
use crate::tile::Tile;

/// The actions that are printed on cards (UN-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
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

named!(CardAction, "action", {
    Move => "move",
    Guide => "guide",
    Scout => "scout",
    Stalk => "stalk",
    Bolster => "bolster",
    Command => "command",
    Conceal => "conceal",
    Control => "control",
    Inspire => "inspire",
    Recon => "recon",
    Target => "target",
    Attack => "attack",
    Suppress => "suppress",
    Blast => "blast",
});

impl CardAction {
    /// UN-1.20: is a strength printed after it? The others are done once or not at all.
    #[must_use]
    pub const fn has_number(self) -> bool {
        !matches!(self, CardAction::Conceal | CardAction::Control | CardAction::Recon | CardAction::Target)
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
    order: [Option<CardAction>; MOST_ACTIONS],
}

/// No card has more actions.
const MOST_ACTIONS: usize = 4;

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

    /// Its actions from top to bottom, as the card shows them.
    pub fn in_order(&self) -> impl Iterator<Item = CardAction> + '_ {
        self.order.iter().copied().flatten()
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
fn read_cards(text: &str) -> Result<CardTable, SetupError> {
    let parsed = TomlFile::parse(text)?;
    let file: CardFile = parsed.read()?;
    let mut table = CardTable { printed: [Printed::default(); Kind::COUNT], defence: [0; Unit::COUNT] };
    for (index, entry) in file.card.iter().enumerate() {
        let at = |key: &str, expected: String| parsed.fault(&format!("card[{index}].{key}"), expected);
        let squads: Vec<Option<Squad>> =
            if entry.squads.is_empty() { vec![None] } else { entry.squads.iter().copied().map(Some).collect() };
        for squad in squads {
            let kind =
                Kind::of(entry.title, squad).ok_or_else(|| at("squads", format!("the squads of {:?}", entry.title)))?;
            if table.printed[kind.index()].copies > 0 {
                return Err(at("title", format!("every kind once, found {kind} again")));
            }
            table.printed[kind.index()] = printed(entry).map_err(|expected| at("actions", expected))?;
            match (kind.unit(), entry.defence) {
                (Some(unit), Some(defence)) => table.defence[unit.index()] = defence,
                (None, None) => {}
                (Some(_), None) => return Err(at("defence", format!("the defence of {kind}'s counter"))),
                (None, Some(_)) => return Err(at("defence", format!("none, as {kind} has no counter"))),
            }
        }
    }
    if let Some(kind) = Kind::all().find(|kind| table.printed[kind.index()].copies == 0) {
        return Err(parsed.fault("card", format!("every kind, and {kind} is missing")));
    }
    let all: usize = table.printed.iter().map(|printed| usize::from(printed.copies)).sum();
    if all != MOST_CARDS {
        return Err(parsed.fault("card", format!("{MOST_CARDS} cards a side, found {all}")));
    }
    Ok(table)
}

/// What is printed on a card, or what its actions should be.
fn printed(entry: &CardEntry) -> Result<Printed, String> {
    let mut printed = Printed { copies: entry.copies, initiative: entry.initiative, ..Printed::default() };
    if entry.actions.len() > MOST_ACTIONS {
        return Err(format!("at most {MOST_ACTIONS} actions"));
    }
    for (place, action) in entry.actions.iter().enumerate() {
        // A path of movement names at most two steps, and an Inspire takes one card (the decision tables).
        let most = match action.action {
            CardAction::Scout | CardAction::Stalk | CardAction::Move | CardAction::Guide => 2,
            CardAction::Inspire => 1,
            _ => 9,
        };
        if !(1..=most).contains(&action.x) {
            return Err(format!("{} with x from 1 to {most}, found {}", action.action, action.x));
        }
        printed.strengths[action.action as usize] = action.x;
        printed.order[place] = Some(action.action);
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

fn read_tiles(text: &str) -> Result<TileTable, SetupError> {
    let parsed = TomlFile::parse(text)?;
    let mut file: BTreeMap<String, TileEntry> = parsed.read()?;
    let mut faces = Vec::new();
    for tile in Tile::all() {
        let key = tile.printed();
        let entry = file.remove(&key).ok_or_else(|| parsed.fault(&key, "every tile, and this one is missing"))?;
        if entry.cover > 3 {
            return Err(parsed.fault(&format!("{key}.cover"), format!("0 to 3, found {}", entry.cover)));
        }
        faces.push((Cover { usual: entry.cover, low: entry.low_cover }, entry.ground));
    }
    match file.keys().next() {
        Some(name) => Err(parsed.fault(name, crate::tile::no_such_tile(name))),
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
        let refused =
            |from: &str, to: &str| read_cards(&CARD_FILE.replacen(from, to, 1)).err().expect("refused").to_string();
        assert!(refused("copies = 10", "copies = 9").ends_with("card: 54 cards a side, found 53"));
        let steps = refused("x = 2 }, { do = \"attack\"", "x = 3 }, { do = \"attack\"");
        assert!(steps.ends_with("].actions: scout with x from 1 to 2, found 3"), "{steps}");
        assert!(refused("defence = 6\n", "").ends_with("].defence: the defence of sniper's counter"));
        let twice = refused("title = \"guide\"", "title = \"sergeant\"");
        assert!(twice.ends_with("card[1].title: every kind once, found sergeant again"), "{twice}");
        assert!(refused("copies", "copys").starts_with("line "));
    }

    #[test]
    fn a_wrong_tile_file_is_refused_with_the_place() {
        let refused =
            |from: &str, to: &str| read_tiles(&TILE_FILE.replacen(from, to, 1)).err().expect("refused").to_string();
        assert!(refused("1A = ", "19A = ").ends_with("1A: every tile, and this one is missing"));
        let cover = refused("cover = 0", "cover = 4");
        assert!(cover.starts_with("line ") && cover.ends_with(", 1A.cover: 0 to 3, found 4"), "{cover}");
    }
}
