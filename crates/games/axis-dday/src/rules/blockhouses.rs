//! Naval bombardment (AD-22) and blockhouses that fire to sea (AD-29).

use sandtable_core::{Chance, Events, Id};

use crate::boxes::BoxId;
use crate::card::Number;
use crate::dice::roll;
use crate::event::{Event, Spot, Weapon};
use crate::side::Powers;
use crate::state::{AxisDDay, Task};
use crate::unit::Unit;
use crate::zone::Zone;

impl AxisDDay {
    /// AD-16.11: so many dice are the UK's, the rest the US's.
    pub(super) fn split_naval(&mut self, uk: u8, events: &mut dyn Events<Event>) {
        let us = Number::of(2).order().dice - uk;
        self.shots.naval = [uk, us];
        events.emit(|| Event::NavalSplit { uk, us });
        self.task = Task::Naval;
    }

    /// AD-22.1: one die at a blockhouse of a zone.
    pub(super) fn bombard(
        &mut self,
        powers: Powers,
        zone: Zone,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        // Where one seat plays both powers all dice lie at the first (AD-22.4).
        let whose = powers.sole().map_or(0, |power| power.ally());
        self.shots.naval[whose] -= 1;
        let needs = self.hit_on(Number::of(2));
        let die = roll(chance);
        let hit = die <= needs;
        let (at, target) = (Spot::Zone(zone), Unit::BLOCKHOUSE);
        events.emit(|| Event::shot(Weapon::Ship, None, at, target, needs, die, hit));
        if hit {
            self.destroy(zone, target, events);
        }
    }

    /// AD-29.1: a blockhouse of a zone fires at a unit of a box.
    pub(super) fn shell(
        &mut self,
        zone: Zone,
        id: BoxId,
        target: Unit,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        let BoxId::Beach(beach) = id else { return };
        self.shots.fired[zone.index()] += 1;
        let needs = self.hit_on(Number::of(9));
        let die = roll(chance);
        let hit = die <= needs;
        let (from, at) = (Some(Spot::Zone(zone)), Spot::Box(id));
        events.emit(|| Event::shot(Weapon::Blockhouse, from, at, target, needs, die, hit));
        if hit {
            self.sink(beach, target, events);
        }
    }
}
