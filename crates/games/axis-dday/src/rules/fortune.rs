//! The Fortune cards (AD-40 to AD-56). What a card changes in its order stands with that order; here are the die and the
//! choices that come before the order.

use sandtable_core::{Chance, Events};

use crate::card::{Luck, Number};
use crate::dice::{Dice, roll};
use crate::event::{Deck, Event, Spot};
use crate::side::{Power, Powers};
use crate::state::{AxisDDay, Task};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

impl AxisDDay {
    /// AD-40.2: the active side rolls.
    pub(super) fn roll_fortune(&mut self, number: Number, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let side = number.active();
        events.emit(|| Event::CardCame { deck: Deck::Fortune, number, side, combat: false });
        let die = roll(chance);
        let luck = Luck::of(die);
        self.luck = luck;
        events.emit(|| Event::FortuneRolled { number, side, die, luck });
        self.task = match (number.get(), luck) {
            (1, Luck::Bad) => Task::LoseParatroopers { left: number.fortune().bad.count },
            (3, Luck::Bad) => self.keep_planes(number, Kind::Fighter, chance, events),
            (5, Luck::Bad) => self.keep_planes(number, Kind::Bomber, chance, events),
            (4 | 6, Luck::Bad) => Task::SpareZone,
            (7 | 16, Luck::Good) => Task::PlaneBack,
            (7 | 16, Luck::Bad) => Task::LosePlane,
            (11, Luck::Bad) => Task::OwnZone,
            (13, Luck::Bad) => Task::PickFights,
            _ => Task::Finished,
        };
    }

    /// AD-43.2, AD-45.2: a die for each plane in play; a high one keeps it on the Airfield.
    fn keep_planes(
        &mut self,
        number: Number,
        kind: Kind,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) -> Task {
        for power in Power::ALLIES {
            let unit = Unit::of(power, kind);
            let mut dice = Dice::NONE;
            let mut kept = 0;
            for plane in 0..self.in_play(power, kind) {
                let stays = dice.roll(chance) >= number.fortune().bad.from;
                kept += u8::from(stays && plane < self.airfield.of(unit));
            }
            self.effects.kept.set(unit, kept);
            if !dice.faces().is_empty() {
                events.emit(|| Event::PlanesKept { unit, dice: dice.faces().to_vec(), kept });
            }
        }
        Task::Finished
    }

    /// AD-44.2, AD-46.2.
    pub(super) fn spare_zone(&mut self, zone: Zone, events: &mut dyn Events<Event>) {
        self.effects.spared = Some(zone);
        events.emit(|| Event::ZoneSpared { zone });
    }

    /// AD-47.1, AD-56.1: a destroyed plane comes back.
    pub(super) fn bring_back(&mut self, plane: Unit, events: &mut dyn Events<Event>) {
        self.supply.remove(plane, 1);
        self.airfield.add(plane, 1);
        let (from, to) = (Spot::Supply, Spot::Airfield);
        events.emit(|| Event::Moved { unit: plane, count: 1, from, via: None, to });
        self.task = Task::Finished;
    }

    /// AD-47.2, AD-56.2: the Axis removes a plane from a zone.
    pub(super) fn lose_plane(&mut self, zone: Zone, plane: Unit, events: &mut dyn Events<Event>) {
        self.destroy(zone, plane, events);
        self.task = Task::Finished;
    }

    /// AD-51.3: a power chooses the zone in which it attacks.
    pub(super) fn choose_own_zone(&mut self, powers: Powers, zone: Zone, events: &mut dyn Events<Event>) {
        let contested = self.board.contested();
        let asked = powers.iter().find(|&power| {
            self.effects.own_zone[power.ally()].is_none() && !contested.and(self.board.held_by(power)).is_empty()
        });
        if let Some(power) = asked {
            self.effects.own_zone[power.ally()] = Some(zone);
            events.emit(|| Event::OwnZoneChosen { power, zone });
        }
    }

    /// AD-53.3: the Axis chooses a zone in which it attacks.
    pub(super) fn pick_fight(&mut self, zone: Zone, events: &mut dyn Events<Event>) {
        self.effects.picked.insert(zone);
        events.emit(|| Event::FightPicked { zone });
    }
}
