//! The boxes that a battle is about, and the ways to them.

use sandtable_core::Id;

use super::weights::GROUND;
use crate::side::Side;
use crate::state::Heroes;
use crate::terrain::Terrain;
use crate::tile::{Tile, TileSet};

/// No scenario has more boxes that matter.
const MOST_GOALS: usize = 16;

/// From further away a goal does not draw.
const FARTHEST: u8 = 12;

/// The boxes beside any of some boxes.
pub(super) fn beside(boxes: TileSet) -> TileSet {
    const FIRST: u64 = 0x0101_0101_0101_0101;
    let bits = boxes.bits();
    TileSet::from_bits((bits << 8) | (bits >> 8) | ((bits & !(FIRST << 7)) << 1) | ((bits & !FIRST) >> 1))
}

impl Heroes {
    /// Boxes whose control wins or scores, for anybody.
    pub(super) fn goals(&self) -> TileSet {
        let mut goals =
            self.field().scores.iter().fold(TileSet::NONE, |goals, score| goals.or(TileSet::only(score.tile)));
        for win in &self.mission().wins {
            for &(boxes, _) in &win.control {
                goals = goals.or(boxes);
            }
        }
        goals
    }

    /// Boxes that a unit without oars can pass.
    pub(super) fn passable(&self) -> TileSet {
        let field = self.field();
        let dry = |&tile: &Tile| field.terrain(tile) != Terrain::Water || self.fords.contains(tile);
        field.boxes.iter().filter(dry).collect()
    }

    /// How much a box that matters matters.
    fn importance(&self, tile: Tile) -> f32 {
        let scores = self.field().scores.iter().zip(self.worth).filter(|(score, _)| score.tile == tile);
        let points = scores.map(|(_, worth)| f32::from(worth)).fold(0.0, f32::max);
        (GROUND.importance + GROUND.points * points).min(1.5)
    }

    /// How much each box draws a side's units.
    pub(super) fn pull(&self, side: Side) -> [f32; 64] {
        let mut strengths = [(Tile::FIRST, 0.0f32); MOST_GOALS];
        let mut count = 0;
        let mut add = |tile: Tile, strength: f32| {
            if count < MOST_GOALS {
                strengths[count] = (tile, strength);
                count += 1;
            }
        };
        let (own, enemy) = (self.units(side), self.units(side.other()));
        for tile in self.goals().iter() {
            let importance = self.importance(tile);
            if !self.control[side.index()].contains(tile) {
                add(tile, importance);
            } else if !own.contains(tile) {
                // A box that is held keeps a guard if somebody comes near.
                let near = !enemy.and(tile.within(2)).is_empty();
                add(tile, importance * if near { GROUND.guard } else { GROUND.rear_guard });
            } else {
                add(tile, GROUND.held * importance);
            }
        }
        for tile in self.field().depots.without(self.control[side.index()]).iter() {
            add(tile, GROUND.depot);
        }
        if let Some(exits) = self.mission().exits {
            for tile in exits.boxes.iter() {
                add(tile, if exits.side == side { GROUND.exits } else { GROUND.exits_other });
            }
        }
        let passable = self.passable();
        let mut pull = [0.0f32; 64];
        for &(goal, strength) in &strengths[..count] {
            let mut front = TileSet::only(goal);
            let mut seen = front;
            let mut closeness = 1.0;
            for _ in 0..FARTHEST {
                if front.is_empty() {
                    break;
                }
                for tile in front.iter() {
                    let here = &mut pull[tile.index()];
                    *here = here.max(strength * closeness);
                }
                closeness *= GROUND.closeness;
                front = beside(front).and(passable).without(seen);
                seen = seen.or(front);
            }
        }
        pull
    }
}
