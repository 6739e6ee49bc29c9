//! Clicks that begin an action of what is asked and that nothing can come of: a zone whose units are held there, a box that
//! is empty. Alone they would be an action of another decision, and "that is not what is asked" tells nobody why.

use sandtable_core::Id;

use super::Verdict;
use crate::action::{Action, Walk};
use crate::boxes::{Beach, BoxId};
use crate::chart::Chart;
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Phase, Task};
use crate::unit::{Kind, Unit, Units};
use crate::zone::Zone;

impl AxisDDay {
    /// Why no action begins so: the clause that forbids the nearest one. Nothing is said where one does.
    pub(super) fn judge_begun(&self, powers: Powers, action: Action) -> Verdict {
        let mut first = Ok(());
        for whole in self.beginning_so(powers, action) {
            match self.judge_task(powers, whole) {
                Ok(()) => return Ok(()),
                refused if first.is_ok() => first = refused,
                Err(_) => {}
            }
        }
        first
    }

    /// Actions of what is asked that begin with these clicks, those of what is really there first.
    fn beginning_so(&self, powers: Powers, begun: Action) -> Vec<Action> {
        match (self.task, begun) {
            (Task::March, Action::Zone(zone)) => {
                let own = self.first_there(zone, |unit| powers.has(unit.power()) && counts_for_limit(unit));
                let unit = own.or_else(|| self.first_there(zone, |unit| unit.kind().is_land()));
                self.marches_of(zone, unit.unwrap_or(missing(powers, Kind::Infantry)))
            }
            (Task::March, Action::At(zone, unit)) => self.marches_of(zone, unit),
            (Task::Recon, Action::Zone(zone)) => {
                let own = self.first_there(zone, |unit| powers.has(unit.power()) && unit.kind() == Kind::Fighter);
                flights_of(zone, own.unwrap_or(missing(powers, Kind::Fighter)))
            }
            (Task::Recon, Action::At(zone, unit)) => flights_of(zone, unit),
            (Task::Patrol | Task::PlaceBombers, Action::Unit(unit)) => {
                Zone::all().map(|zone| Action::Fly(unit, zone)).collect()
            }
            (Task::Bomb, Action::Unit(plane)) => {
                Unit::land_of(Side::Axis).iter().map(|&target| Action::Bomb(plane, target)).collect()
            }
            (Task::FriendlyFire, Action::Unit(plane)) => {
                Zone::all().map(|zone| Action::ShortOf(plane, zone, Unit::of(Power::Uk, Kind::Infantry))).collect()
            }
            (Task::FriendlyFire, Action::Fly(plane, zone)) => {
                let target = self.first_there(zone, |unit| unit.side() == Side::Allies && unit.kind().is_land());
                vec![Action::ShortOf(plane, zone, target.unwrap_or(Unit::of(Power::Uk, Kind::Infantry)))]
            }
            (Task::Shell, Action::Zone(zone)) => {
                let target = |beach: Beach| first_of(&self.beaches[beach.index()], |_| true);
                let range = zone.range();
                let near = Beach::all().filter(|&beach| range.is_empty() || range.contains(beach));
                let shot = |beach: Beach| {
                    let default = Unit::of(beach.power(), Kind::Infantry);
                    Action::Shell(zone, BoxId::Beach(beach), target(beach).unwrap_or(default))
                };
                near.map(shot).collect()
            }
            (Task::Land, Action::Box(id @ BoxId::Drop(drop))) => {
                vec![Action::Land(id, missing(powers, Kind::Infantry), drop.zone())]
            }
            (Task::Land, Action::Box(id @ BoxId::Beach(beach))) => {
                let unit = first_of(&self.beaches[beach.index()], |_| true);
                vec![Action::Land(id, unit.unwrap_or(Unit::of(beach.power(), Kind::Infantry)), beach.zone())]
            }
            (Task::Reroll, Action::Chart(chart)) => vec![Action::Reroll(chart, 1)],
            (Task::Reinforce, Action::Chart(chart)) => entries_of(chart),
            (_, Action::Zone(zone)) => self.targets_in(zone),
            _ => Vec::new(),
        }
    }

    /// A unit of a zone, the first that fits.
    fn first_there(&self, zone: Zone, fits: impl Fn(Unit) -> bool) -> Option<Unit> {
        first_of(self.board.at(zone), fits)
    }

    /// The moves of a unit to the zones around it.
    pub(super) fn marches_of(&self, from: Zone, unit: Unit) -> Vec<Action> {
        let walk = |to: Zone| if self.goes_one_zone(unit) { Walk::One(to) } else { Walk::Stop(to) };
        self.map().neighbours(from).iter().map(|to| Action::Move { from, unit, walk: walk(to) }).collect()
    }

    /// Where a target or a casualty is named, a zone alone begins that: whoever may be named there.
    fn targets_in(&self, zone: Zone) -> Vec<Action> {
        let asked = match self.task {
            Task::Hits { on, .. } => Unit::land_of(on),
            Task::AirborneHits { .. } | Task::ParatroopersAttack { .. } => Unit::land_of(Side::Axis),
            Task::GunHits { .. } if self.phase.is_tactics(11) => Unit::land_of(Side::Axis),
            Task::GunHits { .. } | Task::Fireball => Unit::land_of(Side::Allies),
            Task::Flak if self.phase.is_order(6) => &BOMBERS[..],
            Task::Flak | Task::Barnstorm => &FIGHTERS[..],
            Task::LosePlane if matches!(self.phase, Phase::Fortune(number) if number.get() == 7) => &BOMBERS[..],
            Task::LosePlane => &FIGHTERS[..],
            _ => return Vec::new(),
        };
        let there = asked.iter().filter(|&&unit| self.board.of(zone, unit) > 0);
        there.chain(asked.first()).map(|&unit| Action::At(zone, unit)).collect()
    }
}

const FIGHTERS: [Unit; 2] = [Unit::of(Power::Uk, Kind::Fighter), Unit::of(Power::Us, Kind::Fighter)];
const BOMBERS: [Unit; 2] = [Unit::of(Power::Uk, Kind::Bomber), Unit::of(Power::Us, Kind::Bomber)];

/// The first unit of a place that fits.
fn first_of(units: &Units, fits: impl Fn(Unit) -> bool) -> Option<Unit> {
    units.iter().map(|(unit, _)| unit).find(|&unit| fits(unit))
}

/// Does it count for the limit of eight (AD-7.1, AD-7.3)? Those are the units that move.
fn counts_for_limit(unit: Unit) -> bool {
    unit.kind().is_land() && unit != Unit::BLOCKHOUSE
}

/// The unit to speak of where nobody is.
fn missing(powers: Powers, kind: Kind) -> Unit {
    Unit::of(powers.iter().next().unwrap_or(Power::Uk), kind)
}

pub(super) fn flights_of(from: Zone, unit: Unit) -> Vec<Action> {
    Zone::all().filter(|&to| to != from).map(|to| Action::Move { from, unit, walk: Walk::One(to) }).collect()
}

/// The next unit of a chart in all the places where one of its units may enter.
pub(super) fn entries_of(chart: Chart) -> Vec<Action> {
    match chart.power().side() {
        Side::Allies => {
            let own = Beach::all().filter(|beach| beach.power() == chart.power());
            own.map(|beach| Action::ToBox(chart, BoxId::Beach(beach))).collect()
        }
        Side::Axis => chart.printed().zones.iter().map(|zone| Action::ToZone(chart, zone)).collect(),
    }
}
