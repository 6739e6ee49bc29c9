//! Order 10: who lands, and where.

use sandtable_core::Id;

use super::force::{Battle, Force};
use super::ground::Ground;
use super::{allies, weights as w};
use crate::boxes::Beach;
use crate::card::Luck;
use crate::side::{Power, Side};
use crate::state::Task;
use crate::unit::limits;
use crate::zone::{Zone, ZoneSet, cities};

/// The boxes that are landed from.
pub(super) struct Landing {
    /// By Allied power, the only box that it leaves (AD-50.2), if fortune is bad.
    only: [Option<Beach>; 2],
}

impl Landing {
    pub(super) fn new(ground: &Ground) -> Landing {
        let mut only = [None; 2];
        if ground.game.task == Task::Land && ground.game.luck() == Luck::Bad {
            for power in Power::ALLIES {
                let boxes = Beach::all().filter(|beach| beach.power() == power);
                only[power.ally()] = boxes.max_by(|&one, &other| gain(ground, one).total_cmp(&gain(ground, other)));
            }
        }
        Landing { only }
    }

    /// Is it time to land from a box in a zone?
    pub(super) fn wanted(&self, ground: &Ground, beach: Beach, zone: Zone) -> bool {
        let waiting = Force::of(&ground.game.beaches[beach.index()], Side::Allies);
        self.only[beach.power().ally()].is_none_or(|only| only == beach) && promising(ground, zone, &waiting)
    }
}

/// How much the units of a box gain if they alone land: who comes to a fight counts for more.
fn gain(ground: &Ground, beach: Beach) -> f32 {
    let (zone, waiting) = (beach.zone(), Force::of(&ground.game.beaches[beach.index()], Side::Allies));
    if !promising(ground, zone, &waiting) {
        return 0.0;
    }
    let room = f32::from(limits().land) - ground.of(Side::Allies, zone).line();
    let fought = if ground.held(Side::Axis, zone) { w::LAND_FOUGHT } else { 1.0 };
    fought * waiting.at_most(room).worth()
}

/// Are the odds good enough to land such units in a zone?
pub(super) fn promising(ground: &Ground, zone: Zone, waiting: &Force) -> bool {
    if !ground.held(Side::Axis, zone) {
        return true;
    }
    let ashore = *ground.of(Side::Allies, zone);
    let answer =
        ground.reach(Side::Axis, zone).at_most(8.0 - ground.of(Side::Axis, zone).line()).times(w::LANDING_ANSWER);
    let all = ashore.with(&waiting.at_most(8.0 - ashore.line()));
    let battle = Battle {
        allies: all,
        axis: *ground.of(Side::Axis, zone),
        more_allies: Force::default(),
        more_axis: answer,
        first: Side::Allies,
    };
    battle.odds(Side::Allies) >= allies::least_odds(ground.game, zone) - w::LANDING_BOLD
}

/// How well a zone lies to land in, where there are several (AD-50.1, AD-69.1): near a city that is not taken, and with room.
pub(super) fn lie(ground: &Ground, zone: Zone) -> f32 {
    let open: ZoneSet = cities().iter().filter(|&city| !ground.taken(city)).collect();
    let steps = ground.steps_from(if open.is_empty() { cities() } else { open });
    -w::LAND_STEPS * steps[zone.index()] - w::LAND_CROWD * ground.of(Side::Allies, zone).line()
}
