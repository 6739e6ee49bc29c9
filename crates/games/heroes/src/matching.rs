//! Does a unit meet the filter of an effect? Filters are data; this reads them.

use crate::effect::{Filter, Near, Whose};
use crate::side::Side;
use crate::state::Heroes;
use crate::tile::{Tile, TileSet};

/// Who judges whether a unit matches.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Belief {
    /// Things as they are.
    Truth,
    /// HN-17.28: what the player of the event knows. A hidden enemy unit may be anything.
    Player,
}

impl Whose {
    pub(crate) fn includes(self, player: Side, whose: Side) -> bool {
        match self {
            Whose::Friendly => player == whose,
            Whose::Enemy => player != whose,
            Whose::Any => true,
        }
    }
}

impl Heroes {
    /// Does the unit in this box meet the filter of an effect that `player` plays?
    pub(crate) fn matches(&self, filter: &Filter, player: Side, tile: Tile, belief: Belief) -> bool {
        self.matches_alone(filter, player, tile, belief)
            || filter.or.as_ref().is_some_and(|or| self.matches(or, player, tile, belief))
    }

    fn matches_alone(&self, filter: &Filter, player: Side, tile: Tile, belief: Belief) -> bool {
        let Some(side) = self.side_at(tile) else { return false };
        let piece = self.piece(tile);
        if !filter.whose.includes(player, side)
            || !filter.boxes.contains(tile)
            || filter.visible.is_some_and(|visible| visible == piece.is_hidden())
            || (filter.suppressed && piece.suppressed == 0)
        {
            return false;
        }
        let terrain = self.terrain(tile);
        if (!filter.terrain.is_empty() && !filter.terrain.contains(terrain)) || filter.not_terrain.contains(terrain) {
            return false;
        }
        let unknown = belief == Belief::Player && side != player && piece.is_secret();
        if !unknown {
            let kind = self.kind(tile);
            let fits = (filter.decoys || !kind.is_decoy())
                && (filter.types.is_empty() || !filter.types.and(kind.types).is_empty())
                && kind.types.contains_all(filter.all_types)
                && filter.not_types.and(kind.types).is_empty()
                && filter.armoured.is_none_or(|armoured| armoured == kind.armoured)
                // A decoy has no type, so nothing that asks for one or against one finds it.
                && !(filter.is_typed() && kind.is_decoy());
            if !fits {
                return false;
            }
        }
        filter.near.as_ref().is_none_or(|near| self.is_near(near, player, tile, belief))
    }

    fn is_near(&self, near: &Near, player: Side, tile: Tile, belief: Belief) -> bool {
        self.occupied().and(tile.within(near.within)).iter().any(|other| {
            let Some(side) = self.side_at(other) else { return false };
            let piece = self.piece(other);
            let kind = self.kind(other);
            let unknown = belief == Belief::Player && side != player && piece.is_secret();
            near.whose.includes(player, side)
                && near.visible.is_none_or(|visible| visible != piece.is_hidden())
                && (unknown
                    || ((near.types.is_empty() || !near.types.and(kind.types).is_empty())
                        && near.card.is_none_or(|card| card == piece.kind)
                        && (near.whose != Whose::Friendly || !kind.is_decoy())))
        })
    }

    /// The units that meet the filter of an effect.
    pub(crate) fn matching(&self, filter: &Filter, player: Side, belief: Belief) -> TileSet {
        let whose = match filter.whose {
            _ if filter.or.is_some() => self.occupied(),
            Whose::Any => self.occupied().and(filter.boxes),
            Whose::Friendly => self.units(player).and(filter.boxes),
            Whose::Enemy => self.units(player.other()).and(filter.boxes),
        };
        whose.iter().filter(|&tile| self.matches(filter, player, tile, belief)).collect()
    }
}
