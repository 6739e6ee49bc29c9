//! What units and cards are worth. One is the worth of a company of some strength.

use super::weights::WORTH;
use crate::cards::{Card, Face};
use crate::kind::UnitKind;
use crate::piece::Mark;
use crate::side::Side;
use crate::state::Heroes;
use crate::tile::Tile;
use crate::types::UnitType;

/// A card that one does not know.
const UNKNOWN_CARD: f32 = 0.3;

/// A unit that is whole.
pub(super) fn whole(kind: &UnitKind) -> f32 {
    if kind.is_decoy() {
        return 0.15;
    }
    let guess = 0.5 * f32::from(kind.hit_points) + 0.3 * kind.values.len() as f32;
    let base = if kind.points > 0 { f32::from(kind.points) / 10.0 } else { guess };
    // Who commands others is worth more than what is printed.
    if kind.is(UnitType::Hq) { base + WORTH.hq } else { base }
}

impl Heroes {
    /// Does this side not know what the unit in a box is?
    pub(super) fn is_riddle(&self, tile: Tile, viewer: Side) -> bool {
        self.piece(tile).is_secret() && !self.units(viewer).contains(tile)
    }

    /// How many more HITs the unit in a box bears, the last one included.
    pub(super) fn bears(&self, tile: Tile) -> u8 {
        let piece = self.piece(tile);
        (self.kind(tile).hit_points + piece.more_points).saturating_sub(piece.hits).max(1)
    }

    /// The unit in a box as it stands there.
    pub(super) fn standing(&self, tile: Tile, viewer: Side) -> f32 {
        let piece = self.piece(tile);
        let calm = -0.05 * f32::from(piece.suppressed.min(4));
        if self.is_riddle(tile, viewer) {
            return WORTH.hidden + calm;
        }
        let kind = self.kind(tile);
        let points = f32::from((kind.hit_points + piece.more_points).max(1));
        let left = f32::from(self.bears(tile)) / points;
        let more = if piece.hero.is_some() { 0.3 } else { 0.0 };
        let more = more + if piece.has(Mark::Panzerfaust) { 0.1 } else { 0.0 };
        let fragile = if kind.fragile > 0 { 2.0 * calm } else { calm };
        // An own unit that nobody knows is worth a little more.
        let secret = if piece.is_secret() { 0.08 } else { 0.0 };
        whole(kind) * (WORTH.wounded + (1.0 - WORTH.wounded) * left) + more + fragile + secret
    }

    /// A card of the own hand.
    pub(super) fn in_hand(&self, side: Side, card: Card) -> f32 {
        match self.cards().data(side, card).face {
            Face::Unit(kind) => 0.35 * whole(&self.cards().kinds[usize::from(kind)]),
            Face::Hero(_) => 0.25,
            Face::Event(_) | Face::Historical => 0.4,
        }
    }

    /// Everything that a side holds, as the viewer knows it.
    pub(super) fn hand_worth(&self, side: Side, viewer: Side) -> f32 {
        let force = self.force(side);
        let known = if side == viewer { force.hand } else { force.known.or(&force.seen).and(&force.hand) };
        let sure: f32 = known.iter().map(|card| self.in_hand(side, card)).sum();
        sure + UNKNOWN_CARD * f32::from(force.hand.len() - known.len())
    }
}
