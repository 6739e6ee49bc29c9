//! What a good player knows.
//!
//! A careful player has a route ([`route`]) and holds the low sectors as long as they bring more than they cost. He recruits
//! what the route demands and then whoever saves most, plays his dice by exact expectation ([`crate::dice_math`]) at prices
//! that follow from what lies ahead ([`planner`]), and keeps his items for the moment that needs them ([`cards`]).
//! [`advice`] is that player, choice by choice.

mod advice;
mod cards;
mod partners;
mod planner;
mod route;

use sandtable_core::{Care, Chance, Knowledge, Level, Seat, Temper};

use self::planner::Plan;
use crate::action::Action;
use crate::state::{DDayDice, Step};
use crate::unit::DiceStage;

/// How promising what the careful player would do looks beside everything else.
const FOLLOWED: f32 = 1.0;
const OTHER: f32 = 0.02;
/// Nobody gives things away or throws them away without a reason.
const ODD: f32 = 0.0002;

/// How often a Recruit does something else than what he should.
const RECRUIT_SLIPS: f32 = 0.08;

impl Knowledge for DDayDice {
    const TOGETHER: bool = true;

    /// The careful player with plain dice: quick.
    fn playout(&self, seat: Seat, legal: &[Action], _: &mut dyn Chance) -> usize {
        self.advise(seat, legal, false)
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let mut legal = Vec::new();
        sandtable_core::Rules::legal(self, seat, &mut legal);
        let advised = legal.get(self.advise(seat, &legal, true)).copied();
        out.extend(actions.iter().map(|&action| match action {
            action if Some(action) == advised => FOLLOWED,
            Action::Give { .. } | Action::Abandon(_) | Action::AskSwap { .. } => ODD,
            _ => OTHER,
        }));
    }

    /// Judged when dice are to be locked, at the beginning of a turn: how likely each unit is to come through.
    fn evaluate(&self, _: Seat, worth: &mut [f32]) -> bool {
        let resting = self.step == Step::Dice
            && self.outside().all(|seat| matches!(self.unit(seat).dice.stage, DiceStage::Lock | DiceStage::Mulligan));
        if !resting {
            return false;
        }
        let through: f32 = self.outside().map(|seat| Plan::new(self, seat).outlook()).product();
        worth.fill(through);
        true
    }

    fn temper(level: Level) -> Temper {
        let usual = Temper { iterations: 0, looks: 1, noise: 0.0, curiosity: 4.0, width: 4, playout: 0, care: None };
        let care = |careful: f32, slips: f32| Temper { care: Some(Care { careful, slips }), ..usual };
        match level {
            Level::Random => usual,
            Level::Recruit => care(0.0, RECRUIT_SLIPS),
            Level::Regular => care(0.0, 0.0),
            Level::Veteran => care(0.5, 0.0),
            Level::Elite => care(1.0, 0.0),
        }
    }
}

impl Plan<'_> {
    /// The chance to come through, as the margin of a march and the turns that can still be spent in safe sectors tell it.
    fn outlook(&self) -> f32 {
        let unit = self.game.unit(self.seat);
        let sector = unit.sector;
        let spare = (self.income(sector) - self.loss(sector).0).max(-4.0);
        let held = (self.turns_ahead() - self.route.sectors().len() as f32).max(0.0);
        let stars = 0.8 * f32::from(unit.has(crate::unit::Resource::Stars).min(12));
        let points = 0.3 * f32::from(unit.has(crate::unit::Resource::Points).min(24));
        let courage = 0.8 * (f32::from(unit.has(crate::unit::Resource::Courage)) - self.courage_ahead()).min(0.0);
        let margin = self.march() + spare + 2.2 * held + stars + points + courage;
        1.0 / (1.0 + (-margin / 7.0).exp())
    }
}
