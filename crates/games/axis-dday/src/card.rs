//! The three decks (AD-5, AD-40, AD-60) and the numbers on their cards.

use std::fmt;
use std::sync::LazyLock;

use sandtable_core::{Id, IdSet, read_data_file};
use serde::{Deserialize, Serialize, Serializer};

use crate::side::Side;

/// The number of a card in its deck, from 1 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "number"), schemars(with = "u8"))]
pub struct Number(u8);

/// How many cards a deck has.
pub const CARDS: usize = 16;

/// Some cards of a deck.
pub type Numbers = IdSet<Number, u16>;

impl Number {
    /// The first card.
    pub const FIRST: Number = Number(0);

    /// A number from 1 to 16.
    #[must_use]
    pub const fn new(number: u8) -> Option<Number> {
        if number >= 1 && number <= CARDS as u8 { Some(Number(number - 1)) } else { None }
    }

    /// A number that is written in the program.
    pub(crate) const fn of(number: u8) -> Number {
        match Number::new(number) {
            Some(number) => number,
            None => panic!("cards are numbered 1 to 16"),
        }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0 + 1
    }

    /// The next one.
    #[must_use]
    pub const fn next(self) -> Option<Number> {
        Number::new(self.get() + 1)
    }

    /// All sixteen.
    pub fn all() -> impl DoubleEndedIterator<Item = Number> + ExactSizeIterator + Clone {
        (0..CARDS as u8).map(Number)
    }

    /// AD-5.3: the side that is active in this order, and rolls for its Fortune (AD-40.2).
    #[must_use]
    pub fn active(self) -> Side {
        DATA.orders[self.index()].side
    }

    /// AD-60.6: the side that owns this Tactics card.
    #[must_use]
    pub fn owner(self) -> Side {
        DATA.tactics[self.index()].side
    }

    /// The numbers of the order card.
    #[must_use]
    pub fn order(self) -> &'static Printed {
        &DATA.orders[self.index()]
    }

    /// The numbers of the Tactics card.
    #[must_use]
    pub fn tactics(self) -> &'static Printed {
        &DATA.tactics[self.index()]
    }

    /// The numbers of the Fortune card.
    #[must_use]
    pub fn fortune(self) -> &'static Fortune {
        &DATA.fortunes[self.index()]
    }
}

impl Id for Number {
    const FIRST: Number = Number(0);

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Number {
        Number(index as u8)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.get())
    }
}

/// Written as the number.
impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

/// How the die of a Fortune card fell, for the side that rolled it (AD-40.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Luck {
    /// A 1.
    Good,
    /// A 2 to 5, or no die.
    #[default]
    Nothing,
    /// A 6.
    Bad,
}

impl Luck {
    /// AD-40.2: what a die means.
    #[must_use]
    pub const fn of(die: u8) -> Luck {
        match die {
            1 => Luck::Good,
            6 => Luck::Bad,
            _ => Luck::Nothing,
        }
    }
}

/// The numbers of an order or a Tactics card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    number: u8,
    side: Side,
    /// A die up to this hits; 0 if nothing is rolled to hit.
    #[serde(default)]
    pub hit: u8,
    /// How many dice are rolled.
    #[serde(default)]
    pub dice: u8,
    /// How many units, zones or boxes it concerns.
    #[serde(default)]
    pub count: u8,
}

/// The numbers of a Fortune card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fortune {
    number: u8,
    /// On a 1.
    #[serde(default)]
    pub good: Turn,
    /// On a 6.
    #[serde(default)]
    pub bad: Turn,
}

/// What a turn of luck changes.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// A die up to this hits, instead of what the order says.
    pub hit: Option<u8>,
    /// How many zones units move.
    #[serde(rename = "move")]
    pub movement: Option<u8>,
    /// How many units, zones, boxes or dice.
    #[serde(default)]
    pub count: u8,
    /// A die from this on keeps a plane on the ground.
    #[serde(default)]
    pub from: u8,
}

impl Fortune {
    /// What the luck changes.
    #[must_use]
    pub fn turn(&self, luck: Luck) -> Option<&Turn> {
        match luck {
            Luck::Good => Some(&self.good),
            Luck::Bad => Some(&self.bad),
            Luck::Nothing => None,
        }
    }
}

struct Data {
    orders: Vec<Printed>,
    fortunes: Vec<Fortune>,
    tactics: Vec<Printed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    order: Vec<Printed>,
    fortune: Vec<Fortune>,
    tactics: Vec<Printed>,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let file: File = read_data_file("data/cards.toml", include_str!("../data/cards.toml"));
    let numbers = |deck: &str, numbers: Vec<u8>| {
        assert!(numbers.iter().copied().eq(1..=CARDS as u8), "data/cards.toml: {deck} 1 to 16, in order");
    };
    numbers("order", file.order.iter().map(|card| card.number).collect());
    numbers("fortune", file.fortune.iter().map(|card| card.number).collect());
    numbers("tactics", file.tactics.iter().map(|card| card.number).collect());
    Data { orders: file.order, fortunes: file.fortune, tactics: file.tactics }
});
