//! Fighters go where the Axis must pass; bombers go for what stands in the way.

use sandtable_core::Id;

use super::force::{Battle, Force, worth};
use super::ground::Ground;
use super::weights as w;
use crate::chart::Chart;
use crate::side::Side;
use crate::unit::{Kind, Unit};
use crate::zone::{ZONES, Zone, cities};

/// By zone, how good one more fighter is there: units that it will probably destroy, less what flak costs.
pub(super) fn patrol(ground: &Ground) -> [f32; ZONES] {
    let mut score = [0.0; ZONES];
    for zone in ground.map.zones() {
        let there = ground.fighters(zone);
        let traffic = traffic(ground, zone) + entries(ground, zone);
        let risk = ground.flak(zone) / 6.0 * if there > 0.0 { w::PATROL_FLAK_MORE } else { w::PATROL_FLAK };
        score[zone.index()] = 1.5 * traffic / 6.0 * w::PATROL_MORE.powf(there) - risk;
    }
    score
}

/// Axis units that may move into or out of a zone in order 12.
fn traffic(ground: &Ground, zone: Zone) -> f32 {
    let (allies, axis) = (ground.of(Side::Allies, zone), ground.of(Side::Axis, zone));
    let landing = ground.reach(Side::Allies, zone).with(&ground.afloat(zone)).with(allies).at_most(8.0);
    let none = Force::default();
    let contested = !allies.is_none() && !axis.is_none();
    let attacked = if contested {
        true
    } else if axis.is_none() || landing.is_none() {
        landing.count() > 0.5
    } else {
        Battle { allies: landing, axis: *axis, more_allies: none, more_axis: none, first: Side::Allies }
            .odds(Side::Allies)
            > 0.4
    };
    let decides = if decided_now(ground) && cities().contains(zone) {
        w::PATROL_DECIDES
    } else if contested {
        w::PATROL_FOUGHT
    } else {
        1.0
    };
    let wish = decides
        * match (cities().contains(zone), attacked) {
            (true, true) => w::PATROL_CITY_ATTACKED,
            (true, false) => w::PATROL_CITY,
            (false, true) => w::PATROL_ATTACKED,
            (false, false) => w::PATROL_ELSE,
        };
    let coming = ground.reach(Side::Axis, zone).at_most(8.0).count();
    let leaving = if cities().contains(zone) {
        0.0
    } else if decided_now(ground) && ground.map.neighbours(zone).and(cities()).iter().any(|city| ground.taken(city)) {
        w::PATROL_LEAVING_DECIDES
    } else if attacked {
        0.0
    } else {
        w::PATROL_LEAVING
    };
    wish * coming + leaving * axis.line()
}

/// Is it this turn that the cities must be held to its end (AD-15.2, AD-15.3)?
fn decided_now(ground: &Ground) -> bool {
    ground.game.close_to_victory() || ground.cities_taken() == usize::from(cities().len())
}

/// Reinforcements that may come in through a zone in order 15.
fn entries(ground: &Ground, zone: Zone) -> f32 {
    let charts = Chart::of(Side::Axis).into_iter().filter(|chart| chart.printed().zones.contains(zone));
    // Seven units on average, one of four zones; not all of them will oblige.
    charts.map(|chart| f32::from(ground.game.chart(chart).len()).min(7.0) / 4.0 * w::PATROL_ENTRIES).sum()
}

/// Tactics 14: before reinforcements come, fighters go to where they come in.
pub(super) fn recon(ground: &Ground, from: Zone, to: Zone) -> f32 {
    let at = |zone: Zone, fighters: f32| entries(ground, zone) * 0.88f32.powf(fighters);
    2.0 * (at(to, ground.fighters(to)) - at(from, ground.fighters(from) - 1.0)) - 0.2
}

/// How good a bomber is in a zone: the best target, less what flak costs.
pub(super) fn strike(ground: &Ground, zone: Zone) -> f32 {
    let game = ground.game;
    let targets = Unit::land_of(Side::Axis).iter().filter(|&&unit| game.board.of(zone, unit) > 0);
    let best = targets.map(|&unit| worth(unit)).fold(0.0, f32::max);
    let near = ground.reach(Side::Allies, zone).with(&ground.afloat(zone)).count();
    let mut matters = w::BOMB_ANY;
    let beside = ground.map.neighbours(zone).and(cities());
    if beside.iter().any(|city| ground.taken(city)) {
        matters += w::BOMB_TAKEN * if ground.cities_taken() >= 2 { 2.0 } else { 1.0 };
    }
    if near > 0.0 {
        matters += w::BOMB_NEAR + (0.05 * near).min(0.4);
    }
    if cities().contains(zone) {
        matters += w::BOMB_CITY;
    } else if !beside.is_empty() {
        matters += w::BOMB_BESIDE;
    }
    let turns_left = f32::from(10u8.saturating_sub(game.turn()));
    2.0 * (best * matters) - ground.flak(zone) / 6.0 * (w::BOMB_FLAK * turns_left)
}

/// What a bomber should strike in its zone.
pub(super) fn target(ground: &Ground, zone: Zone, unit: Unit) -> f32 {
    // A single artillery is also the only one that can fire back.
    let flak = if unit.kind() == Kind::Artillery && ground.flak(zone) < 1.5 { 0.4 } else { 0.0 };
    2.5 * (worth(unit) + flak)
}
