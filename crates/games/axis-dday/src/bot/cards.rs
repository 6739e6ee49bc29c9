//! When a Tactics card is worth using: better than 0 is better than to wait.

use sandtable_core::Id;

use super::force::Force;
use super::ground::Ground;
use super::{axis, landing, sky};
use crate::action::Aim;
use crate::boxes::BoxId;
use crate::chart::Chart;
use crate::side::{Power, Side};
use crate::unit::{Kind, Unit};
use crate::zone::{Zone, ZoneSet, cities};

/// How promising a use of a card is; to pass is 0.
pub(super) fn appeal(ground: &Ground, number: u8, aim: Aim) -> f32 {
    let game = ground.game;
    let late = 0.25 * f32::from(game.turn());
    match (number, aim) {
        // More paratroopers, V-2, fireball, a second strike, friendly fire: as good now as later.
        (1 | 2 | 4 | 5 | 6, _) => 1.5,
        // Fighters over flak.
        (3, _) => {
            let zones = game.board.flown_over(Kind::Fighter).and(game.board.with(Unit::FLAK));
            zones.iter().map(|zone| ground.flak(zone)).sum::<f32>() - 3.0 + late
        }
        // Nobody leaves: where many wait to go on.
        (7, Aim::Zone(zone)) => {
            let stuck = ground.of(Side::Allies, zone).count() + 0.7 * ground.afloat(zone).count();
            let near = ground.map.neighbours(zone).and(cities()).iter().next().is_some();
            0.4 * stuck + if near { 1.0 } else { 0.0 } - 4.0 + late
        }
        (8, Aim::Zone(zone)) => {
            let city = if cities().contains(zone) { 1.5 } else { 0.0 };
            city + if zone.range().is_empty() { 0.2 } else { 0.8 } - 1.0 + late
        }
        // Where the own beach is shut.
        (9, Aim::Box(BoxId::Beach(beach))) => {
            let waiting = game.beaches[beach.index()].total() as f32;
            let shut = ground.of(Side::Allies, beach.zone()).line() >= 8.0
                || !landing::promising(ground, beach.zone(), &Force::of(&game.beaches[beach.index()], Side::Allies));
            if shut { 0.3 * waiting } else { -1.5 }
        }
        (10, _) => {
            let fights = game.board.contested();
            let pairs = fights.iter().map(|zone| {
                let force = ground.of(Side::Allies, zone);
                force.infantry().min(force.artillery())
            });
            pairs.sum::<f32>() - 4.0 + late
        }
        (11, Aim::Zones(from, at)) => guns(ground, Side::Allies, from, at) + late,
        (13, Aim::Zones(from, at)) => guns(ground, Side::Axis, from, at) + late,
        (12, Aim::Zone(zone)) => ground.of(Side::Axis, zone).line() - 5.0 + late,
        (14, _) => {
            let gain = |zone: Zone| {
                let best = ground.map.zones().iter().map(|to| sky::recon(ground, zone, to)).fold(0.0, f32::max);
                best * ground.fighters(zone)
            };
            let charts = Chart::of(Side::Axis).iter().all(|&chart| game.chart(chart).len() >= 5);
            let all: f32 = game.board.flown_over(Kind::Fighter).iter().map(gain).sum();
            if charts { all - 2.0 } else { -1.0 }
        }
        (15, Aim::Unit(zone, unit)) => {
            let short = |city: Zone| axis::need(ground, city) - ground.of(Side::Axis, city).line();
            let open = cities().iter().filter(|&city| !ground.held(Side::Allies, city));
            let Some(city) = open.max_by(|&one, &other| short(one).total_cmp(&short(other))) else { return -1.0 };
            let far = ground.steps_from(ZoneSet::only(city))[zone.index()];
            let kind = if unit.kind() == Kind::Tank { 0.8 } else { 0.0 };
            if short(city) > 1.0 && far > 1.0 { kind + 0.2 * far.min(4.0) - 1.5 + late } else { -1.0 }
        }
        (16, _) => f32::from(game.supply.of(Unit::of(Power::Axis, Kind::Infantry)).min(3)) - 2.5,
        _ => 0.0,
    }
}

/// Long-range artillery.
fn guns(ground: &Ground, side: Side, from: Zone, at: Zone) -> f32 {
    let targets = ground.of(side.other(), at).count();
    let hits = (ground.of(side, from).artillery() / 3.0).min(targets);
    let city = if cities().contains(at) { 0.7 } else { 0.0 };
    1.5 * hits + city - 2.5
}
