//! The Tactics cards (AD-60 to AD-76): offered, used or passed over. What belongs to a chapter of the orders stands there.

use sandtable_core::{Chance, Events};

use crate::action::Aim;
use crate::boxes::{BoxId, Drop};
use crate::card::Number;
use crate::dice::Dice;
use crate::event::{Event, Spot};
use crate::rules::combat::{Firing, volleys};
use crate::side::{Power, Powers};
use crate::state::{AxisDDay, Phase, Task};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

impl AxisDDay {
    /// AD-60.1: the card comes; whether it can have an effect is what its choices tell (AD-60.7).
    pub(super) fn tactics_comes(&mut self) {
        self.task = Task::Offer;
    }

    /// AD-60.4: the card comes again in the next turn.
    pub(super) fn pass_card(&mut self, events: &mut dyn Events<Event>) {
        if let Phase::Tactics(number) = self.phase {
            events.emit(|| Event::CardPassed { number, side: number.owner() });
        }
        self.task = Task::Finished;
    }

    /// AD-60.3: a used card leaves the deck for good.
    pub(super) fn use_card(
        &mut self,
        number: Number,
        aim: Aim,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        self.tactics.remove(number);
        events.emit(|| Event::CardUsed { number, side: number.owner() });
        self.task = match (number.get(), aim) {
            (1, _) => Task::ParatroopersRoll { drop: Drop::ALL[0] },
            (2, _) => {
                self.rockets(chance, events);
                Task::Finished
            }
            (3, _) => Task::Barnstorm,
            (4, _) => Task::Fireball,
            (5, _) => Task::Bomb,
            (6, _) => Task::FriendlyFire,
            (7, Aim::Zone(zone)) => {
                self.effects.flooded = Some(zone);
                events.emit(|| Event::Flooded { zone });
                Task::Finished
            }
            (8, Aim::Zone(zone)) => self.build(zone, events),
            (9, Aim::Box(BoxId::Beach(beach))) => {
                self.effects.deceptive = Some(beach);
                events.emit(|| Event::LandingOpened { beach });
                Task::Finished
            }
            (10, _) => {
                self.effects.combined = true;
                Task::Finished
            }
            (11 | 13, Aim::Zones(from, at)) => self.long_range(number, from, at, chance, events),
            (12, Aim::Zone(zone)) => self.resistance(zone, chance, events),
            (14, _) => Task::Recon,
            (15, Aim::Unit(zone, unit)) => {
                self.marches.add_convoy(zone);
                Task::Convoy { unit }
            }
            (16, _) => Task::Volunteers { returned: 0 },
            _ => Task::Finished,
        };
    }

    /// AD-68.1: a blockhouse stands again.
    fn build(&mut self, zone: Zone, events: &mut dyn Events<Event>) -> Task {
        let unit = Unit::BLOCKHOUSE;
        self.supply.remove(unit, 1);
        let (from, to) = (Spot::Supply, Spot::Zone(zone));
        events.emit(|| Event::Moved { unit, count: 1, from, via: None, to });
        self.put(zone, unit, 1, events);
        Task::Finished
    }

    /// AD-71.1, AD-73.1: each artillery of a zone rolls one die at a neighbouring zone.
    fn long_range(
        &mut self,
        number: Number,
        from: Zone,
        at: Zone,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) -> Task {
        let guns: u8 =
            Powers::of(number.owner()).iter().map(|power| self.board.of(from, Unit::of(power, Kind::Artillery))).sum();
        let needs = number.tactics().hit;
        let mut dice = Dice::NONE;
        let mut hits = 0;
        for _ in 0..guns {
            hits += u8::from(dice.roll(chance) <= needs);
        }
        events.emit(|| Event::GunsFired {
            number,
            from,
            at,
            needs,
            dice: dice.faces().to_vec(),
            hitting: dice.hitting(needs),
            hits,
        });
        // AD-9.4
        Task::GunHits { zone: at, hits: hits.min(self.board.at(at).land(number.owner().other())) }
    }

    /// AD-72.1: one die for each Axis unit, blockhouses excepted; each 1 destroys that unit.
    fn resistance(&mut self, zone: Zone, chance: &mut dyn Chance, events: &mut dyn Events<Event>) -> Task {
        let needs = Number::of(12).tactics().hit;
        let rows =
            Kind::LINE.map(|kind| Firing { kind, count: self.board.of(zone, Unit::of(Power::Axis, kind)), needs });
        let mut dice = Dice::NONE;
        let mut fallen = [0u8; 3];
        for (row, fallen) in rows.iter().zip(&mut fallen) {
            for _ in 0..row.count {
                *fallen += u8::from(dice.roll(chance) <= needs);
            }
        }
        events.emit(|| Event::ResistanceRolled { zone, volleys: volleys(&rows, &dice) });
        for (row, count) in rows.iter().zip(fallen) {
            (0..count).for_each(|_| self.destroy(zone, Unit::of(Power::Axis, row.kind), events));
        }
        Task::Finished
    }
}
