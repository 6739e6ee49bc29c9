//! The items (DD-13, DD-26): each card has a kind with a price, its windows and one effect out of a small set.

use std::sync::LazyLock;

use sandtable_core::{Id, IdSet, read_data_file, spelled};
use serde::{Deserialize, Serialize};

use crate::dice::Face;

/// An item card. Second copies are cards of their own, of the same [`ItemKind`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Item(u8);

/// Some item cards.
pub type ItemSet = IdSet<Item>;

/// How a card comes into the pool (DD-2.5 to DD-2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemGroup {
    /// Always.
    Regular,
    /// Chosen; a second copy.
    Symbol,
    /// Chosen, on the maps that name it.
    Special,
}

/// When an item can be used (DD-13.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemWindow {
    /// The result window.
    Result,
    /// The supply window.
    Supply,
    /// The move window.
    Move,
    /// The fire window.
    Fire,
    /// At a mine roll of the own unit.
    Mine,
}

/// What an item does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemEffect {
    /// So many soldiers.
    Soldiers(u8),
    /// So much courage.
    Courage(u8),
    /// So many colourless tools.
    Tools(u8),
    /// The tricolour bonus of this face.
    Bonus(Face),
    /// Sets an own die, an MG die of the sector, or the mine die.
    SetDie,
    /// The dice take the faces of another unit's.
    CopyDice,
    /// Trade with one unit anywhere, this turn.
    TradeWith,
    /// The marker so many steps back.
    MarkerBack(u8),
    /// DEF of the user's sector is 0.
    SectorDefZero,
    /// DEF of the user's sector so much less.
    SectorDef(u8),
    /// DEF of any one sector so much less.
    AnySectorDef(u8),
    /// DEF so much less, in the bunker only.
    BunkerDef(u8),
    /// No losses of the own unit from the numbers of MG dice.
    OwnMgZero,
    /// So many losses of the own unit fewer.
    OwnLoss(u8),
    /// Each MG die of the sector counts at most this.
    SectorMgMost(u8),
    /// One MG die of the sector counts 0.
    MgDieZero,
    /// No losses and no special damage for the own unit.
    NoLoss,
    /// This turn's forward move minds no "have" demand and makes no mine roll.
    OpenAdvance,
    /// An obstacle is crossed.
    CrossObstacle,
    /// The mine roll is not made.
    NoMineRoll,
    /// Serves demands only.
    DemandOnly,
}

/// What all cards of one kind have in common.
#[derive(Debug)]
pub struct ItemKind {
    /// What it costs, in item points.
    pub cost: u8,
    /// Its explosive icons.
    pub explosive: u8,
    /// When it can be used.
    pub windows: Vec<ItemWindow>,
    /// What it does.
    pub effect: ItemEffect,
    /// It does nothing to the bunker.
    pub not_bunker: bool,
    /// It is played with in the solo game too.
    pub solo: bool,
    /// How many cards there can be, where a map gives one to each unit.
    pub copies: u8,
    /// The card that names the kind.
    pub first: Item,
}

#[derive(Deserialize)]
struct File {
    item: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Entry {
    id: String,
    kind: ItemGroup,
    copy_of: Option<String>,
    cost: Option<u8>,
    #[serde(default)]
    explosive: u8,
    #[serde(default)]
    windows: Vec<ItemWindow>,
    effect: Option<ItemEffect>,
    #[serde(default)]
    not_bunker: bool,
    #[serde(default = "yes")]
    solo: bool,
    #[serde(default = "one")]
    copies: u8,
}

const fn yes() -> bool {
    true
}

const fn one() -> u8 {
    1
}

struct Card {
    id: String,
    group: ItemGroup,
    kind: usize,
    /// Which copy it is, from 1.
    copy: u8,
}

struct Table {
    kinds: Vec<ItemKind>,
    cards: Vec<Card>,
    /// By number of item points, the cards that cost no more.
    up_to: Vec<ItemSet>,
    /// By window, the cards that can be used in it.
    windows: [ItemSet; 5],
    /// The cards of a group, and those that are played with in the solo game.
    symbol: ItemSet,
    solo: ItemSet,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let file: File = read_data_file("data/items.toml", include_str!("../data/items.toml"));
    let none = ItemSet::NONE;
    let mut table =
        Table { kinds: Vec::new(), cards: Vec::new(), up_to: Vec::new(), windows: [none; 5], symbol: none, solo: none };
    for entry in &file.item {
        let first = Item(table.cards.len() as u8);
        let (kind, copy) = match &entry.copy_of {
            Some(original) => {
                let before = table.cards.iter().filter(|card| table.cards_kind(card, original));
                let copy = before.count() as u8 + 1;
                let kind = table.cards.iter().find(|card| &card.id == original).expect("copy-of names an item").kind;
                (kind, copy)
            }
            None => {
                table.kinds.push(ItemKind {
                    cost: entry.cost.expect("an item has a cost"),
                    explosive: entry.explosive,
                    windows: entry.windows.clone(),
                    effect: entry.effect.expect("an item has an effect"),
                    not_bunker: entry.not_bunker,
                    solo: entry.solo,
                    copies: entry.copies,
                    first,
                });
                (table.kinds.len() - 1, 1)
            }
        };
        table.cards.push(Card { id: entry.id.clone(), group: entry.kind, kind, copy });
    }
    // The further copies that a map may lay out for each unit come after all printed ones.
    for entry in file.item.iter().filter(|entry| entry.copies > 1) {
        let kind = table.cards.iter().find(|card| card.id == entry.id).expect("just read").kind;
        for copy in 2..=entry.copies {
            table.cards.push(Card { id: format!("{}-{copy}", entry.id), group: entry.kind, kind, copy });
        }
    }
    assert!(table.cards.len() <= 64, "data/items.toml: at most 64 item cards");
    let some = |wanted: &dyn Fn(&Card, &ItemKind) -> bool| {
        let cards = (0..).map(Item).zip(&table.cards);
        cards.filter(|(_, card)| wanted(card, &table.kinds[card.kind])).map(|(item, _)| item).collect::<ItemSet>()
    };
    let dearest = table.kinds.iter().map(|kind| kind.cost).max().unwrap_or(0);
    let up_to = (0..=dearest).map(|points| some(&|_, kind| kind.cost <= points)).collect();
    let windows = [ItemWindow::Result, ItemWindow::Supply, ItemWindow::Move, ItemWindow::Fire, ItemWindow::Mine];
    let windows = windows.map(|window| some(&|_, kind| kind.windows.contains(&window)));
    let symbol = some(&|card, _| card.group == ItemGroup::Symbol);
    let solo = some(&|_, kind| kind.solo);
    Table { up_to, windows, symbol, solo, ..table }
});

impl Table {
    /// Is a card of the same kind as the card of a name?
    fn cards_kind(&self, card: &Card, name: &str) -> bool {
        self.cards.iter().any(|other| other.id == name && other.kind == card.kind)
    }
}

impl Item {
    /// All cards.
    pub fn all() -> impl Iterator<Item = Item> {
        (0..TABLE.cards.len() as u8).map(Item)
    }

    /// All cards whose printed cost is no higher than this.
    #[must_use]
    pub fn up_to(points: u16) -> ItemSet {
        let table = &TABLE.up_to;
        table[usize::from(points).min(table.len() - 1)]
    }

    /// All cards that can be used in a window.
    #[must_use]
    pub fn all_used_in(window: ItemWindow) -> ItemSet {
        TABLE.windows[window as usize]
    }

    /// All cards with a symbol.
    #[must_use]
    pub fn with_symbol() -> ItemSet {
        TABLE.symbol
    }

    /// All cards that are played with in the solo game.
    #[must_use]
    pub fn of_solo() -> ItemSet {
        TABLE.solo
    }

    fn card(self) -> &'static Card {
        &TABLE.cards[usize::from(self.0)]
    }

    /// What all cards of its kind have in common.
    #[must_use]
    pub fn kind(self) -> &'static ItemKind {
        &TABLE.kinds[self.card().kind]
    }

    /// What it does.
    #[must_use]
    pub fn effect(self) -> ItemEffect {
        self.kind().effect
    }

    /// How it comes into the pool.
    #[must_use]
    pub fn group(self) -> ItemGroup {
        self.card().group
    }

    /// Which copy it is, from 1.
    #[must_use]
    pub fn copy(self) -> u8 {
        self.card().copy
    }

    /// The printed cost.
    #[must_use]
    pub fn cost(self) -> u16 {
        u16::from(self.kind().cost)
    }

    /// Are they cards of one kind?
    #[must_use]
    pub fn same_kind(self, other: Item) -> bool {
        self.card().kind == other.card().kind
    }

    /// All cards of its kind.
    #[must_use]
    pub fn copies(self) -> ItemSet {
        Item::all().filter(|&other| other.same_kind(self)).collect()
    }

    /// What the rules call it: `flak-vest-2`.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.card().id
    }

    /// The card of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Item> {
        Item::all().find(|item| item.name() == name)
    }

    /// Can it be used in this window?
    #[must_use]
    pub fn used_in(self, window: ItemWindow) -> bool {
        self.kind().windows.contains(&window)
    }
}

spelled!(Item, "item");

impl Id for Item {
    const FIRST: Item = Item(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Item {
        Item(index as u8)
    }
}

impl ItemEffect {
    /// The first of these cards that has it.
    #[must_use]
    pub fn among(self, items: ItemSet) -> Option<Item> {
        items.iter().find(|item| item.effect() == self)
    }
}
