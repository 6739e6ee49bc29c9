//! How the Axis marches: the cities are held, the beachheads are thrown back where they are weak, and when all is nearly lost
//! everybody goes for the city that can still be contested (AD-14.3: one unit that lives denies it).

use sandtable_core::Id;

use super::exits::{Exits, best_march};
use super::force::{Battle, Force};
use super::ground::Ground;
use super::march::{Assault, March};
use super::weights as w;
use crate::action::Action;
use crate::side::Side;
use crate::zone::{Zone, ZoneSet, cities};

/// Order 12: who goes where. The stubborn know that the game is won by denying: whoever can goes into a city that is fought
/// over, however bad the odds; others spare their units.
pub(super) fn march(ground: &Ground, stubborn: bool) -> Vec<Action> {
    best_march(ground, Side::Axis, &|exits| plan(ground, exits, stubborn))
}

fn plan<'a>(ground: &'a Ground<'a>, exits: Exits, stubborn: bool) -> March<'a> {
    let mut march = March::new(ground, Side::Axis, exits);
    let game = ground.game;
    let mut by_need: Vec<(f32, Zone)> = cities().iter().map(|city| (need(ground, city), city)).collect();
    by_need.sort_by(|one, other| other.0.total_cmp(&one.0));
    for &(need, city) in &by_need {
        if !ground.held(Side::Allies, city) {
            march.keep(city, need);
        }
    }
    // Everything for one city, if the Allies would have all three when the turn ends.
    let lost = ground.cities_taken() == 3;
    let desperate = lost && (game.close_to_victory() || game.turn() >= 9);
    let mut fights: Vec<(f32, Zone)> = ground
        .map
        .zones()
        .iter()
        .filter(|&zone| ground.held(Side::Allies, zone))
        .map(|zone| (importance(ground, zone), zone))
        .collect();
    fights.sort_by(|one, other| other.0.total_cmp(&one.0));
    if lost {
        let best = cities().iter().max_by(|&one, &other| chance(ground, one).total_cmp(&chance(ground, other)));
        if let Some(city) = best {
            let least = match (desperate, stubborn) {
                (true, _) => 0.0,
                (false, true) => w::AX_LOST_LEAST,
                (false, false) => w::AX_LOST_LEAST_SPARING,
            };
            march.attack(
                city,
                Assault {
                    value: w::AX_IMPORTANT_CITY,
                    sure: w::AX_SURE_LOST,
                    least,
                    later: Force::default(),
                    waves: w::AX_WAVES,
                    answer: Force::default(),
                },
            );
        }
    }
    for &(need, city) in by_need.iter().filter(|(_, city)| !ground.held(Side::Allies, *city)) {
        march.fill(city, need, w::AX_FILL_SAFEST);
    }
    for (value, zone) in fights {
        let city = cities().contains(zone);
        let engaged = ground.held(Side::Axis, zone);
        let answer = ground
            .reach(Side::Allies, zone)
            .with(&ground.afloat(zone))
            .at_most(8.0 - ground.of(Side::Allies, zone).line())
            .times(if city { w::AX_ANSWER_CITY } else { w::AX_ANSWER });
        let least = match (city, engaged) {
            (true, true) => {
                if stubborn {
                    w::AX_LEAST_CITY_ENGAGED
                } else {
                    w::AX_LEAST_CITY_SPARING
                }
            }
            (true, false) => w::AX_LEAST_CITY,
            (false, true) => w::AX_LEAST_ENGAGED,
            (false, false) => w::AX_LEAST,
        };
        march.attack(
            zone,
            Assault {
                value,
                sure: if city { w::AX_SURE_CITY } else { w::AX_SURE },
                least,
                later: Force::default(),
                waves: w::AX_WAVES,
                answer,
            },
        );
    }
    // The others go to the city that needs them most for its distance, and wait beside it where it is full.
    let steps: Vec<(f32, Zone, _)> =
        by_need.iter().map(|&(need, city)| (need, city, ground.steps_from(ZoneSet::only(city)))).collect();
    let starts: Vec<Zone> = march.starts().collect();
    for from in starts {
        let goal = steps.iter().min_by(|one, other| {
            let cost = |(need, _, steps): &(f32, Zone, [f32; crate::zone::ZONES])| {
                steps[from.index()] - w::AX_GOAL_NEED * need
            };
            cost(one).total_cmp(&cost(other))
        });
        let Some((_, city, steps)) = goal else { continue };
        let here = *ground.of(Side::Axis, from);
        let pull = |zone: Zone| -> f32 {
            let near = -steps[zone.index()].max(if zone == *city { 0.0 } else { 1.0 });
            let there = if zone == from { here } else { ground.of(Side::Axis, zone).with(&here).at_most(8.0) };
            let threat = ground.reach(Side::Allies, zone).at_most(8.0).times(w::AX_FEAR_SHARE);
            let none = Force::default();
            let lead =
                Battle { allies: threat, axis: there, more_allies: none, more_axis: none, first: Side::Allies }.lead(4);
            near - (w::AX_FEAR * lead).max(0.0)
        };
        march.advance(from, &pull, w::AX_ADVANCE_SAFEST);
    }
    march
}

/// How many units a city should have.
pub(super) fn need(ground: &Ground, city: Zone) -> f32 {
    let steps = ground.steps_from(ZoneSet::only(city));
    let mut pressure = 0.0;
    for zone in ground.map.zones() {
        let force = ground.of(Side::Allies, zone).with(&ground.afloat(zone)).count();
        pressure += match steps[zone.index()] as u8 {
            0 | 1 => force,
            2 => w::AX_NEED_TWO * force,
            3 => w::AX_NEED_THREE * force,
            _ => 0.0,
        };
    }
    (w::AX_NEED + w::AX_NEED_SLOPE * pressure).min(8.0)
}

/// How much it matters to throw the Allies out of a zone.
fn importance(ground: &Ground, zone: Zone) -> f32 {
    let mut value = w::AX_IMPORTANT_WORTH * ground.of(Side::Allies, zone).worth();
    if cities().contains(zone) {
        value += w::AX_IMPORTANT_CITY;
    }
    if ground.held(Side::Axis, zone) {
        value += w::AX_IMPORTANT_FOUGHT;
    }
    if ground.map.neighbours(zone).and(cities()).iter().any(|city| ground.held(Side::Axis, city)) {
        value += w::AX_IMPORTANT_BESIDE;
    }
    value
}

/// How well the Axis stands in a city after the next attack, if everybody who can goes there.
pub(super) fn chance(ground: &Ground, city: Zone) -> f32 {
    let reach = ground.reach(Side::Axis, city);
    let axis = ground.of(Side::Axis, city).with(&reach).at_most(8.0);
    let none = Force::default();
    let battle =
        Battle { allies: *ground.of(Side::Allies, city), axis, more_allies: none, more_axis: none, first: Side::Axis };
    -battle.lead(1)
}
