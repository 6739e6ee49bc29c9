//! What happened, in a form that can be told.

use sandtable_core::Viewer;
use serde::Serialize;

use crate::cards::Cards;
use crate::kind::Kind;
use crate::side::{Side, UnitId};
use crate::tile::Tile;

/// Where a casualty's card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Pile {
    /// The hand.
    Hand,
    /// The discard.
    Discard,
    /// The deck, which was shuffled then.
    Deck,
}

/// One thing that happened. A card that a viewer may not know is absent from the event he is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "side, unit, tile, card and points are what they say")]
pub enum Event {
    /// A round begins (UN-4.1).
    RoundBegan { round: u16 },
    /// Cards were drawn (UN-15.9).
    Drew {
        side: Side,
        count: u8,
        /// Which, for their owner.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        cards: Option<Cards>,
    },
    /// A discard became a deck (UN-4.3).
    Reshuffled { side: Side, count: u8 },
    /// An initiative card was chosen (UN-5.1).
    Chose {
        side: Side,
        /// Which, for its owner.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        card: Option<Kind>,
    },
    /// Both initiative cards were shown (UN-5.4).
    Shown {
        /// The US card, then the German one.
        cards: [Option<Kind>; 2],
        /// Who plays first.
        first: Side,
        /// Did the initiative marker change hands?
        taken: bool,
    },
    /// A card was played for an action, or to rally (UN-6.4).
    Played {
        side: Side,
        card: Kind,
        /// The name of the action.
        action: &'static str,
    },
    /// A card hunkered down (UN-7.1).
    Hunkered { side: Side, card: Kind },
    /// A counter became ready (UN-8.2).
    Rallied { unit: UnitId },
    /// A counter came to the board (UN-8.7).
    Placed { side: Side, unit: UnitId, tile: Tile },
    /// A counter took a step (UN-9.1).
    Stepped { side: Side, unit: UnitId, from: Tile, to: Tile },
    /// A scouted marker was placed (UN-9.12).
    Marked {
        side: Side,
        tile: Tile,
        /// Did a Fog go from the supply to the discard?
        fog: bool,
    },
    /// A card came from the supply to the discard (UN-10.1).
    Bolstered { side: Side, card: Kind },
    /// Fog for the opponent (UN-10.12).
    Concealed {
        side: Side,
        /// Had the opponent's supply one?
        fog: bool,
    },
    /// A tile was controlled (UN-10.14).
    Controlled {
        side: Side,
        tile: Tile,
        /// Did the opponent control it before?
        taken: bool,
        points: [u16; 2],
    },
    /// The radio tile is worth more (UN-14.15).
    RadioRaised { side: Side, tile: Tile, value: u16, points: [u16; 2] },
    /// A card came back from the play area (UN-10.23).
    Inspired { side: Side, card: Kind },
    /// Recon took a Fog out of the game (UN-10.29).
    FogLifted { side: Side },
    /// A target marker was put down (UN-10.32).
    Targeted { side: Side, tile: Tile },
    /// A target marker left the board (UN-9.18, UN-10.36).
    TargetLifted { side: Side },
    /// Dice were rolled at a counter (UN-11.16).
    Rolled {
        side: Side,
        target: UnitId,
        /// Its total defence.
        total: u8,
        /// What they show.
        dice: Vec<u8>,
        /// Which of them succeed, in their order (UN-11.17, UN-11.18).
        hitting: Vec<bool>,
        /// The chance that one of them would, in thousandths.
        expected: u16,
        /// Did one of them succeed?
        hit: bool,
    },
    /// A counter was suppressed (UN-11.22).
    Suppressed {
        unit: UnitId,
        /// Was it suppressed before (UN-11.23)?
        already: bool,
    },
    /// A card was removed from the game (UN-12.1).
    Casualty { side: Side, unit: UnitId, pile: Pile },
    /// A counter was removed from the board (UN-12.5).
    CounterRemoved { side: Side, unit: UnitId },
    /// A turn is over (UN-6.8).
    TurnEnded {
        side: Side,
        /// What was left in the hand.
        unplayed: Cards,
    },
    /// The game is over (UN-13).
    GameOver {
        winner: Side,
        /// The clause.
        rule: &'static str,
        points: [u16; 2],
    },
}

impl Event {
    /// What of it a viewer may know.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Event {
        match self {
            Event::Drew { side, count, .. } if !viewer.knows_as(side.seat()) => {
                Event::Drew { side: *side, count: *count, cards: None }
            }
            Event::Chose { side, .. } if !viewer.knows_as(side.seat()) => Event::Chose { side: *side, card: None },
            open => open.clone(),
        }
    }
}
