//! How promising a choice looks at first sight.

use super::outlook::hit;
use super::weights::usefulness;
use crate::action::{Action, Deed, Walk};
use crate::kind::{Kind, Unit};
use crate::printed::CardAction;
use crate::scenario_file::Goal;
use crate::side::{Side, UnitId};
use crate::state::{Step, Undaunted};
use crate::tile::Tile;

/// Looks at choices of one side.
pub(super) struct FirstSight<'a> {
    game: &'a Undaunted,
    side: Side,
    /// By tile, how much it draws Riflemen.
    pull: [f32; Tile::NUMBERS],
}

impl<'a> FirstSight<'a> {
    pub(super) fn new(game: &'a Undaunted, side: Side) -> FirstSight<'a> {
        let mut pull = [0.0f32; Tile::NUMBERS];
        if matches!(game.pending.top(), Some(Step::Play(_))) {
            let map = &game.mission().map;
            let mut goals = [(map.tiles[0].tile, 0.0f32); Tile::NUMBERS + Unit::RIFLES.len()];
            let mut count = 0;
            for goal in goals_of(game, side) {
                goals[count] = goal;
                count += 1;
            }
            for placed in &map.tiles {
                let nearest = goals[..count].iter().map(|&(goal, strength)| {
                    strength * CLOSENESS[usize::from(map.distance(placed.tile, goal)).min(CLOSENESS.len() - 1)]
                });
                let cover = 0.08 * f32::from(map.cover(placed.tile).usual);
                pull[placed.tile.index()] = nearest.fold(0.0, f32::max) + cover;
            }
        }
        FirstSight { game, side, pull }
    }

    /// The weight of a choice: above 0, and e times as much for every 1 that it looks better.
    pub(super) fn weight(&self, action: Action) -> f32 {
        self.appeal(action).clamp(-8.0, 9.0).exp()
    }

    fn appeal(&self, action: Action) -> f32 {
        match action {
            Action::Initiative(kind) => 0.25 * f32::from(kind.printed().initiative) - 1.6 * usefulness(kind),
            Action::EndTurn => -3.0,
            Action::Done => -2.0,
            Action::BolsterMore(kind) => self.recruit(kind),
            Action::BlastNext(_) | Action::Astray(_) => 0.0,
            Action::Play { card, deed } => self.play(card, deed),
        }
    }

    fn play(&self, card: Kind, deed: Deed) -> f32 {
        let force = self.game.force(self.side);
        match deed {
            Deed::Hunker => -3.5,
            Deed::Rally => 1.2,
            Deed::Move(walk) | Deed::Stalk(walk) => card.unit().map_or(0.0, |unit| self.walk(unit, walk)),
            Deed::Guide(id, walk) => self.walk(id.unit, walk) - 0.2,
            Deed::Scout(walk) => self.scout(walk),
            Deed::Bolster(kind) => 0.3 + self.recruit(kind),
            Deed::Command(count) => 0.7 * f32::from(count),
            Deed::Conceal => 0.4,
            Deed::Control => card.unit().map_or(0.0, |unit| self.control(unit)),
            Deed::Inspire(kind) => 1.0 + 0.5 * usefulness(kind),
            Deed::Recon => 1.5,
            Deed::Target(tile) => {
                let [us, ge] = self.game.counters_on(tile).map(|units| units.len() as f32);
                let (own, enemy) = if self.side == Side::Us { (us, ge) } else { (ge, us) };
                if force.target.is_some() { enemy - own - 1.0 } else { enemy - own }
            }
            Deed::Attack(target) => {
                let worth = if target.unit.is_rifle() { 3.6 } else { 2.8 };
                worth * self.hits(card, CardAction::Attack, target) - 0.6
            }
            Deed::Suppress(target) if self.game.counter(target).is_suppressed() => -4.0,
            Deed::Suppress(target) => 2.4 * self.hits(card, CardAction::Suppress, target) - 0.9,
            Deed::Blast(_) => self.blast(),
        }
    }

    /// Which card a Bolster should take.
    fn recruit(&self, kind: Kind) -> f32 {
        let force = self.game.force(self.side);
        let at_hand = f32::from(force.discard.of(kind) + force.play.of(kind) + force.hand.of(kind));
        1.2 * usefulness(kind) - 0.15 * at_hand
    }

    fn hits(&self, card: Kind, action: CardAction, target: UnitId) -> f32 {
        let (Some(unit), Some(dice)) = (card.unit(), card.printed().strength(action)) else { return 0.0 };
        let spawn = self.game.mission().side(self.side).spawns[unit.index()];
        match self.game.force(self.side).counter(unit).tile().or(spawn) {
            Some(from) => hit(self.game.defence_from(from, target), dice),
            None => 0.0,
        }
    }

    fn blast(&self) -> f32 {
        let Some(tile) = self.game.force(self.side).target else { return 0.0 };
        let units = self.game.counters_on(tile);
        let mut sum = -0.5;
        for side in Side::BOTH {
            for unit in units[side.index()].iter() {
                let chance = hit(self.game.defence_against_blast(UnitId { side, unit }), 1);
                sum += if side == self.side { -3.5 * chance } else { 2.8 * chance };
            }
        }
        sum
    }

    fn control(&self, unit: Unit) -> f32 {
        let game = self.game;
        let spawn = game.mission().side(self.side).spawns[unit.index()];
        let Some(tile) = game.force(self.side).counter(unit).tile().or(spawn) else { return 0.0 };
        let raises = game.force(self.side).controlled.contains(tile);
        let gain = if raises { 1 } else { game.value(tile) };
        if gain == 0 {
            return -2.5;
        }
        let lost = if game.force(self.side.other()).controlled.contains(tile) { game.value(tile) } else { 0 };
        match game.mission().side(self.side).goal {
            Goal::Points(goal) if game.points(self.side) + gain >= goal => 9.0,
            Goal::Points(_) => 3.5 + 0.7 * f32::from(gain) + 0.5 * f32::from(lost),
            Goal::Pin if lost > 0 => 3.0,
            Goal::Pin => -1.0,
        }
    }

    fn walk(&self, unit: Unit, walk: Walk) -> f32 {
        let spawn = self.game.mission().side(self.side).spawns[unit.index()];
        let Some(from) = self.game.force(self.side).counter(unit).tile().or(spawn) else { return 0.0 };
        let to = walk.tiles().last().unwrap_or(from);
        let pulled = self.pull[to.index()] - self.pull[from.index()];
        if unit.is_rifle() {
            0.3 + 3.0 * pulled
        } else {
            // Support follows the Riflemen, a little.
            -0.4 + 1.0 * pulled
        }
    }

    /// New markers where Riflemen want to go, at the price of a Fog each.
    fn scout(&self, walk: Walk) -> f32 {
        let marked = self.game.force(self.side).marked;
        let mut sum = -0.2;
        for tile in walk.tiles() {
            if !marked.contains(tile) {
                sum += 1.6 * self.pull[tile.index()] - 0.35;
            }
        }
        sum
    }
}

/// What draws Riflemen of a side, and how much: objectives that it wants or must keep from the other; and for a side that
/// plays to pin, the other's Riflemen.
fn goals_of(game: &Undaunted, side: Side) -> impl Iterator<Item = (Tile, f32)> + '_ {
    let mission = game.mission();
    let (own, enemy) = (mission.side(side).goal, mission.side(side.other()).goal);
    let objectives = mission.map.in_set(mission.objectives).map(move |objective| {
        let value = f32::from(game.value(objective)).min(4.0);
        let wanted = match own {
            Goal::Points(goal) if !game.force(side).controlled.contains(objective) => 1.0 + value / f32::from(goal),
            _ => 0.0,
        };
        let denied = match enemy {
            Goal::Points(goal) if !game.force(side.other()).controlled.contains(objective) => {
                0.6 * (0.5 + value / f32::from(goal))
            }
            _ => 0.0,
        };
        (objective, wanted.max(denied))
    });
    let riflemen = Unit::RIFLES.into_iter().filter(move |_| own == Goal::Pin);
    let prey = riflemen.filter_map(move |unit| Some((game.force(side.other()).counter(unit).tile()?, 0.9)));
    objectives.chain(prey)
}

/// How much of its pull a goal has at a distance.
const CLOSENESS: [f32; 8] = [1.0, 0.7, 0.48, 0.34, 0.24, 0.17, 0.12, 0.08];
