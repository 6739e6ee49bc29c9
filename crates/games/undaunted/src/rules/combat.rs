//! Combat actions (UN-11): target, total defence, dice, result.

use sandtable_core::{Chance, Die, Events};

use crate::event::Event;
use crate::force::Counter;
use crate::kind::Kind;
use crate::printed::CardAction;
use crate::side::{Side, UnitId};
use crate::state::{Step, Undaunted};
use crate::tile::Tile;

/// UN-1.18: a die shows 0 to 9.
pub static DIE: Die = Die { name: "ten-sided die", faces: &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] };

/// No action has more dice.
const MOST_DICE: usize = 9;

/// An Attack or a Suppress.
#[derive(Clone, Copy)]
pub(super) struct Shot {
    pub(super) from: UnitId,
    pub(super) target: UnitId,
    pub(super) dice: u8,
    pub(super) suppress: bool,
}

impl Undaunted {
    /// UN-11.8: the total defence of a counter on the board against a counter that stands on `from`.
    #[must_use]
    pub fn defence_from(&self, from: Tile, target: UnitId) -> u8 {
        let map = &self.mission().map;
        let Some(tile) = self.counter(target).tile() else { return 0 };
        let cover = map.cover(tile);
        let bonus = match cover.low {
            // UN-11.12
            Some(low) if map.cover(from).is_hill() => low,
            // UN-11.14
            _ => cover.usual,
        };
        // UN-11.10
        target.unit.defence() + bonus + map.distance(from, tile)
    }

    /// UN-11.8, UN-11.11, UN-11.13: the total defence of a counter on the board against a Blast.
    #[must_use]
    pub fn defence_against_blast(&self, target: UnitId) -> u8 {
        let Some(tile) = self.counter(target).tile() else { return 0 };
        let cover = self.mission().map.cover(tile);
        target.unit.defence() + cover.low.unwrap_or(cover.usual)
    }

    pub(super) fn fire(&mut self, shot: Shot, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let Some(from) = self.counter(shot.from).tile() else { return };
        let total = self.defence_from(from, shot.target);
        if !roll(shot.from.side, shot.target, total, shot.dice, chance, events) {
            return;
        }
        if shot.suppress {
            self.suppress(shot.target, events);
        } else {
            self.casualty(shot.target, chance, events);
        }
    }

    /// UN-11.22, UN-11.23.
    fn suppress(&mut self, id: UnitId, events: &mut dyn Events<Event>) {
        let before = self.counter(id);
        if let Some(tile) = before.tile() {
            *self.counter_mut(id) = Counter::Suppressed(tile);
            events.emit(|| Event::Suppressed { unit: id, already: before.is_suppressed() });
        }
    }

    /// UN-11.3: every counter on the target tile is attacked, this one first.
    pub(super) fn blast(&mut self, side: Side, first: UnitId, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let Some(tile) = self.force(side).target else { return };
        let mut left = self.counters_on(tile);
        left[first.side.index()].remove(first.unit);
        self.pending.push(Step::Blast { side, left });
        self.blast_one(side, first, chance, events);
    }

    /// UN-11.6: one counter, with its own dice.
    pub(super) fn blast_one(
        &mut self,
        side: Side,
        target: UnitId,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        let dice = Kind::MORTAR.printed().strength(CardAction::Blast).unwrap_or(1);
        let total = self.defence_against_blast(target);
        if roll(side, target, total, dice, chance, events) {
            self.casualty(target, chance, events);
        }
    }
}

/// UN-11.16 to UN-11.20: rolls the dice, and tells whether the attack succeeds.
fn roll(
    side: Side,
    target: UnitId,
    total: u8,
    dice: u8,
    chance: &mut dyn Chance,
    events: &mut dyn Events<Event>,
) -> bool {
    let mut faces = [0u8; MOST_DICE];
    let rolled = &mut faces[..usize::from(dice).min(MOST_DICE)];
    rolled.iter_mut().for_each(|face| *face = chance.roll(&DIE) as u8);
    let hit = rolled.iter().any(|&face| succeeds(face, total));
    events.emit(|| Event::Rolled {
        side,
        target,
        total,
        dice: rolled.to_vec(),
        hitting: rolled.iter().map(|&face| succeeds(face, total)).collect(),
        expected: (hit_chance(total, dice) * 1000.0).round() as u16,
        hit,
    });
    hit
}

/// UN-11.17, UN-11.18: a die succeeds when it equals or exceeds the total defence, and a 0 always.
#[must_use]
pub fn succeeds(face: u8, total: u8) -> bool {
    face == 0 || face >= total
}

/// The chance that at least one of so many dice succeeds against a total defence.
#[must_use]
pub fn hit_chance(total: u8, dice: u8) -> f64 {
    let good = (0..10).filter(|&face| succeeds(face, total)).count();
    1.0 - (1.0 - good as f64 / 10.0).powi(i32::from(dice))
}
