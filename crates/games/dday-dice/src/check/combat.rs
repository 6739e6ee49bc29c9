//! A combat as the rules tell it, clause by clause (DD-18.6 to DD-18.10): what counts against a unit, for the judgement of
//! items that would change nothing (DD-13.6, DD-13.8). How losses are found in play is in `rules/combat.rs`.

use sandtable_core::Seat;

use crate::sector::Sector;
use crate::specialist::Specialists;
use crate::state::DDayDice;
use crate::vehicle::VehicleCard;

impl DDayDice {
    /// The units in a sector that fight there this turn and can lose anything (DD-18.1, DD-26.22).
    fn exposed_in(&self, sector: Sector) -> impl Iterator<Item = Seat> + use<'_> {
        self.seats().filter(move |&seat| {
            let unit = self.unit(seat);
            unit.sector == sector && !self.was_in_before(seat) && !unit.turn.no_loss
        })
    }

    /// DD-14.2: the sum of a number over the vehicles in the sector of a unit.
    fn vehicles_with(&self, seat: Seat, number: fn(&VehicleCard) -> u8) -> u16 {
        let here = |other: &Seat| self.unit(*other).sector == self.unit(seat).sector;
        let vehicles = self.seats().filter(here).filter_map(|other| self.unit(other).vehicle);
        vehicles.map(|vehicle| u16::from(number(vehicle.card()))).sum()
    }

    /// DD-18.6: printed value, or 0 by a card; less reductions for the sector; less those for the unit; never below 0.
    fn def_against(&self, seat: Seat) -> u16 {
        let unit = self.unit(seat);
        let sector = unit.sector;
        let fire = self.fire(sector);
        // DD-28.10
        let george_cross = !sector.is_bunker()
            && self.seats().any(|other| self.unit(other).sector == sector && self.unit(other).turn.def_zero);
        if fire.def_zero || george_cross {
            return 0;
        }
        // DD-18.3
        let values = self.printed_def(sector);
        let printed = values[usize::from(unit.combats).min(values.len() - 1)];
        let mut less = u16::from(fire.def_less) + self.vehicles_with(seat, |card| card.def);
        if sector.is_bunker() {
            // DD-20.3, DD-20.4
            let earlier = self.seats().filter(|&other| self.was_in_before(other));
            less += earlier.map(|other| u16::from(self.unit(other).specialists.len())).sum::<u16>();
        }
        less += u16::from(unit.specialists.sum(|effects| effects.def));
        u16::from(printed).saturating_sub(less)
    }

    /// DD-18.7: what it shows; 0 by Bazooka or Military Cross; at most 1 by Smoke; less 2 by a Half-track; less 1 by the
    /// Sharpshooter; never below 0. DD-26.7: nothing with a Flak Vest.
    fn mg_die_against(&self, seat: Seat, die: u8) -> u16 {
        let unit = self.unit(seat);
        let fire = self.fire(unit.sector);
        let military_cross =
            self.seats().any(|other| self.unit(other).sector == unit.sector && self.unit(other).turn.mg_zero);
        let silent = military_cross || fire.silenced[usize::from(die)];
        if die >= self.place(seat).mg || silent || unit.turn.no_mg {
            return 0;
        }
        let shows = fire.dice[usize::from(die)];
        let counts = fire.most.map_or(shows, |most| shows.min(most));
        let less = self.vehicles_with(seat, |card| card.mg_die) + u16::from(unit.specialists.sum(|one| one.mg_die));
        u16::from(counts).saturating_sub(less)
    }

    /// DD-18.2, DD-18.8, DD-26.22
    pub(super) fn losses_against(&self, seat: Seat) -> u16 {
        let unit = self.unit(seat);
        if unit.turn.no_loss {
            return 0;
        }
        let sum = self.def_against(seat) + self.mg_die_against(seat, 0) + self.mg_die_against(seat, 1);
        let fewer = u16::from(unit.specialists.sum(|effects| effects.combat_loss))
            + u16::from(unit.turn.fewer_losses)
            + self.vehicles_with(seat, |card| card.combat_loss);
        let rest = sum.saturating_sub(fewer);
        if unit.turn.halved { rest / 2 + rest % 2 } else { rest }
    }

    /// DD-18.9, DD-18.10: is there special damage for the unit?
    pub(super) fn suffers_special(&self, seat: Seat) -> bool {
        let unit = self.unit(seat);
        let averted = unit.turn.no_loss || unit.specialists.any(|effects| effects.no_special_damage);
        let here = self.setup.map.special_damage(unit.sector).is_some();
        here && !averted && self.fire(unit.sector).dice.contains(&6)
    }

    /// DD-13.8: does DEF count against a unit in the sector that can lose anything?
    pub(super) fn def_hurts_in(&self, sector: Sector) -> bool {
        self.exposed_in(sector).any(|seat| self.def_against(seat) > 0)
    }

    /// DD-13.8: do numbers of MG dice count against the unit?
    pub(super) fn mg_hurts(&self, seat: Seat) -> bool {
        !self.unit(seat).turn.no_loss && (0..2).any(|die| self.mg_die_against(seat, die) > 0)
    }

    /// DD-13.8: would an MG die of the sector count less against anybody if it counted at most this?
    pub(super) fn mg_die_hurts_beyond(&self, sector: Sector, die: u8, most: u8) -> bool {
        self.exposed_in(sector).any(|seat| {
            let mut capped = self.clone();
            let fire = capped.fire_mut(sector);
            fire.most = Some(fire.most.map_or(most, |before| before.min(most)));
            capped.mg_die_against(seat, die) < self.mg_die_against(seat, die)
        })
    }
}
