//! Everything of one side: its piles, its counters and its markers.

use crate::cards::{Cards, Deck};
use crate::kind::{Kind, Unit};
use crate::sight::Sight;
use crate::tile::{Tile, TileSet};

/// A unit's counter (UN-1.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Off the board.
    Off,
    /// On a tile, ready.
    Ready(Tile),
    /// On a tile, suppressed.
    Suppressed(Tile),
}

impl Counter {
    /// Where it is, if it is on the board.
    #[must_use]
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Counter::Off => None,
            Counter::Ready(tile) | Counter::Suppressed(tile) => Some(tile),
        }
    }

    /// Is it on the board and suppressed?
    #[must_use]
    pub const fn is_suppressed(self) -> bool {
        matches!(self, Counter::Suppressed(_))
    }
}

/// One side. UN-1.19: every card of it is in exactly one of the piles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Force {
    /// The hand.
    pub hand: Cards,
    /// The initiative card that is chosen and not yet shown.
    pub chosen: Option<Kind>,
    /// The deck.
    pub deck: Deck,
    /// The play area.
    pub play: Cards,
    /// The discard.
    pub discard: Cards,
    /// The supply.
    pub supply: Cards,
    /// The cards that are out of the game.
    pub removed: Cards,
    /// The counters, by unit.
    pub counters: [Counter; Unit::COUNT],
    /// The tiles with a marker of this side, whatever it shows.
    pub marked: TileSet,
    /// Those whose marker shows controlled.
    pub controlled: TileSet,
    /// Where the target marker is.
    pub target: Option<Tile>,
    /// What everybody knows of the hand.
    pub sight: Sight,
}

impl Force {
    /// Nothing at all.
    pub(crate) const EMPTY: Force = Force {
        hand: Cards::NONE,
        chosen: None,
        deck: Deck::EMPTY,
        play: Cards::NONE,
        discard: Cards::NONE,
        supply: Cards::NONE,
        removed: Cards::NONE,
        counters: [Counter::Off; Unit::COUNT],
        marked: TileSet::NONE,
        controlled: TileSet::NONE,
        target: None,
        sight: Sight::EMPTY,
    };

    /// The counter of a unit.
    #[must_use]
    pub const fn counter(&self, unit: Unit) -> Counter {
        self.counters[unit.index()]
    }

    /// The units whose counters are on the board, with their tiles.
    pub fn on_board(&self) -> impl Iterator<Item = (Unit, Tile)> + '_ {
        Unit::all().filter_map(|unit| Some((unit, self.counter(unit).tile()?)))
    }

    /// Does any counter of this side stand on a tile?
    #[must_use]
    pub fn stands_on(&self, tile: Tile) -> bool {
        self.counters.iter().any(|counter| counter.tile() == Some(tile))
    }

    /// UN-13.5: is none of its Riflemen counters on the board?
    #[must_use]
    pub fn has_no_riflemen(&self) -> bool {
        Unit::RIFLES.iter().all(|&unit| self.counter(unit) == Counter::Off)
    }

    /// The hand and the face-down card together.
    #[must_use]
    pub fn held(&self) -> Cards {
        let mut held = self.hand;
        self.chosen.into_iter().for_each(|kind| held.add(kind));
        held
    }

    /// Hand, face-down card and deck together: everybody knows these kinds, though not how they are split.
    #[must_use]
    pub fn pool(&self) -> Cards {
        let mut pool = self.held();
        pool.add_all(&Cards::in_deck(&self.deck));
        pool
    }
}
