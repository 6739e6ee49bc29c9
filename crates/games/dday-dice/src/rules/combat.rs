//! Phase 6: combat (DD-18): MG dice, DEF, and what a unit loses.

use sandtable_core::{Id, Seat};

use super::Table;
use crate::event::Event;
use crate::sector::Sector;
use crate::specialist::Specialists;
use crate::state::DDayDice;
use crate::vehicle::Vehicle;

/// What a combat would cost a unit, exactly, over all throws of the MG dice that are not rolled yet.
#[derive(Clone, Debug, PartialEq)]
pub struct LossOutlook {
    /// The losses that can come, rising, each with its probability.
    pub spread: Vec<(u16, f64)>,
}

impl LossOutlook {
    /// The mean.
    #[must_use]
    pub fn expected(&self) -> f64 {
        self.spread.iter().map(|&(losses, chance)| f64::from(losses) * chance).sum()
    }

    /// The worst.
    #[must_use]
    pub fn worst(&self) -> u16 {
        self.spread.last().map_or(0, |&(losses, _)| losses)
    }

    /// The probability that a unit of this strength outlives it (DD-18.13).
    #[must_use]
    pub fn survival(&self, strength: u16) -> f64 {
        self.spread.iter().filter(|&&(losses, _)| losses < strength).fold(0.0, |sum, &(_, chance)| sum + chance)
    }
}

/// A combat as it stands for one unit: everything but the numbers of the MG dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Terms {
    /// DEF as it counts for the unit (DD-18.6).
    pub(crate) def: u16,
    /// How many MG dice.
    pub(crate) mg: u8,
    /// Which of them count 0.
    silenced: [bool; 2],
    most: Option<u8>,
    mg_less: u8,
    no_mg: bool,
    fewer: u16,
    halved: bool,
    no_loss: bool,
}

impl Terms {
    /// DD-18.7: what an MG die that shows this number counts.
    fn counts(&self, die: usize, shows: u8) -> u16 {
        if self.no_mg || self.silenced[die % 2] {
            return 0;
        }
        let number = self.most.map_or(shows, |most| shows.min(most));
        u16::from(number.saturating_sub(self.mg_less))
    }

    /// DD-18.2, DD-18.8: the losses with these MG dice.
    pub(crate) fn losses(&self, dice: [u8; 2]) -> u16 {
        if self.no_loss {
            return 0;
        }
        let mg: u16 = (0..usize::from(self.mg)).map(|die| self.counts(die, dice[die % 2])).sum();
        let rest = (self.def + mg).saturating_sub(self.fewer);
        if self.halved { rest.div_ceil(2) } else { rest }
    }

    /// The mean of the losses over all throws.
    pub(crate) fn mean(&self) -> f32 {
        let sum: u32 = self.throws().map(|dice| u32::from(self.losses(dice))).sum();
        sum as f32 / self.throws().count() as f32
    }

    /// The worst of the losses.
    pub(crate) fn worst(&self) -> u16 {
        self.losses([6, 6])
    }

    /// All throws of the MG dice.
    fn throws(&self) -> impl Iterator<Item = [u8; 2]> + use<> {
        let throws = 6u8.pow(u32::from(self.mg.min(2)));
        (0..throws).map(|throw| [throw % 6 + 1, throw / 6 % 6 + 1])
    }

    /// Over all throws.
    fn outlook(&self) -> LossOutlook {
        let mut weights = std::collections::BTreeMap::new();
        let throws = self.throws().count() as u32;
        for dice in self.throws() {
            *weights.entry(self.losses(dice)).or_insert(0u32) += 1;
        }
        let spread = weights.into_iter().map(|(losses, weight)| (losses, f64::from(weight) / f64::from(throws)));
        LossOutlook { spread: spread.collect() }
    }
}

impl DDayDice {
    /// DD-18.4, DD-18.5: the MG dice of every sector with units that fight, in order, the bunker last.
    pub(super) fn roll_mg(&mut self, table: &mut Table<'_>) {
        for index in 0..self.fire.len() {
            let sector = Sector::at(index);
            if !self.in_sector(sector).any(|seat| self.fights(seat)) {
                continue;
            }
            let dice = usize::from(self.setup.map.sector(sector).mg);
            for die in 0..dice {
                self.fire[index].dice[die % 2] = table.d6();
            }
            let fire = self.fire[index];
            if dice > 0 {
                table.tell(|| Event::MgRolled { sector, dice: fire.dice[..dice].to_vec() });
            }
        }
    }

    /// DD-18.3: the DEF values of a sector, as the map has them for so many units.
    pub(crate) fn printed_def(&self, sector: Sector) -> &[u8] {
        let map = &self.setup.map;
        let together = map.file.with_units(self.setup.seats).and_then(|with| with.bunker_def.as_ref());
        match together {
            Some(def) if sector.is_bunker() => std::slice::from_ref(def),
            _ => &map.sector(sector).def,
        }
    }

    /// DD-18.6 to DD-18.8: how a combat stands for a unit in a sector, with these vehicles there, as its so-manieth
    /// combat there (from 0).
    pub(crate) fn terms(
        &self,
        seat: Seat,
        sector: Sector,
        combats: u8,
        vehicles: impl Iterator<Item = Vehicle> + Clone,
    ) -> Terms {
        let info = self.setup.map.sector(sector);
        let fire = self.fire(sector);
        let unit = self.unit(seat);
        let bunker = sector.is_bunker();
        let here = || self.in_sector(sector).filter(|&other| other != seat).chain([seat]);
        let sum = |number: fn(&crate::vehicle::VehicleCard) -> u8| -> u8 {
            vehicles.clone().map(|vehicle| number(vehicle.card())).sum()
        };
        // The last value is used again (DD-18.3).
        let printed = self.printed_def(sector);
        let printed = printed.get(usize::from(combats)).or(printed.last()).copied().unwrap_or(0);
        let own_award = !bunker && unit.turn.def_zero;
        let zero = fire.def_zero || own_award || self.def_zero_by_award(sector);
        let mut def = if zero { 0 } else { u16::from(printed) };
        let mut less = u16::from(fire.def_less) + u16::from(sum(|card| card.def));
        if bunker {
            // DD-20.3, DD-20.4
            less += self
                .seats()
                .filter(|&other| self.safe(other))
                .map(|other| u16::from(self.unit(other).specialists.len()))
                .sum::<u16>();
        }
        let specialists = unit.specialists;
        less += u16::from(specialists.sum(|effects| effects.def));
        def = def.saturating_sub(less);
        let all_silent = here().any(|other| self.unit(other).turn.mg_zero);
        Terms {
            def,
            mg: info.mg,
            silenced: if all_silent { [true; 2] } else { fire.silenced },
            most: fire.most,
            mg_less: sum(|card| card.mg_die) + specialists.sum(|effects| effects.mg_die),
            no_mg: unit.turn.no_mg,
            fewer: u16::from(specialists.sum(|effects| effects.combat_loss))
                + u16::from(unit.turn.fewer_losses)
                + u16::from(sum(|card| card.combat_loss)),
            halved: unit.turn.halved,
            no_loss: unit.turn.no_loss,
        }
    }

    /// How this turn's combat stands for a unit where it is.
    pub(crate) fn terms_now(&self, seat: Seat) -> Terms {
        let unit = self.unit(seat);
        let mut vehicles = [None; crate::setup::MOST_SEATS];
        for (place, vehicle) in vehicles.iter_mut().zip(self.vehicles_in(unit.sector)) {
            *place = Some(vehicle);
        }
        self.terms(seat, unit.sector, unit.combats, vehicles.into_iter().flatten())
    }

    /// DD-18.2: what a unit loses, with the MG dice as they show.
    #[must_use]
    pub fn losses_of(&self, seat: Seat) -> u16 {
        self.terms_now(seat).losses(self.fire(self.unit(seat).sector).dice)
    }

    /// What a unit would lose if its next combat were in this sector: where it is, or where it could go. Exact over the MG
    /// dice; cards that could still be used are not counted.
    #[must_use]
    pub fn projected_losses(&self, seat: Seat, sector: Sector) -> LossOutlook {
        let unit = self.unit(seat);
        let terms = if sector == unit.sector {
            self.terms_now(seat)
        } else {
            let way = self.setup.map.way(unit.sector, sector);
            let own = unit.vehicle.filter(|_| !sector.is_bunker() && way.is_some_and(|way| !way.mines));
            let mut vehicles = [None; crate::setup::MOST_SEATS + 1];
            for (place, vehicle) in vehicles.iter_mut().zip(self.vehicles_in(sector).chain(own)) {
                *place = Some(vehicle);
            }
            self.terms(seat, sector, 0, vehicles.into_iter().flatten())
        };
        terms.outlook()
    }

    /// DD-28.10: is DEF of the sector 0 by an award of a unit in it?
    pub(crate) fn def_zero_by_award(&self, sector: Sector) -> bool {
        !sector.is_bunker() && self.in_sector(sector).any(|seat| self.unit(seat).turn.def_zero)
    }

    /// Is the MG die there, and not silenced?
    pub(crate) fn mg_counts(&self, sector: Sector, die: usize) -> bool {
        let all_silent = self.in_sector(sector).any(|seat| self.unit(seat).turn.mg_zero);
        die < usize::from(self.setup.map.sector(sector).mg) && !all_silent && !self.fire(sector).silenced[die % 2]
    }

    /// What an MG die of a unit's sector counts against it, as it shows now (DD-18.7).
    pub(crate) fn mg_against(&self, seat: Seat, die: usize) -> u16 {
        let sector = self.unit(seat).sector;
        let there = die < usize::from(self.setup.map.sector(sector).mg);
        if there { self.terms_now(seat).counts(die, self.fire(sector).dice[die % 2]) } else { 0 }
    }

    /// Would an MG die count less against anybody who fights in the sector if it counted at most this (DD-13.6)? With 0:
    /// does it count anything?
    pub(crate) fn mg_counts_over(&self, sector: Sector, die: usize, most: u8) -> bool {
        self.exposed(sector).any(|seat| {
            let terms = self.terms_now(seat);
            self.mg_against(seat, die) > terms.counts(die, self.fire(sector).dice[die % 2].min(most))
        })
    }

    /// Does DEF count anything against anybody who fights in the sector?
    pub(crate) fn def_counts(&self, sector: Sector) -> bool {
        self.exposed(sector).any(|seat| self.terms_now(seat).def > 0)
    }

    /// DD-13.8: the units that fight in the sector, without those that take no losses whatever counts (DD-26.22).
    fn exposed(&self, sector: Sector) -> impl Iterator<Item = Seat> + use<'_> {
        self.in_sector(sector).filter(|&seat| self.fights(seat) && !self.unit(seat).turn.no_loss)
    }

    /// DD-18.9, DD-18.10: how many MG dice do special damage to a unit.
    pub(crate) fn special_hits(&self, seat: Seat) -> u8 {
        let unit = self.unit(seat);
        let averted = unit.turn.no_loss || unit.specialists.any(|effects| effects.no_special_damage);
        if averted || self.setup.map.special_damage(unit.sector).is_none() {
            return 0;
        }
        self.fire(unit.sector).dice.iter().filter(|&&number| number == 6).count() as u8
    }
}
