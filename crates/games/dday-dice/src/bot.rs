//! What a good player knows.
//!
//! A careful player has a route ([`route`]) and holds the low sectors as long as they bring more than they cost. He recruits
//! what the route demands and then whoever saves most, plays his dice by exact expectation ([`crate::dice_math`]) at prices
//! that follow from what lies ahead ([`planner`]), and keeps his items for the moment that needs them ([`cards`]).
//! [`advice`] is that player, choice by choice.

mod advice;
mod cards;
mod planner;
mod route;

use sandtable_core::{Chance, Knowledge, Level, Seat, Temper};

use self::planner::Plan;
use crate::action::Action;
use crate::state::{DDayDice, Step};
use crate::unit::DiceStage;

/// How promising what the careful player would do looks beside everything else.
const FOLLOWED: f32 = 1.0;
const OTHER: f32 = 0.02;

impl Knowledge for DDayDice {
    const TOGETHER: bool = true;

    /// The careful player with plain dice: quick.
    fn playout(&self, seat: Seat, legal: &[Action], _: &mut dyn Chance) -> usize {
        self.advise(seat, legal, false)
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let mut legal = Vec::new();
        sandtable_core::Game::legal(self, seat, &mut legal);
        let advised = legal.get(self.advise(seat, &legal, true)).copied();
        out.extend(actions.iter().map(|&action| if Some(action) == advised { FOLLOWED } else { OTHER }));
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
        let glance = Temper { iterations: 0, looks: 1, noise: 0.0, curiosity: 1.0, width: 4, playout: 0 };
        match level {
            Level::Random => glance,
            Level::Recruit => Temper { looks: 24, noise: 0.01, ..glance },
            Level::Regular => Temper { looks: 48, ..glance },
            // A few looks beyond what the careful player would do; he is followed unless they speak clearly against it.
            Level::Veteran => Temper { iterations: 4, curiosity: 4.0, ..glance },
            Level::Elite => Temper { iterations: 48, curiosity: 4.0, ..glance },
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
