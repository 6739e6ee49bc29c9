//! The cards: sixty troops and ten tactics cards (BL-1.2, BL-1.3).

use std::fmt;

use sandtable_core::{Id, named, spelled};
use serde::{Deserialize, Serialize};

use crate::names::names;

/// One of the six colours of the troops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
}

impl Colour {
    /// All of them, in the order of the card file.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// What the rules call it: `red`.
    #[must_use]
    pub fn name(self) -> &'static str {
        &names().colours[self as usize].id
    }

    /// The letter that stands for it: `R`.
    #[must_use]
    pub fn letter(self) -> char {
        names().colours[self as usize].letter
    }

    /// The picture that goes with it, so that nobody needs to see colours: `spearhead`.
    #[must_use]
    pub fn emblem(self) -> &'static str {
        &names().colours[self as usize].emblem
    }
}

/// One of the ten tactics cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Tactic {
    LeaderLion,
    LeaderEagle,
    Horse,
    Shield,
    Fog,
    Mud,
    Scout,
    Redeploy,
    Deserter,
    Traitor,
}

/// What a tactics card is played as (BL-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Lies among the troops of a side.
    Morale,
    /// Lies beside a flag and acts on both sides.
    Ground,
    /// Lies before the player.
    Guile,
}

impl Tactic {
    /// All of them, in the order of the card file.
    pub const ALL: [Tactic; 10] = [
        Tactic::LeaderLion,
        Tactic::LeaderEagle,
        Tactic::Horse,
        Tactic::Shield,
        Tactic::Fog,
        Tactic::Mud,
        Tactic::Scout,
        Tactic::Redeploy,
        Tactic::Deserter,
        Tactic::Traitor,
    ];

    /// What it is played as.
    #[must_use]
    pub const fn group(self) -> Group {
        match self {
            Tactic::LeaderLion | Tactic::LeaderEagle | Tactic::Horse | Tactic::Shield => Group::Morale,
            Tactic::Fog | Tactic::Mud => Group::Ground,
            Tactic::Scout | Tactic::Redeploy | Tactic::Deserter | Tactic::Traitor => Group::Guile,
        }
    }

    /// One of the two Leaders?
    #[must_use]
    pub const fn is_leader(self) -> bool {
        matches!(self, Tactic::LeaderLion | Tactic::LeaderEagle)
    }
}

/// The two kinds of cards, and so the two decks: their backs differ (BL-1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "kebab-case"),
    schemars(rename_all = "kebab-case")
)]
pub enum Deck {
    /// The troops.
    Troops,
    /// The tactics cards.
    Tactics,
}

named!(Deck, "deck", { Troops => "troops", Tactics => "tactics" });

/// A card. Every card is in the game once, so a card is also the name of where it lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Card(u8);

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A troop of a colour and a value from 1 to 10.
    Troop(Colour, u8),
    /// A tactics card.
    Tactic(Tactic),
}

impl Card {
    /// How many troops there are.
    pub const TROOPS: u8 = 60;
    /// How many cards there are.
    pub const COUNT: u8 = 70;

    /// A troop; the value is 1 to 10.
    #[must_use]
    pub const fn troop(colour: Colour, value: u8) -> Option<Card> {
        if value >= 1 && value <= 10 { Some(Card(colour as u8 * 10 + value - 1)) } else { None }
    }

    /// A tactics card.
    #[must_use]
    pub const fn tactic(tactic: Tactic) -> Card {
        Card(Card::TROOPS + tactic as u8)
    }

    /// The card of an index below 70: troops first, by colour and value, then the tactics cards.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Card> {
        if index < Card::COUNT { Some(Card(index)) } else { None }
    }

    /// Its place in the order of all cards.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Every card, troops first.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..Card::COUNT).map(Card)
    }

    /// What is printed on it.
    #[must_use]
    pub const fn face(self) -> Face {
        if self.0 < Card::TROOPS {
            Face::Troop(Colour::ALL[self.0 as usize / 10], self.0 % 10 + 1)
        } else {
            Face::Tactic(Tactic::ALL[(self.0 - Card::TROOPS) as usize])
        }
    }

    /// A troop?
    #[must_use]
    pub const fn is_troop(self) -> bool {
        self.0 < Card::TROOPS
    }

    /// The tactics card, if it is one.
    #[must_use]
    pub const fn as_tactic(self) -> Option<Tactic> {
        match self.face() {
            Face::Troop(..) => None,
            Face::Tactic(tactic) => Some(tactic),
        }
    }

    /// The kind its back shows, and the deck it comes from (BL-1.6).
    #[must_use]
    pub const fn deck(self) -> Deck {
        if self.is_troop() { Deck::Troops } else { Deck::Tactics }
    }

    /// What the rules call it: `red-7`, `leader-lion`.
    #[must_use]
    pub fn name(self) -> &'static str {
        &names().cards[self.0 as usize]
    }

    /// The card of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Card> {
        Card::all().find(|card| card.name() == name)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

spelled!(Card, "card");

impl Id for Card {
    const FIRST: Card = Card(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Card {
        Card(index as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_found_by_what_is_printed_on_it() {
        let card = Card::named("red-7").unwrap();
        assert_eq!(card.face(), Face::Troop(Colour::Red, 7));
        assert_eq!(Card::troop(Colour::Red, 7), Some(card));
        assert_eq!(Card::named("mud").unwrap().as_tactic(), Some(Tactic::Mud));
        assert_eq!(Card::named("red-11"), None);
        assert_eq!((Card::troop(Colour::Red, 0), Card::from_index(70)), (None, None));
    }

    #[test]
    fn names_go_to_json_and_back() {
        for card in Card::all() {
            let json = serde_json::to_string(&card).unwrap();
            assert_eq!(serde_json::from_str::<Card>(&json).unwrap(), card);
        }
        let error = serde_json::from_str::<Card>("\"red-11\"").unwrap_err();
        assert!(
            error.to_string().contains("no card \"red-11\": expected a name such as red-1, green-6 or traitor"),
            "{error}"
        );
    }
}
