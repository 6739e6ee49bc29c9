//! How the Allies march and land: each stack towards one of the three cities, and into the enemy with enough.

use super::exits::{Exits, best_march};
use super::force::{Battle, Force};
use super::ground::Ground;
use super::march::{Assault, March};
use super::weights as w;
use crate::action::Action;
use crate::side::Side;
use crate::state::AxisDDay;
use crate::zone::{ZONES, Zone, ZoneSet, cities};
use sandtable_core::Id;

/// How good the odds must be before somebody goes ashore or into the enemy: time runs out, and a city that is not fought over
/// near the end is lost anyway (AD-15.7).
pub(super) fn least_odds(game: &AxisDDay, zone: Zone) -> f32 {
    let turn = f32::from(game.turn());
    if !cities().contains(zone) {
        return (w::LEAST_ODDS - w::LEAST_ODDS_FALL * turn).max(w::LEAST_ODDS_EVER);
    }
    if turn >= w::LAST_CHANCE {
        return 0.0;
    }
    (w::LEAST_ODDS - w::LEAST_ODDS_FALL * turn - w::LEAST_ODDS_CITY).max(w::LEAST_ODDS_EVER)
}

/// Where everybody is to go in the end.
pub(super) struct Goals {
    /// A city, how long the way is to it from everywhere, and by how many steps it is put off for others.
    cities: Vec<(Zone, [f32; ZONES], f32)>,
}

impl Goals {
    pub(super) fn new(ground: &Ground) -> Goals {
        let entries: ZoneSet = ground.map.zones().iter().filter(|zone| zone.entry().is_some()).collect();
        let help = ground.steps_from(entries);
        let goal = |city: Zone| {
            let way = ground.way_to(Side::Allies, city);
            // Far from where the Axis comes in a city gets no help: it waits for us alone, and the way is long.
            let remote = (help[city.index()] - w::REMOTE_FROM).max(0.0);
            let sooner = if ground.taken(city) { 0.0 } else { w::REMOTE * remote };
            let later = enough(ground, &way, city);
            (city, way, later - sooner)
        };
        Goals { cities: cities().iter().map(goal).collect() }
    }

    /// The way to the city that needs somebody who stands in a zone.
    fn way_from(&self, zone: Zone) -> Option<&[f32; ZONES]> {
        let cost = |goal: &(Zone, [f32; ZONES], f32)| goal.1[zone.index()] + goal.2;
        self.cities.iter().min_by(|one, other| cost(one).total_cmp(&cost(other))).map(|goal| &goal.1)
    }

    /// How far a zone is from where somebody is needed.
    pub(super) fn distance(&self, zone: Zone) -> f32 {
        self.cities.iter().map(|goal| goal.1[zone.index()] + goal.2).fold(f32::MAX, f32::min)
    }
}

/// Order 8: who goes where.
pub(super) fn march(ground: &Ground) -> Vec<Action> {
    best_march(ground, Side::Allies, &|exits| plan(ground, exits))
}

fn plan<'a>(ground: &'a Ground<'a>, exits: Exits) -> March<'a> {
    let mut march = March::new(ground, Side::Allies, exits);
    let goals = Goals::new(ground);
    // Garrisons stay.
    for city in cities().iter().filter(|&city| ground.taken(city)) {
        let threat = ground.reach(Side::Axis, city).at_most(8.0).count();
        let need = if threat < 0.5 { 2.0 } else { (w::GARRISON + w::GARRISON_THREAT * threat).min(8.0) };
        march.keep(city, need);
    }
    // Into the enemy, what matters most first.
    let mut targets: Vec<(f32, Zone)> = ground
        .map
        .zones()
        .iter()
        .filter(|&zone| ground.held(Side::Axis, zone))
        .map(|zone| (importance(ground, &goals, zone), zone))
        .collect();
    targets.sort_by(|one, other| other.0.total_cmp(&one.0));
    for (value, zone) in targets.into_iter().filter(|(value, _)| *value > w::TARGET) {
        let answer = ground.reach(Side::Axis, zone).at_most(8.0 - ground.of(Side::Axis, zone).line()).times(w::ANSWER);
        // Who fights there already cannot leave (AD-6.12).
        let engaged = if ground.held(Side::Allies, zone) { w::ENGAGED } else { 0.0 };
        let least = (least_odds(ground.game, zone) - engaged).max(0.0);
        march
            .attack(zone, Assault { value, sure: w::SURE, least, later: ground.afloat(zone), waves: w::WAVES, answer });
    }
    // If all three cities will be held, whoever could come into one of them is held where he stands (AD-6.12).
    let held = |city: Zone| {
        let fire = march.own[city.index()].hits(Side::Allies, true);
        ground.taken(city) || fire + w::PIN_HOPE > ground.of(Side::Axis, city).count()
    };
    if cities().iter().all(held) {
        pin(ground, &mut march);
    }
    // Into cities that are held or open.
    for city in cities().iter().filter(|&city| !ground.held(Side::Axis, city)) {
        let threat = ground.reach(Side::Axis, city).at_most(8.0).count();
        let all = if ground.cities_taken() >= 2 { w::FILL_LATE } else { 0.0 };
        march.fill(city, (w::FILL + w::FILL_THREAT * threat + all).min(8.0), 0.0);
    }
    // The others go on towards the city that needs them.
    let starts: Vec<Zone> = march.starts().collect();
    for from in starts {
        let here = *ground.of(Side::Allies, from);
        let Some(way) = goals.way_from(from) else { continue };
        let pull = |zone: Zone| -> f32 {
            if zone == from {
                return -way[zone.index()];
            }
            // Not where the enemy can throw them back.
            let there = ground.of(Side::Allies, zone).with(&here).at_most(8.0);
            let threat = ground.reach(Side::Axis, zone).at_most(8.0).times(w::ADVANCE_THREAT);
            let none = Force::default();
            let lead =
                Battle { allies: there, axis: threat, more_allies: none, more_axis: none, first: Side::Axis }.lead(4);
            -way[zone.index()] + (w::ADVANCE_FEAR * lead).min(0.0)
        };
        march.advance(from, &pull, 0.0);
    }
    march
}

/// Attacks what could come into a city, wherever somebody will live to hold it there.
fn pin(ground: &Ground, march: &mut March) {
    let beside = cities().iter().fold(ZoneSet::NONE, |all, city| all.or(ground.map.neighbours(city)));
    for zone in beside.iter().filter(|&zone| ground.held(Side::Axis, zone) && !ground.held(Side::Allies, zone)) {
        let answer = Force::default();
        let sent = march.could_send(zone);
        if sent >= 1.0 && ground.of(Side::Axis, zone).fewer_hits(Side::Axis, false, sent as usize) > w::PIN_SURE {
            let value = w::PIN_VALUE;
            march.attack(zone, Assault { value, sure: w::PIN_ENOUGH, least: 0.0, later: answer, waves: 0.0, answer });
        }
    }
}

/// How much it matters to take a zone from the Axis.
fn importance(ground: &Ground, goals: &Goals, zone: Zone) -> f32 {
    let open = goals.cities.iter().filter(|(city, ..)| !ground.taken(*city));
    let nearest = open.map(|(_, way, _)| way[zone.index()]).fold(9.0, f32::min);
    let mut value = w::IMPORTANT_NEAR - nearest;
    if cities().contains(zone) {
        value += w::IMPORTANT_CITY;
    }
    if ground.held(Side::Allies, zone) {
        value += w::IMPORTANT_FOUGHT;
    }
    if !ground.afloat(zone).is_none() {
        value += w::IMPORTANT_AFLOAT;
    }
    // From there a city could be retaken.
    if cities().iter().any(|city| ground.taken(city) && ground.map.adjacent(city, zone)) {
        value += w::IMPORTANT_RETAKE;
    }
    value
}

/// Whether a city has Allies enough about it: steps that it seems farther away.
fn enough(ground: &Ground, way: &[f32; ZONES], city: Zone) -> f32 {
    let about = |zones: ZoneSet, side: Side| -> f32 { zones.iter().map(|zone| ground.of(side, zone).count()).sum() };
    let near = ground.map.neighbours(city).or(ZoneSet::only(city));
    let wide = near.iter().fold(near, |all, zone| all.or(ground.map.neighbours(zone)));
    let close: ZoneSet = wide.iter().filter(|zone| way[zone.index()] < 5.0).collect();
    let need = w::CROWD_BASE + about(near, Side::Axis) + 0.5 * about(wide.without(near), Side::Axis);
    let have = about(close, Side::Allies);
    (w::CROWD_SLOPE * (have - w::CROWD_SHARE * need)).max(0.0) + if ground.taken(city) { w::CROWD_TAKEN } else { 0.0 }
}
