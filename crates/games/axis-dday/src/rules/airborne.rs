//! Paratroopers: order 1 (AD-21), what Fortune 1 does to them (AD-41), and Tactics 1 (AD-61).

use sandtable_core::{Chance, Events};

use crate::boxes::{BoxId, Drop};
use crate::card::{Luck, Number};
use crate::chart::Chart;
use crate::dice::{Dice, roll};
use crate::event::{Event, Spot, Weapon};
use crate::side::Side;
use crate::state::{AxisDDay, Task};
use crate::unit::{Kind, Unit, limits};

impl AxisDDay {
    /// AD-41.2: the Axis removes an infantry from a box.
    pub(super) fn lose_paratrooper(&mut self, left: u8, id: BoxId, events: &mut dyn Events<Event>) {
        let BoxId::Drop(drop) = id else { return };
        let unit = Unit::of(drop.power(), Kind::Infantry);
        self.drops[drop.index()] -= 1;
        self.supply.add(unit, 1);
        events.emit(|| Event::Destroyed { unit, count: 1, at: Spot::Box(id) });
        self.task = Task::LoseParatroopers { left: left - 1 };
    }

    /// AD-21.2: each infantry of a box rolls one die; AD-21.6: unless nobody may be hit.
    pub(super) fn airborne_attack(&mut self, drop: Drop, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let zone = drop.zone();
        let needs = self.hit_on(Number::of(1));
        let targets = self.board.at(zone).line(Side::Axis);
        // AD-41.3
        let attackers = if self.luck == Luck::Bad { 0 } else { self.drops[drop.index()] };
        let mut hits = 0;
        if attackers > 0 && targets > 0 {
            let mut dice = Dice::NONE;
            for _ in 0..attackers {
                hits += u8::from(dice.roll(chance) <= needs);
            }
            events.emit(|| Event::AirborneAttack {
                drop,
                zone,
                needs,
                dice: dice.faces().to_vec(),
                hitting: dice.hitting(needs),
                hits,
            });
        }
        self.task = Task::AirborneHits { drop, hits };
    }

    /// AD-21.8: the paratroopers stand in the zone; AD-21.10: then comes the next box.
    pub(super) fn paratroopers_stand(&mut self, drop: Drop, events: &mut dyn Events<Event>) {
        let count = std::mem::take(&mut self.drops[drop.index()]);
        if count > 0 {
            let (zone, unit) = (drop.zone(), Unit::of(drop.power(), Kind::Infantry));
            let from = Spot::Box(BoxId::Drop(drop));
            events.emit(|| Event::Moved { unit, count, from, via: None, to: Spot::Zone(zone) });
            self.put(zone, unit, count, events);
        }
        self.task = drop.next().map_or(Task::Finished, |drop| Task::AirborneRoll { drop });
    }

    /// AD-61.1: the die of a box, and those who land.
    pub(super) fn paratroopers_land(&mut self, drop: Drop, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let (zone, chart) = (drop.zone(), Chart::of_ally(drop.power()));
        let unit = Unit::of(drop.power(), Kind::Infantry);
        let waiting = self.chart(chart).and(chart.printed().of_kind(Kind::Infantry));
        let room = limits().land - self.board.at(zone).line(Side::Allies);
        // AD-61.10
        if room == 0 || waiting.is_empty() {
            return self.next_paratroopers(drop);
        }
        let die = roll(chance);
        // AD-61.4, AD-61.5
        let most = drop.printed().capacity.min(room).min(waiting.len());
        let landed = if die <= Number::of(1).tactics().count { die.min(most) } else { 0 };
        events.emit(|| Event::ParatroopersRolled { drop, die, landed });
        // AD-61.3
        waiting.iter().take(usize::from(landed)).for_each(|place| self.charts[chart.index()].remove(place));
        if landed > 0 {
            let (from, to) = (Spot::Chart(chart), Spot::Zone(zone));
            events.emit(|| Event::Moved { unit, count: landed, from, via: None, to });
            self.put(zone, unit, landed, events);
        }
        self.task = Task::ParatroopersAttack { drop, left: landed };
    }

    /// AD-61.6: one of them attacks.
    pub(super) fn paratrooper_attacks(
        &mut self,
        drop: Drop,
        left: u8,
        target: Unit,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        let (zone, needs) = (drop.zone(), Number::of(1).tactics().hit);
        let die = roll(chance);
        let hit = die <= needs;
        let at = Spot::Zone(zone);
        events.emit(|| Event::shot(Weapon::Paratrooper, Some(at), at, target, needs, die, hit));
        if hit {
            self.destroy(zone, target, events);
        }
        self.task = Task::ParatroopersAttack { drop, left: left - 1 };
    }

    /// AD-61.8: the next box.
    pub(super) fn next_paratroopers(&mut self, drop: Drop) {
        self.task = drop.next().map_or(Task::Finished, |drop| Task::ParatroopersRoll { drop });
    }

    /// The highest die that hits in an order, after its Fortune card.
    pub(crate) fn hit_on(&self, order: Number) -> u8 {
        let turn = order.fortune().turn(self.luck);
        turn.and_then(|turn| turn.hit).unwrap_or(order.order().hit)
    }
}
