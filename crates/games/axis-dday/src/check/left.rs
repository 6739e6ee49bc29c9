//! Is anything left to choose (AD-16.4)? Who has nothing left has no "done" to say either.

use sandtable_core::Id;

use super::begun::{entries_of, flights_of};
use crate::action::Action;
use crate::boxes::{Beach, BoxId};
use crate::chart::Chart;
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Task};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

impl AxisDDay {
    /// AD-16.4: may these powers still do anything in what is being done, or wait for it (AD-16.13)?
    pub(super) fn has_left(&self, powers: Powers) -> bool {
        self.may_go_on(powers) || self.waits_for_its_ally(powers)
    }

    fn may_go_on(&self, powers: Powers) -> bool {
        self.nameable(powers).into_iter().any(|action| self.judge_task(powers, action).is_ok())
    }

    /// What could be named in an order that ends by saying done, with the units that are there.
    fn nameable(&self, powers: Powers) -> Vec<Action> {
        let each_unit = |of: &dyn Fn(Zone, Unit) -> Vec<Action>| -> Vec<Action> {
            let units = |zone: Zone| self.board.at(zone).iter().map(move |(unit, _)| (zone, unit));
            Zone::all().flat_map(units).flat_map(|(zone, unit)| of(zone, unit)).collect()
        };
        let in_boxes = || {
            let units = |beach: Beach| self.beaches[beach.index()].iter().map(move |(unit, _)| (beach, unit));
            Beach::all().flat_map(units).flat_map(|(beach, unit)| Zone::all().map(move |zone| (beach, unit, zone)))
        };
        match self.task {
            Task::Naval => Zone::all().map(Action::Zone).collect(),
            Task::Patrol | Task::PlaceBombers => {
                let kind = if self.task == Task::Patrol { Kind::Fighter } else { Kind::Bomber };
                let planes = powers.iter().map(|power| Unit::of(power, kind));
                planes.flat_map(|plane| Zone::all().map(move |zone| Action::Fly(plane, zone))).collect()
            }
            Task::March => each_unit(&|zone, unit| self.marches_of(zone, unit)),
            Task::Recon => each_unit(&|zone, unit| flights_of(zone, unit)),
            Task::Shell => {
                in_boxes().map(|(beach, unit, zone)| Action::Shell(zone, BoxId::Beach(beach), unit)).collect()
            }
            Task::Land => in_boxes().map(|(beach, unit, zone)| Action::Land(BoxId::Beach(beach), unit, zone)).collect(),
            Task::Reinforce => Chart::all().flat_map(entries_of).collect(),
            _ => Vec::new(),
        }
    }

    /// AD-16.13: an Allied power of three seats whose unit may move but has no room, while its ally still moves. (In Tactics 14
    /// that cannot be: there are more zones than fighters could fill.)
    fn waits_for_its_ally(&self, powers: Powers) -> bool {
        let alone = match (powers.has(Power::Uk), powers.has(Power::Us)) {
            (true, false) => Power::Uk,
            (false, true) => Power::Us,
            _ => return false,
        };
        let ally = alone.partner();
        let held_up = |zone: Zone, unit: Unit| {
            let way = |next: Zone| self.map().adjacent(zone, next) && self.judge_flood(next).is_ok();
            unit.power() == alone && self.judge_leaving(zone, unit).is_ok() && Zone::all().any(way)
        };
        let waits = || Zone::all().any(|zone| Unit::line_of(alone).iter().any(|&unit| held_up(zone, unit)));
        self.task == Task::March
            && self.active() == Side::Allies
            && !self.done[ally.ally()]
            && waits()
            && self.may_go_on(Powers::only(ally))
    }
}
