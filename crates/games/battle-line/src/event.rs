//! What happened, in a form that can be told.

use sandtable_core::{Seat, Viewer};
use serde::Serialize;

use crate::card::{Card, Deck};
use crate::flag::Flag;

/// One thing that happened. A card that a viewer may not know is absent from the event he is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// The two cards of a starting draw, seat 0's first (BL-2.4).
    StartingDraw {
        /// The cards.
        cards: [Card; 2],
    },
    /// A game of a match begins.
    GameBegan {
        /// Its number, from 1.
        game: u8,
        /// Who starts.
        starter: Seat,
    },
    /// A card was played at a flag.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where.
        flag: Flag,
    },
    /// Scout was played.
    Scouting {
        /// By whom.
        seat: Seat,
    },
    /// Redeploy was played.
    Redeployed {
        /// By whom.
        seat: Seat,
        /// Which card was taken.
        card: Card,
        /// From where.
        from: Flag,
        /// Where it went; away, if nowhere.
        to: Option<Flag>,
    },
    /// Deserter was played.
    Deserted {
        /// By whom.
        seat: Seat,
        /// Which card of the opponent was discarded.
        card: Card,
        /// From where.
        from: Flag,
    },
    /// Traitor was played.
    TurnedTraitor {
        /// By whom.
        seat: Seat,
        /// Which troop of the opponent was taken.
        card: Card,
        /// From where.
        from: Flag,
        /// Where it went.
        to: Flag,
    },
    /// No card was played.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A card was drawn (BL-18.4).
    Drew {
        /// By whom.
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// Which card; only the drawer knows, and the opponent if he had put it there (BL-18.6).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        card: Option<Card>,
        /// The opponent had put it there. Both seats know that, a spectator does not.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        known_to_other: bool,
    },
    /// A card was put back by Scout (BL-18.4).
    PutBack {
        /// By whom.
        seat: Seat,
        /// On which deck.
        deck: Deck,
        /// Which card; only he who put it back knows.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        card: Option<Card>,
    },
    /// A flag was claimed.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which.
        flag: Flag,
    },
    /// A game ended.
    GameOver {
        /// Its number in the match, from 1.
        game: u8,
        /// Who won; nobody, after a draw.
        winner: Option<Seat>,
        /// The clause that ended it.
        rule: &'static str,
        /// The points of the game.
        points: [u8; 2],
        /// The points of the match so far.
        totals: [u8; 2],
    },
}

impl Event {
    /// What of it a viewer may know.
    #[must_use]
    pub(crate) fn told_to(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Drew { seat, deck, card, known_to_other } => {
                let both = known_to_other && viewer.knows_as(seat.other());
                let card = card.filter(|_| viewer.knows_as(seat) || both);
                Event::Drew { seat, deck, card, known_to_other: known_to_other && viewer != Viewer::Public }
            }
            Event::PutBack { seat, deck, card } => {
                Event::PutBack { seat, deck, card: card.filter(|_| viewer.knows_as(seat)) }
            }
            _ => self.clone(),
        }
    }
}
