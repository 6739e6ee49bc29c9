//! Whom to lose: what does least in the fight that comes, and is worth least after it.

use super::force::worth;
use super::ground::Ground;
use crate::side::{Power, Side};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

/// How gladly a unit is given up.
pub(super) fn appeal(ground: &Ground, zone: Zone, unit: Unit) -> f32 {
    let game = ground.game;
    let mut value = worth(unit);
    match unit.side() {
        Side::Axis => {
            if unit.kind() == Kind::Blockhouse {
                // It attacks with 3 and defends with 1: it is worth more before order 13 than before order 11. And it
                // keeps firing at a box that is not empty.
                let shells = zone.range().iter().any(|beach| !game.beaches[beach as usize].is_empty());
                value += if game.phase.is_order(11) { 0.2 } else { -0.3 };
                value += if shells { 0.3 } else { 0.0 };
            }
        }
        Side::Allies => {
            // Of equals, the power that has more there.
            let (own, other) = (game.board.of(zone, unit), partner_count(game.board.at(zone), unit));
            value += if own < other { 0.1 } else { 0.0 };
        }
    }
    4.0 - 3.0 * value
}

fn partner_count(units: &crate::unit::Units, unit: Unit) -> u8 {
    match unit.power() {
        Power::Axis => 0,
        power => units.of(Unit::of(power.partner(), unit.kind())),
    }
}
