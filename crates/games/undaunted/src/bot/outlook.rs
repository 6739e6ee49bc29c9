//! Who stands better.

use super::hands::Hands;
use super::weights::{PLAYS, WEIGHTS};
use crate::kind::Unit;
use crate::printed::CardAction;
use crate::scenario_file::Goal;
use crate::side::{Side, UnitId};
use crate::state::{Step, Undaunted};
use crate::tile::{Tile, TileSet};

/// How fast a lead turns into a chance to win.
const STEEPNESS: f32 = 0.4;

/// A position as one side sees it.
pub(super) struct Table<'a> {
    game: &'a Undaunted,
    viewer: Side,
    hands: [Hands; 2],
}

impl<'a> Table<'a> {
    pub(super) fn new(game: &'a Undaunted, viewer: Side) -> Table<'a> {
        Table { game, viewer, hands: Side::BOTH.map(|side| Hands::new(game, side, viewer)) }
    }

    /// The chance of the viewer to win.
    pub(super) fn win(&self) -> f32 {
        if let Some(ending) = self.game.ending {
            return if ending.winner == self.viewer { 1.0 } else { 0.0 };
        }
        let lead = self.score(self.viewer) - self.score(self.viewer.other());
        // Never flat: who is far ahead must still see which way leads to the end.
        let lead = STEEPNESS * lead;
        0.5 + 0.49 * lead / (1.0 + lead * lead).sqrt()
    }

    fn score(&self, side: Side) -> f32 {
        let (game, hands) = (self.game, &self.hands[side.index()]);
        let force = game.force(side);
        let mut score = match game.mission().side(side).goal {
            Goal::Points(goal) => self.on_points(side, f32::from(goal)) - self.despair(side),
            Goal::Pin => 0.0,
        };
        score += WEIGHTS.quality * hands.quality() + WEIGHTS.card * hands.useful();
        for (unit, _) in force.on_board() {
            score += if unit.is_rifle() { WEIGHTS.riflemen } else { WEIGHTS.counter };
            if force.counter(unit).is_suppressed() {
                score -= WEIGHTS.suppressed;
            }
        }
        score -= WEIGHTS.exposure * self.exposure(side);
        score -= match game.mission().side(side.other()).goal {
            Goal::Pin => WEIGHTS.lives * (-0.28 * self.lives(side)).exp(),
            Goal::Points(_) => self.draw_out(side),
        };
        let in_turn = matches!(game.pending.iter().next(), Some(Step::Play(active)) if active == side);
        if in_turn || matches!(game.pending.iter().next(), Some(Step::Initiative)) {
            score += WEIGHTS.in_hand * hands.in_hand();
        }
        if side == self.viewer
            && let Some(kind) = force.chosen
        {
            score += WEIGHTS.initiative * f32::from(kind.printed().initiative) / 10.0;
        }
        score
    }

    /// How near a side is to its points: what it has, what it can take soon, and whether it may win in its next turn.
    fn on_points(&self, side: Side, goal: f32) -> f32 {
        let game = self.game;
        let points = f32::from(game.points(side));
        let mut need = goal - points;
        let mut potential = 0.0;
        let mut takes = [(0.0f32, 0.0f32); Tile::NUMBERS];
        let mut count = 0;
        let reaches = Reaches::new(game, side);
        for tile in game.mission().map.in_set(game.mission().objectives) {
            let value = f32::from(game.value(tile));
            let raises = game.force(side).controlled.contains(tile);
            if raises && !(side == Side::Us && game.mission().radio == Some(tile)) {
                continue;
            }
            let value = if raises { 1.0 } else { value };
            let (soon, next) = self.take(side, tile, &reaches);
            potential += value * soon;
            takes[count] = (next, value);
            count += 1;
        }
        // The surest objectives first: the chance that they suffice.
        let takes = &mut takes[..count];
        takes.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
        let mut threat = 1.0;
        for &(chance, value) in takes.iter() {
            if need <= 0.0 {
                break;
            }
            threat *= chance;
            need -= value;
        }
        let threat = if need <= 0.0 { threat } else { 0.0 };
        WEIGHTS.progress * points / goal + WEIGHTS.potential * (potential / goal).min(1.5) + WEIGHTS.threat * threat
    }

    /// How surely a side takes an objective: over the coming turns, and in its next one.
    fn take(&self, side: Side, tile: Tile, reaches: &Reaches) -> (f32, f32) {
        let (game, hands) = (self.game, &self.hands[side.index()]);
        let blocked = game.force(side.other()).stands_on(tile);
        let marked = game.force(side).marked.contains(tile);
        let (mut soon, mut next) = (0.0f32, 0.0f32);
        for (index, &unit) in Unit::RIFLES.iter().enumerate() {
            let rate = hands.rate(unit);
            if rate <= 0.0 && hands.plays(unit) <= 0.0 {
                continue;
            }
            let Some(way) = reaches.way(index, tile) else { continue };
            let first = u8::from(game.force(side).counter(unit).is_suppressed()) + 1;
            let plays = f32::from(first) + way.effort;
            let lacking = (plays - hands.plays(unit)).max(0.0);
            let mut turns = lacking / (rate + 0.25);
            if blocked {
                turns += 2.0;
            }
            soon = soon.max(1.0 / (1.0 + 0.3 * turns));
            if let Some(steps) = way.marked
                && marked
                && !blocked
            {
                next = next.max(hands.chance(unit, steps + first));
            }
        }
        (soon, next)
    }

    /// The casualties that a side must expect in the other's turn, were all his shooters to fire at what they hit best.
    fn exposure(&self, side: Side) -> f32 {
        let (game, enemy) = (self.game, side.other());
        let hands = &self.hands[enemy.index()];
        let mut sum = 0.0;
        for (shooter, from) in game.force(enemy).on_board() {
            let Some(dice) = shooter.kind().printed().strength(CardAction::Attack) else { continue };
            let rate = hands.rate(shooter);
            if rate <= 0.0 || game.force(enemy).counter(shooter).is_suppressed() {
                continue;
            }
            let mut best = 0.0f32;
            for (unit, _) in game.force(side).on_board() {
                let total = game.defence_from(from, UnitId { side, unit });
                let worth = if unit.is_rifle() { 1.0 } else { 0.8 };
                best = best.max(worth * hit(total, dice));
            }
            sum += best * rate.min(1.5);
        }
        sum / PLAYS
    }

    /// How close a side that plays for points is to being beyond hope (UN-13.13).
    fn despair(&self, side: Side) -> f32 {
        let riflemen: f32 = Unit::RIFLES.iter().map(|&unit| self.hands[side.index()].shields(unit)).sum();
        WEIGHTS.hope * (-0.6 * riflemen).exp()
    }

    /// How much the Riflemen of a side on the board can bear: their counters, and the cards that stand before them.
    fn lives(&self, side: Side) -> f32 {
        let hands = &self.hands[side.index()];
        let force = self.game.force(side);
        let on_board = Unit::RIFLES.into_iter().filter(|&unit| force.counter(unit).tile().is_some());
        on_board.map(|unit| 1.0 + 0.8 * hands.shields(unit) + 0.1 * f32::from(force.supply.of_unit(unit))).sum()
    }

    /// UN-13.9: when both sides are pinned, who is behind on points loses; so he must not let both bleed to death.
    fn draw_out(&self, side: Side) -> f32 {
        let [own, other] = [side, side.other()].map(|side| self.game.points(side));
        if own > other {
            return 0.0;
        }
        let lives = self.lives(side) + self.lives(side.other());
        WEIGHTS.bleeding * (-0.2 * lives).exp()
    }
}

/// The chance to hit: UN-11.17 and UN-11.18 in closed form, as it is asked very often. One die misses with the faces from
/// 1 up to one below the total defence.
pub(super) fn hit(total: u8, dice: u8) -> f32 {
    let miss = f32::from(total.saturating_sub(1).min(9)) / 10.0;
    1.0 - miss.powi(i32::from(dice))
}

/// What it takes a Riflemen unit to come to a tile.
struct Way {
    /// How many steps over tiles that are marked already, if these suffice.
    marked: Option<u8>,
    /// How many cards it takes, more or less; a tile that must be scouted first takes one and a half.
    effort: f32,
}

/// Where each Riflemen unit of a side can walk; a counter off the board begins on its spawn tile.
struct Reaches {
    /// By unit, the tiles that it comes to with so much effort, in halves of a card.
    first_with: [[TileSet; EFFORT]; 3],
    /// By unit, the tiles within so many steps over own markers.
    within: [[TileSet; NEAR]; 3],
}

/// How far a way is looked for, in halves of a card: enough for every map.
const EFFORT: usize = 19;

/// How many steps a turn may bring.
const NEAR: usize = 3;

impl Reaches {
    fn new(game: &Undaunted, side: Side) -> Reaches {
        let force = game.force(side);
        let mut reaches = Reaches { first_with: [[TileSet::NONE; EFFORT]; 3], within: [[TileSet::NONE; NEAR]; 3] };
        for (index, &unit) in Unit::RIFLES.iter().enumerate() {
            let spawn = game.mission().side(side).spawns[unit.index()];
            let Some(from) = force.counter(unit).tile().or(spawn) else { continue };
            let start = TileSet::from_iter([from]);
            let within = &mut reaches.within[index];
            within[0] = start;
            for steps in 1..NEAR {
                within[steps] = within[steps - 1].or(near(game, within[steps - 1]).both(force.marked));
            }
            let first_with = &mut reaches.first_with[index];
            first_with[0] = start;
            let mut seen = start;
            for effort in 2..EFFORT {
                let marked = near(game, first_with[effort - 2]).both(force.marked);
                let scouted = if effort >= 3 { near(game, first_with[effort - 3]) } else { TileSet::NONE };
                let new = marked.or(scouted).without(seen);
                first_with[effort] = new;
                seen = seen.or(new);
            }
        }
        reaches
    }

    fn way(&self, index: usize, tile: Tile) -> Option<Way> {
        let effort = self.first_with[index].iter().position(|tiles| tiles.contains(tile))?;
        let marked = self.within[index].iter().position(|tiles| tiles.contains(tile)).map(|steps| steps as u8);
        Some(Way { marked, effort: effort as f32 / 2.0 })
    }
}

/// The tiles next to any of some tiles.
fn near(game: &Undaunted, tiles: TileSet) -> TileSet {
    let map = &game.mission().map;
    tiles.indices().fold(TileSet::NONE, |near, index| near.or(map.near_index(index)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::combat::hit_chance;

    #[test]
    fn the_closed_form_is_the_chance_to_hit() {
        for total in 1..20 {
            for dice in 1..5 {
                assert!((f64::from(hit(total, dice)) - hit_chance(total, dice)).abs() < 1e-6);
            }
        }
    }
}
