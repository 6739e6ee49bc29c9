//! Reinforcement (AD-13, AD-34, AD-35): the charts, their dice, the places where units enter; and the Tactics cards that
//! change charts (AD-62, AD-76).

use sandtable_core::{Chance, Events, Id};

use crate::boxes::BoxId;
use crate::card::{Luck, Number};
use crate::chart::Chart;
use crate::dice::roll;
use crate::event::{Event, Spot};
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Phase, Task, Travel};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

impl AxisDDay {
    /// AD-13.3: how many units two dice let in, after the Fortune card.
    pub(crate) fn most_entering(&self, dice: [u8; 2]) -> u8 {
        let sum = dice[0] + dice[1];
        match self.phase {
            // AD-54.2, AD-55.2: rounded up for each chart on its own.
            Phase::Order(number) if self.luck == Luck::Bad => sum.div_ceil(number.fortune().bad.count.max(1)),
            _ => sum,
        }
    }

    /// AD-13.17: all dice of the order; AD-13.16: none for an empty chart.
    pub(super) fn roll_charts(&mut self, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        for chart in Chart::of(self.active()) {
            if self.chart(chart).is_empty() {
                continue;
            }
            let dice = [roll(chance), roll(chance)];
            self.entering.dice[chart.slot()] = dice;
            let most = self.most_entering(dice);
            events.emit(|| Event::ChartRolled { chart, dice, most });
        }
        if self.luck == Luck::Good {
            self.task = Task::Reroll;
        } else {
            self.begin_placing();
        }
    }

    /// AD-54.1, AD-55.1: one die is rolled again, and stands.
    pub(super) fn reroll(&mut self, chart: Chart, die: u8, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let slot = chart.slot();
        let index = usize::from(die.clamp(1, 2)) - 1;
        let before = self.entering.dice[slot][index];
        let after = roll(chance);
        self.entering.dice[slot][index] = after;
        self.entering.answered[slot] = true;
        let most = self.most_entering(self.entering.dice[slot]);
        events.emit(|| Event::ChartRerolled { chart, die, before, after, most });
    }

    /// The chart that is asked about is left as it was rolled.
    pub(super) fn decline_reroll(&mut self, powers: Powers, events: &mut dyn Events<Event>) {
        let asked = |chart: &Chart| {
            let slot = chart.slot();
            powers.has(chart.power()) && self.entering.dice[slot][0] > 0 && !self.entering.answered[slot]
        };
        if let Some(chart) = Chart::of(self.active()).into_iter().find(asked) {
            self.entering.answered[chart.slot()] = true;
            let seat = self.seat_of(chart.power());
            events.emit(|| Event::SaidDone { seat });
        }
    }

    /// The dice are settled.
    pub(super) fn begin_placing(&mut self) {
        self.entering.left = self.entering.dice.map(|dice| self.most_entering(dice));
        self.task = Task::Reinforce;
    }

    /// AD-34.2: the next unit of an Allied chart goes to a beachhead box.
    pub(super) fn enter_box(&mut self, chart: Chart, id: BoxId, events: &mut dyn Events<Event>) {
        let (Some(unit), BoxId::Beach(beach)) = (self.take_next(chart), id) else { return };
        self.beaches[beach.index()].add(unit, 1);
        let (from, to) = (Spot::Chart(chart), Spot::Box(id));
        events.emit(|| Event::Moved { unit, count: 1, from, via: None, to });
    }

    /// AD-35.2: the next unit of a German chart goes to an entry zone.
    pub(super) fn enter_zone(&mut self, chart: Chart, zone: Zone, events: &mut dyn Events<Event>) {
        let Some(unit) = self.take_next(chart) else { return };
        let (from, to) = (Spot::Chart(chart), Spot::Zone(zone));
        events.emit(|| Event::Moved { unit, count: 1, from, via: None, to });
        self.put(zone, unit, 1, events);
        // AD-11.5
        self.marches.add_travel(Travel::new(unit, &[zone]));
    }

    fn take_next(&mut self, chart: Chart) -> Option<Unit> {
        let place = self.next_place(chart)?;
        self.charts[chart.index()].remove(place);
        let left = &mut self.entering.left[chart.slot()];
        *left = left.saturating_sub(1);
        Some(chart.unit(place))
    }

    /// AD-35.3: when all are placed, the fighters strafe.
    pub(super) fn end_placing(&mut self) {
        self.task = if self.active() == Side::Axis { Task::Strafe } else { Task::Finished };
    }

    /// AD-62.1: a die for each Allied chart that is not empty.
    pub(super) fn rockets(&mut self, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let needs = Number::of(2).tactics().hit;
        for chart in Chart::of(Side::Allies) {
            let Some(place) = self.next_place(chart) else { continue };
            let die = roll(chance);
            let hit = die <= needs;
            events.emit(|| Event::RocketFell { chart, needs, die, hit });
            if hit {
                let unit = chart.unit(place);
                self.charts[chart.index()].remove(place);
                self.supply.add(unit, 1);
                events.emit(|| Event::Destroyed { unit, count: 1, at: Spot::Chart(chart) });
            }
        }
    }

    /// AD-76.2: an infantry goes to the first empty infantry place of a chart.
    pub(super) fn volunteer(&mut self, returned: u8, chart: Chart, events: &mut dyn Events<Event>) {
        let empty = chart.printed().of_kind(Kind::Infantry).without(self.chart(chart));
        if let Some(place) = empty.lowest() {
            let unit = Unit::of(Power::Axis, Kind::Infantry);
            self.charts[chart.index()].insert(place);
            self.supply.remove(unit, 1);
            let (from, to) = (Spot::Supply, Spot::Chart(chart));
            events.emit(|| Event::Moved { unit, count: 1, from, via: None, to });
        }
        self.task = Task::Volunteers { returned: returned + 1 };
    }
}
