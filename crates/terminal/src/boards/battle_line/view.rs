//! Battle Line's view as it comes over the wire: what this board needs of it.

use sandtable_core::{Seat, ViewJson};
use serde::Deserialize;

use super::card::Card;

/// The table as the viewer sees it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct View {
    pub(super) options: Options,
    pub(super) game: u8,
    pub(super) points: [u8; 2],
    pub(super) turn: u16,
    pub(super) turn_of: Seat,
    pub(super) claimable: Vec<u8>,
    pub(super) flags: Vec<Flag>,
    pub(super) hands: [Hand; 2],
    pub(super) decks: Decks,
    pub(super) guile: [Vec<Card>; 2],
    pub(super) discards: Vec<Card>,
    pub(super) tactics_played: [u8; 2],
    pub(super) unseen: Vec<Card>,
}

/// What was agreed on.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Options {
    pub(super) games: u8,
    pub(super) points: u8,
    pub(super) troops_only: bool,
}

/// One flag.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Flag {
    pub(super) flag: u8,
    pub(super) claimed_by: Option<Seat>,
    pub(super) full: u8,
    pub(super) fog: Option<Seat>,
    pub(super) mud: Option<Seat>,
    pub(super) sides: [Side; 2],
}

impl Flag {
    /// The ground cards that lie on a seat's side.
    pub(super) fn ground(&self, seat: Seat) -> Vec<Card> {
        let lies = [("fog", self.fog), ("mud", self.mud)];
        lies.into_iter().filter(|(_, owner)| *owner == Some(seat)).map(|(name, _)| Card::named(name)).collect()
    }
}

/// One side of a flag.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Side {
    pub(super) cards: Vec<Card>,
    pub(super) formation: Option<Strength>,
    pub(super) could_become: Option<Strength>,
}

/// A formation and its sum.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Strength {
    pub(super) name: Formation,
    pub(super) sum: u8,
}

/// A formation, or `sum` where only sums count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Formation {
    Sum,
    Host,
    Skirmish,
    Battalion,
    Phalanx,
    Wedge,
}

/// One hand.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Hand {
    pub(super) troops: u8,
    pub(super) tactics: u8,
    pub(super) cards: Option<Vec<Card>>,
    #[serde(default)]
    pub(super) known: Vec<Card>,
}

/// Both decks.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Decks {
    pub(super) troops: Deck,
    pub(super) tactics: Deck,
}

/// One deck.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Deck {
    pub(super) size: u8,
    pub(super) top: Vec<Card>,
}

impl View {
    /// Reads a view.
    pub(super) fn read(view: &ViewJson) -> Result<View, serde_json::Error> {
        View::deserialize(view.json())
    }

    /// Every card that lies face up at a flag.
    pub(super) fn at_flags(&self) -> Vec<Card> {
        let sides = self.flags.iter().flat_map(|flag| flag.sides.iter().flat_map(|side| side.cards.iter().cloned()));
        let ground = self.flags.iter().flat_map(|flag| [flag.ground(Seat(0)), flag.ground(Seat(1))].concat());
        sides.chain(ground).collect()
    }

    /// How many flags a seat has claimed.
    pub(super) fn claimed(&self, seat: Seat) -> usize {
        self.flags.iter().filter(|flag| flag.claimed_by == Some(seat)).count()
    }
}
