//! The cards of the box: every copy of every card of a side is a card of its own (HN-50.6).

use std::sync::LazyLock;

use sandtable_core::faults::{Fault, expect};
use sandtable_core::{Id, read_data_file};
use serde::Deserialize;

use crate::effect::EventKind;
use crate::effect_file::EventFile;
use crate::effect_read::{Lexicon, read_event};
use crate::kind::{Hero, HeroFile, UnitFile, UnitKind, side_of};
use crate::name::CardName;
use crate::side::Side;
use crate::tile::TileSet;

/// One card of a side, by its number in the side's part of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(pub(crate) u8);

impl Id for Card {
    const FIRST: Card = Card(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Card {
        Card(index as u8)
    }
}

/// Cards of one side in no order: a hand, a discard pile, what is set aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// Nothing.
    pub const NONE: CardSet = CardSet([0; 4]);

    /// Is it in there?
    #[must_use]
    pub fn contains(&self, card: Card) -> bool {
        self.0[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// Nothing?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// All of them, in the order of the box.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.iter().enumerate().flat_map(|(word, &bits)| Ones(bits).map(move |bit| Card((word * 64) as u8 + bit)))
    }

    /// Those of both.
    #[must_use]
    pub fn and(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Those of either.
    #[must_use]
    pub fn or(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Those that are not in the other.
    #[must_use]
    pub fn without(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// The numbers of the bits that are set.
struct Ones(u64);

impl Iterator for Ones {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// An event of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EventRef(pub(crate) u8);

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A Unit Card, by its number in the table of kinds.
    Unit(u8),
    /// A Hero card.
    Hero(u8),
    /// A generic Event card.
    Event(EventRef),
    /// HN-8.2 of the data: one that refers to the list of the scenario.
    Historical,
}

/// A card: its name in paths, and what it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardData {
    /// `u15a`, `uh1`, `eu01`, `hu`.
    pub name: CardName,
    /// What it is.
    pub face: Face,
}

/// Every card there is.
#[derive(Clone, Debug, PartialEq)]
pub struct Cards {
    /// Unit Cards.
    pub kinds: Vec<UnitKind>,
    /// Hero cards.
    pub heroes: Vec<Hero>,
    /// Generic events, and behind them those of a scenario.
    pub events: Vec<EventKind>,
    /// The copies, by side.
    pub sides: [Vec<CardData>; 2],
}

/// Data files of the program; their clauses are known by name.
pub(crate) const SOURCES: [&str; 9] = [
    include_str!("../data/heroes.toml"),
    include_str!("../data/events.toml"),
    include_str!("../data/scenarios/1-turqueville.toml"),
    include_str!("../data/scenarios/2-omaha.toml"),
    include_str!("../data/scenarios/3-la-fiere.toml"),
    include_str!("../data/scenarios/4-carentan.toml"),
    include_str!("../data/scenarios/5-cherbourg.toml"),
    include_str!("../data/scenarios/6-mortain.toml"),
    include_str!("../data/scenarios/7-falaise.toml"),
];

/// The clause of that id, if the printed data name it.
pub(crate) fn known_rule(id: &str) -> Option<&'static str> {
    SOURCES.iter().flat_map(|source| source.split("rule = \"").skip(1)).find_map(|rest| {
        let rule = rest.split('"').next()?;
        (rule == id).then_some(rule)
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Units {
    unit: Vec<UnitFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Heroes {
    hero: Vec<HeroFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Events {
    event: Vec<EventFile>,
}

/// How many historical cards a side has in the box.
const HISTORICAL: usize = 3;

/// The printed box.
pub(crate) fn printed_cards() -> &'static Cards {
    static CARDS: LazyLock<Cards> = LazyLock::new(|| {
        let units: Units = read_data_file("data/units.toml", include_str!("../data/units.toml"));
        let heroes: Heroes = read_data_file("data/heroes.toml", SOURCES[0]);
        let events: Events = read_data_file("data/events.toml", SOURCES[1]);
        let mut cards = Cards { kinds: vec![], heroes: vec![], events: vec![], sides: [vec![], vec![]] };
        cards
            .add(&units.unit, &heroes.hero, &events.event, TileSet::from_bits(u64::MAX))
            .expect("the printed cards are tested");
        for (side, name) in [(Side::Us, "hu"), (Side::Ge, "hg")] {
            let name = CardName::new(name).expect("a short name");
            let card = CardData { name, face: Face::Historical };
            cards.sides[side.index()].extend(std::iter::repeat_n(card, HISTORICAL));
        }
        cards
    });
    &CARDS
}

impl Cards {
    /// The number of the Unit Card of that id.
    #[must_use]
    pub fn kind_named(&self, id: &str) -> Option<u8> {
        self.kinds.iter().position(|kind| kind.id.eq_ignore_ascii_case(id)).map(|index| index as u8)
    }

    /// A card of either side by its name.
    #[must_use]
    pub fn named(&self, name: CardName) -> Option<(Side, Card)> {
        Side::BOTH.into_iter().find_map(|side| {
            let index = self.sides[side.index()].iter().position(|card| card.name == name)?;
            Some((side, Card(index as u8)))
        })
    }

    /// What a card is.
    #[must_use]
    #[inline]
    pub fn data(&self, side: Side, card: Card) -> &CardData {
        &self.sides[side.index()][card.index()]
    }

    /// What a person calls a card.
    #[must_use]
    pub fn title(&self, side: Side, card: Card) -> &str {
        match self.data(side, card).face {
            Face::Unit(kind) => &self.kinds[usize::from(kind)].name,
            Face::Hero(hero) => &self.heroes[usize::from(hero)].name,
            Face::Event(event) => &self.events[usize::from(event.0)].name,
            Face::Historical => "Historical event",
        }
    }

    /// Adds cards. `boxes` are those that events may name.
    pub(crate) fn add(
        &mut self,
        units: &[UnitFile],
        heroes: &[HeroFile],
        events: &[EventFile],
        boxes: TileSet,
    ) -> Result<(), Fault> {
        for (index, file) in units.iter().enumerate() {
            self.add_unit(file).map_err(|fault| fault.under(&["unit", &index.to_string()]))?;
        }
        for (index, file) in heroes.iter().enumerate() {
            self.add_hero(file).map_err(|fault| fault.under(&["hero", &index.to_string()]))?;
        }
        for (index, file) in events.iter().enumerate() {
            self.add_event(file, boxes).map_err(|fault| fault.under(&["event", &index.to_string()]))?;
        }
        Ok(())
    }

    fn add_unit(&mut self, file: &UnitFile) -> Result<(), Fault> {
        let kind = UnitKind::read(file)?;
        let side = side_of(&file.id, file.side.as_deref())?;
        expect(self.kinds.len() < 250, &["id"], || "at most 250 Unit Cards in the box".into())?;
        let number = self.kinds.len() as u8;
        for copy in 0..file.copies {
            let name = format!("{}{}", file.id, char::from(b'a' + copy));
            self.add_card(side, &name, Face::Unit(number))?;
        }
        self.kinds.push(kind);
        Ok(())
    }

    fn add_hero(&mut self, file: &HeroFile) -> Result<(), Fault> {
        let rule = match &file.rule {
            Some(rule) => known_rule(rule)
                .ok_or_else(|| Fault::new(&["rule"], format!("a clause of the printed Heroes, found {rule:?}")))?,
            None => Hero::OWN_RULE,
        };
        let hero = Hero::read(file, rule)?;
        let side = side_of(&file.id, file.side.as_deref())?;
        expect(self.heroes.len() < 250, &["id"], || "at most 250 Hero cards in the box".into())?;
        self.add_card(side, &file.id, Face::Hero(self.heroes.len() as u8))?;
        self.heroes.push(hero);
        Ok(())
    }

    fn add_event(&mut self, file: &EventFile, boxes: TileSet) -> Result<(), Fault> {
        let id = file.id.as_deref().ok_or_else(|| Fault::new(&["id"], "an id such as EU20"))?;
        let side = side_of(id, file.side.as_deref())?;
        let event = self.read(file, id.to_ascii_lowercase(), boxes)?;
        self.add_card(side, id, Face::Event(EventRef(self.events.len() as u8)))?;
        self.push_event(event)?;
        Ok(())
    }

    /// Understands an event with the cards that there are.
    pub(crate) fn read(&self, file: &EventFile, id: String, boxes: TileSet) -> Result<EventKind, Fault> {
        let lexicon = Lexicon { kind: &|name| self.kind_named(name), rule: &known_rule, boxes };
        read_event(file, id, &lexicon)
    }

    /// Puts an event into the table.
    pub(crate) fn push_event(&mut self, event: EventKind) -> Result<EventRef, Fault> {
        expect(self.events.len() < 200, &["id"], || "at most 200 events".into())?;
        self.events.push(event);
        Ok(EventRef(self.events.len() as u8 - 1))
    }

    fn add_card(&mut self, side: Side, name: &str, face: Face) -> Result<(), Fault> {
        let written = CardName::new(name).ok_or_else(|| {
            Fault::new(&["id"], format!("up to 7 letters and digits, found {name:?} with its copy letter"))
        })?;
        let hyphen = name.contains('-');
        expect(!hyphen, &["id"], || format!("letters and digits alone, found {name:?}"))?;
        expect(self.named(written).is_none(), &["id"], || format!("an id of its own: {name} is in the box already"))?;
        let cards = &mut self.sides[side.index()];
        expect(cards.len() < 250, &["copies"], || "at most 250 cards of a side in the box".into())?;
        cards.push(CardData { name: written, face });
        Ok(())
    }
}
