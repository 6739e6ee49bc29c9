//! Ships, and fights that may be picked.

use super::force::Force;
use super::ground::Ground;
use super::weights as w;
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

/// With bad fortune only some zones are fought over (AD-51.2, AD-53.2): how good a fight here is for the side that is active.
/// An Allied power attacks alone (AD-51.4), unless its partner has chosen the zone before.
pub(super) fn attack_here(ground: &Ground, zone: Zone, power: Power) -> f32 {
    let game = ground.game;
    let (allies, axis) = (*ground.of(Side::Allies, zone), *ground.of(Side::Axis, zone));
    let (own, foe) = match power {
        Power::Axis => (axis, allies),
        _ if game.effects.own_zone[power.partner().ally()] == Some(zone) => (allies, axis),
        _ => (Force::of_power(game.board.at(zone), power), axis),
    };
    let (kills, losses) = (own.hits(power.side(), true), foe.hits(power.side().other(), false));
    let cleared = if kills + w::FIGHT_HOPE > foe.count() { w::FIGHT_CLEARED } else { 0.0 };
    let city = if cities().contains(zone) { w::FIGHT_CITY } else { 1.0 };
    city * (kills.min(foe.count()) + cleared) - w::FIGHT_LOSSES * losses.min(own.count())
}
