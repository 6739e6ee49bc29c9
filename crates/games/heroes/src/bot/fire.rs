//! What a shot brings, in worth, by its chances.

use super::weights::SHOTS;
use super::worth::whole;
use crate::effect::Shot;
use crate::printed::{Fire, Key, Shooting};
use crate::side::Side;
use crate::state::Heroes;
use crate::tile::{Tile, TileSet};
use crate::types::UnitType;

/// The chance of two dice to reach a number, from 0 to 13.
const REACH: [f32; 14] = {
    let ways = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0];
    let mut reach = [0.0; 14];
    let mut number = 0;
    while number < 14 {
        reach[number] = ways[number] as f32 / 36.0;
        number += 1;
    }
    reach
};

/// The chance that a success needs: HN-12.1.
pub(super) fn success(value: u8, modifier: i8) -> f32 {
    REACH[(i16::from(value) - i16::from(modifier)).clamp(0, 13) as usize]
}

impl Heroes {
    /// The chance that the unit in a box saves a HIT: what its card, its ground and its markers give it.
    pub(super) fn save_chance(&self, tile: Tile, viewer: Side) -> f32 {
        if self.is_riddle(tile, viewer) {
            return 1.0 / 6.0;
        }
        let kind = self.kind(tile);
        let terrain = self.terrain(tile);
        let mut best = kind.save.unwrap_or(7);
        let mut ground = terrain.save().unwrap_or(7);
        for ability in self.abilities_of(tile) {
            match ability.key {
                Key::Defenders if ground < 7 && ability.works_in(terrain) => ground -= ability.number,
                Key::Resist if ability.works_in(terrain) => best = best.min(ability.number),
                Key::Save => best = best.min(ability.number),
                _ => {}
            }
        }
        best = best.min(ground).min(self.field().defence_bonus(tile).unwrap_or(7));
        if self.piece(tile).is_hidden() {
            best = best.min(6);
        }
        f32::from(7 - best.clamp(2, 7)) / 6.0
    }

    /// What an attack with these effects brings to `side`, from a box or from nowhere.
    pub(super) fn shot_gain(
        &self,
        side: Side,
        from: Option<Tile>,
        shot: Shot,
        paid: bool,
        target: Tile,
        goals: TileSet,
    ) -> f32 {
        let fire = shot.fire;
        let piece = self.piece(target);
        let bonus = from.map_or(0, |from| self.field().shooting_bonus(from));
        let modifier = fire.sustained + fire.relentless * piece.suppressed.min(5) + bonus;
        let chance = success(shot.value, modifier as i8);
        let denied = fire.has(Shooting::NoSave);
        let save = if denied { 0.0 } else { self.save_chance(target, side) };
        let through = chance * (1.0 - save);
        let on_goal = if goals.contains(target) { SHOTS.on_goal } else { 0.0 };
        if self.is_riddle(target, side) {
            // Whatever it is, it is turned up.
            return SHOTS.riddle_up + through * (SHOTS.riddle + 0.5 * on_goal);
        }
        let kind = self.kind(target);
        let base = whole(kind);
        // The chance of a SUPPRESSED marker: by a total of seven or more, by exactly seven, or by a low double alone.
        let sevens = if fire.has(Shooting::SevenUp) && kind.is(UnitType::Inf) {
            0.58
        } else if fire.has(Shooting::Seven) {
            0.17
        } else {
            0.08
        };
        let breaks = kind.fragile > 0 && piece.suppressed + 1 >= kind.fragile;
        let suppressing = sevens * if breaks { 0.8 * base + on_goal } else { SHOTS.suppress };
        if kind.armoured && !paid && !fire.has(Shooting::ArmourPiercing) {
            return suppressing + through * SHOTS.dent;
        }
        let hits = if fire.has(Shooting::DoubleHits) { 2 } else { 1 };
        let left = self.bears(target);
        let loss = if hits >= left {
            self.standing(target, side)
                + on_goal
                + SHOTS.kill
                + if self.mission().pairs[side.index()].is_some() { SHOTS.kill_pair } else { 0.0 }
        } else {
            SHOTS.wound * base * f32::from(hits) / f32::from(kind.hit_points.max(1))
        };
        suppressing + through * loss
    }

    /// The best gain of each value of a unit that would stand in `at`, in sum. `more` lengthens its reach.
    pub(super) fn best_fire(&self, unit: Tile, at: Tile, more: u8, used: [u8; 2], goals: TileSet) -> f32 {
        let tag = self.tag(unit);
        let mut sum = 0.0;
        for (slot, value) in self.kind(unit).values.iter().enumerate() {
            if used.get(slot).is_some_and(|&used| used > 0) {
                continue;
            }
            let range = self.range_from(at, value) + more;
            let number = if at == unit { value.number } else { value.moved.unwrap_or(value.number) };
            let shot = Shot { value: number, fire: self.fire_with(unit, value.fire) };
            let targets = self.units(tag.side.other()).and(at.within(range));
            let gains = targets.iter().map(|target| self.shot_gain(tag.side, Some(at), shot, false, target, goals));
            sum += gains.fold(0.0, f32::max);
        }
        sum
    }

    /// The effects of a unit's attack; its Hero and markers matter seldom, and then the rules are asked.
    fn fire_with(&self, unit: Tile, area: Fire) -> Fire {
        let piece = self.piece(unit);
        if piece.hero.is_none() && self.lasting[0].is_none() && !piece.has(crate::piece::Mark::Panzerfaust) {
            return area;
        }
        self.fire_of(unit, area)
    }
}
