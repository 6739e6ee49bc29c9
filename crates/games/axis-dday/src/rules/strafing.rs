//! Strafing (AD-11.4 to AD-11.12, AD-18.6): after order 12, order 15 and Tactics 15.

use sandtable_core::{Chance, Events};

use crate::dice::Dice;
use crate::event::Event;
use crate::state::{AxisDDay, Phase, Task};
use crate::unit::Unit;
use crate::zone::Zone;

impl AxisDDay {
    /// Every unit that moved is fired at, one after the other.
    pub(super) fn strafe_all(&mut self, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let marches = self.marches;
        for travel in marches.travels() {
            self.strafe(travel.unit, travel.zones(), chance, events);
        }
        self.task = Task::Finished;
    }

    /// AD-75.3: the convoy is fired at after its move.
    pub(super) fn strafe_convoy(&mut self, unit: Unit, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let marches = self.marches;
        self.strafe(unit, marches.convoy(), chance, events);
        self.task = Task::Finished;
    }

    /// The highest die with which a fighter that strafes now hits.
    pub(crate) fn strafing_needs(&self) -> u8 {
        match self.phase {
            Phase::Tactics(number) => number.tactics().hit,
            Phase::Order(number) => number.order().hit,
            Phase::Fortune(_) | Phase::Victory => 0,
        }
    }

    /// The fighters that fire at a unit that was in these zones (AD-11.7, AD-11.8).
    pub(crate) fn fighters_over(&self, zones: &[Zone]) -> u8 {
        zones.iter().map(|&zone| self.board.at(zone).fighters()).sum()
    }

    /// AD-11.7 to AD-11.9: the fighters of every zone that the unit was in roll one die each.
    fn strafe(&mut self, unit: Unit, zones: &[Zone], chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let needs = self.strafing_needs();
        let fighters = self.fighters_over(zones);
        let Some(&end) = zones.last().filter(|_| fighters > 0) else { return };
        let mut dice = Dice::NONE;
        let mut hit = false;
        for _ in 0..fighters {
            hit |= dice.roll(chance) <= needs;
        }
        events.emit(|| Event::Strafed {
            unit,
            zones: zones.to_vec(),
            needs,
            dice: dice.faces().to_vec(),
            hitting: dice.hitting(needs),
            hit,
        });
        if hit {
            self.destroy(end, unit, events);
        }
    }
}
