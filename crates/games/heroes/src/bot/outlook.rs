//! Who stands better.

use super::ground::beside;
use crate::printed::Key;
use crate::scenario::{Moment, Win};
use crate::side::Side;
use crate::state::Heroes;
use crate::tile::{Tile, TileSet};
use crate::types::UnitType;

/// How much each thing counts. The sum is the lead of a side. Found by comparing positions of games with how these ended.
struct Weights {
    /// A company.
    unit: OverTime,
    /// A worth in shots that a side's units can fire from where they stand.
    fire: OverTime,
    /// A company's worth in hand.
    hand: OverTime,
    /// A card in the reserve.
    reserve: OverTime,
    /// A DIRECTIVE.
    directive: OverTime,
    /// A COMMAND marker that is still to come.
    command: f32,
    /// A unit beside an HQ.
    led: f32,
    /// A SUPPRESSED marker.
    suppressed: f32,
    /// A box that counts.
    goal: OverTime,
    /// How near a victory condition of every phase or turn is.
    near: f32,
    /// The same to the fourth power: as good as met.
    met: f32,
    /// A lead in points, where points decide.
    points: OverTime,
}

/// A weight that changes from the first turn to the last.
struct OverTime {
    early: f32,
    late: f32,
}

const fn from(early: f32, late: f32) -> OverTime {
    OverTime { early, late }
}

const WEIGHTS: Weights = Weights {
    unit: from(0.085, 0.03),
    fire: from(0.04, 0.1),
    hand: from(0.125, 0.025),
    reserve: from(0.065, 0.0),
    directive: from(0.035, 0.0),
    command: 0.08,
    led: 0.02,
    suppressed: -0.033,
    goal: from(0.0, 0.28),
    near: 0.4,
    met: 0.9,
    points: from(0.0, 1.3),
};

/// A position as one side sees it.
pub(super) struct Outlook<'a> {
    game: &'a Heroes,
    viewer: Side,
    passable: TileSet,
    goals: TileSet,
    /// The part of the game that is still to come.
    left: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Heroes, viewer: Side) -> Outlook<'a> {
        let scenario = game.mission();
        let second = game.phase != scenario.first;
        let gone = f32::from(game.turn.saturating_sub(1)) + if second { 0.5 } else { 0.0 };
        let left = (1.0 - gone / f32::from(scenario.turns)).clamp(0.0, 1.0);
        Outlook { game, viewer, passable: game.passable(), goals: game.goals(), left }
    }

    /// The chance of the viewer to win.
    pub(super) fn win(&self) -> f32 {
        if let Some(ending) = self.game.ending {
            return if ending.winner == self.viewer { 1.0 } else { 0.0 };
        }
        let lead = self.strength(self.viewer) - self.strength(self.viewer.other()) + self.victories();
        // Never flat: who is far ahead must still see which way leads to the end.
        0.5 + 0.49 * lead / (1.0 + lead * lead).sqrt()
    }

    /// A weight at this time.
    fn now(&self, weight: &OverTime) -> f32 {
        weight.early * self.left + weight.late * (1.0 - self.left)
    }

    /// What a side has.
    fn strength(&self, side: Side) -> f32 {
        let game = self.game;
        let (mut worth, mut fire, mut led, mut suppressed) = (0.0, 0.0, 0.0, 0.0);
        let units = game.units(side);
        for tile in units.iter() {
            worth += game.standing(tile, self.viewer);
            fire += self.fire(tile);
            suppressed += f32::from(game.piece(tile).suppressed.min(4));
            if !game.is_riddle(tile, self.viewer) && game.kind(tile).is(UnitType::Hq) {
                led += f32::from(units.and(tile.around()).len().min(4));
            }
        }
        let force = game.force(side);
        let directives = f32::from(force.directives.min(6));
        let goals = game.control[side.index()].and(self.goals).len();
        self.now(&WEIGHTS.unit) * worth
            + self.now(&WEIGHTS.fire) * fire
            + self.now(&WEIGHTS.hand) * game.hand_worth(side, self.viewer)
            + self.now(&WEIGHTS.reserve) * f32::from(force.reserve.as_slice().len() as u8)
            + self.now(&WEIGHTS.directive) * (directives - 0.06 * directives * directives)
            + WEIGHTS.command * self.commands(side)
            + WEIGHTS.led * led
            + WEIGHTS.suppressed * suppressed
            + self.now(&WEIGHTS.goal) * f32::from(goals)
    }

    /// COMMAND markers that a side will still spend.
    fn commands(&self, side: Side) -> f32 {
        let game = self.game;
        let scenario = game.mission();
        let acts_now = game.phase == side;
        // The turn that is being played counts for who has not come to his phase yet.
        let whole = if !acts_now && scenario.first == game.phase { 1 } else { 0 };
        let first = usize::from(game.turn) - whole.min(usize::from(game.turn));
        let turns = usize::from(scenario.turns).min(scenario.side(side).commands.len());
        let to_come: f32 =
            scenario.side(side).commands[first.min(turns)..turns].iter().map(|&count| f32::from(count)).sum();
        to_come + if acts_now { f32::from(game.commands) } else { 0.0 }
    }

    fn fire(&self, tile: Tile) -> f32 {
        let game = self.game;
        if game.is_riddle(tile, self.viewer) {
            return 0.2;
        }
        let kind = game.kind(tile);
        if kind.values.is_empty() {
            return 0.0;
        }
        let walks = u8::from(!kind.has(Key::Immobile) && !kind.has(Key::FireOrMove));
        game.best_fire(tile, tile, walks, [0; 2], self.goals)
    }

    /// How near each side is to what it wins by.
    fn victories(&self) -> f32 {
        let mut sum = 0.0;
        for win in &self.game.mission().wins {
            let sign = if win.side == self.viewer { 1.0 } else { -1.0 };
            let at_end = win.moment == Moment::End;
            if win.more_points {
                let lead = self.points(win.side, at_end) - self.points(win.side.other(), at_end);
                sum += sign * self.now(&WEIGHTS.points) * (0.35 * lead).clamp(-1.5, 1.5);
            } else if !at_end {
                let near = self.near(win);
                sum += sign * (WEIGHTS.near * near + WEIGHTS.met * near.powi(4));
            }
        }
        sum
    }

    /// How near a side is to a victory condition: 1 is met.
    fn near(&self, win: &Win) -> f32 {
        let mut least = 1.0f32;
        let (mut sum, mut parts) = (0.0, 0.0);
        for &(boxes, count) in &win.control {
            let mut shares = [0.0f32; 16];
            let mut number = 0;
            for tile in boxes.iter().take(16) {
                shares[number] = self.share(tile, win.side);
                number += 1;
            }
            shares[..number].sort_by(|one, other| other.total_cmp(one));
            let most = usize::from(count).min(number).max(1);
            let part = shares[..most].iter().sum::<f32>() / most as f32;
            least = least.min(part);
            sum += part;
            parts += 1.0;
        }
        if let Some(points) = win.points {
            let part = (self.points(win.side, win.moment == Moment::End) / f32::from(points.max(1))).min(1.1);
            least = least.min(part);
            sum += part;
            parts += 1.0;
        }
        if parts == 0.0 { 0.0 } else { 0.5 * least + 0.5 * sum / parts }
    }

    /// The points that a side may expect.
    fn points(&self, side: Side, at_end: bool) -> f32 {
        let game = self.game;
        let mut sum = f32::from(game.force(side).exit_points);
        for (score, worth) in game.field().scores.iter().zip(game.worth) {
            if score.side.is_none_or(|whose| whose == side) && (at_end || !score.at_end) {
                sum += f32::from(worth) * self.share(score.tile, side);
            }
        }
        if game.mission().pairs[side.index()].is_some() {
            sum += 0.5 * f32::from(game.force(side.other()).destroyed);
        }
        if let (Some(exits), Some((scorer, plus, hq))) = (game.mission().exits, game.mission().score_exit)
            && exits.side == side
            && scorer == side
        {
            let phases = self.left * f32::from(game.mission().turns);
            let mut front = exits.boxes;
            let mut seen = front;
            for distance in 0..8 {
                let soon =
                    (0.75 - 0.07 * distance as f32 - (0.12 * (distance as f32 + 1.0 - 1.2 * phases)).max(0.0)).max(0.0);
                for tile in front.and(game.units(side)).iter() {
                    let kind = game.kind(tile);
                    if game.is_riddle(tile, self.viewer) {
                        sum += soon * 0.4 * f32::from(1 + plus);
                    } else if !kind.has(Key::Immobile) && !kind.is_decoy() {
                        let more = if kind.is(UnitType::Hq) { hq } else { 0 };
                        sum += soon * 0.6 * f32::from(kind.hit_points + plus + more);
                    }
                }
                front = beside(front).and(self.passable).without(seen);
                seen = seen.or(front);
            }
        }
        sum
    }

    /// How much of a box a side has: what it controls, and what it can still take or lose.
    fn share(&self, tile: Tile, side: Side) -> f32 {
        let held = if self.game.control[side.index()].contains(tile) { 1.0 } else { 0.0 };
        let [own, enemy] = [side, side.other()].map(|side| self.press(tile, side));
        let blocked = self.game.units(side.other()).contains(tile);
        let prospect = if held > 0.0 {
            0.55 + 0.45 * (own + 0.1) / (own + enemy + 0.1)
        } else {
            0.55 * own.min(1.0) * own / (own + enemy + 0.3) * if blocked { 0.7 } else { 1.0 }
        };
        held + (prospect - held) * (0.2 + 1.2 * self.left).min(1.0)
    }

    /// How strongly a side presses on a box.
    fn press(&self, tile: Tile, side: Side) -> f32 {
        let game = self.game;
        let units = game.units(side);
        let mut front = TileSet::only(tile);
        let mut seen = front;
        let mut weight = 1.0f32;
        let mut sum = 0.0;
        for distance in 0..7 {
            for unit in front.and(units).iter() {
                sum += weight * self.grip(unit, distance == 0);
            }
            front = beside(front).and(self.passable).without(seen);
            seen = seen.or(front);
            weight *= 0.62;
        }
        sum
    }

    /// What a unit counts for in taking or holding a box.
    fn grip(&self, tile: Tile, there: bool) -> f32 {
        let game = self.game;
        if game.is_riddle(tile, self.viewer) {
            return 0.6;
        }
        let kind = game.kind(tile);
        if kind.is_decoy() {
            return 0.05;
        }
        if kind.has(Key::Immobile) && !there {
            return 0.1;
        }
        let hurt = if game.piece(tile).hits > 0 { 0.8 } else { 1.0 };
        let base = if kind.is(UnitType::Hq) || kind.is(UnitType::Art) { 0.5 } else { 0.85 };
        hurt * (base + 0.1 * f32::from(kind.hit_points))
    }
}
