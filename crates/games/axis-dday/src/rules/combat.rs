//! The combat cycle (AD-8), in orders 11 and 13.

use sandtable_core::{Chance, Events};

use crate::card::{Luck, Number};
use crate::dice::{Dice, expected, hitting};
use crate::event::{Event, Spot, Volley};
use crate::setup::NO_DICE;
use crate::side::{Powers, Side};
use crate::state::{AxisDDay, Task};
use crate::unit::{Kind, Unit, Units};
use crate::zone::{Zone, ZoneSet};

/// Units of one kind that fire alike in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Firing {
    /// What they are.
    pub kind: Kind,
    /// How many.
    pub count: u8,
    /// A die up to this hits.
    pub needs: u8,
}

impl AxisDDay {
    /// The zones of the running order that are still to be fought over, in their order (AD-8.3).
    #[must_use]
    pub fn fights_left(&self) -> ZoneSet {
        let mut zones = self.board.contested().without(self.fights.done);
        if self.luck == Luck::Bad && self.phase.is_order(11) {
            // AD-51.6
            zones = zones.and(self.effects.own_zone.into_iter().flatten().collect());
        }
        if self.luck == Luck::Bad && self.phase.is_order(13) {
            // AD-53.4
            zones = zones.and(self.effects.picked);
        }
        zones
    }

    /// Who fires for a side in a zone, in the order of the dice (AD-18.4): infantry with a better hit number first.
    #[must_use]
    pub fn firing(&self, zone: Zone, side: Side, attacking: bool) -> [Firing; 5] {
        let count = |kind: Kind| -> u8 {
            let powers = Powers::of(side).iter().filter(|&power| !attacking || self.fights_in(zone, power));
            powers.filter_map(|power| Unit::find(power, kind)).map(|unit| self.board.of(zone, unit)).sum()
        };
        let needs = |kind: Kind| {
            let unit =
                Unit::find(if side == Side::Axis { crate::side::Power::Axis } else { crate::side::Power::Uk }, kind);
            unit.map_or(0, |unit| if attacking { unit.values().attack } else { unit.values().defence })
        };
        let infantry = count(Kind::Infantry);
        let (better, better_needs) =
            if attacking { self.better_infantry(side, infantry, count(Kind::Artillery)) } else { (0, 0) };
        let row = |kind: Kind| Firing { kind, count: count(kind), needs: needs(kind) };
        [
            Firing { kind: Kind::Infantry, count: better, needs: better_needs },
            Firing { count: infantry - better, ..row(Kind::Infantry) },
            row(Kind::Artillery),
            row(Kind::Tank),
            row(Kind::Blockhouse),
        ]
    }

    /// How many attacking infantry hit on more than their value, and on what: all by good fortune (AD-51.1, AD-53.1), or as
    /// many as there is artillery by Tactics 10 (AD-70.1). The two do not add up (AD-70.3).
    fn better_infantry(&self, side: Side, infantry: u8, artillery: u8) -> (u8, u8) {
        let order = Number::of(if side == Side::Allies { 11 } else { 13 });
        match order.fortune().good.hit.filter(|_| self.luck == Luck::Good) {
            Some(needs) => (infantry, needs),
            None if side == Side::Allies && self.effects.combined => {
                (infantry.min(artillery), Number::of(10).tactics().hit)
            }
            None => (0, 0),
        }
    }

    /// AD-8.3, AD-8.5: the next zone; the attacker rolls.
    pub(super) fn next_fight(&mut self, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let Some(zone) = self.fights_left().lowest() else {
            self.task = Task::Finished;
            return;
        };
        let attacker = self.active();
        self.fights.lost = Units::NONE;
        self.fights.dice = NO_DICE;
        events.emit(|| Event::BattleBegan { zone, attacker });
        self.fire(zone, attacker, true, chance, events);
    }

    /// AD-8.5, AD-8.7: a side rolls one die for each of its units, and the other side has casualties to choose.
    fn fire(
        &mut self,
        zone: Zone,
        side: Side,
        attacking: bool,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        let rows = self.firing(zone, side, attacking);
        let mut dice = Dice::NONE;
        let mut hits = 0;
        for row in rows {
            for _ in 0..row.count {
                hits += u8::from(dice.roll(chance) <= row.needs);
            }
        }
        self.fights.dice[usize::from(!attacking)] = dice;
        events.emit(|| Event::BattleRolled {
            zone,
            side,
            attacking,
            volleys: volleys(&rows, &dice),
            hits,
            expected: rows.iter().map(|row| expected(row.count, row.needs)).sum(),
        });
        let on = side.other();
        self.task = Task::Hits { zone, on, hits };
        // AD-9.4
        let targets: u8 = Unit::land_of(on).iter().map(|&unit| self.may_fall(zone, unit)).sum();
        self.task = Task::Hits { zone, on, hits: hits.min(targets) };
    }

    /// AD-8.6, AD-8.8: one unit becomes a casualty and is set aside.
    pub(super) fn set_aside(&mut self, zone: Zone, on: Side, hits: u8, unit: Unit, events: &mut dyn Events<Event>) {
        self.fights.lost.add(unit, 1);
        events.emit(|| Event::Casualty { zone, unit, count: 1 });
        self.task = Task::Hits { zone, on, hits: hits - 1 };
    }

    /// All hits of a volley are given: the defender fires, or the cycle is over.
    pub(super) fn end_volley(&mut self, zone: Zone, on: Side, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let attacker = self.active();
        if on != attacker {
            return self.fire(zone, on, false, chance, events);
        }
        // AD-8.9: the casualties of both sides are removed together.
        let lost = std::mem::take(&mut self.fights.lost);
        self.watching(zone, events, |game, events| {
            for (unit, count) in lost.iter() {
                game.board.remove(zone, unit, count);
                game.supply.add(unit, count);
                events.emit(|| Event::Destroyed { unit, count, at: Spot::Zone(zone) });
            }
        });
        let control = self.board.control(zone);
        events.emit(|| Event::BattleEnded { zone, control });
        self.fights.done.insert(zone);
        self.fights.dice = NO_DICE;
        self.task = Task::NextFight;
    }
}

/// The dice of a volley, row by row.
pub(crate) fn volleys(rows: &[Firing], dice: &Dice) -> Vec<Volley> {
    let mut faces = dice.faces();
    let mut volleys = Vec::new();
    for row in rows.iter().filter(|row| row.count > 0) {
        let (own, rest) = faces.split_at(usize::from(row.count).min(faces.len()));
        volleys.push(Volley { kind: row.kind, needs: row.needs, dice: own.to_vec(), hitting: hitting(own, row.needs) });
        faces = rest;
    }
    volleys
}
