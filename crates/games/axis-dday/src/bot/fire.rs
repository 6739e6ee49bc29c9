//! Ships, and fights that may be picked.

use super::force::{Battle, Force};
use super::ground::Ground;
use crate::card::Number;
use crate::side::{Power, Side};
use crate::unit::Unit;
use crate::zone::{Zone, cities};

/// How much a blockhouse of a zone hurts.
pub(super) fn naval(ground: &Ground, zone: Zone) -> f32 {
    let game = ground.game;
    // It shells a box (order 9) before the box lands (order 10).
    let mut pain = 0.0;
    for beach in zone.range() {
        pain += (0.25 * f32::from(game.beaches[beach as usize].total() as u8)).min(1.0);
    }
    // It fights whoever lands or marches in.
    let (ashore, near) = (ground.of(Side::Allies, zone).count(), ground.reach(Side::Allies, zone).count());
    if ashore > 0.0 {
        pain += 1.2;
    }
    if !ground.afloat(zone).is_none() {
        pain += 0.8;
    }
    pain += (0.12 * near).min(0.8);
    if cities().contains(zone) {
        pain += 0.5 + if near > 0.0 { 0.8 } else { 0.0 };
    }
    1.6 * pain
}

/// AD-16.11: how well a split of the naval dice fits what hurts each power.
pub(super) fn split(ground: &Ground, uk: u8) -> f32 {
    let mut pain = [0.5f32, 0.5];
    for zone in ground.game.board.with(Unit::BLOCKHOUSE) {
        let count = f32::from(ground.game.board.of(zone, Unit::BLOCKHOUSE));
        let of_uk = zone.range().iter().any(|beach| beach.power() == Power::Uk)
            || ground.game.board.held_by(Power::Uk).contains(zone);
        pain[usize::from(!of_uk)] += count * naval(ground, zone);
    }
    let dice = f32::from(Number::of(2).order().dice);
    let fair = dice * pain[0] / (pain[0] + pain[1]);
    -(f32::from(uk) - fair).abs()
}

/// With bad fortune only some zones are fought over: how good a fight here is for the side that is active.
pub(super) fn attack_here(ground: &Ground, zone: Zone) -> f32 {
    let side = ground.game.active();
    let none = Force::default();
    let battle = Battle {
        allies: *ground.of(Side::Allies, zone),
        axis: *ground.of(Side::Axis, zone),
        more_allies: none,
        more_axis: none,
        first: side,
    };
    let lead = battle.lead(1);
    let city = if cities().contains(zone) { 1.5 } else { 1.0 };
    2.0 * city * if side == Side::Allies { lead } else { -lead }
}
