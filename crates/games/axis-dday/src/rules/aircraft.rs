//! Air units: patrols, bombers, anti-aircraft fire, the way home (AD-11, AD-23 to AD-27, AD-36), and the Tactics cards about
//! them (AD-63 to AD-66, AD-74).

use sandtable_core::{Chance, Events, Id};

use crate::card::Number;
use crate::dice::roll;
use crate::event::{Event, Spot, Weapon};
use crate::side::Power;
use crate::state::{AxisDDay, Phase, Task};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

impl AxisDDay {
    /// AD-11.1: a plane goes from the Airfield to a zone.
    pub(super) fn fly(&mut self, plane: Unit, zone: Zone, events: &mut dyn Events<Event>) {
        self.airfield.remove(plane, 1);
        self.board.add(zone, plane, 1);
        let (from, to) = (Spot::Airfield, Spot::Zone(zone));
        events.emit(|| Event::Moved { unit: plane, count: 1, from, via: None, to });
    }

    /// AD-24.1, AD-26.1: one artillery of a zone fires at a plane there.
    pub(super) fn fire_flak(
        &mut self,
        zone: Zone,
        plane: Unit,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        let number = Number::of(if plane.kind() == Kind::Fighter { 4 } else { 6 });
        let needs = self.hit_on(number);
        self.shots.fired[zone.index()] += 1;
        let die = roll(chance);
        let hit = die <= needs;
        let at = Spot::Zone(zone);
        events.emit(|| Event::shot(Weapon::Flak, Some(at), at, plane, needs, die, hit));
        if hit {
            self.destroy(zone, plane, events);
            // What Tactics 4 may still ask for.
            if plane.kind() == Kind::Fighter && self.tactics.contains(Number::of(4)) {
                self.effects.downed[zone.index()] += 1;
            }
        }
    }

    /// AD-25.5: all bombers are placed, and strike.
    pub(super) fn begin_strike(&mut self) {
        self.done = [false; 2];
        self.task = Task::Bomb;
    }

    /// AD-25.3, AD-65.1: a bomber strikes at a unit of its zone.
    pub(super) fn bomb(&mut self, power: Power, target: Unit, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let Some(zone) = self.board.bomber(power) else { return };
        // AD-60.10: Fortune does not change the numbers of a Tactics card.
        let needs = match self.phase {
            Phase::Tactics(number) => number.tactics().hit,
            _ => self.hit_on(Number::of(5)),
        };
        self.shots.bombed[power.ally()] = true;
        let die = roll(chance);
        let hit = die <= needs;
        let at = Spot::Zone(zone);
        events.emit(|| Event::shot(Weapon::Bomber, Some(at), at, target, needs, die, hit));
        if hit {
            self.destroy(zone, target, events);
        }
    }

    /// AD-27.1, AD-36.1: all planes of the card's kind go back to the Airfield.
    pub(super) fn planes_return(&mut self, events: &mut dyn Events<Event>) {
        for unit in Power::ALLIES.map(|power| Unit::of(power, self.plane())) {
            for zone in self.board.with(unit) {
                let count = self.board.of(zone, unit);
                self.board.remove(zone, unit, count);
                self.airfield.add(unit, count);
                let (from, to) = (Spot::Zone(zone), Spot::Airfield);
                events.emit(|| Event::Moved { unit, count, from, via: None, to });
            }
        }
        self.task = Task::Finished;
    }

    /// AD-63.1: this fighter cannot be hit in order 4.
    pub(super) fn protect(&mut self, zone: Zone, fighter: Unit, events: &mut dyn Events<Event>) {
        self.effects.safe[fighter.power().ally()].insert(zone);
        events.emit(|| Event::FighterSafe { zone, unit: fighter });
    }

    /// AD-64.1: a fighter that fell hits an Allied unit.
    pub(super) fn fireball(
        &mut self,
        zone: Zone,
        target: Unit,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        self.effects.downed[zone.index()] -= 1;
        let needs = Number::of(4).tactics().hit;
        let die = roll(chance);
        let hit = die <= needs;
        let at = Spot::Zone(zone);
        events.emit(|| Event::shot(Weapon::Wreck, Some(at), at, target, needs, die, hit));
        if hit {
            self.destroy(zone, target, events);
        }
    }

    /// AD-66.1: a bomber hits an Allied unit of a neighbouring zone.
    pub(super) fn bomb_short(
        &mut self,
        power: Power,
        zone: Zone,
        target: Unit,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        self.shots.bombed[power.ally()] = true;
        let needs = Number::of(6).tactics().hit;
        let die = roll(chance);
        let hit = die <= needs;
        let (from, at) = (self.board.bomber(power).map(Spot::Zone), Spot::Zone(zone));
        events.emit(|| Event::shot(Weapon::ShortBomb, from, at, target, needs, die, hit));
        if hit {
            self.destroy(zone, target, events);
        }
    }

    /// AD-74.1: a fighter moves to another zone.
    pub(super) fn reconnoitre(&mut self, from: Zone, fighter: Unit, to: Zone, events: &mut dyn Events<Event>) {
        self.board.remove(from, fighter, 1);
        self.board.add(to, fighter, 1);
        self.marches.moved[to.index()].add(fighter, 1);
        let (from, to) = (Spot::Zone(from), Spot::Zone(to));
        events.emit(|| Event::Moved { unit: fighter, count: 1, from, via: None, to });
    }
}
